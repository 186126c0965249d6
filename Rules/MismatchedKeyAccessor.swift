import EnvlintFacts

extension Catalog {
  /// Accessors that do not belong together. We give up on accessors that ask anything but keys: helpers and other properties may do
  /// what is missing here.
  static let mismatchedKeyAccessor = Rule(
    id: "mismatched_key_accessor",
    group: .declaring,
    summary: "The getter and the setter of an environment value do not use the same key, or two values share one.",
    severity: .error,
    check: { project, _ in
      KeyContainer.allCases.flatMap { container in
        let properties = project.keyProperties(of: container).filter { $0.property.keyAccessors != nil }
        return properties.compactMap { mismatch($0, project) } + sharedKeys(properties, project)
      }
    }
  )

  private static let help = "use the same key type in both accessors, or declare the property with '@Entry'"

  /// A setter that writes another key than the getter reads, or that ignores the new value.
  private static func mismatch(_ found: KeyProperty, _ project: ProjectIndex) -> Diagnostic? {
    guard let accessors = found.property.keyAccessors, let setter = accessors.setter, let keyword = setter.keyword,
      setter.keys.count == 1, setter.isOneAssignment, setter.isSelfContained
    else { return nil }
    let name = found.property.name
    var notes: [Diagnostic.Note] = []
    var diagnostic: Diagnostic?
    if let getter = accessors.getter, getter.keys.count == 1, getter.isSelfContained {
      let (read, written) = (getter.keys[0], setter.keys[0])
      notes = [.init("read from here", at: project.location(read.range, in: found.id.file))]
      if let readType = project.keyType(read, of: found), let writtenType = project.keyType(written, of: found),
        readType.path != writtenType.path || Set(readType.containers).isDisjoint(with: writtenType.containers)
      {
        diagnostic = error(
          "'\(name)' reads key '\(read.name ?? readType.name)' but writes key '\(written.name ?? writtenType.name)', so an "
            + "injected value never reaches its readers.", at: written.range, found, project)
      }
    }
    if diagnostic == nil, !setter.mentionsNewValue, project.keyType(setter.keys[0], of: found) != nil {
      diagnostic = error(
        "The setter of '\(name)' ignores 'newValue', so injecting it has no effect.", at: keyword, found, project)
    }
    diagnostic?.notes = notes
    return diagnostic
  }

  private static func error(
    _ message: String, at range: Range<UInt32>, _ found: KeyProperty, _ project: ProjectIndex
  ) -> Diagnostic {
    Diagnostic(
      rule: mismatchedKeyAccessor.id, severity: .error, location: project.location(range, in: found.id.file),
      message: message, help: help, symbol: found.property.symbol)
  }

  /// Every writable property that uses the key of one before it.
  private static func sharedKeys(_ properties: [KeyProperty], _ project: ProjectIndex) -> [Diagnostic] {
    var first: [DeclaredType: KeyProperty] = [:]
    var diagnostics: [Diagnostic] = []
    for found in properties where !found.isSuperseded && !found.property.name.hasPrefix("_") {
      guard let keys = found.property.keyAccessors?.plainKeys, let key = project.keyType(keys.getter, of: found),
        key == project.keyType(keys.setter, of: found)
      else { continue }
      guard let other = first[key] else {
        first[key] = found
        continue
      }
      guard project.canCoexist(found.property.scope, in: found.id.file, other.property.scope, in: other.id.file) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule: mismatchedKeyAccessor.id, severity: .info,
          location: project.location(found.property.nameRange, in: found.id.file),
          message:
            "'\(found.property.name)' and '\(other.property.name)' share the key '\(key.name)', so setting one changes the "
            + "other.",
          notes: [.init("the other property", at: project.location(other.property.nameRange, in: other.id.file))],
          help: help, symbol: found.property.symbol))
    }
    return diagnostics
  }
}

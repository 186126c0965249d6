import EnvlintFacts

extension Catalog {
  /// Accessors that do not belong together. We give up on accessors that ask anything but keys: helpers and other properties may do
  /// what is missing here.
  static let mismatchedKeyAccessor = Rule(
    id: "mismatched_key_accessor",
    group: .declaring,
    summary: "The getter and the setter of an environment value use different keys, or two values share one key.",
    severity: .error,
    check: { project, _ in
      KeyContainer.allCases.flatMap { container in
        let properties = project.keys.keyProperties(of: container).filter { $0.property.keyAccessors != nil }
        return properties.compactMap { mismatch($0, among: properties, project) } + sharedKeys(properties, project)
      }
    }
  )

  private static let sameKeyHelp = "use the same key type in both accessors, or declare the property with '@Entry'"
  private static let ownUseHelp =
    "use the key in the accessor, as in 'self[SomeKey.self]', or declare the property with '@Entry'"
  private static let ignoredValueHelp = "store 'newValue' under the key, or declare the property with '@Entry'"
  private static let sharedKeyHelp = "give each property a key type of its own, or declare both with '@Entry'"

  /// Accessors that use different keys or their own property, and setters that ignore the new value.
  private static func mismatch(
    _ found: KeyProperty, among properties: [KeyProperty], _ project: ProjectIndex
  ) -> Diagnostic? {
    guard let accessors = found.property.keyAccessors, !found.isSuperseded else { return nil }
    if let use = accessors.getter?.ownUse {
      return error(
        "the getter of '\(found.property.name)' reads '\(found.property.name)' itself, so reading it crashes the app",
        at: use, help: ownUseHelp, found, project)
    }
    if let use = accessors.setter?.ownUse {
      return error(
        "the setter of '\(found.property.name)' sets '\(found.property.name)' itself, so \(found.act) crashes the app",
        at: use, help: ownUseHelp, found, project)
    }
    guard let setter = accessors.setter, setter.isSelfContained, setter.writesKey,
      let written = project.onlyKeyType(of: setter, of: found)
    else { return nil }
    let getter = accessors.getter
    var notes: [Diagnostic.Note] = []
    var diagnostic: Diagnostic?
    if let getter, getter.isSelfContained, let read = project.onlyKeyType(of: getter, of: found) {
      notes = [.init("read from here", at: project.location(getter.keys[0].range, in: found.id.file))]
      if read.path != written.path || Set(read.containers).isDisjoint(with: written.containers) {
        let value = found.container == .environment ? "an injected value" : "a value that is set"
        diagnostic = error(
          "'\(found.property.name)' reads key '\(getter.keys[0].name ?? read.name)' but writes key "
            + "'\(setter.keys[0].name ?? written.name)', so \(value) never reaches its readers",
          at: setter.keys[0].range, help: sameKeyHelp, found, project)
      } else {
        diagnostic = ignoredValue(found, setter, written, among: properties, project)
      }
    }
    diagnostic?.notes = notes
    return diagnostic
  }

  /// A setter that writes the key it is read from, whatever it is given. What sets the default, or the key to itself, can change nothing;
  /// any other constant may be a switch that goes one way.
  private static func ignoredValue(
    _ found: KeyProperty, _ setter: KeyAccessors.Accessor, _ key: DeclaredType, among properties: [KeyProperty],
    _ project: ProjectIndex
  ) -> Diagnostic? {
    guard let keyword = setter.keyword, let assigned = setter.assigned, !setter.mentionsNewValue else { return nil }
    let name = found.property.name
    if assigned.key != nil {
      return error(
        "the setter of '\(name)' sets its key to itself, so \(found.act) has no effect", at: keyword,
        help: ignoredValueHelp,
        found, project)
    }
    guard setter.keys.count == 1, !found.hasNoValue,
      !properties.contains(where: { found.shares(key, with: $0, project) })
    else { return nil }
    let site = LookupContext(file: found.id.file, scope: found.property.scope)
    let type = found.property.type.map { project.resolver.resolve($0, at: site) } ?? .unresolved
    let value = project.values.constantValue(of: assigned, expected: type, at: site)
    if let value, value == project.values.constantDefault(ofKeyType: key, valueType: type) {
      return error(
        "the setter of '\(name)' ignores 'newValue' and sets the default, so \(found.act) has no effect", at: keyword,
        help: ignoredValueHelp, found, project)
    }
    // `self[K.self] = true`: whoever sets it wants it on.
    if case .boolean? = value { return nil }
    var diagnostic = error(
      "the setter of '\(name)' ignores 'newValue', so \(found.act) always sets the same value", at: keyword,
      help: ignoredValueHelp, found, project)
    diagnostic.severity = .info
    return diagnostic
  }

  private static func error(
    _ message: String, at range: Range<UInt32>, help: String, _ found: KeyProperty, _ project: ProjectIndex
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
      guard let keys = found.property.keyAccessors?.plainKeys, let key = project.keys.keyType(keys.getter, of: found),
        key == project.keys.keyType(keys.setter, of: found)
      else { continue }
      guard let other = first[key] else {
        first[key] = found
        continue
      }
      guard project.canCoexist(found.property.scope, other.property.scope) else {
        continue
      }
      diagnostics.append(
        Diagnostic(
          rule: mismatchedKeyAccessor.id, severity: .info,
          location: project.location(found.property.nameRange, in: found.id.file),
          message:
            "'\(found.property.name)' and '\(other.property.name)' share the key '\(key.name)', so setting one changes the "
            + "other",
          notes: [
            .init("other property declared here", at: project.location(other.property.nameRange, in: other.id.file))
          ],
          help: sharedKeyHelp, symbol: found.property.symbol))
    }
    return diagnostics
  }
}

extension KeyProperty {
  /// The phrase for giving the property a value.
  fileprivate var act: String { container == .environment ? "injecting it" : "setting it" }

  /// Whether the type has but one value, so that setting it means to do something.
  fileprivate var hasNoValue: Bool {
    switch property.type?.form {
    case .tuple(let elements): elements.isEmpty
    case .named: property.type?.name == "Void" || property.type?.name == "Swift.Void"
    default: false
    }
  }

  /// Whether another property also uses a key.
  fileprivate func shares(_ key: DeclaredType, with other: KeyProperty, _ project: ProjectIndex) -> Bool {
    guard other.id != id || other.property.nameRange != property.nameRange else { return false }
    let keys = (other.property.keyAccessors?.getter?.keys ?? []) + (other.property.keyAccessors?.setter?.keys ?? [])
    return keys.contains { project.keys.keyType($0, of: other)?.containers == key.containers }
  }
}

extension ProjectIndex {
  /// The type that all subscripts of an accessor name; nil where they name several, or one that is not known.
  fileprivate func onlyKeyType(of accessor: KeyAccessors.Accessor, of property: KeyProperty) -> DeclaredType? {
    let types = accessor.keys.map { keys.keyType($0, of: property) }
    guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }) else { return nil }
    return type
  }
}

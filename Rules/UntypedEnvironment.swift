import EnvlintFacts

extension Catalog {
  /// Environment properties without an explicit type. The fix is only offered if the type is known and can be named.
  static let untypedEnvironment = Rule(
    id: "untyped_environment",
    group: .reading,
    summary: "A property that reads the environment has no explicit type.",
    severity: .info,
    isOptIn: true,
    fix: .safe,
    check: { project, _ in project.reads.inApp.compactMap { untyped($0, project) } }
  )

  private static func untyped(_ read: EnvironmentProperty, _ project: ProjectIndex) -> Diagnostic? {
    let (property, file) = (read.property, read.id.file)
    guard case .keyPath(let keyPath) = read.source, property.type == nil, property.value == nil,
      keyPath.components.last?.name != "self"
    else { return nil }
    let type = project.keys.spelledType(of: read)
    var fixes: [Fix] = []
    // A replacement of a key can have another type.
    if let type, property.isAlone, read.keyName.flatMap(DeprecatedKeys.row) == nil {
      let end = property.nameRange.upperBound
      fixes.append(
        Fix(
          "Write the type", safety: .safe, edits: [Fix.Edit(": \(type)", at: project.location(end..<end, in: file))],
          claims: [project.claim(of: property, in: file)]))
    }
    let path = keyPath.components.map(\.name).joined(separator: ".")
    return Diagnostic(
      rule: untypedEnvironment.id, severity: .info, location: project.location(property.nameRange, in: file),
      message: "'\(property.name)' has no explicit type",
      help: "add ': \(type ?? "<type of \\.\(path)>")'", fixes: fixes, symbol: property.symbol
    )
  }
}

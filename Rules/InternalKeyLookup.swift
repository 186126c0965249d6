import EnvlintFacts

extension Catalog {
  /// Views that read a key which is marked as internal by its name. We give up in the file that declares it.
  static let internalKeyLookup = Rule(
    id: "internal_key_lookup",
    group: .reading,
    summary: "A view reads an environment key whose name marks it as internal to other keys.",
    severity: .info,
    isOptIn: true,
    options: [RuleOption("prefix", default: .string("_"), summary: "how the names of internal keys begin")],
    check: { project, options in
      project.environmentProperties.compactMap { internalLookup($0, project, options) }
    }
  )

  private static func internalLookup(
    _ read: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let file = read.id.file
    guard case .keyPath(let keyPath) = read.source, let key = keyPath.components.first,
      key.name.hasPrefix(options[project.path(of: file)].string("prefix")),
      !project.isExempt(read.property.scope, in: file),
      let type = read.installedOwner
    else { return nil }
    let declarations = project.keyDeclarations(named: key.name)
    guard let entry = declarations.first, !declarations.contains(where: { $0.id.file == file }) else { return nil }
    var notes = [
      Diagnostic.Note("declared here", at: project.location(entry.declaration.nameRange, in: entry.id.file))
    ]
    let derived = project.derivedKeys(reading: key.name)
    notes += derived.map { .init("available through", at: project.location($0.property.nameRange, in: $0.id.file)) }
    return Diagnostic(
      rule: internalKeyLookup.id, severity: .info, location: project.location(key.range, in: file),
      message: "'\\.\(key.name)' is marked as internal by its underscore, but '\(type.name)' reads it directly.",
      notes: notes, help: "read a derived property instead, or rename the entry", symbol: read.property.symbol
    )
  }
}

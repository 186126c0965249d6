import EnvlintFacts

extension Catalog {
  /// Views that read a key which is marked as internal by its name. We give up in the file that declares it, and in what keeps the key: types
  /// that are internal themselves, wrappers, and those that set it.
  static let internalKeyLookup = Rule(
    id: "internal_key_lookup",
    group: .reading,
    summary: "A view reads an environment key whose name marks it as storage for other keys.",
    severity: .info,
    isOptIn: true,
    options: [RuleOption("prefix", default: .string("_"), summary: "prefix of the names of internal keys")],
    check: { project, options in
      project.reads.inApp.compactMap { internalLookup($0, project, options) }
    }
  )

  /// Whether a type is internal as well, by its name, or is a wrapper that reads the key for others.
  private static func isInternal(_ type: DeclaredType, _ prefix: String, _ project: ProjectIndex) -> Bool {
    type.name.hasPrefix(prefix)
      || type.containers.contains { project.container($0).attributes.contains { $0.name == "propertyWrapper" } }
  }

  private static func internalLookup(
    _ read: EnvironmentProperty, _ project: ProjectIndex, _ options: OptionsByPath
  ) -> Diagnostic? {
    let file = read.id.file
    let prefix = options[project.path(of: file)].string("prefix")
    guard case .keyPath(let keyPath) = read.source, let key = keyPath.components.first, key.name.hasPrefix(prefix),
      let type = read.installedOwner,
      !isInternal(type, prefix, project), !project.keyForms.injects(key.name, inCodeOf: type)
    else { return nil }
    let declarations = project.members.keyDeclarations(named: key.name)
    guard let entry = declarations.first, !declarations.contains(where: { $0.id.file == file }) else { return nil }
    var notes = [
      Diagnostic.Note("declared here", at: project.location(entry.declaration.nameRange, in: entry.id.file))
    ]
    let derived = project.keyForms.derivedKeys(reading: key.name)
    notes += derived.map { .init("available through", at: project.location($0.property.nameRange, in: $0.id.file)) }
    return Diagnostic(
      rule: internalKeyLookup.id, severity: .info, location: project.location(key.range, in: file),
      message: "the prefix of '\\.\(key.name)' marks it as internal, but '\(type.name)' reads it directly",
      notes: notes,
      help: "read a computed property of 'EnvironmentValues' that uses it, or rename the entry without the prefix",
      symbol: read.property.symbol
    )
  }
}

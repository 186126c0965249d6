import EnvlintFacts

extension Catalog {
  /// Defaults that crash the app. Project code counts only if it does nothing but crash.
  static let trappingEntryDefault = Rule(
    id: "trapping_entry_default",
    group: .declaring,
    summary: "The default of an environment entry can crash the app, even when a value is injected.",
    severity: .warning,
    options: [
      RuleOption(
        "allow_literal_unwrap", default: .bool(true),
        summary: "whether '!' and 'try!' are accepted on a value made of literals, such as 'URL(string: \"…\")!'")
    ],
    check: { project, options in
      project.values.trappingDefaults { options[$0].bool("allow_literal_unwrap") }.map { trappingDefault($0, project) }
    }
  )

  private static func trappingDefault(_ found: TrappingDefault, _ project: ProjectIndex) -> Diagnostic {
    Diagnostic(
      rule: trappingEntryDefault.id, severity: .warning,
      location: project.location(found.trap.range, in: found.key.file),
      message:
        "the default of '\(found.key.name)' can crash the app, and SwiftUI can evaluate it even when a value is "
        + "\(found.key.container.settingVerb)",
      notes: [.init("entry declared here", at: found.name)]
        + (found.cause.map { [.init("crashes here", at: $0)] } ?? []),
      help: "use a harmless value, or make the entry optional",
      symbol: found.key.symbol
    )
  }
}

import EnvlintFacts

extension Catalog {
  /// Defaults that stop the program. We give up on what project code does unless it does nothing else.
  static let trappingEntryDefault = Rule(
    id: "trapping_entry_default",
    group: .declaring,
    summary: "The default of an environment entry can stop the program, although a value may be injected.",
    severity: .warning,
    options: [
      RuleOption(
        "allow_literal_unwrap", default: .bool(true),
        summary: "accept '!' and 'try!' on what is made of literals, such as 'URL(string: \"…\")!'")
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
        "The default of \(found.key.container.valueNoun) '\(found.key.name)' can stop the program, and SwiftUI may evaluate it "
        + "even when a value is \(found.key.container.settingVerb).",
      notes: [.init("the entry", at: found.name)] + (found.cause.map { [.init("stops here", at: $0)] } ?? []),
      help: "return a harmless value, optionally with 'assertionFailure', or make the entry optional",
      symbol: found.key.symbol
    )
  }
}

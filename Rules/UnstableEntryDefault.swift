import EnvlintFacts

extension Catalog {
  static let unstableEntryDefault = Rule(
    id: "unstable_entry_default",
    group: .declaring,
    summary: "The default of an environment entry is a different value at every read that falls back to it.",
    severity: .warning,
    fix: .suggestion,
    options: [
      RuleOption(
        "unstable_types", default: .strings([]), summary: "types whose construction gives a new identity each time"),
      RuleOption(
        "stable_types", default: .strings([]), summary: "types whose construction gives an equal value each time"),
    ],
    check: { _, _ in [] }
  )
}

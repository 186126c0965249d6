import EnvlintFacts

extension Catalog {
  static let expensiveEntryDefault = Rule(
    id: "expensive_entry_default",
    group: .declaring,
    summary: "The default of an environment entry does costly work at every read that falls back to it.",
    severity: .warning,
    fix: .suggestion,
    options: [
      RuleOption(
        "unknown_calls", default: .bool(false), summary: "also report defaults whose cost is not known, as info"),
      RuleOption("costly_types", default: .strings([]), summary: "types whose construction counts as costly"),
      RuleOption("cheap_types", default: .strings([]), summary: "types whose construction counts as cheap"),
      RuleOption("cheap_functions", default: .strings([]), summary: "functions whose call counts as cheap"),
    ],
    check: { _, _ in [] }
  )
}

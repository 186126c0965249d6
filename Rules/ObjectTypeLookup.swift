import EnvlintFacts

extension Catalog {
  static let objectTypeLookup = Rule(
    id: "object_type_lookup",
    group: .reading,
    summary: "An object is looked up by its type, which stops the program when no ancestor injected it.",
    severity: .warning,
    fix: .none,
    options: [
      RuleOption("allow_types", default: .strings([]), summary: "types that may be looked up"),
      RuleOption(
        "when_injected", default: .severity(.info), summary: "severity of a lookup whose type the project injects"),
    ],
    check: { _, _ in [] }
  )
}

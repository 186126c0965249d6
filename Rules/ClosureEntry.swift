import EnvlintFacts

extension Catalog {
  static let closureEntry = Rule(
    id: "closure_entry",
    group: .declaring,
    summary: "An environment entry holds a closure, which SwiftUI cannot compare reliably.",
    severity: .warning,
    fix: .none,
    options: [
      RuleOption(
        "include_derived_keys", default: .bool(false),
        summary: "also report getter-only properties of EnvironmentValues, as info"),
      RuleOption("allow_types", default: .strings([]), summary: "types that may hold a closure"),
    ],
    check: { _, _ in [] }
  )
}

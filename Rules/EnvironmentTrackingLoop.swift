import EnvlintFacts

extension Catalog {
  static let environmentTrackingLoop = Rule(
    id: "environment_tracking_loop",
    group: .reading,
    summary: "A loop in a task polls an environment value, of which the task sees only a frozen copy.",
    severity: .error,
    fix: .none,
    options: [
      RuleOption("waiting_calls", default: .strings([]), summary: "further functions that do nothing but wait")
    ],
    check: { _, _ in [] }
  )
}

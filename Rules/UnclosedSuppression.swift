import EnvlintFacts

extension Catalog {
  /// Ranges that nothing ends.
  public static let unclosedSuppression = Rule(
    id: "unclosed_suppression",
    group: .suppression,
    summary: "A suppression comment disables a rule, and nothing enables it again before the file ends.",
    severity: .warning,
    fix: .none
  )
}

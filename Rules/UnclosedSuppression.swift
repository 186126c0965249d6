import EnvlintFacts

extension Catalog {
  /// Ranges that nothing ends.
  public static let unclosedSuppression = Rule(
    id: "unclosed_suppression",
    group: .suppression,
    summary: "A rule is disabled and never enabled again before the end of the file.",
    severity: .warning,
    fix: .none
  )
}

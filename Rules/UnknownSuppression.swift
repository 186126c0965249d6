import EnvlintFacts

extension Catalog {
  /// Comments that name no rule, or a form of the comment that doesn't exist.
  public static let unknownSuppression = Rule(
    id: "unknown_suppression",
    group: .suppression,
    summary: "A suppression comment names a rule that doesn't exist, or has an invalid form.",
    severity: .warning,
    fix: .suggestion
  )
}

import EnvlintFacts

extension Catalog {
  /// Comments without a reason: those that name `all`, and with `require_suppression_reason` every one.
  public static let unexplainedSuppression = Rule(
    id: "unexplained_suppression",
    group: .suppression,
    summary: "A suppression comment gives no reason, but a reason is required.",
    severity: .warning,
    fix: .none
  )
}

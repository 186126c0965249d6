import EnvlintFacts

extension Catalog {
  /// Comments that suppress nothing. We give up in files that were not understood as a whole, and where only part of a project is read.
  public static let superfluousSuppression = Rule(
    id: "superfluous_suppression",
    group: .suppression,
    summary: "A suppression comment suppresses nothing, because the rule has no finding there.",
    severity: .warning,
    fix: .safe
  )
}

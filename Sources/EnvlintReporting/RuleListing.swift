import EnvlintFacts

/// The formats of `envlint rules`.
public enum RuleListingFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
}

/// The list of all rules: `envlint rules`.
///
/// - Parameter pages: the Markdown page of each rule, by id.
public func renderedRules(
  _ rules: [Rule], pages: [String: String], as format: RuleListingFormat, style: TextStyle = TextStyle()
) -> String {
  rules.map { $0.id + "\n" }.joined()
}

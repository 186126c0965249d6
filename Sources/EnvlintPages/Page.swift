/// The documentation of one rule: the Markdown file beside the rule, as text.
public struct Page: Sendable {
  /// The rule's id.
  public let rule: String
  public let markdown: String
}

/// Every page, sorted by rule id.
public enum Pages {
  public static let all: [Page] = []
}

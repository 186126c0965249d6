/// The documentation of one rule: the Markdown file beside the rule, as text.
///
/// Everything else in this target is generated from `Rules/*.md` by a test, so that the text is in the binary without
/// a resource bundle. One file a page: two rule changes never meet in one file.
public struct Page: Sendable {
  /// The rule's id.
  public let rule: String
  public let markdown: String
}

extension Pages {
  /// The page of a rule; nil when there is none.
  public static func page(_ rule: String) -> Page? { all.first { $0.rule == rule } }
}

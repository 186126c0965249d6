import EnvlintPages
import EnvlintRules

extension PageProject {
  /// The examples of the page of each rule that is a query, and those that are too special for it, with the rule.
  static func ofPages() throws -> [(rule: String, project: PageProject)] {
    let queries = Pages.all.filter { page in Catalog.rules.contains { $0.id == page.rule } }
    return try examples(of: queries.map { ($0.rule, $0.markdown) } + Corner.all.map { ($0.rule, $0.markdown) })
  }

  /// The examples of the pages about suppression comments.
  static func ofSuppressionPages() throws -> [(rule: String, project: PageProject)] {
    let pages = Catalog.suppressionRules.compactMap { Pages.page($0.id) }
    return try examples(of: pages.map { ($0.rule, $0.markdown) })
  }

  private static func examples(
    of texts: [(rule: String, markdown: String)]
  ) throws -> [(rule: String, project: PageProject)] {
    try texts.flatMap { rule, markdown in try all(in: markdown, title: rule, rule: rule).map { (rule, $0) } }
  }

  /// The articles' examples.
  static func ofSeeds() throws -> [PageProject] {
    try Seed.all.flatMap { try all(in: $0.markdown, title: $0.title, rule: nil) }
  }
}

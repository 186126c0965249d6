import EnvlintPages

extension PageProject {
  /// The examples of every rule's page, and those that are too special for it, with the rule.
  static func ofPages() throws -> [(rule: String, project: PageProject)] {
    let texts = Pages.all.map { ($0.rule, $0.markdown) } + Corner.all.map { ($0.rule, $0.markdown) }
    return try texts.flatMap { rule, markdown in
      try all(in: markdown, title: rule, rule: rule).map { (rule, $0) }
    }
  }

  /// The articles' examples.
  static func ofSeeds() throws -> [PageProject] {
    try Seed.all.flatMap { try all(in: $0.markdown, title: $0.title, rule: nil) }
  }
}

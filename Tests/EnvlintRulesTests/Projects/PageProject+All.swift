import EnvlintPages

extension PageProject {
  /// The examples of every rule's page, with the rule.
  static func ofPages() throws -> [(rule: String, project: PageProject)] {
    try Pages.all.flatMap { page in
      try all(in: page.markdown, title: page.rule, rule: page.rule).map { (page.rule, $0) }
    }
  }

  /// The articles' examples.
  static func ofSeeds() throws -> [PageProject] {
    try Seed.all.flatMap { try all(in: $0.markdown, title: $0.title, rule: nil) }
  }
}

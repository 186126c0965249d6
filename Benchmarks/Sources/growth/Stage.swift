import EnvlintFacts
import EnvlintRules
import EnvlintSyntax

/// How far a text is analysed.
enum Stage: String, CaseIterable, Sendable {
  case tree = "Tokens and tree"
  case findings = "Outlines, tokens, tree, facts, index and all rules"

  /// Analyses a text and throws away what comes out, which takes its time, too.
  ///
  /// - Returns: a count that depends on the result, so that nothing is left out.
  func run(_ source: SourceBytes) -> Int {
    let tokens = Tokens(tokenizing: source)
    switch self {
    case .tree: return SyntaxTree(parsing: source, tokens: tokens).count
    case .findings:
      let skims = [Outline(scanning: source), Outline(tokens, source)]
      var tree = SyntaxTree()
      let facts = FileFacts(path: "Input.swift", extracting: source, tokens: tokens, reusing: &tree)
      let file = ProjectFacts.LoadedFile(index: 0, facts: facts, isInTestFolder: false)
      let files = ProjectFacts(paths: [facts.path], first: [file])
      let project = ProjectIndex(files)
      return skims.reduce(0) { $0 + ($1?.declaredNames.count ?? 0) }
        + Catalog.rules.reduce(0) { count, rule in
          let options = RuleOptions(rule.options)
          return count + rule.check(project, OptionsByPath(options)).count
        }
    }
  }
}

import EnvlintFacts
import EnvlintSyntax
import Measuring

/// How far files are analysed.
enum Stage: String, CaseIterable, Sendable {
  case tokens = "tokens"
  case outline = "tokens and outline"
  case tree = "tokens and whole tree"
  case facts = "tokens, tree and facts"

  /// Analyses all files, with the storage of tokens and tree used again for each, as a run of envlint does.
  ///
  /// - Returns: a count that depends on the result, so that nothing is left out.
  func run(_ sources: [SourceBytes]) -> Int {
    var tokens = Tokens()
    var tree = SyntaxTree()
    var count = 0
    for source in sources {
      tokens.retokenize(source)
      switch self {
      case .tokens: count += tokens.count
      case .outline: count += Outline(tokens, source).declaredNames.count
      case .tree:
        tree.reparse(source, tokens: tokens)
        count += tree.count
      case .facts: count += FileFacts(path: "", extracting: source, tokens: tokens, reusing: &tree).containers.count
      }
    }
    return count
  }
}

/// The median time of a number of runs.
func medianSeconds(of count: Int, _ body: () -> Int) -> Double {
  let times = (0..<count).map { _ in
    let start = processorSeconds()
    precondition(body() >= 0, "a count is never negative")
    return processorSeconds() - start
  }
  return times.sorted()[count / 2]
}

import EnvlintSyntax

/// What must hold for any bytes. Each check answers with a line for each thing that does not.
struct Checks {
  let targets: Set<Target>
  /// The storage of all tokens before, used again, as a run over many files does.
  private var reused = Tokens()
  /// The same for trees.
  private var reusedTree = SyntaxTree()

  init(targets: Set<Target>) { self.targets = targets }

  mutating func problems(of bytes: [UInt8]) -> [String] {
    var problems: [String] = []
    if !targets.isDisjoint(with: [.tokenizer, .parser, .extractor]) {
      let source = SourceBytes(bytes)
      let tokens = Tokens(tokenizing: source)
      reused.retokenize(source)
      if targets.contains(.tokenizer) { problems += tokenizerProblems(tokens, source) }
      if targets.contains(.parser) { problems += parserProblems(tokens, source) }
      if targets.contains(.extractor) { problems += extractorProblems(source, tokens, reused, &reusedTree) }
    }
    if targets.contains(.yaml) { problems += configurationProblems(bytes) }
    if targets.contains(.xcode) { problems += projectProblems(bytes) }
    if targets.contains(.messages) { problems += messageProblems(bytes) }
    return problems
  }

  private func tokenizerProblems(_ tokens: Tokens, _ source: SourceBytes) -> [String] {
    var problems = tokens.checkInvariants(in: source)
    if !tokens.isEqual(to: reused) { problems.append("storage that is used again gives other tokens") }
    return problems
  }

  private mutating func parserProblems(_ tokens: Tokens, _ source: SourceBytes) -> [String] {
    let tree = SyntaxTree(parsing: source, tokens: tokens)
    var problems = tree.checkInvariants() + tree.checkInvariants(of: tokens)
    reusedTree.reparse(source, tokens: reused)
    if reusedTree != tree { problems.append("storage that is used again gives another tree") }
    return problems
  }
}

extension Tokens {
  fileprivate func isEqual(to other: Tokens) -> Bool {
    kinds == other.kinds && starts == other.starts && ends == other.ends && flags == other.flags
      && directiveComments == other.directiveComments
  }
}

import EnvlintSyntax

/// A file to rewrite, with its tokens and its tree.
struct ParsedFile {
  let path: String
  let bytes: SourceBytes
  let tokens: Tokens
  let tree: SyntaxTree

  init(_ file: PageProject.File) {
    path = file.path
    bytes = SourceBytes(file.text)
    tokens = Tokens(tokenizing: bytes)
    tree = SyntaxTree(parsing: bytes, tokens: tokens)
  }

  /// Whether the file is not understood as a whole, so that nobody can say how else it may be written.
  var isBroken: Bool { !tree.errors.isEmpty }

  func range(_ node: Node) -> Range<Int> { Int(tree.range(node).lowerBound)..<Int(tree.range(node).upperBound) }

  func text(_ node: Node) -> String { bytes.text(tree.range(node)) }

  /// A name without its backticks.
  func name(_ node: Node) -> String { text(node).filter { $0 != "`" } }

  /// Index of the first token at or behind an offset.
  func tokenIndex(at offset: Int) -> Int {
    var lower = 0
    var upper = tokens.count - 1
    while lower < upper {
      let middle = (lower + upper) / 2
      if Int(tokens.starts[middle]) < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The text of a token.
  func token(_ index: Int) -> String { bytes.text(tokens.starts[index]..<tokens.ends[index]) }

  /// Every node with the nodes around it, innermost last.
  func forEachNode(_ body: (_ node: Node, _ ancestors: [Node]) -> Void) {
    var ancestors: [Node] = []
    func visit(_ node: Node) {
      body(node, ancestors)
      ancestors.append(node)
      for child in tree.children(node) { visit(child) }
      ancestors.removeLast()
    }
    visit(tree.root)
  }
}

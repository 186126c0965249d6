import EnvlintSyntax

/// Reads shapes of types and expressions off a syntax tree.
struct TreeReader {
  let tree: SyntaxTree
  let source: SourceBytes
  /// Whether closures get a summary of their bodies. Off where nobody asks, because bodies are long.
  var readsClosures = false

  func text(_ node: Node) -> String { source.text(tree.range(node)) }

  /// A name without its backticks.
  func name(_ node: Node) -> String {
    let range = tree.range(node)
    if range.count >= 2, source[Int(range.lowerBound)] == 0x60, source[Int(range.upperBound) - 1] == 0x60 {
      return source.text(range.lowerBound + 1..<range.upperBound - 1)
    }
    return source.text(range)
  }

  /// The first child of that kind, as a name.
  func childName(_ kind: NodeKind, of node: Node) -> String? { tree.child(kind, of: node).map(name) }

  /// Whether the node's text is exactly that.
  func matches(_ node: Node, _ text: StaticString) -> Bool {
    let range = tree.range(node)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[Int(range.lowerBound) + offset] != expected[offset] { return false }
      return true
    }
  }

  /// The text without white space, for comparing conditions.
  func condensedText(_ node: Node) -> String {
    text(node).filter { !$0.isWhitespace }
  }
}

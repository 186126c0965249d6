import EnvlintSyntax

/// Shapes nest: `a.b.c` is `c` of (`b` of `a`), `A??` an optional of an optional. The tree is flat there, so the parser's limit on
/// nesting does not hold for them, and whoever compares, hashes or frees a shape goes as deep as it nests.
extension TreeReader {
  /// Far more links than a chain has that people write, and a small part of a thread's stack.
  static let deepestShape = 1_000

  /// Whether the shape of an expression or type would nest too deeply. Constant time for what has few nodes, else linear.
  func nestsTooDeeply(_ node: Node) -> Bool {
    guard tree.descendantCount(of: node) > TreeReader.deepestShape else { return false }
    let ownDepth = links(of: node)
    if ownDepth > TreeReader.deepestShape { return true }
    // The shapes around the current node: where each ends, and how deep its children can be.
    var around: [(end: Int, depth: Int)] = []
    for (position, part) in tree.descendants(node).enumerated() {
      while let last = around.last, last.end <= position { around.removeLast() }
      let count = tree.descendantCount(of: part)
      guard count > 0 else { continue }
      let depth = (around.last?.depth ?? ownDepth) + links(of: part)
      if depth > TreeReader.deepestShape { return true }
      around.append((position + 1 + count, depth))
    }
    return false
  }

  /// How deep the shape of a node nests by itself, at most.
  private func links(of node: Node) -> Int {
    switch tree.kind(node) {
    case .chain, .type: tree.children(node).reduce(0) { count, _ in count + 1 }
    case .expression:
      tree.children(node).reduce(1) { count, child in
        tree.kind(child) == .effectMarker || tree.kind(child) == .prefixOperator ? count + 1 : count
      }
    default: 1
    }
  }
}

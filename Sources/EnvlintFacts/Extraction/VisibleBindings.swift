import EnvlintSyntax

/// The bindings of names that code in a function can use: those of the blocks around it, not those of others.
struct VisibleBindings {
  private let tree: SyntaxTree
  private let range: Range<UInt32>
  /// By block, the outermost first: declarations, conditions, patterns, and closures with their parameters.
  private(set) var blocks: [[Node]] = []

  /// - Parameters:
  ///   - body: of the function.
  ///   - range: of the code.
  init(in body: Node, seenFrom range: Range<UInt32>, _ tree: SyntaxTree) {
    self.tree = tree
    self.range = range
    var next: Node? = body
    while let node = next {
      var found: [Node] = []
      next = add(bindingsIn: node, to: &found)
      blocks.append(found)
    }
  }

  /// - Returns: the node in it that has the code.
  private func add(bindingsIn node: Node, to found: inout [Node]) -> Node? {
    var inner: Node?
    var conditions: Node?
    for child in tree.children(node) {
      if tree.range(child).lowerBound <= range.lowerBound, range.upperBound <= tree.range(child).upperBound {
        inner = child
      }
      switch tree.kind(child) {
      // The conditions of an `if` bind names in the block after them alone.
      case .conditions where tree.kind(node) == .ifStatement && child != inner: conditions = child
      case .codeBlock:
        if let conditions, child == inner { found.append(conditions) }
        conditions = nil
      case .variableDecl, .conditions, .pattern, .caseItem: found.append(child)
      case .guardStatement: tree.child(.conditions, of: child).map { found.append($0) }
      case .closure: if child == inner { found.append(child) }
      // Its declarations are those of the block around it.
      case .ifConfig, .ifConfigClause: if child != inner { _ = add(bindingsIn: child, to: &found) }
      default: continue
      }
    }
    return inner
  }
}

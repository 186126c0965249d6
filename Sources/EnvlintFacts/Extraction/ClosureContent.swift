import EnvlintSyntax

/// The content of a closure that builds views.
struct ClosureContent {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Whether a closure holds nothing but views and conditions, also of `#if` around statements: no names of its own, cases or changes, so
  /// that each view in it is where it is written.
  func isPlain(_ closure: Node) -> Bool {
    tree.descendants(closure).allSatisfy { node in
      switch tree.kind(node) {
      case .variableDecl, .functionDecl, .switchStatement, .postfixIfConfig, .ternary, .assignment,
        .captureList, .optionalBinding, .patternCondition, .forStatement, .doStatement:
        false
      default: true
      }
    }
  }
}

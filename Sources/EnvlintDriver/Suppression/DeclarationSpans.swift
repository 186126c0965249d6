import EnvlintSyntax

/// How far the declarations of a file reach for the comments that suppress rules at them.
///
/// A property is covered as a whole, with its attributes and its value; of a type, a function and a property that is `some View`, what
/// precedes the braces: their bodies have code of their own.
struct DeclarationSpans {
  private struct Span {
    /// From the first attribute to the end of the name and its type, or to the braces.
    var signature: Range<UInt32>
    var covered: Range<UInt32>
  }

  /// In the order of their starts.
  private var spans: [Span] = []

  init(in source: SourceBytes) {
    let tree = SyntaxTree(parsing: source)
    for node in tree.descendants(tree.root) {
      let range = tree.range(node)
      switch tree.kind(node) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        add(range, before: .memberBlock, of: node, tree)
      case .functionDecl, .initializerDecl, .deinitializerDecl: add(range, before: .codeBlock, of: node, tree)
      case .subscriptDecl: add(range, before: .accessorBlock, of: node, tree)
      case .typealiasDecl, .associatedtypeDecl, .enumCaseDecl, .importDecl, .macroDecl:
        spans.append(Span(signature: range, covered: range))
      case .accessor: add(range, before: .codeBlock, of: node, tree, coversBlock: true)
      case .variableDecl: addVariable(node, tree, source)
      default: break
      }
    }
  }

  private mutating func add(
    _ range: Range<UInt32>, before block: NodeKind, of node: Node, _ tree: SyntaxTree, coversBlock: Bool = false
  ) {
    let end = tree.child(block, of: node).map { tree.range($0).lowerBound } ?? range.upperBound
    let signature = range.lowerBound..<end
    spans.append(Span(signature: signature, covered: coversBlock ? range : signature))
  }

  private mutating func addVariable(_ node: Node, _ tree: SyntaxTree, _ source: SourceBytes) {
    let range = tree.range(node)
    guard let binding = tree.child(.binding, of: node) else { return }
    let type = tree.child(.typeAnnotation, of: binding)
    let isOpaque =
      type.map { source.text(tree.range($0)).drop { $0 == ":" || $0.isWhitespace }.hasPrefix("some ") } ?? false
    let value = tree.child(.initializerClause, of: binding)
    let accessors = tree.child(.accessorBlock, of: binding)
    let end = (value ?? accessors).map { tree.range($0).lowerBound } ?? range.upperBound
    let signature = range.lowerBound..<end
    spans.append(Span(signature: signature, covered: isOpaque && value == nil ? signature : range))
  }

  /// A line with the declarations whose attributes, name or type are in it, or whose end is.
  ///
  /// - Parameter line: not empty.
  func extended(_ line: Range<UInt32>) -> Range<UInt32> {
    var (lower, upper) = (line.lowerBound, line.upperBound)
    for span in spans.prefix(while: { $0.signature.lowerBound < line.upperBound }) {
      guard span.signature.overlaps(line) || line.contains(span.covered.upperBound - 1) else { continue }
      lower = min(lower, span.covered.lowerBound)
      upper = max(upper, span.covered.upperBound)
    }
    return lower..<upper
  }
}

import EnvlintSyntax

/// Reads which statements close something that a value presents.
struct ResetReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// Whether something below a node, closures included, is set to `false` or nil, toggled, or taken off a path.
  func resetsSomething(below node: Node) -> Bool {
    tree.descendants(node).contains { node in
      switch tree.kind(node) {
      case .expression: isReset(node)
      case .chain: isResettingCall(node)
      default: false
      }
    }
  }

  /// Whether an expression is `… = false`, `… = nil` or `… = .none`; of a path also `… = []` and the like.
  func isReset(_ expression: Node) -> Bool {
    guard tree.child(.assignment, of: expression) != nil, let last = tree.children(expression).reversed().first,
      tree.kind(last) == .chain, var value = tree.firstChild(last)
    else { return false }
    while tree.kind(value) == .tuple, let inner = reader.parenthesizedChain(value).flatMap(tree.firstChild) {
      value = inner
    }
    switch tree.kind(value) {
    case .nilLiteral: return true
    case .booleanLiteral: return reader.matches(value, "false")
    case .implicitMember where reader.childName(.name, of: value) == "none": return true
    case .arrayLiteral, .implicitMember, .nameReference:
      return tree.firstChild(expression).map(isPath) ?? false
    default: return false
    }
  }

  private static let taking: Set<String> = ["removeAll", "removeLast", "popLast"]

  /// Whether a chain ends in `.toggle()`, or takes something off a path.
  func isResettingCall(_ chain: Node) -> Bool {
    let links = Array(tree.children(chain).suffix(2))
    guard links.count == 2, tree.kind(links[0]) == .member, tree.kind(links[1]) == .call,
      let name = tree.child(.name, of: links[0])
    else { return false }
    return reader.isName(name, "toggle") || ResetReader.taking.contains(reader.name(name)) && isPath(chain)
  }

  /// Whether one of the names in a chain says that it holds what a stack shows.
  private func isPath(_ chain: Node) -> Bool {
    tree.children(chain).contains { link in
      let text: String?
      switch tree.kind(link) {
      case .nameReference: text = reader.name(link)
      case .member: text = reader.childName(.name, of: link)
      default: text = nil
      }
      guard let words = text?.lowercased() else { return false }
      return ["path", "route", "stack", "navigation"].contains { words.holds($0) }
    }
  }
}

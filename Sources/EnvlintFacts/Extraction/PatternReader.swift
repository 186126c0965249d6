import EnvlintSyntax

/// Reads which values a pattern matches; see `ValuePattern`.
struct PatternReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  func pattern(ofItem item: Node) -> ValuePattern {
    guard let node = tree.child(.pattern, of: item) else { return .unknown }
    let pattern = pattern(node)
    return tree.child(.whereClause, of: item) == nil ? pattern : .filtered(pattern)
  }

  /// - Parameter areBound: whether names stand after `let` or `var`, so that they are new ones.
  func pattern(_ node: Node, areBound: Bool = false) -> ValuePattern {
    if reader.nestsTooDeeply(node) { return .unknown }
    switch tree.kind(node) {
    case .wildcard: return .anything
    case .name: return areBound ? .anything : .unknown
    case .patternBinding:
      let content = tree.children(node).filter { tree.kind($0) != .keyword }
      return content.count == 1 ? pattern(content[0], areBound: true) : .unknown
    case .pattern, .expression:
      let children = Array(tree.children(node))
      if children.count == 1 { return pattern(children[0], areBound: areBound) }
      return tree.kind(node) == .expression ? .value(reader.expression(node)) : .unknown
    case .chain: return pattern(ofChain: node, Array(tree.children(node))[...], areBound)
    case .tuple: return pattern(ofTuple: node, areBound)
    default: return .unknown
    }
  }

  private func pattern(ofTuple node: Node, _ areBound: Bool) -> ValuePattern {
    let parts = parts(of: node, areBound)
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  private func parts(of node: Node, _ areBound: Bool) -> [ValuePattern] {
    tree.children(node).filter { [.argument, .pattern].contains(tree.kind($0)) }.map { part in
      if tree.kind(part) == .pattern { return pattern(part, areBound: areBound) }
      return tree.child(.expression, of: part).map { pattern($0, areBound: areBound) }
        ?? tree.child(.pattern, of: part).map { pattern($0, areBound: areBound) } ?? .unknown
    }
  }

  /// `name`, `.name`, `.name(…)`, `T.name(…)`, `pattern?`, a literal.
  private func pattern(ofChain chain: Node, _ all: ArraySlice<Node>, _ areBound: Bool) -> ValuePattern {
    var links = all
    guard let last = links.last else { return .unknown }
    if tree.kind(last) == .optionalChaining || tree.kind(last) == .postfixOperator && reader.matches(last, "?") {
      return .some(pattern(ofChain: chain, links.dropLast(), areBound))
    }
    var payload: [ValuePattern]?
    if tree.kind(last) == .call, links.count > 1 {
      payload = parts(of: last, areBound)
      links.removeLast()
    }
    guard let first = links.first, let end = links.last else { return .unknown }
    if links.count == 1, payload == nil {
      switch tree.kind(first) {
      case .implicitMember: break
      case .nameReference:
        return areBound ? .anything : .value(Expression(.name(reader.name(first)), range: tree.range(first)))
      case .wildcard, .patternBinding, .tuple, .pattern, .expression: return pattern(first, areBound: areBound)
      default: return links.count == all.count ? .value(reader.chain(chain)) : .unknown
      }
    }
    switch tree.kind(end) {
    case .implicitMember: return memberPattern(end, payload)
    case .member where tree.kind(first) == .nameReference && reader.name(first).isTypeName:
      return memberPattern(end, payload)
    default: return .unknown
    }
  }

  private func memberPattern(_ node: Node, _ payload: [ValuePattern]?) -> ValuePattern {
    guard let name = reader.childName(.name, of: node) else { return .unknown }
    if name != "some" { return .member(name, payload) }
    return payload.map { $0.count == 1 ? .some($0[0]) : .unknown } ?? .some(.anything)
  }
}

import EnvlintSyntax

/// The patterns that values are matched with.
extension TreeReader {
  /// Under what condition each case of a `switch` runs.
  func caseConditions(_ node: Node) -> [Node: RunCondition] {
    guard let subject = tree.child(.expression, of: node).map(expression) else { return [:] }
    var before: [ValuePattern] = []
    var conditions: [Node: RunCondition] = [:]
    var fallsThrough = false
    for child in tree.children(node) where tree.kind(child) != .expression {
      guard tree.kind(child) == .switchCase else {
        // Which cases an `#if` has is not known.
        if tree.kind(child) == .ifConfig { before.append(.unknown) }
        continue
      }
      let items = tree.children(child).filter { tree.kind($0) == .caseItem }
      let patterns = items.isEmpty ? [.anything] : items.map(valuePattern(ofItem:))
      if fallsThrough {
        conditions[child] = RunCondition(form: .unknown)
      } else if items.isEmpty, tree.child(.attribute, of: child) != nil {
        conditions[child] = RunCondition(form: .isUnforeseen)
      } else {
        let rivals = before.filter { rival in patterns.contains { $0.mayFit(with: rival) } }
        conditions[child] = RunCondition(form: .isCase(subject, patterns, after: rivals))
      }
      if before.count < TreeReader.mostPatterns { before += patterns } else { before.append(.unknown) }
      fallsThrough = tree.descendants(child).contains { tree.kind($0) == .fallthroughStatement }
    }
    return conditions
  }

  /// Of more patterns than this it is not asked which of them fits.
  private static let mostPatterns = 256

  private func valuePattern(ofItem item: Node) -> ValuePattern {
    guard let node = tree.child(.pattern, of: item) else { return .unknown }
    let pattern = valuePattern(node)
    return tree.child(.whereClause, of: item) == nil ? pattern : .filtered(pattern)
  }

  /// - Parameter areBound: whether names stand after `let` or `var`, so that they are new ones.
  func valuePattern(_ node: Node, areBound: Bool = false) -> ValuePattern {
    if nestsTooDeeply(node) { return .unknown }
    switch tree.kind(node) {
    case .wildcard: return .anything
    case .name: return areBound ? .anything : .unknown
    case .patternBinding:
      let content = tree.children(node).filter { tree.kind($0) != .keyword }
      return content.count == 1 ? valuePattern(content[0], areBound: true) : .unknown
    case .pattern, .expression:
      let children = Array(tree.children(node))
      if children.count == 1 { return valuePattern(children[0], areBound: areBound) }
      return tree.kind(node) == .expression ? .value(expression(node)) : .unknown
    case .chain: return valuePattern(ofChain: node, Array(tree.children(node))[...], areBound)
    case .tuple: return valuePattern(ofTuple: node, areBound)
    default: return .unknown
    }
  }

  private func valuePattern(ofTuple node: Node, _ areBound: Bool) -> ValuePattern {
    let parts = parts(of: node, areBound)
    return parts.count == 1 ? parts[0] : .tuple(parts)
  }

  private func parts(of node: Node, _ areBound: Bool) -> [ValuePattern] {
    tree.children(node).filter { [.argument, .pattern].contains(tree.kind($0)) }.map { part in
      if tree.kind(part) == .pattern { return valuePattern(part, areBound: areBound) }
      return tree.child(.expression, of: part).map { valuePattern($0, areBound: areBound) }
        ?? tree.child(.pattern, of: part).map { valuePattern($0, areBound: areBound) } ?? .unknown
    }
  }

  /// `name`, `.name`, `.name(…)`, `T.name(…)`, `pattern?`, a literal.
  private func valuePattern(ofChain chain: Node, _ all: ArraySlice<Node>, _ areBound: Bool) -> ValuePattern {
    var links = all
    guard let last = links.last else { return .unknown }
    if tree.kind(last) == .optionalChaining || tree.kind(last) == .postfixOperator && matches(last, "?") {
      return .some(valuePattern(ofChain: chain, links.dropLast(), areBound))
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
        return areBound ? .anything : .value(Expression(.name(name(first)), range: tree.range(first)))
      case .wildcard, .patternBinding, .tuple, .pattern, .expression: return valuePattern(first, areBound: areBound)
      default: return links.count == all.count ? .value(self.chain(chain)) : .unknown
      }
    }
    switch tree.kind(end) {
    case .implicitMember: return memberPattern(end, payload)
    case .member where tree.kind(first) == .nameReference && name(first).isTypeName:
      return memberPattern(end, payload)
    default: return .unknown
    }
  }

  private func memberPattern(_ node: Node, _ payload: [ValuePattern]?) -> ValuePattern {
    guard let name = childName(.name, of: node) else { return .unknown }
    if name != "some" { return .member(name, payload) }
    return payload.map { $0.count == 1 ? .some($0[0]) : .unknown } ?? .some(.anything)
  }
}

import EnvlintSyntax

/// Reads which names a pattern binds to what a case of an enum holds: `user` of `case .signedIn(let user)`.
struct PayloadReader {
  let around: Surroundings
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  /// The values that the names in a pattern are bound to, by their offsets. Only in files that may inject something, where types matter.
  ///
  /// - Parameter subject: what is matched.
  func payloads(in pattern: Node, of subject: Node?) -> [UInt32: LocalName.Payload] {
    guard around.triggers.mayInject, let subject, let chain = inner(of: pattern), tree.kind(chain) == .chain
    else { return [:] }
    let links = Array(tree.children(chain))
    guard links.count > 1, tree.kind(links[links.count - 1]) == .call,
      let name = caseName(links[links.count - 2], isFirst: links.count == 2)
    else { return [:] }
    let arguments = tree.children(links[links.count - 1]).filter { tree.kind($0) == .argument }
    let names = arguments.map { argument in
      tree.child(.expression, of: argument).flatMap(inner).map(soleLink).flatMap {
        tree.kind($0) == .nameReference ? $0 : nil
      }
    }
    guard names.contains(where: { $0 != nil }) else { return [:] }
    let value = reader.expression(subject)
    let root = value.rootName.flatMap { around.local(named: $0) }
    var found: [UInt32: LocalName.Payload] = [:]
    for (index, node) in names.enumerated() {
      guard let node else { continue }
      found[tree.range(node).lowerBound] = LocalName.Payload(
        subject: value, root: root.map { [$0] } ?? [], caseName: name, index: index)
    }
    return found
  }

  /// `name` of `.name(…)` and of `T.name(…)`.
  private func caseName(_ link: Node, isFirst: Bool) -> String? {
    tree.kind(link) == (isFirst ? .implicitMember : .member) ? reader.childName(.name, of: link) : nil
  }

  /// The pattern after `let`, or that is an expression by itself.
  private func inner(of node: Node) -> Node? {
    var node = node
    while [.pattern, .patternBinding, .expression].contains(tree.kind(node)) {
      let parts = tree.children(node).filter { tree.kind($0) != .keyword }
      guard parts.count == 1 else { return nil }
      node = parts[0]
    }
    return node
  }

  private func soleLink(_ node: Node) -> Node {
    guard tree.kind(node) == .chain, let first = tree.firstChild(node), tree.range(first) == tree.range(node) else {
      return node
    }
    return first
  }
}

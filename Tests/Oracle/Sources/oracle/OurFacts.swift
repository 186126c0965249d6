import EnvlintSyntax

/// The facts of a tree of ours.
func ourFacts(_ tree: SyntaxTree, _ source: SourceBytes) -> [Fact] {
  let reader = OurFacts(tree: tree, source: source)
  reader.walk(tree.root)
  return reader.facts
}

/// Walks a tree of ours; what it says of each construct lies in one file per area.
final class OurFacts {
  let tree: SyntaxTree
  let source: SourceBytes
  private(set) var facts: [Fact] = []

  init(tree: SyntaxTree, source: SourceBytes) {
    self.tree = tree
    self.source = source
  }

  func walk(_ node: Node) {
    if describeList(node) { return }
    if !describeDeclaration(node), !describeStatement(node), !describeType(node), describeExpression(node) { return }
    walkChildren(node)
  }

  func walkChildren(_ node: Node) {
    for child in tree.children(node) where !isPlainPart(child, of: node) { walk(child) }
  }

  /// The mark of a failable initializer and the `let` or `each` of a generic parameter are no parts of types.
  private func isPlainPart(_ child: Node, of node: Node) -> Bool {
    switch tree.kind(node) {
    case .initializerDecl: tree.kind(child) == .optionalMark || tree.kind(child) == .implicitlyUnwrappedMark
    case .genericParameter: tree.kind(child) == .typeSpecifier
    default: false
    }
  }

  func add(_ topic: Fact.Topic, _ range: Range<UInt32>, _ fill: (inout Parts) -> Void = { _ in }) {
    var parts = Parts()
    fill(&parts)
    facts.append(Fact(topic, range, parts.all))
  }

  /// Adds a fact that reaches from its first part to its last.
  func addSpanned(_ topic: Fact.Topic, _ fill: (inout Parts) -> Void) {
    var parts = Parts()
    fill(&parts)
    if let range = parts.span { facts.append(Fact(topic, range, parts.all)) }
  }

  // MARK: Lists and conditional compilation

  /// Answers whether the node was a list of items; its children are then done.
  private func describeList(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .sourceFile, .memberBlock, .codeBlock, .closure:
      if tree.kind(node) == .closure { addClosure(node) }
      walkItems(node)
    case .switchCase:
      addSwitchCase(node)
      walkItems(node)
    case .switchStatement:
      addSwitch(node)
      for child in tree.children(node) {
        if tree.kind(child) == .ifConfig { walkIfConfig(child, holdsItems: false) } else { walk(child) }
      }
    case .ifConfig, .postfixIfConfig: walkIfConfig(node, holdsItems: false)
    default: return false
    }
    return true
  }

  private func walkItems(_ node: Node) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .closureSignature, .keyword, .caseItem, .attribute, .ifConfigCondition: walk(child)
      case .ifConfig:
        add(.item, tree.range(child))
        walkIfConfig(child, holdsItems: true)
      default:
        add(.item, tree.range(child))
        walk(child)
      }
    }
  }

  private func walkIfConfig(_ node: Node, holdsItems: Bool) {
    add(.ifConfig, tree.range(node))
    for clause in tree.children(node) {
      add(.ifConfigClause, tree.range(clause)) { parts in
        parts.add(.keyword, child(.keyword, clause))
        parts.add(.condition, child(.ifConfigCondition, clause))
      }
      if holdsItems {
        walkItems(clause)
      } else if tree.kind(node) == .postfixIfConfig {
        if let condition = tree.child(.ifConfigCondition, of: clause) { walk(condition) }
        walkLinks(clause)
      } else {
        walkChildren(clause)
      }
    }
  }
}

extension OurFacts {
  /// The range of the first child of that kind.
  func child(_ kind: NodeKind, _ node: Node?) -> Range<UInt32>? {
    node.flatMap { tree.child(kind, of: $0) }.map(tree.range)
  }

  /// The range of the type that a clause holds.
  func type(_ node: Node?) -> Range<UInt32>? {
    guard let node, let type = tree.child(.type, of: node) else { return nil }
    // Theirs includes the generic parameters of an opaque type with names: `<T: P> T`.
    let names = tree.kind(node) == .typeAnnotation ? child(.genericParameters, node) : nil
    let range = typeRange(type)
    return (names ?? range).lowerBound..<range.upperBound
  }

  /// The range of a type without the `...` behind it.
  func typeRange(_ node: Node) -> Range<UInt32> {
    var last: Range<UInt32>?
    for child in tree.children(node) {
      if tree.kind(child) == .variadicMark {
        return tree.range(node).lowerBound..<(last ?? tree.range(node)).upperBound
      }
      last = tree.range(child)
    }
    return tree.range(node)
  }

  /// The range of the expression that a clause holds.
  func expression(_ node: Node?) -> Range<UInt32>? { child(.expression, node) }

  /// The clause's expression.
  func value(_ clause: NodeKind, _ node: Node) -> Range<UInt32>? { expression(tree.child(clause, of: node)) }

  /// The ranges of all children of that kind.
  func all(_ kind: NodeKind, _ node: Node?) -> [Range<UInt32>] {
    guard let node else { return [] }
    return tree.children(node).filter { tree.kind($0) == kind }.map(tree.range)
  }
}

extension Parts {
  mutating func add(_ role: Fact.Role, _ ranges: [Range<UInt32>]) {
    for range in ranges { add(role, range) }
  }
}

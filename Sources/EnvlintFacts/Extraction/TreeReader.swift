import EnvlintSyntax

/// Reads names, types and expressions off a syntax tree.
///
/// A class only because it is passed around a lot: it never changes.
final class TreeReader: Sendable {
  let tree: SyntaxTree
  let source: SourceBytes
  /// Whether closures get a summary of their bodies. Off where nobody asks, because bodies are long.
  let readsClosures: Bool

  init(tree: SyntaxTree, source: SourceBytes, readsClosures: Bool = false) {
    self.tree = tree
    self.source = source
    self.readsClosures = readsClosures
  }

  /// The reader for expressions whose closures matter.
  func reading(closures: Bool) -> TreeReader {
    closures == readsClosures ? self : TreeReader(tree: tree, source: source, readsClosures: closures)
  }

  func text(_ node: Node) -> String { source.text(tree.range(node)) }

  /// A name without its backticks.
  func name(_ node: Node) -> String { source.text(nameRange(node)) }

  private func nameRange(_ node: Node) -> Range<UInt32> {
    let range = tree.range(node)
    guard range.count >= 2, source[Int(range.lowerBound)] == 0x60, source[Int(range.upperBound) - 1] == 0x60 else {
      return range
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Whether a name is that of an SDK module. Most names begin unlike one and are not looked up.
  func isModule(_ node: Node) -> Bool {
    let first = source[Int(tree.range(node).lowerBound)]
    return (UInt8(ascii: "A")...UInt8(ascii: "`")).contains(first) && SDKModules.contains(name(node))
  }

  /// The first child of that kind, as a name.
  func childName(_ kind: NodeKind, of node: Node) -> String? { tree.child(kind, of: node).map(name) }

  /// Whether the node's text is exactly that.
  func matches(_ node: Node, _ text: StaticString) -> Bool { matches(tree.range(node), text) }

  /// Whether the node is the `&` before what is passed inout.
  func isAmpersand(_ node: Node) -> Bool { tree.kind(node) == .prefixOperator && matches(node, "&") }

  /// Whether the node is that name, with or without backticks.
  func isName(_ node: Node, _ name: StaticString) -> Bool { matches(nameRange(node), name) }

  /// Whether the node is a name that begins like that.
  func isName(_ node: Node, beginningWith start: StaticString) -> Bool {
    let (range, count) = (nameRange(node), start.utf8CodeUnitCount)
    return range.count >= count && matches(range.lowerBound..<range.lowerBound + UInt32(count), start)
  }

  /// The node of the name that `let name: T = value` binds; nil for other patterns.
  func boundName(ofBinding node: Node) -> Node? {
    tree.child(.pattern, of: node).flatMap { tree.child(.name, of: $0) }
  }

  /// The name that `let name: T = value` binds; nil for other patterns.
  func localName(ofBinding node: Node, isConstant: Bool) -> LocalName? {
    guard let nameNode = boundName(ofBinding: node) else { return nil }
    let annotation = tree.child(.typeAnnotation, of: node).flatMap { tree.child(.type, of: $0) }
    let value = tree.child(.initializerClause, of: node).flatMap { tree.child(.expression, of: $0) }
    return LocalName(
      name: name(nameNode), isConstant: isConstant, type: annotation.map(type), value: value.map(expression)
    )
  }

  /// Whether a declaration, accessor or signature of a closure is `async`.
  func isAsync(_ node: Node) -> Bool {
    tree.children(node).contains { tree.kind($0) == .effect && matches($0, "async") }
  }

  /// Whether a loop is a `for await`.
  func isAsynchronousFor(_ node: Node) -> Bool {
    tree.kind(node) == .forStatement
      && tree.children(node).contains { tree.kind($0) == .effectMarker && matches($0, "await") }
  }

  /// The number of the children of that kind.
  func count(_ kind: NodeKind, in node: Node) -> Int {
    tree.children(node).reduce(0) { count, child in tree.kind(child) == kind ? count + 1 : count }
  }

  /// Whether a part of an expression is an operator that changes what is before it.
  func isAssignment(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .assignment: return true
    case .binaryOperator:
      let text = text(node)
      return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
    default: return false
    }
  }

  /// The text of a value, where it is short.
  func shortText(_ value: Expression) -> String? { shortText(value.range) }

  func shortText(_ range: Range<UInt32>) -> String? { range.count <= 64 ? condensedText(range) : nil }

  private func matches(_ range: Range<UInt32>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for offset in 0..<expected.count where source[Int(range.lowerBound) + offset] != expected[offset] { return false }
      return true
    }
  }

  /// The condition of an `#if` clause as written, without white space; empty for `#else`.
  func condition(ofClause node: Node) -> String { tree.child(.ifConfigCondition, of: node).map(condensedText) ?? "" }

  /// The clauses of an `#if`, each with what it says of the code in it.
  func clauses(ofIfConfig node: Node) -> [(clause: Node, branch: Scope.Branch)] {
    var excluded: [String] = []
    return tree.children(node).enumerated().compactMap { position, clause in
      guard tree.kind(clause) == .ifConfigClause else { return nil }
      let condition = condition(ofClause: clause)
      defer { excluded.append(condition) }
      return (
        clause,
        Scope.Branch(
          ifConfig: tree.range(node).lowerBound, clause: position, condition: condition, excluded: excluded)
      )
    }
  }

  /// Whether a clause of an `#if` holds debug code: the positive branch of `#if DEBUG`, or of `#if !RELEASE`.
  func isDebugClause(_ node: Node) -> Bool {
    let condition = condition(ofClause: node)
    return Scope.Branch.isAboutDebugging(condition) || condition.hasPrefix("DEBUG&&")
  }

  /// The text without white space and comments, for comparing conditions.
  func condensedText(_ node: Node) -> String { condensedText(tree.range(node)) }

  /// The text of a range without white space and comments.
  func condensedText(_ range: Range<UInt32>) -> String {
    let bytes = source.padded[Int(range.lowerBound)..<Int(range.upperBound)]
    let slash = UInt8(ascii: "/")
    if bytes.allSatisfy({ $0 > 0x20 && $0 != slash }) { return source.text(range) }
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    var commentDepth = 0
    while position < bytes.endIndex {
      switch (bytes[position], source[position + 1]) {
      case (slash, UInt8(ascii: "*")):
        commentDepth += 1
        position += 2
        continue
      case (UInt8(ascii: "*"), slash) where commentDepth > 0:
        commentDepth -= 1
        position += 2
        continue
      case (slash, slash) where commentDepth == 0:
        while position < bytes.endIndex, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        continue
      case (let byte, _): if commentDepth == 0, byte > 0x20 { kept.append(byte) }
      }
      position += 1
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The statements directly in a closure or block, those in each branch of `#if` included.
  func statements(of holder: Node) -> [Node] {
    tree.children(holder).flatMap { child -> [Node] in
      switch tree.kind(child) {
      case .ifConfig, .ifConfigClause: statements(of: child)
      case .keyword, .ifConfigCondition: []
      default: [child]
      }
    }
  }

  /// The closure that is an argument's whole value; nil for other arguments.
  func soleClosure(ofArgument node: Node) -> Node? {
    guard let expression = tree.child(.expression, of: node).map(unparenthesized),
      let chain = tree.firstChild(expression), tree.kind(chain) == .chain, let primary = tree.firstChild(chain),
      tree.kind(primary) == .closure, tree.range(primary) == tree.range(expression)
    else { return nil }
    return primary
  }

  /// How often code awaits, that of closures and local declarations left out.
  func awaitCount(in node: Node) -> Int {
    tree.children(node).reduce(0) { count, child in
      switch tree.kind(child) {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: count
      case .effectMarker: count + (matches(child, "await") ? 1 : 0)
      default: count + awaitCount(in: child)
      }
    }
  }
}

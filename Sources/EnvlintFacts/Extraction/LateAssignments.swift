import EnvlintSyntax

/// The values of a local name that code assigns after its declaration: `let row: AnyView`, and `row = …` in each branch; or
/// `var row = …`, and then `row = AnyView(Framed { row })`.
struct LateAssignments {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }
  private let name: String
  /// The statements of the block that declares the name.
  private let statements: [Node]
  private let first: Value?
  /// The expressions that assign it, with the values that they give it.
  private var assignments: [Node: Value] = [:]

  /// A value that the name may have.
  struct Value: Hashable {
    /// The initial value, or the assignment.
    var expression: Node
    var isAssigned = false
    /// The names in it that a statement around it binds.
    var bound: Set<String> = []
    /// Whether code surely comes to where the name has it, unless a condition says otherwise.
    var isSure = true

    var perhaps: Value {
      var value = self
      value.isSure = false
      return value
    }
  }

  var isEmpty: Bool { assignments.isEmpty }

  /// Nil where a build has only some of the assignments, where the name may also be that of something else, where other code changes
  /// the value or a part of it, and where statements don't run in their order.
  ///
  /// - Parameters:
  ///   - first: the initial value.
  ///   - block: that declares the name.
  init?(to name: String, from first: Node?, in block: Node, _ reader: TreeReader) {
    self.reader = reader
    self.name = name
    self.first = first.map { Value(expression: $0) }
    statements = Array(reader.tree.children(block))
    for statement in statements { guard note(changesIn: statement) else { return nil } }
  }

  /// - Returns: whether each change is known.
  private mutating func note(changesIn statement: Node) -> Bool {
    let names = NameReader(reader)
    let parts = [statement] + tree.descendants(statement)
    let changes = parts.filter { tree.kind($0) == .expression && names.changedRoots(in: $0).contains(name) }
    if changes.isEmpty { return true }
    var bound = Set(names.boundNames(below: statement))
    for closure in parts where tree.kind(closure) == .closure {
      bound.formUnion(reader.closureParameterNames(closure) + reader.capturedNames(closure))
    }
    let isOrdered = parts.allSatisfy { part in
      switch tree.kind(part) {
      case .ifConfig, .deferStatement, .fallthroughStatement, .catchClause: false
      case .closure, .functionDecl: !changes.contains { isIn(part, $0) }
      default: true
      }
    }
    guard isOrdered, !bound.contains(name), changes.allSatisfy(isAssignment) else { return false }
    for change in changes {
      let mentioned = bound.intersection(names.rootNames(below: change))
      assignments[change] = Value(expression: change, isAssigned: true, bound: mentioned)
    }
    return true
  }

  private func isIn(_ node: Node, _ other: Node) -> Bool { tree.range(node).contains(tree.range(other).lowerBound) }

  /// Whether an expression is `name = …`.
  private func isAssignment(_ expression: Node) -> Bool {
    guard tree.child(.assignment, of: expression) != nil, let target = tree.firstChild(expression),
      tree.kind(target) == .chain, let first = tree.firstChild(target)
    else { return false }
    return tree.kind(first) == .nameReference && tree.range(first) == tree.range(target) && reader.name(first) == name
  }

  /// The values that the name may have where code mentions it.
  func values(at mention: Node) -> [Value] {
    let place = tree.range(mention).lowerBound
    let start: Set<Value> = first.map { [$0] } ?? []
    let values =
      mayRunLater(place)
      ? Set(start.union(assignments.values).map(\.perhaps)) : values(in: statements, from: start, until: place)
    return values.sorted { tree.range($0.expression).lowerBound < tree.range($1.expression).lowerBound }
  }

  /// Whether a place is in a closure or function that code may call after a further assignment.
  private func mayRunLater(_ place: UInt32) -> Bool {
    guard let statement = statements.first(where: { tree.range($0).contains(place) }) else { return false }
    let isInClosure = tree.descendants(statement).contains {
      [.closure, .functionDecl].contains(tree.kind($0)) && tree.range($0).contains(place)
    }
    return isInClosure && assignments.keys.contains { tree.range($0).upperBound > tree.range(statement).upperBound }
  }

  // MARK: Statements

  /// The values after some statements, or at a place in one of them.
  private func values(in statements: some Sequence<Node>, from start: Set<Value>, until place: UInt32?) -> Set<Value> {
    var current = start
    var wasConditional = false
    for statement in statements {
      if let place {
        if tree.range(statement).lowerBound > place { return current }
        if tree.range(statement).contains(place) { return values(at: place, in: statement, from: current) }
      }
      let next = values(after: statement, from: current)
      let isConditional = next != current && tree.kind(statement) != .expression
      // The conditions of two statements may exclude each other.
      current = isConditional && wasConditional ? Set(next.map(\.perhaps)) : next
      wasConditional = wasConditional || isConditional
    }
    return current
  }

  private func values(after statement: Node, from start: Set<Value>) -> Set<Value> {
    let all = assigned(in: statement)
    if all.isEmpty { return start }
    if let value = assignments[statement] { return [value] }
    switch tree.kind(statement) {
    case .ifStatement, .switchStatement:
      let blocks = blocks(of: statement)
      let isExhaustive =
        tree.kind(statement) == .switchStatement
        || blocks.count > tree.children(statement).count { tree.kind($0) == .conditions }
      return blocks.reduce(isExhaustive ? [] : start) { $0.union(values(afterBlock: $1, from: start)) }
    default: return Set(start.union(all).map(\.perhaps))
    }
  }

  /// None after a block that ends the function.
  private func values(afterBlock block: Node, from start: Set<Value>) -> Set<Value> {
    let last = Array(tree.children(block)).last
    if let last, [.returnStatement, .throwStatement].contains(tree.kind(last)) { return [] }
    return values(in: tree.children(block), from: start, until: nil)
  }

  private func values(at place: UInt32, in statement: Node, from start: Set<Value>) -> Set<Value> {
    if assignments[statement] != nil { return start }
    switch tree.kind(statement) {
    case .ifStatement, .switchStatement:
      let block = blocks(of: statement).first { tree.range($0).contains(place) }
      return block.map { values(in: tree.children($0), from: start, until: place) } ?? start
    case .returnStatement, .expression, .variableDecl: return start
    // In a loop, what comes after it may have come before.
    default: return Set(start.union(assigned(in: statement)).map(\.perhaps))
    }
  }

  private func assigned(in statement: Node) -> Set<Value> {
    Set(assignments.filter { isIn(statement, $0.key) }.values)
  }

  /// The blocks of an `if`, with those of `else if`, or the cases of a `switch`.
  private func blocks(of statement: Node) -> [Node] {
    tree.children(statement).filter { [.codeBlock, .switchCase].contains(tree.kind($0)) }
  }
}

import EnvlintSyntax

/// Collects loops that wait for a value, and those that last as long as their task; see `Loop` and `LongLoop`.
struct LoopCollector {
  let around: Surroundings
  private(set) var loops: [Loop] = []
  var longLoops: [LongLoop] = []
  var reader: TreeReader { around.reader }
  var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// Records a loop whose tests are made of plain reads and operators: that of a `while` or `repeat … while`, and those of statements
  /// directly in the body that leave it, `if done { break }`.
  mutating func record(_ node: Node) {
    guard let block = tree.child(.codeBlock, of: node) else { return }
    var tests: [Loop.Test] = []
    let isBounded = tree.kind(node) == .forStatement
    if isBounded {
      // One over a stream goes at the stream's pace.
      guard around.triggers.isWaitingLoop(at: tree.range(node).lowerBound), !reader.isAsynchronousFor(node) else {
        return
      }
    } else {
      guard let own = condition(of: node) else { return }
      if let test = test(of: own) {
        tests.append(test)
      } else if !isTrue(own) {
        return
      }
    }
    if isLeftAtOnce(block) { return }
    let exits = leavingStatements(in: block)
    tests += exits.map(\.test)
    guard !tests.isEmpty else { return }
    loops.append(
      Loop(
        tests: tests, context: context,
        body: loopBody(block, leaving: exits.map(\.statement), tests, isBounded: isBounded), range: tree.range(node),
        scope: around.scope, isInMutatingFunction: around.execution.isMutating
      )
    )
  }

  /// How a loop at the current place runs. A function that nobody knows may run the closure around it anew when the value of another
  /// argument changes.
  private var context: Loop.Context {
    var context = around.execution.context
    if context.callName == nil, let call = around.execution.call {
      let arguments = tree.children(call).filter {
        tree.kind($0) == .argument && reader.soleClosure(ofArgument: $0) == nil
      }
      context.identityNames = arguments.flatMap { NameReader(reader).rootNames(below: $0) }
    }
    return context
  }

  /// The parts of a condition (a comma list has several) and the range they span.
  typealias LoopCondition = (parts: [ConditionPart], range: Range<UInt32>)

  enum ConditionPart {
    case expression(Expression)
    /// `case pattern = value`, of an enum.
    case match(Loop.Comparison)
  }

  /// The condition of a `while` or `repeat … while`; nil when a part of it binds a name, or is about availability.
  func condition(of node: Node) -> LoopCondition? {
    if tree.kind(node) == .repeatStatement {
      guard let expression = tree.child(.expression, of: node) else { return nil }
      return ([.expression(reader.expression(expression))], tree.range(expression))
    }
    guard let conditions = tree.child(.conditions, of: node) else { return nil }
    var parts: [ConditionPart] = []
    for condition in tree.children(conditions) where tree.kind(condition) == .condition {
      if let expression = tree.child(.expression, of: condition) {
        parts.append(.expression(reader.expression(expression)))
      } else if let pattern = tree.child(.patternCondition, of: condition), let match = match(pattern) {
        parts.append(.match(match))
      } else {
        return nil
      }
    }
    return parts.isEmpty ? nil : (parts, tree.range(conditions))
  }

  /// The test of a condition; nil if it does more than read, or reads nothing.
  private func test(of condition: LoopCondition) -> Loop.Test? {
    var parts: [Loop.Condition] = []
    for part in condition.parts {
      switch part {
      case .match(let comparison): parts.append(.comparison(comparison))
      case .expression(let expression):
        guard let read = expression.condition(local: around.local) else { return nil }
        parts.append(read)
      }
    }
    let whole = Loop.Condition.joining(parts)
    return whole.operands.isEmpty ? nil : Loop.Test(range: condition.range, condition: whole)
  }

  /// Whether a condition is `true` alone.
  func isTrue(_ condition: LoopCondition) -> Bool {
    guard condition.parts.count == 1, case .expression(let expression) = condition.parts[0],
      case .literal(.boolean) = expression.form
    else { return false }
    return reader.source.text(expression.range).contains("true")
  }

  /// `case .name = value` and `case Type.name = value`, as the comparison that it is; nil for every other pattern.
  private func match(_ node: Node) -> Loop.Comparison? {
    guard let pattern = tree.child(.pattern, of: node), let matched = tree.child(.expression, of: pattern),
      let clause = tree.child(.initializerClause, of: node), let value = tree.child(.expression, of: clause)
    else { return nil }
    var name = reader.expression(matched)
    // `.name?`
    while case .optionalChaining(let base) = name.form { name = base }
    let isCase: Bool
    if case .implicitMember = name.form { isCase = true } else { isCase = name.dottedPath?.first?.isTypeName ?? false }
    let elements = [name, reader.expression(value)].map { Expression.SequenceElement.operand($0) }
    guard isCase,
      case .comparison(var comparison)? = Expression(.sequence(elements), range: name.range).condition(
        local: around.local)
    else { return nil }
    // The pattern of a case is nothing that a type declares.
    comparison.operators = []
    return comparison
  }

  // MARK: Ways out

  /// Whether a body runs once at most.
  private func isLeftAtOnce(_ block: Node) -> Bool {
    reader.statements(of: block).contains { statement in
      switch tree.kind(statement) {
      case .breakStatement, .returnStatement, .throwStatement: return true
      case .continueStatement: return tree.child(.name, of: statement) != nil
      case .expression:
        guard let chain = tree.child(.chain, of: statement), let root = NameReader(reader).rootName(ofChain: chain)
        else {
          return false
        }
        return LoopCollector.endings.contains(root)
      default: return false
      }
    }
  }

  /// The `if` and `guard` statements directly in a body that leave the loop, with what they test.
  private func leavingStatements(in block: Node) -> [(statement: Node, test: Loop.Test)] {
    var bound: Set<String> = []
    var found: [(statement: Node, test: Loop.Test)] = []
    for statement in reader.statements(of: block) {
      switch tree.kind(statement) {
      case .ifStatement, .guardStatement:
        if let test = leavingTest(statement), !test.reads(anyOf: bound) { found.append((statement, test)) }
      case .variableDecl: bound.formUnion(NameReader(reader).boundNames(below: statement))
      default: break
      }
    }
    return found
  }

  private func leavingTest(_ statement: Node) -> Loop.Test? {
    let blocks = tree.children(statement).filter { tree.kind($0) == .codeBlock }
    guard blocks.count == 1, let last = reader.statements(of: blocks[0]).last,
      [.breakStatement, .returnStatement, .throwStatement].contains(tree.kind(last)),
      let condition = condition(of: statement), var test = test(of: condition)
    else { return nil }
    if tree.kind(statement) == .ifStatement { test.condition = test.condition.negated }
    return test
  }

  // MARK: The body

  private func loopBody(_ block: Node, leaving: [Node], _ tests: [Loop.Test], isBounded: Bool) -> Loop.LoopBody {
    let left = leaving.compactMap { tree.child(.codeBlock, of: $0) }.map(tree.range)
    var summary = BodyReader.summary(of: block, reader)
    summary.calls.removeAll { call in left.contains { $0.contains(call.range.lowerBound) } }
    let (assigned, called) = NameReader(reader).changedNames(below: block, outside: left)
    let own = Set(NameReader(reader).boundNames(below: block))
    let asks = tests.flatMap(\.condition.operands).contains { $0.isTaskCancellation }
    var body = Loop.LoopBody(
      summary: summary, changedNames: assigned + called,
      changesState: assigned.contains { !own.contains($0) && !around.isLocal($0) }, hasExit: isBounded,
      containsAwait: false,
      heedsCancellation: asks)
    collectControl(block, except: Set(leaving), isCaught: false, into: &body)
    return body
  }

  private static let endings: Set<String> = ["fatalError", "preconditionFailure", "exit", "abort"]

  /// Looks for exits, awaits and what heeds cancellation in the code that runs with the loop, which leaves out closures and local
  /// functions, and the exits of statements that are tests.
  ///
  /// - Parameter isCaught: whether an error that is thrown there ends nothing.
  private func collectControl(
    _ node: Node, except leaving: Set<Node>, isCaught: Bool, into body: inout Loop.LoopBody
  ) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: continue
      case .ifStatement, .guardStatement: if leaving.contains(child) { continue }
      case .breakStatement, .returnStatement, .throwStatement: body.hasExit = true
      // To an outer loop.
      case .continueStatement: if tree.child(.name, of: child) != nil { body.hasExit = true }
      case .doStatement:
        let (block, clauses) = (tree.child(.codeBlock, of: child), tree.children(child).filter(isCatchClause))
        if let block, isSwallowed(by: clauses) {
          collectControl(block, except: leaving, isCaught: true, into: &body)
          for clause in clauses { collectControl(clause, except: leaving, isCaught: isCaught, into: &body) }
          continue
        }
      case .expression:
        let expression = isBlock(node) ? reader.unparenthesized(child) : child
        collectEffects(expression, isStatement: isBlock(node), isCaught: isCaught, into: &body)
        collectControl(expression, except: leaving, isCaught: isCaught, into: &body)
        continue
      case .chain:
        let (root, member) = (NameReader(reader).rootName(ofChain: child), memberName(ofChain: child))
        if root == "Task", member == "isCancelled" || member == "checkCancellation" { body.heedsCancellation = true }
        if root == "withTaskCancellationHandler" || root == "withUnsafeCurrentTask" { body.heedsCancellation = true }
        if let root, LoopCollector.endings.contains(root) { body.hasExit = true }
      default: break
      }
      collectControl(child, except: leaving, isCaught: isCaught, into: &body)
    }
  }

  /// The effects of `try` and `await` directly in an expression: an error leaves the loop, and an awaited call throws one when the task is
  /// cancelled.
  private func collectEffects(
    _ expression: Node, isStatement: Bool, isCaught: Bool, into body: inout Loop.LoopBody
  ) {
    let markers = tree.children(expression).filter { tree.kind($0) == .effectMarker }.map(reader.effectMarker)
    guard !markers.isEmpty else { return }
    let awaits = markers.contains(.await)
    if awaits { body.containsAwait = true }
    if markers.contains(.tryPlain), !isCaught {
      body.hasExit = true
      if awaits { body.heedsCancellation = true }
    }
    // Somebody looks at whether it failed, unless it is a statement or goes into `_`.
    let isDropped = isStatement || tree.children(expression).contains { tree.kind($0) == .assignment }
    if markers.contains(.tryOptional), awaits, !isDropped { body.heedsCancellation = true }
  }

  private func isBlock(_ node: Node) -> Bool {
    [.codeBlock, .switchCase, .ifConfigClause].contains(tree.kind(node))
  }

  private func isCatchClause(_ node: Node) -> Bool { tree.kind(node) == .catchClause }

  /// Whether the clauses of a `do` catch every error, and go on with the loop.
  private func isSwallowed(by clauses: [Node]) -> Bool {
    clauses.contains { tree.child(.caseItem, of: $0) == nil }
      && !clauses.contains { clause in
        tree.descendants(clause).contains {
          [.breakStatement, .returnStatement, .throwStatement].contains(tree.kind($0))
        }
      }
  }

  private func memberName(ofChain chain: Node) -> String? {
    tree.child(.member, of: chain).flatMap { reader.childName(.name, of: $0) }
  }
}

extension Loop.Operand {
  /// `Task.isCancelled`.
  public var isTaskCancellation: Bool { root == "Task" && members == ["isCancelled"] && local == nil }
}

extension Loop.Test {
  /// Whether it reads a name, without `self`, that hides a member there.
  fileprivate func reads(anyOf names: Set<String>) -> Bool {
    condition.operands.contains { names.contains($0.root) }
  }
}

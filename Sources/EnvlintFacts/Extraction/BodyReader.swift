import EnvlintSyntax

/// Reads what a body does when it runs: its calls, loops, assignments and results; see `BodySummary`.
struct BodyReader {
  let reader: TreeReader
  var summary = BodySummary()
  /// The earlier statements that may leave the code around the current one.
  var exits = BodyExits()
  var tree: SyntaxTree { reader.tree }
  private var conditionReader: ConditionReader { ConditionReader(reader) }

  private init(_ reader: TreeReader) { self.reader = reader }

  /// The effects of the statements below `node`: of a code block, a closure, or the implicit getter of an accessor block.
  static func summary(of node: Node, _ reader: TreeReader) -> BodySummary {
    let tree = reader.tree
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    if items.count == 1, tree.kind(items[0]) == .codeBlock { return summary(of: items[0], reader) }
    var body = BodyReader(reader)
    body.summary.statementCount = items.count
    for item in items {
      body.summarize(item, BodyPlace())
      if tree.kind(item) == .returnStatement { break }
    }
    body.summary.results += body.implicitReturns(items)
    if tree.hasError(in: node) { body.summary.isCapped = true }
    return body.summary
  }

  /// The one expression that a body is; of a body that is one `#if`, that of each branch, but for debug code.
  private func implicitReturns(_ items: [Node], _ conditions: [RunCondition] = []) -> [BodySummary.Returned] {
    guard items.count == 1 else { return [] }
    switch tree.kind(items[0]) {
    case .expression: return [.init(value: reader.statementValue(items[0]), conditions: conditions)]
    case .ifConfig:
      return reader.clauses(ofIfConfig: items[0]).filter { !reader.isDebugClause($0.clause) }.flatMap {
        clause, branch in
        implicitReturns(
          tree.children(clause).filter { ![.keyword, .ifConfigCondition].contains(tree.kind($0)) },
          conditions + [RunCondition(form: .isCompiled(branch))])
      }
    case .ifStatement, .switchStatement:
      if case .branches(let values) = reader.branches(items[0]).form {
        let tests = branchConditions(items[0])
        return values.enumerated().map { position, value in
          .init(value: value, conditions: conditions + (position < tests.count ? tests[position] : []))
        }
      }
      return []
    default: return []
    }
  }

  /// The conditions of each block of an `if` or `switch`.
  private func branchConditions(_ node: Node) -> [[RunCondition]] {
    if tree.kind(node) == .ifStatement { return conditionReader.blocks(ofIf: node).map(\.conditions) }
    let conditions = conditionReader.caseConditions(node)
    return tree.children(node).filter { tree.kind($0) == .switchCase }.map { conditions[$0].map { [$0] } ?? [] }
  }

  /// The place of a node in a body.
  struct BodyPlace {
    /// In a value, or in a closure that the body calls: what is returned, declared and assigned there is not the body's. Nor
    /// may it be read once more with each closure around it.
    var isInner = false
    /// In a branch or a loop.
    var isConditional = false
    /// Below a `let`.
    var isConstant = false
    /// The conditions for running it, from its surroundings.
    var conditions: [RunCondition] = []
    /// The name that the `switch` around is over, where it is one.
    var subject: String?

    /// The place in code that only runs under a further condition.
    func under(_ condition: RunCondition) -> BodyPlace {
      var place = self
      place.conditions.append(condition)
      return place
    }
  }

  /// The conditions for running code at a place.
  func conditions(at place: BodyPlace) -> [RunCondition] { place.conditions + exits.conditions }

  mutating func summarize(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    switch tree.kind(node) {
    case .functionDecl:
      // A local function hides others of its name.
      if let name = reader.childName(.name, of: node) { summary.locals.append(.constant(name)) }
      return
    case .closure, .initializerDecl, .deinitializerDecl, .subscriptDecl, .structDecl, .classDecl,
      .enumDecl, .actorDecl, .extensionDecl, .accessorBlock, .ifConfigCondition:
      return
    case .ifConfig, .postfixIfConfig:
      for (clause, branch) in reader.clauses(ofIfConfig: node) where !reader.isDebugClause(clause) {
        summarizeChildren(of: clause, outer.under(RunCondition(form: .isCompiled(branch))))
      }
      return
    case .forStatement, .whileStatement, .repeatStatement:
      summarizeLoop(node, outer)
      return
    case .ifStatement:
      summarizeIf(node, outer)
      return
    case .guardStatement:
      summarizeGuard(node, outer)
      return
    case .switchStatement:
      summarizeSwitch(node, outer)
      return
    case .doStatement:
      summarizeDo(node, outer)
      return
    case .throwStatement, .breakStatement, .continueStatement:
      summarizeChildren(of: node, place)
      noteExit(node, outer)
      return
    case .expression:
      if let inner = reader.parenthesized(node) {
        summarize(inner, outer)
        return
      }
      if !place.isInner { recordAssignment(node, place) }
      place.isInner = true
      guard let lazy = conditionReader.lazyParts(of: node) else { break }
      for child in tree.children(node) {
        var part = place
        part.conditions += lazy[child] ?? []
        summarize(child, part)
      }
      return
    case .returnStatement:
      if !place.isInner, let value = tree.child(.expression, of: node) {
        summary.results.append(.init(value: reader.expression(value), conditions: conditions(at: place)))
      }
      place.isInner = true
      summarizeChildren(of: node, place)
      noteExit(node, outer)
      return
    case .variableDecl: place.isConstant = tree.child(.keyword, of: node).map { reader.matches($0, "let") } ?? false
    case .binding:
      if !place.isInner { recordLocals(ofBinding: node, place) }
      place.isInner = true
    case .effectMarker:
      exits.noteThrow()
      return
    case .optionalBinding where conditionReader.keepsName(node): break
    case .patternCondition where conditionReader.keepsName(node),
      .caseItem where conditionReader.bindsValue(node, of: place.subject):
      break
    case .optionalBinding, .patternCondition, .caseItem: recordNames(ofPatternIn: node)
    case .chain:
      summarizeChain(node, place)
      return
    default: break
    }
    summarizeChildren(of: node, place)
  }

  /// The effects of the parts of a node, up to a statement that ends them.
  private mutating func summarizeChildren(of node: Node, _ place: BodyPlace) {
    for child in tree.children(node) {
      summarize(child, place)
      switch tree.kind(child) {
      case .returnStatement, .throwStatement, .breakStatement, .continueStatement: return
      default: continue
      }
    }
  }

  private mutating func summarizeIf(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    place.isConditional = true
    for child in tree.children(node) where tree.kind(child) == .conditions {
      summarizeChildren(of: child, place)
    }
    for (block, conditions) in conditionReader.blocks(ofIf: node) {
      var inside = place
      inside.conditions += conditions
      summarize(block, inside)
    }
  }

  private mutating func summarizeGuard(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    place.isConditional = true
    for child in tree.children(node) {
      if tree.kind(child) == .codeBlock, let conditions = tree.child(.conditions, of: node) {
        summarize(child, place.under(RunCondition(form: .someFails(conditionReader.tests(conditions)))))
      } else {
        summarize(child, place)
      }
    }
  }

  private mutating func summarizeLoop(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    let kind = tree.kind(node)
    let sequence = kind == .forStatement ? tree.child(.expression, of: node) : nil
    if let keyword = tree.child(.keyword, of: node) {
      summary.loops.append(
        .init(
          range: tree.range(keyword), sequence: sequence.map(reader.expression),
          conditions: conditions(at: outer) + loopConditions(node)))
    }
    place.isConditional = true
    if kind == .forStatement { recordNames(ofPatternIn: node) }
    exits.enter(isLoop: true)
    for child in tree.children(node) {
      var inside = place
      if tree.kind(child) == .codeBlock, kind == .whileStatement { inside.conditions += loopConditions(node) }
      summarize(child, inside)
    }
    exits.leave()
  }

  private mutating func summarizeSwitch(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    place.isConditional = true
    let conditions = conditionReader.caseConditions(node)
    exits.enter(isLoop: false)
    for child in tree.children(node) {
      guard [.switchCase, .ifConfig].contains(tree.kind(child)) else {
        summarize(child, place)
        continue
      }
      var inside = place.under(conditions[child] ?? RunCondition(form: .unknown))
      inside.subject = tree.child(.expression, of: node).flatMap(NameReader(reader).bareName)
      summarize(child, inside)
    }
    exits.leave()
  }

  /// A `do`: what is in it may end anywhere, where errors are caught.
  private mutating func summarizeDo(_ node: Node, _ outer: BodyPlace) {
    var place = outer
    place.isConditional = true
    let catches = tree.child(.catchClause, of: node) != nil
    for child in tree.children(node) {
      let isCaught = catches && tree.kind(child) == .codeBlock
      if isCaught { exits.enterCaught() }
      let isCatch = tree.kind(child) == .catchClause
      summarize(child, isCatch ? place.under(RunCondition(form: .unknown)) : place)
      if isCaught { exits.leaveCaught() }
    }
  }

  /// Notes that a statement leaves what it is in.
  private mutating func noteExit(_ node: Node, _ place: BodyPlace) {
    switch tree.kind(node) {
    case .returnStatement: exits.note(.body, place.conditions)
    case .throwStatement: exits.note(.error, place.conditions)
    // With a label it may leave something else.
    case .breakStatement where tree.child(.name, of: node) == nil: exits.note(.block, place.conditions)
    case .continueStatement where tree.child(.name, of: node) == nil: exits.note(.loop, place.conditions)
    default: break
    }
  }

  /// The condition for another round of a loop; for `repeat`, for one more.
  private func loopConditions(_ node: Node) -> [RunCondition] {
    switch tree.kind(node) {
    case .whileStatement:
      tree.child(.conditions, of: node).map { [RunCondition(form: .allHold(conditionReader.tests($0)))] } ?? []
    case .repeatStatement:
      tree.child(.expression, of: node).map { [RunCondition(form: .allHold([.isTrue(reader.expression($0))]))] } ?? []
    default: []
    }
  }

  private mutating func recordLocals(ofBinding node: Node, _ place: BodyPlace) {
    if let local = reader.localName(ofBinding: node, isConstant: place.isConstant) {
      summary.locals.append(local)
    } else {
      recordNames(ofPatternIn: node)
    }
  }

  /// Records the names that a pattern directly below a node binds, as names of which nothing is known.
  private mutating func recordNames(ofPatternIn node: Node) {
    let isMatched = [.patternCondition, .caseItem].contains(tree.kind(node))
    for pattern in tree.children(node) where tree.kind(pattern) == .pattern {
      recordNames(below: pattern, areBound: !isMatched)
    }
  }

  /// - Parameter areBound: whether a name there is a new one; in what is matched, only those after `let` and `var` are.
  private mutating func recordNames(below node: Node, areBound: Bool) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .name, .nameReference:
        guard areBound else { continue }
        let name = reader.name(child)
        if !summary.locals.contains(where: { $0.name == name }) { summary.locals.append(.constant(name)) }
      case .member, .label, .keyword, .implicitMember: continue
      case .patternBinding: recordNames(below: child, areBound: true)
      default: recordNames(below: child, areBound: areBound)
      }
    }
  }

  /// Records `x = value`, `self.x = value` and `self = value`, and calls of `self.init`.
  private mutating func recordAssignment(_ node: Node, _ place: BodyPlace) {
    var children = tree.children(node)
    guard let target = children.next() else { return }
    guard tree.child(.assignment, of: node) != nil else {
      if let chain = tree.child(.chain, of: node), reader.isDelegation(chain) {
        summary.delegations.append(reader.expression(node))
      }
      return
    }
    guard tree.kind(target) == .chain, case .sequence(let elements) = reader.expression(node).form, elements.count > 2,
      case .operand(let left) = elements[0], case .assignment = elements[1], case .operand(let first) = elements[2]
    else { return }
    let value =
      elements.count == 3
      ? first
      : Expression(.sequence(Array(elements[2...])), range: first.range.lowerBound..<tree.range(node).upperBound)
    var assignment = BodySummary.Assignment(
      name: "", isMember: true, isConditional: place.isConditional, value: value,
      conditions: conditions(at: place))
    switch left.form {
    case .name(let name):
      assignment.name = name
      assignment.isMember = name == "self"
    case .member(let base, let name, _):
      guard case .name("self") = base.form else { return }
      assignment.name = name
    default: return
    }
    summary.assignments.append(assignment)
  }
}

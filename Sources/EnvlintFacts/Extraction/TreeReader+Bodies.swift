import EnvlintSyntax

extension TreeReader {
  /// The effects of the statements below `node`: of a code block, a closure, or the implicit getter of an accessor block.
  func bodySummary(_ node: Node) -> BodySummary {
    var summary = BodySummary()
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    if items.count == 1, tree.kind(items[0]) == .codeBlock { return bodySummary(items[0]) }
    summary.statementCount = items.count
    let place = BodyPlace()
    for item in items {
      summarize(item, place, into: &summary)
      if tree.kind(item) == .returnStatement { break }
    }
    summary.results += implicitReturns(items)
    if tree.hasError(in: node) { summary.isCapped = true }
    return summary
  }

  /// The one expression that a body is; of a body that is one `#if`, that of each branch, but for debug code.
  private func implicitReturns(_ items: [Node], _ conditions: [RunCondition] = []) -> [BodySummary.Returned] {
    guard items.count == 1 else { return [] }
    switch tree.kind(items[0]) {
    case .expression: return [.init(value: bodyValue(items[0]), conditions: conditions)]
    case .ifConfig:
      return branches(ofConfig: items[0]).filter { !isDebugClause($0.clause) }.flatMap { clause, branch in
        implicitReturns(
          tree.children(clause).filter { ![.keyword, .ifConfigCondition].contains(tree.kind($0)) },
          conditions + [RunCondition(form: .isCompiled(branch))])
      }
    case .ifStatement, .switchStatement:
      if case .branches(let values) = branches(items[0]).form {
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
    if tree.kind(node) == .ifStatement { return blocks(ofIf: node).map(\.conditions) }
    let conditions = caseConditions(node)
    return tree.children(node).filter { tree.kind($0) == .switchCase }.map { conditions[$0].map { [$0] } ?? [] }
  }

  /// The blocks of an `if` with all its `else`s, and what must hold for each.
  func blocks(ofIf node: Node) -> [(block: Node, conditions: [RunCondition])] {
    var found: [(block: Node, conditions: [RunCondition])] = []
    var failed: [RunCondition] = []
    var current: [RunCondition.Test]?
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .conditions: current = tests(child)
      case .codeBlock:
        if let tests = current {
          found.append((child, failed + [RunCondition(form: .allHold(tests))]))
          failed.add(RunCondition(form: .someFails(tests)))
        } else {
          found.append((child, failed))
        }
        current = nil
      default: continue
      }
    }
    return found
  }

  /// The one expression of a body or branch; opaque where it is a statement, which is read as such and has no value.
  func bodyValue(_ node: Node) -> Expression {
    let isAssignment = tree.child(.assignment, of: node) != nil
    let isStatement = isAssignment || tree.child(.chain, of: node).map(isDelegation) ?? false
    return isStatement ? Expression(.opaque, range: tree.range(node)) : expression(node)
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
    /// The earlier statements that may leave its surroundings.
    let exits = BodyExits()

    /// The conditions for running it.
    var allConditions: [RunCondition] { conditions + exits.conditions }

    /// The place in code that only runs under a further condition.
    func under(_ condition: RunCondition) -> BodyPlace {
      var place = self
      place.conditions.append(condition)
      return place
    }
  }

  func summarize(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    switch tree.kind(node) {
    case .functionDecl:
      // A local function hides others of its name.
      if let name = childName(.name, of: node) { summary.locals.append(.constant(name)) }
      return
    case .closure, .initializerDecl, .deinitializerDecl, .subscriptDecl, .structDecl, .classDecl,
      .enumDecl, .actorDecl, .extensionDecl, .accessorBlock, .ifConfigCondition:
      return
    case .ifConfig, .postfixIfConfig:
      for (clause, branch) in branches(ofConfig: node) where !isDebugClause(clause) {
        summarizeChildren(of: clause, outer.under(RunCondition(form: .isCompiled(branch))), into: &summary)
      }
      return
    case .forStatement, .whileStatement, .repeatStatement:
      summarizeLoop(node, outer, into: &summary)
      return
    case .ifStatement:
      summarizeIf(node, outer, into: &summary)
      return
    case .guardStatement:
      summarizeGuard(node, outer, into: &summary)
      return
    case .switchStatement:
      summarizeSwitch(node, outer, into: &summary)
      return
    case .doStatement:
      summarizeDo(node, outer, into: &summary)
      return
    case .throwStatement, .breakStatement, .continueStatement:
      summarizeChildren(of: node, place, into: &summary)
      noteExit(node, outer)
      return
    case .expression:
      if let inner = parenthesized(node) {
        summarize(inner, outer, into: &summary)
        return
      }
      if !place.isInner { recordAssignment(node, place, into: &summary) }
      place.isInner = true
      guard let lazy = lazyParts(of: node) else { break }
      for child in tree.children(node) {
        var part = place
        part.conditions += lazy[child] ?? []
        summarize(child, part, into: &summary)
      }
      return
    case .returnStatement:
      if !place.isInner, let value = tree.child(.expression, of: node) {
        summary.results.append(.init(value: expression(value), conditions: place.allConditions))
      }
      place.isInner = true
      summarizeChildren(of: node, place, into: &summary)
      noteExit(node, outer)
      return
    case .variableDecl: place.isConstant = tree.child(.keyword, of: node).map { matches($0, "let") } ?? false
    case .binding:
      if !place.isInner { recordLocals(ofBinding: node, place, into: &summary) }
      place.isInner = true
    case .effectMarker:
      place.exits.noteThrow()
      return
    case .optionalBinding where keepsName(node): break
    case .patternCondition where keepsName(node), .caseItem where bindsValue(node, of: place.subject): break
    case .optionalBinding, .patternCondition, .caseItem: recordNames(ofPatternIn: node, into: &summary)
    case .chain:
      summarizeChain(node, place, into: &summary)
      return
    default: break
    }
    summarizeChildren(of: node, place, into: &summary)
  }

  /// The effects of the parts of a node, up to a statement that ends them.
  private func summarizeChildren(of node: Node, _ place: BodyPlace, into summary: inout BodySummary) {
    for child in tree.children(node) {
      summarize(child, place, into: &summary)
      switch tree.kind(child) {
      case .returnStatement, .throwStatement, .breakStatement, .continueStatement: return
      default: continue
      }
    }
  }

  private func summarizeIf(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    place.isConditional = true
    for child in tree.children(node) where tree.kind(child) == .conditions {
      summarizeChildren(of: child, place, into: &summary)
    }
    for (block, conditions) in blocks(ofIf: node) {
      var inside = place
      inside.conditions += conditions
      summarize(block, inside, into: &summary)
    }
  }

  private func summarizeGuard(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    place.isConditional = true
    for child in tree.children(node) {
      if tree.kind(child) == .codeBlock, let conditions = tree.child(.conditions, of: node) {
        summarize(child, place.under(RunCondition(form: .someFails(tests(conditions)))), into: &summary)
      } else {
        summarize(child, place, into: &summary)
      }
    }
  }

  private func summarizeLoop(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    let kind = tree.kind(node)
    let sequence = kind == .forStatement ? tree.child(.expression, of: node) : nil
    if let keyword = tree.child(.keyword, of: node) {
      summary.loops.append(
        .init(
          range: tree.range(keyword), sequence: sequence.map(expression),
          conditions: outer.allConditions + loopConditions(node)))
    }
    place.isConditional = true
    if kind == .forStatement { recordNames(ofPatternIn: node, into: &summary) }
    outer.exits.enter(isLoop: true)
    for child in tree.children(node) {
      var inside = place
      if tree.kind(child) == .codeBlock, kind == .whileStatement { inside.conditions += loopConditions(node) }
      summarize(child, inside, into: &summary)
    }
    outer.exits.leave()
  }

  private func summarizeSwitch(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    place.isConditional = true
    let conditions = caseConditions(node)
    outer.exits.enter(isLoop: false)
    for child in tree.children(node) {
      guard [.switchCase, .ifConfig].contains(tree.kind(child)) else {
        summarize(child, place, into: &summary)
        continue
      }
      var inside = place.under(conditions[child] ?? RunCondition(form: .unknown))
      inside.subject = tree.child(.expression, of: node).flatMap(bareName)
      summarize(child, inside, into: &summary)
    }
    outer.exits.leave()
  }

  /// A `do`: what is in it may end anywhere, where errors are caught.
  private func summarizeDo(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    place.isConditional = true
    let catches = tree.child(.catchClause, of: node) != nil
    for child in tree.children(node) {
      let isCaught = catches && tree.kind(child) == .codeBlock
      if isCaught { outer.exits.enterCaught() }
      let isCatch = tree.kind(child) == .catchClause
      summarize(child, isCatch ? place.under(RunCondition(form: .unknown)) : place, into: &summary)
      if isCaught { outer.exits.leaveCaught() }
    }
  }

  /// Notes that a statement leaves what it is in.
  private func noteExit(_ node: Node, _ place: BodyPlace) {
    switch tree.kind(node) {
    case .returnStatement: place.exits.note(.body, place.conditions)
    case .throwStatement: place.exits.note(.error, place.conditions)
    // With a label it may leave something else.
    case .breakStatement where tree.child(.name, of: node) == nil: place.exits.note(.block, place.conditions)
    case .continueStatement where tree.child(.name, of: node) == nil: place.exits.note(.loop, place.conditions)
    default: break
    }
  }

  /// The condition for another round of a loop; for `repeat`, for one more.
  private func loopConditions(_ node: Node) -> [RunCondition] {
    switch tree.kind(node) {
    case .whileStatement:
      tree.child(.conditions, of: node).map { [RunCondition(form: .allHold(tests($0)))] } ?? []
    case .repeatStatement:
      tree.child(.expression, of: node).map { [RunCondition(form: .allHold([.isTrue(expression($0))]))] } ?? []
    default: []
    }
  }

  private func recordLocals(ofBinding node: Node, _ place: BodyPlace, into summary: inout BodySummary) {
    if let local = localName(ofBinding: node, isConstant: place.isConstant) {
      summary.locals.append(local)
    } else {
      recordNames(ofPatternIn: node, into: &summary)
    }
  }

  /// Records the names that a pattern directly below a node binds, as names of which nothing is known.
  private func recordNames(ofPatternIn node: Node, into summary: inout BodySummary) {
    let isMatched = [.patternCondition, .caseItem].contains(tree.kind(node))
    for pattern in tree.children(node) where tree.kind(pattern) == .pattern {
      recordNames(below: pattern, areBound: !isMatched, into: &summary)
    }
  }

  /// - Parameter areBound: whether a name there is a new one; in what is matched, only those after `let` and `var` are.
  private func recordNames(below node: Node, areBound: Bool, into summary: inout BodySummary) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .name, .nameReference:
        guard areBound else { continue }
        let name = name(child)
        if !summary.locals.contains(where: { $0.name == name }) { summary.locals.append(.constant(name)) }
      case .member, .label, .keyword, .implicitMember: continue
      case .patternBinding: recordNames(below: child, areBound: true, into: &summary)
      default: recordNames(below: child, areBound: areBound, into: &summary)
      }
    }
  }

  /// Records `x = value`, `self.x = value` and `self = value`, and calls of `self.init`.
  private func recordAssignment(_ node: Node, _ place: BodyPlace, into summary: inout BodySummary) {
    var children = tree.children(node)
    guard let target = children.next() else { return }
    guard tree.child(.assignment, of: node) != nil else {
      if let chain = tree.child(.chain, of: node), isDelegation(chain) { summary.delegations.append(expression(node)) }
      return
    }
    guard tree.kind(target) == .chain, case .sequence(let elements) = expression(node).form, elements.count > 2,
      case .operand(let left) = elements[0], case .assignment = elements[1], case .operand(let first) = elements[2]
    else { return }
    let value =
      elements.count == 3
      ? first
      : Expression(.sequence(Array(elements[2...])), range: first.range.lowerBound..<tree.range(node).upperBound)
    var assignment = BodySummary.Assignment(
      name: "", isMember: true, isConditional: place.isConditional, value: value,
      conditions: place.allConditions)
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

  /// Whether a chain is `self.init(…)`.
  func isDelegation(_ chain: Node) -> Bool {
    var children = tree.children(chain)
    guard let first = children.next(), tree.kind(first) == .nameReference, matches(first, "self"),
      let second = children.next(), tree.kind(second) == .member
    else { return false }
    return childName(.name, of: second) == "init"
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

  /// Whether a chain, or a clause of an `#if` in it, holds a modifier whose name fits.
  func holdsModifier(_ holder: Node, _ fits: (_ name: Node) -> Bool) -> Bool {
    tree.children(holder).contains { child in
      switch tree.kind(child) {
      case .member: tree.child(.name, of: child).map(fits) ?? false
      case .postfixIfConfig, .ifConfigClause: holdsModifier(child, fits)
      default: false
      }
    }
  }

  func callLabels(_ call: Node) -> [String] {
    var labels: [String] = []
    for child in tree.children(call) {
      switch tree.kind(child) {
      case .argument: labels.append(childName(.label, of: child) ?? "_")
      case .trailingClosure: labels.append(childName(.label, of: child) ?? "{}")
      default: continue
      }
    }
    return labels
  }
}

import EnvlintSyntax

extension TreeReader {
  /// No table has a longer one, and each member of a chain is another path.
  private static let longestPath = 16

  /// What the statements below `node` do: those of a code block, a closure, or the implicit getter of an accessor block.
  func bodySummary(_ node: Node) -> BodySummary {
    var summary = BodySummary()
    let items = tree.children(node).filter { tree.kind($0) != .closureSignature }
    if items.count == 1, tree.kind(items[0]) == .codeBlock { return bodySummary(items[0]) }
    summary.statementCount = items.count
    for item in items { summarize(item, BodyPlace(), into: &summary) }
    summary.returns += implicitReturns(items)
    if tree.hasError(in: node) { summary.isCapped = true }
    return summary
  }

  /// The one expression that a body is; of a body that is one `#if`, that of each branch, but for debug code.
  private func implicitReturns(_ items: [Node]) -> [Expression] {
    guard items.count == 1 else { return [] }
    switch tree.kind(items[0]) {
    case .expression: return [bodyValue(items[0])]
    case .ifConfig:
      return tree.children(items[0]).filter { !isDebugClause($0) }.flatMap { clause in
        implicitReturns(tree.children(clause).filter { ![.keyword, .ifConfigCondition].contains(tree.kind($0)) })
      }
    case .ifStatement, .switchStatement:
      if case .branches(let values) = branches(items[0]).form { return values }
      return []
    default: return []
    }
  }

  /// The one expression of a body or branch; opaque where it is a statement, which is read as such and has no value.
  func bodyValue(_ node: Node) -> Expression {
    let isAssignment = tree.child(.assignment, of: node) != nil
    let isStatement = isAssignment || tree.child(.chain, of: node).map(isDelegation) ?? false
    return isStatement ? Expression(.opaque, range: tree.range(node)) : expression(node)
  }

  /// Where in a body a node stands.
  private struct BodyPlace {
    /// In a value, or in a closure that the body calls: what is returned, declared and assigned there is not the body's. Nor
    /// may it be read once more with each closure around it.
    var isInner = false
    /// In a branch or a loop.
    var isConditional = false
    /// Behind an operator that may leave out what follows.
    var isAlternative = false
  }

  private func summarize(_ node: Node, _ outer: BodyPlace, into summary: inout BodySummary) {
    var place = outer
    switch tree.kind(node) {
    case .closure, .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .structDecl, .classDecl,
      .enumDecl, .actorDecl, .extensionDecl, .accessorBlock, .ifConfigCondition:
      return
    case .ifConfigClause where isDebugClause(node): return
    case .forStatement, .whileStatement, .repeatStatement:
      if let keyword = tree.child(.keyword, of: node) {
        summary.loops.append(.init(range: tree.range(keyword), sequence: sequenceName(ofLoop: node)))
      }
      place.isConditional = true
    case .ifStatement, .guardStatement, .switchStatement, .doStatement: place.isConditional = true
    case .expression:
      if let inner = parenthesized(node) {
        summarize(inner, outer, into: &summary)
        return
      }
      if !place.isInner { recordAssignment(node, place, into: &summary) }
      place.isInner = true
      for child in tree.children(node) {
        if tree.kind(child) == .ternary || isShortCircuit(child) { place.isAlternative = true }
        summarize(child, place, into: &summary)
      }
      return
    case .returnStatement:
      if !place.isInner, let value = tree.child(.expression, of: node) { summary.returns.append(expression(value)) }
      place.isInner = true
    case .binding:
      if !place.isInner, let local = localName(ofBinding: node, isConstant: false) { summary.locals.append(local) }
      place.isInner = true
    case .chain:
      summarizeChain(node, place, into: &summary)
      return
    default: break
    }
    for child in tree.children(node) { summarize(child, place, into: &summary) }
  }

  /// `names` of `for name in names`; nil for every other loop.
  private func sequenceName(ofLoop node: Node) -> String? {
    guard tree.kind(node) == .forStatement,
      let sequence = tree.child(.expression, of: node).map(unparenthesized), let chain = tree.firstChild(sequence),
      tree.kind(chain) == .chain, let name = tree.firstChild(chain),
      tree.kind(name) == .nameReference, tree.range(name) == tree.range(sequence)
    else { return nil }
    return self.name(name)
  }

  private func isShortCircuit(_ node: Node) -> Bool {
    tree.kind(node) == .binaryOperator && (matches(node, "??") || matches(node, "&&") || matches(node, "||"))
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
    switch left.form {
    case .name(let name):
      summary.assignments.append(
        .init(name: name, isMember: name == "self", isConditional: place.isConditional, value: value))
    case .member(let base, let name, _):
      guard case .name("self") = base.form else { return }
      summary.assignments.append(.init(name: name, isMember: true, isConditional: place.isConditional, value: value))
    default: return
    }
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

  /// Records the calls of a chain, and what its arguments and its immediately called closure do.
  private func summarizeChain(_ node: Node, _ place: BodyPlace, into summary: inout BodySummary) {
    var callee = Call.Callee.other
    var isClosure = false
    var path: [String] = []
    let children = Array(tree.children(node))
    for (position, child) in children.enumerated() {
      switch tree.kind(child) {
      case .nameReference:
        path = [name(child)]
        callee = .path(path)
      case .implicitMember: callee = childName(.name, of: child).map { .implicitMember($0) } ?? .other
      case .arrayLiteral:
        let count = tree.children(child).reduce(0) { count, _ in count + 1 }
        callee = .memberOfLiteral(elementCount: count, name: "")
      case .closure: isClosure = true
      case .member:
        guard let memberName = childName(.name, of: child) else { continue }
        callee = member(memberName, of: callee, path: &path)
        recordCostlyRead(path, node, child, next: children.dropFirst(position + 1).first, into: &summary)
      case .call:
        let labels = callLabels(child)
        let range = tree.range(node).lowerBound..<tree.range(child).upperBound
        append(
          Call(callee: callee, labels: labels, range: range, isAlternative: place.isAlternative), to: &summary)
        if isClosure, position == 1 {
          for item in tree.children(children[0]) where tree.kind(item) != .closureSignature {
            summarize(item, BodyPlace(isInner: true, isConditional: true), into: &summary)
          }
        }
        callee = calledValue(callee, path)
        path = []
      case .genericArguments, .optionalChaining, .forceUnwrap: continue
      default:
        callee = .other
        path = []
      }
      if tree.kind(child) != .closure {
        for argument in tree.children(child) { summarize(argument, place, into: &summary) }
      }
    }
  }

  private func member(_ name: String, of callee: Call.Callee, path: inout [String]) -> Call.Callee {
    switch callee {
    case .path(let base) where base.count == 1 && (base[0] == "self" || SDKModules.contains(base[0])):
      path = [name]
      return .path(path)
    case .path where !path.isEmpty && path.count < TreeReader.longestPath:
      path.append(name)
      return .path(path)
    case .memberOfConstruction(let type, ""): return .memberOfConstruction(type: type, name: name)
    case .memberOfLiteral(let count, ""): return .memberOfLiteral(elementCount: count, name: name)
    default:
      path = []
      return .member(name: name)
    }
  }

  /// What a call's value is as a base of the next member: `T(…)` is a construction when `T` is written like a type.
  private func calledValue(_ callee: Call.Callee, _ path: [String]) -> Call.Callee {
    guard case .path = callee, let last = path.last, last.isTypeName else { return .other }
    return .memberOfConstruction(type: path, name: "")
  }

  private func append(_ call: Call, to summary: inout BodySummary) {
    if summary.calls.count < BodySummary.mostCalls { summary.calls.append(call) } else { summary.isCapped = true }
  }

  private func recordCostlyRead(
    _ path: [String], _ chain: Node, _ member: Node, next: Node?, into summary: inout BodySummary
  ) {
    guard path.count > 1, next.map({ tree.kind($0) != .call }) ?? true else { return }
    let joined = path.joined(separator: ".")
    guard DefaultExpressions.member(joined)?.cost == .costly else { return }
    summary.costlyReads.append(
      .init(path: joined, range: tree.range(chain).lowerBound..<tree.range(member).upperBound)
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

import EnvlintSyntax

extension FactExtractor {
  /// Records a `while` or `repeat … while` whose condition is made of plain reads and operators.
  func visitLoop(_ node: Node) {
    guard let block = tree.child(.codeBlock, of: node), let condition = condition(of: node) else { return }
    var operands: [Loop.Operand] = []
    for part in condition.parts {
      guard let read = part.operands(local: local) else { return }
      operands += read
    }
    guard !operands.isEmpty else { return }
    facts.loops.append(
      Loop(
        conditionRange: condition.range, operands: operands, context: execution.context,
        body: loopBody(block, operands: operands), scope: scope, isInMutatingFunction: execution.isMutating
      )
    )
  }

  /// The condition's expressions (a comma list has several) and the range they span; nil when one is no expression.
  func condition(of node: Node) -> (parts: [Expression], range: Range<UInt32>)? {
    if tree.kind(node) == .repeatStatement {
      guard let expression = tree.child(.expression, of: node) else { return nil }
      return ([reader.expression(expression)], tree.range(expression))
    }
    guard let conditions = tree.child(.conditions, of: node) else { return nil }
    var parts: [Expression] = []
    for condition in tree.children(conditions) where tree.kind(condition) == .condition {
      guard let expression = tree.child(.expression, of: condition) else { return nil }
      parts.append(reader.expression(expression))
    }
    return parts.isEmpty ? nil : (parts, tree.range(conditions))
  }

  // MARK: The body

  private func loopBody(_ block: Node, operands: [Loop.Operand]) -> Loop.LoopBody {
    var body = Loop.LoopBody(
      summary: reader.bodySummary(block), changedNames: changedNames(below: block), hasExit: false,
      containsAwait: false,
      endsWithTask: operands.contains { $0.root == "Task" && $0.members == ["isCancelled"] }
    )
    collectControl(block, into: &body)
    return body
  }

  /// Looks for exits and awaits in the code that runs with the loop, which leaves out closures and local functions.
  private func collectControl(_ node: Node, into body: inout Loop.LoopBody) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: continue
      case .breakStatement, .returnStatement, .throwStatement: body.hasExit = true
      case .effectMarker:
        if reader.matches(child, "await") { body.containsAwait = true }
        if reader.matches(child, "try") { body.hasExit = true }
      case .expression: if isThrowingSleep(child) { body.endsWithTask = true }
      case .chain: if isCancellationTest(child) { body.endsWithTask = true }
      default: break
      }
      collectControl(child, into: &body)
    }
  }

  /// `try await Task.sleep(…)`.
  private func isThrowingSleep(_ expression: Node) -> Bool {
    var sawTry = false
    for child in tree.children(expression) {
      switch tree.kind(child) {
      case .effectMarker: if reader.matches(child, "try") { sawTry = true }
      case .chain: return sawTry && rootName(ofChain: child) == "Task" && memberName(ofChain: child) == "sleep"
      default: return false
      }
    }
    return false
  }

  /// `Task.isCancelled`.
  private func isCancellationTest(_ chain: Node) -> Bool {
    rootName(ofChain: chain) == "Task" && memberName(ofChain: chain) == "isCancelled"
  }

  private func memberName(ofChain chain: Node) -> String? {
    tree.child(.member, of: chain).flatMap { reader.childName(.name, of: $0) }
  }

  /// Root names of everything that is assigned, passed inout or has a method called, closures included.
  private func changedNames(below node: Node) -> [String] {
    var names: [String] = []
    for candidate in tree.descendants(node) {
      switch tree.kind(candidate) {
      case .expression: names += assignedNames(candidate)
      case .chain:
        let links = Array(tree.children(candidate))
        let hasMethodCall = links.indices.dropFirst().contains {
          tree.kind(links[$0]) == .call && tree.kind(links[$0 - 1]) == .member
        }
        // A function called on a type changes no value.
        if hasMethodCall, let root = rootName(ofChain: candidate), !root.isTypeName {
          names.append(root)
        }
      default: continue
      }
    }
    return names
  }

  private func assignedNames(_ expression: Node) -> [String] {
    var names: [String] = []
    var pending: [String] = []
    var afterAmpersand = false
    for child in tree.children(expression) {
      switch tree.kind(child) {
      case .prefixOperator: afterAmpersand = reader.matches(child, "&")
      case .chain:
        // `(a, b) = …` assigns all names in it.
        let roots = rootName(ofChain: child).map { [$0] } ?? tree.child(.tuple, of: child).map(rootNames) ?? []
        if afterAmpersand { names += roots } else { pending += roots }
        afterAmpersand = false
      case .assignment: names += pending
      case .binaryOperator:
        let text = reader.text(child)
        if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { names += pending }
      default: continue
      }
    }
    return names
  }
}

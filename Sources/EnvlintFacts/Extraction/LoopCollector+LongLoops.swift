import EnvlintSyntax

/// Loops that last as long as their task, and what they read.
extension LoopCollector {
  /// The parts of a `while`, `repeat` or `for` that is such a loop; nil for every other one.
  func longLoop(_ node: Node) -> (keyword: Node, block: Node)? {
    guard let block = tree.child(.codeBlock, of: node), let keyword = tree.child(.keyword, of: node),
      lastsWithTask(node), tree.kind(node) == .forStatement || reader.awaitCount(in: block) > 0
    else { return nil }
    return (keyword, block)
  }

  /// Records such a loop, and that what is visited next is in it.
  mutating func openLongLoop(_ keyword: Node, _ block: Node, function: String? = nil) {
    around.execution.openLoops.append(longLoops.count)
    longLoops.append(
      LongLoop(
        keyword: tree.range(keyword), body: tree.range(block), reads: [], context: around.execution.context,
        function: function, scope: around.scope))
  }

  /// Records an `async` function that calls itself and also awaits something else; call it inside the function, before its body is visited.
  mutating func openLongLoop(ofFunction name: String, _ body: Node) {
    guard around.execution.context.isAsync, around.triggers.selfCalls.contains(anyIn: tree.range(body)) else { return }
    var calls: [Node] = []
    collectCalls(of: name, in: body, into: &calls)
    guard let call = calls.first, reader.awaitCount(in: body) > Set(calls).count else { return }
    openLongLoop(call, body, function: name)
  }

  /// The names in `f(…)` and `self.f(…)`, those in closures and local declarations left out.
  private func collectCalls(of name: String, in node: Node, into calls: inout [Node]) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl: continue
      case .chain: if let call = ownCall(child), reader.name(call) == name { calls.append(call) }
      default: break
      }
      collectCalls(of: name, in: child, into: &calls)
    }
  }

  /// The name that a chain calls first: `f` of `f(…)` and `self.f(…)`.
  private func ownCall(_ chain: Node) -> Node? {
    var links = plainLinks(of: chain)[...]
    guard var name = links.popFirst(), tree.kind(name) == .nameReference else { return nil }
    if reader.matches(name, "self") {
      guard let member = links.popFirst(), let own = tree.child(.name, of: member) else { return nil }
      name = own
    }
    return links.first.map { tree.kind($0) == .call } == true ? name : nil
  }

  /// Whether a loop is a `for await`, or its condition is `true` or `!Task.isCancelled`.
  private func lastsWithTask(_ node: Node) -> Bool {
    if tree.kind(node) == .forStatement { return reader.isAsynchronousFor(node) }
    guard let condition = condition(of: node), condition.parts.count == 1 else { return false }
    if isTrue(condition) { return true }
    guard case .expression(let expression) = condition.parts[0],
      case .marked(.prefixOperator("!"), let operand) = expression.form
    else { return false }
    return operand.dottedPath == ["Task", "isCancelled"]
  }

  // MARK: Reads

  /// Records what a chain reads, in each of the loops around it.
  mutating func recordLongRead(ofChain chain: Node) {
    guard let innermost = around.execution.openLoops.last, let read = read(ofChain: chain),
      longLoops[innermost].reads.last.map({ $0.range.upperBound <= read.range.lowerBound }) ?? true
    else { return }
    for loop in around.execution.openLoops where longLoops[loop].body.contains(read.range.lowerBound) {
      longLoops[loop].reads.append(read)
    }
  }

  /// `x` of `x.a.b`, `self.x` and `(x).a()`, with the members that are read of it; nil for every other chain.
  private func read(ofChain chain: Node) -> Loop.Operand? {
    var links = plainLinks(of: chain)[...]
    guard var name = links.popFirst(), tree.kind(name) == .nameReference else { return nil }
    let start = tree.range(name).lowerBound
    let isSelf = reader.matches(name, "self")
    if isSelf {
      guard let member = links.popFirst(), let own = tree.child(.name, of: member) else { return nil }
      name = own
    }
    var members: [String] = []
    while let link = links.popFirst() {
      switch tree.kind(link) {
      case .optionalChaining, .forceUnwrap: continue
      case .member:
        // A method is no part of the value.
        let isCalled = links.first.map { [.call, .subscriptCall].contains(tree.kind($0)) } ?? false
        guard !isCalled, let member = reader.childName(.name, of: link) else { break }
        members.append(member)
        continue
      default: break
      }
      break
    }
    let root = reader.name(name)
    return Loop.Operand(
      root: root, members: members, range: start..<tree.range(name).upperBound, isIdentityTest: false,
      local: isSelf ? nil : around.local(named: root))
  }

  /// The links of a chain, those of a chain in parentheses at its start included.
  private func plainLinks(of chain: Node) -> [Node] {
    let links = Array(tree.children(chain))
    guard let first = links.first, tree.kind(first) == .tuple, let inner = reader.parenthesizedChain(first) else {
      return links
    }
    return plainLinks(of: inner) + links.dropFirst()
  }
}

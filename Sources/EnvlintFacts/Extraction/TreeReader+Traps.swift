import EnvlintSyntax

extension TreeReader {
  /// Code that can crash the app while the default below `node` is evaluated, in source order. Closures that are not called at once do not
  /// run; of one that is, only what surely runs counts.
  func traps(in node: Node) -> [Trap] {
    var traps: [Trap] = []
    collectTraps(node, [], into: &traps)
    return traps
  }

  /// Code that can crash the app in a constant or property that a default names: all of an expression, otherwise what surely runs.
  func certainTraps(in node: Node) -> [Trap] {
    var traps: [Trap] = []
    if tree.kind(node) == .expression {
      collectTrapsIfUnbranched(node, [], into: &traps)
    } else {
      let getter = tree.children(node).first {
        tree.kind($0) == .accessor && childName(.keyword, of: $0) == "get"
      }
      if let body = tree.child(.codeBlock, of: getter ?? node) { collectCertainTraps(body, [], into: &traps) }
    }
    return traps
  }

  /// The way in which a body that does nothing else crashes the app; nil for every other one.
  func stop(_ body: Node) -> Trap? {
    var traps: [Trap] = []
    collectCertainTraps(body, [], into: &traps)
    return traps.first { trap in
      if case .stop = trap.kind { return true }
      return false
    }
  }

  private func collectTraps(_ node: Node, _ conditions: [RunCondition], into traps: inout [Trap]) {
    switch tree.kind(node) {
    case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .ifConfigCondition:
      return
    case .ifConfig, .postfixIfConfig:
      for (clause, branch) in branches(ofConfig: node) where !isDebugClause(clause) {
        collectTraps(below: clause, conditions + [RunCondition(form: .isCompiled(branch))], into: &traps)
      }
      return
    case .chain:
      collectTraps(ofChain: node, conditions, into: &traps)
      return
    case .ifStatement:
      for child in tree.children(node) where tree.kind(child) == .conditions {
        collectTraps(child, conditions, into: &traps)
      }
      for (block, own) in blocks(ofIf: node) { collectTraps(block, conditions + own, into: &traps) }
      return
    case .guardStatement:
      for child in tree.children(node) {
        var own = conditions
        if tree.kind(child) == .codeBlock, let tested = tree.child(.conditions, of: node) {
          own.append(RunCondition(form: .someFails(tests(tested))))
        }
        collectTraps(child, own, into: &traps)
      }
      return
    case .switchStatement:
      let cases = caseConditions(node)
      for child in tree.children(node) {
        collectTraps(child, conditions + (cases[child].map { [$0] } ?? []), into: &traps)
      }
      return
    case .expression:
      collectTraps(ofExpression: node, conditions, into: &traps)
      return
    case .cast:
      let word = source.text(tree.range(node)).prefix(3)
      if word == "as!" {
        let start = tree.range(node).lowerBound
        traps.append(Trap(kind: .forcedCast, range: start..<start + 3, conditions: conditions))
      }
    default: break
    }
    collectTraps(below: node, conditions, into: &traps)
  }

  private func collectTraps(below node: Node, _ outer: [RunCondition], into traps: inout [Trap]) {
    var conditions = outer
    for child in tree.children(node) {
      collectTraps(child, conditions, into: &traps)
      for exit in exits(of: child) { conditions.add(RunCondition(form: .isPast(exit))) }
      if tree.kind(child) == .returnStatement || tree.kind(child) == .throwStatement { return }
    }
  }

  private func collectTraps(ofExpression node: Node, _ conditions: [RunCondition], into traps: inout [Trap]) {
    for marker in tree.children(node) where tree.kind(marker) == .effectMarker {
      guard effectMarker(marker) == .tryForced else { continue }
      let subject = tree.child(.chain, of: node).map { chain($0) }
      traps.append(
        Trap(kind: .forcedTry, range: tree.range(marker), subject: subject, conditions: conditions))
    }
    let lazy = lazyParts(of: node)
    for child in tree.children(node) {
      collectTraps(child, conditions + (lazy?[child] ?? []), into: &traps)
    }
  }

  private func collectTraps(ofChain chain: Node, _ conditions: [RunCondition], into traps: inout [Trap]) {
    var path: [String]? = []
    var end = tree.range(chain).lowerBound
    let start = end
    let children = Array(tree.children(chain))

    /// Records the names that a chain begins with, where they are not called.
    func finishNames() {
      if let names = path, !names.isEmpty, names != ["self"] {
        traps.append(Trap(kind: .member(names), range: start..<end, conditions: conditions))
      }
      path = nil
    }

    for (position, child) in children.enumerated() {
      switch tree.kind(child) {
      case .nameReference:
        path = [name(child)]
        end = tree.range(child).upperBound
      case .member:
        if let count = path?.count, count == TreeReader.longestPath { finishNames() }
        if let name = childName(.name, of: child), path != nil {
          path?.append(name)
          end = tree.range(child).upperBound
        }
      case .genericArguments: break
      case .implicitMember:
        path = nil
        guard let name = childName(.name, of: child) else { continue }
        traps.append(Trap(kind: .implicitMember(name), range: tree.range(chain), conditions: conditions))
      case .call:
        let range = start..<tree.range(child).upperBound
        if position == 1, tree.kind(children[0]) == .closure {
          collectCertainTraps(children[0], conditions, into: &traps)
        } else if let path, !path.isEmpty {
          traps.append(Trap(kind: callKind(path, child), range: range, conditions: conditions))
        }
        path = nil
        collectTraps(ofArguments: child, path: children[..<position], conditions, into: &traps)
      case .forceUnwrap:
        finishNames()
        traps.append(
          Trap(
            kind: .forceUnwrap, range: tree.range(child),
            subject: position <= TreeReader.longestBase ? self.chain(chain, before: child) : nil, conditions: conditions
          ))
      case .closure: path = nil
      default:
        finishNames()
        collectTraps(child, conditions, into: &traps)
      }
    }
    finishNames()
  }

  /// An argument may be an autoclosure.
  private func collectTraps(
    ofArguments call: Node, path: ArraySlice<Node>, _ conditions: [RunCondition], into traps: inout [Trap]
  ) {
    var callee = Call.Callee.other
    let names = path.suffix(TreeReader.longestPath).compactMap { link in
      switch tree.kind(link) {
      case .nameReference: name(link)
      case .member, .implicitMember: childName(.name, of: link)
      default: nil
      }
    }
    if !names.isEmpty { callee = names.count == path.count ? .path(names) : .member(name: names[names.count - 1]) }
    let called = Call(callee: callee, labels: callLabels(call), range: tree.range(call))
    for (position, argument) in tree.children(call).enumerated() {
      let condition = RunCondition(form: .isEvaluated(called, argument: position))
      collectTraps(argument, conditions + [condition], into: &traps)
    }
  }

  private func callKind(_ path: [String], _ call: Node) -> Trap.Kind {
    let isQualified = path.count > 1 && SDKModules.contains(path[0])
    let name = isQualified ? Array(path.dropFirst()) : path
    switch name {
    case ["fatalError"], ["preconditionFailure"]: return .stop(name[0], isQualified: isQualified)
    case ["precondition"]:
      guard let first = tree.child(.argument, of: call), let value = tree.child(.expression, of: first),
        isName(value, "false")
      else { break }
      return .stop(name[0], isQualified: isQualified)
    default: break
    }
    return .call(name)
  }

  /// The traps of a body that surely runs: of its statements up to the first one that may end it or run only in part.
  ///
  /// - Returns: whether what is after the body surely runs as well.
  @discardableResult
  private func collectCertainTraps(
    _ body: Node, _ conditions: [RunCondition], into traps: inout [Trap]
  ) -> Bool {
    for item in tree.children(body) where !collectCertainTraps(ofItem: item, conditions, into: &traps) { return false }
    return true
  }

  private func collectCertainTraps(
    ofItem item: Node, _ conditions: [RunCondition], into traps: inout [Trap]
  ) -> Bool {
    switch tree.kind(item) {
    case .closureSignature, .keyword, .ifConfigCondition, .functionDecl, .structDecl, .classDecl, .enumDecl,
      .typealiasDecl:
      return true
    case .codeBlock: return collectCertainTraps(item, conditions, into: &traps)
    case .expression:
      collectTrapsIfUnbranched(item, conditions, into: &traps)
      return true
    case .variableDecl:
      for binding in tree.children(item) where tree.kind(binding) == .binding {
        let clause = tree.child(.initializerClause, of: binding)
        if let value = clause.flatMap({ tree.child(.expression, of: $0) }) {
          collectTrapsIfUnbranched(value, conditions, into: &traps)
        }
      }
      return true
    case .returnStatement, .throwStatement:
      if let value = tree.child(.expression, of: item) { collectTrapsIfUnbranched(value, conditions, into: &traps) }
      return false
    case .ifConfig:
      var goesOn = true
      for (clause, branch) in branches(ofConfig: item) where !isDebugClause(clause) {
        let own = conditions + [RunCondition(form: .isCompiled(branch))]
        goesOn = collectCertainTraps(clause, own, into: &traps) && goesOn
      }
      return goesOn
    default: return false
    }
  }

  private func collectTrapsIfUnbranched(
    _ expression: Node, _ conditions: [RunCondition], into traps: inout [Trap]
  ) {
    if isUnbranched(expression) { collectTraps(expression, conditions, into: &traps) }
  }

  /// Whether all of an expression is evaluated whenever any of it is; closures apart, whose bodies are looked at for themselves.
  private func isUnbranched(_ node: Node) -> Bool {
    tree.children(node).allSatisfy { part in
      switch tree.kind(part) {
      case .ternary, .ifStatement, .switchStatement, .optionalChaining: false
      case .binaryOperator: !isShortCircuit(part)
      case .closure, .ifConfigCondition: true
      default: isUnbranched(part)
      }
    }
  }
}

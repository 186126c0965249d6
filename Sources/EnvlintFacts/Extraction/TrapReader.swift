import EnvlintSyntax

/// Reads where code can crash the app; see `Trap`.
struct TrapReader {
  let reader: TreeReader
  private var traps: [Trap] = []
  private var tree: SyntaxTree { reader.tree }
  private var conditionReader: ConditionReader { ConditionReader(reader) }

  private init(_ reader: TreeReader) { self.reader = reader }

  /// Code that can crash the app while the default below `node` is evaluated, in source order. Closures that are not called at once do not
  /// run; of one that is, only what surely runs counts.
  static func traps(in node: Node, _ reader: TreeReader) -> [Trap] {
    var found = TrapReader(reader)
    found.collectTraps(node, [])
    return found.traps
  }

  /// Code that can crash the app in a constant or property that a default names: all of an expression, otherwise what surely runs.
  static func certainTraps(in node: Node, _ reader: TreeReader) -> [Trap] {
    var found = TrapReader(reader)
    let tree = reader.tree
    if tree.kind(node) == .expression {
      found.collectTrapsIfUnbranched(node, [])
    } else {
      let getter = tree.children(node).first {
        tree.kind($0) == .accessor && reader.childName(.keyword, of: $0) == "get"
      }
      if let body = tree.child(.codeBlock, of: getter ?? node) { found.collectCertainTraps(body, []) }
    }
    return found.traps
  }

  /// The way in which a body that does nothing else crashes the app; nil for every other one.
  static func stop(_ body: Node, _ reader: TreeReader) -> Trap? {
    var found = TrapReader(reader)
    found.collectCertainTraps(body, [])
    return found.traps.first { trap in
      if case .stop = trap.kind { return true }
      return false
    }
  }

  private mutating func collectTraps(_ node: Node, _ conditions: [RunCondition]) {
    switch tree.kind(node) {
    case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .ifConfigCondition:
      return
    case .ifConfig, .postfixIfConfig:
      for (clause, branch) in reader.clauses(ofIfConfig: node) where !reader.isDebugClause(clause) {
        collectTraps(below: clause, conditions + [RunCondition(form: .isCompiled(branch))])
      }
      return
    case .chain:
      collectTraps(ofChain: node, conditions)
      return
    case .ifStatement:
      for child in tree.children(node) where tree.kind(child) == .conditions {
        collectTraps(child, conditions)
      }
      for (block, own) in conditionReader.blocks(ofIf: node) { collectTraps(block, conditions + own) }
      return
    case .guardStatement:
      for child in tree.children(node) {
        var own = conditions
        if tree.kind(child) == .codeBlock, let tested = tree.child(.conditions, of: node) {
          own.append(RunCondition(form: .someFails(conditionReader.tests(tested))))
        }
        collectTraps(child, own)
      }
      return
    case .switchStatement:
      let cases = conditionReader.caseConditions(node)
      for child in tree.children(node) {
        collectTraps(child, conditions + (cases[child].map { [$0] } ?? []))
      }
      return
    case .expression:
      collectTraps(ofExpression: node, conditions)
      return
    case .cast:
      let word = reader.source.text(tree.range(node)).prefix(3)
      if word == "as!" {
        let start = tree.range(node).lowerBound
        traps.append(Trap(kind: .forcedCast, range: start..<start + 3, conditions: conditions))
      }
    default: break
    }
    collectTraps(below: node, conditions)
  }

  private mutating func collectTraps(below node: Node, _ outer: [RunCondition]) {
    var conditions = outer
    for child in tree.children(node) {
      collectTraps(child, conditions)
      for exit in conditionReader.exits(of: child) { conditions.add(RunCondition(form: .isPast(exit))) }
      if tree.kind(child) == .returnStatement || tree.kind(child) == .throwStatement { return }
    }
  }

  private mutating func collectTraps(ofExpression node: Node, _ conditions: [RunCondition]) {
    for marker in tree.children(node) where tree.kind(marker) == .effectMarker {
      guard reader.effectMarker(marker) == .tryForced else { continue }
      let subject = tree.child(.chain, of: node).map { reader.chain($0) }
      traps.append(
        Trap(kind: .forcedTry, range: tree.range(marker), subject: subject, conditions: conditions))
    }
    let lazy = conditionReader.lazyParts(of: node)
    for child in tree.children(node) {
      collectTraps(child, conditions + (lazy?[child] ?? []))
    }
  }

  private mutating func collectTraps(ofChain chain: Node, _ conditions: [RunCondition]) {
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
        path = [reader.name(child)]
        end = tree.range(child).upperBound
      case .member:
        if let count = path?.count, count == BodyReader.longestPath { finishNames() }
        if let name = reader.childName(.name, of: child), path != nil {
          path?.append(name)
          end = tree.range(child).upperBound
        }
      case .genericArguments: break
      case .implicitMember:
        path = nil
        guard let name = reader.childName(.name, of: child) else { continue }
        traps.append(Trap(kind: .implicitMember(name), range: tree.range(chain), conditions: conditions))
      case .call:
        let range = start..<tree.range(child).upperBound
        if position == 1, tree.kind(children[0]) == .closure {
          collectCertainTraps(children[0], conditions)
        } else if let path, !path.isEmpty {
          traps.append(Trap(kind: callKind(path, child), range: range, conditions: conditions))
        }
        path = nil
        collectTraps(ofArguments: child, path: children[..<position], conditions)
      case .forceUnwrap:
        finishNames()
        traps.append(
          Trap(
            kind: .forceUnwrap, range: tree.range(child),
            subject: position <= BodyReader.longestBase ? reader.chain(chain, before: child) : nil,
            conditions: conditions
          ))
      case .closure: path = nil
      default:
        finishNames()
        collectTraps(child, conditions)
      }
    }
    finishNames()
  }

  /// An argument may be an autoclosure.
  private mutating func collectTraps(
    ofArguments call: Node, path: ArraySlice<Node>, _ conditions: [RunCondition]
  ) {
    var callee = Call.Callee.other
    let names = path.suffix(BodyReader.longestPath).compactMap { link in
      switch tree.kind(link) {
      case .nameReference: reader.name(link)
      case .member, .implicitMember: reader.childName(.name, of: link)
      default: nil
      }
    }
    if !names.isEmpty { callee = names.count == path.count ? .path(names) : .member(name: names[names.count - 1]) }
    let called = Call(callee: callee, labels: reader.callLabels(call), range: tree.range(call))
    for (position, argument) in tree.children(call).enumerated() {
      let condition = RunCondition(form: .isEvaluated(called, argument: position))
      collectTraps(argument, conditions + [condition])
    }
  }

  private func callKind(_ path: [String], _ call: Node) -> Trap.Kind {
    let isQualified = path.count > 1 && SDKModules.contains(path[0])
    let name = isQualified ? Array(path.dropFirst()) : path
    switch name {
    case ["fatalError"], ["preconditionFailure"]: return .stop(name[0], isQualified: isQualified)
    case ["precondition"]:
      guard let first = tree.child(.argument, of: call), let value = tree.child(.expression, of: first),
        reader.isName(value, "false")
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
  private mutating func collectCertainTraps(
    _ body: Node, _ conditions: [RunCondition]
  ) -> Bool {
    for item in tree.children(body) where !collectCertainTraps(ofItem: item, conditions) { return false }
    return true
  }

  private mutating func collectCertainTraps(
    ofItem item: Node, _ conditions: [RunCondition]
  ) -> Bool {
    switch tree.kind(item) {
    case .closureSignature, .keyword, .ifConfigCondition, .functionDecl, .structDecl, .classDecl, .enumDecl,
      .typealiasDecl:
      return true
    case .codeBlock: return collectCertainTraps(item, conditions)
    case .expression:
      collectTrapsIfUnbranched(item, conditions)
      return true
    case .variableDecl:
      for binding in tree.children(item) where tree.kind(binding) == .binding {
        let clause = tree.child(.initializerClause, of: binding)
        if let value = clause.flatMap({ tree.child(.expression, of: $0) }) {
          collectTrapsIfUnbranched(value, conditions)
        }
      }
      return true
    case .returnStatement, .throwStatement:
      if let value = tree.child(.expression, of: item) { collectTrapsIfUnbranched(value, conditions) }
      return false
    case .ifConfig:
      var goesOn = true
      for (clause, branch) in reader.clauses(ofIfConfig: item) where !reader.isDebugClause(clause) {
        let own = conditions + [RunCondition(form: .isCompiled(branch))]
        goesOn = collectCertainTraps(clause, own) && goesOn
      }
      return goesOn
    default: return false
    }
  }

  private mutating func collectTrapsIfUnbranched(
    _ expression: Node, _ conditions: [RunCondition]
  ) {
    if isUnbranched(expression) { collectTraps(expression, conditions) }
  }

  /// Whether all of an expression is evaluated whenever any of it is; closures apart, whose bodies are looked at for themselves.
  private func isUnbranched(_ node: Node) -> Bool {
    tree.children(node).allSatisfy { part in
      switch tree.kind(part) {
      case .ternary, .ifStatement, .switchStatement, .optionalChaining: false
      case .binaryOperator: !conditionReader.isShortCircuit(part)
      case .closure, .ifConfigCondition: true
      default: isUnbranched(part)
      }
    }
  }
}

import EnvlintSyntax

/// Bodies: local names, the closures code runs in, and the injections and loops on the way.
extension FactExtractor {
  /// Visits a node inside a body.
  ///
  /// Code may nest thousands of times, and this is on the stack for each level, several times over: what only some nodes need
  /// stays out of line, for its locals would lie in the frame of all.
  func visitBody(_ node: Node) {
    switch tree.kind(node) {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .variableDecl,
      .typealiasDecl, .ifConfig, .postfixIfConfig, .macroExpansion, .macroExpansionDecl, .initializerDecl,
      .subscriptDecl,
      .importDecl:
      visit(node)
    case .guardStatement:
      let saved = around.place.isFallback
      if AvailabilityReader(reader).availability(ofIf: node) == true { around.place.isFallback = true }
      visitChildren(of: node)
      around.place.isFallback = saved
      around.place.require(AvailabilityReader(reader).versions(ofIf: node))
      around.execution.isCertain = false
    case .codeBlock, .switchCase, .catchClause:
      if node != around.function.body { around.execution.isCertain = false }
      if matters(node) { inBlock(declaredIn: node) { visitBlock(node) } }
    case .switchStatement:
      let saved = matched
      matched = tree.child(.expression, of: node)
      around.execution.branches.append(node)
      visitChildren(of: node)
      around.execution.branches.removeLast()
      matched = saved
    case .ifStatement, .forStatement, .doStatement:
      // The first test, or the iterated sequence, is certain; later ones aren't.
      if matters(node) { inBlock { visitBlock(node) } }
      around.execution.isCertain = false
    case .whileStatement, .repeatStatement:
      inBlock {
        around.bindPatterns(in: node)
        loops.record(node)
        visitLongLoop(node) { visitChildren(of: node) }
      }
    case .optionalBinding:
      visitChildren(of: node)
      uses.record(inShorthand: node)
      around.bindUnwrapped(node)
    case .patternCondition:
      // The names are not in force in what is matched, but in the pattern itself.
      for child in tree.children(node) where tree.kind(child) != .pattern { visitBody(child) }
      let value = tree.child(.initializerClause, of: node).flatMap { tree.child(.expression, of: $0) }
      around.bindPatterns(in: node, of: value)
      for child in tree.children(node) where tree.kind(child) == .pattern { visitBody(child) }
    case .accessor: visitAccessor(node)
    case .closure: if matters(node) { visitClosure(node, context: closureContexts.plain(node), position: .unknown) }
    case .chain:
      guard matters(node) else { return }
      let (saved, useCount) = (injections.chain, uses.found.count)
      uses.record(inChain: node)
      loops.recordLongRead(ofChain: node)
      injections.chain = .init(node: node)
      views.record(constructionIn: node)
      visitLinks(of: node)
      if uses.found.count > useCount { injections.recordKeySetters() }
      injections.recordRepeatedModifiers()
      injections.chain = saved
    case .expression: if matters(node) { visitExpression(node) }
    case .keyPath: uses.record(inKeyPath: node)
    default: visitChildren(of: node)
    }
  }

  /// Visits an expression, and remembers which of its chains it changes.
  private func visitExpression(_ node: Node) {
    let wasCertain = around.execution.isCertain
    defer { around.execution.isCertain = wasCertain }
    let range = tree.range(node)
    storage.recordChanges(in: node)
    views.record(selfIn: node)
    guard around.propertyNames.contains(anyIn: range) || around.triggers.initializerCalls.offsets.contains(anyIn: range)
    else {
      visitChildren(of: node)
      return
    }
    let assignment = lastAssignment(in: node)
    var isAssigned = assignment != nil
    var isInout = false
    for child in tree.children(node) {
      if child == assignment { isAssigned = false }
      uses.changedChain = isAssigned || isInout ? child : nil
      isInout = reader.isAmpersand(child)
      if tree.kind(child) == .ternary || ConditionReader(reader).isShortCircuit(child) {
        around.execution.isCertain = false
      }
      visitBody(child)
    }
    uses.changedChain = nil
  }

  private func lastAssignment(in expression: Node) -> Node? {
    var last: Node?
    for child in tree.children(expression) where reader.isAssignment(child) { last = child }
    return last
  }

  func visitChildren(of node: Node) {
    for child in tree.children(node) { visitBody(child) }
  }

  /// - Parameter list: whose declarations are known in all of it, wherever they are.
  @inline(never)
  private func inBlock(declaredIn list: Node? = nil, _ visit: () -> Void) {
    let saved = (
      around.place.isLocal, around.place.blocks, around.place.typeLikeFunctions,
      around.place.availability
    )
    // Also blocks at file level: a declaration in an `if` or closure there is no global.
    around.place.isLocal = true
    around.localNames.openBlock()
    if let list { around.declareNames(of: list) }
    visit()
    around.localNames.closeBlock()
    around.place.isLocal = saved.0
    if around.place.blocks.count > saved.1.count { around.place.blocks = saved.1 }
    around.place.typeLikeFunctions = saved.2
    // The conditions of a `guard`.
    if around.place.availability != saved.3 { around.place.availability = saved.3 }
  }

  /// Visits the children of a loop, which may be one that lasts as long as its task.
  @inline(never)
  private func visitLongLoop(_ node: Node, visitingChildren visit: () -> Void) {
    guard let (keyword, block) = loops.longLoop(node) else {
      visit()
      return
    }
    if tree.kind(node) != .forStatement { frequentValues.recordSteps(inLoop: block) }
    let outer = around.execution.openLoops
    loops.openLongLoop(keyword, block)
    visit()
    around.execution.openLoops = outer
  }

  private func visitBlock(_ node: Node) {
    switch tree.kind(node) {
    case .forStatement:
      // The names are not in force in what the loop goes through.
      let sequence = tree.child(.expression, of: node)
      if let sequence { visitBody(sequence) }
      around.bindPatterns(in: node)
      loops.record(node)
      visitLongLoop(node) {
        for child in tree.children(node) where child != sequence { visitBody(child) }
      }
      return
    case .switchCase: around.bindPatterns(in: node, of: matched)
    case .catchClause:
      around.bind(.constant("error"))
      around.bindPatterns(in: node)
    case .ifStatement:
      visitIf(node)
      return
    default: break
    }
    visitChildren(of: node)
  }

  /// `if #available(…) { … } else { … }`: what runs on older systems is a fallback.
  private func visitIf(_ node: Node) {
    let (saved, versions) = (around.place.isFallback, around.place.availability)
    let availability = AvailabilityReader(reader).availability(ofIf: node)
    if availability == false { around.place.isFallback = true }
    if availability == true { around.place.require(AvailabilityReader(reader).versions(ofIf: node)) }
    around.execution.branches.append(node)
    for child in tree.children(node) {
      visitBody(child)
      guard tree.kind(child) == .codeBlock else { continue }
      around.localNames.emptyBlock()
      around.place.isFallback = saved || availability == true
      if availability == true { around.place.availability = versions }
    }
    around.execution.branches.removeLast()
    around.place.isFallback = saved
  }

  @inline(never)
  private func visitAccessor(_ node: Node) {
    let saved = around.execution
    let given = tree.child(.parameters, of: node).flatMap { reader.childName(.name, of: $0) }
    let names =
      switch reader.childName(.keyword, of: node) {
      case "set", "willSet": [given ?? "newValue"]
      case "didSet": [given ?? "oldValue"]
      default: [String]()
      }
    around.localNames.openBlock()
    for name in names { around.bind(.constant(name)) }
    around.execution.context.isAsync = reader.isAsync(node)
    if around.execution.context.isAsync { around.execution.position = .asynchronous }
    if !names.isEmpty { around.execution.position = .accessor }
    visitChildren(of: node)
    around.localNames.closeBlock()
    around.execution = saved
  }

  // MARK: Local names

  func visitLocalVariable(_ node: Node) {
    environmentExpressions.recordLocalWrapper(node)
    let isConstant = tree.child(.keyword, of: node).map { reader.matches($0, "let") } ?? false
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      if let found = PropertyBinding(binding, tree) {
        views.record(implicitConstructionIn: found.initializer, of: found.type)
      }
      for child in tree.children(binding) where tree.kind(child) != .pattern { visitBody(child) }
      if let name = reader.boundName(ofBinding: binding) {
        around.localNames.bind(reader.name(name), by: .declaration(binding, isConstant: isConstant))
      } else {
        around.bindPatterns(in: binding)
      }
    }
  }

  // MARK: Closures

  /// - Parameter position: how the closure runs, unless it says itself that it is asynchronous.
  func visitClosure(
    _ node: Node, context: Loop.Context, position: Position, call: Node? = nil,
    givenBy source: FrequentSource? = nil, part: ClosurePart? = nil
  ) {
    guard matters(node) else { return }
    let saved = (around.execution, around.place, uses.callee)
    around.place.isLocal = true
    around.localNames.openBlock()
    around.declareNames(of: node)
    var parameters = reader.closureParameters(node)
    if parameters.isEmpty, source != nil { parameters = [("$0", nil), ("$1", nil)] }
    if let part, let only = parameters.first, parameters.count == 1, only.type == nil, source == nil,
      !only.name.hasPrefix("$")
    {
      around.localNames.bind(only.name, by: .part(part))
      parameters = []
    }
    for (name, type) in parameters {
      var parameter = LocalName.constant(name, type: type)
      parameter.source = source
      around.bind(parameter)
    }
    around.execution.context = context
    around.execution.call = call
    around.execution.openLoops = []
    around.execution.isCertain = false
    around.execution.position = context.isAsync ? .asynchronous : position
    for child in tree.children(node) {
      if tree.kind(child) == .closureSignature {
        visitCaptures(child)
      } else {
        visit(child)
      }
    }
    around.localNames.closeBlock()
    (around.execution, around.place, uses.callee) = saved
  }

  /// `[value = expression]` and `[value]` make a constant of that name; `[weak self]` does not hide anything.
  private func visitCaptures(_ signature: Node) {
    guard let list = tree.child(.captureList, of: signature) else { return }
    for capture in tree.children(list) where tree.kind(capture) == .capture {
      visitChildren(of: capture)
      guard let name = reader.childName(.name, of: capture), name != "self" else { continue }
      uses.record(inShorthand: capture)
      around.bind(around.captured(name, by: capture))
    }
  }

  // MARK: Chains

  /// Visits a chain of calls, or the part of one in a clause of `#if`: each closure argument runs in the context that its call gives it.
  func visitLinks(of node: Node) {
    var name: Node?
    // The name before it, unless it is that of a module.
    var base: Node?
    // The type that the name means at the start of the chain, or after a module.
    var type: Node?
    let wasCertain = around.execution.isCertain
    defer { around.execution.isCertain = wasCertain }
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .nameReference:
        name = child
        type = child
      case .member:
        base = name.flatMap { reader.isModule($0) ? nil : $0 }
        let isBehindModule = name != nil && base == nil
        name = tree.child(.name, of: child)
        // `T.init(…)` is `T(…)`.
        if isBehindModule { type = name } else if name.map({ !reader.isName($0, "init") }) ?? true { type = nil }
        environmentExpressions.recordRead(child, inChain: node)
        if tree.kind(node) == .ifConfigClause { uses.record(ofConditionalLink: child) }
      case .call:
        if let name {
          storage.recordCall(of: name)
          if around.triggers.isVisit { reactions.record(name, child) }
          frequentValues.recordBinding(by: name, child)
          injections.record(modifier: name, call: child)
          if let type { views.record(inHosting: child, named: type, chain: node) }
          if !around.flowQuery.hostingClasses.isEmpty { views.record(inHostingClass: child, chain: node) }
          if !around.flowQuery.hostingFunctions.isEmpty { views.record(inPresenting: child, named: name, chain: node) }
        }
        uses.recordLabels(of: child, inChain: node, named: name)
        environmentExpressions.recordArguments(of: child, inChain: node)
        uses.noteArguments(of: child, inChain: node)
        visitCall(child, name: name, behind: base)
        name = nil
        base = nil
        type = nil
      case .genericArguments: continue
      case .optionalChaining:
        around.execution.isCertain = false
        name = nil
      case .closure where reader.isCalled(child, inChain: node):
        visitClosure(child, context: closureContexts.plain(child), position: around.execution.position)
      default:
        visitBody(child)
        name = nil
      }
    }
  }

  private func visitCall(_ call: Node, name: Node?, behind base: Node?) {
    let taskContext = name.flatMap { closureContexts.task(name: $0, behind: base, call: call) }
    let takesKey = name.map(isKeySetter) ?? false
    let outerCallee = uses.callee
    uses.callee = name
    for child in tree.children(call) {
      if takesKey { uses.passOverKey(inArgument: child) }
      let closure =
        tree.kind(child) == .trailingClosure ? tree.child(.closure, of: child) : reader.soleClosure(ofArgument: child)
      if let closure {
        let context = closureContexts.runsAsTask(child) ? taskContext : nil
        let useCount = uses.found.count
        let text = name.map(reader.name)
        let position = positionReader.position(
          ofClosure: child, calling: text, behind: base, call, in: around.execution.position)
        var source: FrequentSource?
        if let name, let text {
          source = frequentValues.source(ofClosure: child, calling: name, named: text, call, in: injections.chain?.node)
        }
        if let source, position != .viewBuilding { frequentValues.recordAssignments(in: closure, from: source) }
        if position != .unknown {
          uses.callee =
            position == .action && positionReader.actionRow(text, base)?.runsForCodeAround == true ? outerCallee : nil
        }
        visitClosure(
          closure, context: context ?? closureContexts.plain(closure), position: position, call: call,
          givenBy: position == .viewBuilding ? source : nil,
          part: text.flatMap { ClosurePart(givenBy: $0, call, reader) })
        uses.callee = name
        if let name, uses.found.count > useCount { presentations.record(closure, in: child, calling: name, call) }
      } else {
        let useCount = uses.found.count
        visitBody(child)
        if let name, uses.found.count > useCount, let content = tree.child(.expression, of: child) {
          presentations.record(content, in: child, calling: name, call)
        }
      }
    }
    uses.callee = outerCallee
  }

  /// Whether the first argument of a call is a key path to a key.
  private func isKeySetter(_ name: Node) -> Bool {
    reader.isName(name, "environment") || reader.isName(name, "transformEnvironment")
      || reader.isName(name, "Environment")
  }
}

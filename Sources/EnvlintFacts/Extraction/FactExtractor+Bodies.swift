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
      let saved = surroundings.place.isFallback
      if AvailabilityReader(reader).availability(ofIf: node) == true { surroundings.place.isFallback = true }
      visitChildren(of: node)
      surroundings.place.isFallback = saved
      surroundings.place.require(AvailabilityReader(reader).versions(ofIf: node))
      surroundings.execution.isCertain = false
    case .codeBlock, .switchCase, .catchClause:
      if node != surroundings.function.body { surroundings.execution.isCertain = false }
      if matters(node) { inBlock(declaredIn: node) { visitBlock(node) } }
    case .switchStatement:
      let saved = matched
      matched = tree.child(.expression, of: node)
      surroundings.execution.branches.append(node)
      visitChildren(of: node)
      surroundings.execution.branches.removeLast()
      matched = saved
    case .ifStatement, .forStatement, .doStatement:
      // The first test, or the iterated sequence, is certain; later ones aren't.
      if matters(node) { inBlock { visitBlock(node) } }
      surroundings.execution.isCertain = false
    case .whileStatement, .repeatStatement:
      inBlock {
        surroundings.bindPatterns(in: node)
        loops.record(node)
        visitLongLoop(node) { visitChildren(of: node) }
      }
    case .optionalBinding:
      visitChildren(of: node)
      uses.record(inShorthand: node)
      surroundings.bindUnwrapped(node)
    case .patternCondition:
      // The names are not in force in what is matched, but in the pattern itself.
      for child in tree.children(node) where tree.kind(child) != .pattern { visitBody(child) }
      let value = tree.child(.initializerClause, of: node).flatMap { tree.child(.expression, of: $0) }
      surroundings.bindPatterns(in: node, of: value)
      for child in tree.children(node) where tree.kind(child) == .pattern { visitBody(child) }
    case .accessor: visitAccessor(node)
    case .closure: if matters(node) { visitClosure(node, context: plainContext(ofClosure: node), position: .unknown) }
    case .chain:
      guard matters(node) else { return }
      let (saved, useCount) = (injections.chain, uses.uses.count)
      uses.record(inChain: node)
      loops.recordLongRead(ofChain: node)
      injections.chain = .init(node: node)
      visitLinks(of: node)
      if uses.uses.count > useCount { injections.recordKeySetters() }
      injections.recordRepeatedModifiers()
      injections.chain = saved
    case .expression: if matters(node) { visitExpression(node) }
    case .keyPath: uses.record(inKeyPath: node)
    default: visitChildren(of: node)
    }
  }

  /// Visits an expression, and remembers which of its chains it changes.
  private func visitExpression(_ node: Node) {
    let wasCertain = surroundings.execution.isCertain
    defer { surroundings.execution.isCertain = wasCertain }
    let range = tree.range(node)
    storage.recordChanges(in: node)
    guard
      surroundings.propertyNames.contains(anyIn: range)
        || surroundings.triggers.initializerCalls.offsets.contains(anyIn: range)
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
      if mayEnd(at: child) { surroundings.execution.isCertain = false }
      visitBody(child)
    }
    uses.changedChain = nil
  }

  private func lastAssignment(in expression: Node) -> Node? {
    var last: Node?
    for child in tree.children(expression) where reader.isAssignment(child) { last = child }
    return last
  }

  /// Whether an operator may leave out what follows it.
  private func mayEnd(at node: Node) -> Bool {
    switch tree.kind(node) {
    case .ternary: true
    case .binaryOperator: ["&&", "||", "??"].contains { reader.matches(node, $0) }
    default: false
    }
  }

  func visitChildren(of node: Node) {
    for child in tree.children(node) { visitBody(child) }
  }

  /// - Parameter list: whose declarations are known in all of it, wherever they are.
  @inline(never)
  private func inBlock(declaredIn list: Node? = nil, _ visit: () -> Void) {
    let saved = (
      surroundings.place.isLocal, surroundings.place.blocks, surroundings.place.typeLikeFunctions,
      surroundings.place.availability
    )
    // Also blocks at file level: a declaration in an `if` or closure there is no global.
    surroundings.place.isLocal = true
    surroundings.localNames.openBlock()
    if let list { surroundings.declareNames(of: list) }
    visit()
    surroundings.localNames.closeBlock()
    surroundings.place.isLocal = saved.0
    if surroundings.place.blocks.count > saved.1.count { surroundings.place.blocks = saved.1 }
    surroundings.place.typeLikeFunctions = saved.2
    // The conditions of a `guard`.
    if surroundings.place.availability != saved.3 { surroundings.place.availability = saved.3 }
  }

  /// Visits the children of a loop, which may be one that lasts as long as its task.
  @inline(never)
  private func visitLongLoop(_ node: Node, visitingChildren visit: () -> Void) {
    guard let (keyword, block) = loops.longLoop(node) else {
      visit()
      return
    }
    if tree.kind(node) != .forStatement { frequentValues.recordSteps(inLoop: block) }
    let outer = surroundings.execution.openLoops
    loops.openLongLoop(keyword, block)
    visit()
    surroundings.execution.openLoops = outer
  }

  private func visitBlock(_ node: Node) {
    switch tree.kind(node) {
    case .forStatement:
      // The names are not in force in what the loop goes through.
      let sequence = tree.child(.expression, of: node)
      if let sequence { visitBody(sequence) }
      surroundings.bindPatterns(in: node)
      loops.record(node)
      visitLongLoop(node) {
        for child in tree.children(node) where child != sequence { visitBody(child) }
      }
      return
    case .switchCase: surroundings.bindPatterns(in: node, of: matched)
    case .catchClause:
      surroundings.bind(.constant("error"))
      surroundings.bindPatterns(in: node)
    case .ifStatement:
      visitIf(node)
      return
    default: break
    }
    visitChildren(of: node)
  }

  /// `if #available(…) { … } else { … }`: what runs on older systems is a fallback.
  private func visitIf(_ node: Node) {
    let (saved, versions) = (surroundings.place.isFallback, surroundings.place.availability)
    let availability = AvailabilityReader(reader).availability(ofIf: node)
    if availability == false { surroundings.place.isFallback = true }
    if availability == true { surroundings.place.require(AvailabilityReader(reader).versions(ofIf: node)) }
    surroundings.execution.branches.append(node)
    for child in tree.children(node) {
      visitBody(child)
      guard tree.kind(child) == .codeBlock else { continue }
      surroundings.place.isFallback = saved || availability == true
      if availability == true { surroundings.place.availability = versions }
    }
    surroundings.execution.branches.removeLast()
    surroundings.place.isFallback = saved
  }

  @inline(never)
  private func visitAccessor(_ node: Node) {
    let saved = surroundings.execution
    let given = tree.child(.parameters, of: node).flatMap { reader.childName(.name, of: $0) }
    let names =
      switch reader.childName(.keyword, of: node) {
      case "set", "willSet": [given ?? "newValue"]
      case "didSet": [given ?? "oldValue"]
      default: [String]()
      }
    surroundings.localNames.openBlock()
    for name in names { surroundings.bind(.constant(name)) }
    surroundings.execution.context.isAsync = tree.children(node).contains {
      tree.kind($0) == .effect && reader.matches($0, "async")
    }
    if surroundings.execution.context.isAsync { surroundings.execution.position = .asynchronous }
    if !names.isEmpty { surroundings.execution.position = .accessor }
    visitChildren(of: node)
    surroundings.localNames.closeBlock()
    surroundings.execution = saved
  }

  // MARK: Local names

  func visitLocalVariable(_ node: Node) {
    environmentExpressions.recordLocalWrapper(node)
    let isConstant = tree.child(.keyword, of: node).map { reader.matches($0, "let") } ?? false
    for binding in tree.children(node) where tree.kind(binding) == .binding {
      for child in tree.children(binding) where tree.kind(child) != .pattern { visitBody(child) }
      if let name = reader.boundName(ofBinding: binding) {
        surroundings.localNames.bind(reader.name(name), by: .declaration(binding, isConstant: isConstant))
      } else {
        surroundings.bindPatterns(in: binding)
      }
    }
  }

  // MARK: Closures

  /// The context of a closure whose uses.callee does not matter.
  private func plainContext(ofClosure node: Node) -> Loop.Context {
    let signature = tree.child(.closureSignature, of: node)
    let isAsync =
      signature.map { signature in
        tree.children(signature).contains { tree.kind($0) == .effect && reader.matches($0, "async") }
      } ?? false
    return Loop.Context(callName: nil, callRange: nil, identityNames: [], isAsync: isAsync)
  }

  /// - Parameter position: how the closure runs, unless it says itself that it is asynchronous.
  func visitClosure(
    _ node: Node, context: Loop.Context, position: Position, call: Node? = nil,
    givenBy source: FrequentSource? = nil
  ) {
    guard matters(node) else { return }
    let saved = (surroundings.execution, surroundings.place, uses.callee)
    surroundings.place.isLocal = true
    surroundings.localNames.openBlock()
    surroundings.declareNames(of: node)
    var names = reader.closureParameterNames(node)
    if names.isEmpty, source != nil { names = ["$0", "$1"] }
    for name in names {
      var parameter = LocalName.constant(name)
      parameter.source = source
      surroundings.bind(parameter)
    }
    surroundings.execution.context = context
    surroundings.execution.call = call
    surroundings.execution.openLoops = []
    surroundings.execution.isCertain = false
    surroundings.execution.position = context.isAsync ? .asynchronous : position
    for child in tree.children(node) {
      if tree.kind(child) == .closureSignature {
        visitCaptures(child)
      } else {
        visit(child)
      }
    }
    surroundings.localNames.closeBlock()
    (surroundings.execution, surroundings.place, uses.callee) = saved
  }

  /// `[value = expression]` and `[value]` make a constant of that name; `[weak self]` does not hide anything.
  private func visitCaptures(_ signature: Node) {
    guard let list = tree.child(.captureList, of: signature) else { return }
    for capture in tree.children(list) where tree.kind(capture) == .capture {
      visitChildren(of: capture)
      guard let name = reader.childName(.name, of: capture), name != "self" else { continue }
      uses.record(inShorthand: capture)
      surroundings.bind(surroundings.captured(name, by: capture))
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
    let wasCertain = surroundings.execution.isCertain
    defer { surroundings.execution.isCertain = wasCertain }
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
          if surroundings.triggers.isVisit { reactions.record(name, child) }
          frequentValues.recordBinding(by: name, child)
          injections.record(modifier: name, call: child)
          if let type { views.record(inHosting: child, named: type, chain: node) }
          if !surroundings.hostingFunctions.isEmpty { views.record(inPresenting: child, named: name) }
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
        surroundings.execution.isCertain = false
        name = nil
      case .closure where reader.isCalled(child, inChain: node):
        visitClosure(child, context: plainContext(ofClosure: child), position: surroundings.execution.position)
      default:
        visitBody(child)
        name = nil
      }
    }
  }

  private func visitCall(_ call: Node, name: Node?, behind base: Node?) {
    let taskContext = name.flatMap { self.taskContext(name: $0, behind: base, call: call) }
    let takesKey = name.map(isKeySetter) ?? false
    let outerCallee = uses.callee
    uses.callee = name
    for child in tree.children(call) {
      if takesKey { uses.passOverKey(inArgument: child) }
      let closure =
        tree.kind(child) == .trailingClosure
        ? tree.child(.closure, of: child) : reader.soleClosure(ofArgument: child)
      if let closure {
        let context = runsAsTask(child) ? taskContext : nil
        let useCount = uses.uses.count
        let text = name.map(reader.name)
        let position = positionReader.position(
          ofClosure: child, calling: text, behind: base, call, in: surroundings.execution.position)
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
          closure, context: context ?? plainContext(ofClosure: closure), position: position, call: call,
          givenBy: position == .viewBuilding ? source : nil)
        uses.callee = name
        if let name, uses.uses.count > useCount { presentations.record(closure, in: child, calling: name, call) }
      } else {
        let useCount = uses.uses.count
        visitBody(child)
        if let name, uses.uses.count > useCount, let content = tree.child(.expression, of: child) {
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

  /// Of the arguments of `task` and `Task` only the unlabelled or `action:`/`operation:` closure is the task.
  private func runsAsTask(_ argument: Node) -> Bool {
    switch reader.childName(.label, of: argument) {
    case nil, "action", "operation": true
    default: false
    }
  }

  /// The context that `.task`, `.refreshable`, `Task` and `Task.detached` give their closure; nil for other calls.
  private func taskContext(name: Node, behind base: Node?, call: Node) -> Loop.Context? {
    let callName: String
    if base == nil, reader.isName(name, "Task") {
      callName = "Task"
    } else if let base, reader.isName(base, "Task"), reader.isName(name, "detached") {
      callName = "Task.detached"
    } else if reader.isName(name, "task") || reader.isName(name, "refreshable") {
      guard hasLabelsOfTask(call) else { return nil }
      callName = "." + reader.name(name)
    } else {
      return nil
    }
    var end = tree.range(name).upperBound
    var identityNames: [String] = []
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      end = max(end, tree.range(argument).upperBound)
      if reader.childName(.label, of: argument) == "id" { identityNames += nameReader.rootNames(below: argument) }
    }
    return Loop.Context(
      callName: callName, callRange: tree.range(name).lowerBound..<end, identityNames: identityNames,
      branchNames: callName.hasPrefix(".") ? branchNames : [], isAsync: true
    )
  }

  /// Whether a call of `task` or `refreshable` can be one of SwiftUI's, by its labels.
  private func hasLabelsOfTask(_ call: Node) -> Bool {
    tree.children(call).allSatisfy { argument in
      guard tree.kind(argument) == .argument, let label = reader.childName(.label, of: argument) else { return true }
      return FactExtractor.labelsOfTask.contains(label)
    }
  }

  private static let labelsOfTask: Set<String> = [
    "id", "priority", "name", "file", "line", "executorPreference", "action",
  ]

  /// The names that the conditions around the current place mention.
  private var branchNames: [String] {
    surroundings.execution.branches.flatMap { branch in
      tree.children(branch).filter { [.conditions, .expression].contains(tree.kind($0)) }.flatMap { condition in
        nameReader.rootNames(below: condition) + nameReader.boundNames(below: condition)
      }
    }
  }
}

extension Expression {
  /// `x` of `x` and `x.y`; nil for `self.x` and for everything that does not begin with a name.
  var rootName: String? {
    switch form {
    case .name(let name): return name == "self" ? nil : name
    case .member(let base, _, _): return base.rootName
    case .forceUnwrap(let base), .optionalChaining(let base), .marked(_, let base): return base.rootName
    default: return nil
    }
  }

  /// `f` of `f(…)`.
  var calledName: String? {
    guard case .call(let callee, _) = form, case .name(let name) = callee.form else { return nil }
    return name
  }
}

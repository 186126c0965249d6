import EnvlintSyntax

/// Variables that frequently running closures and loops set; see `FrequentAssignment`.
extension FrequentValueCollector {
  /// Records what the statements of a closure set to what it is given, or to something new. A closure that decides anything may decide not
  /// to.
  mutating func recordAssignments(in closure: Node, from source: FrequentSource) {
    guard around.triggers.mayInject else { return }
    let parameters = reader.closureParameterNames(closure)
    recordAssignments(
      among: reader.statements(of: closure), from: source, given: parameters.isEmpty ? ["$0", "$1"] : parameters)
  }

  /// Records what a loop changes that lasts as long as its task and waits a short while in each round, and for nothing else.
  mutating func recordSteps(inLoop block: Node) {
    guard around.triggers.mayInject else { return }
    let sleeps = tree.descendants(block).compactMap(sleep)
    let intervals = sleeps.compactMap(\.interval)
    guard let first = sleeps.first, intervals.count == sleeps.count, reader.awaitCount(in: block) == sleeps.count else {
      return
    }
    let source = FrequentSource(name: "Task.sleep", range: first.name, interval: intervals.reduce(0, +))
    recordAssignments(among: reader.statements(of: block), from: source, given: [])
  }

  /// - Parameter given: the names of what a closure is given.
  private mutating func recordAssignments(
    among statements: [Node], from source: FrequentSource, given: [String], hidden: Set<String> = []
  ) {
    var hidden = hidden
    for statement in statements {
      switch tree.kind(statement) {
      case .variableDecl: hidden.formUnion(NameReader(reader).boundNames(below: statement))
      case .guardStatement:
        if !onlyUnwraps(statement), !endsLoop(statement) { return }
      case .ifStatement:
        if let (block, names) = matchingBlock(statement, given) {
          recordAssignments(among: reader.statements(of: block), from: source, given: names, hidden: hidden)
        }
        if tree.descendants(statement).contains(where: { tree.kind($0) == .continueStatement }) { return }
      case .switchStatement:
        for (block, names) in matchingCases(statement, given) {
          recordAssignments(among: reader.statements(of: block), from: source, given: names, hidden: hidden)
        }
      case .expression:
        if let closure = closureAtOnce(statement) {
          recordAssignments(among: reader.statements(of: closure), from: source, given: given, hidden: hidden)
        } else {
          recordAssignment(statement, from: source, given: given, hidden: hidden)
        }
      default: continue
      }
    }
  }

  private mutating func recordAssignment(
    _ statement: Node, from source: FrequentSource, given: [String], hidden: Set<String>
  ) {
    guard case .sequence(let elements) = reader.expression(reader.unparenthesized(statement)).form, elements.count > 2,
      case .operand(let target) = elements[0], let property = target.assignedName, !around.isLocal(property),
      !hidden.contains(property)
    else { return }
    var isStep = false
    switch elements[1] {
    case .infix("+="), .infix("-="): isStep = true
    case .assignment:
      let value: Expression
      if elements.count == 3, case .operand(let only) = elements[2] {
        value = only
      } else {
        value = Expression(.sequence(Array(elements[2...])), range: tree.range(statement))
      }
      let names = value.fineNames.map(\.name)
      // The clock of a loop.
      isStep = given.isEmpty && value.readsClock || elements.count > 3 && names.contains(property)
      guard isStep || names.contains(where: given.contains) else { return }
    default: return
    }
    assignments.append(
      FrequentAssignment(property: property, source: source, isStep: isStep, scope: around.scope))
  }

  // MARK: Statements

  /// Whether a `guard` does nothing but unwrap what keeps its name: `guard let value else { return }`.
  private func onlyUnwraps(_ statement: Node) -> Bool {
    guard let conditions = tree.child(.conditions, of: statement) else { return false }
    return tree.children(conditions).allSatisfy { condition in
      guard let binding = tree.child(.optionalBinding, of: condition) else { return false }
      return tree.child(.initializerClause, of: binding) == nil
    }
  }

  /// Whether a `guard` in a loop asks for nothing but cancellation: it lets no round out.
  private func endsLoop(_ statement: Node) -> Bool {
    guard !around.execution.openLoops.isEmpty || around.execution.context.isAsync,
      let conditions = tree.child(.conditions, of: statement)
    else { return false }
    let text = reader.condensedText(conditions).filter { !"()`".contains($0) }
    return text == "!Task.isCancelled" || text.hasPrefix("try?awaitTask.sleep") && text.hasSuffix("!=nil")
  }

  /// The block after `if case .name(let value) = given`, and the names of the values.
  private func matchingBlock(_ statement: Node, _ given: [String]) -> (block: Node, names: [String])? {
    guard let conditions = tree.child(.conditions, of: statement), let block = tree.child(.codeBlock, of: statement)
    else { return nil }
    let items = tree.children(conditions).filter { tree.kind($0) == .condition }
    guard items.count == 1, let match = tree.child(.patternCondition, of: items[0]),
      let value = tree.child(.initializerClause, of: match).flatMap({ tree.child(.expression, of: $0) }),
      given.contains(condensed(value))
    else { return nil }
    let names = NameReader(reader).boundNames(below: match)
    return names.isEmpty ? nil : (block, names)
  }

  /// The cases of a `switch` over what is given that bind a value of it, and the names of these values.
  private func matchingCases(_ statement: Node, _ given: [String]) -> [(block: Node, names: [String])] {
    guard let subject = tree.child(.expression, of: statement), given.contains(condensed(subject)) else { return [] }
    return tree.children(statement).filter { tree.kind($0) == .switchCase }.compactMap { clause in
      let items = tree.children(clause).filter { tree.kind($0) == .caseItem }
      guard items.count == 1, tree.child(.whereClause, of: items[0]) == nil else { return nil }
      let names = NameReader(reader).boundNames(below: items[0])
      return names.isEmpty ? nil : (clause, names)
    }
  }

  /// The closure of `withAnimation { … }`, `MainActor.assumeIsolated { … }` and `Task { … }`, as a statement.
  private func closureAtOnce(_ statement: Node) -> Node? {
    guard let chain = tree.child(.chain, of: statement), let call = Array(tree.children(chain)).last,
      tree.kind(call) == .call, let trailing = tree.child(.trailingClosure, of: call)
    else { return nil }
    let callee = reader.chain(chain, before: call).dottedPath
    let names = [["withAnimation"], ["MainActor", "assumeIsolated"], ["MainActor", "run"], ["Task"]]
    return callee.map(names.contains) == true ? tree.child(.closure, of: trailing) : nil
  }

  // MARK: Waiting

  /// The name and the seconds of `Task.sleep(for: .seconds(1))` and the like; nil for what is no such chain. Without an interval where it
  /// is not written out.
  private func sleep(_ chain: Node) -> (name: Range<UInt32>, interval: Double?)? {
    guard tree.kind(chain) == .chain, let root = NameReader(reader).rootName(ofChain: chain),
      root == "Task" || root.lowercased().hasSuffix("clock"), let member = tree.child(.member, of: chain),
      let name = tree.child(.name, of: member), reader.isName(name, "sleep"),
      let call = tree.child(.call, of: chain), let argument = tree.child(.argument, of: call),
      let value = tree.child(.expression, of: argument)
    else { return nil }
    let text = condensed(value)
    switch reader.childName(.label, of: argument) {
    case "nanoseconds":
      let bare = text.hasPrefix("UInt64(") && text.hasSuffix(")") ? String(text.dropFirst(7).dropLast()) : text
      return (tree.range(name), WrittenNumber.value(bare).map { $0 / 1e9 })
    case "for": return (tree.range(name), WrittenNumber.seconds(text))
    default: return (tree.range(name), nil)
    }
  }
}

extension Expression {
  /// `x` of `x` and `self.x`.
  fileprivate var assignedName: String? {
    switch form {
    case .name(let name): return name
    case .member(let base, let name, _):
      if case .name("self") = base.form { return name }
      return nil
    default: return nil
    }
  }

  /// `Date()`, `Date.now`, `.now`.
  fileprivate var readsClock: Bool {
    switch form {
    case .implicitMember("now"): return true
    case .call(let callee, arguments: []): return callee.dottedPath == ["Date"]
    default: return dottedPath == ["Date", "now"]
    }
  }
}

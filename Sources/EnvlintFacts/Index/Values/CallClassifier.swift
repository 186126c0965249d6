/// Classifies calls: of a closure literal, of a type, of a function that needs no instance, of something of the SDK.
struct CallClassifier {
  let context: AnalysisContext
  private var index: ProjectIndex { context.index }
  private var hints: DefaultClassifier.Hints { context.hints }
  private var constructions: ConstructionClassifier { ConstructionClassifier(context: context) }

  func verdict(onCallOf callee: Expression, _ arguments: [Argument], expected: Expectation?) -> Verdict {
    switch callee.form {
    case .closure(let closure): return calledClosure(closure, expected: expected)
    case .type(let type): return constructions.verdict(on: type, arguments)
    case .implicitMember(let name): return implicitCall(name, arguments, expected: expected)
    default: break
    }
    if case .member(let base, let name, _) = callee.form {
      if let verdict = VaryingMembers(context: context).verdict(on: name, of: base, arguments) {
        return verdict.costing(atLeast: context.classify(arguments))
      }
      if let traversal = context.scope.traversal(name, of: base) {
        return traversal.costAlone.costing(atLeast: context.part(of: base))
          .costing(atLeast: context.classify(arguments))
      }
    }
    if let path = callee.dottedPath {
      if let module = callee.module { return pathCall(path, of: [module], arguments) }
      return context.isValue(path[0]) ? .unresolved : pathCall(path, arguments)
    }
    guard case .member(let base, let name, _) = callee.form else { return .unresolved }
    if name == "init", case .type(let type) = base.form { return constructions.verdict(on: type, arguments) }
    return memberCall(name, of: base, arguments)
  }

  /// `{ … }()`: what it returns, with the cost of what it does. Several statements are work where they call something of which nothing is
  /// known.
  private func calledClosure(_ closure: Closure, expected: Expectation?) -> Verdict {
    guard let body = closure.body, !body.isCapped else { return .unresolved }
    var inner = context
    inner.parameters = [:]
    let verdict = inner.classify(body, expected: expected)
    inner.locals = body.locals
    guard body.statementCount > 1, verdict.cost == .unknown,
      body.calls.contains(where: CallClassifier(context: inner).isUnknown)
    else { return verdict }
    return verdict.costing(atLeast: .costly("a closure of \(body.statementCount) statements"))
  }

  /// Whether a call surely happens, of a type or function that cannot be looked up.
  private func isUnknown(_ call: Call) -> Bool {
    guard case .path(let path) = call.callee, !call.asksForReceiver, !context.isValue(path[0]),
      path.count == 1 || path[0].isTypeName, happens(call)
    else { return false }
    return CostAnalysis(context: context).cost(of: call).cost == .unknown
  }

  /// Whether a call surely happens, unless a statement before it ends the code.
  private func happens(_ call: Call) -> Bool {
    let (exits, others) = (call.conditions.filter(\.isPast), call.conditions.filter { !$0.isPast })
    return context.certainty(of: others) == .always && context.certainty(of: exits) < .never
  }

  /// `.init(…)`, `.case(…)`, `.constant(…)`, `.make(…)`.
  private func implicitCall(_ name: String, _ arguments: [Argument], expected: Expectation?) -> Verdict {
    if let expected {
      if let verdict = optional(name, arguments, expected) { return verdict }
      if name == "init" { return constructions.verdict(on: expected.unwrapped.type, at: expected.site, arguments) }
      switch expected.memberOwner(index.resolver) {
      case .declared(let type): return typeCall(name, of: type, arguments)
      case .external(let typeName, _):
        let typed = typeName + "." + name
        if let row = DefaultExpressions.call(typed, labels: arguments.labels) {
          return joined(row, typed + "()", arguments)
        }
      default: return .unresolved
      }
    }
    guard let row = DefaultExpressions.call("." + name, labels: arguments.labels) else { return .unresolved }
    return joined(row, "." + name + "()", arguments)
  }

  /// `.some(value)`, `.init(nilLiteral: ())` and `.init(shared)` where an optional is expected: of the last one it is not known whether the
  /// initializer is that of `Optional`. Nil for others.
  private func optional(_ name: String, _ arguments: [Argument], _ expected: Expectation) -> Verdict? {
    guard expected.type.wrapped != nil, arguments.count == 1 else { return nil }
    if name == "init", arguments[0].label == "nilLiteral" { return .free }
    guard arguments[0].label == nil else { return nil }
    if name == "some" { return context.classify(arguments[0].value, expected: expected.unwrapped) }
    switch arguments[0].value.form {
    case .name, .member, .implicitMember: return name == "init" ? .unresolved : nil
    default: return nil
    }
  }

  /// `T(…)`, `T.init(…)`, `T.f(…)`, `f(…)`.
  ///
  /// - Parameter module: of the SDK, where it is written; else empty.
  private func pathCall(_ path: [String], of module: [String] = [], _ arguments: [Argument]) -> Verdict {
    var typePath = path
    if path.count > 1, path[path.count - 1] == "init" { typePath.removeLast() }
    let resolved = context.resolve(module + typePath)
    switch resolved {
    case .declared(let type): return constructions.verdict(on: type, arguments)
    case .existential, .function, .optional, .tuple, .array, .dictionary:
      return Verdict.unresolved.costing(atLeast: context.classify(arguments))
    case .unresolved:
      if let verdict = constructions.verdict(onBranches: typePath, at: context.site, arguments) { return verdict }
      if typePath.count == 1 || typePath.count < path.count { return .unresolved }
    case .external: break
    }
    if path.count > 1, case .declared(let owner) = context.resolve(module + path.dropLast()) {
      return typeCall(path[path.count - 1], of: owner, arguments)
    }
    let text = path.joined(separator: ".")
    if module.isEmpty {
      if path.count == 1, let verdict = unqualifiedCall(text, arguments) { return verdict }
      if context.isOfProject(path) { return .unresolved }
    }
    if hints.cheapFunctions.contains(text) { return context.classify(arguments, atLeast: .cheap) }
    if case .external = resolved, typePath.count == 1, typePath[0].isTypeName {
      return constructions.verdict(onExternal: typePath[0], arguments)
    }
    if let row = DefaultExpressions.call(text, labels: arguments.labels) {
      return joined(row, text + "()", arguments)
    }
    return CostAnalysis(context: context).byName(.path(path), arguments.labels)
  }

  /// `f(…)` of the project; nil when the project has no such function.
  private func unqualifiedCall(_ name: String, _ arguments: [Argument]) -> Verdict? {
    if context.namesMembers, let type = context.enclosingType, index.resolver.hasFunction(named: name, type) {
      return typeCall(name, of: type, arguments)
    }
    guard index.tables.hasFunction(named: name) else { return nil }
    if hints.cheapFunctions.contains(name) { return context.classify(arguments, atLeast: .cheap) }
    let found = index.inference.overloads(named: name, from: context.site.file, for: arguments)
    return functionCall(ofOneAmong: found, named: name, arguments)
  }

  /// `T.f(…)` of a project type: an enum case with values, or a function of the type itself.
  private func typeCall(_ name: String, of type: DeclaredType, _ arguments: [Argument]) -> Verdict {
    if index.resolver.hasCase(name, type) { return caseValue(name, of: type, arguments) }
    if hints.isCheap(name, of: type) { return context.classify(arguments, atLeast: .cheap) }
    let functions = index.members.typeFunctions(named: name, of: type)
    let found = index.inference.overloads(among: functions, of: type, for: arguments)
      .filter { type.kind == .protocolType || !$0.isConstrained }
    return functionCall(ofOneAmong: found, named: type.name + "." + name, arguments)
  }

  /// An enum case with values.
  private func caseValue(_ name: String, of type: DeclaredType, _ arguments: [Argument]) -> Verdict {
    let id = type.containers[0]
    let declaration = index.container(id)
    let payload = declaration.cases.first { $0.name == name }?.payload ?? []
    guard payload.count == arguments.count else { return context.classify(arguments, atLeast: .cheap) }
    let site = LookupContext(file: id.file, scope: declaration.scope.entering(declaration, at: id.container))
    return zip(arguments, payload).reduce(Verdict.cheap) { worst, part in
      if part.0.value.isClosure { return worst }
      let expected = Expectation(type: part.1, site: site)
      return worst.joined(with: context.classify(part.0.value, expected: expected))
    }
  }

  /// A call of one of several functions, which their types decide.
  private func functionCall(ofOneAmong found: [Overload], named name: String, _ arguments: [Argument]) -> Verdict {
    if found.isEmpty { return Verdict.unresolved.costing(atLeast: context.classify(arguments, of: name)) }
    return .agreed(found.map { functionCall($0, named: name) })
  }

  /// The verdict on the single returned expression of a function, for these arguments.
  private func functionCall(_ called: Overload, named name: String) -> Verdict {
    let function = called.function
    let binding = ArgumentBinding(of: called, context)
    let arguments = binding.arguments
    let givenCost = arguments.values.reduce(Verdict.cheap) { $0.costing(atLeast: $1.verdict) }
    guard let body = function.body, !body.isCapped, !function.scope.isBroken,
      var inner = context.following(to: called.site)
    else { return Verdict.unresolved.costing(atLeast: givenCost) }
    inner.parameters = arguments
    let expected = function.result.map { Expectation(type: $0, site: called.site) }
    let called = FunctionContext(parameters: function.parameters, given: binding.values)
    var verdict = inner.classify(body, expected: expected, calledAs: name, called)
    if body.results.count(where: { inner.certainty(of: $0.conditions) < .unproven }) != 1 {
      verdict = verdict.withoutInstability
    }
    return verdict.named("'\(name)()'").costing(atLeast: givenCost)
  }

  /// A call of a value's method.
  private func memberCall(_ name: String, of base: Expression, _ arguments: [Argument]) -> Verdict {
    let labels = arguments.labels
    if let text = context.tablePath(base), let row = DefaultExpressions.call(text + "." + name, labels: labels) {
      return joined(row, text + "." + name + "()", arguments)
    }
    return CostAnalysis(context: context).byName(.member(name: name), labels, of: base)
      .costing(atLeast: context.part(of: base)).costing(atLeast: context.classify(arguments, of: name))
  }

  /// A row and its arguments, whichever is worse.
  private func joined(_ row: DefaultExpression, _ text: String, _ arguments: [Argument]) -> Verdict {
    let verdict = row.verdict(named: text).joined(with: context.classify(arguments))
    return row.isClockOrRandom && !context.takesSystemRandomness(arguments) ? verdict.withoutInstability : verdict
  }
}

extension Expression {
  var isClosure: Bool {
    if case .closure = form { return true }
    return false
  }
}

extension [Argument] {
  /// As the tables have them: `_` where there is none, `{}` for a trailing closure without label.
  var labels: [String] { map { $0.label ?? ($0.isTrailing ? "{}" : "_") } }

  /// As messages write them: `(of:_:)`.
  var signature: String { "(" + labels.filter { $0 != "{}" }.map { $0 + ":" }.joined() + ")" }
}

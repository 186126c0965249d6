/// Calls: of a closure literal, of a type, of a function that needs no instance, of something of the SDK.
extension DefaultClassifier {
  func call(
    _ callee: Expression, _ arguments: [Argument], expected: Expectation?, _ context: Context
  ) -> Verdict {
    switch callee.form {
    case .closure(let closure): return calledClosure(closure, expected: expected, context)
    case .type(let type): return construction(of: type, arguments, context)
    case .implicitMember(let name): return implicitCall(name, arguments, expected: expected, context)
    default: break
    }
    if case .member(let base, let name, _) = callee.form {
      if let verdict = derived(name, from: base, arguments, context) {
        return verdict.costing(atLeast: self.arguments(arguments, context))
      }
      if let traversal = valueScope(context).traversal(name, of: base) {
        return traversal.costAlone.costing(atLeast: part(of: base, context))
          .costing(atLeast: self.arguments(arguments, context))
      }
    }
    if let path = callee.dottedPath {
      if let module = callee.module { return pathCall(path, of: [module], arguments, context) }
      return isValue(path[0], context) ? .unresolved : pathCall(path, arguments, context)
    }
    guard case .member(let base, let name, _) = callee.form else { return .unresolved }
    if name == "init", case .type(let type) = base.form { return construction(of: type, arguments, context) }
    return memberCall(name, of: base, arguments, context)
  }

  /// `{ … }()`: what it returns, with the cost of what it does. Several statements are work where they call something of which nothing is
  /// known.
  private func calledClosure(_ closure: Closure, expected: Expectation?, _ context: Context) -> Verdict {
    guard let body = closure.body, !body.isCapped else { return .unresolved }
    var inner = context
    inner.parameters = [:]
    let verdict = self.body(body, expected: expected, inner)
    inner.locals = body.locals
    guard body.statementCount > 1, verdict.cost == .unknown, body.calls.contains(where: { isUnknown($0, inner) }) else {
      return verdict
    }
    return verdict.costing(atLeast: .costly("a closure of \(body.statementCount) statements"))
  }

  /// Whether a call surely happens, of a type or function that cannot be looked up.
  private func isUnknown(_ call: Call, _ context: Context) -> Bool {
    guard case .path(let path) = call.callee, !call.asksForReceiver, !isValue(path[0], context),
      path.count == 1 || path[0].isTypeName, happens(call, context)
    else { return false }
    return work(of: call, nil, valueScope(context), context).cost == .unknown
  }

  /// Whether a call surely happens, unless a statement before it ends the code.
  private func happens(_ call: Call, _ context: Context) -> Bool {
    let (exits, others) = (call.conditions.filter(\.isPast), call.conditions.filter { !$0.isPast })
    return certainty(of: others, context) == .always && certainty(of: exits, context) < .never
  }

  /// `.init(…)`, `.case(…)`, `.constant(…)`, `.make(…)`.
  private func implicitCall(
    _ name: String, _ arguments: [Argument], expected: Expectation?, _ context: Context
  ) -> Verdict {
    if let expected {
      if let verdict = optional(name, arguments, expected, context) { return verdict }
      if name == "init" {
        return construction(of: expected.unwrapped.type, at: expected.site, arguments, context)
      }
      switch expected.memberOwner(index.resolver) {
      case .declared(let type): return typeCall(name, of: type, arguments, context)
      case .external(let typeName, _):
        let typed = typeName + "." + name
        if let row = DefaultExpressions.call(typed, labels: arguments.labels) {
          return joined(row, typed + "()", arguments, context)
        }
      default: return .unresolved
      }
    }
    guard let row = DefaultExpressions.call("." + name, labels: arguments.labels) else { return .unresolved }
    return joined(row, "." + name + "()", arguments, context)
  }

  /// `.some(value)`, `.init(nilLiteral: ())` and `.init(shared)` where an optional is expected: of the last one it is not known whether the
  /// initializer is that of `Optional`. Nil for others.
  private func optional(
    _ name: String, _ arguments: [Argument], _ expected: Expectation, _ context: Context
  ) -> Verdict? {
    guard expected.type.wrapped != nil, arguments.count == 1 else { return nil }
    if name == "init", arguments[0].label == "nilLiteral" { return .free }
    guard arguments[0].label == nil else { return nil }
    if name == "some" { return classify(arguments[0].value, expected: expected.unwrapped, context) }
    switch arguments[0].value.form {
    case .name, .member, .implicitMember: return name == "init" ? .unresolved : nil
    default: return nil
    }
  }

  /// `T(…)`, `T.init(…)`, `T.f(…)`, `f(…)`.
  ///
  /// - Parameter module: of the SDK, where it is written; else empty.
  private func pathCall(
    _ path: [String], of module: [String] = [], _ arguments: [Argument], _ context: Context
  ) -> Verdict {
    var typePath = path
    if path.count > 1, path[path.count - 1] == "init" { typePath.removeLast() }
    let resolved = resolve(module + typePath, context)
    switch resolved {
    case .declared(let type): return construction(of: type, arguments, context)
    case .existential, .function, .optional, .tuple, .array, .dictionary:
      return Verdict.unresolved.costing(atLeast: self.arguments(arguments, context))
    case .unresolved:
      if let verdict = construction(ofBranches: typePath, at: context.site, arguments, context) { return verdict }
      if typePath.count == 1 || typePath.count < path.count { return .unresolved }
    case .external: break
    }
    if path.count > 1, case .declared(let owner) = resolve(module + path.dropLast(), context) {
      return typeCall(path[path.count - 1], of: owner, arguments, context)
    }
    let text = path.joined(separator: ".")
    if module.isEmpty {
      if path.count == 1, let verdict = unqualifiedCall(text, arguments, context) { return verdict }
      if index.tables.hasGlobal(named: path[0]) || isProjectType(at: path, context) { return .unresolved }
    }
    if hints.cheapFunctions.contains(text) { return self.arguments(arguments, context, atLeast: .cheap) }
    if case .external = resolved, typePath.count == 1, typePath[0].isTypeName {
      return construction(ofExternal: typePath[0], arguments, context)
    }
    if let row = DefaultExpressions.call(text, labels: arguments.labels) {
      return joined(row, text + "()", arguments, context)
    }
    return costlyByName(.path(path), arguments.labels, context)
  }

  /// `f(…)` of the project; nil when the project has no such function.
  private func unqualifiedCall(_ name: String, _ arguments: [Argument], _ context: Context) -> Verdict? {
    if context.namesMembers, let type = enclosingType(context), index.resolver.hasFunction(named: name, type) {
      return typeCall(name, of: type, arguments, context)
    }
    guard index.tables.hasFunction(named: name) else { return nil }
    if hints.cheapFunctions.contains(name) { return self.arguments(arguments, context, atLeast: .cheap) }
    let found = index.members.functions(named: name, from: context.site.file).compactMap { function, file in
      ArgumentMatch(arguments, to: function.parameters)
        .map { (FoundFunction(function, LookupContext(file: file, scope: function.scope)), $0) }
    }
    return functionCall(ofOneAmong: found, named: name, arguments, context)
  }

  /// `T.f(…)` of a project type: an enum case with values, or a function of the type itself.
  private func typeCall(
    _ name: String, of type: DeclaredType, _ arguments: [Argument], _ context: Context
  ) -> Verdict {
    if index.resolver.hasCase(name, type) { return caseValue(name, of: type, arguments, context) }
    let functions = index.members.typeFunctions(named: name, of: type)
    if hints.cheapFunctions.contains(name) || hints.cheapFunctions.contains(type.name + "." + name) {
      return self.arguments(arguments, context, atLeast: .cheap)
    }
    let found = functions.compactMap { member -> (FoundFunction, ArgumentMatch)? in
      guard type.kind == .protocolType || !index.container(member.id).isConstrained else { return nil }
      return ArgumentMatch(arguments, to: member.declaration.parameters)
        .map {
          (
            FoundFunction(member.declaration, index.members.site(of: member.declaration.scope, in: member.id, type)),
            $0
          )
        }
    }
    return functionCall(ofOneAmong: found, named: type.name + "." + name, arguments, context)
  }

  /// An enum case with values.
  private func caseValue(
    _ name: String, of type: DeclaredType, _ arguments: [Argument], _ context: Context
  ) -> Verdict {
    let id = type.containers[0]
    let declaration = index.container(id)
    let payload = declaration.cases.first { $0.name == name }?.payload ?? []
    guard payload.count == arguments.count else { return self.arguments(arguments, context, atLeast: .cheap) }
    let site = LookupContext(file: id.file, scope: declaration.scope.entering(declaration, at: id.container))
    return zip(arguments, payload).reduce(Verdict.cheap) { worst, part in
      if part.0.value.isClosure { return worst }
      let expected = Expectation(type: part.1, site: site)
      return worst.joined(with: classify(part.0.value, expected: expected, context))
    }
  }

  /// A call of one of several functions, which their types decide.
  private func functionCall(
    ofOneAmong found: [(FoundFunction, ArgumentMatch)], named name: String, _ arguments: [Argument], _ context: Context
  ) -> Verdict {
    if found.isEmpty { return unresolvedCall(of: name, arguments, context) }
    return .agreed(found.map { functionCall($0, $1, named: name, context) })
  }

  /// A call of which only the arguments are known.
  private func unresolvedCall(of name: String, _ arguments: [Argument], _ context: Context) -> Verdict {
    Verdict.unresolved.costing(atLeast: self.arguments(arguments, of: name, context))
  }

  /// A call of a value's method.
  private func memberCall(
    _ name: String, of base: Expression, _ arguments: [Argument], _ context: Context
  ) -> Verdict {
    let labels = arguments.labels
    if let text = tablePath(base, context), let row = DefaultExpressions.call(text + "." + name, labels: labels) {
      return joined(row, text + "." + name + "()", arguments, context)
    }
    return costlyByName(.member(name: name), labels, of: base, context).costing(atLeast: part(of: base, context))
      .costing(atLeast: self.arguments(arguments, of: name, context))
  }

  /// A call that no table and no declaration explains: unresolved, and costly only when its name alone says so.
  func costlyByName(
    _ callee: Call.Callee, _ labels: [String], of receiver: Expression? = nil, _ context: Context
  ) -> Verdict {
    var call = Call(callee: callee, labels: labels, range: 0..<0)
    call.receiver = receiver
    let work = self.work(of: call, nil, valueScope(context), context)
    return work.cost == .costly ? work.costAlone : .unresolved
  }

  /// - Parameter name: of the function or type that is called, which may leave some of them unevaluated.
  func arguments(
    _ arguments: [Argument], of name: String? = nil, _ context: Context, atLeast cost: Cost = .free
  ) -> Verdict {
    let call = name.map { Call(callee: .path([$0]), labels: arguments.labels, range: 0..<0) }
    return arguments.enumerated().reduce(Verdict(stability: .stable, cost: cost)) { worst, argument in
      if argument.element.value.isClosure { return worst }
      let verdict = classify(argument.element.value, expected: nil, context)
      if let call, verdict.stability == .unstable || verdict.cost == .costly,
        index.values.mayDefer(argument.offset, of: call)
      {
        return worst.joined(with: .unresolved)
      }
      return worst.joined(with: verdict)
    }
  }

  /// A row and its arguments, whichever is worse.
  func joined(_ row: DefaultExpression, _ text: String, _ arguments: [Argument], _ context: Context) -> Verdict {
    let verdict = verdict(row, text: text).joined(with: self.arguments(arguments, context))
    return row.isClockOrRandom && !isOfSystem(arguments, context) ? verdict.withoutInstability : verdict
  }

  /// Whether random values come from the system: what another source gives, that source decides.
  func isOfSystem(_ arguments: [Argument], _ context: Context) -> Bool {
    guard let source = arguments.first(where: { $0.label == "using" }) else { return true }
    guard case .marked(.prefixOperator("&"), let name) = source.value.form else { return false }
    return valueScope(context).type(of: name) == .external(name: "SystemRandomNumberGenerator", arguments: [])
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

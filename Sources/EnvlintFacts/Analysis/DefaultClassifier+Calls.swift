extension DefaultClassifier {
  /// A call: of a closure literal, of a type, of a static function, of an SDK function.
  func call(_ callee: Expression, _ arguments: [Argument], expected: TypeReference?, _ context: Context) -> Verdict {
    let labels = arguments.map { $0.label ?? ($0.isTrailing ? "{}" : "_") }
    switch callee.form {
    case .closure(let closure): return calledClosure(closure, expected: expected, context)
    case .type(let type): return construction(of: type, arguments, labels, context)
    case .implicitMember(let name): return implicitCall(name, arguments, labels, expected: expected, context)
    default: break
    }
    if let path = callee.dottedPath {
      if context.locals.contains(where: { $0.name == path[0] }) { return .unresolved }
      return pathCall(path, arguments, labels, context)
    }
    guard case .member(let base, let name, _) = callee.form else { return .unresolved }
    return memberCall(name, of: base, arguments, labels, context)
  }

  /// `{ … }()`: what it returns; more than one statement is costly unless each is proven free or cheap.
  private func calledClosure(_ closure: Closure, expected: TypeReference?, _ context: Context) -> Verdict {
    guard let body = closure.body, !body.isCapped else { return .unresolved }
    return self.body(body, expected: expected, context)
  }

  /// `.init(…)`, `.case(…)`, `.constant(…)`.
  private func implicitCall(
    _ name: String, _ arguments: [Argument], _ labels: [String], expected: TypeReference?, _ context: Context
  ) -> Verdict {
    if let expected = expected.map({ $0.wrapped ?? $0 }) {
      if name == "init" { return construction(of: expected, arguments, labels, context) }
      switch index.resolve(expected, at: context.site) {
      case .declared(let type):
        return index.hasCase(name, type) ? self.arguments(arguments, context, atLeast: .cheap) : .unresolved
      case .external(let typeName, _):
        let typed = index.lastName(typeName) + "." + name
        if let row = DefaultExpressions.call(typed, labels: labels) {
          return joined(row, typed + "()", arguments, context)
        }
      default: return .unresolved
      }
    }
    guard let row = DefaultExpressions.call("." + name, labels: labels) else { return .unresolved }
    return joined(row, "." + name + "()", arguments, context)
  }

  /// `T(…)`, `T.init(…)`, `T.f(…)`, `f(…)`.
  private func pathCall(
    _ path: [String], _ arguments: [Argument], _ labels: [String], _ context: Context
  ) -> Verdict {
    var typePath = path
    if path.count > 1, path[path.count - 1] == "init" { typePath.removeLast() }
    let reference = TypeReference(.named(typePath.map { .init(name: $0, arguments: []) }), range: 0..<0)
    let resolved = index.resolve(reference, at: context.site)
    switch resolved {
    case .declared, .existential, .function, .optional, .tuple, .array, .dictionary:
      return construction(of: reference, arguments, labels, context)
    case .unresolved:
      if typePath.count == 1 || typePath.count < path.count { return .unresolved }
    case .external: break
    }
    if path.count > 1, case .declared(let owner) = index.resolve(Array(path.dropLast()), at: context.site) {
      guard index.hasCase(path[path.count - 1], owner) else { return .unresolved }
      return self.arguments(arguments, context, atLeast: .cheap)
    }
    let text = path.joined(separator: ".")
    if path.count == 1, index.tables.hasFunction(named: text) || declaresValue(text, context) { return .unresolved }
    if hints.cheapFunctions.contains(text) { return self.arguments(arguments, context, atLeast: .cheap) }
    if case .external = resolved, typePath.count == 1, typePath[0].first?.isUppercase == true {
      return construction(of: reference, arguments, labels, context)
    }
    if let row = DefaultExpressions.call(text, labels: labels) { return joined(row, text + "()", arguments, context) }
    return costlyByName(.path(path), labels, at: context.site)
  }

  private func memberCall(
    _ name: String, of base: Expression, _ arguments: [Argument], _ labels: [String], _ context: Context
  ) -> Verdict {
    if let text = tablePath(base), let row = DefaultExpressions.call(text + "." + name, labels: labels) {
      return joined(row, text + "." + name + "()", arguments, context)
    }
    if case .array(let elements) = base.form {
      return costlyByName(.memberOfLiteral(elementCount: elements.count, name: name), labels, at: context.site)
    }
    return costlyByName(.member(name: name), labels, at: context.site)
      .joined(with: Verdict(stability: .unresolved, cost: classify(base, expected: nil, context).cost))
  }

  /// A call that no table and no declaration explains: unresolved, and costly only when its name alone says so.
  private func costlyByName(_ callee: Call.Callee, _ labels: [String], at site: Site) -> Verdict {
    let call = Call(callee: callee, labels: labels, range: 0..<0)
    guard let work = work(of: call, parameters: [], owner: nil, at: site), work.cost == .costly else {
      return .unresolved
    }
    return Verdict(
      stability: .unresolved, cost: .costly, expense: .init(phrase: work.phrase ?? "a costly call", work: nil)
    )
  }

  func arguments(_ arguments: [Argument], _ context: Context, atLeast cost: Cost) -> Verdict {
    worst(
      arguments.map(\.value).filter {
        if case .closure = $0.form { return false }
        return true
      },
      expected: nil, context, atLeast: cost
    )
  }

  /// A row and its arguments, whichever is worse.
  private func joined(_ row: DefaultExpression, _ text: String, _ arguments: [Argument], _ context: Context) -> Verdict
  {
    verdict(row, text: text).joined(with: self.arguments(arguments, context, atLeast: .free))
  }

  // MARK: Constructions

  /// `T(…)`.
  private func construction(
    of type: TypeReference, _ arguments: [Argument], _ labels: [String], _ context: Context
  ) -> Verdict {
    let given = self.arguments(arguments, context, atLeast: .cheap)
    switch index.resolve(type, at: context.site) {
    case .declared(let declared): return construction(of: declared, labels, given, context)
    case .external(let name, _): return construction(ofExternal: name, labels, given)
    default: return .unresolved
    }
  }

  private func construction(ofExternal dotted: String, _ labels: [String], _ given: Verdict) -> Verdict {
    let name = index.lastName(dotted)
    let isTopLevel = dotted == name
    if hints.unstableTypes.contains(name) {
      return newInstance(of: name, declaration: nil, kind: "class", cost: given.cost)
    }
    if hints.costlyTypes.contains(name) {
      return Verdict(stability: .unresolved, cost: .costly, expense: .init(phrase: "'\(name)()'", work: nil))
    }
    if hints.stableTypes.contains(name) || hints.cheapTypes.contains(name) {
      return Verdict(stability: hints.stableTypes.contains(name) ? given.stability : .unresolved, cost: given.cost)
    }
    guard isTopLevel, let row = DefaultExpressions.construction(of: name, labels: labels) else {
      let call = Call(callee: .path([name]), labels: labels, range: 0..<0)
      guard let work = work(of: call, parameters: [], owner: nil, at: nil), work.cost == .costly else {
        return .unresolved
      }
      return Verdict(stability: .unresolved, cost: .costly, expense: .init(phrase: work.phrase ?? name, work: nil))
    }
    let text = name + "(" + labels.filter { $0 != "{}" }.map { $0 + ":" }.joined() + ")"
    var verdict = self.verdict(row, text: text)
    if row.stability == .unstable, row.kind == .class {
      verdict.instability = .newInstance(type: name, declaration: nil, kind: "class")
    }
    return verdict.joined(with: given)
  }

  private func newInstance(of type: String, declaration: Location?, kind: String, cost: Cost) -> Verdict {
    Verdict(
      stability: .unstable, cost: max(cost, .cheap),
      instability: .newInstance(type: type, declaration: declaration, kind: kind)
    )
  }

  /// A project type: a class or actor is a new instance; what a struct or enum is made of is not analysed yet.
  private func construction(
    of type: DeclaredType, _ labels: [String], _ given: Verdict, _ context: Context
  ) -> Verdict {
    let name = type.name
    let declared = index.container(type.containers[0])
    let declaration = index.location(declared.nameRange, in: type.containers[0].file)
    var verdict: Verdict
    if hints.stableTypes.contains(name) {
      verdict = Verdict(stability: given.stability, cost: given.cost, expense: given.expense)
    } else if type.kind.isReference || hints.unstableTypes.contains(name) {
      verdict = newInstance(of: name, declaration: declaration, kind: type.kind.rawValue, cost: given.cost)
    } else {
      verdict = Verdict(stability: .unresolved, cost: given.cost, expense: given.expense)
    }
    if hints.cheapTypes.contains(name) { return verdict }
    let phrase = "'\(name).init(\(labels.filter { $0 != "{}" }.map { $0 + ":" }.joined()))'"
    if hints.costlyTypes.contains(name) {
      verdict.cost = .costly
      verdict.expense = .init(phrase: phrase, work: nil)
      return verdict
    }
    let work = constructionWork(of: type, labels: labels)
    if work.cost > verdict.cost {
      verdict.cost = work.cost
      verdict.expense = work.cost == .costly ? .init(phrase: phrase, work: work.location) : nil
    }
    return verdict
  }
}

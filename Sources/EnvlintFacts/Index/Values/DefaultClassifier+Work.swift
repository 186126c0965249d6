/// The cost of code: loops, logging, calls that the tables list as costly, and project code that does such things.
///
/// The verdicts here are about cost alone.
extension DefaultClassifier {
  private static let logging: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggerMethods: Set<String> = [
    "trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault",
  ]
  /// Labels of initializers and functions that read a file.
  private static let readingLabels: Set<String> = ["contentsOf", "contentsOfFile", "contentsOfURL", "forResource"]

  /// The code around a call.
  struct Surroundings {
    var parameters: [Parameter] = []
    /// The type whose stored properties the code can name.
    var owner: DeclaredType?
    /// The known facts about the parameters in this call.
    var given: [String: GivenValue] = [:]
  }

  // MARK: Bodies

  /// The worst that a body does.
  func work(in body: BodySummary, _ surroundings: Surroundings, _ context: Context) -> Verdict {
    let file = context.site.file
    var scope = ValueScope(
      index: index, site: context.site, locals: body.locals, parameters: surroundings.parameters,
      given: surroundings.given)
    if scope.parameters.isEmpty, scope.given.isEmpty { scope.given = valueScope(context).given }
    // Code that runs only for some callers, or only in some builds, proves no cost.
    func counts(_ conditions: [RunCondition]) -> Bool {
      conditions.isEmpty || scope.reader.certainty(of: conditions, beside: branches) <= .perhaps
    }
    // The names that a loop binds are not in force in what it goes through.
    var outside = scope
    outside.locals.removeAll { $0.type == nil && $0.value == nil }
    let isLong = { (loop: BodySummary.Repetition) in !(loop.sequence.map { outside.size(of: $0).isSmall } ?? false) }
    if let loop = body.loops.first(where: { isLong($0) && counts($0.conditions) }) {
      return done("a loop", loop.range, file)
    }
    if let read = body.costlyReads.first(where: { counts($0.conditions) && !isOfProject($0.path, context) }) {
      return done("'\(read.path)'", read.range, file)
    }
    var result = Verdict(stability: .stable, cost: body.isCapped ? .unknown : .free)
    for call in body.calls where result.cost < .costly {
      var work = self.work(of: call, surroundings, scope, context)
      if work.cost == .costly, !counts(call.conditions) { work = .unresolved }
      result = result.costing(atLeast: located(work, call, file))
    }
    return result
  }

  private func done(_ phrase: String, _ range: Range<UInt32>, _ file: Int) -> Verdict {
    Verdict.costly(phrase).reached(at: index.location(range, in: file), "")
  }

  private func located(_ work: Verdict, _ call: Call, _ file: Int) -> Verdict {
    guard work.cost == .costly else { return work }
    return work.reached(at: index.location(call.range, in: file), "\(work.expense?.phrase ?? "") is called here")
  }

  /// The work of the initializer that fits, and of the initial values that stay in place.
  func constructionWork(of type: DeclaredType, _ arguments: [Argument], _ context: Context) -> Verdict {
    switch index.inference.initializer(of: type, for: arguments) {
    case .unresolved: return .unresolved
    case .memberwise(let given):
      return initialValueWork(of: type, except: Set(given.filter { !$0.value.isEmpty }.keys), context)
    case .written(let initializer, let match):
      return initialValueWork(of: type, except: [], context)
        .costing(atLeast: work(of: initializer, match, owner: type, context))
    case .oneOf(let candidates):
      return initialValueWork(of: type, except: [], context)
        .costing(atLeast: .agreed(candidates.map { work(of: $0, $1, owner: type, context) }))
    }
  }

  private func initialValueWork(of type: DeclaredType, except given: Set<String>, _ context: Context) -> Verdict {
    var result = Verdict.cheap
    for property in index.container(type.containers[0]).properties
    where property.isStoredInInstance && exists(property.scope) && !given.contains(property.name)
      && (property.value != nil || property.mayBeWrapped)
    {
      result = result.costing(atLeast: initialValue(of: property, type, context))
    }
    return result
  }

  private func work(
    of initializer: Members.Member<Initializer>, _ match: ArgumentMatch, owner: DeclaredType, _ context: Context
  ) -> Verdict {
    let scope = initializer.declaration.scope
    let parameters = initializer.declaration.parameters
    guard let body = initializer.declaration.body, !scope.isBroken else { return .unresolved }
    let site = index.members.site(of: scope, in: initializer.id, owner)
    let surroundings = Surroundings(
      parameters: parameters, owner: owner, given: given(match, of: parameters, at: site, context))
    return followed(body, surroundings, at: site, context)
  }

  /// - Parameter owner: of a function that is called on an instance.
  func work(
    of found: FoundFunction, owner: DeclaredType? = nil, _ match: ArgumentMatch, _ context: Context
  ) -> Verdict {
    let parameters = found.function.parameters
    guard let body = found.function.body, !found.function.scope.isBroken else { return .unresolved }
    let surroundings = Surroundings(
      parameters: parameters, owner: owner, given: given(match, of: parameters, at: found.site, context))
    return followed(body, surroundings, at: found.site, context)
  }

  private func followed(
    _ body: BodySummary, _ surroundings: Surroundings, at site: LookupContext, _ context: Context
  ) -> Verdict {
    guard let start = body.start, var inner = context.following(to: site), inner.takePart() else {
      return body.start == nil && !body.isCapped ? .free : .unresolved
    }
    inner.locals = body.locals
    inner.parameters = surroundings.given.mapValues {
      Bound(verdict: .unresolved, isNil: nil, constant: $0.constant, chosenCase: $0.chosenCase, count: $0.count)
    }
    let code = Code(file: site.file, start: start, given: surroundings.given)
    return context.work(of: code) { work(in: body, surroundings, inner) }
  }

  // MARK: Calls

  /// The cost of one call; unknown if nothing is known about it.
  ///
  /// - Parameters:
  ///   - surroundings: nil for a call in the default itself.
  ///   - scope: what names mean there.
  func work(of call: Call, _ surroundings: Surroundings?, _ scope: ValueScope, _ context: Context) -> Verdict {
    guard let name = call.name else { return .unresolved }
    if call.asksForReceiver {
      guard let receiver = call.receiver else { return .unresolved }
      if let traversal = scope.traversal(name, of: receiver) { return traversal }
      if readsPreferences(name, receiver, scope) { return .costly("'\(name)(forKey:)'") }
    }
    switch call.callee {
    case .path(let path):
      if path.count == 1 { return unqualified(name, call, surroundings, context) }
      return qualified(path, name, call, surroundings, context)
    case .memberOfConstruction(let type, _):
      if isOfProject(type, context) { return .unresolved }
      return tableCall(type.joined(separator: ".") + "()." + name, call)
    case .other: return .unresolved
    case .implicitMember: return tableCall("." + name, call)
    case .member: return readingCall(name, call)
    }
  }

  /// Whether a call asks an instance of `UserDefaults` for a value.
  private func readsPreferences(_ name: String, _ receiver: Expression, _ scope: ValueScope) -> Bool {
    switch scope.type(of: receiver) {
    case .external("UserDefaults", _), .optional(.external("UserDefaults", _)): name != "set" && name != "removeObject"
    default: false
    }
  }

  private func readingCall(_ text: String, _ call: Call) -> Verdict {
    guard let label = call.labels.first(where: DefaultClassifier.readingLabels.contains) else { return .unresolved }
    return .costly("'\(text)(\(label):)'")
  }

  /// `T.f(…)`, `a.f(…)`.
  private func qualified(
    _ path: [String], _ name: String, _ call: Call, _ surroundings: Surroundings?, _ context: Context
  ) -> Verdict {
    if DefaultClassifier.loggerMethods.contains(name), let logger = logger(path, surroundings?.owner, context) {
      if case .declared(let type) = logger { return methodWork(name, of: type, call, context) }
      return .costly("'\(name)'")
    }
    if isValue(path[0], surroundings, context) { return .unresolved }
    var typePath = path
    if name == "init" { typePath.removeLast() }
    if case .declared(let type) = resolve(typePath, context) {
      return constructionWork(of: type, call.arguments, context).named("'\(type.name).init\(call.arguments.signature)'")
    }
    if case .declared(let type) = resolve(Array(path.dropLast()), context) {
      return typeFunctionWork(name, of: type, call, context)
    }
    if isOfProject(path, context) { return .unresolved }
    return tableCall(path.joined(separator: "."), call)
  }

  /// Whether the project has what a path of names begins with, so that the tables say nothing about it.
  private func isOfProject(_ path: [String], _ context: Context) -> Bool {
    index.tables.hasGlobal(named: path[0]) || isProjectType(at: path, context)
  }

  private func isOfProject(_ dotted: String, _ context: Context) -> Bool {
    isOfProject(dotted.split(separator: ".").map(String.init), context)
  }

  private func isValue(_ name: String, _ surroundings: Surroundings?, _ context: Context) -> Bool {
    if context.locals.contains(where: { $0.name == name }) { return true }
    return surroundings?.parameters.contains { $0.name == name } ?? false
  }

  private func typeFunctionWork(_ name: String, of type: DeclaredType, _ call: Call, _ context: Context) -> Verdict {
    if index.resolver.hasCase(name, type) { return .cheap }
    if hints.cheapFunctions.contains(name) || hints.cheapFunctions.contains(type.name + "." + name) { return .cheap }
    let found = index.members.typeFunctions(named: name, of: type).compactMap { member in
      ArgumentMatch(call.arguments, to: member.declaration.parameters).map { (member, $0) }
    }
    guard found.count == 1, !index.container(found[0].0.id).isConstrained else { return .unresolved }
    let (member, match) = found[0]
    let function = FoundFunction(
      member.declaration, index.members.site(of: member.declaration.scope, in: member.id, type))
    return work(of: function, match, context).named("'\(type.name).\(name)()'")
  }

  /// `print(…)`, `T(…)`, `f(…)`.
  private func unqualified(
    _ name: String, _ call: Call, _ surroundings: Surroundings?, _ context: Context
  ) -> Verdict {
    if isValue(name, surroundings, context) { return .unresolved }
    switch resolve([name], context) {
    case .external: break
    case .declared(let type):
      if hints.cheapTypes.contains(type.name) { return .cheap }
      let phrase = "'\(type.name).init\(call.arguments.signature)'"
      if hints.costlyTypes.contains(type.name) { return .costly(phrase) }
      return constructionWork(of: type, call.arguments, context).named(phrase)
    default: return .unresolved
    }
    if let type = enclosingType(context), index.resolver.hasFunction(named: name, type) {
      let typeFunctionCount = index.members.typeFunctions(named: name, of: type).count
      if typeFunctionCount == 0 { return methodWork(name, of: type, call, context) }
      // The name may also be that of a method.
      guard typeFunctionCount == index.members.functionCount(named: name, type) else { return .unresolved }
      return typeFunctionWork(name, of: type, call, context)
    }
    if hints.cheapFunctions.contains(name) || hints.cheapTypes.contains(name) { return .cheap }
    if index.tables.hasFunction(named: name) { return globalFunctionWork(name, call, context) }
    if DefaultClassifier.logging.contains(name) {
      // The destination of the output may be a string.
      return call.labels.contains("to") ? .unresolved : .costly("'\(name)'")
    }
    if hints.costlyTypes.contains(name) { return .costly("'\(name)'") }
    if mayBeAdded(initializerOf: name, call.arguments, context) { return .unresolved }
    if let row = DefaultExpressions.construction(of: name, labels: call.labels) {
      return row.cost == .costly
        ? .costly("'\(name)\(call.arguments.signature)'") : Verdict(stability: .stable, cost: row.cost)
    }
    if let first = call.labels.first, DefaultClassifier.readingLabels.contains(first), name.isTypeName {
      return .costly("'\(name)\(call.arguments.signature)'")
    }
    return tableCall(name, call)
  }

  private func globalFunctionWork(_ name: String, _ call: Call, _ context: Context) -> Verdict {
    let found = index.members.functions(named: name, from: context.site.file).compactMap { function, file in
      ArgumentMatch(call.arguments, to: function.parameters)
        .map { (FoundFunction(function, LookupContext(file: file, scope: function.scope)), $0) }
    }
    return found.count == 1 ? work(of: found[0].0, found[0].1, context).named("'\(name)()'") : .unresolved
  }

  /// The type by the name `Logger` whose value, which the type or a global holds, a dotted path calls a method of; nil for none.
  private func logger(_ path: [String], _ owner: DeclaredType?, _ context: Context) -> ResolvedType? {
    guard path.count == 2 else { return nil }
    let properties = owner.map { index.members.properties(named: path[0], of: $0).map(\.declaration) } ?? []
    let globals = index.tables.globals(named: path[0]).filter { $0.file == context.site.file }
      .map { index.files[$0.file].globals[$0.index] }
    let found = (properties + globals).contains { property in
      if let type = property.type?.name, ExternalName.last(type) == "Logger" { return true }
      guard case .call(let callee, _)? = property.value?.form else { return false }
      return callee.dottedPath?.last == "Logger"
    }
    return found ? resolve(["Logger"], context) : nil
  }

  private func tableCall(_ text: String, _ call: Call) -> Verdict {
    guard let row = DefaultExpressions.call(text, labels: call.labels) else { return readingCall(text, call) }
    return row.cost == .costly
      ? .costly("'\(text)\(call.arguments.signature)'") : Verdict(stability: .stable, cost: row.cost)
  }
}

extension Call {
  /// The arguments as far as a choice among initializers asks for them.
  var arguments: [Argument] {
    let values = self.values ?? []
    return labels.enumerated().map { position, label in
      Argument(
        label: label == "_" || label == "{}" ? nil : label,
        value: position < values.count ? values[position] : Expression(.opaque, range: range),
        isTrailing: label == "{}")
    }
  }
}

extension BodySummary {
  /// Where the first call, loop or read of the body is; nil when it has none, and costs nothing.
  fileprivate var start: UInt32? {
    [calls.first?.range, loops.first?.range, costlyReads.first?.range].compactMap { $0?.lowerBound }.min()
  }
}

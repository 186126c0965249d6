/// The function around code, as one call of it is known.
struct FunctionContext {
  var parameters: [Parameter] = []
  /// The type whose stored properties the code can name.
  var owner: DeclaredType?
  /// The known facts about the parameters in this call.
  var given: [String: GivenValue] = [:]
}

/// Finds out what code costs: loops, logging, calls that the tables list as costly, and project code that does such things.
///
/// The verdicts here are about cost alone.
struct CostAnalysis {
  private let context: AnalysisContext
  private let function: FunctionContext
  /// The scope of the context, with the parameters of the function.
  private let scope: ValueScope
  private var index: ProjectIndex { context.index }
  private var hints: DefaultClassifier.Hints { context.hints }

  init(context: AnalysisContext, _ function: FunctionContext = FunctionContext()) {
    self.context = context
    self.function = function
    var scope = context.scope
    scope.parameters = function.parameters
    if !function.parameters.isEmpty || !function.given.isEmpty { scope.given = function.given }
    self.scope = scope
  }

  private static let logging: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]
  private static let loggerMethods: Set<String> = [
    "trace", "debug", "info", "notice", "log", "warning", "error", "critical", "fault",
  ]
  /// Labels of initializers and functions that read a file.
  private static let readingLabels: Set<String> = ["contentsOf", "contentsOfFile", "contentsOfURL", "forResource"]

  // MARK: Bodies

  /// The worst that the body around does.
  func cost(of body: BodySummary) -> Verdict {
    // The names that a loop binds are not in force in what it goes through.
    var outside = scope
    outside.locals.removeAll { $0.type == nil && $0.value == nil }
    let isLong = { (loop: BodySummary.Repetition) in !(loop.sequence.map { outside.size(of: $0).isSmall } ?? false) }
    if let loop = body.loops.first(where: { isLong($0) && counts($0.conditions) }) {
      return done("a loop", loop.range)
    }
    if let read = body.costlyReads.first(where: { read in
      counts(read.conditions) && !context.isOfProject(read.path.split(separator: ".").map(String.init))
    }) {
      return done("'\(read.path)'", read.range)
    }
    var result = Verdict(stability: .stable, cost: body.isCapped ? .unknown : .free)
    for call in body.calls where result.cost < .costly {
      var cost = cost(of: call)
      if cost.cost == .costly, !counts(call.conditions) { cost = .unresolved }
      result = result.costing(atLeast: located(cost, call))
    }
    return result
  }

  /// Whether code proves a cost: not when it runs only for some callers, or only in some builds.
  private func counts(_ conditions: [RunCondition]) -> Bool { context.certainty(of: conditions, scope) <= .perhaps }

  private func done(_ phrase: String, _ range: Range<UInt32>) -> Verdict {
    Verdict.costly(phrase).reached(at: index.location(range, in: context.site.file), "")
  }

  private func located(_ cost: Verdict, _ call: Call) -> Verdict {
    guard cost.cost == .costly else { return cost }
    return cost.reached(
      at: index.location(call.range, in: context.site.file), "\(cost.expense?.phrase ?? "") is called here")
  }

  /// The cost of the initializer that fits, and of the initial values that stay in place.
  func cost(ofConstructing type: DeclaredType, _ arguments: [Argument]) -> Verdict {
    switch index.inference.initializer(of: type, for: arguments) {
    case .unresolved: return .unresolved
    case .memberwise(let given):
      return cost(ofInitialValuesOf: type, except: Set(given.filter { !$0.value.isEmpty }.keys))
    case .written(let initializer, let match):
      return cost(ofInitialValuesOf: type).costing(atLeast: cost(of: initializer, match, of: type))
    case .oneOf(let candidates):
      return cost(ofInitialValuesOf: type).costing(atLeast: .agreed(candidates.map { cost(of: $0, $1, of: type) }))
    }
  }

  private func cost(ofInitialValuesOf type: DeclaredType, except given: Set<String> = []) -> Verdict {
    var result = Verdict.cheap
    for property in index.container(type.containers[0]).properties
    where property.isStoredInInstance && context.exists(property.scope) && !given.contains(property.name)
      && (property.value != nil || property.mayBeWrapped)
    {
      result = result.costing(atLeast: ConstructionClassifier(context: context).initialValue(of: property, type))
    }
    return result
  }

  private func cost(
    of initializer: Members.Member<Initializer>, _ match: ArgumentMatch, of type: DeclaredType
  ) -> Verdict {
    guard let body = initializer.declaration.body, !initializer.declaration.scope.isBroken else { return .unresolved }
    return cost(of: body, ArgumentBinding(of: initializer, of: type, match, context), owner: type)
  }

  /// - Parameter owner: of a function that is called on an instance.
  private func cost(of called: Overload, owner: DeclaredType? = nil) -> Verdict {
    guard let body = called.function.body, !called.function.scope.isBroken else { return .unresolved }
    return cost(of: body, ArgumentBinding(of: called, context), owner: owner)
  }

  /// The cost of a body that a call runs.
  private func cost(of body: BodySummary, _ binding: ArgumentBinding, owner: DeclaredType?) -> Verdict {
    guard let start = body.start, var inner = context.following(to: binding.site), inner.takePart() else {
      return body.start == nil && !body.isCapped ? .free : .unresolved
    }
    let given = binding.values
    inner.locals = body.locals
    inner.parameters = given.mapValues { BoundArgument(verdict: .unresolved, value: $0) }
    let function = FunctionContext(parameters: binding.parameters, owner: owner, given: given)
    return context.cost(of: .init(file: binding.site.file, start: start, given: given)) {
      CostAnalysis(context: inner, function).cost(of: body)
    }
  }

  // MARK: Calls

  /// The cost of one call; unknown if nothing is known about it.
  func cost(of call: Call) -> Verdict {
    guard let name = call.name else { return .unresolved }
    if call.asksForReceiver {
      guard let receiver = call.receiver else { return .unresolved }
      if let traversal = scope.traversal(name, of: receiver) { return traversal }
      if readsPreferences(name, receiver) { return .costly("'\(name)(forKey:)'") }
    }
    switch call.callee {
    case .path(let path):
      return path.count == 1 ? unqualified(name, call) : qualified(path, name, call)
    case .memberOfConstruction(let type, _):
      if context.isOfProject(type) { return .unresolved }
      return tableCall(type.joined(separator: ".") + "()." + name, call)
    case .other: return .unresolved
    case .implicitMember: return tableCall("." + name, call)
    case .member: return readingCall(name, call)
    }
  }

  /// The cost of a call that no table and no declaration explains: unresolved, and costly only when its name alone says so.
  func byName(_ callee: Call.Callee, _ labels: [String], of receiver: Expression? = nil) -> Verdict {
    var call = Call(callee: callee, labels: labels, range: 0..<0)
    call.receiver = receiver
    let cost = cost(of: call)
    return cost.cost == .costly ? cost.costAlone : .unresolved
  }

  /// Whether a call asks an instance of `UserDefaults` for a value.
  private func readsPreferences(_ name: String, _ receiver: Expression) -> Bool {
    switch scope.type(of: receiver) {
    case .external("UserDefaults", _), .optional(.external("UserDefaults", _)): name != "set" && name != "removeObject"
    default: false
    }
  }

  private func readingCall(_ text: String, _ call: Call) -> Verdict {
    guard let label = call.labels.first(where: CostAnalysis.readingLabels.contains) else { return .unresolved }
    return .costly("'\(text)(\(label):)'")
  }

  /// `T.f(…)`, `a.f(…)`.
  private func qualified(_ path: [String], _ name: String, _ call: Call) -> Verdict {
    if CostAnalysis.loggerMethods.contains(name), let logger = logger(path, function.owner) {
      if case .declared(let type) = logger { return cost(ofMethod: name, of: type, call) }
      return .costly("'\(name)'")
    }
    if isValue(path[0]) { return .unresolved }
    var typePath = path
    if name == "init" { typePath.removeLast() }
    if case .declared(let type) = context.resolve(typePath) {
      return cost(ofConstructing: type, call.arguments).named("'\(type.name).init\(call.arguments.signature)'")
    }
    if case .declared(let type) = context.resolve(Array(path.dropLast())) {
      return cost(ofTypeFunction: name, of: type, call)
    }
    if context.isOfProject(path) { return .unresolved }
    return tableCall(path.joined(separator: "."), call)
  }

  private func isValue(_ name: String) -> Bool {
    scope.isLocal(name) || function.parameters.contains { $0.name == name }
  }

  private func cost(ofTypeFunction name: String, of type: DeclaredType, _ call: Call) -> Verdict {
    if index.resolver.hasCase(name, type) || hints.isCheap(name, of: type) { return .cheap }
    let functions = index.members.typeFunctions(named: name, of: type)
    let found = index.inference.overloads(among: functions, of: type, for: call.arguments)
    return found.sole.map { cost(of: $0).named("'\(type.name).\(name)()'") } ?? .unresolved
  }

  /// `print(…)`, `T(…)`, `f(…)`.
  private func unqualified(_ name: String, _ call: Call) -> Verdict {
    if isValue(name) { return .unresolved }
    switch context.resolve([name]) {
    case .external: break
    case .declared(let type):
      if hints.cheapTypes.contains(type.name) { return .cheap }
      let phrase = "'\(type.name).init\(call.arguments.signature)'"
      if hints.costlyTypes.contains(type.name) { return .costly(phrase) }
      return cost(ofConstructing: type, call.arguments).named(phrase)
    default: return .unresolved
    }
    if let type = context.enclosingType, index.resolver.hasFunction(named: name, type) {
      let typeFunctionCount = index.members.typeFunctions(named: name, of: type).count
      if typeFunctionCount == 0 { return cost(ofMethod: name, of: type, call) }
      // The name may also be that of a method.
      guard typeFunctionCount == index.members.functionCount(named: name, type) else { return .unresolved }
      return cost(ofTypeFunction: name, of: type, call)
    }
    if hints.cheapFunctions.contains(name) || hints.cheapTypes.contains(name) { return .cheap }
    if index.tables.hasFunction(named: name) { return cost(ofGlobalFunction: name, call) }
    if CostAnalysis.logging.contains(name) {
      // The destination of the output may be a string.
      return call.labels.contains("to") ? .unresolved : .costly("'\(name)'")
    }
    if hints.costlyTypes.contains(name) { return .costly("'\(name)'") }
    if ConstructionClassifier(context: context).mayBeAdded(initializerOf: name, call.arguments) { return .unresolved }
    if let row = DefaultExpressions.construction(of: name, labels: call.labels) {
      return cost(of: row, name, call)
    }
    if let first = call.labels.first, CostAnalysis.readingLabels.contains(first), name.isTypeName {
      return .costly("'\(name)\(call.arguments.signature)'")
    }
    return tableCall(name, call)
  }

  /// The cost of the one method of that name that fits a call on `self`.
  private func cost(ofMethod name: String, of type: DeclaredType, _ call: Call) -> Verdict {
    let methods = index.members.methods(named: name, of: type)
    let found = index.inference.overloads(among: methods, of: type, for: call.arguments)
    return found.sole.map { cost(of: $0, owner: type).named("'\(type.name).\(name)()'") } ?? .unresolved
  }

  private func cost(ofGlobalFunction name: String, _ call: Call) -> Verdict {
    let found = index.inference.overloads(named: name, from: context.site.file, for: call.arguments)
    return found.sole.map { cost(of: $0).named("'\(name)()'") } ?? .unresolved
  }

  /// The type by the name `Logger` whose value, which the type or a global holds, a dotted path calls a method of; nil for none.
  private func logger(_ path: [String], _ owner: DeclaredType?) -> ResolvedType? {
    guard path.count == 2 else { return nil }
    let properties = owner.map { index.members.properties(named: path[0], of: $0).map(\.declaration) } ?? []
    let globals = index.tables.globals(named: path[0]).filter { $0.file == context.site.file }
      .map { index.files[$0.file].globals[$0.index] }
    let found = (properties + globals).contains { property in
      if let type = property.type?.name, ExternalName.last(type) == "Logger" { return true }
      guard case .call(let callee, _)? = property.value?.form else { return false }
      return callee.dottedPath?.last == "Logger"
    }
    return found ? context.resolve(["Logger"]) : nil
  }

  private func tableCall(_ text: String, _ call: Call) -> Verdict {
    DefaultExpressions.call(text, labels: call.labels).map { cost(of: $0, text, call) } ?? readingCall(text, call)
  }

  private func cost(of row: DefaultExpression, _ text: String, _ call: Call) -> Verdict {
    row.cost == .costly ? .costly("'\(text)\(call.arguments.signature)'") : Verdict(stability: .stable, cost: row.cost)
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

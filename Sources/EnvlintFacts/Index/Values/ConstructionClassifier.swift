/// Classifies the results of initializers: a new instance of a class; for a struct or enum, its parts.
struct ConstructionClassifier {
  let context: AnalysisContext
  private var index: ProjectIndex { context.index }
  private var hints: DefaultClassifier.Hints { context.hints }

  /// `T(…)`, the type as written.
  func verdict(on type: TypeReference, at site: LookupContext? = nil, _ arguments: [Argument]) -> Verdict {
    let site = site ?? context.site
    switch index.resolver.resolve(type, at: site) {
    case .declared(let declared): return verdict(on: declared, arguments)
    case .external(let name, _): return verdict(onExternal: name, arguments)
    default:
      if let path = Expression(.type(type), range: type.range).dottedPath,
        let verdict = verdict(onBranches: path, at: site, arguments)
      {
        return verdict
      }
      return Verdict.unresolved.costing(atLeast: context.classify(arguments))
    }
  }

  /// The verdict on a type that different branches of an `#if` declare differently: the worst that any system makes of it. Nil where
  /// that is not so.
  func verdict(onBranches path: [String], at site: LookupContext, _ arguments: [Argument]) -> Verdict? {
    guard path.count == 1 else { return nil }
    let types = index.inference.declarationsInBranches(of: path[0], at: site).filter(exists)
    if types.isEmpty { return nil }
    return types.map { verdict(on: $0, arguments) }.reduce(Verdict.free) { $0.joined(with: $1) }
  }

  /// Whether the first declaration of a type can be compiled together with the default.
  private func exists(_ type: DeclaredType) -> Bool { context.exists(index.container(type.containers[0]).scope) }

  func verdict(onExternal dotted: String, _ arguments: [Argument]) -> Verdict {
    let name = ExternalName.last(dotted)
    let labels = arguments.labels
    let given = context.classify(arguments, atLeast: .cheap)
    if hints.unstableTypes.contains(name) {
      return newInstance(of: name, declaration: nil, kind: "class").costing(atLeast: given)
    }
    if hints.costlyTypes.contains(name) { return .costly("'\(name)()'") }
    if hints.stableTypes.contains(name) || hints.cheapTypes.contains(name) {
      return hints.stableTypes.contains(name) ? given : given.costAlone
    }
    if mayBeAdded(initializerOf: name, arguments) { return given.costAlone }
    guard dotted == name, let row = DefaultExpressions.construction(of: name, labels: labels) else {
      return CostAnalysis(context: context).byName(.path([name]), labels).costing(atLeast: given)
    }
    var verdict = row.verdict(named: name + arguments.signature)
    if row.stability == .unstable, row.kind == .class {
      verdict.instability = .init(cause: .newInstance(type: name, declaration: nil, kind: "class"))
    }
    return verdict.joined(with: given)
  }

  /// Whether the project adds an initializer to a type of the SDK that may be the one that a call means.
  func mayBeAdded(initializerOf name: String, _ arguments: [Argument]) -> Bool {
    index.tables.extensions(of: name).contains { id in
      index.container(id).initializers.contains { initializer in
        guard let match = ArgumentMatch(arguments, to: initializer.parameters) else { return false }
        let site = LookupContext(file: id.file, scope: initializer.scope)
        return zip(initializer.parameters, match.arguments).allSatisfy { parameter, given in
          given.allSatisfy { mayTake($0.value, parameter.type, at: site) }
        }
      }
    }
  }

  /// Whether a parameter may take a value, as far as the types of both are known.
  private func mayTake(_ value: Expression, _ type: TypeReference?, at site: LookupContext) -> Bool {
    guard let type, case .external(let own, _) = context.scope.type(of: value) else { return true }
    switch index.resolver.resolve(type.wrapped ?? type, at: site) {
    case .declared(let declared): return declared.kind == .protocolType
    case .external(let name, _): return name == own || !SDKValues.contains(name)
    default: return true
    }
  }

  private func newInstance(of type: String, declaration: Location?, kind: String) -> Verdict {
    Verdict(
      stability: .unstable, cost: .cheap,
      instability: .init(cause: .newInstance(type: type, declaration: declaration, kind: kind))
    )
  }

  /// `T(…)` of a project type.
  func verdict(on type: DeclaredType, _ arguments: [Argument]) -> Verdict {
    if type.containers.count > 1 {
      let each = type.containers.map { id in
        DeclaredType(containers: [id], kind: type.kind, path: type.path, arguments: type.arguments)
      }
      return each.filter(exists).map { self.verdict(on: $0, arguments) }
        .reduce(Verdict.free) { $0.joined(with: $1) }
    }
    let name = type.name
    let given = context.classify(arguments, of: name, atLeast: .cheap)
    let phrase = "'\(name).init\(arguments.signature)'"
    var verdict: Verdict
    if hints.stableTypes.contains(name) {
      verdict = given
    } else if type.kind.isReference || hints.unstableTypes.contains(name) {
      let id = type.containers[0]
      let declaration = index.location(index.container(id).nameRange, in: id.file)
      let made = newInstance(of: name, declaration: declaration, kind: type.kind.rawValue)
      verdict = index.inference.isComparedByValue(type) ? made.withoutInstability : made
    } else if type.kind == .protocolType {
      return Verdict.unresolved.costing(atLeast: given)
    } else {
      verdict = comparedByValue(value(of: type, arguments), type)
    }
    if hints.cheapTypes.contains(name) {
      verdict.cost = .cheap
      verdict.expense = nil
      return verdict.costing(atLeast: given)
    }
    if hints.costlyTypes.contains(name) { return verdict.costing(atLeast: .costly(phrase)) }
    let cost = CostAnalysis(context: context).cost(ofConstructing: type, arguments)
    // The effects of arguments are found where they are; the rest belongs to the initializer.
    return Verdict(stability: verdict.stability, cost: .cheap, instability: verdict.instability)
      .costing(atLeast: given).costing(atLeast: cost.named(phrase)).costing(atLeast: verdict.named(phrase))
  }

  /// Two values that hold different instances may still be equal where the project says what equal means.
  private func comparedByValue(_ verdict: Verdict, _ type: DeclaredType) -> Verdict {
    guard verdict.stability == .unstable,
      index.resolver.conformance(of: type, toAnyOf: Values.equatableProtocols) != .no
    else { return verdict }
    if index.resolver.hasFunction(named: "==", type) || index.tables.hasFunction(named: "==") {
      return verdict.withoutInstability
    }
    if case .newInstance(_, _?, _)? = verdict.instability?.cause { return verdict.withoutInstability }
    return verdict
  }

  // MARK: Structs and enums

  /// The worst of what the stored properties get from arguments, initial values and the chosen initializer.
  private func value(of type: DeclaredType, _ arguments: [Argument]) -> Verdict {
    switch index.inference.initializer(of: type, for: arguments) {
    case .unresolved: return .unresolved
    case .memberwise(let given):
      return storage(of: type).reduce(Verdict.cheap) { worst, property in
        worst.joined(with: memberwiseValue(of: property, given[property.name] ?? [], type))
      }
    case .written(let initializer, let match): return value(of: type, initializer, match)
    case .oneOf(let candidates): return .agreed(candidates.map { value(of: type, $0, $1) })
    }
  }

  private func storage(of type: DeclaredType) -> [Property] {
    index.container(type.containers[0]).properties.filter { $0.isStoredInInstance && context.exists($0.scope) }
  }

  private func memberwiseValue(of property: Property, _ given: [Argument], _ type: DeclaredType) -> Verdict {
    if property.mayBeWrapped { return .unresolved }
    guard let argument = given.first else { return initialValue(of: property, type) }
    if argument.value.isClosure { return .free }
    return context.classify(argument.value, expected: expectation(of: property, type))
  }

  private func expectation(of property: Property, _ type: DeclaredType) -> Expectation? {
    property.type.map {
      Expectation(type: $0, site: index.members.site(of: property.scope, in: type.containers[0], type))
    }
  }

  /// The value of a stored property that nothing else sets: the same each time it is read.
  func initialValue(of property: Property, _ type: DeclaredType) -> Verdict {
    if property.isLazy || property.scope.isDebug { return .free }
    if property.mayBeWrapped || property.scope.isBroken { return .unresolved }
    guard let value = property.value else {
      return !property.isConstant && property.type?.wrapped != nil ? .free : .unresolved
    }
    if value.isClosure { return .free }
    return context.verdict(on: .init(property.name, of: type, isInitialValue: true)) {
      let file = type.containers[0].file
      let site = index.members.site(of: property.scope, in: type.containers[0], type)
      guard let inner = context.following(to: site) else { return .unresolved }
      return inner.classify(value, expected: property.type.map { Expectation(type: $0, site: site) })
        .reached(at: index.location(value.range, in: file), "'\(type.name)' creates its '\(property.name)' here")
    }
  }

  private func value(
    of type: DeclaredType, _ initializer: Members.Member<Initializer>, _ match: ArgumentMatch
  ) -> Verdict {
    let binding = ArgumentBinding(of: initializer, of: type, match, context)
    guard let body = initializer.declaration.body, !body.isCapped, !initializer.declaration.scope.isBroken,
      var inner = context.following(to: binding.site)
    else { return .unresolved }
    inner.parameters = binding.arguments
    inner.locals = body.locals
    inner.reassigned = body.reassigned
    let inside = ConstructionClassifier(context: inner)
    let assignments = body.assignments.filter { inner.certainty(of: $0.conditions) < .unproven }
    var parts: [Verdict] = []
    if !body.delegations.isEmpty {
      guard body.delegations.count == 1, case .call(_, let arguments) = body.delegations[0].withoutMarkers.form else {
        return .unresolved
      }
      let delegated = inside.value(of: type, arguments)
      // A property that is set afterwards may be one that the other initializer created.
      parts.append(assignments.contains { $0.name != "self" } ? delegated.withoutInstability : delegated)
    }
    parts += assignments.filter { $0.name == "self" }.map { assignment in
      let expected = Expectation(
        type: TypeReference(.named(type.path.map { .init(name: $0, arguments: []) }), range: 0..<0),
        site: LookupContext(file: type.containers[0].file, scope: .fileLevel))
      return inside.assigned(assignment, expected: expected, "'\(type.name).init' sets 'self' here")
    }
    let isComplete = !parts.isEmpty
    let changes = MethodChanges(in: body, of: type, inner)
    for property in storage(of: type) {
      let assigned = inside.assignedValue(of: property, assignments, type)
      guard let part = assigned ?? (isComplete ? nil : inside.initialValue(of: property, type)) else { continue }
      parts.append(changes.mayChange(property) ? part.costAlone : part)
    }
    return parts.reduce(.cheap) { $0.joined(with: $1) }
  }

  /// The value that an initializer sets a property to; nil if it doesn't.
  private func assignedValue(of property: Property, _ all: [BodySummary.Assignment], _ type: DeclaredType) -> Verdict? {
    let assignments = all.filter { $0.name == property.name && ($0.isMember || !context.isValue($0.name)) }
    guard !assignments.isEmpty else { return nil }
    if property.mayBeWrapped { return .unresolved }
    let expected = expectation(of: property, type)
    let verdicts = assignments.map {
      assigned($0, expected: expected, "'\(type.name).init' sets '\(property.name)' here")
    }
    // Of several that are sure to happen, all may be the one that stays, because they may be those of different `#if` clauses.
    if let sure = assignments.firstIndex(where: { !$0.isConditional }) {
      return context.alternatives(Array(verdicts[sure...]))
    }
    return context.alternatives([initialValue(of: property, type)] + verdicts)
  }

  private func assigned(
    _ assignment: BodySummary.Assignment, expected: Expectation?, _ text: @autoclosure () -> String
  ) -> Verdict {
    if assignment.value.isClosure { return .free }
    let verdict = context.classify(assignment.value, expected: expected)
    // Arguments are found in the call.
    if case .name(let name) = assignment.value.form, context.parameters[name] != nil { return verdict }
    return verdict.reached(at: index.location(assignment.value.range, in: context.site.file), text())
  }
}

extension Values {
  /// Protocols whose conforming types say when they are equal.
  public static let equatableProtocols: Set<String> = [
    "Equatable", "Hashable", "Comparable", "Strideable", "OptionSet", "SetAlgebra", "AdditiveArithmetic", "Numeric",
    "VectorArithmetic", "CodingKey", "AppEnum", "PersistentModel", "FormatStyle", "ParseableFormatStyle",
    "SortComparator",
  ]
}

extension Expression {
  /// Without `try` and the like.
  var withoutMarkers: Expression {
    if case .marked(_, let inner) = form { return inner.withoutMarkers }
    return self
  }
}

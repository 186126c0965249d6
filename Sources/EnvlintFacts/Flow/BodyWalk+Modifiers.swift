/// Modifiers: what they inject, and which code of the project they are.
extension BodyWalk {
  /// The environment of a modifier's or injection's receiver.
  func receiverPlaces(of index: Int) -> [FlowContext] {
    let contexts = place(index)
    guard case .modifier(let name) = views.elements[index].form else {
      let injection = builder.injections[id.file]?[views.elements[index].range.lowerBound]
      return injection.map { receiverPlaces(of: index, $0, contexts) } ?? contexts
    }
    if index == start, !madeRoots.isEmpty {
      return agreed(madeRoots.map { receiverPlaces(ofCall: index, to: $0) }, madeRoots)
        ?? lost(contexts, .member, index)
    }
    if name == "modifier" {
      guard let types = modifierTypes(ofCall: index) else {
        return ForeignCall(index, in: self).receiverPlacesOfGivenModifier(contexts)
      }
      let places = types.map { type in
        if builder.leaks.mayShow(anyOf: ["content"], of: .type(type.containers[0]), builder) {
          return lost(contexts, .content, index)
        }
        let uses = builder.places(of: "content", in: .type(type.containers[0]))
        return entering(uses.map { modified($0, index) }, contexts, index)
      }
      if types.count < 2 { return places.first ?? contexts }
      return zip(places, types).flatMap { builder.compiled($0, when: builder.condition(of: $1)) }
    }
    if let keys = injected(by: name) { return contexts.map { $0.providing(keys) } }
    switch helper(named: name, of: index) {
    case .functions(let functions):
      return agreed(functions.map { receiverPlaces(ofCall: index, to: $0) }, functions)
        ?? contexts.map { $0.uncertain(doubt(.member, index)).insideUnknown(doubt(.member, index)) }
    case .member: return contexts
    case nil:
      if isOfSDK(name, index) || isOwnMethod(name, index) { return contexts }
      return ForeignCall(index, in: self).receiverPlaces(ofModifier: name, contexts)
    }
  }

  /// The places of an element to which modifiers in clauses of `#if` are applied that it isn't in: some builds leave them out. Nil for
  /// other elements.
  func outsideClauses(of modifier: Int, _ element: Int) -> [FlowContext]? {
    guard let outermost = views.outermostModifier(from: modifier, around: element, after: start) else { return nil }
    let others = place(outermost.index).map { $0.perhaps(inner[modifier - start], doubt(.branch, modifier)) }
    guard outermost.isAlone, let opposite = views.onlyClause(of: modifier, outside: element)?.opposite else {
      return others
    }
    let clauses = Int(views.elements[element].clauses)
    let branches = body.scope.branches + (clauses < 0 ? [] : views.clauses[clauses]) + [opposite]
    return compiled(inner[modifier - start], modifier)
      + builder.compiled(others, when: CompilationCondition(branches))
  }

  /// Whether a modifier is Apple's, or one of a package that is known.
  func isOfSDK(_ name: String, _ index: Int) -> Bool {
    builder.foreignCode.isOfSDK(name, with: views.elements[index].labels, calledIn: id.file)
  }

  /// The keys that a modifier injects according to the configuration; nil if it isn't configured.
  func injected(by name: String) -> KeySet? { builder.configured[name] }

  /// The places at which content is that is shown in these ways by what is here.
  func entering(_ uses: [FlowContext]?, _ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    guard let uses, !uses.isEmpty else { return lost(contexts, .content, index) }
    return contexts.flatMap { context in uses.map(context.entering) }
  }

  /// The places at which a modifier shows what it is applied to. What it injects at one of them alone, under some condition, is perhaps
  /// injected at the others: what it is applied to may depend on the same condition.
  func modified(_ uses: [FlowContext], _ index: Int) -> [FlowContext] {
    if uses.count < 2 { return uses }
    let provided = uses.map(\.environment).reduce(into: KeySet.none) { $0 = $0.union($1.provided).union($1.unclear) }
    return uses.map { $0.perhapsProviding(provided, doubt(.branch, index)) }
  }

  /// The places of content of which it is not known where it is shown.
  func lost(_ contexts: [FlowContext], _ kind: UnknownReason.Kind, _ index: Int) -> [FlowContext] {
    let doubt = doubt(kind, index)
    return contexts.map { $0.entering(.unknown(doubt)) }
  }

  enum Helper {
    /// The functions that are meant, or of which it is not known which one is; never empty.
    case functions([FlowBuilder.BodyID])
    /// A member of a value that is no view.
    case member([FlowBuilder.BodyID])
  }

  /// The effect of several functions of one name on a place: what all of them do, or, where no build has two of them, what each does in its
  /// own. Nil where they differ otherwise.
  func agreed(_ places: [[FlowContext]], _ functions: [FlowBuilder.BodyID]) -> [FlowContext]? {
    if places.count == 1 { return places[0] }
    if builder.areApart(functions) {
      return zip(places, functions).flatMap { builder.compiled($0, when: builder.condition(of: $1)) }
    }
    let sets = places.map { Set($0) }
    return sets.allSatisfy { $0 == sets[0] } ? places.first : nil
  }

  /// The function of the project that a modifier is.
  func helper(named name: String, of index: Int) -> Helper? {
    var found = builder.modifiers[name] ?? []
    // A type that conforms to the protocol of one may have its own.
    for protocolType in found.compactMap({ builder.enclosingType(of: builder.body($0).scope, in: $0.file) }) {
      found += builder.overriding(name, of: protocolType)
    }
    if let type = baseType(of: index) ?? (found.isEmpty ? nil : receiverType(of: index)) {
      let own = builder.bodies(named: name, of: type)
      if !own.isEmpty { found = own } else if project.members.hasFunction(named: name, type) { return nil }
    }
    if found.isEmpty, let members = receiverMembers(named: name, of: index) { return .member(members) }
    guard !found.isEmpty else {
      guard let members = builder.valueMembers[name], !SDKModifiers.contains(name), isAppliedToValue(index) else {
        return nil
      }
      return .member(fitting(members, views.elements[index].labels))
    }
    var fitting = found.filter {
      project.resolver.isVisible(builder.body($0).access, declaredIn: $0.file, from: id.file)
    }
    // A function can have the name of an SDK modifier, or of a package's: a call whose labels fit only that means it.
    if found.count > 1 || SDKModifiers.contains(name) || builder.foreignCode.mayBeUsed(in: id.file) {
      fitting = fitting.filter {
        builder.body($0).parameters.accept(views.elements[index].labels) && mayTake($0, index)
      }
      fitting = builder.nearest(fitting, to: id.file)
    }
    return fitting.isEmpty ? nil : .functions(fitting)
  }

  /// Whether a function may take the views that a call gives it, by their types.
  func mayTake(_ function: FlowBuilder.BodyID, _ call: Int) -> Bool {
    GivenViews(to: call, in: self).mayBeTaken(by: function)
  }

  /// The type of the view that the chain of a modifier begins with, where it is constructed there.
  func baseType(of index: Int) -> DeclaredType? {
    var current = index
    while let next = receiver(of: current) {
      if case .construction(let path) = views.elements[next].form {
        guard case .declared(let type) = builder.type(path, at: id, body.scope) else { return nil }
        return type
      }
      current = next
    }
    return nil
  }

  /// The functions that a call of a parameter or property may mean, by the type of that; nil when it has none, or no known type. What
  /// is known by a protocol or class may be any of those that conform to it or inherit from it.
  private func receiverMembers(named name: String, of index: Int) -> [FlowBuilder.BodyID]? {
    guard let all = builder.valueMembers[name], all.count <= BodyWalk.mostMembers, let type = receiverType(of: index)
    else { return nil }
    var found = builder.bodies(named: name, of: type)
    if type.kind == .protocolType || type.kind == .classType {
      found += all.filter { member in
        guard !found.contains(member),
          let owner = project.resolver.enclosingType(of: builder.body(member).scope, in: member.file)
        else { return false }
        return project.resolver.conformance(of: owner, to: type) != .no
      }
    }
    return found.isEmpty ? nil : fitting(found, views.elements[index].labels)
  }

  /// The type of the parameter or property that a function is called on, where the project declares it.
  private func receiverType(of index: Int) -> DeclaredType? {
    guard let receiver = receiver(of: index), case .reference(let name) = views.elements[receiver].form else {
      return nil
    }
    let site = LookupContext(file: id.file, scope: body.scope)
    let type: ResolvedType
    if let parameter = body.parameters.first(where: { $0.name == name }) {
      guard let written = parameter.type else { return nil }
      type = project.resolver.resolve(written, at: site)
    } else {
      type = project.inference.staticType(
        of: Expression(.name(name), range: 0..<0), local: nil, at: site, scope: body.scope)
    }
    switch type {
    case .declared(let declared), .optional(.declared(let declared)): return declared
    default: return nil
    }
  }

  /// Whether what is before a call is no view that the code shows.
  private func isAppliedToValue(_ index: Int) -> Bool {
    guard let receiver = receiver(of: index) else { return true }
    switch views.elements[receiver].form {
    case .valueMember: return true
    case .reference(let name):
      return name != "self" && !body.parameters.contains { $0.name == name } && members(named: name, labels: []).isEmpty
    default: return false
    }
  }

  /// Whether a modifier is a function of the type that the chain begins with, which makes no view of its own.
  private func isOwnMethod(_ name: String, _ index: Int) -> Bool {
    baseType(of: index).map { project.members.hasFunction(named: name, $0) } ?? false
  }

  func receiver(of index: Int) -> Int? {
    var next = index + 1
    while next < body.elements.upperBound, Int(views.elements[next].parent) >= index {
      if Int(views.elements[next].parent) == index {
        if case .argument = views.elements[next].form {} else { return next }
      }
      next += 1
    }
    return nil
  }

  /// The type of `M` in `.modifier(M())`, or one for each of several targets; none for `EmptyModifier`, nil where it isn't known.
  private func modifierTypes(ofCall index: Int) -> [DeclaredType]? {
    guard index + 2 < body.elements.upperBound, views.elements[index + 1].parent == Int32(index),
      case .argument = views.elements[index + 1].form, views.elements[index + 2].parent == Int32(index + 1),
      case .construction(let path) = views.elements[index + 2].form
    else { return nil }
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type): return [type]
    case .external("EmptyModifier", _): return []
    case .unresolved:
      let found = builder.candidates(path, labels: views.elements[index + 2].labels, at: id, body.scope)
      return found.isSure && !found.types.isEmpty ? found.types : nil
    default: return nil
    }
  }
}

extension [ViewParameter] {
  /// Whether a call with these labels may mean the function, as far as labels tell.
  func accept(_ labels: [String]) -> Bool { indices(taking: labels) != nil }

  /// For each argument of a call with these labels the parameter that it is for; nil where the call cannot mean the function.
  func indices(taking labels: [String]) -> [Int]? {
    var rest = Array<Int>(indices)[...]
    var found: [Int] = []
    for label in labels {
      if label == "{}" {
        guard let next = rest.firstIndex(where: { !self[$0].mayBeLeftOut }) ?? rest.indices.first else { return nil }
        found.append(rest.remove(at: next))
        continue
      }
      // Only the first value of several has the label.
      if label == "_", let last = found.last, self[last].takesSeveral {
        found.append(last)
        continue
      }
      while let next = rest.first, (self[next].label ?? "_") != label {
        guard self[next].mayBeLeftOut else { return nil }
        rest.removeFirst()
      }
      guard let next = rest.popFirst() else { return nil }
      found.append(next)
    }
    return rest.allSatisfy { self[$0].mayBeLeftOut } ? found : nil
  }
}

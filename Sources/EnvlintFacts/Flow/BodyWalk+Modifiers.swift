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
      return merged(madeRoots.map { receiverPlaces(ofCall: index, to: $0) }, of: madeRoots, index)
    }
    if name == "modifier" {
      guard let types = modifierTypes(inArgument: index + 1, of: index) else {
        return ForeignCall(index, in: self).receiverPlacesOfGivenModifier(contexts)
      }
      return places(modifiedBy: types, index, contexts)
    }
    if let keys = injected(by: name) { return contexts.map { $0.providing(keys) } }
    switch CalledFunctions(self).helper(named: name, of: index) {
    case .functions(let functions):
      return merged(functions.map { receiverPlaces(ofCall: index, to: $0) }, of: functions, index)
    case .member: return contexts
    case nil:
      if isOfSDK(name, index) || CalledFunctions(self).isOwnMethod(name, index) { return contexts }
      return ForeignCall(index, in: self).receiverPlaces(ofModifier: name, contexts)
    }
  }

  /// The places of what modifiers of some types are applied to, of which each build has one.
  private func places(modifiedBy types: [DeclaredType], _ index: Int, _ contexts: [FlowContext]) -> [FlowContext] {
    let places = types.map { type in
      // `body(content view: Content)` calls it by another name.
      let name = builder.entryBodies(of: type).first.flatMap { builder.body($0).parameters.first?.name } ?? "content"
      if builder.leaks.mayShow(anyOf: [name], of: .type(type.containers[0]), builder) {
        return lost(contexts, .content, index)
      }
      let uses = builder.places(of: name, in: .type(type.containers[0]))
      return entering(uses.map { modified($0, index) }, contexts, index)
    }
    if types.count < 2 { return places.first ?? contexts }
    return zip(places, types).flatMap { builder.compiled($0, when: builder.condition(of: $1)) }
  }

  /// The places of what `ModifiedContent(content: Leaf(), modifier: M())` is given, which is `Leaf().modifier(M())`.
  func places(inModifiedContent label: String?, _ call: Int, _ contexts: [FlowContext]) -> [FlowContext] {
    if label == "modifier" { return contexts }
    let modifier = body.elements.first { element in
      guard Int(views.elements[element].parent) == call, case .argument("modifier", _) = views.elements[element].form
      else { return false }
      return true
    }
    guard label == "content", let modifier, let types = modifierTypes(inArgument: modifier, of: call) else {
      return contexts.map { $0.insideUnknown(doubt(.modifier, call)) }
    }
    return places(modifiedBy: types, call, contexts)
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

  /// The places that several functions of one name make of one. Where no build has two of them, each has its own; otherwise any of them
  /// may be called, and what some of them lack is not proven to be lacking.
  func merged(_ places: [[FlowContext]], of functions: [FlowBuilder.BodyID], _ index: Int) -> [FlowContext] {
    if places.count == 1 { return places[0] }
    if builder.areApart(functions) {
      return zip(places, functions).flatMap { builder.compiled($0, when: builder.condition(of: $1)) }
    }
    let sets = places.map { Set($0) }
    if sets.allSatisfy({ $0 == sets[0] }) { return places[0] }
    let doubt = doubt(.member, index)
    return places.joined().map { $0.uncertain(doubt) }
  }

  /// Whether a function may take the views that a call gives it, by their types.
  func mayTake(_ function: FlowBuilder.BodyID, _ call: Int) -> Bool {
    GivenViews(to: call, in: self).mayBeTaken(by: function)
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

  /// The path of a type of which a value is made, also of one that is written like a function: `.modifier(card())`.
  private func typePath(of element: Int) -> [String]? {
    switch views.elements[element].form {
    case .construction(let path): path
    case .reference(let name) where !project.tables.types(named: name).isEmpty: [name]
    default: nil
    }
  }

  /// The type of `M` in `.modifier(M())`, or one for each of several targets; none for `EmptyModifier`, nil where it isn't known.
  private func modifierTypes(inArgument argument: Int, of call: Int) -> [DeclaredType]? {
    let made = argument + 1
    guard made < body.elements.upperBound, views.elements[argument].parent == Int32(call),
      case .argument = views.elements[argument].form, views.elements[made].parent == Int32(argument),
      let path = typePath(of: made)
    else { return nil }
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type): return [type]
    case .external("EmptyModifier", _): return []
    case .unresolved:
      let found = builder.candidates(path, labels: views.elements[made].labels, at: id, body.scope)
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

/// Injections.
extension BodyWalk {
  /// The environment of an injection's receiver.
  func receiverPlaces(of index: Int, _ injection: Injection, _ contexts: [FlowContext]) -> [FlowContext] {
    let name = project.injections.chain(of: injection, in: id.file).modifiers[injection.link.modifier].name
    if let type = CalledFunctions(self).baseType(of: index), project.members.hasFunction(named: name, type) {
      return contexts.map { $0.insideUnknown(doubt(.member, index)) }
    }
    switch OwnInjectors(builder: builder).meaning(of: injection, in: id.file) {
    case .meant(let functions):
      return merged(functions.map { receiverPlaces(ofCall: index, to: $0) }, of: functions, index)
    case .perhaps: return contexts.map { $0.perhapsProviding(.all, doubt(.member, index)) }
    case .none: break
    }
    let keys = builder.keys(of: injection, in: id.file)
    if keys == nil, let places = placesInBranches(injection, contexts) { return places }
    if builder.mayClear(injection, keys, in: id.file) {
      return contexts.map { $0.perhapsClearing(keys ?? .all, doubt(.object, index)) }
    }
    guard let keys else { return contexts.map { $0.perhapsProviding(.all, doubt(.object, index)) } }
    let unsure = keys.intersection(builder.clearedKeys)
    if unsure.isEmpty { return contexts.map { $0.providing(keys) } }
    return contexts.map { $0.providing(keys).perhapsClearing(unsure, UnknownReason(.unfollowed)) }
  }

  /// The environments with an object whose type is another one in each branch of an `#if`; nil for every other object.
  private func placesInBranches(_ injection: Injection, _ contexts: [FlowContext]) -> [FlowContext]? {
    let types = project.injections.typesInBranches(of: injection, in: id.file)
    let keys = types.map { project.reads.key(of: $0.type).map(builder.keys(of:)) }
    guard !types.isEmpty, !keys.contains(where: { $0 == nil }) else { return nil }
    return zip(types, keys).flatMap { type, keys in
      builder.compiled(
        contexts.map { $0.providing(keys ?? .none) }, when: builder.conditions.condition(of: type.scope, in: id.file))
    }
  }
}

extension FlowBuilder {
  /// Whether an injection perhaps takes away what is there.
  ///
  /// - Parameter keys: those that it sets; nil if they are unknown.
  func mayClear(_ injection: Injection, _ keys: KeySet?, in file: Int) -> Bool {
    // `\.self` is all of the environment, and the setter of a project's key may take something away.
    keys == nil
      ? injection.setsKey || project.injections.takesNil(injection, in: file)
      : project.injections.mayBeNil(injection, in: file)
  }
}

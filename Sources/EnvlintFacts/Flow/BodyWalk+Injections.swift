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
    // `\.self` is all of the environment, and the setter of a project's key may take something away.
    let mayBeNil =
      keys == nil
      ? injection.setsKey || project.injections.takesNil(injection, in: id.file)
      : project.injections.mayBeNil(injection, in: id.file)
    if mayBeNil {
      return contexts.map { $0.perhapsClearing(keys ?? .all, doubt(.object, index)) }
    }
    return contexts.map { keys.map($0.providing) ?? $0.perhapsProviding(.all, doubt(.object, index)) }
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

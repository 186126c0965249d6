/// Injections, and functions of the project that have their names.
extension BodyWalk {
  /// The environment of an injection's receiver.
  func receiverPlaces(of index: Int, _ injection: Injection, _ contexts: [FlowContext]) -> [FlowContext] {
    switch own(injection) {
    case .meant(let functions):
      return agreed(functions.map { receiverPlaces(ofCall: index, to: $0) }, functions)
        ?? contexts.map { $0.insideUnknown(doubt(.member, index)) }
    case .perhaps: return contexts.map { $0.perhapsProviding(.all, doubt(.member, index)) }
    case .none: break
    }
    let keys = builder.keys(of: injection, in: id.file)
    if let keys, project.injections.mayBeNil(injection, in: id.file) {
      return contexts.map { $0.perhapsClearing(keys, doubt(.object, index)) }
    }
    return contexts.map { keys.map($0.providing) ?? $0.perhapsProviding(.all, doubt(.object, index)) }
  }

  /// The functions of the project that `.environment(_:)` or `.environmentObject(_:)` may mean.
  private enum Own {
    case none
    /// One of them takes what the SDK's may take as well.
    case perhaps
    /// They alone take it: a value that is no object.
    case meant([FlowBuilder.BodyID])
  }

  private func own(_ injection: Injection) -> Own {
    guard case .object(let object) = injection.target else { return .none }
    let chain = project.injections.chain(of: injection, in: id.file)
    let functions = (builder.modifiers[chain.modifiers[injection.link.modifier].name] ?? []).filter { function in
      let body = builder.body(function)
      return body.parameters.accept(["_"])
        && project.resolver.isVisible(body.access, declaredIn: function.file, from: id.file)
    }
    if functions.isEmpty { return .none }
    let type = project.injections.injectedType(of: object, by: injection, in: id.file)
    let fitting = functions.filter { function in
      let body = builder.body(function)
      guard let parameter = body.parameters.first?.type else { return true }
      // For what isn't optional the compiler prefers the SDK's.
      if parameter.wrapped != nil, case .declared = type { return false }
      let place = LookupContext(file: function.file, scope: body.scope)
      switch (project.resolver.resolve(parameter.wrapped ?? parameter, at: place), type) {
      case (.declared(let parameter), .declared(let object)),
        (.declared(let parameter), .optional(.declared(let object))):
        return object.containers == parameter.containers
          || project.resolver.conformance(of: object, to: parameter) != .no
      default: return true
      }
    }
    if fitting.isEmpty { return .none }
    guard case .declared(let value) = type, [.structure, .enumeration].contains(value.kind) else { return .perhaps }
    return .meant(builder.nearest(fitting, to: id.file))
  }
}

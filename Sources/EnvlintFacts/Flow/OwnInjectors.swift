/// Functions of the project that have the name of an injection: `extension View { func environment(_ app: AppState) -> some View`.
struct OwnInjectors {
  let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }

  init(builder: FlowBuilder) { self.builder = builder }

  /// The functions that `.environment(_:)` or `.environmentObject(_:)` may mean.
  enum Meaning {
    case none
    /// One of them takes what the SDK's may take as well.
    case perhaps
    /// They alone take it: a value that is no object.
    case meant([FlowBuilder.BodyID])
  }

  func meaning(of injection: Injection, in file: Int) -> Meaning {
    guard case .object(let object) = injection.target else { return .none }
    let chain = project.injections.chain(of: injection, in: file)
    let functions = (builder.modifiers[chain.modifiers[injection.link.modifier].name] ?? []).filter { function in
      let body = builder.body(function)
      return body.parameters.accept(["_"])
        && project.resolver.isVisible(body.access, declaredIn: function.file, from: file)
    }
    if functions.isEmpty { return .none }
    let type = project.injections.injectedType(of: object, by: injection, in: file)
    let fitting = functions.filter { mayTake(type, $0) }
    if fitting.isEmpty { return .none }
    guard case .declared(let value) = type, [.structure, .enumeration].contains(value.kind) else { return .perhaps }
    return .meant(builder.nearest(fitting, to: file))
  }

  private func mayTake(_ type: ResolvedType, _ function: FlowBuilder.BodyID) -> Bool {
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
}

/// When the code is compiled that the flow goes through.
extension FlowBuilder {
  /// When a body is compiled, by the clauses around it and the targets of its file.
  func condition(of id: BodyID) -> CompilationCondition { conditions.condition(of: body(id).scope, in: id.file) }

  /// When a type is compiled; always where it has several declarations.
  func condition(of type: DeclaredType) -> CompilationCondition {
    guard type.containers.count == 1, let id = type.containers.first else { return .always }
    return conditions.condition(of: project.container(id).scope, in: id.file)
  }

  /// A type with all its declarations, where it has one for each of several conditions.
  func whole(_ type: DeclaredType) -> DeclaredType {
    let id = type.containers[0]
    guard type.containers.count == 1, !project.container(id).scope.branches.isEmpty else { return type }
    if let known = wholeTypes[id] { return known }
    var found = type
    if case .declared(let all) = project.resolver.resolve(
      type.path, at: LookupContext(file: id.file, scope: .fileLevel)),
      all.containers.contains(id)
    {
      found = all
    }
    wholeTypes[id] = found
    return found
  }

  /// Whether no build compiles two of some bodies.
  func areApart(_ bodies: [BodyID]) -> Bool {
    bodies.indices.allSatisfy { index in
      bodies[..<index].allSatisfy { !conditions.canHold(condition(of: $0), with: condition(of: bodies[index])) }
    }
  }

  /// Whether no build compiles two of some types.
  func areApart(_ types: [DeclaredType]) -> Bool {
    types.indices.allSatisfy { index in
      types[..<index].allSatisfy { !conditions.canHold(condition(of: $0), with: condition(of: types[index])) }
    }
  }

  /// Places where they stand in more clauses, but for those that nothing compiles together with them.
  func compiled(_ contexts: [FlowContext], when condition: CompilationCondition) -> [FlowContext] {
    if condition.isAlways { return contexts }
    return possible(contexts.map { $0.compiled(when: condition) })
  }

  /// The places that a build for some system may contain.
  func possible(_ contexts: [FlowContext]) -> [FlowContext] {
    if contexts.allSatisfy(\.condition.isAlways) { return contexts }
    return contexts.filter { conditions.isPossible($0.condition) }
  }
}

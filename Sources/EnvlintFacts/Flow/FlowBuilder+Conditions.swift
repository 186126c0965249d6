/// When the code is compiled that the flow goes through.
extension FlowBuilder {
  /// When a body is compiled, by the clauses around it.
  func condition(of id: BodyID) -> CompilationCondition { condition(body(id).scope) }

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

  /// The builds that contain a place in some more clauses of the body, an index in `ViewFacts.clauses`.
  func condition(of id: BodyID, clauses: Int) -> CompilationCondition {
    let place = ClausePlace(file: id.file, clauses: clauses)
    if let known = clauseConditions[place] { return known }
    let views = project.views(in: id.file)
    let found = CompilationCondition(views.bodies[id.body].scope.branches + views.clauses[clauses])
    clauseConditions[place] = found
    return found
  }

  /// Clauses in a body.
  struct ClausePlace: Hashable {
    var file: Int
    /// Index in `ViewFacts.clauses`, where each body has its own.
    var clauses: Int
  }

  func condition(_ scope: Scope) -> CompilationCondition {
    if scope.branches.isEmpty { return .always }
    if let known = branchConditions[scope.branches] { return known }
    let found = CompilationCondition(scope.branches)
    branchConditions[scope.branches] = found
    return found
  }

  /// Whether no build compiles two of some bodies.
  func areApart(_ bodies: [BodyID]) -> Bool {
    bodies.indices.allSatisfy { index in
      bodies[..<index].allSatisfy { !condition(of: $0).canHold(with: condition(of: bodies[index])) }
    }
  }

  /// Places where they stand in more clauses, but for those that nothing compiles together with them.
  func compiled(_ contexts: [FlowContext], when condition: CompilationCondition) -> [FlowContext] {
    if condition.isAlways { return contexts }
    return possible(contexts.map { $0.compiled(when: condition) })
  }

  /// The places that a build for some system may contain; the whole graph determines the systems the project is built for.
  func possible(_ contexts: [FlowContext]) -> [FlowContext] {
    if contexts.allSatisfy(\.condition.isAlways) { return contexts }
    return contexts.filter { canHold($0.condition) }
  }

  private func canHold(_ condition: CompilationCondition) -> Bool {
    if condition.isAlways { return true }
    if let known = possibleConditions[condition] { return known }
    let found = condition.canHoldOnAnySystem
    possibleConditions[condition] = found
    return found
  }
}

/// The environments of a body's elements.
extension FlowBuilder {
  /// More ways to one place are not told apart.
  static let mostContexts = 8
  /// More types by one name are not looked at.
  private static let mostCandidates = 8

  /// The nodes that the elements of a body show, and the elements that show nothing.
  func flow(of id: BodyID) -> BodyFlow {
    let views = project.views(in: id.file)
    var walk = BodyWalk(id: id, body: views.bodies[id.body], views: views, builder: self)
    walk.run()
    return walk.flow
  }

  /// The type that a name in a file means.
  func type(_ path: [String], at id: BodyID, _ scope: Scope) -> ResolvedType {
    let name = TypeName(file: id.file, container: scope.container, path: scope.blocks + path)
    if let known = resolvedTypes[name] { return known }
    var written = path
    if path.first == "Self", let type = enclosingType(of: scope, in: id.file) {
      if path.count == 1 { return .declared(type) }
      written.replaceSubrange(0..<1, with: type.path)
    }
    let resolved = project.resolver.resolve(written, at: LookupContext(file: id.file, scope: scope))
    resolvedTypes[name] = resolved
    return resolved
  }

  /// The types that a construction may mean whose name alone does not tell it: for what is there on all ways it does not matter which
  /// one it is. It is sure where the labels of the call fit one of them alone, or no build has two of them.
  func candidates(
    _ path: [String], labels: [String], at id: BodyID, _ scope: Scope
  ) -> (types: [DeclaredType], isSure: Bool) {
    let declared = project.resolver.declaredTypes(endingWith: path, from: id.file)
    let found = entryFolders.reachable(declared, from: id.file) + aliased(path)
    guard found.count <= FlowBuilder.mostCandidates else { return ([], false) }
    let isCalled = labels != ViewElement.unknownLabels
    let fitting = isCalled ? found.filter { project.inference.mayBeMade($0, withLabels: labels) } : found
    guard max(found.count, declared.count) > 1, project.resolver.namesOnlyTypes(path[0], scope) else {
      return (fitting, false)
    }
    return (fitting, fitting.count == 1 || fitting.allSatisfy { $0.path == path } && areApart(fitting))
  }

  /// The types that typealiases of a name mean, each once.
  private func aliased(_ path: [String]) -> [DeclaredType] {
    guard let name = path.last else { return [] }
    var found: [DeclaredType] = []
    for id in project.tables.aliases(named: name) where !project.isTest(id.file) {
      let alias = project.tables.alias(id)
      guard
        case .declared(let type) = project.resolver.resolve(
          alias.target, at: LookupContext(file: id.file, scope: alias.scope)),
        !found.contains(where: { $0.isSame(as: type) })
      else { continue }
      found.append(type)
    }
    return found
  }

  /// The keys that an injection sets; nil if they are unknown.
  func keys(of injection: Injection, in file: Int) -> KeySet? {
    switch injection.target {
    case .unknown: return nil
    case .key(let keyPath):
      guard let first = keyPath.components.first, keyPath.isPlain, first.name != "self",
        !project.injections.maySetObject(injection)
      else { return nil }
      return graph.keys.index(of: .path([first.name])).map { KeySet($0) } ?? KeySet.none
    case .object:
      guard let key = project.injections.key(of: injection, in: file) else { return nil }
      // Of a package's generic type, the arguments are known only where they are written.
      if case .externalType(let name) = key, graph.keys.hasSpecialization(of: name) { return nil }
      return keys(of: key)
    }
  }

  /// The set of a key alone; empty for one that isn't followed.
  func keys(of key: InjectedKey) -> KeySet { graph.keys.index(of: key).map { KeySet($0) } ?? .none }
}

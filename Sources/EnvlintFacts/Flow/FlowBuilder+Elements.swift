/// What the elements of a body see.
extension FlowBuilder {
  /// More ways to one place are not told apart.
  static let mostContexts = 8
  /// Content in content is followed this far.
  private static let deepestNesting = 100
  /// More types by one name are not looked at.
  private static let mostCandidates = 8

  /// What the elements of a body see and show; nil while that is being found out, which is so for bodies that show themselves.
  func flow(of id: BodyID) -> BodyFlow? {
    if let known = bodyFlows[id] { return known }
    guard openBodies.count < FlowBuilder.deepestNesting, openBodies.insert(id).inserted else { return nil }
    defer { openBodies.remove(id) }
    guard let views = project.views(in: id.file) else { return nil }
    var walk = BodyWalk(id: id, body: views.bodies[id.body], views: views, builder: self)
    walk.run()
    bodyFlows[id] = walk.flow
    return walk.flow
  }

  /// What a name of a type means that stands in a file.
  func type(_ path: [String], at id: BodyID, _ scope: Scope) -> ResolvedType {
    let name = TypeName(file: id.file, container: scope.container, path: path)
    if let known = resolvedTypes[name] { return known }
    let resolved = project.resolve(path, at: Site(file: id.file, scope: scope))
    resolvedTypes[name] = resolved
    return resolved
  }

  /// The types that a name may mean of which it is not known which one it means: for what is there on all ways it does not matter.
  func candidates(_ path: [String], from file: Int) -> [DeclaredType] {
    let found = project.declaredTypes(endingWith: path, from: file)
    return found.count <= FlowBuilder.mostCandidates ? found : []
  }

  /// What an injection puts into the environment; nil when that is not known.
  func keys(of injection: Injection, in file: Int) -> KeySet? {
    switch injection.target {
    case .unknown: return nil
    case .key(let keyPath):
      guard let first = keyPath.components.first, keyPath.isPlain, first.name != "self" else { return nil }
      return graph.keys.index(of: .path([first.name])).map { KeySet($0) } ?? KeySet.none
    case .object:
      guard let key = project.key(of: injection, in: file) else { return nil }
      return graph.keys.index(of: key).map { KeySet($0) } ?? KeySet.none
    }
  }
}

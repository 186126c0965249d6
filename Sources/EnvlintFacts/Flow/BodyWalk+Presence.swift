/// Content that a view shows only where its own optional look-up has found an object.
extension BodyWalk {
  /// The places of an element, where what its view has looked up is there.
  func guarded(_ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    var next = Int(views.elements[index].branch)
    if next < 0 { return contexts }
    var keys = KeySet.none
    while next >= 0 {
      let branch = views.branches[next]
      if branch.needsValue { keys = keys.union(lookedUp(by: branch.subject)) }
      next = Int(branch.outer)
    }
    if keys.isEmpty { return contexts }
    // What a navigation container around shows, has its environment and not that of the view.
    return contexts.map { $0.environment.origin == .entry ? $0.providing(keys) : $0 }
  }

  /// The type that a property of the view around looks up; none for every other name.
  private func lookedUp(by name: String) -> KeySet {
    guard let type = enclosingType, !body.isStatic, !body.parameters.contains(where: { $0.name == name }) else {
      return .none
    }
    let found = project.environmentProperties(named: name, of: type)
    guard found.count == 1, case .type = found[0].source, let key = project.key(of: found[0]) else { return .none }
    return builder.graph.keys.index(of: key).map { KeySet($0) } ?? .none
  }
}

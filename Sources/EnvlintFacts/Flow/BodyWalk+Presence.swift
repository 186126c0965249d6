/// Content that a view shows only if its own optional lookup has found an object.
extension BodyWalk {
  /// The places of an element, where what its view has looked up is there.
  func guarded(_ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    let keys = views.branches(around: index).reduce(KeySet.none) { keys, branch in
      branch.mayNeedValue ? keys.union(lookedUp(by: branch)) : keys
    }
    if keys.isEmpty { return contexts }
    // Content of a surrounding navigation container has the container's environment, not the view's.
    return contexts.map { $0.environment.origin == .entry ? $0.providing(keys) : $0 }
  }

  /// The types of the optional lookups of the view around that a name is one of, or the name of a member that reads one.
  private func lookedUp(by branch: ViewBranch) -> KeySet {
    let name = branch.subject
    guard let type = enclosingType, !body.isStatic, !body.parameters.contains(where: { $0.name == name }) else {
      return .none
    }
    return project.reads.optionalLookUps(of: type).reduce(.none) { keys, property in
      let isMeant = property.property.name == name && branch.question != .itself
      guard isMeant || project.usage.uses(of: property).contains(where: { $0.member == name }),
        let key = project.reads.key(of: property), let index = builder.graph.keys.index(of: key)
      else { return keys }
      return keys.union(KeySet(index))
    }
  }
}

/// Where environments start anew.
extension FlowBuilder {
  private static let appProtocols: Set<String> = ["App", "Widget", "WidgetBundle"]

  /// Adds the roots but for scenes, which are returned.
  func addRoots() -> [DeclaredType] {
    var scenes: [DeclaredType] = []
    let unfollowed = UnfollowedCode(builder: self)
    for file in files where !project.isTest(file) {
      let views = project.views(in: file)
      addTypes(in: file, scenes: &scenes)
      for (index, body) in views.bodies.enumerated() where !body.scope.isBroken {
        let id = BodyID(file: file, body: index)
        switch body.kind {
        case .member, .initializer: continue
        case .preview(let hasKnownTraits): if hasKnownTraits { addRoot(.preview, node(of: id), body.scope) }
        case .hosting:
          if project.isPreview(body.scope) { continue }
          let start = HostingStart(builder: self)
          if let isEmpty = start.startsEmpty(id) {
            addRoot(
              .hosting(isEmpty: isEmpty), node(of: id), body.scope, isInNavigation: isEmpty && start.isInNavigation(id))
          } else {
            // Another function or type by the name may do something else than to make the controller.
            unfollowed.addRoot(id)
          }
        case .construction:
          if !project.isPreview(body.scope), !storedViews.isFollowed(id) { unfollowed.addRoot(id) }
        }
      }
    }
    return scenes
  }

  /// The keys of the delegates that an app's adaptors make, and that SwiftUI puts into the environment of its scenes.
  func delegateKeys(of app: DeclaredType) -> KeySet {
    var found = KeySet.none
    if graph.delegateKeys == .none { return found }
    for part in app.containers {
      let container = project.container(part)
      for property in container.properties where property.scope.branches == container.scope.branches {
        let site = LookupContext(file: part.file, scope: property.scope)
        let names = property.attributes.compactMap { project.resolver.sdkName(of: $0, at: site) }
        guard names.contains(where: StateWrappers.makesDelegate),
          case .declared(let delegate) = project.inference.typeOfUnqualified(
            property.name, at: site, scope: property.scope),
          project.values.observation(of: delegate) != nil, let key = graph.keys.index(of: .declaredType(delegate)),
          graph.delegateKeys.contains(key)
        else { continue }
        found.insert(key)
      }
    }
    return found
  }

  /// Adds the scenes that nothing else shows: an app elsewhere may show them, with an environment that is not known.
  func addScenes(_ scenes: [DeclaredType]) {
    let nodes = scenes.map { node(of: $0) }
    // Then those are known that another one shows.
    followAll()
    for (scene, node) in zip(scenes, nodes) where !isShown(scene) { addRoot(.hosting(isEmpty: false), node) }
  }

  /// - Parameter scope: of the body that the root is; the bodies of a type have conditions of their own.
  func addRoot(
    _ kind: FlowGraph.Root.Kind, _ node: Int, _ scope: Scope = .fileLevel, isInNavigation: Bool = false
  ) {
    // A type may have several declarations.
    if graph.roots.contains(where: { $0.node == node && $0.kind == kind }) { return }
    graph.roots.append(
      FlowGraph.Root(
        kind: kind, node: node, isInNavigation: isInNavigation,
        condition: conditions.condition(of: scope, in: graph.nodes[node].file)))
  }

  /// Adds the apps, widgets and previews among the types of a file.
  private func addTypes(in file: Int, scenes: inout [DeclaredType]) {
    for index in project.files[file].containers.indices {
      let id = ContainerID(file: file, container: index)
      guard project.files[file].containers[index].kind != nil, members[id]?.isEmpty == false,
        let type = project.members.declaredType(of: project.files[file].containers[index], id)
      else { continue }
      let parts = project.resolver.parts(of: type).flatMap { project.files[$0.file].containers[$0.container].inherited }
      let names = Set(parts.compactMap(\.unqualifiedName))
      if !names.isDisjoint(with: FlowBuilder.appProtocols) {
        if !project.isPreview(project.files[file].containers[index].scope) { addRoot(.app, node(of: type)) }
      } else if names.contains("PreviewProvider") {
        addRoot(.preview, node(of: type))
      } else if names.contains("Scene") {
        scenes.append(type)
      } else if type.kind == .enumeration, !project.isPreview(project.files[file].containers[index].scope) {
        // Its cases are views, which code shows without a construction.
        for body in entryBodies(of: type) { addRoot(.elsewhere, node(of: body), self.body(body).scope) }
      } else if type.kind == .classType, let hosting = project.hostingType(of: .declared(type)),
        HostingRoots.row(hosting)?.showsBody == true, !project.isPreview(project.files[file].containers[index].scope)
      {
        addRoot(.hosting(isEmpty: true), node(of: type))
      }
    }
  }
}

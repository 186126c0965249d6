/// Where environments start anew.
extension FlowBuilder {
  private static let appProtocols: Set<String> = ["App", "Widget", "WidgetBundle"]

  /// Adds the roots but for scenes, which are returned.
  func addRoots() -> [DeclaredType] {
    var scenes: [DeclaredType] = []
    let functionCounts = countsOfPresenters()
    for file in project.loadedFiles {
      guard let views = project.views(in: file), !project.isTest(file) else { continue }
      addTypes(in: file, scenes: &scenes)
      for (index, body) in views.bodies.enumerated() where !body.scope.isBroken {
        let id = BodyID(file: file, body: index)
        switch body.kind {
        case .member: continue
        case .preview(let hasKnownTraits): if hasKnownTraits { addRoot(.preview, node(of: id)) }
        case .hosting(let call):
          // Another function by the name may do something else than to make the controller.
          if project.isPreview(body.scope) || call.presenter.map({ functionCounts[$0] == 1 }) == false { continue }
          addRoot(.hosting(isEmpty: call.startsEmpty), node(of: id))
        }
      }
    }
    return scenes
  }

  /// Adds the scenes that nothing else shows: an app elsewhere may show them, with an environment that is not known.
  func addScenes(_ scenes: [DeclaredType]) {
    let nodes = scenes.map(node)
    // Then those are known that another one shows.
    followAll()
    for node in nodes where graph.nodes[node].incoming.isEmpty { addRoot(.hosting(isEmpty: false), node) }
  }

  private func addRoot(_ kind: FlowGraph.Root.Kind, _ node: Int) {
    graph.roots.append(FlowGraph.Root(kind: kind, node: node))
  }

  /// How many functions of the project have the name of each that makes a hosting controller for others.
  private func countsOfPresenters() -> [String: Int] {
    var counts: [String: Int] = [:]
    for file in project.loadedFiles {
      for body in project.views(in: file)?.bodies ?? [] {
        if case .hosting(let call) = body.kind, let presenter = call.presenter { counts[presenter] = 0 }
      }
    }
    if counts.isEmpty { return [:] }
    // Nearly all names are told by their lengths.
    let lengths = counts.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1.utf8.count & 63) }
    func count(_ name: String) {
      if lengths >> UInt64(name.utf8.count & 63) & 1 == 1 { counts[name]? += 1 }
    }
    for file in project.loadedFiles {
      for name in project.files[file].functionNames { count(name) }
      for container in project.files[file].containers.indices {
        for name in project.files[file].containers[container].functionNames { count(name) }
      }
    }
    return counts
  }

  /// Adds the apps, widgets and previews among the types of a file.
  private func addTypes(in file: Int, scenes: inout [DeclaredType]) {
    for index in project.files[file].containers.indices {
      let id = ContainerID(file: file, container: index)
      guard project.files[file].containers[index].kind != nil, members[id]?.isEmpty == false,
        let type = project.declaredType(of: project.files[file].containers[index], id)
      else { continue }
      let parts = project.parts(of: type).flatMap { project.files[$0.file].containers[$0.container].inherited }
      let names = Set(parts.compactMap(\.unqualifiedName))
      if !names.isDisjoint(with: FlowBuilder.appProtocols) {
        if !project.isPreview(project.files[file].containers[index].scope) { addRoot(.app, node(of: type)) }
      } else if names.contains("PreviewProvider") {
        addRoot(.preview, node(of: type))
      } else if names.contains("Scene") {
        scenes.append(type)
      }
    }
  }
}

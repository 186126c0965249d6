/// Where environments start anew.
extension FlowBuilder {
  private static let appProtocols: Set<String> = ["App", "Widget", "WidgetBundle"]

  func addRoots() {
    var scenes: [DeclaredType] = []
    for file in project.loadedFiles {
      guard let views = project.views(in: file), !project.isTest(file) else { continue }
      addTypes(in: file, scenes: &scenes)
      for (index, body) in views.bodies.enumerated() where !body.scope.isBroken {
        let id = BodyID(file: file, body: index)
        switch body.kind {
        case .member: continue
        case .preview(let hasKnownTraits): if hasKnownTraits { addRoot(.preview, node(of: id)) }
        case .hosting(let call):
          if project.isPreview(body.scope) || call.presenter.map(isOnlyFunction) == false { continue }
          addRoot(.hosting(isEmpty: call.startsEmpty), node(of: id))
        }
      }
    }
    // A scene that no app of the project shows may be shown by one elsewhere.
    for scene in scenes { addRoot(.hosting(isEmpty: false), node(of: scene)) }
  }

  private func addRoot(_ kind: FlowGraph.Root.Kind, _ node: Int) {
    graph.roots.append(FlowGraph.Root(kind: kind, node: node))
  }

  /// Whether a name means the one function that makes the controller; another one may do something else.
  private func isOnlyFunction(_ name: String) -> Bool {
    if let known = onlyFunctions[name] { return known }
    let count = project.loadedFiles.reduce(0) { count, file in
      count + project.files[file].functionNames.count { $0 == name }
        + project.files[file].containers.reduce(0) { $0 + $1.functionNames.count { $0 == name } }
    }
    onlyFunctions[name] = count == 1
    return count == 1
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

/// The objects of one type that code has where a view is constructed, and so could inject.
struct ObjectsAtHand {
  private let flow: EnvironmentFlow
  private let project: ProjectIndex
  /// Nil for a key that is no type of the project.
  private let type: DeclaredType?

  init(_ key: Int, _ flow: EnvironmentFlow, _ project: ProjectIndex) {
    self.flow = flow
    self.project = project
    if case .declaredType(let declared) = flow.graph.keys.keys[key] { type = declared } else { type = nil }
  }

  /// The properties of the type around a construction that have such an object, but for those that it has from the environment.
  func properties(aroundEdge edge: Int) -> [Property] {
    guard let type else { return [] }
    return flow.enclosingType(ofEdge: edge, project).map(project.resolver.parts)?.flatMap { part in
      project.container(part).properties.filter { property in
        guard project.members.environmentProperty(property, part) == nil else { return false }
        let site = LookupContext(file: part.file, scope: property.scope)
        return project.inference.typeOfUnqualified(property.name, at: site, scope: property.scope) == .declared(type)
      }
    } ?? []
  }

  /// The property that code around a construction can name; nil if there is none, or several.
  func name(aroundEdge edge: Int) -> String? {
    let source = flow.graph.nodes[flow.graph.edges[edge].source]
    guard case .body(let index) = source.kind else { return nil }
    let body = flow.graph.views(in: source.file, project).bodies[index]
    let names = properties(aroundEdge: edge).filter { $0.isStatic == body.isStatic }.map(\.name)
    return names.count == 1 && !body.parameters.contains { $0.name == names[0] } ? names[0] : nil
  }

  /// The parameter of a function that is such an object; nil if there is none, or several.
  func name(amongParametersOf body: ViewBody, in file: Int) -> String? {
    let site = LookupContext(file: file, scope: body.scope)
    let names = body.parameters.filter { parameter in
      guard let type, let written = parameter.type else { return false }
      return project.resolver.resolve(written, at: site) == .declared(type)
    }.map(\.name)
    return names.count == 1 ? names[0] : nil
  }
}

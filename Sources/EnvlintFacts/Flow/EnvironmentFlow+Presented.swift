/// Views that are presented themselves.
extension EnvironmentFlow {
  /// Whether a view is the content of a sheet, link or destination on some way from a root, or stands in such content; or that of a
  /// hosting controller, which may be presented as well.
  public func isPresented(_ type: DeclaredType, _ project: ProjectIndex) -> Bool {
    guard let node = node(of: type) else { return false }
    let hosts = Set(
      graph.roots.filter { if case .hosting = $0.kind { true } else { false } }.map(\.node))
    var seen: Set<Int> = [node]
    var pending = [node]
    while let node = pending.popLast() {
      if hosts.contains(node) { return true }
      for index in graph.nodes[node].incoming {
        let edge = graph.edges[index]
        if leadsThroughPresentation(edge, project) { return true }
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
    }
    return false
  }

  /// Whether what an edge leads to stands in the content of something that presents it.
  private func leadsThroughPresentation(_ edge: FlowGraph.Edge, _ project: ProjectIndex) -> Bool {
    guard var element = edge.element, let views = project.views(in: graph.nodes[edge.source].file) else { return false }
    while case let parent = Int(views.elements[element].parent), parent >= 0 {
      if case .argument(let label, _) = views.elements[element].form,
        views.elements[parent].presents(argumentLabeled: label)
      {
        return true
      }
      element = parent
    }
    return false
  }
}

extension ViewElement {
  /// Whether it presents what one of its arguments shows.
  fileprivate func presents(argumentLabeled label: String?) -> Bool {
    let name: String
    switch form {
    case .modifier(let modifier): name = modifier
    case .construction(let path): name = path[path.count - 1]
    default: return false
    }
    guard let row = PresentationModifiers.row(name), row.hasOwnDismiss, row.accepts(labels) else {
      return false
    }
    return row.isContent(closureLabeled: label, inCallTo: name, with: labels.filter { $0 != "{}" })
  }
}

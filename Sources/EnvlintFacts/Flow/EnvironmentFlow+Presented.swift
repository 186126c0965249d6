/// Views that are presented themselves.
extension EnvironmentFlow {
  /// How a view is shown, as far as somebody who closes it can tell.
  public enum Presence: Sendable {
    /// It is the content of a sheet, link or destination on some way from a root, or stands in such content.
    case presented
    /// A hosting controller shows it, which may be presented, too.
    case hosted
    case neither
  }

  public func presence(of type: DeclaredType, _ project: ProjectIndex) -> Presence {
    guard let node = node(of: type) else { return .neither }
    var isHosted = false
    var seen: Set<Int> = [node]
    var pending = [node]
    while let node = pending.popLast() {
      if isHost(node, project) { isHosted = true }
      for index in graph.nodes[node].incoming {
        let edge = graph.edges[index]
        if leadsThroughPresentation(edge, project) { return .presented }
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
    }
    return isHosted ? .hosted : .neither
  }

  private func isHost(_ node: Int, _ project: ProjectIndex) -> Bool {
    guard let body = body(at: node, project), case .hosting = body.kind else { return false }
    return true
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

/// Which views a project's roots show, and which of them stay.
///
/// Input: the flow. Output: an answer for each body that builds views. **Invariant:** of what no root shows, nothing is said.
public struct Reachability: Sendable {
  private let flow: EnvironmentFlow
  /// By node: whether a root shows it.
  private let isShown: [Bool]
  /// By node: whether a root shows it that is no preview, no picture and no widget.
  private let stays: [Bool]

  public init(_ flow: EnvironmentFlow, _ project: ProjectIndex) {
    self.flow = flow
    let roots = flow.graph.roots
    isShown = Reachability.nodes(below: roots.map(\.node), in: flow.graph)
    stays = Reachability.nodes(
      below: roots.filter { root in
        root.kind != .preview && !flow.isPicture(root.node, project) && !flow.isWidget(root.node, project)
      }.map(\.node), in: flow.graph)
  }

  private static func nodes(below roots: [Int], in graph: FlowGraph) -> [Bool] {
    var isFound = Array(repeating: false, count: graph.nodes.count)
    var pending = roots
    while let node = pending.popLast() {
      if isFound[node] { continue }
      isFound[node] = true
      pending += graph.nodes[node].edges.map { graph.edges[$0].target }
    }
    return isFound
  }

  /// Whether a member of a type is shown, but by previews, pictures and widgets alone, which are not updated as an app is.
  ///
  /// - Parameter member: the name of the property or function that builds views.
  public func isPassing(_ member: String, of type: DeclaredType, _ project: ProjectIndex) -> Bool {
    let nodes = flow.nodes(of: member, in: type, project)
    return nodes.contains { isShown[$0] } && !nodes.contains { stays[$0] }
  }

  /// The first of some properties that is read in a view to which a member of a type gives a key.
  public func firstReader(
    among properties: [EnvironmentProperty], of key: InjectedKey, givenBy member: String, of type: DeclaredType,
    _ project: ProjectIndex
  ) -> EnvironmentProperty? {
    guard let key = flow.graph.keys.index(of: key) else { return nil }
    let given = flow.nodes(of: member, in: type, project).flatMap { flow.graph.nodes[$0].edges }.map {
      flow.graph.edges[$0]
    }.filter { $0.context.environment.provided.contains(key) }
    let below = Reachability.nodes(below: given.map(\.target), in: flow.graph)
    return properties.first { property in
      property.owner.map { flow.nodes(of: $0.type).contains { below[$0] } } ?? false
    }
  }
}

extension ProjectIndex {
  /// Whether an injection is in the content of a hosting controller or picture, which is created once.
  public func isHosted(_ injection: Injection, in file: Int) -> Bool {
    let views = flow.graph.views(in: file, self)
    return views.bodies.contains { body in
      guard case .hosting = body.kind else { return false }
      return views.elements[body.elements].contains {
        $0.form == .injection && $0.range.lowerBound == injection.range.lowerBound
      }
    }
  }
}

extension EnvironmentFlow {
  /// Whether a root is that of a picture, which is drawn once.
  fileprivate func isPicture(_ node: Int, _ project: ProjectIndex) -> Bool {
    graph.hostingType(at: node, project).flatMap(HostingRoots.row)?.isPicture == true
  }

  /// Whether a root is that of widgets, which are drawn once for each entry of their timelines.
  fileprivate func isWidget(_ node: Int, _ project: ProjectIndex) -> Bool {
    guard case .type(let type) = graph.nodes[node].kind else { return false }
    return project.resolver.conformance(of: type, toAnyOf: ["Widget", "WidgetBundle", "ControlWidget"]) == .yes
  }

  /// The nodes of a type's member; where the member has none of its own, that of the type.
  fileprivate func nodes(of member: String, in type: DeclaredType, _ project: ProjectIndex) -> [Int] {
    let found = graph.nodes.indices.filter { node in
      guard let body = body(at: node, project), body.kind == .member, body.name == member else { return false }
      return project.resolver.enclosingType(of: body.scope, in: graph.nodes[node].file)?.containers == type.containers
    }
    return found.isEmpty ? nodes(of: type) : found
  }

  func body(at node: Int, _ project: ProjectIndex) -> ViewBody? {
    guard case .body(let index) = graph.nodes[node].kind else { return nil }
    return graph.views(in: graph.nodes[node].file, project).bodies[index]
  }
}

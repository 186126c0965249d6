/// Who shows whom, as people think of it: bodies belong to the type that they stand in.
///
/// Made of the graph of the flow, where each body is a node of its own.
public struct ViewGraph: Sendable {
  /// A type that is shown or shows something, or code outside of such types that does.
  public struct View: Sendable {
    public enum Kind: Sendable, Equatable {
      case type(DeclaredType)
      /// A function or property at file level, or in an extension of another module's type.
      case function
      case preview
      /// A call that makes a hosting controller or the like.
      case hosting
      /// Code that makes a view and isn't followed.
      case construction
    }

    public var kind: Kind
    /// `FeedView`, `card()`, `#Preview`, `UIHostingController`.
    public var name: String
    /// Of the name.
    public var location: Location
    /// The path of the declarations around it, the name of a type included.
    public var symbol: String
    /// The project's views in its code that are shown for cases of an enum alone that no code makes.
    public var unmade: [Construction] = []
  }

  /// Code that makes a view.
  public struct Construction: Sendable {
    public var name: String
    public var location: Location

    public init(name: String, location: Location) {
      self.name = name
      self.location = location
    }
  }

  /// How the environment at a place comes from that of the view that shows it; indices of `keys`, ascending.
  public struct Way: Sendable, Hashable {
    public enum Origin: String, Sendable {
      /// It is that of the view itself.
      case view
      /// It is that of the navigation container around the view.
      case container
      case unknown
    }

    public var origin: Origin
    /// The keys surely injected on the way.
    public var provided: [Int]
    /// The keys perhaps injected on the way.
    public var unclear: [Int]
  }

  /// One view shows another one.
  public struct Edge: Sendable {
    public var source: Int
    public var target: Int
    /// The construction or call that shows it.
    public var location: Location
    public var environment: Way
    /// The environment of content pushed by the target's navigation container.
    public var container: Way
  }

  /// Where an environment starts anew.
  public struct Root: Sendable {
    public enum Kind: String, Sendable {
      case app
      case preview
      /// A hosting controller or the like, or a scene that no app of the project shows.
      case hosting
      /// Views that are made or called by code that isn't followed.
      case elsewhere
    }

    public var kind: Kind
    public var view: Int
    /// Whether its environment is known to have nothing that the project injects.
    public var startsEmpty: Bool
  }

  public var views: [View] = []
  public var edges: [Edge] = []
  public var roots: [Root] = []
  /// The keys that the flow follows: objects that must be there, and project keys that app code injects.
  public var keys: [InjectedKey] = []
  /// Indices of `views`, by where their types are declared.
  public internal(set) var viewsByType: [ContainerID: Int] = [:]
  var states: [ForwardAnalysis.State] = []

  /// The reach of a key to a view from the roots, without previews.
  public func arrival(of key: Int, at view: Int) -> EnvironmentFlow.Arrival {
    var arrival = EnvironmentFlow.Arrival()
    arrival.isProvided = states[view].provided.contains(key)
    arrival.isLacking = states[view].lacking.contains(key)
    arrival.isUnclear = states[view].unclear.contains(key)
    return arrival
  }
}

extension EnvironmentFlow {
  /// Who shows whom in the project.
  ///
  /// - Parameter isComplete: whether each construction of a view counts, also where nothing that is followed is in it.
  public func viewGraph(of project: ProjectIndex, isComplete: Bool) -> ViewGraph {
    let flow = isComplete ? EnvironmentFlow(FlowFiles(project, .all)) : self
    var builder = ViewGraphBuilder(flow: flow, project: project)
    builder.build()
    return builder.result
  }
}

/// Puts the nodes of the flow's graph together that belong to one view.
private struct ViewGraphBuilder {
  /// More ways through the bodies of one view are taken for one of which nothing is known.
  private static let mostWays = 256

  let flow: EnvironmentFlow
  let project: ProjectIndex
  var result = ViewGraph()
  /// For each node the view that it is a part of.
  private var owners: [Int] = []

  /// A node with the context in which it is reached inside of its view.
  private struct Way: Hashable {
    var node: Int
    var context: FlowContext
  }

  private struct EdgeKey: Hashable {
    var target: Int
    var context: FlowContext
  }

  init(flow: EnvironmentFlow, project: ProjectIndex) {
    self.flow = flow
    self.project = project
  }

  private var graph: FlowGraph { flow.graph }

  mutating func build() {
    result.keys = graph.keys.keys
    owners = graph.nodes.indices.map { owner(of: $0) }
    result.states = Array(repeating: ForwardAnalysis.State(), count: result.views.count)
    let reach = flow.reach
    for (node, owner) in owners.enumerated() {
      result.states[owner] = result.states[owner].union(reach.environments[node])
    }
    var entries: [[Int]] = Array(repeating: [], count: result.views.count)
    for node in graph.nodes.indices {
      let isEntered = graph.nodes[node].incoming.contains { owners[graph.edges[$0].source] != owners[node] }
      if isEntered || graph.nodes[node].incoming.isEmpty { entries[owners[node]].append(node) }
    }
    for view in result.views.indices { connect(view, from: entries[view]) }
    collectUnmade()
    var seen: Set<Int> = []
    // A member that no code of its type shows makes no root of a type that is shown.
    let shownTypes = Set(
      graph.nodes.indices.filter { if case .type = graph.nodes[$0].kind { true } else { false } }.map { owners[$0] })
    let roots = graph.roots.filter { $0.kind != .elsewhere || !shownTypes.contains(owners[$0.node]) }
    for root in roots where seen.insert(owners[root.node]).inserted {
      let kind = ViewGraph.Root.Kind(root.kind)
      result.roots.append(
        ViewGraph.Root(kind: kind, view: owners[root.node], startsEmpty: !root.kind.isUnknown))
    }
  }

  // MARK: Views

  private mutating func owner(of node: Int) -> Int {
    let file = graph.nodes[node].file
    switch graph.nodes[node].kind {
    case .type(let type): return view(of: type)
    case .body(let index):
      let body = graph.views(in: file, project).bodies[index]
      let kind: ViewGraph.View.Kind
      switch body.kind {
      case .member, .initializer:
        if let type = project.resolver.enclosingType(of: body.scope, in: file), type.kind != .protocolType {
          return view(of: type)
        }
        kind = .function
      case .preview: kind = .preview
      case .hosting: kind = .hosting
      case .construction: kind = .construction
      }
      result.views.append(
        ViewGraph.View(
          kind: kind, name: name(of: body, kind), location: project.location(body.nameRange, in: file),
          symbol: body.scope.symbol))
      return result.views.count - 1
    }
  }

  private func name(of body: ViewBody, _ kind: ViewGraph.View.Kind) -> String {
    switch kind {
    case .preview: "#Preview"
    case .function: body.name + "()"
    default: body.name
    }
  }

  private mutating func view(of type: DeclaredType) -> Int {
    let id = type.containers[0]
    if let known = result.viewsByType[id] { return known }
    let declaration = project.container(id)
    result.views.append(
      ViewGraph.View(
        kind: .type(type), name: type.dottedName,
        location: project.location(declaration.nameRange, in: id.file), symbol: type.dottedName))
    for part in project.resolver.parts(of: type) + type.containers { result.viewsByType[part] = result.views.count - 1 }
    return result.views.count - 1
  }

  /// Notes the constructions of the project's views that no walk through their body goes on from.
  private mutating func collectUnmade() {
    var owned: [Int: [(elements: Range<Int>, owner: Int)]] = [:]
    for (node, owner) in owners.enumerated() {
      let file = graph.nodes[node].file
      guard case .body(let index) = graph.nodes[node].kind, let excluded = graph.excluded[file], !excluded.isEmpty
      else {
        continue
      }
      owned[file, default: []].append((graph.views(in: file, project).bodies[index].elements, owner))
    }
    let graph = graph
    for (file, excluded) in graph.excluded.sorted(by: { $0.key < $1.key }) {
      let shown = Set(graph.edges.lazy.filter { graph.nodes[$0.source].file == file }.compactMap(\.element))
      let elements = graph.views(in: file, project).elements
      for index in excluded.subtracting(shown).sorted() {
        guard let owner = owned[file]?.first(where: { $0.elements.contains(index) })?.owner,
          case .construction(let path) = elements[index].form, let name = path.last,
          !project.tables.types(named: name).isEmpty
        else { continue }
        result.views[owner].unmade.append(
          ViewGraph.Construction(
            name: path.joined(separator: "."), location: project.location(elements[index].range, in: file)))
      }
    }
  }

  // MARK: Edges

  /// Adds the edges from a view to other views.
  private mutating func connect(_ view: Int, from entries: [Int]) {
    var pending = entries.map { Way(node: $0, context: .entry) }
    var seen = Set(pending)
    var found: Set<EdgeKey> = []
    while let way = pending.popLast() {
      for index in graph.nodes[way.node].edges {
        let edge = graph.edges[index]
        let doubt = UnknownReason(.content, element: edge.element ?? -1, in: graph.nodes[way.node].file)
        let context =
          seen.count > ViewGraphBuilder.mostWays ? .unknown(doubt) : way.context.entering(edge.context)
        // Where no navigation container is, nothing shows a destination.
        if context.environment.origin == .absent { continue }
        if owners[edge.target] == view {
          let next = Way(node: edge.target, context: context)
          if seen.insert(next).inserted { pending.append(next) }
        } else if found.insert(EdgeKey(target: owners[edge.target], context: context)).inserted {
          add(edge, from: view, context)
        }
      }
    }
  }

  private mutating func add(_ edge: FlowGraph.Edge, from view: Int, _ context: FlowContext) {
    let file = graph.nodes[edge.source].file
    let element = edge.element.map { graph.views(in: file, project).elements[$0] }
    result.edges.append(
      ViewGraph.Edge(
        source: view, target: owners[edge.target],
        location: element.map { project.location($0.range, in: file) } ?? result.views[view].location,
        environment: way(context.environment), container: way(context.container)))
  }

  private func way(_ passage: TransferFunction) -> ViewGraph.Way {
    let count = graph.keys.keys.count
    return ViewGraph.Way(
      origin: ViewGraph.Way.Origin(passage.origin), provided: passage.provided.keys.filter { $0 < count },
      unclear: passage.unclear.keys.filter { $0 < count })
  }
}

extension ViewGraph.Root.Kind {
  fileprivate init(_ kind: FlowGraph.Root.Kind) {
    switch kind {
    case .app: self = .app
    case .preview: self = .preview
    case .hosting: self = .hosting
    case .elsewhere: self = .elsewhere
    }
  }
}

extension ViewGraph.Way.Origin {
  fileprivate init(_ origin: TransferFunction.Origin) {
    switch origin {
    case .entry: self = .view
    case .container: self = .container
    case .absent, .unknown: self = .unknown
    }
  }
}

/// The construction where one injection helps everything below that lacks a key.
struct MissingCause: Sendable {
  /// The reason why the injection belongs there.
  enum Evidence: Sendable {
    /// The type around it has such an object.
    case object
    /// Other keys are injected there.
    case injections
    /// Other code constructs the view with the key.
    case otherCode
    case none
  }

  /// The edges from the first one that lacks the key to the construction that should have the injection.
  var way: [Int]
  var evidence: Evidence
  /// The node of the project's function that injects the other keys there; nil if the chain itself does.
  var injector: Int?
  /// Nodes of the types below that read the key and lack it, in the order in which they are found.
  var readers: [Int] = []
}

extension EnvironmentFlow {
  private typealias Place = LackingViews.Place
  private typealias Step = LackingViews.Step

  /// The construction, from an edge downwards, at which a key should be injected.
  ///
  /// Of the constructions that all readers share, it is the lowest one in a type that has such an object; or else the one whose chain
  /// injects the most other keys; or else the first one of a view that other code constructs with the key; or else the lowest one.
  ///
  /// - Parameters:
  ///   - edge: the first edge over which the key is lacking.
  ///   - origin: of which environment of the edge's target.
  func cause(
    of key: Int, from edge: Int, _ origin: BackwardAnalysis.Origin, _ needs: BackwardAnalysis, passesMissed: Bool,
    in build: FlowOfBuild, _ project: ProjectIndex
  ) -> MissingCause {
    let first = Step(edge: edge, place: Place(node: graph.edges[edge].target, origin: origin))
    let views = LackingViews(below: first.place) { place in
      steps(from: place, lacking: key, needs, passesMissed: passesMissed, in: build)
    } isReader: { place in
      place.origin == .environment && !objectLookups(of: key, at: place.node, in: build).isEmpty
    }
    let places = views.sharedPlaces
    let shared = ([first] + places.dropFirst().flatMap(views.steps(into:))).filter(isConstruction)
    // Below the last place that all share, several constructions of one body may lack what its type has.
    let below = places.last.map(views.steps(from:))?.filter(isConstruction) ?? []
    let objects = ObjectsAtHand(key, self, project)
    func cause(_ construction: Step, _ evidence: MissingCause.Evidence) -> MissingCause {
      let way = construction.source.map { [edge] + views.way(to: $0).map(\.edge) + [construction.edge] } ?? [edge]
      let injector =
        evidence == .object || evidence == .injections ? injector(aroundEdge: construction.edge, project) : nil
      return MissingCause(
        way: way, evidence: evidence, injector: injector, readers: views.readers.map(\.node))
    }
    if let owning = (below.prefix(1) + shared.reversed()).first(where: {
      !objects.properties(aroundEdge: $0.edge).isEmpty
    }) {
      return cause(owning, .object)
    }
    if let injecting = shared.reversed().max(by: {
      injectedKeyCount($0.edge, project) < injectedKeyCount($1.edge, project)
    }),
      injectedKeyCount(injecting.edge, project) > 0
    {
      return cause(injecting, .injections)
    }
    if let other = shared.first(where: { isInjectedElsewhere(key, than: $0.edge) }) { return cause(other, .otherCode) }
    return cause(shared.last ?? first, .none)
  }

  /// The steps on which a key that is lacking at a place stays so.
  private func steps(
    from place: Place, lacking key: Int, _ needs: BackwardAnalysis, passesMissed: Bool, in build: FlowOfBuild
  ) -> [Step] {
    graph.nodes[place.node].edges.flatMap { index -> [Step] in
      let edge = graph.edges[index]
      guard edge.builds.contains(build.build), passesMissed || !edge.missed.contains(key) else { return [] }
      return [BackwardAnalysis.Origin.environment, .container].compactMap { origin in
        let passage = origin == .environment ? edge.context.environment : edge.context.container
        guard BackwardAnalysis.Origin(passage.origin) == place.origin, !passage.provided.contains(key),
          !passage.unclear.contains(key), needs[edge.target, origin].contains(key)
        else { return nil }
        return Step(edge: index, place: Place(node: edge.target, origin: origin), source: place)
      }
    }
  }

  /// How many other keys a construction's chain injects, as far as its body shows. A key that the type around it has found there itself
  /// isn't injected.
  private func injectedKeyCount(_ edge: Int, _ project: ProjectIndex) -> Int {
    let provided = graph.edges[edge].context.environment.provided
    if provided.isEmpty { return 0 }
    let parts = enclosingType(ofEdge: edge, project).map(project.resolver.parts) ?? []
    let found = parts.flatMap(project.reads.environmentProperties(of:)).compactMap(project.reads.key(of:))
    return provided.keys.count { !found.contains(graph.keys.keys[$0]) }
  }

  /// The function of the project that injects most of what a construction's chain does: `wired()` in `Home().wired()`.
  private func injector(aroundEdge edge: Int, _ project: ProjectIndex) -> Int? {
    let edge = graph.edges[edge]
    let elements = graph.views(in: graph.nodes[edge.source].file, project).elements
    var ownCount = 0
    var modifiers: Set<String> = []
    var parent = edge.element.map { Int(elements[$0].parent) } ?? -1
    while parent >= 0 {
      switch elements[parent].form {
      case .injection: ownCount += 1
      case .modifier(let name): modifiers.insert(name)
      default: break
      }
      parent = Int(elements[parent].parent)
    }
    if modifiers.isEmpty { return nil }
    let known = injectors.get { injectors(project) }
    let functions = modifiers.flatMap { known[$0] ?? [] }.filter { $0.count > ownCount }
    return functions.count == 1 ? functions[0].node : nil
  }

  private func injectors(_ project: ProjectIndex) -> [String: [Injector]] {
    var found: [String: [Injector]] = [:]
    for (index, node) in graph.nodes.enumerated() {
      guard case .body(let position) = node.kind else { continue }
      let views = graph.views(in: node.file, project)
      let count = views.elements[views.bodies[position].elements].count { $0.form == .injection }
      guard count > 1, views.bodies[position].kind == .member else { continue }
      found[views.bodies[position].name, default: []].append(Injector(node: index, count: count))
    }
    return found
  }

  /// The edges from the nearest construction in a type that has such an object to a type that looks a key up; nil if there is none.
  func wayFromObject(of key: Int, to reader: Int, _ build: FlowOfBuild, _ project: ProjectIndex) -> [Int]? {
    let objects = ObjectsAtHand(key, self, project)
    var ways: [Int: [Int]] = [reader: []]
    var pending = [reader]
    var position = 0
    while position < pending.count {
      let node = pending[position]
      position += 1
      for index in graph.nodes[node].incoming {
        let edge = graph.edges[index]
        guard edge.builds.contains(build.build), ways[edge.source] == nil else { continue }
        let way = [index] + (ways[node] ?? [])
        if isConstruction(Step(edge: index, place: Place(node: node, origin: .environment))),
          !objects.properties(aroundEdge: index).isEmpty
        {
          return way
        }
        guard BackwardAnalysis.Origin(edge.context.environment.origin) == .environment else { continue }
        ways[edge.source] = way
        pending.append(edge.source)
      }
    }
    return nil
  }

  /// Whether a step constructs a view and determines its environment. What is injected into a view reaches no content of a container
  /// around it.
  private func isConstruction(_ step: Step) -> Bool {
    guard step.place.origin == .environment, graph.edges[step.edge].element != nil else { return false }
    if case .type = graph.nodes[step.place.node].kind { return true }
    return false
  }

  /// The type around a construction.
  func enclosingType(ofEdge edge: Int, _ project: ProjectIndex) -> DeclaredType? {
    let source = graph.nodes[graph.edges[edge].source]
    switch source.kind {
    case .type(let type): return type
    case .body(let index):
      let body = graph.views(in: source.file, project).bodies[index]
      return project.resolver.enclosingType(of: body.scope, in: source.file)
    }
  }

  /// Whether code in the app constructs the same view elsewhere and injects a key there, be it in another build.
  private func isInjectedElsewhere(_ key: Int, than edge: Int) -> Bool {
    graph.nodes[graph.edges[edge].target].incoming.contains { index in
      let other = graph.edges[index]
      return index != edge && other.context.environment.provided.contains(key)
        && builds.contains {
          other.builds.contains($0.build) && $0.reach.isShown[other.source]
        }
    }
  }
}

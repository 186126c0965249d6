/// The search for what the views lack that a root shows first.
struct GapSearch {
  /// The keys that nothing provides on a path: in the environment of a node, and in that of the navigation container around it.
  struct Lacking {
    var environment: KeySet
    var container: KeySet

    func after(_ context: FlowContext) -> Lacking {
      Lacking(environment: after(context.environment), container: after(context.container))
    }

    private func after(_ passage: TransferFunction) -> KeySet {
      guard let origin = BackwardAnalysis.Origin(passage.origin) else { return .none }
      let keys = origin == .environment ? environment : container
      return keys.subtracting(passage.provided).subtracting(passage.unclear)
    }
  }

  private let flow: EnvironmentFlow
  private let project: ProjectIndex
  private let build: FlowOfBuild
  private let needs: BackwardAnalysis
  private let passesMissed: Bool
  /// Whether the place is wanted that lacks the injection, and not the first view of the root.
  private let findsCause: Bool
  private let isPreview: Bool
  private var seen: Set<Int> = []
  private(set) var found: [MissingPath] = []

  init(from root: FlowGraph.Root, in build: FlowOfBuild, _ flow: EnvironmentFlow, _ project: ProjectIndex) {
    // A hosting controller reports what it lacks, whatever a presentation further down hides.
    passesMissed = root.kind != .app && root.kind != .preview
    needs = passesMissed ? build.needs : build.openNeeds
    findsCause = root.kind == .app
    isPreview = root.kind == .preview
    (self.flow, self.project, self.build) = (flow, project, build)
    let keys = flow.graph.keys.all.subtracting(flow.graph.ambientKeys(of: root.kind))
    collect(from: root.node, [], Lacking(environment: keys, container: root.isInNavigation ? keys : .none))
  }

  /// Goes through the bodies of a root to the views that it shows first.
  ///
  /// - Parameters:
  ///   - edges: from the root to the node.
  ///   - lacking: the keys that nothing above provides.
  private mutating func collect(from node: Int, _ edges: [Int], _ lacking: Lacking) {
    guard seen.insert(node).inserted else { return }
    for index in flow.graph.nodes[node].edges {
      let edge = flow.graph.edges[index]
      guard edge.builds.contains(build.build) else { continue }
      var below = lacking.after(edge.context)
      // Nothing below needs it, as nearly always.
      if !isNeeded(below, at: edge.target) { continue }
      let isPart = flow.isPartOfRoot(edge.target, project)
      // A presentation in an app's own code is reported there.
      if isPart ? findsCause : !passesMissed { below.environment = below.environment.subtracting(edge.missed) }
      if isPart {
        collect(from: edge.target, edges + [index], below)
        continue
      }
      let needed = below.environment.intersection(needs[edge.target, .environment])
      let pushed = below.container.intersection(needs[edge.target, .container]).subtracting(needed)
      add(needed, .environment, edges, index)
      add(pushed, .container, edges, index)
    }
  }

  private func isNeeded(_ lacking: Lacking, at node: Int) -> Bool {
    !lacking.environment.intersection(needs[node, .environment]).isEmpty
      || !lacking.container.intersection(needs[node, .container]).isEmpty
  }

  /// Adds what is lacking below the last edge of a path.
  private mutating func add(_ keys: KeySet, _ origin: BackwardAnalysis.Origin, _ edges: [Int], _ last: Int) {
    for key in keys.keys {
      guard findsCause else {
        let way = edges + [last] + needs.path(from: flow.graph.edges[last].target, of: key, origin, in: flow.graph)
        // A navigation controller of UIKit's knows no `navigationDestination`.
        if origin == .container, !flow.graph.followsLink(way) { continue }
        // Its values determine which cases of an enum a preview shows.
        if isPreview, flow.graph.dependsOnCase(way, project) { continue }
        found += [flow.gap(key, way, construction: last, nil, build, project)].compactMap { $0 }
        continue
      }
      let cause = flow.cause(of: key, from: last, origin, needs, passesMissed: passesMissed, in: build, project)
      let way = edges + cause.way + flow.rest(of: cause, needs, key)
      found += [flow.gap(key, way, construction: cause.way.last ?? last, cause, build, project)].compactMap { $0 }
    }
  }
}

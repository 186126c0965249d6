/// The environment of each node, coming from the roots: keys that are there, keys that aren't, and keys that may be.
///
/// Several can hold of one key, because several paths lead to a node. A fixpoint, from the roots inwards; linear like `BackwardAnalysis`.
struct ForwardAnalysis: Sendable {
  struct State: Sendable, Equatable {
    var provided = KeySet.none
    var lacking = KeySet.none
    var unclear = KeySet.none
    /// Of the environments of navigation containers: that there is none on some path.
    var isAbsent = false
    /// Of the same: that it is one of UIKit's on some path, which pushes what links show and knows no `navigationDestination`.
    var isOfUIKit = false

    func union(_ other: State) -> State {
      State(
        provided: provided.union(other.provided), lacking: lacking.union(other.lacking),
        unclear: unclear.union(other.unclear), isAbsent: isAbsent || other.isAbsent,
        isOfUIKit: isOfUIKit || other.isOfUIKit)
    }

    func subtracting(_ other: State) -> State {
      State(
        provided: provided.subtracting(other.provided), lacking: lacking.subtracting(other.lacking),
        unclear: unclear.subtracting(other.unclear), isAbsent: isAbsent && !other.isAbsent,
        isOfUIKit: isOfUIKit && !other.isOfUIKit)
    }

    /// The state of something that may be further inside: a key that is lacking may be there.
    var perhaps: State { State(provided: provided, unclear: unclear.union(lacking)) }

    static let unknown = State(unclear: .all)
    static let absent = State(isAbsent: true)
  }

  /// The keys that a node lacks because of an edge.
  private struct Arrival {
    var edge: Int
    var environment: KeySet
    var container: KeySet
    /// Index of the arrival at the same node before; nil for the first.
    var previous: Int?
  }

  private(set) var environments: [State]
  private(set) var containers: [State]
  /// Whether a root shows a node, other than what is constructed somewhere.
  private(set) var isShown: [Bool] = []
  private var arrivals: [Arrival] = []
  /// For each node the index of its last arrival.
  private var lastArrivals: [Int?]

  /// From all roots but previews.
  ///
  /// - Parameters:
  ///   - excluded: nodes of roots that are left out.
  ///   - build: nil for all builds together.
  init(_ graph: FlowGraph, without excluded: Set<Int> = [], in build: FlowBuilds.Index? = nil) {
    environments = Array(repeating: State(), count: graph.nodes.count)
    containers = environments
    lastArrivals = Array(repeating: nil, count: graph.nodes.count)
    let roots = graph.roots.filter { root in
      root.kind != .preview && !excluded.contains(root.node) && root.builds.contains(build)
    }
    spread(from: roots.filter(\.kind.isKnown), through: graph, in: build)
    isShown = environments.map { $0 != State() }
    spread(from: roots.filter { !$0.kind.isKnown }, through: graph, in: build)
  }

  private mutating func spread(from roots: [FlowGraph.Root], through graph: FlowGraph, in build: FlowBuilds.Index?) {
    var queue: [(node: Int, environment: State, container: State)] = []
    for root in roots {
      var state = State.unknown
      if !root.kind.isUnknown {
        let ambient = graph.ambientKeys(of: root.kind)
        state = State(lacking: graph.keys.all.subtracting(ambient), unclear: ambient)
      }
      environments[root.node] = environments[root.node].union(state)
      var container = root.kind == .app ? State.absent : .unknown
      if root.isInNavigation {
        container = state
        container.isOfUIKit = true
      }
      containers[root.node] = containers[root.node].union(container)
      queue.append((root.node, state, container))
    }
    var position = 0
    while position < queue.count {
      let (node, environment, container) = queue[position]
      position += 1
      for index in graph.nodes[node].edges {
        let edge = graph.edges[index]
        guard edge.builds.contains(build) else { continue }
        // Of the two parts of what a link or unknown code sees, one may have come to the node before.
        let (environment, container) =
          edge.context.seesBoth ? (environments[node], containers[node]) : (environment, container)
        var added = edge.context.environment.applied(to: environment, container)
        if added.isOfUIKit, !edge.context.environment.followsLink {
          (added.lacking, added.unclear) = (.none, added.unclear.union(added.lacking))
        }
        (added.isAbsent, added.isOfUIKit) = (false, false)
        added = added.subtracting(environments[edge.target])
        let below = edge.context.container.applied(to: environment, container).subtracting(containers[edge.target])
        guard added != State() || below != State() else { continue }
        if !added.lacking.isEmpty || !below.lacking.isEmpty {
          arrivals.append(
            Arrival(
              edge: index, environment: added.lacking, container: below.lacking, previous: lastArrivals[edge.target]))
          lastArrivals[edge.target] = arrivals.count - 1
        }
        environments[edge.target] = environments[edge.target].union(added)
        containers[edge.target] = containers[edge.target].union(below)
        queue.append((edge.target, added, below))
      }
    }
  }

  /// The keys that a node has on all paths.
  func surelyProvided(_ node: Int) -> KeySet {
    environments[node].provided.subtracting(environments[node].lacking).subtracting(environments[node].unclear)
  }

  subscript(node: Int, origin: BackwardAnalysis.Origin) -> State {
    origin == .environment ? environments[node] : containers[node]
  }

  /// The edges from a root to a node that lacks a key.
  func path(to node: Int, lacking key: Int, _ origin: BackwardAnalysis.Origin, in graph: FlowGraph) -> [Int] {
    var path: [Int] = []
    var (node, origin) = (node, origin)
    while let index = edge(to: node, lacking: key, origin), path.count < graph.edges.count {
      path.append(index)
      let edge = graph.edges[index]
      let passage = origin == .environment ? edge.context.environment : edge.context.container
      guard let before = BackwardAnalysis.Origin(passage.origin) else { break }
      (node, origin) = (edge.source, before)
    }
    return path.reversed()
  }

  /// The edge over which a node came to lack a key; nil for one that lacks it as a root, or has it.
  private func edge(to node: Int, lacking key: Int, _ origin: BackwardAnalysis.Origin) -> Int? {
    var next = lastArrivals[node]
    while let index = next {
      let keys = origin == .environment ? arrivals[index].environment : arrivals[index].container
      if keys.contains(key) { return arrivals[index].edge }
      next = arrivals[index].previous
    }
    return nil
  }
}

extension TransferFunction {
  /// The environment after the passage, given that before it.
  func applied(to environment: ForwardAnalysis.State, _ container: ForwardAnalysis.State) -> ForwardAnalysis.State {
    var state: ForwardAnalysis.State
    switch origin {
    case .entry: state = environment
    case .container: state = container
    case .absent: state = .absent
    case .unknown: state = .unknown
    }
    // A container on the way has at least what is around it. Where none was found, a link counts as showing its destination in its place.
    if state.isAbsent, mayMeetContainer || followsLink { state = state.union(environment.perhaps) }
    if state == ForwardAnalysis.State() { return state }
    return ForwardAnalysis.State(
      provided: state.provided.subtracting(cleared).union(provided),
      lacking: state.lacking.subtracting(provided).subtracting(unclear),
      unclear: state.unclear.subtracting(provided).union(unclear.intersection(state.lacking.union(state.unclear)))
        .union(cleared.intersection(state.provided)),
      isAbsent: state.isAbsent, isOfUIKit: state.isOfUIKit)
  }
}

extension FlowContext {
  /// Whether what is around a navigation container counts where none was found.
  fileprivate var seesBoth: Bool {
    environment.followsLink || environment.mayMeetContainer || container.followsLink || container.mayMeetContainer
  }
}

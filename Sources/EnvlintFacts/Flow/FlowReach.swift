/// What reaches each node from the roots: which keys are there, which are not, and of which it is not known.
///
/// Several can hold of one key, because several paths lead to a node. A fixpoint, from the roots inwards; linear like `FlowNeeds`.
struct FlowReach: Sendable {
  struct State: Sendable, Equatable {
    var provided = KeySet.none
    var lacking = KeySet.none
    var unclear = KeySet.none
    /// Of the environments of navigation containers: that there is none on some path.
    var isAbsent = false

    func union(_ other: State) -> State {
      State(
        provided: provided.union(other.provided), lacking: lacking.union(other.lacking),
        unclear: unclear.union(other.unclear), isAbsent: isAbsent || other.isAbsent)
    }

    func subtracting(_ other: State) -> State {
      State(
        provided: provided.subtracting(other.provided), lacking: lacking.subtracting(other.lacking),
        unclear: unclear.subtracting(other.unclear), isAbsent: isAbsent && !other.isAbsent)
    }

    static let unknown = State(unclear: .all)
    static let absent = State(isAbsent: true)
  }

  private struct Entry: Hashable {
    var node: Int
    var key: Int
    var origin: FlowNeeds.Origin
  }

  private(set) var environments: [State]
  private(set) var containers: [State]
  /// The edge over which a node came to lack a key.
  private var previous: [Entry: Int] = [:]

  /// From all roots but previews.
  ///
  /// - Parameter excluded: nodes of roots that are left out.
  init(_ graph: FlowGraph, without excluded: Set<Int> = []) {
    environments = Array(repeating: State(), count: graph.nodes.count)
    containers = environments
    var queue: [(node: Int, environment: State, container: State)] = []
    for root in graph.roots where root.kind != .preview && !excluded.contains(root.node) {
      let state: State
      switch root.kind {
      case .hosting(isEmpty: false): state = .unknown
      case .app:
        state = State(lacking: graph.keys.all.subtracting(graph.delegateKeys), unclear: graph.delegateKeys)
      case .preview, .hosting: state = State(lacking: graph.keys.all)
      }
      environments[root.node] = environments[root.node].union(state)
      let container = root.kind == .app ? State.absent : .unknown
      containers[root.node] = containers[root.node].union(container)
      queue.append((root.node, state, container))
    }
    var position = 0
    while position < queue.count {
      let (node, environment, container) = queue[position]
      position += 1
      for index in graph.nodes[node].edges {
        let edge = graph.edges[index]
        var added = edge.context.environment.applied(to: environment, container)
        added.isAbsent = false
        added = added.subtracting(environments[edge.target])
        let below = edge.context.container.applied(to: environment, container).subtracting(containers[edge.target])
        guard added != State() || below != State() else { continue }
        for key in added.lacking.keys { previous[Entry(node: edge.target, key: key, origin: .environment)] = index }
        for key in below.lacking.keys { previous[Entry(node: edge.target, key: key, origin: .container)] = index }
        environments[edge.target] = environments[edge.target].union(added)
        containers[edge.target] = containers[edge.target].union(below)
        queue.append((edge.target, added, below))
      }
    }
  }

  subscript(node: Int, origin: FlowNeeds.Origin) -> State {
    origin == .environment ? environments[node] : containers[node]
  }

  /// The edges from a root to a node that lacks a key.
  func path(to node: Int, lacking key: Int, _ origin: FlowNeeds.Origin, in graph: FlowGraph) -> [Int] {
    var path: [Int] = []
    var entry = Entry(node: node, key: key, origin: origin)
    while let index = previous[entry], path.count < graph.edges.count {
      path.append(index)
      let edge = graph.edges[index]
      let passage = entry.origin == .environment ? edge.context.environment : edge.context.container
      guard let before = FlowNeeds.Origin(passage.origin) else { break }
      entry = Entry(node: edge.source, key: key, origin: before)
    }
    return path.reversed()
  }
}

extension Passage {
  /// What is there behind the passage, by what is there before it.
  func applied(to environment: FlowReach.State, _ container: FlowReach.State) -> FlowReach.State {
    var state: FlowReach.State
    switch origin {
    case .entry: state = environment
    case .container: state = container
    case .absent: state = .absent
    case .unknown: state = .unknown
    }
    if state.isAbsent, mayMeetContainer { state = state.union(.unknown) }
    if state == FlowReach.State() { return state }
    return FlowReach.State(
      provided: state.provided.union(provided), lacking: state.lacking.subtracting(provided).subtracting(unclear),
      unclear: state.unclear.subtracting(provided).union(unclear.intersection(state.lacking.union(state.unclear))),
      isAbsent: state.isAbsent)
  }
}

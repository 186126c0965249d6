/// Why it is not known what reaches a view: the place where the way there is lost.
struct UnknownReason: Sendable, Hashable {
  typealias Kind = UnknownStep.Kind

  /// The code at a place: what `index` counts.
  enum Part: Sendable {
    /// In the file's `ViewFacts.elements`.
    case element
    /// In the file's `ViewFacts.bodies`.
    case body
    /// In the file's `FileFacts.containers`.
    case type
    /// Nothing: the place is not kept here.
    case none
  }

  var kind: Kind
  var part: Part
  /// Index of the file.
  var file: Int32
  var index: Int32

  init(_ kind: Kind, element: Int, in file: Int) {
    self.init(kind, .element, element, in: file)
  }

  /// A reason with a place that is found by the key.
  init(_ kind: Kind) { self.init(kind, .none, -1, in: -1) }

  /// The reason of a root.
  fileprivate init(_ kind: Kind, _ root: FlowGraph.Node) {
    switch root.kind {
    case .type(let type): self.init(kind, .type, type.containers[0].container, in: type.containers[0].file)
    case .body(let body): self.init(kind, .body, body, in: root.file)
    }
  }

  private init(_ kind: Kind, _ part: Part, _ index: Int, in file: Int) {
    self.kind = kind
    self.part = part
    self.file = Int32(file)
    self.index = Int32(index)
  }
}

/// For each node, in one build or in all together, the first doubt on the ways by which keys come to be unclear there.
///
/// Only for those who ask, so that the usual run does not collect it. Linear like `ForwardAnalysis`.
struct UnknownReasons {
  private struct Arrival: Hashable {
    var node: Int
    var origin: BackwardAnalysis.Origin
  }

  private struct Step {
    var arrival: Arrival
    var keys: KeySet
    var doubt: UnknownReason
  }

  private let graph: FlowGraph
  private let reach: ForwardAnalysis
  private let build: FlowBuilds.Index?
  private var explained: [Arrival: [(keys: KeySet, doubt: UnknownReason)]] = [:]
  private var queue: [Step] = []

  /// - Parameter build: nil for all builds together.
  init(_ graph: FlowGraph, _ reach: ForwardAnalysis, in build: FlowBuilds.Index?) {
    self.graph = graph
    self.reach = reach
    self.build = build
    let roots = graph.roots.filter { $0.builds.contains(build) }
    for root in roots {
      let node = graph.nodes[root.node]
      let kind: UnknownReason.Kind
      switch (root.kind, node.kind) {
      case (.hosting(isEmpty: false), .body): kind = .controller
      case (.hosting(isEmpty: false), .type): kind = .scene
      case (.elsewhere, _): kind = .elsewhere
      case (.hosting(isEmpty: true), _), (.app, _), (.preview, _): continue
      }
      add(graph.keys.all, UnknownReason(kind, node), Arrival(node: root.node, origin: .environment))
    }
    for root in roots where root.kind != .preview && root.kind != .app {
      let doubt = UnknownReason(root.kind == .elsewhere ? .elsewhere : .container, graph.nodes[root.node])
      add(graph.keys.all, doubt, Arrival(node: root.node, origin: .container))
    }
    for root in roots where root.kind != .preview {
      let arrival = Arrival(node: root.node, origin: .environment)
      add(graph.unfollowedKeys, UnknownReason(.unfollowed), arrival)
      if root.kind == .app { add(graph.delegateKeys, UnknownReason(.delegate), arrival) }
    }
    for edge in graph.edges where edge.builds.contains(build) {
      start(edge.context.environment, of: edge, .environment)
      start(edge.context.container, of: edge, .container)
    }
    var position = 0
    while position < queue.count {
      let step = queue[position]
      position += 1
      for index in graph.nodes[step.arrival.node].edges {
        let edge = graph.edges[index]
        guard edge.builds.contains(build) else { continue }
        pass(step, edge.context.environment, Arrival(node: edge.target, origin: .environment))
        pass(step, edge.context.container, Arrival(node: edge.target, origin: .container))
      }
    }
  }

  /// The doubt by which a key is unclear at a node; nil when it is not.
  func doubt(of key: Int, at node: Int) -> UnknownReason? {
    explained[Arrival(node: node, origin: .environment)]?.first { $0.keys.contains(key) }?.doubt
  }

  /// The keys that become unclear on the edge itself.
  private mutating func start(_ passage: TransferFunction, of edge: FlowGraph.Edge, _ origin: BackwardAnalysis.Origin) {
    guard !passage.doubts.isEmpty, reach.environments[edge.source] != ForwardAnalysis.State() else { return }
    let before = BackwardAnalysis.Origin(passage.origin).map { reach[edge.source, $0] }
    let isLost = before == nil || before?.isAbsent == true && passage.mayMeetContainer
    // Of what was unclear before, another step is the reason.
    let open = before?.lacking.intersection(passage.unclear) ?? .none
    let cleared = before?.provided.intersection(passage.cleared) ?? .none
    let keys = isLost ? graph.keys.all : open.union(cleared).intersection(graph.keys.all)
    for part in passage.doubts.reasons(of: keys) {
      add(part.keys, part.reason, Arrival(node: edge.target, origin: origin))
    }
  }

  private mutating func pass(_ step: Step, _ passage: TransferFunction, _ arrival: Arrival) {
    guard BackwardAnalysis.Origin(passage.origin) == step.arrival.origin else { return }
    add(step.keys.subtracting(passage.provided), step.doubt, arrival)
  }

  private mutating func add(_ keys: KeySet, _ doubt: UnknownReason, _ arrival: Arrival) {
    let known = (explained[arrival] ?? []).reduce(KeySet.none) { $0.union($1.keys) }
    let new = keys.subtracting(known)
    guard !new.isEmpty else { return }
    explained[arrival, default: []].append((new, doubt))
    queue.append(Step(arrival: arrival, keys: new, doubt: doubt))
  }
}

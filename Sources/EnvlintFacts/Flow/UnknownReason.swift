/// Why it is not known what reaches a view: the place where the way there is lost.
struct UnknownReason: Sendable, Hashable {
  /// The unknown step there.
  enum Kind: UInt8, Sendable, CaseIterable {
    /// The effect of a modifier that neither the project nor the SDK declares.
    case modifier
    /// Where content is shown that something is given.
    case content
    /// Which of several types by one name is meant.
    case typeName
    /// Which of several functions or properties by one name is meant.
    case member
    /// The targets, of those that compile a file, that contain code in an `#if`.
    case condition
    /// The type of an injected object.
    case object
    /// The values injected after the navigation container that a navigation link passes on.
    case link
    /// Which navigation container shows a destination.
    case container
    /// Where a hosting controller is put.
    case controller
    /// Where code shows views that it makes or calls, if it isn't followed.
    case elsewhere
    /// Whether SwiftUI makes a delegate or document and puts it into the environment.
    case delegate
    /// Where code is used that injects something, but as a style or under a name of the SDK's.
    case unfollowed
    /// The rest of a body that is too long.
    case longBody

    /// Whether it is something between views of which it is not known what it does.
    var isUnknownCode: Bool {
      switch self {
      case .modifier, .content, .typeName, .member, .longBody: true
      case .condition, .object, .link, .container, .controller, .elsewhere, .delegate, .unfollowed: false
      }
    }
  }

  var kind: Kind
  /// Index of the file.
  var file: Int32
  /// Index in its `ViewFacts.elements`; of a root that isn't followed the index of its body.
  var element: Int32
}

extension UnknownReason {
  /// The reason of a root that code makes or calls which isn't followed.
  fileprivate init(_ node: FlowGraph.Node) {
    var body = -1
    if case .body(let index) = node.kind { body = index }
    self.init(kind: .elsewhere, file: Int32(node.file), element: Int32(body))
  }
}

/// For each node the first doubt on the ways by which keys come to be unclear there.
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
  private var explained: [Arrival: [(keys: KeySet, doubt: UnknownReason)]] = [:]
  private var queue: [Step] = []

  init(_ graph: FlowGraph, _ reach: ForwardAnalysis) {
    self.graph = graph
    self.reach = reach
    for root in graph.roots {
      let arrival = Arrival(node: root.node, origin: .environment)
      switch root.kind {
      case .hosting(isEmpty: false):
        add(graph.keys.all, UnknownReason(kind: .controller, file: -1, element: -1), arrival)
      case .elsewhere: add(graph.keys.all, UnknownReason(graph.nodes[root.node]), arrival)
      case .hosting(isEmpty: true), .app, .preview: continue
      }
    }
    for root in graph.roots where root.kind != .preview && root.kind != .app {
      let doubt =
        root.kind == .elsewhere
        ? UnknownReason(graph.nodes[root.node]) : UnknownReason(kind: .container, file: -1, element: -1)
      add(graph.keys.all, doubt, Arrival(node: root.node, origin: .container))
    }
    for root in graph.roots where root.kind != .preview {
      let arrival = Arrival(node: root.node, origin: .environment)
      add(graph.unfollowedKeys, UnknownReason(kind: .unfollowed, file: -1, element: -1), arrival)
      if root.kind == .app {
        add(graph.delegateKeys, UnknownReason(kind: .delegate, file: -1, element: -1), arrival)
      }
    }
    for edge in graph.edges {
      start(edge.context.environment, of: edge, .environment)
      start(edge.context.container, of: edge, .container)
    }
    var position = 0
    while position < queue.count {
      let step = queue[position]
      position += 1
      for index in graph.nodes[step.arrival.node].edges {
        let edge = graph.edges[index]
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
    guard let doubt = passage.doubt, reach.environments[edge.source] != ForwardAnalysis.State() else { return }
    let before = BackwardAnalysis.Origin(passage.origin).map { reach[edge.source, $0] }
    let isLost = before == nil || before?.isAbsent == true && passage.mayMeetContainer
    let open = before.map { $0.lacking.union($0.unclear) } ?? .none
    let keys = isLost ? graph.keys.all : passage.unclear.intersection(open).intersection(graph.keys.all)
    add(keys, doubt, Arrival(node: edge.target, origin: origin))
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

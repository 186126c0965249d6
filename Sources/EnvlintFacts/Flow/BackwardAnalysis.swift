/// The needs of each node from the environment around it: the keys that it or something it shows looks up, and that nothing on the way
/// provides, with the way to who looks it up.
///
/// A fixpoint, from those that look something up outwards. Each key enters each node once, so that it is linear in nodes, edges and keys.
struct BackwardAnalysis: Sendable {
  /// From which environment of a node something is needed.
  enum Origin: Int, Sendable {
    case environment
    case container
  }

  private struct Entry: Hashable {
    var node: Int
    var key: Int
    var origin: Origin
  }

  /// By node: from its environment, and from that of the navigation container around it.
  private(set) var keys: [KeySet]
  private(set) var containerKeys: [KeySet]
  /// The edge towards who needs it, and from which of the environments of its target.
  private var next: [Entry: (edge: Int, origin: Origin)] = [:]

  /// - Parameter passesMissed: whether a need is followed beyond a presentation whose chain provides it only for the presenting view.
  init(_ graph: FlowGraph, passesMissed: Bool, in build: FlowBuilds.Index) {
    keys = graph.nodes.map { $0.keys(in: build) }
    containerKeys = Array(repeating: .none, count: graph.nodes.count)
    var queue = graph.nodes.indices.filter { !keys[$0].isEmpty }.map {
      (node: $0, origin: Origin.environment, keys: keys[$0])
    }
    var position = 0
    while position < queue.count {
      let (node, origin, keys) = queue[position]
      position += 1
      for index in graph.nodes[node].incoming {
        let edge = graph.edges[index]
        guard edge.builds.contains(build) else { continue }
        let passage = origin == .environment ? edge.context.environment : edge.context.container
        var passing = keys.subtracting(passage.provided).subtracting(passage.unclear)
        if !passesMissed { passing = passing.subtracting(edge.missed) }
        guard !passing.isEmpty, let target = Origin(passage.origin) else { continue }
        let new = passing.subtracting(self[edge.source, target])
        guard !new.isEmpty else { continue }
        for key in new.keys { next[Entry(node: edge.source, key: key, origin: target)] = (index, origin) }
        insert(new, edge.source, target)
        queue.append((edge.source, target, new))
      }
    }
  }

  subscript(node: Int, origin: Origin) -> KeySet { origin == .environment ? keys[node] : containerKeys[node] }

  private mutating func insert(_ new: KeySet, _ node: Int, _ origin: Origin) {
    if origin == .environment {
      keys[node] = keys[node].union(new)
    } else {
      containerKeys[node] = containerKeys[node].union(new)
    }
  }

  /// The edges from a node to who needs a key.
  func path(from node: Int, of key: Int, _ origin: Origin, in graph: FlowGraph) -> [Int] {
    var path: [Int] = []
    var entry = Entry(node: node, key: key, origin: origin)
    while let (edge, origin) = next[entry], path.count < graph.edges.count {
      path.append(edge)
      entry = Entry(node: graph.edges[edge].target, key: key, origin: origin)
    }
    return path
  }
}

extension BackwardAnalysis.Origin {
  init?(_ origin: TransferFunction.Origin) {
    switch origin {
    case .entry: self = .environment
    case .container: self = .container
    case .absent, .unknown: return nil
    }
  }
}

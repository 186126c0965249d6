/// Hosting controllers that take away what their views have elsewhere.
extension EnvironmentFlow {
  /// Of what roots lack, the readers of keys that are given them wherever else the app shows them, so that the root is what takes the key
  /// away. Else a reader has the default in other places, too, and perhaps on purpose, or it is not known.
  ///
  /// A reader that is shown nowhere else counts as well when the app injects the key for all of its views.
  public func surprises(among roots: [RootGap], _ project: ProjectIndex) -> Set<FlowGap.Reading> {
    guard hasApp else { return [] }
    var lackingRoots: [InjectedKey: Set<Int>] = [:]
    for root in roots {
      for gap in root.gaps where gap.lookup == nil { lackingRoots[gap.key, default: []].insert(root.node) }
    }
    var reaches: [Set<Int>: FlowReach] = [:]
    var found: Set<FlowGap.Reading> = []
    for gap in roots.lazy.flatMap(\.gaps) where gap.lookup == nil {
      guard let lacking = lackingRoots[gap.key], let reading = gap.reading, let key = graph.keys.index(of: gap.key)
      else {
        continue
      }
      let reach = reaches[lacking] ?? FlowReach(graph, without: lacking)
      reaches[lacking] = reach
      if isGiven(key, at: reading.node, reach, project) { found.insert(reading) }
    }
    return found
  }

  private func isGiven(_ key: Int, at node: Int, _ reach: FlowReach, _ project: ProjectIndex) -> Bool {
    let state = reach.environments[node]
    if state.lacking.contains(key) || state.unclear.contains(key) { return false }
    return state.provided.contains(key) || isGivenToAll(key, reach, project)
  }

  /// Whether some view of the app has a key, and none is known to lack it.
  private func isGivenToAll(_ key: Int, _ reach: FlowReach, _ project: ProjectIndex) -> Bool {
    guard reach.environments.contains(where: { $0.provided.contains(key) }) else { return false }
    return !graph.nodes.indices.contains { node in
      guard reach.environments[node].lacking.contains(key), case .type = graph.nodes[node].kind else { return false }
      return !isPartOfRoot(node, project)
    }
  }
}

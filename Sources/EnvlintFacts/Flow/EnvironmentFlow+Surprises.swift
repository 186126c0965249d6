/// Hosting controllers that take away what their views have elsewhere.
extension EnvironmentFlow {
  /// Of what roots lack, the readers of keys that are given them wherever else the app shows them, so that the root is what takes the key
  /// away. Else a reader has the default in other places as well, and perhaps on purpose, or it is not known.
  ///
  /// A reader that is shown nowhere else counts as well when the app injects the key for all of its views.
  public func surprises(among roots: [RootGap], _ project: ProjectIndex) -> Set<MissingPath.Reading> {
    guard hasApp else { return [] }
    var lackingRoots: [InjectedKey: Set<Int>] = [:]
    for root in roots {
      for gap in root.gaps where gap.lookup == nil { lackingRoots[gap.key, default: []].insert(root.node) }
    }
    var known: [Set<Int>: Elsewhere] = [:]
    var found: Set<MissingPath.Reading> = []
    let unclearRoots = Set(graph.roots.filter(\.kind.isUnknown).map(\.node))
    for gap in roots.lazy.flatMap(\.gaps) where gap.lookup == nil {
      guard let lacking = lackingRoots[gap.key], let reading = gap.reading, let key = graph.keys.index(of: gap.key)
      else {
        continue
      }
      let elsewhere =
        known[lacking]
        ?? Elsewhere(all: states(without: lacking), known: states(without: lacking.union(unclearRoots)))
      known[lacking] = elsewhere
      if isGiven(key, at: reading.node, elsewhere, project) { found.insert(reading) }
    }
    return found
  }

  /// The environment of each node from roots other than those that lack the key.
  private struct Elsewhere {
    var all: [ForwardAnalysis.State]
    /// Without controllers that are put somewhere: whether the key is there, determines nothing of what the app itself shows.
    var known: [ForwardAnalysis.State]
  }

  private func isGiven(_ key: Int, at node: Int, _ elsewhere: Elsewhere, _ project: ProjectIndex) -> Bool {
    let state = elsewhere.known[node]
    if state.lacking.contains(key) || state.unclear.contains(key) { return false }
    if state.provided.contains(key) { return true }
    return !elsewhere.all[node].unclear.contains(key) && isGivenToAll(key, elsewhere.all, project)
  }

  /// Whether some view of the app has a key, and none is known to lack it.
  private func isGivenToAll(_ key: Int, _ states: [ForwardAnalysis.State], _ project: ProjectIndex) -> Bool {
    guard states.contains(where: { $0.provided.contains(key) }) else { return false }
    return !graph.nodes.indices.contains { node in
      guard states[node].lacking.contains(key), case .type = graph.nodes[node].kind else { return false }
      return !isPartOfRoot(node, project)
    }
  }
}

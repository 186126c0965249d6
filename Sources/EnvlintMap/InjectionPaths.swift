import EnvlintFacts

/// The way back from readers to those who inject what they read.
public struct InjectionPaths {
  private let map: EnvironmentMap
  /// Indices in `map.edges`, for each view.
  private var incoming: [[Int]]
  private var outgoing: [[Int]]

  public init(_ map: EnvironmentMap) {
    self.map = map
    incoming = Array(repeating: [], count: map.views.count)
    outgoing = incoming
    for (index, edge) in map.edges.enumerated() {
      incoming[edge.target].append(index)
      outgoing[edge.source].append(index)
    }
  }

  /// The injections of an entry whose values may reach one of its readers: all for which the contrary is not known.
  public func injections(of entry: Int, reaching read: EnvironmentMap.Read) -> [EnvironmentMap.Injection] {
    let all = map.entries[entry].injections
    guard let reader = read.view, map.views[reader].isReached else { return all }
    let sources = sources(of: entry, at: reader)
    return all.filter { injection in
      guard let view = injection.view, provides(entry, view) else { return true }
      return sources.contains(view)
    }
  }

  /// The readers that an injection may reach.
  public func reads(of entry: Int, reachedBy injection: EnvironmentMap.Injection) -> [EnvironmentMap.Read] {
    map.entries[entry].reads.filter { read in
      injections(of: entry, reaching: read).contains { $0.site == injection.site }
    }
  }

  /// Whether a view is known to inject an entry for views that it shows.
  private func provides(_ entry: Int, _ view: Int) -> Bool {
    outgoing[view].contains { map.edges[$0].environment.provided.contains(entry) }
  }

  /// The views above a view, up to those that surely replace what comes from further up.
  private func sources(of entry: Int, at view: Int) -> Set<Int> {
    var found: Set<Int> = []
    var open = [view]
    var seen: Set<Int> = [view]
    while let view = open.popLast() {
      for edge in incoming[view].lazy.map({ map.edges[$0] }) {
        found.insert(edge.source)
        if edge.environment.provided.contains(entry) { continue }
        if seen.insert(edge.source).inserted { open.append(edge.source) }
      }
    }
    return found
  }
}

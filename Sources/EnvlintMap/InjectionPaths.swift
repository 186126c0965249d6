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
    guard let reader = read.view, map.views[reader].isReached, let injectors = injectors(of: entry, above: reader)
    else {
      return all
    }
    return all.filter { injection in
      guard let view = injection.view, provides(entry, view) else { return true }
      return injectors.contains(view)
    }
  }

  /// The readers in the app that an injection may reach.
  public func reads(of entry: Int, reachedBy injection: EnvironmentMap.Injection) -> [EnvironmentMap.Read] {
    map.entries[entry].reads.filter { read in
      read.context == .app && injections(of: entry, reaching: read).contains { $0.site == injection.site }
    }
  }

  /// Whether a view is known to inject an entry for views that it shows.
  private func provides(_ entry: Int, _ view: Int) -> Bool {
    outgoing[view].contains {
      map.edges[$0].environment.provided.contains(entry) || map.edges[$0].container.provided.contains(entry)
    }
  }

  /// The environment of a view, or that of the navigation container around it.
  private struct Place: Hashable {
    var view: Int
    var isContainer: Bool
  }

  /// The views that inject an entry, or may, on the way to a view, each up to the innermost that surely does; nil if a way is unknown.
  private func injectors(of entry: Int, above view: Int) -> Set<Int>? {
    var found: Set<Int> = []
    var open = [Place(view: view, isContainer: false)]
    var seen = Set(open)
    while let place = open.popLast() {
      for edge in incoming[place.view].lazy.map({ map.edges[$0] }) {
        let way = place.isContainer ? edge.container : edge.environment
        let isProvided = way.provided.contains(entry)
        if isProvided || way.isUnclear || way.unclear.contains(entry) { found.insert(edge.source) }
        if isProvided { continue }
        if way.origin == .unknown { return nil }
        let next = Place(view: edge.source, isContainer: way.origin == .container)
        if seen.insert(next).inserted { open.append(next) }
      }
    }
    return found
  }
}

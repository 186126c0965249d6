import EnvlintFacts

/// The part of a map between the roots and the readers of one entry, each view once.
struct KeyFlow {
  /// Indices of views, ascending: all on a way from a root to a reader, and the readers.
  var views: [Int] = []
  /// Views that neither read nor inject nor begin or join anything, left out of a long way.
  private(set) var contracted: Set<Int> = []
  var links: [Link] = []

  /// A way from one view to another one.
  struct Link: Hashable {
    var source: Int
    var target: Int
    /// Whether the entry is injected on it, perhaps is, or neither.
    var isProviding: Bool
    var isUnclear: Bool
    /// The number of views left out on it.
    var skipped: Int
  }

  /// - Parameter entry: index in `entries`.
  init(of entry: Int, in map: EnvironmentMap) {
    let readers = Set(map.entries[entry].reads.filter { $0.context == .app }.compactMap(\.view))
    let ancestors = map.ancestors(of: readers.sorted())
    views = ancestors.filter { map.views[$0].isReached || readers.contains($0) }.sorted()
    let shown = Set(views)
    var seen: Set<Link> = []
    for edge in map.edges where shown.contains(edge.source) && shown.contains(edge.target) && edge.source != edge.target
    {
      let way = edge.environment
      let link = Link(
        source: edge.source, target: edge.target, isProviding: way.provided.contains(entry),
        isUnclear: way.isUnclear || way.origin == .unknown || way.unclear.contains(entry), skipped: 0)
      if seen.insert(link).inserted { links.append(link) }
    }
    contract(keeping: readers.union(map.roots.map(\.view)))
  }

  /// Joins the two links of a view that only passes on what it is given.
  private mutating func contract(keeping kept: Set<Int>) {
    var incoming: [Int: [Int]] = [:]
    var outgoing: [Int: [Int]] = [:]
    for (index, link) in links.enumerated() {
      incoming[link.target, default: []].append(index)
      outgoing[link.source, default: []].append(index)
    }
    var removed: Set<Int> = []
    for view in views where !kept.contains(view) {
      guard let into = incoming[view], into.count == 1, let out = outgoing[view], out.count == 1 else { continue }
      let (first, second) = (links[into[0]], links[out[0]])
      guard !first.isProviding, !second.isProviding, first.isUnclear == second.isUnclear, first.source != second.target
      else { continue }
      links[out[0]].source = first.source
      links[out[0]].skipped = first.skipped + second.skipped + 1
      outgoing[first.source] = outgoing[first.source]?.map { $0 == into[0] ? out[0] : $0 }
      removed.insert(into[0])
      contracted.insert(view)
    }
    links = links.indices.filter { !removed.contains($0) }.map { links[$0] }
    views.removeAll(where: contracted.contains)
  }
}

import EnvlintFacts

extension EnvironmentMap {
  /// Makes the map of the worlds of a tree, which know nothing of each other.
  ///
  /// An entry that several of them declare is several entries, which have numbers. One that none of them declares is one, as those of the SDK.
  ///
  /// - Parameter isComplete: see `init(of:hints:isComplete:)` for one of them.
  public init(of worlds: [ProjectIndex], hints: @escaping Hints, isComplete: Bool = true) {
    self.init(joining: worlds.map { EnvironmentMap(of: $0, hints: hints, isComplete: isComplete) })
  }

  private init(joining maps: [EnvironmentMap]) {
    guard maps.count != 1 else {
      self = maps[0]
      return
    }
    self.init()
    let places = joinEntries(of: maps)
    for (map, entries) in zip(maps, places) {
      let firstView = views.count
      func way(_ way: Way) -> Way {
        var way = way
        way.provided = way.provided.map { entries[$0] }.sorted()
        way.unclear = way.unclear.map { entries[$0] }.sorted()
        return way
      }
      views += map.views
      edges += map.edges.map { edge in
        Edge(
          source: firstView + edge.source, target: firstView + edge.target, location: edge.location,
          environment: way(edge.environment), container: way(edge.container))
      }
      roots += map.roots.map { Root(kind: $0.kind, view: firstView + $0.view, startsEmpty: $0.startsEmpty) }
      surfaces += map.surfaces.map { surface in
        var surface = surface
        surface.needs = surface.needs.map { entries[$0] }.sorted()
        return surface
      }
      unknownInjections += map.unknownInjections.map { $0.moved(by: firstView) }
      unseenReadCount += map.unseenReadCount
      // A file is in one world only.
      for (file, extents) in map.extents {
        self.extents[file] = extents.map { Extent(range: $0.range, entry: entries[$0.entry]) }
      }
      for (file, occurrences) in map.occurrences {
        self.occurrences[file] = occurrences.map { occurrence in
          var occurrence = occurrence
          occurrence.entry = entries[occurrence.entry]
          return occurrence
        }
      }
    }
    surfaces.sort { $0.location < $1.location }
    unknownInjections.sort { $0.site.location < $1.site.location }
  }

  /// Makes the entries of some maps, sorted, with the views as they are numbered when all maps are in one.
  ///
  /// - Returns: for each map the new place of each of its entries.
  private mutating func joinEntries(of maps: [EnvironmentMap]) -> [[Int]] {
    /// The entries that no world declares, by their keys.
    var shared: [Key: Int] = [:]
    var found: [Entry] = []
    var keys: Set<Key> = []
    var numbers: [[Int]] = []
    var firstView = 0
    for map in maps {
      numbers.append(
        map.entries.map { entry in
          var entry = entry.moved(by: firstView)
          if entry.origin != .project, let known = shared[entry.key] {
            found[known].add(entry)
            return known
          }
          if entry.origin != .project { shared[entry.key] = found.count }
          entry.key = entry.key.free(keys.contains)
          keys.insert(entry.key)
          found.append(entry)
          return found.count - 1
        })
      firstView += map.views.count
    }
    // Stable, because sorting isn't.
    let order = found.indices.sorted { one, other in
      let (first, second) = (found[one].key, found[other].key)
      return first.isBefore(second) || first == second && one < other
    }
    var places = Array(repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    entries = order.map { found[$0] }
    return numbers.map { $0.map { places[$0] } }
  }
}

extension EnvironmentMap.Entry {
  fileprivate func moved(by offset: Int) -> EnvironmentMap.Entry {
    var entry = self
    entry.injections = injections.map { $0.moved(by: offset) }
    for index in reads.indices { entry.reads[index].view = reads[index].view.map { $0 + offset } }
    return entry
  }

  /// Adds what another world does with the same entry.
  fileprivate mutating func add(_ other: EnvironmentMap.Entry) {
    type = type ?? other.type
    injections = (injections + other.injections).sorted { $0.site.location < $1.site.location }
    reads = (reads + other.reads).sorted { $0.site.location < $1.site.location }
    hasOtherUses = hasOtherUses || other.hasOtherUses
    isPerhapsInjected = isPerhapsInjected || other.isPerhapsInjected
  }
}

extension EnvironmentMap.Injection {
  fileprivate func moved(by offset: Int) -> EnvironmentMap.Injection {
    var injection = self
    injection.view = view.map { $0 + offset }
    return injection
  }
}

extension EnvironmentMap.Key {
  /// The key, or with a number where it is taken.
  func free(_ isTaken: (EnvironmentMap.Key) -> Bool) -> EnvironmentMap.Key {
    var key = self
    var number = 2
    while isTaken(key) {
      switch self {
      case .path(let name): key = .path("\(name) (\(number))")
      case .object(let name): key = .object("\(name) (\(number))")
      }
      number += 1
    }
    return key
  }

  /// Whether code names it so, without a number: `theme`, `Session`.
  func isWritten(_ text: String) -> Bool {
    let name = if case .path(let name) = self { name } else { self.name }
    return name == text || name.hasPrefix(text + " (")
  }

  /// Whether it precedes another one: keys first, then objects, each by name.
  func isBefore(_ other: EnvironmentMap.Key) -> Bool {
    if isObject != other.isObject { return other.isObject }
    let (first, second) = (name.lowercased(), other.name.lowercased())
    return first == second ? name < other.name : first < second
  }
}

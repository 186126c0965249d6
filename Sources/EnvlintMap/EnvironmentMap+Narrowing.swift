import EnvlintFacts

extension EnvironmentMap {
  /// All that is shown on the way to the readers of some entries, with those who inject them.
  ///
  /// - Parameter entries: indices in `entries`.
  public func narrowed(to entries: Set<Int>) -> EnvironmentMap {
    var views = ancestors(of: entries.flatMap { self.entries[$0].reads.compactMap(\.view) })
    for entry in entries { views.formUnion(self.entries[entry].injections.compactMap(\.view)) }
    return selecting(entries: entries.sorted(), views: views.sorted())
  }

  /// These views and all that show them.
  func ancestors(of views: [Int]) -> Set<Int> {
    var incoming: [[Int]] = Array(repeating: [], count: self.views.count)
    for edge in edges { incoming[edge.target].append(edge.source) }
    var found = Set(views)
    var pending = views
    while let view = pending.popLast() {
      for source in incoming[view] where found.insert(source).inserted { pending.append(source) }
    }
    return found
  }

  private func selecting(entries: [Int], views: [Int]) -> EnvironmentMap {
    let newEntries = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1, $0) })
    let newViews = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    func way(_ way: Way) -> Way {
      var way = way
      way.provided = way.provided.compactMap { newEntries[$0] }
      way.unclear = way.unclear.compactMap { newEntries[$0] }
      return way
    }
    var result = EnvironmentMap()
    result.unseenReadCount = unseenReadCount
    result.views = views.map { self.views[$0] }
    result.roots = roots.compactMap { root in
      newViews[root.view].map { Root(kind: root.kind, view: $0, startsEmpty: root.startsEmpty) }
    }
    result.edges = edges.compactMap { edge in
      guard let source = newViews[edge.source], let target = newViews[edge.target] else { return nil }
      return Edge(
        source: source, target: target, location: edge.location, environment: way(edge.environment),
        container: way(edge.container))
    }
    result.entries = entries.map { index in
      var entry = self.entries[index]
      for read in entry.reads.indices { entry.reads[read].view = entry.reads[read].view.flatMap { newViews[$0] } }
      for place in entry.injections.indices {
        entry.injections[place].view = entry.injections[place].view.flatMap { newViews[$0] }
      }
      return entry
    }
    result.surfaces = surfaces.compactMap { surface in
      var surface = surface
      surface.needs = surface.needs.compactMap { newEntries[$0] }
      return surface.needs.isEmpty ? nil : surface
    }
    for (file, extents) in self.extents {
      result.extents[file] = extents.compactMap { extent in
        newEntries[extent.entry].map { Extent(range: extent.range, entry: $0) }
      }
    }
    return result
  }

  /// The entries that are declared, injected or read in one of the wanted files.
  public func entries(inFiles isWanted: (_ path: String) -> Bool) -> Set<Int> {
    Set(
      entries.indices.filter { index in
        let entry = entries[index]
        return entry.declarations.contains { isWanted($0.location.file) }
          || entry.injections.contains { isWanted($0.site.location.file) }
          || entry.reads.contains { isWanted($0.site.location.file) }
      })
  }

  /// The entries of a name, written with or without what people put before it: `theme`, `\.theme`, `Session`.
  public func entries(named name: String) -> Set<Int> {
    let name = name.hasPrefix("\\.") ? String(name.dropFirst(2)) : name
    return Set(
      entries.indices.filter { index in
        let key = entries[index].key
        if case .object(let type) = key, type.hasSuffix("." + name) { return true }
        return key.isWritten(name)
      })
  }

  /// Assigns the findings to the entries that they are about.
  ///
  /// - Returns: those that are about one.
  public mutating func take(_ findings: [Diagnostic]) -> [Diagnostic] {
    var taken: [Diagnostic] = []
    for finding in findings {
      var found = entries(at: finding.location)
      if found.isEmpty { for note in finding.notes { found.formUnion(entries(at: note.location)) } }
      for entry in found.sorted() { entries[entry].findings.append(taken.count) }
      if !found.isEmpty { taken.append(finding) }
    }
    return taken
  }

  private func entries(at location: Location) -> Set<Int> {
    Set((extents[location.file] ?? []).filter { $0.range.overlaps(location.range) }.map(\.entry))
  }
}

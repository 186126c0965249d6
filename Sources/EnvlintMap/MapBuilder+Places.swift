import EnvlintFacts

/// Views, reads and injections.
extension MapBuilder {
  /// The views that the flow has found, and which of them a root shows.
  mutating func collectViews() {
    let graph = project.flow.viewGraph(of: project, isComplete: isComplete)
    self.graph = graph
    for (index, key) in graph.keys.enumerated() { followedKeys[key] = index }
    map.views = graph.views.map { view in
      EnvironmentMap.View(
        name: view.name, kind: EnvironmentMap.View.Kind(view.kind),
        site: EnvironmentMap.Site(location: view.location, symbol: view.symbol), unmade: view.unmade)
    }
    hasRoots = graph.roots.contains { $0.kind != .preview }
    map.roots = graph.roots.map { EnvironmentMap.Root(kind: $0.kind, view: $0.view, startsEmpty: $0.startsEmpty) }
    var outgoing: [[Int]] = Array(repeating: [], count: graph.views.count)
    for edge in graph.edges { outgoing[edge.source].append(edge.target) }
    var pending = graph.roots.filter { $0.kind != .preview }.map(\.view)
    for view in pending { map.views[view].isReached = true }
    while let view = pending.popLast() {
      for target in outgoing[view] where !map.views[target].isReached {
        map.views[target].isReached = true
        pending.append(target)
      }
    }
  }

  // MARK: Reads

  mutating func collectReads() {
    let unseen = project.reads.unseenLookups
    map.unseenReadCount = unseen.count
    unclearTypes.formUnion(unseen.compactMap(\.typeName))
    let marks = Dictionary(proofs?.all.map { ($0.declaration, $0.state.mark) } ?? []) { first, _ in first }
    for property in project.reads.all {
      let index: Int
      if let key = project.reads.key(of: property) {
        index = entry(of: key)
        // The superclass of a type of the project may have it.
        if case .externalType(let name) = key, name.contains(".") { unclearTypes.insert(lastName(name)) }
      } else if let name = property.keyName {
        // A key path that is not plain, such as one with a subscript, still begins with a key.
        if name == "self" { continue }
        index = entry(of: .path([name]))
      } else if let name = property.writtenType?.name {
        index = entry(.object(name), origin: .other, type: nil)
        unclearTypes.insert(lastName(name))
      } else {
        continue
      }
      let file = property.id.file
      let scope = property.property.scope
      let type = project.resolver.enclosingType(of: scope, in: file)
      var read = EnvironmentMap.Read(
        site: site(property.attribute.range, file, property.property.symbol), context: context(of: scope, in: file),
        view: type.map { view(of: $0) }, isRequired: property.isRequired)
      read.arrival = arrival(of: read, type, entry: index, key: project.reads.key(of: property))
      read.proof = marks[project.location(property.property.nameRange, in: file)]
      // A default may crash the app.
      read.isRequired = read.isRequired || read.proof != nil
      map.entries[index].reads.append(read)
      note(property.property.source.range, file, index)
      for range in property.namingRanges { noteOccurrence(range, file, index, .read, property.attribute.range) }
    }
  }

  /// The view that a type is; one that nothing shows is added.
  private mutating func view(of type: DeclaredType) -> Int {
    if let known = graph?.viewsByType[type.containers[0]] { return known }
    let id = type.containers[0]
    let path = type.dottedName
    if let known = addedViews[id] { return known }
    map.views.append(
      EnvironmentMap.View(
        name: path, kind: .type, site: site(project.container(id).nameRange, id.file, path)))
    for part in project.resolver.parts(of: type) { addedViews[part] = map.views.count - 1 }
    addedViews[id] = map.views.count - 1
    return map.views.count - 1
  }

  /// The kinds of types whose constructions the flow finds.
  private static let shownProtocols: Set<String> = ["View", "ViewModifier", "Scene", "App"]

  private func arrival(
    of read: EnvironmentMap.Read, _ type: DeclaredType?, entry: Int, key: InjectedKey?
  ) -> EnvironmentMap.Arrival? {
    // It is unknown who shows the views of a library.
    guard let graph, hasRoots, read.context == .app, map.entries[entry].origin != .sdk, let view = read.view, let type
    else {
      return nil
    }
    guard map.views[view].isReached else {
      return project.resolver.conformance(of: type, toAnyOf: Self.shownProtocols) == .yes ? .unreached : nil
    }
    if let key, let followed = followedKeys[key.followed] {
      return EnvironmentMap.Arrival(graph.arrival(of: followed, at: view))
    }
    // A key that is not followed is one that no app code injects.
    guard case .path(let names)? = key, map.entries[entry].origin == .project,
      !project.injections.summary.hasUnresolvedKey,
      EnvironmentKeys.row(names[0]) == nil
    else {
      return nil
    }
    return .never
  }

  // MARK: Injections

  mutating func collectInjections() {
    for file in project.loadedFiles {
      for injection in project.injections(in: file) {
        let found = EnvironmentMap.Injection(
          site: site(injection.range, file, injection.scope.symbol), context: context(of: injection.scope, in: file),
          view: project.resolver.enclosingType(of: injection.scope, in: file).flatMap {
            graph?.viewsByType[$0.containers[0]]
          },
          value: injection.valueText)
        var key = project.injections.key(of: injection, in: file)
        // A key path that is not plain still begins with a key.
        if key == nil, case .key(let keyPath) = injection.target, let name = keyPath.components.first?.name,
          name != "self"
        {
          key = .path([name])
        }
        if let key {
          let index = entry(of: key)
          map.entries[index].injections.append(found)
          note(injection.range, file, index)
          let name = injection.namingRange(in: project.files[file])
          noteOccurrence(name, file, index, .injection, injection.range)
        } else {
          map.unknownInjections.append(found)
          if found.context == .app {
            if case .object = injection.target { hasUnknownObjects = true } else { hasUnknownKeys = true }
          }
        }
      }
    }
  }

  /// The public views of libraries, and what they need.
  mutating func collectSurfaces() {
    for surface in proofs?.surfaces ?? [] {
      let needs = surface.needs.map { entry(of: $0) }
      map.surfaces.append(
        EnvironmentMap.Surface(
          name: surface.name, location: surface.location, needs: needs, isShown: surface.isShown))
    }
  }

  // MARK: The end

  /// The map with its entries in order, and the edges that name them.
  mutating func finished() -> EnvironmentMap {
    let order = map.entries.indices.sorted { map.entries[$0].key.isBefore(map.entries[$1].key) }
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    let followed = (graph?.keys ?? []).map { index(of: $0).map { places[$0] } }
    func way(_ way: ViewGraph.Way) -> EnvironmentMap.Way {
      let isUnclear = way.unclear.count + way.provided.count >= followed.count && !way.unclear.isEmpty
      return EnvironmentMap.Way(
        origin: way.origin, provided: way.provided.compactMap { followed[$0] }.sorted(),
        unclear: isUnclear ? [] : way.unclear.compactMap { followed[$0] }.sorted(), isUnclear: isUnclear)
    }
    map.edges = (graph?.edges ?? []).map { edge in
      EnvironmentMap.Edge(
        source: edge.source, target: edge.target, location: edge.location, environment: way(edge.environment),
        container: way(edge.container))
    }
    map.entries = order.map { map.entries[$0] }
    for index in map.surfaces.indices {
      map.surfaces[index].needs = map.surfaces[index].needs.map { places[$0] }.sorted()
    }
    for (file, extents) in map.extents {
      map.extents[file] = extents.map { EnvironmentMap.Extent(range: $0.range, entry: places[$0.entry]) }
    }
    for (file, occurrences) in map.occurrences {
      for index in occurrences.indices { map.occurrences[file]?[index].entry = places[occurrences[index].entry] }
    }
    for index in map.entries.indices {
      map.entries[index].declarations.sort { $0.location < $1.location }
      map.entries[index].reads.sort { $0.site.location < $1.site.location }
      map.entries[index].injections.sort { $0.site.location < $1.site.location }
    }
    return map
  }
}

extension EnvironmentProperty {
  /// The type that it looks up, as written; nil for a key.
  fileprivate var writtenType: TypeReference? {
    switch source {
    case .keyPath: nil
    case .type(let type): type
    case .object(let type): type
    }
  }

  /// The parts of it that name what it reads: the key or type, the attribute, and the property.
  fileprivate var namingRanges: [Range<UInt32>] {
    let name: Range<UInt32>? =
      switch source {
      case .keyPath(let keyPath): keyPath.components.first?.range
      case .type(let type): type.range
      case .object(let type): type?.range
      }
    return [attribute.range, property.nameRange] + (name.map { [$0] } ?? [])
  }
}

extension Injection {
  /// The part of it that names what it injects: the modifier with the key, or with an object unless that is long.
  fileprivate func namingRange(in facts: FileFacts) -> Range<UInt32> {
    if case .key(let keyPath) = target, let name = keyPath.components.first {
      return range.lowerBound..<name.range.upperBound
    }
    return valueText == nil ? facts.chains[link.chain].modifiers[link.modifier].nameRange : range
  }
}

extension EnvironmentMap.View.Kind {
  fileprivate init(_ kind: ViewGraph.View.Kind) {
    switch kind {
    case .type: self = .type
    case .function: self = .function
    case .preview: self = .preview
    case .hosting: self = .hosting
    case .construction: self = .construction
    }
  }
}

extension EnvironmentMap.Arrival {
  /// Nil where the view is not reached.
  fileprivate init?(_ arrival: EnvironmentFlow.Arrival) {
    guard arrival.isReached else { return nil }
    if arrival.isLacking, arrival.isProvided {
      self = .sometimes
    } else if arrival.isUnclear {
      self = .unclear
    } else {
      self = arrival.isLacking ? .never : .always
    }
  }
}

/// A place on a path from a root to a view that needs something, where it is lacking.
public struct MissingPath: Sendable {
  /// One view on the path.
  public struct Step: Sendable, Hashable {
    public var name: String
    public var location: Location
    /// Where the chain ends that it begins, in the same file.
    public var chainEnd: UInt32
    /// The text before a further modifier of that chain, in a preview; see `TreeReader.modifierStart(ofChain:)`.
    public var modifierStart = ""
  }

  public var key: InjectedKey
  /// The root and all views down to the one that looks the key up.
  public var steps: [Step]
  /// Index in `steps` of the first view for which it is lacking.
  public var construction: Int
  /// The path of the declarations around that construction; empty at file level.
  public var symbol: String
  /// Who looks an object up; nil for a key path.
  public var lookup: ObjectLookup?
  /// All lookups of it below the construction that lack it, each once.
  public var lookups: [ObjectLookup] = []
  /// The function of the project that injects other keys for the construction, and so should inject this one; nil if there is none.
  public var injector: Step?
  /// Whether the code around the construction has such an object, or other code that constructs the view injects one.
  public var isAtObject = false
  /// The property, or parameter of `injector`, with such an object that code can inject; nil if there is none, or several.
  public var objectName: String?
  /// The attribute of the property that reads it.
  public var reader: Location
  /// Whether a build has all of the path that sets no flags of the project, each step of it is code of the project or the SDK, and none
  /// depends on the case of a value that isn't known, or on the system.
  public let isPlain: Bool
  /// Whether each step is shown with the one before it, under no condition and in no presentation.
  let isUnconditional: Bool
  /// The node of the type that has the property.
  let readingNode: Int?

  /// Who reads which key.
  public struct Reading: Sendable, Hashable {
    let node: Int
    let key: InjectedKey
  }

  /// Whether it is about the same key and view, be it in another build.
  fileprivate func isSame(as other: MissingPath) -> Bool {
    key == other.key && steps[construction] == other.steps[other.construction] && readingNode == other.readingNode
  }

  public var reading: Reading? { readingNode.map { Reading(node: $0, key: key) } }

  /// The steps as people read them: `A → B → … → D`.
  public var path: String {
    let names = steps.map(\.name)
    if names.count <= 4 { return names.joined(separator: " → ") }
    return ([names[0], names[1], "…"] + names.suffix(2)).joined(separator: " → ")
  }
}

/// A root that starts without what its views need.
public struct RootGap: Sendable {
  /// For each key that is lacking, in the order of `EnvironmentFlow.keys`.
  public var gaps: [MissingPath]
  /// The scope of the preview or hosting call; nil for an app.
  public var body: ViewBody?
  /// Index of the file.
  public var file: Int
  /// Whether its environment is known to start empty.
  var startsEmpty: Bool
  /// The SDK's type of a hosting root: that of the call, or from which its class inherits. Nil for other roots.
  public var hostingType: String?
  let node: Int

  /// Keeps only what is missing in views that this root constructs directly, or always shows with these, and what these read while they
  /// are shown; nil when that is nothing. Which of the views further down an extension shows, and what people may do there, depends on
  /// its input.
  fileprivate func sureNeeds(_ project: ProjectIndex) -> RootGap? {
    var root = self
    root.gaps = gaps.filter { gap in
      guard gap.construction == gap.steps.count - 1 || gap.isUnconditional else { return false }
      return gap.lookup.map { project.usage.uses(of: $0.property).contains { $0.position == .viewBuilding } } ?? true
    }
    return root.gaps.isEmpty ? nil : root
  }

  /// Whether it is put into the controller at the root of a window, or into one that this contains: then nothing is around it that it
  /// could inherit from.
  public var isInWindow: Bool {
    guard startsEmpty, hosting?.use.mayBePlacedHere == true else { return false }
    return hostingType.flatMap(HostingRoots.row)?.inheritsWhenEmbedded == true
  }

  /// The call that makes the root; nil for apps and previews.
  public var hosting: HostingCall? {
    guard case .hosting(let call)? = body?.kind else { return nil }
    return call
  }
}

extension EnvironmentFlow {
  /// The views that apps and widgets show first, and what they need that their scene does not provide; in source order.
  public func gapsOfApps(_ project: ProjectIndex) -> [MissingPath] {
    gaps(of: graph.roots.filter { $0.kind == .app }, project).flatMap(\.gaps)
  }

  /// Previews that lack an object.
  public func gapsOfPreviews(_ project: ProjectIndex) -> [RootGap] {
    gaps(of: graph.roots.filter { $0.kind == .preview }, project)
  }

  /// Hosting controllers that lack an object or a key if they start empty: those that surely do, and those that are handed to a function.
  public func gapsOfHostingRoots(_ project: ProjectIndex) -> [RootGap] {
    let roots = graph.roots.filter { $0.kind == .hosting(isEmpty: true) || $0.kind == .hosting(isEmpty: false) }
    return gaps(of: roots, project).compactMap { root in
      let neverInherits = root.hostingType.flatMap(HostingRoots.row)?.inheritsWhenEmbedded == false
      switch root.hosting?.use {
      // A function that makes it may put it anywhere, and other code may replace its root.
      case .presented,
        .passed where neverInherits, .embedded where neverInherits, .unknown where neverInherits:
        return root.startsEmpty ? root : nil
      case .passed: return root
      case nil, .changed: return nil
      case .embedded, .unknown:
        if root.body.map({ ControllerTypes(project).isMadeBySystem($0.scope, in: root.file) }) == true {
          return root.sureNeeds(project)
        }
        return root.isInWindow ? root : nil
      }
    }
  }

  private func gaps(of roots: [FlowGraph.Root], _ project: ProjectIndex) -> [RootGap] {
    roots.compactMap { root in
      var found: [MissingPath] = []
      for build in builds where root.builds.contains(build.build) {
        // A build finds again what others have.
        for gap in GapSearch(from: root, in: build, self, project).found
        where builds.count == 1 || !found.contains(where: gap.isSame(as:)) {
          found.append(gap)
        }
      }
      if found.isEmpty { return nil }
      return RootGap(
        gaps: found, body: body(at: root.node, project), file: graph.nodes[root.node].file,
        startsEmpty: !root.kind.isUnknown, hostingType: graph.hostingType(at: root.node, project), node: root.node)
    }
  }

  /// Whether all these places lie in types that something below a root shows, or may show because nothing else is found to.
  public func areBelow(_ root: RootGap, _ places: [Location], _ project: ProjectIndex) -> Bool {
    var types: [DeclaredType] = []
    var seen: Set<Int> = [root.node]
    var pending = [root.node]
    while let node = pending.popLast() {
      if case .type(let type) = graph.nodes[node].kind { types.append(type) }
      for edge in graph.nodes[node].edges where seen.insert(graph.edges[edge].target).inserted {
        pending.append(graph.edges[edge].target)
      }
    }
    func holds(_ part: ContainerID, _ place: Location) -> Bool {
      project.path(of: part.file) == place.file
        && project.container(part).source.range.contains(place.range.lowerBound)
    }
    let below = types.flatMap(project.resolver.parts)
    return places.allSatisfy { place in
      if below.contains(where: { holds($0, place) }) { return true }
      guard let file = project.index(ofFile: place.file) else { return false }
      let around = project.files[file].containers.indices.map { ContainerID(file: file, container: $0) }
        .filter { project.container($0).kind != nil && holds($0, place) }
      return !around.isEmpty && around.allSatisfy { nodes[$0] == nil }
    }
  }

  /// The edges from the construction that lacks a key to who needs it.
  func rest(of cause: MissingCause, _ needs: BackwardAnalysis, _ key: Int) -> [Int] {
    cause.way.last.map { needs.path(from: graph.edges[$0].target, of: key, .environment, in: graph) } ?? []
  }

  /// Whether a node is code of the root itself: a body, a scene or a widget.
  func isPartOfRoot(_ node: Int, _ project: ProjectIndex) -> Bool {
    guard case .type(let type) = graph.nodes[node].kind else { return true }
    return project.resolver.conformance(of: type, toAnyOf: ["App", "Scene", "Widget", "WidgetBundle"]) == .yes
  }

  /// Presented content that needs what only the presenting view is given, in places that a path from a root reaches without it.
  public func gapsOfPresentations(_ project: ProjectIndex) -> [MissingPath] {
    graph.edges.indices.flatMap { index -> [MissingPath] in
      let edge = graph.edges[index]
      let passage = edge.context.environment
      guard !edge.missed.isEmpty || passage.origin == .container,
        let origin = BackwardAnalysis.Origin(passage.origin)
      else { return [] }
      var known = KeySet.none
      return builds.filter { edge.builds.contains($0.build) }.flatMap { build -> [MissingPath] in
        if origin == .container, !passage.followsLink, build.reach.containers[edge.source].isOfUIKit { return [] }
        let missed = origin == .container ? edge.missed.union(build.reach.surelyProvided(edge.source)) : edge.missed
        let lacking = missed.intersection(build.needs.keys[edge.target]).subtracting(passage.provided)
          .subtracting(passage.unclear).intersection(build.reach[edge.source, origin].lacking).subtracting(known)
        known = known.union(lacking)
        return lacking.keys.compactMap { key in
          var cause = cause(of: key, from: index, .environment, build.needs, passesMissed: true, in: build, project)
          // The chain around the presentation injects it, so its content should. What a function shows there may know better.
          let isFunction = if case .body = graph.nodes[edge.target].kind { true } else { false }
          if !isFunction || cause.evidence == .otherCode || cause.evidence == .none { cause.way = [index] }
          let way =
            build.reach.path(to: edge.source, lacking: key, origin, in: graph) + cause.way
            + rest(of: cause, build.needs, key)
          return gap(key, way, construction: cause.way.last ?? index, cause, build, project)
        }
      }
    }
  }

  /// A path from a root to a type that lacks what it looks up; nil when there is none.
  public func gap(of lookup: ObjectLookup, _ project: ProjectIndex) -> MissingPath? {
    lookup.key.flatMap {
      gap(of: $0, at: lookup.owner, for: lookup.property.property, in: lookup.property.id.file, project)
    }
  }

  /// A path from a root to a type that lacks a key which a property of it reads; nil when there is none.
  func gap(
    of key: InjectedKey, at type: DeclaredType, for property: Property, in file: Int, _ project: ProjectIndex
  ) -> MissingPath? {
    guard let key = graph.keys.index(of: key) else { return nil }
    for build in builds(with: property, in: file) {
      for node in nodes(of: type) where build.reach.environments[node].lacking.contains(key) {
        let way = build.reach.path(to: node, lacking: key, .environment, in: graph)
        if let first = way.first, let gap = gap(key, way, construction: first, nil, build, project) { return gap }
      }
    }
    return nil
  }

  /// The way to a lookup from the nearest construction in a type that has the object; nil if there is none. Whether a root leads there is
  /// unknown.
  public func wayFromObject(to lookup: ObjectLookup, _ project: ProjectIndex) -> MissingPath? {
    guard let key = lookup.key.flatMap(graph.keys.index) else { return nil }
    for build in builds(with: lookup.property.property, in: lookup.property.id.file) {
      for node in nodes(of: lookup.owner) {
        guard let way = wayFromObject(of: key, to: node, build, project) else { continue }
        let cause = MissingCause(way: [way[0]], evidence: .object)
        if let gap = gap(key, way, construction: way[0], cause, build, project) { return gap }
      }
    }
    return nil
  }

  /// Nil where it is not sure that the root and who looks the key up are ever compiled together.
  func gap(
    _ key: Int, _ way: [Int], construction: Int, _ cause: MissingCause?, _ build: FlowOfBuild, _ project: ProjectIndex
  ) -> MissingPath? {
    let lookup = way.last.flatMap { objectLookup(of: key, at: graph.edges[$0].target, in: build) }
    if let lookup, let first = way.first,
      project.mayBeLeftOut(lookup, from: graph.nodes[graph.edges[first].source].file)
    {
      return nil
    }
    var steps = way.first.map { [rootStep(graph.edges[$0].source, project)] } ?? []
    var (constructed, symbol) = (0, "")
    for index in way {
      let edge = graph.edges[index]
      guard let element = edge.element else { continue }
      let file = graph.nodes[edge.source].file
      let name: String
      switch graph.nodes[edge.target].kind {
      case .type(let type): name = type.name
      case .body(let body):
        guard index == construction else { continue }
        name = graph.views(in: graph.nodes[edge.target].file, project).bodies[body].name
      }
      if index == construction {
        constructed = steps.count
        if case .body(let body) = graph.nodes[edge.source].kind {
          symbol = graph.views(in: file, project).bodies[body].symbol
        }
      }
      let views = graph.views(in: file, project)
      let place = views.elements[element]
      steps.append(
        MissingPath.Step(
          name: name, location: project.location(place.range, in: file), chainEnd: place.chainEnd,
          modifierStart: views.modifierStarts[place.chainEnd] ?? ""))
    }
    let reader = way.last.flatMap { self.reader(of: key, at: graph.edges[$0].target, build, project) }
    let lookups = (cause?.readers ?? []).flatMap { objectLookups(of: key, at: $0, in: build) }
    var path = MissingPath(
      key: graph.keys.keys[key], steps: steps, construction: min(constructed, steps.count - 1), symbol: symbol,
      lookup: lookup, lookups: lookups, isAtObject: cause?.evidence == .object,
      reader: reader ?? steps[steps.count - 1].location,
      isPlain: build.isPlain && !graph.dependsOnFlags(way) && !graph.meetsForeignCode(way)
        && !graph.dependsOnValue(way, project) && !graph.dependsOnLink(way, key, build.reach)
        && !graph.showsItself(way, with: key),
      isUnconditional: way.allSatisfy { isUnconditional(graph.edges[$0], project) },
      readingNode: way.last.map { graph.edges[$0].target })
    if path.isAtObject, cause?.injector == nil {
      path.objectName = ObjectsAtHand(key, self, project).name(aroundEdge: construction)
    }
    if let injector = cause?.injector {
      path.injector = rootStep(injector, project)
      if case .body(let index) = graph.nodes[injector].kind {
        let body = graph.views(in: graph.nodes[injector].file, project).bodies[index]
        path.symbol = body.symbol
        path.objectName = ObjectsAtHand(key, self, project)
          .name(amongParametersOf: body, in: graph.nodes[injector].file)
      }
    }
    return path
  }

  /// Where a type reads a key.
  private func reader(of key: Int, at node: Int, _ build: FlowOfBuild, _ project: ProjectIndex) -> Location? {
    if let lookup = objectLookup(of: key, at: node, in: build) {
      return project.location(lookup.range, in: lookup.property.id.file)
    }
    guard case .type(let type) = graph.nodes[node].kind, case .path(let names) = graph.keys.keys[key] else {
      return nil
    }
    let properties = project.resolver.parts(of: type).lazy.flatMap(project.reads.environmentProperties(of:))
    let property = properties.first { $0.keyName == names[0] }
    return property.map { project.location($0.attribute.range, in: $0.id.file) }
  }

  private func rootStep(_ node: Int, _ project: ProjectIndex) -> MissingPath.Step {
    let file = graph.nodes[node].file
    switch graph.nodes[node].kind {
    case .type(let type):
      let range = project.container(type.containers[0]).nameRange
      return MissingPath.Step(name: type.name, location: project.location(range, in: file), chainEnd: range.upperBound)
    case .body(let index):
      let body = graph.views(in: file, project).bodies[index]
      let name = body.name == "Preview" ? "#Preview" : body.name
      return MissingPath.Step(
        name: name, location: project.location(body.nameRange, in: file), chainEnd: body.nameRange.upperBound)
    }
  }
}

extension ProjectIndex {
  /// Whether a lookup may be missing where a file is compiled: it is in an `#if`, and other targets also compile the file.
  fileprivate func mayBeLeftOut(_ lookup: ObjectLookup, from file: Int) -> Bool {
    let property = lookup.property
    return property.property.scope.branches.contains { !tables.modules.membership.determine($0, in: property.id.file) }
      && tables.haveOtherTargets(property.id.file, file)
  }
}

extension ViewBody {
  /// The path of the declarations down to it; empty for a preview at file level.
  fileprivate var symbol: String {
    guard kind == .member || kind == .initializer else { return scope.symbol }
    return scope.symbol.isEmpty ? name : scope.symbol + "." + name
  }
}

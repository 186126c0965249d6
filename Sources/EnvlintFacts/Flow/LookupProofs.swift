/// All lookups of a project that need an injection, and the public views that leave some of them to other projects.
public struct LookupProofs: Sendable {
  /// By name, then by place.
  public private(set) var all: [LookupProof] = []
  /// By place.
  public private(set) var surfaces: [LibrarySurface] = []

  /// - Parameter projects: those of one tree that don't depend on each other.
  public init(of projects: [ProjectIndex]) {
    let proofs = projects.map { LookupProofs(of: $0) }
    all = proofs.flatMap(\.all)
    surfaces = proofs.flatMap(\.surfaces)
    if proofs.count < 2 { return }
    all.sort { ($0.name, $0.location) < ($1.name, $1.location) }
    surfaces.sort { $0.location < $1.location }
  }

  public init(of project: ProjectIndex) {
    // Without lookups nothing is followed.
    let lookups = project.reads.lookups.filter { !project.isCheckedOut($0.property.id.file) && mayCrash($0, project) }
    let reads = project.requiredReads.filter { !project.isCheckedOut($0.property.id.file) }
    if lookups.isEmpty, reads.isEmpty { return }
    let prover = LookupProver(project)
    for lookup in lookups {
      add(
        lookup.property, lookup.key, lookup.key?.name ?? lookup.written.name ?? "?", lookup.owner, lookup.range, prover,
        project)
    }
    for read in reads {
      guard let key = project.reads.key(of: read.property)?.followed else { continue }
      add(read.property, key, key.name, read.owner, read.property.attribute.range, prover, project)
    }
    placeInjections(project)
    leaveToHosts(project)
    all.sort { ($0.name, $0.location) < ($1.name, $1.location) }
  }

  /// Whether a lookup crashes the app without the object. An `@EnvironmentObject` does so only when it is read.
  private func mayCrash(_ lookup: ObjectLookup, _ project: ProjectIndex) -> Bool {
    guard case .object = lookup.property.source else { return true }
    let usage = project.usage
    return !usage.isUnused(lookup.property, of: lookup.owner)
      || usage.requirement(of: lookup.property, of: lookup.owner) != .no
  }

  private mutating func add(
    _ property: EnvironmentProperty, _ key: InjectedKey?, _ name: String, _ owner: DeclaredType,
    _ range: Range<UInt32>, _ prover: LookupProver, _ project: ProjectIndex
  ) {
    let file = property.id.file
    let state = key.flatMap { prover.state(of: $0, at: owner, for: property) }
    all.append(
      LookupProof(
        key: key, name: name, owner: owner, symbol: property.property.symbol,
        location: project.location(range, in: file),
        declaration: project.location(property.property.nameRange, in: file), property: property.property, file: file,
        state: state ?? .untyped))
  }

  /// Finds the construction at which what is lacking should be injected: where `missing_injection` reports it, or else the first one below
  /// the root.
  private mutating func placeInjections(_ project: ProjectIndex) {
    if !all.contains(where: { $0.state.mark == .lacking }) { return }
    var places: [Location: Location] = [:]
    for path in project.flow.gapsOfPresentations(project) + project.flow.gapsOfApps(project) {
      for lookup in [path.lookup].compactMap(\.self) + path.lookups {
        let declaration = project.location(lookup.property.property.nameRange, in: lookup.property.id.file)
        places[declaration] = places[declaration] ?? path.steps[path.construction].location
      }
    }
    for index in all.indices {
      guard case .lacking(var path?) = all[index].state else { continue }
      let place = places[all[index].declaration]
      path.construction = path.steps.lastIndex { $0.location == place } ?? min(1, path.steps.count - 1)
      all[index].state = .lacking(path)
    }
  }

  /// Finds the public views of libraries, and what only these show.
  private mutating func leaveToHosts(_ project: ProjectIndex) {
    let views = project.publicViews
    if views.isEmpty { return }
    let flow = EnvironmentFlow(FlowFiles(project), from: .views(views))
    for index in all.indices {
      guard case .unreached = all[index].state, let key = all[index].key else { continue }
      let arrival = flow.arrival(of: key, at: all[index].owner, for: all[index].property, in: all[index].file)
      if arrival.isReached { all[index].state = arrival.isAlwaysProvided ? .proven : .leftToHost }
    }
    surfaces = views.compactMap { LibrarySurface($0, flow, project) }.sorted { $0.location < $1.location }
  }
}

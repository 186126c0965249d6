/// Finds out what is known about each lookup.
///
/// **Invariant:** counts, marks and reports are made of its states alone, so they agree. `LookupProofs` refines those that no root shows.
struct LookupProver {
  private let project: ProjectIndex
  private let flow: EnvironmentFlow
  /// Of each build, and of all together.
  private let reasons: [UnknownReasons]
  private let allReasons: UnknownReasons

  init(_ project: ProjectIndex) {
    self.project = project
    flow = project.flow
    let (graph, builds) = (flow.graph, flow.builds)
    reasons = builds.map { UnknownReasons(graph, $0.reach, in: $0.build) }
    allReasons = builds.count == 1 ? reasons[0] : UnknownReasons(graph, flow.reach, in: nil)
  }

  /// The state of a lookup; nil for a key that isn't followed.
  func state(of key: InjectedKey, at owner: DeclaredType, for lookup: EnvironmentProperty) -> LookupProof.State? {
    let state = state(of: key, at: owner, for: lookup.property, in: lookup.id.file)
    guard case .lacking = state, let deciding = project.keyDeciding(readsOf: lookup) else { return state }
    let location = project.location(lookup.property.nameRange, in: lookup.id.file)
    return .unresolved(.reads(of: lookup.property, whereKey: deciding, decides: location))
  }

  private func state(of key: InjectedKey, at owner: DeclaredType, for property: Property, in file: Int)
    -> LookupProof.State?
  {
    guard let index = flow.graph.keys.index(of: key) else { return nil }
    let arrival = flow.arrival(of: key, at: owner, for: property, in: file)
    if !arrival.isReached { return .unreached }
    let nodes = flow.nodes(of: owner)
    if arrival.isLacking {
      if let path = flow.gap(of: key, at: owner, for: property, in: file, project) { return .lacking(path) }
      if flow.graph.roots.contains(where: { nodes.contains($0.node) }) { return .lacking(nil) }
      return .unresolved(.target(of: property, project.location(property.nameRange, in: file)))
    }
    if arrival.isAlwaysProvided { return .proven }
    let doubts = flow.builds(with: property, in: file).lazy.flatMap { build in
      nodes.lazy.compactMap { reasons[build.build].doubt(of: index, at: $0) }
    }
    let doubt = doubts.first ?? nodes.lazy.compactMap { allReasons.doubt(of: index, at: $0) }.first
    return doubt.map { .unresolved(UnknownStep($0, for: index, in: flow.graph, project)) } ?? .unreached
  }
}

extension UnknownStep {
  /// Code may read a property for some values of a key alone.
  fileprivate static func reads(of property: Property, whereKey key: String, decides location: Location) -> UnknownStep
  {
    UnknownStep(
      kind: .keyedBranch, text: "'\(property.name)', which actions may read for some values of '\\.\(key)' alone",
      location: location, remedy: .inject("the views that need it"))
  }

  /// Some of the targets that compile a file may leave a property out.
  fileprivate static func target(of property: Property, _ location: Location) -> UnknownStep {
    UnknownStep(
      kind: .condition, text: "unknown targets for '\(property.name)' in '#if'", location: location,
      remedy: .separateTargets)
  }
}

extension ProjectIndex {
  /// The lookups among some but for those that code of a package on the way may inject, because it is given something of unknown type.
  public func withoutInjectingPackages(_ lookups: [ObjectLookup]) -> [ObjectLookup] {
    guard !lookups.isEmpty, loadedFiles.contains(where: { seesSwiftUI($0) && usage.packages.areImported(in: $0) })
    else { return lookups }
    let prover = LookupProver(self)
    return lookups.filter { lookup in
      let property = lookup.property
      guard let key = lookup.key,
        case .unresolved(let step) = prover.state(of: key, at: lookup.owner, for: property)
      else { return true }
      return !step.mayBeOfPackage
    }
  }
}

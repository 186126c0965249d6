/// The flow of the environment through a project: what each view needs, what reaches it from each root, and the paths between.
///
/// Input: the facts of what builds views, in all files that roots, injections and lookups lead to. Output: the keys that are followed,
/// and what is provided, lacking or unresolved on the way to each view that asks for them.
///
/// **Invariant:** what cannot be followed is unresolved: a modifier of an unknown package, content that goes out of sight, an object
/// whose type is not known. No conclusion is drawn across it.
public final class EnvironmentFlow: Sendable {
  let graph: FlowGraph
  /// For each build of the graph what is wanted in it, and what reaches it.
  let builds: [FlowOfBuild]
  /// Who looks a key up, by the node of the type and the key, in source order.
  private let lookups: [Lookup: [ObjectLookup]]
  /// The nodes of types, by each of their declarations.
  let nodes: [ContainerID: [Int]]
  /// The functions of the project that inject several keys, by name; found when a cause is first looked for.
  let injectors = Once<[String: [Injector]]>()

  /// A function with the number of its injections.
  struct Injector {
    var node: Int
    var count: Int
  }

  private struct Lookup: Hashable {
    var node: Int
    var key: Int
  }

  /// Where the flow begins.
  enum Start {
    /// At scenes, widgets, hosting controllers and previews, and where code that isn't followed shows views.
    case roots
    /// At these views, whose users inject nothing.
    case views([DeclaredType])
  }

  init(_ files: FlowFiles, from start: Start = .roots) {
    let project = files.index
    let graph = FlowBuilder.graph(of: files, from: start)
    self.graph = graph
    builds = graph.builds.all.map { FlowOfBuild(graph, $0) }
    var nodes: [ContainerID: [Int]] = [:]
    for (index, node) in graph.nodes.enumerated() {
      if case .type(let type) = node.kind { for part in type.containers { nodes[part, default: []].append(index) } }
    }
    self.nodes = nodes
    var lookups: [Lookup: [ObjectLookup]] = [:]
    for lookup in project.reads.lookups {
      guard let key = lookup.key.flatMap(graph.keys.index) else { continue }
      for node in nodes[lookup.owner.containers[0]] ?? [] {
        lookups[Lookup(node: node, key: key), default: []].append(lookup)
      }
    }
    self.lookups = lookups
  }

  /// The keys that are followed: types of objects that are looked up and must be there, and keys of the project that are injected.
  public var keys: [InjectedKey] { graph.keys.keys }

  /// The keys that reach a type from the roots, without previews.
  public struct Arrival: Sendable, Equatable {
    /// On some path it is injected.
    public var isProvided = false
    /// On some path, each step of which is known, it is not.
    public var isLacking = false
    /// On some path that is not known.
    public var isUnclear = false
    /// Some path begins at a scene, widget or hosting controller.
    public var isShown = false

    /// Nothing arrives.
    public init() {}

    /// Whether some path leads there.
    public var isReached: Bool { isProvided || isLacking || isUnclear }
    /// Whether every path that was found provides it.
    public var isAlwaysProvided: Bool { isProvided && !isLacking && !isUnclear }
  }

  /// The reach of a key to a view, modifier or style, where one of its properties is compiled.
  func arrival(of key: InjectedKey, at type: DeclaredType, for property: Property, in file: Int) -> Arrival {
    var arrival = Arrival()
    guard let index = graph.keys.index(of: key) else { return arrival }
    for build in builds(with: property, in: file) {
      for node in nodes(of: type) {
        let state = build.reach.environments[node]
        arrival.isProvided = arrival.isProvided || state.provided.contains(index)
        arrival.isLacking = arrival.isLacking || state.lacking.contains(index)
        arrival.isUnclear = arrival.isUnclear || state.unclear.contains(index)
        arrival.isShown = arrival.isShown || build.reach.isShown[node]
      }
    }
    return arrival
  }

  /// The keys that reach a lookup; nothing arrives at one whose type isn't known.
  public func arrival(of lookup: ObjectLookup) -> Arrival {
    lookup.key.map { arrival(of: $0, at: lookup.owner, for: lookup.property.property, in: lookup.property.id.file) }
      ?? Arrival()
  }

  /// The builds that compile a property.
  ///
  /// - Parameter file: that declares it.
  func builds(with property: Property, in file: Int) -> [FlowOfBuild] {
    let indices = graph.builds(with: property.scope, in: file)
    return builds.filter { indices.contains($0.build) }
  }

  /// The environments of all builds together.
  var reach: ForwardAnalysis { builds.count == 1 ? builds[0].reach : ForwardAnalysis(graph) }

  /// For each node what reaches it from the roots but for some, in some build.
  func states(without roots: Set<Int>) -> [ForwardAnalysis.State] {
    builds.reduce(into: Array(repeating: ForwardAnalysis.State(), count: graph.nodes.count)) { states, build in
      let reach = ForwardAnalysis(graph, without: roots, in: build.build)
      for node in states.indices { states[node] = states[node].union(reach.environments[node]) }
    }
  }

  /// Who looks a key up in a type, in a build.
  func objectLookup(of key: Int, at node: Int, in build: FlowOfBuild) -> ObjectLookup? {
    objectLookups(of: key, at: node, in: build).first
  }

  /// All lookups of a key in a type, in a build.
  func objectLookups(of key: Int, at node: Int, in build: FlowOfBuild) -> [ObjectLookup] {
    (lookups[Lookup(node: node, key: key)] ?? []).filter { lookup in
      graph.builds(with: lookup.property.property.scope, in: lookup.property.id.file).contains(build.build)
    }
  }

  /// The nodes of a type that something shows: one for each of the cases that are known of its constants.
  func nodes(of type: DeclaredType) -> [Int] { nodes[type.containers[0]] ?? [] }

  /// Whether something is between views of which it is not known what it does: it may inject what no code of the project does.
  var holdsUnknownCode: Bool {
    graph.edges.contains { $0.context.environment.meetsForeignCode || $0.context.environment.doubts.holdUnknownCode }
  }

  /// Whether a scene, widget or hosting controller is found to show a type.
  func isShown(_ type: DeclaredType) -> Bool {
    let nodes = nodes(of: type)
    return builds.contains { build in nodes.contains { build.reach.isShown[$0] } }
  }

  /// Whether what is in the code of an app, as far as it is followed, shows a type, be it in content that is never shown.
  public func isFollowed(to type: DeclaredType) -> Bool {
    nodes(of: type).lazy.flatMap { self.graph.nodes[$0].incoming }.contains { index in
      let source = graph.edges[index].source
      return builds.contains { $0.reach.isShown[source] }
    }
  }

  /// Whether the project has an app: a scene or a widget.
  public var hasApp: Bool { graph.roots.contains { $0.kind == .app } }
}

extension ProjectIndex {
  /// The key of the project that a property reads, and that app code injects or readers require; nil for keys of the SDK, which it sets
  /// itself, and for those that UIKit's traits carry as well.
  func followedKey(of property: EnvironmentProperty) -> String? {
    guard let name = property.keyName, EnvironmentKeys.row(name) == nil, keys.declaresKey(named: name),
      isInjected(keyNamed: name) || requiredKeyNames.contains(name), !isBridged(keyNamed: name)
    else { return nil }
    return name
  }

  /// Whether app code injects a key, be it by a modifier that the configuration names.
  func isInjected(keyNamed name: String) -> Bool {
    injections.summary.locationsByKey[name] != nil || settings.injects(.path([name]))
  }

  private func isBridged(keyNamed name: String) -> Bool {
    members.keyDeclarations(named: name).contains { member in
      let site = LookupContext(file: member.id.file, scope: member.declaration.scope)
      guard let key = member.declaration.keyAccessors?.plainKeys?.getter,
        case .declared(let type) = resolver.resolve(key, at: site)
      else { return false }
      return resolver.conformance(of: type, toAnyOf: ["UITraitBridgedEnvironmentKey"]) != .no
    }
  }

  /// Whether something is looked up or read that the flow could follow.
  public var hasFollowedKeys: Bool {
    reads.all.contains { $0.isRequired || followedKey(of: $0) != nil }
  }

  /// The flow of the environment.
  public var flow: EnvironmentFlow { answers.flow { EnvironmentFlow(FlowFiles(self)) } }
}

/// Builds the graph of who shows whom, from the roots down.
///
/// A class, because it remembers what it has found out about bodies and content that many places show.
final class FlowBuilder {

  /// A body that builds views.
  struct BodyID: Hashable {
    var file: Int
    /// Index in `ViewFacts.bodies`.
    var body: Int
    /// The cases of enums that are known of parameters, or of `self`, by their names: what other cases show is left out.
    var cases: [String: String] = [:]

    /// Where the body is, whatever cases are known.
    var place: BodyID { BodyID(file: file, body: body) }

    /// One number for all that distinguishes nearly all bodies, because this is asked for often.
    func hash(into hasher: inout Hasher) { hasher.combine(file << 20 ^ body ^ cases.count << 50) }
  }

  let project: ProjectIndex
  /// Indices of the files that the flow goes through.
  let files: [Int]
  var graph = FlowGraph()
  /// Injections by the file and their start.
  private(set) var injections: [Int: [UInt32: Injection]] = [:]
  /// Of files that were asked for: the containers with initializers that inject something.
  var injectingInitializers: [Int: Set<Int>] = [:]
  /// The bodies of types and of their extensions, by name.
  private(set) var members: [ContainerID: [String: [BodyID]]] = [:]
  /// The initializers of hosting classes.
  private(set) var initializers: [ContainerID: [BodyID]] = [:]
  /// The functions in extensions of views and other protocols, by name.
  private(set) var modifiers: [String: [BodyID]] = [:]
  /// The bodies of all types that are no static ones, by name.
  private(set) var valueMembers: [String: [BodyID]] = [:]
  /// The types that have bodies of a name.
  private var owners: [String: [DeclaredType]] = [:]
  /// The bodies at file level, by name.
  private var functions: [String: [BodyID]] = [:]
  var bodyNames: [BodyID: BodyNames] = [:]
  var shownNames: [ContentOwner: Set<String>] = [:]
  /// Names that may be content, by the type.
  var typeContent: [ContainerID: [String]] = [:]
  var contentPlaces: [ContentName: [FlowContext]?] = [:]
  var openContents: Set<ContentName> = []
  private var entryBodies: [ContainerID: [BodyID]] = [:]
  /// The ancestors of types of one declaration, as far as the project declares them, nearest first.
  private var ancestors: [ContainerID: [DeclaredType]] = [:]
  var ownerBodies: [ContentOwner: OwnerBodies] = [:]
  private(set) lazy var leaks = ContentLeaks(self)
  private(set) lazy var presentedCases = PresentedCases(self)
  private(set) lazy var storedViews = StoredViews(self)
  private(set) lazy var viewProperties = TypedViews.byProperty(in: files, of: project)
  let conditions: FlowConditions
  private(set) lazy var declaredNames = DeclaredNames(project)
  private(set) lazy var foreignCode = ForeignCode(project, graph, declaredNames)
  private(set) lazy var entryFolders = EntryFolders(project, files)
  private(set) lazy var presenters = Presenters(in: files, of: project)
  private var enclosingTypes: [ContainerID: DeclaredType?] = [:]
  /// Of all bodies of types.
  private var memberNames: Set<String> = []
  /// Of those of protocols and classes.
  private var inheritedNames: Set<String> = []
  var resolvedTypes: [TypeName: ResolvedType] = [:]
  /// The keys that modifiers inject according to the configuration.
  private(set) var configured: [String: KeySet] = [:]
  /// The nodes of types, by each of their declarations.
  private var typeNodes: [ContainerID: [Int]] = [:]
  /// By the node of a type: the cases that are known of its constants.
  private var typeCases: [Int: [String: String]] = [:]
  private var bodyNodes: [BodyID: Int] = [:]
  private var nodeBodies: [Int: BodyID] = [:]
  private var followed: Set<BodyID> = []
  private var knownCases: [BodyID: Set<[String: String]>] = [:]
  /// Types with all their declarations, by one of them.
  var wholeTypes: [ContainerID: DeclaredType] = [:]
  private var pending: [Int] = []
  /// The names of the views of which each construction is known.
  let knownViews: Set<String>
  /// See `UnfollowedCode`.
  private(set) var clearedKeys = KeySet.none
  /// The properties of types that read keys; see `KeyedBranches`.
  var keyedProperties: [ContainerID: [String]] = [:]
  private var wants: [ContainerID: [CompilationCondition: KeySet]] = [:]

  /// A name at its place, with the surrounding blocks that declare types.
  struct TypeName: Hashable {
    var file: Int
    var container: Int?
    var path: [String]

    func hash(into hasher: inout Hasher) {
      hasher.combine(file << 20 ^ (container ?? -1))
      hasher.combine(path.last)
    }
  }

  init(_ reached: FlowFiles) {
    project = reached.index
    conditions = FlowConditions(project, reached.files)
    files = reached.files
    graph.readViews = reached.readViews
    knownViews = reached.knownViews
  }

  /// The graph of everything that the roots, or some views, reach.
  static func graph(of files: FlowFiles, from start: EnvironmentFlow.Start) -> FlowGraph {
    let builder = FlowBuilder(files)
    builder.collectKeys()
    builder.configured = builder.project.settings.injectors.mapValues(builder.graph.keys.named)
    builder.collectBodies()
    let unfollowed = UnfollowedCode(builder: builder)
    builder.graph.unfollowed = unfollowed.injections
    builder.clearedKeys = unfollowed.clearedKeys
    switch start {
    case .roots:
      let scenes = builder.addRoots()
      builder.followAll()
      builder.addScenes(scenes)
      unfollowed.addUncalledBodies()
    case .views(let views):
      for view in views { builder.addRoot(.hosting(isEmpty: true), builder.node(of: view)) }
    }
    builder.followAll()
    builder.graph.fileConditions = builder.conditions.files
    let membership = builder.project.tables.modules.membership
    builder.graph.flags = membership.flags.subtracting(membership.knownFlags)
    builder.graph.tellBuildsApart(for: builder.conditions.systems, knownFlags: membership.knownFlags)
    // Users of a view may make any value.
    if case .roots = start { builder.graph.leaveOutUnmade(builder.typeNodes) }
    return builder.graph
  }

  /// Adds the edges from all nodes that have none yet, and from those that they lead to.
  func followAll() {
    while let node = pending.popLast() { follow(node) }
  }

  func body(_ id: BodyID) -> ViewBody { project.views(in: id.file).bodies[id.body] }

  // MARK: Keys

  private func collectKeys() {
    for lookup in project.reads.lookups {
      guard let key = lookup.key, let index = graph.keys.add(key) else { continue }
      // Only one that is surely read crashes the app.
      if project.isSurelyRead(lookup.property) { want(index, lookup.property, in: lookup.owner) }
      if case .declaredType(let type) = key, project.injections.mayBeDelegate(type) { graph.delegateKeys.insert(index) }
    }
    for property in project.reads.inApp {
      guard let name = project.followedKey(of: property),
        let owner = project.resolver.enclosingType(of: property.property.scope, in: property.id.file),
        let index = graph.keys.add(.path([name]))
      else { continue }
      want(index, property, in: owner)
    }
  }

  private func want(_ key: Int, _ property: EnvironmentProperty, in type: DeclaredType) {
    wants[type.containers[0], default: [:]][
      conditions.condition(of: property.property.scope, in: property.id.file), default: .none
    ]
    .insert(key)
  }

  // MARK: Bodies

  private func collectBodies() {
    for file in files {
      let views = project.views(in: file)
      injections[file] = Dictionary(project.injections(in: file).map { ($0.range.lowerBound, $0) }) { first, _ in first
      }
      for (index, body) in views.bodies.enumerated() {
        let id = BodyID(file: file, body: index)
        if body.kind == .member { collect(body, id) }
        if body.kind == .initializer, let type = enclosingType(of: body.scope, in: file) {
          for part in type.containers { initializers[part, default: []].append(id) }
        }
      }
    }
  }

  private func collect(_ body: ViewBody, _ id: BodyID) {
    guard let container = body.scope.container else {
      functions[body.name, default: []].append(id)
      return
    }
    if let type = enclosingType(of: body.scope, in: id.file) {
      if !body.isStatic { valueMembers[body.name, default: []].append(id) }
      for part in type.containers { members[part, default: [:]][body.name, default: []].append(id) }
      memberNames.insert(body.name)
      owners[body.name, default: []].append(type)
      if type.kind == .protocolType || type.kind == .classType { inheritedNames.insert(body.name) }
      if type.kind == .protocolType, !body.isStatic { modifiers[body.name, default: []].append(id) }
    } else if project.files[id.file].containers[container].kind == nil, !body.isStatic {
      modifiers[body.name, default: []].append(id)
    }
  }

  // MARK: Nodes

  /// The node of a type, of which some constants may be known to be of a case.
  func node(of type: DeclaredType, for cases: [String: String] = [:]) -> Int {
    let nodes = typeNodes[type.containers[0]] ?? []
    if let known = nodes.first(where: { typeCases[$0] ?? [:] == cases }) { return known }
    if !cases.isEmpty, nodes.count > FlowBuilder.mostCases { return node(of: type) }
    let type = whole(type)
    var node = FlowGraph.Node(kind: .type(type), file: type.containers[0].file, knownCases: Set(cases.keys))
    node.wants = type.containers.flatMap { (wants[$0] ?? [:]).map { FlowGraph.Want(keys: $1, condition: $0) } }
    let index = add(node)
    for part in type.containers { typeNodes[part, default: []].append(index) }
    if !cases.isEmpty { typeCases[index] = cases }
    return index
  }

  /// Whether something shows a type.
  func isShown(_ type: DeclaredType) -> Bool {
    typeNodes[type.containers[0]]?.contains { !graph.nodes[$0].incoming.isEmpty } ?? false
  }

  func node(of body: BodyID) -> Int {
    if let known = bodyNodes[body] { return known }
    let index = add(
      FlowGraph.Node(kind: .body(body.body), file: body.file, knownCases: Set(body.cases.keys)))
    bodyNodes[body] = index
    nodeBodies[index] = body
    followed.insert(body.place)
    return index
  }

  /// More cases of one body are not told apart.
  private static let mostCases = 32

  /// A body for known cases of its parameters; nil when there are too many.
  func body(_ id: BodyID, for cases: [String: String]) -> BodyID? {
    if cases.isEmpty { return id }
    var known = knownCases[id] ?? []
    guard known.contains(cases) || known.count < FlowBuilder.mostCases else { return nil }
    known.insert(cases)
    knownCases[id] = known
    var result = id
    result.cases = cases
    return result
  }

  private func add(_ node: FlowGraph.Node) -> Int {
    graph.nodes.append(node)
    pending.append(graph.nodes.count - 1)
    return graph.nodes.count - 1
  }

  /// Adds the edges from a node.
  private func follow(_ node: Int) {
    switch graph.nodes[node].kind {
    case .type(let type):
      for body in entryBodies(of: type) {
        let known = typeCases[node].flatMap { self.body(body, for: $0) } ?? body
        let entry = FlowContext.entry.providing(delegateKeys(of: type))
        connect(node, self.node(of: known), element: nil, entry.compiled(when: condition(of: body)))
      }
    case .body:
      guard let id = nodeBodies[node] else { return }
      let flow = flow(of: id)
      if !flow.excluded.isEmpty { graph.excluded[id.file, default: []].formUnion(flow.excluded) }
      for edge in flow.edges {
        let target: Int
        switch edge.target {
        case .type(let type, let cases): target = self.node(of: type, for: cases)
        case .body(let body): target = self.node(of: body)
        }
        connect(node, target, element: edge.element, edge.context, missed: edge.missed)
        graph.makers[graph.edges.count - 1] = edge.makers
      }
    }
  }

  private func connect(_ source: Int, _ target: Int, element: Int?, _ context: FlowContext, missed: KeySet = .none) {
    graph.edges.append(
      FlowGraph.Edge(source: source, target: target, element: element, context: context, missed: missed))
    graph.nodes[source].edges.append(graph.edges.count - 1)
    graph.nodes[target].incoming.append(graph.edges.count - 1)
  }

  /// Of several bodies that a call may mean, those of the file's own module, and those of others that take other types; all where it has
  /// none.
  func nearest(_ bodies: [BodyID], to file: Int) -> [BodyID] {
    guard bodies.count > 1 else { return bodies }
    let own = project.tables.together(bodies, with: file, \.file)
    func types(_ id: BodyID) -> [String?] { body(id).parameters.map { $0.type?.simpleName } }
    let hidden = own.map(types)
    return own.isEmpty ? bodies : own + bodies.filter { !own.contains($0) && !hidden.contains(types($0)) }
  }

  /// Whether a body is a member of an extension with conditions.
  func isConditional(_ id: BodyID) -> Bool {
    body(id).scope.container.map { project.files[id.file].containers[$0].isConstrained } ?? false
  }

  /// The members that SwiftUI calls.
  static let entryNames = ["body", "makeBody", "previews"]

  /// Whether a body is in the graph, for any cases.
  func isFollowed(_ body: BodyID) -> Bool { followed.contains(body.place) }

  /// The member of a type that SwiftUI calls: its `body`.
  func entryBodies(of type: DeclaredType) -> [BodyID] {
    if let known = entryBodies[type.containers[0]] { return known }
    let type = whole(type)
    let found = FlowBuilder.entryNames.flatMap { bodies(named: $0, of: type) }
    entryBodies[type.containers[0]] = found
    return found
  }

  /// The bodies of the type declared there.
  func entryBodies(ofTypeAt id: ContainerID) -> [BodyID] {
    if let known = entryBodies[id] { return known }
    return project.members.declaredType(of: project.container(id), id).map(entryBodies) ?? []
  }

  /// The bodies at file level that a name may mean in a file; none where it may mean something else as well. What the file itself declares
  /// hides what others do.
  func functions(named name: String, from file: Int) -> [BodyID] {
    guard let bodies = functions[name] else { return [] }
    let visible = project.filesDeclaring(atFileLevel: name, visibleFrom: file)
    let own = visible.filter { $0 == file }
    let meant = own.isEmpty ? visible : own
    let files = Set(meant)
    let found = bodies.filter { files.contains($0.file) }
    // As many as are declared: otherwise one of them builds no views, or is not visible.
    return found.count == meant.count ? found : []
  }

  /// The type around a place of a file; nil at file level and where it is not known.
  func enclosingType(of scope: Scope, in file: Int) -> DeclaredType? {
    guard let container = scope.container else { return nil }
    let id = ContainerID(file: file, container: container)
    if let known = enclosingTypes[id] { return known }
    let type = project.resolver.enclosingType(of: scope, in: file)
    enclosingTypes[id] = .some(type)
    return type
  }

  /// The bodies of that name that a type has, or inherits from a protocol of the project.
  func bodies(named name: String, of type: DeclaredType) -> [BodyID] {
    guard memberNames.contains(name) else { return [] }
    let own = type.containers.flatMap { members[$0]?[name] ?? [] }
    // A member of an extension of several declarations is a member of each.
    if !own.isEmpty { return type.containers.count == 1 ? own : own.removingDuplicates() }
    guard inheritedNames.contains(name), modifiers[name] != nil || valueMembers[name] != nil else { return [] }
    return ancestors(of: type).lazy.compactMap { self.members[$0.containers[0]]?[name] }.first ?? []
  }

  /// The bodies of a name that types have of their own which inherit from a class or conform to a protocol: a call may mean them.
  func overriding(_ name: String, of type: DeclaredType) -> [BodyID] {
    guard type.kind == .classType || type.kind == .protocolType else { return [] }
    let others = (owners[name] ?? []).filter { other in
      other.containers[0] != type.containers[0]
        && ancestors(of: other).contains { $0.containers[0] == type.containers[0] }
    }
    return others.flatMap { members[$0.containers[0]]?[name] ?? [] }.removingDuplicates()
  }

  private func ancestors(of type: DeclaredType) -> [DeclaredType] {
    // One that is declared in two branches of an `#if` is known by the one or by both, and inherits otherwise.
    let isOne = type.containers.count == 1
    if isOne, let known = ancestors[type.containers[0]] { return known }
    var found: [DeclaredType] = []
    project.resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let ancestor) = ancestor { found.append(ancestor) }
      return true
    }
    if isOne { ancestors[type.containers[0]] = found }
    return found
  }
}

extension Array where Element: Hashable {
  /// Each element once, at its first place.
  fileprivate func removingDuplicates() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension ProjectIndex {
  /// For each function and variable of that name at file level that a file can see: the file that declares it.
  fileprivate func filesDeclaring(atFileLevel name: String, visibleFrom file: Int) -> [Int] {
    let globals = tables.globals(named: name).filter {
      resolver.isVisible(files[$0.file].globals[$0.index].access, declaredIn: $0.file, from: file)
    }
    let functions = tables.functions(named: name).filter {
      resolver.isVisible(files[$0.file].functions[$0.index].access, declaredIn: $0.file, from: file)
    }
    return tables.reachable((globals + functions).map(\.file), from: file) { $0 }
  }
}

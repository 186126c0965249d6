/// Views that code makes outside of all bodies and keeps in properties: `let header = Header()`, `Item(view: AnyView(Leaf()))`.
///
/// **Invariant:** a view is known by its property only where each use of that is an element of a body; where another one is, it may be
/// shown anywhere, and is a root.
final class StoredViews {
  private unowned let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }
  private var byType: [ContainerID: [String: [FlowBuilder.BodyID]]] = [:]
  private var byName: [String: [FlowBuilder.BodyID]] = [:]
  /// Whether a view surely is what its property holds.
  private var areConstant: Set<FlowBuilder.BodyID> = []
  private var followed: Set<FlowBuilder.BodyID> = []

  /// A property that holds views.
  private struct Holder: Hashable {
    var type: ContainerID
    var name: String
  }

  init(_ builder: FlowBuilder) {
    self.builder = builder
    var holders: [Holder: [FlowBuilder.BodyID]] = [:]
    for file in builder.files where !project.isTest(file) {
      for (index, body) in project.views(in: file).bodies.enumerated() where !project.isPreview(body.scope) {
        let id = FlowBuilder.BodyID(file: file, body: index)
        if let holder = body.holder.flatMap({ self.holder($0, of: id) }) { holders[holder, default: []].append(id) }
      }
    }
    if holders.isEmpty { return }
    let names = Set(holders.keys.map(\.name))
    project.usage.search(names.flatMap(StoredViews.queries))
    let elements = elements(named: names)
    for (holder, bodies) in holders {
      let isGiven = bodies.allSatisfy { builder.body($0).holder?.type != nil }
      guard isOnlyShown(holder, isGiven: isGiven, elements) else { continue }
      byType[holder.type, default: [:]][holder.name] = bodies
      byName[holder.name, default: []] += bodies
      followed.formUnion(bodies)
    }
    byName = byName.mapValues { $0.sorted { ($0.file, $0.body) < ($1.file, $1.body) } }
  }

  /// Whether a body is that of a view which its property shows.
  func isFollowed(_ body: FlowBuilder.BodyID) -> Bool { followed.contains(body) }

  /// The views that a property may hold, by its name in the code of a type, which may inherit it.
  func views(named name: String, in type: DeclaredType) -> [FlowBuilder.BodyID] {
    guard let all = byName[name] else { return [] }
    if type.kind == .protocolType { return all }
    if let own = byType[type.containers[0]]?[name] { return own }
    var inherited: [FlowBuilder.BodyID] = []
    project.resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let ancestor) = ancestor { inherited += byType[ancestor.containers[0]]?[name] ?? [] }
      return true
    }
    return inherited
  }

  /// The views that a property of a value may hold, by its name and the type of the value; nil where that isn't known.
  func views(named name: String, ofValue type: DeclaredType?) -> [FlowBuilder.BodyID] {
    guard let all = byName[name] else { return [] }
    guard let type else { return all }
    let own = views(named: name, in: type)
    return own.isEmpty && project.members.properties(named: name, of: type).isEmpty ? all : own
  }

  /// Whether a property surely holds a view: it is a constant that begins with it.
  func isSure(_ body: FlowBuilder.BodyID) -> Bool { areConstant.contains(body) }

  // MARK: Holders

  /// The property of the project that holds a view; nil where it isn't known.
  private func holder(_ holder: ViewHolder, of id: FlowBuilder.BodyID) -> Holder? {
    let scope = builder.body(id).scope
    guard let path = holder.type else {
      guard let type = builder.enclosingType(of: scope, in: id.file), let property = property(holder.name, of: type)
      else { return nil }
      if property.isConstant { areConstant.insert(id) }
      return Holder(type: type.containers[0], name: holder.name)
    }
    guard case .declared(let type) = builder.type(path, at: id, scope), let name = storedName(holder, of: type),
      property(name, of: type) != nil
    else { return nil }
    return Holder(type: type.containers[0], name: name)
  }

  /// The stored property of a type by a name, which nothing but code of the project can use.
  private func property(_ name: String, of type: DeclaredType) -> Property? {
    guard type.kind == .structure || type.kind == .classType, type.containers.count == 1,
      !project.settings.hasUnreadFiles
    else { return nil }
    let properties = project.members.properties(named: name, of: type).map(\.declaration)
    guard properties.count == 1, properties[0].isStored, !properties[0].isStatic,
      properties[0].attributes.allSatisfy({ $0.name == "ViewBuilder" }),
      properties[0].access < .publicAccess || !project.usage.isAPI(type)
    else { return nil }
    return properties[0]
  }

  /// The property that an argument is for: of an initializer that only stores it, or of the memberwise one.
  private func storedName(_ holder: ViewHolder, of type: DeclaredType) -> String? {
    let parts = project.resolver.parts(of: type)
    let own = parts.flatMap { project.container($0).initializers }.filter {
      $0.parameters.map(ViewParameter.init).accept(holder.labels)
    }
    if !own.isEmpty {
      let storing = parts.flatMap { project.views(in: $0.file).storingInitializers[$0.container] ?? [] }
        .filter { $0.parameters.accept(holder.labels) }
      guard own.count == 1, storing.count == 1, holder.labels.count(where: { $0 == holder.name }) == 1,
        let position = holder.labels.firstIndex(of: holder.name),
        let index = storing[0].parameters.indices(taking: holder.labels)?[position]
      else { return nil }
      return storing[0].properties[index]
    }
    if type.kind != .structure { return nil }
    if holder.name != "{}" { return holder.name }
    let functions = type.containers.flatMap { project.container($0).properties }.filter { property in
      guard property.isStored, !property.isStatic, !holder.labels.contains(property.name) else { return false }
      if case .function? = (property.type?.wrapped ?? property.type)?.form { return true }
      return false
    }
    return functions.count == 1 ? functions[0].name : nil
  }

  // MARK: Uses

  private struct Place: Hashable {
    var file: Int
    var end: UInt32
  }

  /// The places at which elements of bodies have one of some names.
  private func elements(named names: Set<String>) -> Set<Place> {
    var found: Set<Place> = []
    for file in builder.files {
      for element in project.views(in: file).elements {
        let name: String
        switch element.form {
        case .reference(let shown), .valueMember(let shown): name = shown
        // The name may be that of a modifier, and what is called on a view hides such.
        case .modifier(let shown) where builder.modifiers[shown] == nil && !SDKModifiers.contains(shown): name = shown
        default: continue
        }
        if names.contains(name) { found.insert(Place(file: file, end: element.range.upperBound)) }
      }
    }
    return found
  }

  private static func queries(for property: String) -> [MentionQuery] {
    [property, "$" + property, "_" + property].map { MentionQuery($0, .heldViews) }
  }

  /// Whether elements of bodies use a property, and nothing else does.
  ///
  /// - Parameter isGiven: whether initializers are given all views that it holds.
  private func isOnlyShown(_ holder: Holder, isGiven: Bool, _ elements: Set<Place>) -> Bool {
    let type = project.container(holder.type).name
    let ancestors = ancestors(of: holder.type)
    let mentions = StoredViews.queries(for: holder.name).flatMap(project.usage.mentions)
    let heirs = Set(mentions.compactMap(\.type)).filter { name in
      project.tables.types(named: name).contains { self.ancestors(of: $0).contains(type) }
    }
    var isShown = false
    for mention in mentions {
      if mention.isInPreview || project.isTest(mention.file) { continue }
      let isOwn = mention.type.map { $0 == type || ancestors.contains($0) || heirs.contains($0) } ?? false
      if elements.contains(Place(file: mention.file, end: mention.range.upperBound)) {
        isShown = true
        continue
      }
      switch mention.role {
      case .declaration, .label: continue
      // Of an initializer it is known what it does with what it is given.
      case .member where mention.base == "self", .bare, .bareInKeyContainer:
        guard !isOwn || isGiven && mention.function == nil else { return false }
      default: return false
      }
    }
    return isShown
  }

  /// The names of the types that a type inherits from.
  private func ancestors(of id: ContainerID) -> Set<String> {
    var found: Set<String> = []
    if let type = project.members.declaredType(of: project.container(id), id) {
      project.resolver.walkAncestors(of: type) { ancestor in
        if case .declared(let ancestor) = ancestor { found.insert(ancestor.name) }
        return true
      }
    }
    return found
  }
}

/// Enum cases of the items that presentations show: a route that code never sets is never shown, and one that only a view sets is shown
/// only where that view is.
///
/// **Invariant:** each case that code gives the item, as far as it is in the project, is among those that are told.
final class PresentedCases {
  private unowned let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }
  /// By the presentation.
  private var known: [Call: Item] = [:]
  private var madeCases: [ContainerID: [String: Makers]?] = [:]

  private struct Call: Hashable {
    var file: Int
    var element: Int
  }

  /// The enum of an item.
  struct Item {
    var type: DeclaredType
    /// The cases that it may be, with who makes them; nil where these aren't known.
    var makers: [String: Makers]?

    var cases: Set<String>? { makers.map { Set($0.keys) } }
  }

  /// The code that makes a case; nil where that may be any.
  typealias Makers = Set<Maker>?

  /// Code that makes a value.
  struct Maker: Hashable {
    /// The view whose own code it is, which runs only where that is shown; nil for other code.
    var view: ContainerID?
    var condition: CompilationCondition
  }

  init(_ builder: FlowBuilder) {
    self.builder = builder
    let items = builder.files.flatMap { builder.project.views(in: $0).items.values }.filter { !$0.isType }
    let names = Set(items.compactMap(\.path.last))
    builder.project.usage.search(names.flatMap(PresentedCases.queries(for:)))
  }

  /// The item that the closure is given which is an argument of a presentation; nil where it is no enum of the project, or the
  /// presentation may not be the SDK's.
  func item(givenTo argument: Int, in walk: BodyWalk) -> Item? {
    let call = Int(walk.views.elements[argument].parent)
    let id = Call(file: walk.id.file, element: call)
    if let known = known[id] { return known }
    guard let item = walk.views.items[call], case .modifier(let name) = walk.views.elements[call].form,
      CalledFunctions(walk).helper(named: name, of: call) == nil, walk.isOfSDK(name, call),
      let type = type(of: item, in: walk)
    else { return nil }
    let names = Set(type.containers.flatMap { project.container($0).cases.map(\.name) })
    var makers = item.isType ? nil : self.makers(ofCasesGivenTo: item.path, among: names, in: walk)
    if makers == nil { makers = self.makers(ofCasesOf: type) }
    // Perhaps code sets it that isn't read, such as that of a library's users.
    let isKnown = !project.usage.isAPI(type) && !project.settings.hasUnreadFiles
    if !isKnown || makers?.isEmpty == true { makers = nil }
    let found = Item(type: type, makers: makers)
    known[id] = found
    return found
  }

  private func type(of item: PresentedItem, in walk: BodyWalk) -> DeclaredType? {
    var type =
      item.isType
      ? builder.type(item.path, at: walk.id, walk.body.scope)
      : GivenObjects(in: walk).type(of: item.path, walk.body.parameters.first { $0.name == item.path[0] })
    if case .optional(let wrapped) = type { type = wrapped }
    guard case .declared(let declared) = type, declared.kind == .enumeration else { return nil }
    return declared
  }

  // MARK: Values of a property

  /// The cases that code gives a property; nil where it may give it others.
  private func makers(ofCasesGivenTo path: [String], among names: Set<String>, in walk: BodyWalk) -> [String: Makers]? {
    guard let owner = owner(of: path, in: walk), !walk.body.parameters.contains(where: { $0.name == path[0] }) else {
      return nil
    }
    let name = path[path.count - 1]
    let properties = project.members.properties(named: name, of: owner)
    guard properties.count == 1 else { return nil }
    let isPrivate = properties[0].declaration.access <= .filePrivate
    // Another view may be given a binding, or the value itself.
    let isGiven = !isPrivate && owner.kind != .classType
    var makers: [String: Makers] = [:]
    for mention in mentions(of: name) {
      if isPrivate, mention.file != properties[0].id.file { continue }
      switch mention.role {
      case .declaration, .bare: if mention.type != owner.name { continue }
      case .member: if mention.base == "self", mention.type != owner.name { continue }
      case .label: if !isGiven { continue }
      default: break
      }
      guard let given = mention.argument else { return nil }
      if given == "nil" { continue }
      // A static member may be any of them.
      guard names.contains(given) else { return nil }
      add(mention, to: &makers[given, default: []])
    }
    return makers
  }

  private func owner(of path: [String], in walk: BodyWalk) -> DeclaredType? {
    if path.count == 1 { return walk.enclosingType }
    guard case .declared(let type) = GivenObjects(in: walk).type(of: path.dropLast(), nil) else { return nil }
    return type
  }

  private func mentions(of name: String) -> [Mention] {
    PresentedCases.queries(for: name).flatMap(project.usage.mentions).filter(isInApp)
  }

  private static func queries(for property: String) -> [MentionQuery] {
    [property, "$" + property, "_" + property].map { MentionQuery($0, .values) }
  }

  private func isInApp(_ mention: Mention) -> Bool { !mention.isInPreview && !project.isTest(mention.file) }

  // MARK: Cases of a type

  /// Protocols that give values which no code names.
  private static let makingProtocols: Set<String> = ["CaseIterable", "RawRepresentable", "Decodable", "Codable"]

  /// The cases of which code makes a value; nil where other code may do so.
  private func makers(ofCasesOf type: DeclaredType) -> [String: Makers]? {
    if let known = madeCases[type.containers[0]] { return known }
    var found: [String: Makers]?
    let containers = type.containers.map(project.container)
    let mayBeMade = project.resolver.conformance(of: type, toAnyOf: PresentedCases.makingProtocols) != .no
    if !mayBeMade, containers.allSatisfy({ $0.cases.allSatisfy { $0.rawValue == nil } }) {
      let names = containers.flatMap(\.cases).map(\.name)
      project.usage.search(names.map { MentionQuery($0, .madeCases) })
      var makers: [String: Makers] = [:]
      for name in names {
        for mention in project.usage.mentions(MentionQuery(name, .madeCases)) where makes(mention, type) {
          add(mention, to: &makers[name, default: []])
        }
      }
      found = makers
    }
    madeCases[type.containers[0]] = .some(found)
    return found
  }

  private func makes(_ mention: Mention, _ type: DeclaredType) -> Bool {
    guard isInApp(mention) else { return false }
    switch mention.role {
    case .implicitMember: return true
    case .member: return mention.base?.isTypeName == true
    case .bare: return mention.type == type.name
    default: return false
    }
  }

  // MARK: Makers

  /// All of some makers.
  static func union(_ makers: some Sequence<Makers>) -> Makers {
    makers.reduce(into: []) { all, next in all = all.flatMap { known in next.map(known.union) } }
  }

  private func add(_ mention: Mention, to makers: inout Makers) {
    let condition = builder.conditions.condition(mention.condition, in: mention.file)
    let maker = Maker(view: view(around: mention), condition: condition)
    makers = maker.view == nil && condition.isAlways ? nil : makers.map { $0.union([maker]) }
  }

  /// The view whose own code has a mention; nil where other code may run it, or not all places are known that make the view.
  private func view(around mention: Mention) -> ContainerID? {
    guard let function = mention.function else { return nil }
    let around = project.files[mention.file].containers.indices.last { index in
      project.files[mention.file].containers[index].source.range.contains(mention.range.lowerBound)
    }
    guard let around else { return nil }
    let id = ContainerID(file: mention.file, container: around)
    let container = project.container(id)
    let isStatic =
      container.typeFunctions.contains { $0.name == function }
      || container.properties.contains { $0.isStatic && $0.name == function }
    guard container.name == mention.type, builder.knownViews.contains(container.name), !isStatic,
      let type = project.members.declaredType(of: container, id), type.kind == .structure,
      project.resolver.conformance(of: type, toAnyOf: ["View"]) == .yes, !builder.entryBodies(of: type).isEmpty
    else { return nil }
    return type.containers[0]
  }
}

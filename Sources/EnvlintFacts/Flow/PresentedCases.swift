/// Enum cases of the items that presentations show: a route that code never sets is never shown.
///
/// **Invariant:** each case that code gives the item, as far as it is in the project, is among those that are told.
final class PresentedCases {
  private unowned let builder: FlowBuilder
  private var project: ProjectIndex { builder.project }
  /// By the presentation.
  private var known: [Call: Item] = [:]
  private var madeCases: [ContainerID: Set<String>?] = [:]

  private struct Call: Hashable {
    var file: Int
    var element: Int
  }

  /// The enum of an item, and the cases that it may be; nil where these aren't known.
  struct Item {
    var type: DeclaredType
    var cases: Set<String>?
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
    var cases = item.isType ? nil : self.cases(givenTo: item.path, among: names, in: walk)
    if cases == nil { cases = madeCases(of: type) }
    // Perhaps code sets it that isn't read, such as that of a library's users.
    let isKnown = !project.usage.isAPI(type) && !project.settings.hasUnreadFiles
    if !isKnown || cases?.isEmpty == true || cases == names { cases = nil }
    let found = Item(type: type, cases: cases)
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
  private func cases(givenTo path: [String], among names: Set<String>, in walk: BodyWalk) -> Set<String>? {
    guard let owner = owner(of: path, in: walk), !walk.body.parameters.contains(where: { $0.name == path[0] }) else {
      return nil
    }
    let name = path[path.count - 1]
    let properties = project.members.properties(named: name, of: owner)
    guard properties.count == 1 else { return nil }
    let isPrivate = properties[0].declaration.access <= .filePrivate
    // Another view may be given a binding, or the value itself.
    let isGiven = !isPrivate && owner.kind != .classType
    var cases: Set<String> = []
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
      cases.insert(given)
    }
    return cases
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
  private func madeCases(of type: DeclaredType) -> Set<String>? {
    if let known = madeCases[type.containers[0]] { return known }
    var found: Set<String>?
    let containers = type.containers.map(project.container)
    let mayBeMade = project.resolver.conformance(of: type, toAnyOf: PresentedCases.makingProtocols) != .no
    if !mayBeMade, containers.allSatisfy({ $0.cases.allSatisfy { $0.rawValue == nil } }) {
      let names = containers.flatMap(\.cases).map(\.name)
      project.usage.search(names.map { MentionQuery($0, .madeCases) })
      found = Set(names.filter { isMade($0, of: type) })
    }
    madeCases[type.containers[0]] = .some(found)
    return found
  }

  private func isMade(_ name: String, of type: DeclaredType) -> Bool {
    project.usage.mentions(MentionQuery(name, .madeCases)).contains { mention in
      guard isInApp(mention) else { return false }
      switch mention.role {
      case .implicitMember: return true
      case .member: return mention.base?.isTypeName == true
      case .bare: return mention.type == type.name
      default: return false
      }
    }
  }
}

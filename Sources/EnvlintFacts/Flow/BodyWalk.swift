/// The walk through one body, from the outermost modifier inwards.
struct BodyWalk {
  /// More members by one name are not looked at.
  private static let mostMembers = 16

  let id: FlowBuilder.BodyID
  let body: ViewBody
  let views: ViewFacts
  let builder: FlowBuilder
  var flow = BodyFlow()
  /// For each element: the contexts of its place.
  var outer: [[FlowContext]] = []
  /// For each modifier: those of what it is applied to.
  var inner: [[FlowContext]] = []
  /// For each element: what is injected in the chain of a presentation around it, for the presenting view alone.
  var missed: [KeySet] = []
  /// For each modifier: what the modifiers inside of it inject.
  var chainKeys: [KeySet] = []

  init(id: FlowBuilder.BodyID, body: ViewBody, views: ViewFacts, builder: FlowBuilder) {
    self.id = id
    self.body = body
    self.views = views
    self.builder = builder
  }

  var start: Int { body.elements.lowerBound }
  var project: ProjectIndex { builder.project }

  mutating func run() {
    let entry = body.isCapped ? FlowContext.unknown(doubt(.longBody, start)) : FlowContext.entry
    collectChainKeys()
    for index in body.elements {
      let element = views.elements[index]
      let parent = Int(element.parent)
      if case .argument(let label, _) = element.form {
        outer.append(capped(contexts(ofArgument: index, label, of: parent), index))
        missed.append(missedKeys(inArgumentOf: parent))
      } else if parent < 0 {
        outer.append([entry])
        missed.append(.none)
      } else {
        let isReceiver = views.elements[parent].isModifier
        outer.append(isReceiver ? inner[parent - start] : outer[parent - start])
        missed.append(missed[parent - start])
      }
      inner.append(outer[outer.count - 1])
      read(element, index)
    }
  }

  func doubt(_ kind: FlowDoubt.Kind, _ index: Int) -> FlowDoubt {
    FlowDoubt(kind: kind, file: Int32(id.file), element: Int32(index))
  }

  func place(_ index: Int) -> [FlowContext] { outer[index - start] }

  mutating func setReceiver(of index: Int, _ contexts: [FlowContext]) {
    inner[index - start] = capped(contexts, index)
  }

  /// Each context once; an unknown one in place of many. Content that stands twice in what it is given to, that in such content again,
  /// would double at each level.
  private func capped(_ contexts: [FlowContext], _ index: Int) -> [FlowContext] {
    if contexts.count < 2 { return contexts }
    var seen: Set<FlowContext> = []
    let unique = contexts.filter { seen.insert($0).inserted }
    return unique.count > FlowBuilder.mostContexts ? [.unknown(doubt(.content, index))] : unique
  }

  // MARK: Elements

  private mutating func read(_ element: ViewElement, _ index: Int) {
    switch element.form {
    case .injection:
      guard let injection = builder.injections[id.file]?[element.range.lowerBound] else { return }
      let keys = builder.keys(of: injection, in: id.file)
      setReceiver(of: index, place(index).map { keys.map($0.providing) ?? $0.perhapsProviding(.all, doubt(.object, index)) })
    case .modifier(let name): readModifier(name, element, index)
    case .construction(let path):
      switch builder.type(path, at: id, body.scope) {
      case .declared(let type): if type.kind != .protocolType { add(.type(type), index) }
      case .unresolved: 
        for type in builder.candidates(path, from: id.file) { add(.type(type), index, doubt(.typeName, index)) }
      default: return
      }
    case .reference(let name): readReference(name, index)
    case .typeMember(let path):
      guard case .declared(let type) = builder.type(Array(path.dropLast()), at: id, body.scope) else { return }
      for member in builder.bodies(named: path[path.count - 1], of: type) { add(.body(member), index) }
    case .valueMember(let name): readMember(builder.valueMembers[name] ?? [], index)
    case .argument: return
    }
  }

  /// A member of a value whose type is not known: it is the only one by that name in the project, or else any of them.
  mutating func readMember(_ members: [FlowBuilder.BodyID], _ index: Int) {
    let doubt = members.count == 1 ? nil : doubt(.member, index)
    for member in members.prefix(BodyWalk.mostMembers) { add(.body(member), index, doubt) }
  }

  /// - Parameter doubt: whether it is not sure that it stands there; then what is lacking is not proven.
  mutating func add(_ target: BodyFlow.Target, _ index: Int, _ doubt: FlowDoubt? = nil) {
    for context in doubt.map({ doubt in place(index).map { $0.perhapsProviding(.all, doubt) } }) ?? place(index) {
      flow.edges.append(BodyFlow.Edge(target: target, element: index, context: context, missed: missed[index - start]))
    }
  }

  private mutating func readReference(_ name: String, _ index: Int) {
    if name == "self" || body.parameters.contains(where: { $0.name == name }) {
      flow.references.append((.parameter(name), place(index)))
      return
    }
    let members = members(named: name, labels: views.elements[index].labels)
    if !members.isEmpty {
      flow.references.append((.members(members), place(index)))
      for member in members { add(.body(member), index) }
    } else {
      flow.references.append((.property(name), place(index)))
    }
  }

  /// The bodies that a name means: of the type around, or else at file level.
  func members(named name: String, labels: [String]) -> [FlowBuilder.BodyID] {
    if let type = project.enclosingType(of: body.scope, in: id.file) {
      let found = builder.bodies(named: name, of: type)
      if !found.isEmpty { return fitting(found, labels) }
      if !project.properties(named: name, of: type).isEmpty { return [] }
    }
    return fitting(builder.functions[name] ?? [], labels)
  }

  /// Of several functions those that a call may mean; all where none fits.
  func fitting(_ bodies: [FlowBuilder.BodyID], _ labels: [String]) -> [FlowBuilder.BodyID] {
    guard bodies.count > 1 else { return bodies }
    let found = bodies.filter { builder.body($0).parameters.accept(labels) }
    return found.isEmpty ? bodies : found
  }
}

extension ViewElement {
  /// Whether what stands below it, but for arguments, is what it is applied to.
  var isModifier: Bool {
    switch form {
    case .injection, .modifier: true
    default: false
    }
  }
}

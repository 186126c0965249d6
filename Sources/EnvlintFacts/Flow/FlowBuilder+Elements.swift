/// What the elements of a body see.
extension FlowBuilder {
  /// More ways to one place are not told apart.
  static let mostContexts = 8
  /// Content in content is followed this far.
  private static let deepestNesting = 100
  /// More types by one name are not looked at.
  private static let mostCandidates = 8

  /// What the elements of a body see and show; nil while that is being found out, which is so for bodies that show themselves.
  func flow(of id: BodyID) -> BodyFlow? {
    if let known = bodyFlows[id] { return known }
    guard openBodies.count < FlowBuilder.deepestNesting, openBodies.insert(id).inserted else { return nil }
    defer { openBodies.remove(id) }
    guard let views = project.views(in: id.file) else { return nil }
    var walk = BodyWalk(id: id, body: views.bodies[id.body], views: views, builder: self)
    walk.run()
    bodyFlows[id] = walk.flow
    return walk.flow
  }

  /// What a name of a type means that stands in a file.
  func type(_ path: [String], at id: BodyID, _ scope: Scope) -> ResolvedType {
    let name = TypeName(file: id.file, container: scope.container, path: path)
    if let known = resolvedTypes[name] { return known }
    let resolved = project.resolve(path, at: Site(file: id.file, scope: scope))
    resolvedTypes[name] = resolved
    return resolved
  }

  /// The types that a name may mean of which it is not known which one it means: for what is there on all ways it does not matter.
  func candidates(_ path: [String], from file: Int) -> [DeclaredType] {
    let found = project.declaredTypes(endingWith: path, from: file)
    return found.count <= FlowBuilder.mostCandidates ? found : []
  }

  /// What an injection puts into the environment; nil when that is not known.
  func keys(of injection: Injection, in file: Int) -> KeySet? {
    switch injection.target {
    case .unknown: return nil
    case .key(let keyPath):
      guard let first = keyPath.components.first, keyPath.isPlain, first.name != "self" else { return nil }
      return graph.keys.index(of: .path([first.name])).map { KeySet($0) } ?? KeySet.none
    case .object:
      guard let key = project.key(of: injection, in: file) else { return nil }
      return graph.keys.index(of: key).map { KeySet($0) } ?? KeySet.none
    }
  }
}

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
  private var outer: [[FlowContext]] = []
  /// For each modifier: those of what it is applied to.
  private var inner: [[FlowContext]] = []
  /// For each element: what is injected in the chain of a presentation around it, for the presenting view alone.
  private var missed: [KeySet] = []
  /// For each modifier: what the modifiers inside of it inject.
  private var chainKeys: [KeySet] = []

  init(id: FlowBuilder.BodyID, body: ViewBody, views: ViewFacts, builder: FlowBuilder) {
    self.id = id
    self.body = body
    self.views = views
    self.builder = builder
  }

  private var start: Int { body.elements.lowerBound }
  var project: ProjectIndex { builder.project }

  mutating func run() {
    let entry = body.isCapped ? FlowContext.unknown : FlowContext.entry
    collectChainKeys()
    for index in body.elements {
      let element = views.elements[index]
      let parent = Int(element.parent)
      if case .argument(let label, _) = element.form {
        outer.append(BodyWalk.capped(contexts(ofArgument: index, label, of: parent)))
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

  private func place(_ index: Int) -> [FlowContext] { outer[index - start] }

  private mutating func setReceiver(of index: Int, _ contexts: [FlowContext]) {
    inner[index - start] = BodyWalk.capped(contexts)
  }

  /// Each context once; an unknown one in place of many. Content that stands twice in what it is given to, that in such content again,
  /// would double at each level.
  private static func capped(_ contexts: [FlowContext]) -> [FlowContext] {
    if contexts.count < 2 { return contexts }
    var seen: Set<FlowContext> = []
    let unique = contexts.filter { seen.insert($0).inserted }
    return unique.count > FlowBuilder.mostContexts ? [.unknown] : unique
  }

  // MARK: Elements

  private mutating func read(_ element: ViewElement, _ index: Int) {
    switch element.form {
    case .injection:
      guard let injection = builder.injections[id.file]?[element.range.lowerBound] else { return }
      let keys = builder.keys(of: injection, in: id.file)
      setReceiver(of: index, place(index).map { keys.map($0.providing) ?? $0.perhapsProviding(.all) })
    case .modifier(let name): readModifier(name, element, index)
    case .construction(let path):
      switch builder.type(path, at: id, body.scope) {
      case .declared(let type): if type.kind != .protocolType { add(.type(type), index) }
      case .unresolved: for type in builder.candidates(path, from: id.file) { add(.type(type), index, isKnown: false) }
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
  private mutating func readMember(_ members: [FlowBuilder.BodyID], _ index: Int) {
    let isOnly = members.count == 1
    for member in members.prefix(BodyWalk.mostMembers) { add(.body(member), index, isKnown: isOnly) }
  }

  private mutating func add(_ target: BodyFlow.Target, _ index: Int, isKnown: Bool = true) {
    for context in isKnown ? place(index) : place(index).map({ $0.perhapsProviding(.all) }) {
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
  private func members(named name: String, labels: [String]) -> [FlowBuilder.BodyID] {
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

  // MARK: Modifiers

  private mutating func readModifier(_ name: String, _ element: ViewElement, _ index: Int) {
    let contexts = place(index)
    if name == "modifier" {
      guard let modifier = modifierType(ofCall: index) else {
        setReceiver(of: index, contexts.map { $0.perhapsProviding(.all) })
        return
      }
      if case .declared(let type) = modifier {
        setReceiver(of: index, entering(builder.uses(of: type)?["content"], contexts))
      }
      return
    }
    if let keys = injected(by: name) {
      setReceiver(of: index, contexts.map { $0.providing(keys) })
      return
    }
    switch helper(named: name, of: index) {
    case .function(let function):
      add(.body(function), index)
      setReceiver(of: index, entering(builder.uses(of: function)?["self"], contexts))
    case .ambiguous: setReceiver(of: index, contexts.map { $0.perhapsProviding(.all) })
    case .member(let members): readMember(members, index)
    case nil:
      if SDKModifiers.contains(name) || builder.importsOnlyKnown(id.file) || isOwnMethod(name, index) { return }
      setReceiver(of: index, contexts.map { $0.perhapsProviding(.all) })
    }
  }

  /// What a modifier injects by the configuration; nil when that says nothing of it.
  private func injected(by name: String) -> KeySet? { builder.configured[name] }

  /// The places at which content stands that is shown in these ways by what stands here.
  func entering(_ uses: [FlowContext]?, _ contexts: [FlowContext]) -> [FlowContext] {
    guard let uses, !uses.isEmpty else { return contexts.map { $0.entering(.unknown) } }
    return contexts.flatMap { context in uses.map(context.entering) }
  }

  private enum Helper {
    case function(FlowBuilder.BodyID)
    /// A member of a value that is no view.
    case member([FlowBuilder.BodyID])
    case ambiguous
  }

  /// The function of the project that a modifier is.
  private func helper(named name: String, of index: Int) -> Helper? {
    var found = builder.modifiers[name] ?? []
    if let type = baseType(of: index) {
      let own = builder.bodies(named: name, of: type)
      if !own.isEmpty { found = own }
    }
    guard !found.isEmpty else {
      guard let members = builder.valueMembers[name], !SDKModifiers.contains(name), isAppliedToValue(index) else {
        return nil
      }
      return .member(fitting(members, views.elements[index].labels))
    }
    let fitting =
      found.count > 1 ? found.filter { builder.body($0).parameters.accept(views.elements[index].labels) } : found
    return fitting.count == 1 ? .function(fitting[0]) : fitting.isEmpty ? nil : .ambiguous
  }

  /// The type of the view that the chain of a modifier begins with, where it is constructed there.
  private func baseType(of index: Int) -> DeclaredType? {
    var current = index
    while let next = receiver(of: current) {
      if case .construction(let path) = views.elements[next].form {
        guard case .declared(let type) = builder.type(path, at: id, body.scope) else { return nil }
        return type
      }
      current = next
    }
    return nil
  }

  /// Whether what stands before a call is no view that the code shows.
  private func isAppliedToValue(_ index: Int) -> Bool {
    guard let receiver = receiver(of: index) else { return true }
    switch views.elements[receiver].form {
    case .valueMember: return true
    case .reference(let name):
      return name != "self" && !body.parameters.contains { $0.name == name } && members(named: name, labels: []).isEmpty
    default: return false
    }
  }

  /// Whether a modifier is a function of the type that the chain begins with, which makes no view of its own.
  private func isOwnMethod(_ name: String, _ index: Int) -> Bool {
    baseType(of: index).map { project.hasFunction(named: name, $0) } ?? false
  }

  private func receiver(of index: Int) -> Int? {
    var next = index + 1
    while next < body.elements.upperBound, Int(views.elements[next].parent) >= index {
      if Int(views.elements[next].parent) == index {
        if case .argument = views.elements[next].form {} else { return next }
      }
      next += 1
    }
    return nil
  }

  /// The type of `M` in `.modifier(M())`.
  private func modifierType(ofCall index: Int) -> ResolvedType? {
    guard index + 2 < body.elements.upperBound, views.elements[index + 1].parent == Int32(index),
      case .argument = views.elements[index + 1].form, views.elements[index + 2].parent == Int32(index + 1),
      case .construction(let path) = views.elements[index + 2].form
    else { return nil }
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type): return .declared(type)
    case .external(let name, let arguments):
      return builder.importsOnlyKnown(id.file) || name == "EmptyModifier"
        ? .external(name: name, arguments: arguments) : nil
    default: return nil
    }
  }

  // MARK: Keys of chains

  private mutating func collectChainKeys() {
    chainKeys = Array(repeating: .none, count: body.elements.count)
    for index in body.elements.reversed() {
      let element = views.elements[index]
      guard element.isModifier, Int(element.parent) >= 0, views.elements[Int(element.parent)].isModifier else {
        continue
      }
      var keys = chainKeys[index - start]
      if case .injection = element.form, let injection = builder.injections[id.file]?[element.range.lowerBound] {
        keys = keys.union(builder.keys(of: injection, in: id.file) ?? .none)
      }
      let parent = Int(element.parent) - start
      chainKeys[parent] = chainKeys[parent].union(keys)
    }
  }

  private func missedKeys(inArgumentOf parent: Int) -> KeySet {
    guard case .modifier(let name) = views.elements[parent].form, let row = PresentationModifiers.row(name) else {
      return missed[parent - start]
    }
    let keys = missed[parent - start].union(chainKeys[parent - start])
    guard row.inheritance == .container else { return keys }
    return outer[parent - start].reduce(keys) { keys, context in
      let isSame = context.environment.origin == context.container.origin
      let known: KeySet = isSame ? context.container.provided : .none
      return keys.union(context.environment.provided.subtracting(known))
    }
  }

  // MARK: Arguments

  private func contexts(ofArgument index: Int, _ label: String?, of parent: Int) -> [FlowContext] {
    let call = views.elements[parent]
    let contexts = outer[parent - start]
    switch call.form {
    case .modifier(let name): return self.contexts(ofArgument: label, ofModifier: name, parent, contexts)
    case .construction(let path): return self.contexts(ofArgument: label, ofConstruction: path, call, contexts)
    case .reference(let name):
      let members = members(named: name, labels: call.labels)
      guard members.count == 1 else { return contexts.map { $0.entering(.unknown) } }
      return content(label, of: members[0], call, contexts)
    case .typeMember, .valueMember, .injection, .argument: return contexts.map { $0.entering(.unknown) }
    }
  }

  private func content(
    _ label: String?, of function: FlowBuilder.BodyID, _ call: ViewElement, _ contexts: [FlowContext]
  ) -> [FlowContext] {
    let uses = builder.uses(of: function) ?? [:]
    let name = builder.contentName(
      ofArgument: label, among: call.labels, parameters: builder.body(function).parameters, uses)
    return entering(name.flatMap { uses[$0] }, contexts)
  }

  private func contexts(
    ofArgument label: String?, ofModifier name: String, _ index: Int, _ contexts: [FlowContext]
  ) -> [FlowContext] {
    if name == "modifier" { return contexts }
    switch helper(named: name, of: index) {
    case .function(let function): return content(label, of: function, views.elements[index], contexts)
    case .member(let members) where members.count == 1:
      return content(label, of: members[0], views.elements[index], contexts)
    case .ambiguous, .member: return contexts.map { $0.entering(.unknown) }
    case nil: break
    }
    if let row = PresentationModifiers.row(name) {
      switch row.inheritance {
      case .container:
        return contexts.map { FlowContext(environment: $0.container, container: $0.container) }
      case .position, .unknown:
        return contexts.map {
          FlowContext(environment: $0.environment, container: row.hasOwnDismiss ? .unknown : $0.container)
        }
      }
    }
    // A style is installed where it is used, further inside.
    if name.hasSuffix("Style") || !SDKModifiers.contains(name) { return contexts.map { $0.entering(.unknown) } }
    return contexts
  }

  private func contexts(
    ofArgument label: String?, ofConstruction path: [String], _ call: ViewElement, _ contexts: [FlowContext]
  ) -> [FlowContext] {
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type):
      let uses = builder.uses(of: type) ?? [:]
      let name = builder.contentName(ofArgument: label, among: call.labels, parameters: nil, uses)
      return entering(name.flatMap { uses[$0] }, contexts)
    case .external(let name, _): return self.contexts(in: name, contexts)
    default: return contexts.map { $0.entering(.unknown) }
    }
  }

  /// The content of a view or scene of the SDK.
  private func contexts(in name: String, _ contexts: [FlowContext]) -> [FlowContext] {
    if SDKViews.isNavigation(name) {
      return contexts.map { FlowContext(environment: $0.environment, container: $0.environment) }
    }
    if name == "NavigationLink" { return contexts.map(\.linked) }
    if SDKViews.isScene(name) { return contexts.map { FlowContext(environment: $0.environment, container: .unknown) } }
    return SDKViews.passesOn(name) ? contexts : contexts.map { $0.entering(.unknown) }
  }
}

extension FlowContext {
  /// What a link shows: whether it has what is injected between the navigation container and the link is not settled.
  fileprivate var linked: FlowContext {
    let between =
      container.origin == environment.origin
      ? environment.provided.subtracting(container.provided) : environment.provided
    let passage = Passage(
      origin: environment.origin, provided: environment.provided.subtracting(between),
      unclear: environment.unclear.union(between))
    return FlowContext(environment: passage, container: container)
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

extension [ViewParameter] {
  /// Whether a call with these labels may mean the function, as far as labels tell.
  func accept(_ labels: [String]) -> Bool {
    var rest = self[...]
    for label in labels {
      if label == "{}" {
        guard !rest.isEmpty else { return false }
        rest.remove(at: rest.firstIndex { !$0.hasDefault } ?? rest.startIndex)
        continue
      }
      while let next = rest.first, (next.label ?? "_") != label {
        guard next.hasDefault else { return false }
        rest.removeFirst()
      }
      guard rest.popFirst() != nil else { return false }
    }
    return rest.allSatisfy(\.hasDefault)
  }
}

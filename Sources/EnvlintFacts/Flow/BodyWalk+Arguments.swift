/// Content that calls are given: what the places see at which they show it.
extension BodyWalk {
  func contexts(ofArgument index: Int, _ label: String?, of parent: Int) -> [FlowContext] {
    let call = views.elements[parent]
    let contexts = outer[parent - start]
    if parent == start, !madeRoots.isEmpty {
      return content(label, of: madeRoots, parent, contexts) ?? lost(contexts, .member, parent)
    }
    switch call.form {
    case .modifier(let name): return self.contexts(ofArgument: label, ofModifier: name, parent, contexts)
    case .construction(let path):
      if path.suffix(2) == ["_VariadicView", "Tree"] { return places(inTree: index, parent, contexts) }
      return content(label, of: members(hiding: path, parent), parent, contexts)
        ?? self.contexts(ofArgument: label, ofConstruction: path, parent, contexts)
    case .reference(let name):
      // `transform(self)`: what the caller's closure makes of it is shown here, and like a modifier it may inject anything.
      if body.parameters.contains(where: { $0.name == name }) {
        return contexts.map { $0.insideUnknown(doubt(.content, parent)) }
      }
      if isLayout(name) { return contexts }
      let members = (members(named: name, labels: call.labels) + overridingMembers(named: name, parent))
        .filter { mayTake($0, parent) }
      return content(label, of: members, parent, contexts) ?? lost(contexts, .content, parent)
    case .typeMember, .valueMember, .injection, .argument, .given: return lost(contexts, .content, parent)
    }
  }

  /// The content of `_VariadicView.Tree(Root()) { … }` has the environment of the tree, wherever its root shows it. The root may do more
  /// for some of it.
  ///
  /// Source: Apple's documentation of `Subview` ("the view is resolved using the environment of its container, not the environment of its
  /// subview proxy"); public re-implementations, which merge the two.
  private func places(inTree argument: Int, _ call: Int, _ contexts: [FlowContext]) -> [FlowContext] {
    if case .argument(nil, isClosure: false) = views.elements[argument].form { return contexts }
    return contexts.map { $0.uncertain(doubt(.content, call)) }
  }

  private static let mapping: Set<String> = ["map", "compactMap", "flatMap"]

  /// Whether a name is that of a property that is a layout, which shows the content that it is called with.
  private func isLayout(_ name: String) -> Bool {
    switch project.inference.typeOfUnqualified(
      name, at: LookupContext(file: id.file, scope: body.scope), scope: body.scope)
    {
    case .external(let name, _): return SDKViews.isLayout(name)
    case .declared(let type): return isLayout(type)
    default: return false
    }
  }

  private func isLayout(_ type: DeclaredType) -> Bool {
    project.resolver.conformance(of: type, toAnyOf: ["Layout"]) == .yes
      && !project.resolver.hasFunction(named: "callAsFunction", type)
  }

  /// The places of content that functions are given of which a call may mean any; nil where there is none.
  func content(
    _ label: String?, of functions: [FlowBuilder.BodyID], _ call: Int, _ contexts: [FlowContext]
  ) -> [FlowContext]? {
    if functions.isEmpty { return nil }
    return merged(functions.map { entering(label, in: .function($0), contexts, call) }, of: functions, call)
  }

  /// The places of content by the label with which a call is given it. Where it may have several names, it is at one of their
  /// places; what all of them have is there, and what one lacks is not proven to be lacking.
  private func entering(
    _ label: String?, in owner: ContentOwner, _ contexts: [FlowContext], _ call: Int
  ) -> [FlowContext] {
    let names = ContentNames(builder).names(ofArgument: label, among: views.elements[call].labels, of: owner)
    if builder.leaks.mayShow(anyOf: names, of: owner, builder) { return lost(contexts, .content, call) }
    if owner.showsNothing(builder) { return [] }
    let places = names.map { builder.places(of: $0, in: owner) }
    let found = entering(places.contains { $0 == nil } ? nil : places.flatMap { $0 ?? [] }, contexts, call)
    guard Set(places.map { Set($0 ?? []) }).count > 1 || owner.makesRoot(builder) && Set(found).count > 1 else {
      return found
    }
    return found.map { $0.uncertain(doubt(.content, call)) }
  }

  private func contexts(
    ofArgument label: String?, ofModifier name: String, _ index: Int, _ contexts: [FlowContext]
  ) -> [FlowContext] {
    if name == "modifier" { return contexts }
    switch CalledFunctions(self).helper(named: name, of: index) {
    case .functions(let functions), .member(let functions):
      return content(label, of: functions, index, contexts) ?? lost(contexts, .member, index)
    case nil: break
    }
    // A collection or an optional makes views of its elements: they are where the result is.
    if label == nil, BodyWalk.mapping.contains(name) { return contexts }
    if !isOfSDK(name, index) { return ForeignCall(index, in: self).places(inModifier: name, contexts) }
    if let row = PresentationModifiers.row(name) {
      if let label, row.detachedLabels.contains(label) { return lost(contexts, .content, index) }
      switch row.inheritance {
      case .container:
        return contexts.map { $0.with($0.container, container: $0.container) }
      case .position, .unknown:
        return contexts.map { $0.with($0.environment, container: row.hasOwnDismiss ? .absent : $0.container) }
      }
    }
    // A style is installed where it is used, further inside: there is all that is here, and perhaps more.
    return name.hasSuffix("Style") ? contexts.map { $0.uncertain(doubt(.content, index)) } : contexts
  }

  private func contexts(
    ofArgument label: String?, ofConstruction path: [String], _ call: Int, _ contexts: [FlowContext]
  ) -> [FlowContext] {
    switch builder.type(path, at: id, body.scope) {
    case .declared(let type):
      if let initializer = hostingClasses.initializer(of: type, calledBy: call, in: self) {
        return hostingClasses.places(of: label, givenTo: initializer, contexts, call, self)
      }
      // `Flow(spacing: 8) { … }` makes the layout and calls it.
      if isLayout(type), !project.members.holdsFunction(type) { return contexts }
      let cases = StoredCases(walk: self).cases(of: type, madeBy: call)
      return cases.flatMap { entering(label, in: .type(type.containers[0], $0.known), contexts, call) }
    // By another name, because calls by its own are read as what they are given.
    case .external(let name, _) where HostingRoots.contains(name):
      return hostingClasses.places(of: label, givenTo: .ofSDK, contexts, call, self)
    case .external(let name, _): return self.contexts(ofArgument: label, in: name, contexts, call)
    default: return lost(contexts, .typeName, call)
    }
  }

  /// The content of a view or scene of the SDK.
  private func contexts(
    ofArgument label: String?, in name: String, _ contexts: [FlowContext], _ call: Int
  ) -> [FlowContext] {
    // A package may add initializers that inject what they are given.
    if !SDKViews.accepts(views.elements[call].labels, name) {
      return ForeignCall(call, in: self).places(in: name, nil, contexts)
    }
    if name == "ModifiedContent" { return places(inModifiedContent: label, call, contexts) }
    if SDKViews.isNavigation(name) {
      return contexts.map { $0.with($0.environment, container: $0.environment) }
    }
    if PresentationModifiers.isDestination(label, ofLink: name, with: views.elements[call].labels) {
      return contexts.map { $0.linked(doubt(.link, call)) }
    }
    if SDKViews.isScene(name) {
      // A scene of documents has a container of its own on some systems.
      let container = name.hasPrefix("DocumentGroup") ? TransferFunction.unknown(doubt(.container, call)) : .absent
      return contexts.map { $0.with($0.environment, container: container) }
    }
    return SDKViews.passesOn(name) ? contexts : ForeignCall(call, in: self).places(inView: name, contexts)
  }
}

extension FlowContext {
  /// The keys that are injected in the body between a place and the navigation container around it.
  var keysInsideContainer: KeySet {
    environment.provided.subtracting(environment.origin == container.origin ? container.provided : .none)
  }

  /// The destination of a link sees the same as its container. On some systems, apps that injected objects between the container and
  /// the link crashed in it.
  fileprivate func linked(_ doubt: UnknownReason) -> FlowContext {
    if container.origin == .absent {
      // None was found: it may be around all that is around the link, but for what is injected here.
      return with(environment.perhapsClearing(environment.provided, doubt), container: container)
    }
    var passage = container
    passage.followsLink = true
    passage.doubts.add(doubt, .all)
    return with(passage, container: container)
  }
}

extension ContentOwner {
  /// Whether it is a function that does nothing with what it is given.
  fileprivate func showsNothing(_ builder: FlowBuilder) -> Bool {
    guard case .function(let id) = self else { return false }
    let body = builder.body(id)
    return body.kind == .member && body.elements.isEmpty && body.leaks.isEmpty && !body.isCapped
  }
}

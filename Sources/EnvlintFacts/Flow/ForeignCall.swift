/// A call of code that may not be the project's: the keys that it may inject.
struct ForeignCall {
  /// An index in `ViewFacts.elements`.
  let call: Int
  let walk: BodyWalk
  private var views: ViewFacts { walk.views }
  private var code: ForeignCode { walk.builder.foreignCode }

  init(_ call: Int, in walk: BodyWalk) {
    self.call = call
    self.walk = walk
  }

  /// The places of what a modifier is applied to.
  func receiverPlaces(ofModifier name: String, _ contexts: [FlowContext]) -> [FlowContext] {
    let doubt = walk.doubt(.modifier, call)
    guard let keys = keys(ofModifier: name) else { return contexts.map { $0.insideUnknown(doubt) } }
    return contexts.map { $0.insideForeign(injecting: keys, doubt) }
  }

  /// The places of what `.modifier(M())` is applied to, where the project doesn't declare the only `M` there.
  func receiverPlacesOfGivenModifier(_ contexts: [FlowContext]) -> [FlowContext] {
    let doubt = walk.doubt(.modifier, call)
    let parts = ((call + 1)..<walk.body.elements.upperBound).prefix { views.elements[$0].parent >= Int32(call) }
    let made = parts.filter { views.elements[$0].parent == Int32(call + 1) }
    guard made.count == 1, case .argument = views.elements[call + 1].form,
      case .construction(let path) = views.elements[made[0]].form,
      case .external(let name, _) = walk.builder.type(path, at: walk.id, walk.body.scope),
      views.elements[made[0]].isGivenNoObject, code.declares(view: name, shownIn: walk.id.file),
      let keys = ForeignCall(made[0], in: walk).keys
    else { return contexts.map { $0.insideUnknown(doubt) } }
    return contexts.map { $0.insideForeign(injecting: keys, doubt) }
  }

  /// The places of content that a modifier is given.
  func places(inModifier name: String, _ contexts: [FlowContext]) -> [FlowContext] {
    places(in: name, keys(ofModifier: name), contexts)
  }

  /// The places of content that a view is given which the project doesn't declare.
  func places(inView name: String, _ contexts: [FlowContext]) -> [FlowContext] {
    let isKnown = views.elements[call].isGivenNoObject && code.declares(view: name, shownIn: walk.id.file)
    return places(in: ExternalName.last(ExternalName.plain(name)), isKnown ? keys : nil, contexts)
  }

  /// The places of content that code of a name is given.
  ///
  /// - Parameter keys: what it may inject; nil if that isn't known.
  func places(in name: String, _ keys: KeySet?, _ contexts: [FlowContext]) -> [FlowContext] {
    if walk.project.settings.containers.contains(name) { return placesInContainer(name, keys, contexts) }
    guard let keys else { return walk.lost(contexts, .content, call) }
    return contexts.map { $0.givenAway(adding: keys, walk.doubt(.content, call)) }
  }

  /// The places of content that is shown where the call is, like that which a modifier is applied to.
  private func placesInContainer(_ name: String, _ keys: KeySet?, _ contexts: [FlowContext]) -> [FlowContext] {
    if let injected = walk.injected(by: name) { return contexts.map { $0.providing(injected) } }
    let doubt = walk.doubt(.content, call)
    return contexts.map { context in
      keys.map { context.insideForeign(injecting: $0, doubt) } ?? context.insideUnknown(doubt)
    }
  }

  /// The keys that it may inject if it is a modifier; nil if it may be the project's, or if it is given something of unknown type.
  private func keys(ofModifier name: String) -> KeySet? {
    views.elements[call].isGivenNoObject && code.declares(modifier: name, calledIn: walk.id.file) ? keys : nil
  }

  private var keys: KeySet? {
    if isOnTypeOfPackage { return nil }
    var keys = code.keys
    for type in typesMadeInClosures {
      guard let added = code.keys(of: type, walk.builder) else { return nil }
      keys = keys.union(added)
    }
    for value in views.givenValues[call] ?? [] {
      guard let added = GivenObjects(in: walk).keys(of: value) else { return nil }
      keys = keys.union(added)
    }
    return keys
  }

  /// Whether the view that the call is applied to is one that the package knows by a protocol of its own.
  private var isOnTypeOfPackage: Bool {
    CalledFunctions(walk).baseType(of: call).map(walk.project.usage.packages.mayKnow) ?? false
  }

  /// The types of what is constructed alone in the closures that it is given: `{ Store() }`.
  private var typesMadeInClosures: [ResolvedType] {
    var types: [ResolvedType] = []
    var next = call + 1
    while next < walk.body.elements.upperBound, Int(views.elements[next].parent) >= call {
      if case .construction(let path) = views.elements[next].form, isContent(next) {
        let type = walk.builder.type(path, at: walk.id, walk.body.scope)
        // Code gives a package's views a package's content, and seldom its objects.
        if case .external = type {} else { types.append(type) }
      }
      next += 1
    }
    return types
  }

  /// Whether an element is right in an argument of the call.
  private func isContent(_ element: Int) -> Bool {
    let argument = Int(views.elements[element].parent)
    guard argument > call, case .argument = views.elements[argument].form else { return false }
    return Int(views.elements[argument].parent) == call
  }
}

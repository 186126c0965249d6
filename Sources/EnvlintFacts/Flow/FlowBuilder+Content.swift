/// The use of content that a view or function is given: where its body shows it.
extension FlowBuilder {
  /// More places than this are none.
  private static let mostPlaces = 64
  /// Content in content is followed this far.
  private static let deepestNesting = 100

  /// A receiver of content, and the content's name there.
  struct ContentName: Hashable {
    var owner: ContentOwner
    var name: String
    /// The closure that the content is handed to; nil where it is shown as it is.
    var closure: String?
  }

  /// The places at which a view or function shows content, relative to its own; `self` is what a function is called on. Nil while that is
  /// not known, as it is for content that is in itself.
  ///
  /// - Parameter closure: the parameter that a function hands itself to; nil for the places where it shows itself as it is.
  func places(of name: String, in owner: ContentOwner, handedTo closure: String? = nil) -> [FlowContext]? {
    let content = ContentName(owner: owner, name: name, closure: closure)
    if let known = contentPlaces[content] { return known }
    guard openContents.count < FlowBuilder.deepestNesting, openContents.insert(content).inserted else { return nil }
    let found = findPlaces(of: content)
    openContents.remove(content)
    // Recursive content stays unknown: to look again from each place that shows it would never end.
    contentPlaces[content] = .some(found)
    return found
  }

  private func findPlaces(of content: ContentName) -> [FlowContext]? {
    let leading = bodies(leadingTo: content)
    var places: [FlowContext] = []
    // By their indices: those in a case of a value that isn't known.
    var doubts: [Int: UnknownReason] = [:]
    var pending = entries(of: content.owner).map { ($0, FlowContext.entry) }
    var seen: Set<Place> = []
    while let (body, context) = pending.popLast() {
      guard leading.contains(body), seen.insert(Place(body: body, context: context)).inserted else { continue }
      guard seen.count <= FlowBuilder.mostPlaces else { return nil }
      let views = project.views(in: body.file)
      let names = names(of: body)
      let members = names.members.filter { !leading.isDisjoint(with: $0.bodies) }
      var walk = BodyWalk(id: body, body: views.bodies[body.body], views: views, builder: self)
      let elements = elements(of: content, in: body)
      walk.run(to: elements + members.map(\.element))
      for element in elements where walk.knownCases.runs(element) {
        let isInCase = walk.knownCases.isInUnknownCase(element)
        for found in possible(walk.surePlace(element).map(context.entering)) where !places.contains(found) {
          if isInCase { doubts[places.count] = walk.doubt(.value, element) }
          places.append(found)
        }
      }
      for (element, bodies) in members where walk.knownCases.runs(element) {
        let found = walk.compiled(walk.place(element), element).map(context.entering)
        for body in bodies { pending += compiled(found, when: condition(of: body)).map { (body, $0) } }
      }
    }
    // The content may ask for the same value, and not be there.
    if places.count > 1 { for (index, doubt) in doubts { places[index] = places[index].uncertain(doubt) } }
    return places
  }

  private struct Place: Hashable {
    var body: BodyID
    var context: FlowContext
  }

  // MARK: Bodies

  private func entries(of owner: ContentOwner) -> [BodyID] {
    switch owner {
    case .type(let id, let cases): entryBodies(ofTypeAt: id).map { self.body($0, for: cases) ?? $0 }
    case .function(let body): [body]
    }
  }

  /// The bodies in which a type or function may show content.
  struct OwnerBodies {
    /// A type's own, and all that these show. Parameters are a function's own.
    var all: Set<BodyID> = []
    /// For each of them those that show it.
    var callers: [BodyID: [BodyID]] = [:]
  }

  func bodies(of owner: ContentOwner) -> OwnerBodies {
    if let known = ownerBodies[owner] { return known }
    var found = OwnerBodies()
    found.all = Set(entries(of: owner))
    var pending = Array(found.all)
    while let body = pending.popLast() {
      for member in names(of: body).members.flatMap(\.bodies) {
        found.callers[member, default: []].append(body)
        if case .type = owner, found.all.insert(member).inserted { pending.append(member) }
      }
    }
    ownerBodies[owner] = found
    return found
  }

  /// The bodies that show the content or another body that does.
  private func bodies(leadingTo content: ContentName) -> Set<BodyID> {
    let bodies = bodies(of: content.owner)
    var leading = bodies.all.filter { !elements(of: content, in: $0).isEmpty }
    var pending = Array(leading)
    while let body = pending.popLast() {
      for caller in bodies.callers[body] ?? [] where leading.insert(caller).inserted { pending.append(caller) }
    }
    return leading
  }

  /// The elements of a body that show content: of a property none where a parameter has its name.
  private func elements(of content: ContentName, in id: BodyID) -> [Int] {
    if case .type(let type, _) = content.owner, body(id).parameters.contains(where: { $0.name == content.name }),
      project.tables.declaresMember(named: content.name, in: type)
    {
      return []
    }
    return names(of: id).elements(of: content)
  }

  /// The meanings of the names in a body.
  func names(of id: BodyID) -> BodyNames {
    if let known = bodyNames[id] { return known }
    var names = BodyNames()
    let views = project.views(in: id.file)
    let walk = BodyWalk(id: id, body: views.bodies[id.body], views: views, builder: self)
    var counts: [String: Int] = [:]
    for element in walk.body.elements where element != walk.start || walk.madeRoots.isEmpty {
      guard case .reference(let name) = views.elements[element].form else { continue }
      counts[name, default: 0] += 1
      if name == "self", let closure = walk.closure(handed: element) {
        names.handed[closure, default: []].append(element)
        continue
      }
      switch walk.meaning(of: name, at: element) {
      case .content: names.shown[name, default: []].append(element)
      case .members(let bodies): names.members.append((element, bodies))
      }
    }
    // A closure that is also used otherwise may be given other views.
    for (closure, elements) in names.handed where counts[closure] != elements.count {
      names.shown["self", default: []] += elements
      names.handed[closure] = nil
    }
    bodyNames[id] = names
    return names
  }
}

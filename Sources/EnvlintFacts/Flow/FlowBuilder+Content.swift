/// What becomes of content that a view or function is given: where its body shows it.
extension FlowBuilder {
  /// More places than this are none.
  private static let mostPlaces = 64

  /// The contexts in which a type shows the content that it is given, relative to its own, by the name of the content; nil while
  /// that is not known.
  func uses(of type: DeclaredType) -> [String: [FlowContext]]? {
    uses(of: .type(type.containers[0]), startingAt: entryBodies(of: type))
  }

  /// The same for a function, its receiver as `self` included.
  func uses(of function: BodyID) -> [String: [FlowContext]]? { uses(of: .function(function), startingAt: [function]) }

  private func uses(of owner: ContentOwner, startingAt bodies: [BodyID]) -> [String: [FlowContext]]? {
    if let known = contentUses[owner] { return known }
    guard openOwners.insert(owner).inserted else { return nil }
    let found = findUses(of: owner, startingAt: bodies)
    openOwners.remove(owner)
    // What shows itself is not known for good: to look again from each place that shows it would never come to an end.
    contentUses[owner] = .some(found)
    return found
  }

  private func findUses(of owner: ContentOwner, startingAt bodies: [BodyID]) -> [String: [FlowContext]]? {
    var uses: [String: [FlowContext]] = [:]
    var pending = bodies.map { ($0, FlowContext.entry) }
    var seen: Set<Place> = []
    while let (body, context) = pending.popLast() {
      guard seen.insert(Place(body: body, context: context)).inserted else { continue }
      guard seen.count <= FlowBuilder.mostPlaces, let flow = flow(of: body) else { return nil }
      for (reference, places) in flow.references {
        let contexts = places.map(context.entering)
        switch reference {
        case .parameter(let name): if bodies.contains(body) { add(contexts, to: &uses[name, default: []]) }
        case .property(let name): add(contexts, to: &uses[name, default: []])
        case .members(let members):
          guard case .type = owner else { continue }
          for member in members { pending += contexts.map { (member, $0) } }
        }
      }
    }
    return uses
  }

  private struct Place: Hashable {
    var body: BodyID
    var context: FlowContext
  }

  private func add(_ contexts: [FlowContext], to known: inout [FlowContext]) {
    for context in contexts where !known.contains(context) { known.append(context) }
  }

  /// Which content an argument of a call is, by its label or because there is no other; nil when that is not known.
  ///
  /// - Parameters:
  ///   - label: of the argument.
  ///   - labels: of all arguments.
  ///   - parameters: of a function; nil for a type, whose content has the names of its properties.
  func contentName(
    ofArgument label: String?, among labels: [String], parameters: [ViewParameter]?, _ uses: [String: [FlowContext]]
  ) -> String? {
    if let label {
      if let parameters { return parameters.first { $0.label == label }?.name }
      if uses[label] != nil { return label }
    }
    let taken = Set(labels)
    let free = uses.keys.filter { name in
      let own = parameters.map { $0.first { $0.name == name }?.label } ?? name
      return name != "self" && (own.map { !taken.contains($0) } ?? true)
    }
    return free.count == 1 ? free.first : nil
  }
}

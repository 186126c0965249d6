/// Static members that the project gives to the standard library's collections for one type of elements: `.all` of `[Font]`.
extension NameClassifier {
  /// The protocols whose extensions a collection's static members may stand in, besides those of the collection itself.
  private static let protocols: [String: [String]] = [
    "Array": [
      "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection",
    ],
    "Set": ["Sequence", "Collection", "SetAlgebra"],
  ]

  /// The one computed member of that name; nil when the project has none.
  func collectionMember(_ name: String, of collection: String, _ arguments: [ResolvedType]) -> Verdict? {
    guard let protocols = NameClassifier.protocols[collection], arguments.count == 1 else { return nil }
    let found = ([collection] + protocols).flatMap { index.tables.extensions(of: $0) }
      .filter { holdsElements(arguments[0], $0) }
      .flatMap { id in index.tables.properties(named: name, in: id).filter(\.isStatic).map { ($0, id) } }
    guard found.count == 1 else { return found.isEmpty ? nil : .unresolved }
    let (property, id) = found[0]
    var site = LookupContext(file: id.file, scope: property.scope)
    site.bindings["Element"] = arguments[0]
    return computed(property, named: name, at: site)
  }

  /// Whether an extension is for that type of elements.
  private func holdsElements(_ element: ResolvedType, _ id: ContainerID) -> Bool {
    let part = index.container(id)
    guard let written = part.elementType, element != .unresolved else { return false }
    return index.resolver.resolve(written, at: LookupContext(file: id.file, scope: part.scope)) == element
  }
}

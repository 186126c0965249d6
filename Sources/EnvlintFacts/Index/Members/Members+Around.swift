/// The meanings of a plain name in the types around a place.
extension Members {
  /// The properties of that name of the innermost type around that has one, and whether that type is the innermost of all. Extensions of
  /// the SDK's types count as well. Nil where none has one.
  ///
  /// - Parameter isInnermost: whether no other type is looked at.
  func propertiesAround(
    _ site: LookupContext, named name: String, isInnermost: Bool = false
  ) -> (members: [Member<Property>], isInnermost: Bool)? {
    for length in stride(from: site.typePath.count, to: 0, by: -1) {
      let path = Array(site.typePath[..<length])
      switch resolver.resolve(path, at: LookupContext(file: site.file, scope: .fileLevel)) {
      case .declared(let type):
        let found = properties(named: name, of: type)
        if !found.isEmpty { return (found, length == site.typePath.count) }
        if resolver.hasFunction(named: name, type) { return ([], length == site.typePath.count) }
      case .external:
        let found = tables.extensions(of: path[path.count - 1]).filter { container($0).path == path }.flatMap { id in
          tables.properties(named: name, in: id).map { Member(declaration: $0, id: id) }
        }
        if !found.isEmpty { return (found, length == site.typePath.count) }
      default: break
      }
      if isInnermost { return nil }
    }
    return nil
  }
}

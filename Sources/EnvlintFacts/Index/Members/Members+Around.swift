/// The types around a place in code, and the meanings of names there.
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

  /// The type around a place; nil at file level.
  func enclosingType(at site: LookupContext) -> DeclaredType? {
    let path = site.enclosingTypePath
    if path.isEmpty { return nil }
    let topLevel = LookupContext(file: site.file, scope: .fileLevel)
    guard case .declared(let type) = resolver.resolve(path, at: topLevel) else { return nil }
    return type
  }

  /// A dotted name, where `Self` means the type around.
  func resolve(_ path: [String], inCodeAt site: LookupContext) -> ResolvedType {
    guard path[0] == "Self" else { return resolver.resolve(path, at: site) }
    let owner = site.bindings["Self"] ?? enclosingType(at: site).map(ResolvedType.declared)
    guard case .declared(let type)? = owner, type.kind != .protocolType else { return .unresolved }
    if path.count == 1 { return .declared(type) }
    return resolver.resolve(
      type.path + path.dropFirst(), at: LookupContext(file: type.containers[0].file, scope: .fileLevel))
  }

  /// The place of a type's member, where `Self` is that type, and its generic parameters are what it was given; of a protocol's,
  /// the one type that its extension is for.
  func site(of scope: Scope, in id: ContainerID, _ type: DeclaredType) -> LookupContext {
    var site = LookupContext(file: id.file, scope: scope)
    if type.kind != .protocolType {
      site.bindings["Self"] = .declared(type)
      let parameters = container(type.containers[0]).genericParameters
      if parameters.count == type.arguments.count {
        site.bindings.merge(zip(parameters, type.arguments)) { first, _ in first }
      }
    } else if let one = container(id).selfType {
      site.bindings["Self"] = resolver.resolve(one, at: site)
    }
    return site
  }
}

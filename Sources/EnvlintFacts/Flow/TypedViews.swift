/// Views of which only the type is known: values of the project's views that a body shows by name, however they were made.
struct TypedViews {
  let walk: BodyWalk
  private var project: ProjectIndex { walk.project }

  /// The view that a property of the type around, a parameter or a global has by its type; nil for other types.
  func view(named name: String) -> DeclaredType? {
    if let parameter = walk.body.parameters.first(where: { $0.name == name }) {
      return parameter.type.flatMap { view($0, at: LookupContext(file: walk.id.file, scope: walk.body.scope)) }
    }
    return walk.enclosingType.flatMap { view(named: name, of: $0) }
  }

  /// The view that a name means which is written like that of a function: `struct homeScreen: View`.
  func view(called name: String) -> DeclaredType? {
    if project.tables.types(named: name).isEmpty { return nil }
    return view(
      TypeReference(.named([.init(name: name, arguments: [])]), range: 0..<0),
      at: LookupContext(file: walk.id.file, scope: walk.body.scope))
  }

  /// The view that a property of a type has.
  func view(named name: String, of type: DeclaredType) -> DeclaredType? {
    let found = project.members.properties(named: name, of: type)
    guard found.count == 1, let written = found[0].declaration.type else { return nil }
    return view(written, at: LookupContext(file: found[0].id.file, scope: found[0].declaration.scope))
  }

  /// The view that a static method gives which a protocol of the type declares, and that makes any type's values: `Leaf.make()`.
  func view(madeBy member: String, of type: DeclaredType) -> DeclaredType? {
    guard project.resolver.conformance(of: type, toAnyOf: ["View"]) == .yes else { return nil }
    var makesSelf = false
    project.resolver.walkAncestors(of: type) { ancestor in
      guard case .declared(let ancestor) = ancestor else { return true }
      makesSelf = project.members.typeFunctions(named: member, of: ancestor).contains { method in
        let result = method.declaration.result
        return (result?.wrapped ?? result)?.simpleName == "Self"
      }
      return !makesSelf
    }
    return makesSelf ? type : nil
  }

  /// The view that a value of a type is, or that its elements are, or that it gives when called.
  private func view(_ written: TypeReference, at site: LookupContext) -> DeclaredType? {
    if let wrapped = written.wrapped { return view(wrapped, at: site) }
    switch written.form {
    case .function(let result?): return view(result, at: site)
    case .array(let element): return view(element, at: site)
    default: break
    }
    guard case .declared(let type) = project.resolver.resolve(written, at: site), type.kind != .protocolType,
      project.resolver.conformance(of: type, toAnyOf: ["View"]) == .yes
    else { return nil }
    return type
  }
}

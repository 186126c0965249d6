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

  /// The view or modifier that a name means which is written like that of a function: `struct homeScreen: View`.
  func view(called name: String) -> DeclaredType? {
    guard !project.tables.types(named: name).isEmpty,
      case .declared(let type) = project.resolver.resolve(
        [name], at: LookupContext(file: walk.id.file, scope: walk.body.scope)),
      project.resolver.conformance(of: type, toAnyOf: ["View", "ViewModifier"]) == .yes
    else { return nil }
    return type
  }

  /// The view that a property of a type has.
  func view(named name: String, of type: DeclaredType) -> DeclaredType? {
    let found = project.members.properties(named: name, of: type)
    guard found.count == 1, let written = found[0].declaration.type else { return nil }
    return view(written, at: LookupContext(file: found[0].id.file, scope: found[0].declaration.scope))
  }

  /// The views that a member of a value may be: of a value of unknown type, what properties of that name are in any type.
  func views(named name: String, ofValue type: DeclaredType?) -> [DeclaredType] {
    if let type { return view(named: name, of: type).map { [$0] } ?? [] }
    return walk.builder.viewProperties[name] ?? []
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
    TypedViews.view(written, at: site, project)
  }

  static func view(_ written: TypeReference, at site: LookupContext, _ project: ProjectIndex) -> DeclaredType? {
    let written = written.innermost
    // Most types are the SDK's.
    guard let name = written.simpleName,
      !project.tables.types(named: name).isEmpty || !project.tables.aliases(named: name).isEmpty,
      case .declared(let type) = project.resolver.resolve(written, at: site), type.kind != .protocolType,
      project.resolver.conformance(of: type, toAnyOf: ["View"]) == .yes
    else { return nil }
    return type
  }

  /// The views that properties of app code have by their types, by the names of the properties, each once.
  static func byProperty(in files: [Int], of project: ProjectIndex) -> [String: [DeclaredType]] {
    var found: [String: [DeclaredType]] = [:]
    for file in files where !project.isTest(file) {
      for property in project.files[file].containers.flatMap(\.properties) {
        guard let written = property.type,
          let view = view(written, at: LookupContext(file: file, scope: property.scope), project),
          found[property.name]?.contains(where: view.isSame) != true
        else { continue }
        found[property.name, default: []].append(view)
      }
    }
    return found
  }
}

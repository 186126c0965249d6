/// Dependencies that a property wrapper names by a key path, and that the project declares with a type: `@Injected(\.store) var store`.
struct NamedDependency {
  private let inference: TypeInference
  private var resolver: Resolver { inference.resolver }

  init(_ inference: TypeInference) { self.inference = inference }

  /// The type of a property without a type of its own; nil where no wrapper names its dependency.
  func type(of property: Property, at site: LookupContext) -> ResolvedType? {
    guard property.type == nil, property.value == nil, property.attributes.count == 1,
      let attribute = property.attributes.first, let first = attribute.arguments.first,
      case .keyPath(let keyPath) = first.value.form, keyPath.isPlain, keyPath.components.count == 1,
      let root = root(of: keyPath, first.label, attribute, at: site)
    else { return nil }
    return declaredType(ofMember: keyPath.components[0].name, of: root)
  }

  /// The type that the key path begins with.
  private func root(
    of keyPath: KeyPath, _ label: String?, _ attribute: Attribute, at site: LookupContext
  ) -> ResolvedType? {
    let path = attribute.name.split(separator: ".").map(String.init)
    switch resolver.resolve(path, at: site) {
    case .external(let name, _):
      let imports = inference.files[site.file].imports.map(\.module)
      guard let root = KeyPathWrappers.root(of: ExternalName.last(ExternalName.plain(name)), imports: imports) else {
        return nil
      }
      return resolver.resolve(keyPath.root ?? TypeReference(named: root), at: site)
    case .declared(let wrapper): return root(of: wrapper, label)
    default: return nil
    }
  }

  /// The root of the key paths that a wrapper of the project's takes, if its value has the type of what they lead to.
  private func root(of wrapper: DeclaredType, _ label: String?) -> ResolvedType? {
    let value = inference.members.properties(named: "wrappedValue", of: wrapper)
    guard value.count == 1, let name = value[0].declaration.type?.name else { return nil }
    var roots: [ResolvedType] = []
    for id in resolver.parts(of: wrapper) {
      let part = inference.container(id)
      for initializer in part.initializers {
        guard let parameter = initializer.parameters.first, parameter.label == label,
          case .named(let components)? = parameter.type?.form, let last = components.last,
          ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].contains(last.name), last.arguments.count == 2,
          last.arguments[1].name == name, part.genericParameters.contains(name)
        else { continue }
        roots.append(resolver.resolve(last.arguments[0], at: LookupContext(file: id.file, scope: initializer.scope)))
      }
    }
    return roots.count == 1 ? roots[0] : nil
  }

  /// The written type of the one member by a name.
  private func declaredType(ofMember name: String, of root: ResolvedType) -> ResolvedType? {
    let found: [(property: Property, file: Int)]
    switch root {
    case .declared(let type):
      found = inference.members.properties(named: name, of: type).map { ($0.declaration, $0.id.file) }
    case .external(let type, _):
      found = inference.tables.extensions(of: ExternalName.plain(type)).flatMap { id in
        inference.tables.properties(named: name, in: id).map { ($0, id.file) }
      }
    default: return nil
    }
    guard found.count == 1, !found[0].property.isStatic, let written = found[0].property.type else { return nil }
    let type = resolver.resolve(written, at: LookupContext(file: found[0].file, scope: found[0].property.scope))
    // `var store: Factory<Store>`
    if case .external(let wrapper, let arguments) = type, arguments.count == 1,
      CallableWrappers.giveTheirArgument(wrapper, imports: inference.files[found[0].file].imports.map(\.module))
    {
      return arguments[0]
    }
    return type
  }
}

extension TypeReference {
  fileprivate init(named name: String) { self.init(.named([.init(name: name, arguments: [])]), range: 0..<0) }
}

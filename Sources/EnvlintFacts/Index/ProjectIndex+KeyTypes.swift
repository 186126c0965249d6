/// The types of keys and of what key paths into them reach.
extension ProjectIndex {
  /// The type of the value that an environment property holds: its annotation, else what its key path leads to.
  public func valueType(of property: EnvironmentProperty) -> ResolvedType {
    let site = Site(file: property.id.file, scope: property.property.scope)
    if let annotation = property.property.type { return resolve(annotation, at: site) }
    guard case .keyPath(let keyPath) = property.source, keyPath.isPlain, let first = keyPath.components.first else {
      return .unresolved
    }
    var type = keyType(first.name)
    for component in keyPath.components.dropFirst() {
      guard case .declared(let declared) = type else { return .unresolved }
      let found = properties(named: component.name, of: declared).filter { !$0.declaration.isStatic }
      guard found.count == 1 else { return .unresolved }
      type = writtenType(of: found[0].declaration, file: found[0].id.file)
    }
    return type
  }

  /// The type of a key: of the one declaration of the project, else of the SDK's table.
  public func keyType(_ name: String) -> ResolvedType {
    let declared = environmentExtensions.flatMap { id in
      tables.properties(named: name, in: id).filter { !$0.isStatic }.map { ($0, id) }
    }
    if declared.count == 1 { return writtenType(of: declared[0].0, file: declared[0].1.file) }
    guard declared.isEmpty, let row = EnvironmentKeys.row(name) else { return .unresolved }
    let isOptional = row.type.hasSuffix("?")
    let type = ResolvedType.external(name: isOptional ? String(row.type.dropLast()) : row.type, arguments: [])
    switch row.kind {
    case .value: return isOptional ? .optional(type) : type
    case .optional: return .optional(type)
    case .action, .class, .binding: return .unresolved
    }
  }

  /// A property's annotation, else the type of its initial value, where a literal or a construction tells it.
  func writtenType(of property: Property, file: Int) -> ResolvedType {
    let site = Site(file: file, scope: property.scope)
    if let annotation = property.type { return resolve(annotation, at: site) }
    guard let value = property.value else { return .unresolved }
    return literalType(value) ?? staticType(of: value, local: nil, at: site, scope: property.scope)
  }

  private func literalType(_ value: Expression) -> ResolvedType? {
    guard case .literal(let kind) = value.form else { return nil }
    switch kind {
    case .integer: return .external(name: "Int", arguments: [])
    case .float: return .external(name: "Double", arguments: [])
    case .boolean: return .external(name: "Bool", arguments: [])
    case .string: return .external(name: "String", arguments: [])
    case .regex: return nil
    }
  }
}

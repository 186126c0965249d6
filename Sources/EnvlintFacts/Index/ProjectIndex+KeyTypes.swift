/// The types of keys and of what key paths into them reach.
extension ProjectIndex {
  /// The type of the value that an environment property holds: its annotation, else what its key path leads to.
  public func valueType(of property: EnvironmentProperty) -> ResolvedType {
    let site = LookupContext(file: property.id.file, scope: property.property.scope)
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

  /// The type of a key: of the one declaration of the project, or of one for each branch of an `#if` where they agree, else of the SDK's
  /// table.
  public func keyType(_ name: String) -> ResolvedType {
    let types = soleDeclarations(ofKey: name).map { writtenType(of: $0.declaration, file: $0.id.file) }
    if let first = types.first { return types.allSatisfy { $0 == first } ? first : .unresolved }
    guard !declaresKey(named: name), let row = EnvironmentKeys.row(name) else { return .unresolved }
    let isOptional = row.type.hasSuffix("?")
    let type = ResolvedType.external(name: isOptional ? String(row.type.dropLast()) : row.type, arguments: [])
    switch row.kind {
    case .value: return isOptional ? .optional(type) : type
    case .optional: return .optional(type)
    case .action, .class, .binding: return .unresolved
    }
  }

  /// How the type of an environment property can be written where the property stands; nil when it is not known.
  public func spelledType(of read: EnvironmentProperty) -> String? {
    guard read.hasOneSource, case .keyPath(let keyPath) = read.source, keyPath.isPlain,
      let first = keyPath.components.first
    else { return nil }
    let site = LookupContext(file: read.id.file, scope: read.property.scope)
    let declarations = keyDeclarations(named: first.name)
    if declarations.isEmpty, keyPath.components.count == 1 {
      // Types of reference and those of rare modules may need an import that is not there.
      guard let row = EnvironmentKeys.row(first.name), row.kind != .class, !row.type.contains("3D"),
        !row.flags.contains(.spi), row.module != "unknown", namesOnlySDKTypes(row.type, at: site)
      else { return nil }
      return row.type
    }
    guard let key = declarations.first else { return nil }
    if let type = key.declaration.type {
      if case .implicitlyUnwrapped = type.form { return nil }
    } else if case .external = valueType(of: read), key.declaration.value.flatMap(literalType) == nil {
      // The generic arguments of what is constructed may be inferred.
      return nil
    }
    return spelling(
      of: valueType(of: read), at: site, declaredIn: keyPath.components.count == 1 ? key.id.file : nil)
  }

  /// Whether every name in a type of the tables means the SDK's type at a place.
  private func namesOnlySDKTypes(_ type: String, at site: LookupContext) -> Bool {
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return names.allSatisfy { meansExternal(String($0), at: site) }
  }

  /// Whether the project declares a key of that name, by whatever means.
  public func declaresKey(named name: String) -> Bool { keyPlaces[name] != nil }

  /// Whether a key of that name that the project declares is one for a file.
  public func seesKey(named name: String, from file: Int) -> Bool {
    let visible = keyDeclarations(named: name).filter {
      isVisible($0.declaration.access, declaredIn: $0.id.file, from: file)
    }
    return !tables.reachable(visible, from: file, \.id.file).isEmpty
  }

  /// The properties of that name in extensions of `EnvironmentValues`.
  public func keyDeclarations(named name: String) -> [Member<Property>] {
    (keyPlaces[name] ?? []).map { place in
      let container = files[place.id.file].containers[place.id.container]
      return Member(declaration: container.properties[place.property], id: place.id)
    }
  }

  /// See `keyPlaces`.
  func collectKeyPlaces() -> [String: [KeyPlace]] {
    var places: [String: [KeyPlace]] = [:]
    for id in environmentExtensions {
      let properties = files[id.file].containers[id.container].properties
      for index in properties.indices where !properties[index].isStatic {
        places[properties[index].name, default: []].append(KeyPlace(id: id, property: index))
      }
    }
    return places
  }

  /// A property's annotation, else the type of its initial value, where a literal or a construction tells it.
  public func writtenType(of property: Property, file: Int) -> ResolvedType {
    let site = LookupContext(file: file, scope: property.scope)
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

/// The types of keys and of what key paths into them reach.
extension Keys {
  /// The type of the value that an environment property holds: its annotation, else what its key path leads to.
  public func valueType(of property: EnvironmentProperty) -> ResolvedType {
    let site = LookupContext(file: property.id.file, scope: property.property.scope)
    if let annotation = property.property.type { return resolver.resolve(annotation, at: site) }
    guard case .keyPath(let keyPath) = property.source, keyPath.isPlain, let first = keyPath.components.first else {
      return .unresolved
    }
    var type = keyType(first.name)
    for component in keyPath.components.dropFirst() {
      guard case .declared(let declared) = type else { return .unresolved }
      let found = members.properties(named: component.name, of: declared).filter { !$0.declaration.isStatic }
      guard found.count == 1 else { return .unresolved }
      type = inference.writtenType(of: found[0].declaration, file: found[0].id.file)
    }
    return type
  }

  /// The type of a key: of the one declaration of the project, or of one for each branch of an `#if` where they agree, else of the SDK's
  /// table.
  public func keyType(_ name: String) -> ResolvedType {
    let types = inference.soleDeclarations(ofKey: name).map {
      inference.writtenType(of: $0.declaration, file: $0.id.file)
    }
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

  /// The spelling of an environment property's type at the place of the property; nil if it is unknown.
  public func spelledType(of read: EnvironmentProperty) -> String? {
    guard read.hasOneSource, case .keyPath(let keyPath) = read.source, keyPath.isPlain,
      let first = keyPath.components.first
    else { return nil }
    let site = LookupContext(file: read.id.file, scope: read.property.scope)
    let declarations = members.keyDeclarations(named: first.name)
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
    } else if case .external = valueType(of: read), key.declaration.value.flatMap(inference.literalType) == nil {
      // The generic arguments of what is constructed may be inferred.
      return nil
    }
    return inference.spelling(
      of: valueType(of: read), at: site, declaredIn: keyPath.components.count == 1 ? key.id.file : nil)
  }

  /// Whether every name in a type of the tables means the SDK's type at a place.
  private func namesOnlySDKTypes(_ type: String, at site: LookupContext) -> Bool {
    let names = type.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    return names.allSatisfy { inference.meansExternal(String($0), at: site) }
  }

  /// Whether the project declares a key of that name, by whatever means.
  public func declaresKey(named name: String) -> Bool { project.collected.keyPlaces[name] != nil }

  /// Whether a key of that name that the project declares is one for a file.
  public func seesKey(named name: String, from file: Int) -> Bool {
    let visible = members.keyDeclarations(named: name).filter {
      resolver.isVisible($0.declaration.access, declaredIn: $0.id.file, from: file)
    }
    return !tables.reachable(visible, from: file, \.id.file).isEmpty
  }

  /// The instance properties in extensions of `EnvironmentValues`, by name, in source order.
  func keyPlaces(in extensions: [ContainerID]) -> [String: [Collected.KeyPlace]] {
    var places: [String: [Collected.KeyPlace]] = [:]
    for id in extensions {
      let properties = files[id.file].containers[id.container].properties
      for index in properties.indices where !properties[index].isStatic {
        places[properties[index].name, default: []].append(.init(id: id, property: index))
      }
    }
    return places
  }
}

/// Which keys change while the app runs. A key that is set once, or never, is configuration: a loop that goes on for as long as it holds
/// is meant to.
extension Values {
  /// So many properties and keys are followed.
  private static let longestChain = 4

  /// Whether there is evidence that the value of a property changes. False proves nothing, and is also the value while it is unknown.
  public func isKnownToChange(_ property: EnvironmentProperty) -> Bool { isKnownToChange(property, depth: 0) }

  private func isKnownToChange(_ property: EnvironmentProperty, depth: Int) -> Bool {
    guard let name = property.keyName, depth <= Values.longestChain else { return false }
    guard keys.declaresKey(named: name) else { return ChangingKeys.contains(name) }
    return files(with: .injections).contains { file in
      injections.inApp(file).contains { injection in
        guard case .key(let keyPath) = injection.target, keyPath.components.first?.name == name,
          let value = injection.value
        else { return false }
        return changes(value, at: injection.scope, in: file, hiding: Set(injection.locals.map(\.name)), depth: depth)
      }
    }
  }

  /// Whether an expression reads something that changes.
  private func changes(_ value: Expression, at scope: Scope, in file: Int, hiding locals: Set<String>, depth: Int)
    -> Bool
  {
    guard let type = resolver.enclosingType(of: scope, in: file) else { return false }
    return value.readPaths.contains { path in
      !locals.contains(path[0]) && changes(path, of: type, in: file, depth: depth)
    }
  }

  private func changes(_ path: [String], of type: DeclaredType, in file: Int, depth: Int) -> Bool {
    let found = members.properties(named: path[0], of: type)
    guard found.count == 1, !found[0].declaration.isStatic, depth <= Values.longestChain else { return false }
    let (property, id) = (found[0].declaration, found[0].id)
    if let environment = members.environmentProperty(property, id) {
      if case .keyPath = environment.source, !isObject(keys.valueType(of: environment)) {
        return isKnownToChange(environment, depth: depth + 1)
      }
      return path.count > 1 && !isConstant(path[1], of: keys.valueType(of: environment))
    }
    if case .computed(let getter, _) = code(of: property, in: id.file).accessors {
      return getter?.returns.contains {
        changes($0, at: property.scope, in: id.file, hiding: [], depth: depth + 1)
      } ?? false
    }
    let value = inference.writtenType(of: property, file: id.file)
    if path.count > 1, isObject(value) { return !isConstant(path[1], of: value) }
    guard members.hasLiveWrapper(property, in: id.file) else { return false }
    let site = LookupContext(file: id.file, scope: property.scope)
    guard property.attributes.contains(where: { resolver.isSwiftUIAttribute($0.name, "State", at: site) }) else {
      return true
    }
    return isAssigned(property, of: type, in: id.file)
  }

  private func isObject(_ type: ResolvedType) -> Bool {
    if case .declared(let declared) = type.unwrapped { return declared.kind.isReference }
    return false
  }

  /// Whether a member of an object is known to be always the same.
  private func isConstant(_ name: String, of type: ResolvedType) -> Bool {
    guard case .declared(let declared) = type.unwrapped else { return false }
    let found = members.properties(named: name, of: declared)
    return found.count == 1 && found[0].declaration.isStored && found[0].declaration.isConstant
  }

  /// Whether the type changes the value of a property, or hands a binding to it on.
  private func isAssigned(_ property: Property, of type: DeclaredType, in file: Int) -> Bool {
    let files = property.access <= .filePrivate ? [file] : Set(resolver.parts(of: type).map(\.file)).sorted()
    return files.contains { file in
      !usage.mentions(MentionQuery(property.name, .changes, in: file)).isEmpty
        || !usage.mentions(MentionQuery("$" + property.name, .all, in: file)).isEmpty
    }
  }
}

extension Expression {
  /// The chains of names that an expression reads, without a leading `self`, as far as they are names alone.
  fileprivate var readPaths: [[String]] {
    if let path = chainPath {
      let names = path[0] == "self" ? Array(path.dropFirst()) : path
      return names.isEmpty ? [] : [names]
    }
    switch form {
    case .member(let base, _, _), .optionalChaining(let base), .forceUnwrap(let base), .marked(_, let base):
      return base.readPaths
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      return base.readPaths + arguments.flatMap(\.value.readPaths)
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts), .branches(let parts):
      return parts.flatMap(\.readPaths)
    case .tuple(let elements): return elements.flatMap(\.value.readPaths)
    case .sequence(let elements):
      return elements.flatMap { element in
        switch element {
        case .operand(let part), .ternary(let part): part.readPaths
        case .infix, .assignment, .cast: [[String]]()
        }
      }
    default: return []
    }
  }

  /// The names of `a.b?.c`.
  private var chainPath: [String]? {
    switch form {
    case .name(let name): return [name]
    case .member(let base, let name, _): return base.chainPath.map { $0 + [name] }
    case .optionalChaining(let base), .forceUnwrap(let base): return base.chainPath
    default: return nil
    }
  }
}

/// Where environment properties are used.
extension ProjectIndex {
  /// The uses of a property in its own file, in source order, those included of which it is not known whose property they mean. For a
  /// property that only its file can see, there are no others.
  public func uses(of property: EnvironmentProperty) -> [PropertyUse] {
    let (file, name) = (property.id.file, property.property.name)
    let type = enclosingType(of: property.property.scope, in: file)
    return files[file].propertyUses.filter { $0.name == name && mayMean($0, in: file, propertyOf: type) }
  }

  private func mayMean(_ use: PropertyUse, in file: Int, propertyOf type: DeclaredType?) -> Bool {
    guard let type else { return true }
    switch use.base {
    case .none, .instance:
      // A member of a protocol's extension is one of all types that conform.
      guard let enclosing = enclosingType(of: use.scope, in: file) else { return !isInExternalType(use.scope, file) }
      return isSame(enclosing, type) || enclosing.kind == .protocolType
    case .other(let base, let local): return base.map { mayHold($0, local, use.scope, file, type) } ?? true
    case .keyPath(nil), .unclear: return true
    case .keyPath(let root?):
      switch resolve(root, at: Site(file: file, scope: use.scope)) {
      case .declared(let root): return isSame(root, type)
      case .external: return false
      default: return true
      }
    case .label(let callee): return callee == nil || callee == type.name || callee == "init" || callee == "Self"
    }
  }

  /// Whether a place is in an extension of a type that the project does not declare.
  private func isInExternalType(_ scope: Scope, _ file: Int) -> Bool {
    guard let container = scope.container, let extended = files[file].containers[container].extended,
      case .external = resolve(extended, at: Site(file: file, scope: files[file].containers[container].scope))
    else { return false }
    return true
  }

  private func isSame(_ first: DeclaredType, _ second: DeclaredType) -> Bool {
    first.path == second.path && !Set(first.containers).isDisjoint(with: second.containers)
  }

  /// Whether the value of an expression may be one of that type.
  private func mayHold(
    _ base: Expression, _ local: LocalName?, _ scope: Scope, _ file: Int, _ type: DeclaredType
  ) -> Bool {
    let site = Site(file: file, scope: scope)
    switch staticType(of: base, local: local, at: site, scope: scope) {
    case .declared(let found), .optional(.declared(let found)):
      return isSame(found, type) || found.kind == .protocolType
    case .external, .optional(.external), .array, .dictionary, .tuple, .function: return false
    default: break
    }
    if let path = base.dottedPath {
      // A member of a type, or a value of the environment.
      return path[path.count - 1].first?.isUppercase == false && path.last != "environment"
    }
    switch base.root.form {
    case .name(let name):
      // What the methods of another type give is no value of this one.
      return name.first?.isUppercase == false || name == type.name
    case .implicitMember(let name): return name == "init"
    case .literal, .interpolatedString, .array, .dictionary, .closure, .keyPath: return false
    default: return true
    }
  }

  /// How code in other files may use a property; nil while that is not known. The names tell: `.name` of anything that may be a value of
  /// the type, `name` in extensions of the type, `name:` in a call that may be one of its initializers.
  public func usesElsewhere(of property: EnvironmentProperty) -> [Mention]? {
    if property.property.access <= .filePrivate { return [] }
    guard let type = enclosingType(of: property.property.scope, in: property.id.file) else { return nil }
    // Both at once: each round of questions costs a search of all files.
    let answers = [property.property.name, "$" + property.property.name].map {
      mentions(MentionQuery($0, ofPropertyOf: type.name, outside: property.id.file))
    }
    guard let values = answers[0], let projections = answers[1] else { return nil }
    return values + projections
  }

  /// Whether a protocol may require a property of that name from a type.
  public func mayBeRequired(_ name: String, of type: DeclaredType) -> Bool {
    var isRequired = false
    walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found):
        isRequired = found.kind == .protocolType && !properties(named: name, of: found).isEmpty
      case .external(let found):
        isRequired = InstallingTypes.confidence(found) == nil && !NotInstallingTypes.contains(found)
      case .unknown: isRequired = true
      }
      return !isRequired
    }
    return isRequired
  }
}

extension Expression {
  /// What a chain of members and calls begins with.
  fileprivate var root: Expression {
    switch form {
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .optionalChaining(let base),
      .forceUnwrap(let base), .marked(_, let base):
      base.root
    default: self
    }
  }
}

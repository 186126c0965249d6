/// The static type of an expression, as far as names and annotations tell it.
extension ProjectIndex {
  /// Members and names are followed this far.
  private static let longestMemberChain = 8

  /// - Parameter local: what the name at the root is, when it is a local one.
  public func staticType(
    of expression: Expression, local: LocalName?, at site: Site, scope: Scope, depth: Int = 0
  ) -> ResolvedType {
    guard depth <= ProjectIndex.longestMemberChain else { return .unresolved }
    func deeper(_ inner: Expression) -> ResolvedType {
      staticType(of: inner, local: local, at: site, scope: scope, depth: depth + 1)
    }
    switch expression.form {
    case .name(let name):
      if name == "self" { return enclosingType(of: scope, in: site.file).map { .declared($0) } ?? .unresolved }
      if let local, local.name == name { return type(ofLocal: local, at: site, scope: scope, depth: depth) }
      return typeOfUnqualified(name, at: site, scope: scope, depth: depth)
    case .member(let base, let name, _): return member(name, of: base, local, site, scope, depth)
    case .call(let callee, _): return constructedType(callee, local, site, scope, depth)
    case .forceUnwrap(let base):
      let type = deeper(base)
      if case .optional(let wrapped) = type { return wrapped }
      return base.hasOptionalChaining ? type : .unresolved
    case .optionalChaining(let base):
      if case .optional(let wrapped) = deeper(base) { return wrapped }
      return .unresolved
    case .marked(let marker, let base):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return deeper(base)
      default: return .unresolved
      }
    case .sequence(let elements):
      guard case .cast(let word, let type)? = elements.last, elements.count == 2, word == "as" || word == "as!" else {
        return .unresolved
      }
      return resolve(type, at: site)
    default: return .unresolved
    }
  }

  private func type(ofLocal local: LocalName, at site: Site, scope: Scope, depth: Int) -> ResolvedType {
    if let type = local.type { return resolve(type, at: site) }
    guard let value = local.value else { return .unresolved }
    return staticType(of: value, local: local.valueRoot.first, at: site, scope: scope, depth: depth + 1)
  }

  /// A property of the enclosing type, or a global.
  private func typeOfUnqualified(_ name: String, at site: Site, scope: Scope, depth: Int) -> ResolvedType {
    if let enclosing = enclosingType(of: scope, in: site.file) {
      let found = properties(named: name, of: enclosing)
      if found.count == 1 { return type(of: found[0].declaration, at: found[0].id, owner: enclosing, depth: depth) }
      if found.count > 1 { return .unresolved }
    }
    if name.hasPrefix("$") { return .unresolved }
    guard let (global, file) = global(named: name, from: site.file) else { return .unresolved }
    return declaredType(of: global, file: file, depth: depth)
  }

  private func type(of property: Property, at id: ContainerID, owner: DeclaredType, depth: Int) -> ResolvedType {
    if let environment = environmentProperty(property, id) {
      switch environment.source {
      case .type(let type) where property.type == nil:
        return resolve(type, at: Site(file: id.file, scope: property.scope))
      default: break
      }
    }
    return declaredType(of: property, file: id.file, owner: owner, depth: depth)
  }

  /// A property's annotation, or what its initial value constructs.
  ///
  /// - Parameter owner: the type whose member it is, which its annotation may call `Self`; nil for a global.
  private func declaredType(of property: Property, file: Int, owner: DeclaredType? = nil, depth: Int) -> ResolvedType {
    var site = Site(file: file, scope: property.scope)
    if let owner, owner.kind != .protocolType { site.bindings["Self"] = .declared(owner) }
    if let type = property.type { return resolve(type, at: site) }
    if let value = property.value {
      return staticType(of: value, local: nil, at: site, scope: property.scope, depth: depth + 1)
    }
    // `@State(initialValue: T())` and the like say nothing here.
    return .unresolved
  }

  private func member(
    _ name: String, of base: Expression, _ local: LocalName?, _ site: Site, _ scope: Scope, _ depth: Int
  ) -> ResolvedType {
    if case .name("self") = base.form { return typeOfUnqualified(name, at: site, scope: scope, depth: depth) }
    if let path = base.dottedPath, local?.name != path[0], path[path.count - 1].isTypeName,
      case .declared(let type) = resolve(path, at: site)
    {
      return propertyType(name, of: type, isStatic: true, depth: depth)
    }
    guard case .declared(let type) = staticType(of: base, local: local, at: site, scope: scope, depth: depth + 1) else {
      return .unresolved
    }
    return propertyType(name, of: type, isStatic: false, depth: depth)
  }

  private func propertyType(_ name: String, of type: DeclaredType, isStatic: Bool, depth: Int) -> ResolvedType {
    let found = properties(named: name, of: type).filter { $0.declaration.isStatic == isStatic }
    guard found.count == 1 else { return .unresolved }
    return self.type(of: found[0].declaration, at: found[0].id, owner: type, depth: depth + 1)
  }

  /// `T` of `T(…)`, `T.init(…)`, and of a call of the one project function of that name with a written result.
  private func constructedType(
    _ callee: Expression, _ local: LocalName?, _ site: Site, _ scope: Scope, _ depth: Int
  ) -> ResolvedType {
    if case .type(let type) = callee.form { return resolve(type, at: site) }
    guard var path = callee.dottedPath, local?.name != path[0] else { return .unresolved }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    guard path[path.count - 1].isTypeName else { return .unresolved }
    return resolve(path, at: site)
  }

  /// Resolves a dotted name without generic arguments.
  public func resolve(_ path: [String], at site: Site) -> ResolvedType {
    resolve(TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: 0..<0), at: site)
  }
}

extension Expression {
  /// Whether a `?` stands somewhere in a chain of members: then the chain's value is optional whatever its last member is.
  fileprivate var hasOptionalChaining: Bool {
    switch form {
    case .optionalChaining: true
    case .member(let base, _, _), .call(let base, _), .forceUnwrap(let base): base.hasOptionalChaining
    default: false
    }
  }
}

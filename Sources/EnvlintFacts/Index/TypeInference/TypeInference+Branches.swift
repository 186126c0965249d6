/// Names that several branches of one `#if` declare, each in its own way.
extension TypeInference {
  /// The declarations of a type where each is in another branch, and they differ in kind, so that the name means no one type. Empty
  /// where that is not so.
  func declarationsInBranches(of name: String, at site: LookupContext) -> [DeclaredType] {
    guard resolver.mayDeclareType(named: name, at: site), tables.aliases(named: name).isEmpty else { return [] }
    for length in stride(from: site.typePath.count, through: 0, by: -1) {
      let found = tables.types(named: name, in: site.typePath[..<length], from: site.file)
      if found.isEmpty { continue }
      let exclude = found.indices.allSatisfy { index in
        found[..<index].allSatisfy { areApart($0, found[index]) }
      }
      guard found.count > 1, exclude else { return [] }
      return found.compactMap { id in
        container(id).kind.map { DeclaredType(containers: [id], kind: $0, path: container(id).path, arguments: []) }
      }
    }
    return []
  }

  /// The types of a property whose type is a name that each branch of an `#if` gives another meaning, with the scopes of the typealiases;
  /// empty elsewhere.
  func typesInBranches(
    of expression: Expression, isUnwrapped: Bool = false, at site: LookupContext, scope: Scope
  ) -> [(type: ResolvedType, scope: Scope)] {
    let name: String
    switch expression.form {
    case .forceUnwrap(let inner): return typesInBranches(of: inner, isUnwrapped: true, at: site, scope: scope)
    case .name(let own): name = own
    case .member(let base, let own, _) where base.form == .name("self"): name = own
    default: return []
    }
    guard let owner = resolver.enclosingType(of: scope, in: site.file) else { return [] }
    let found = members.properties(named: name, of: owner)
    guard found.count == 1, let type = found[0].declaration.type, isUnwrapped == (type.wrapped != nil),
      let written = (type.wrapped ?? type).name
    else { return [] }
    // The innermost type around decides.
    let places =
      stride(from: owner.path.count, through: 0, by: -1).lazy.map { length in
        tables.aliases(named: written, in: owner.path[..<length], from: found[0].id.file).filter {
          resolver.isVisible(tables.alias($0).access, declaredIn: $0.file, from: found[0].id.file)
        }
      }.first { !$0.isEmpty } ?? []
    let aliases = places.map { tables.alias($0) }
    guard places.count > 1, tables.types(named: written).isEmpty,
      places.allSatisfy({ $0.file == found[0].id.file }),
      aliases.indices.allSatisfy({ index in
        aliases[..<index].allSatisfy { !canCoexist($0.scope, aliases[index].scope) }
      })
    else { return [] }
    return aliases.map { alias in
      (resolver.resolve(alias.target, at: LookupContext(file: found[0].id.file, scope: alias.scope)), alias.scope)
    }
  }

  private func areApart(_ first: ContainerID, _ second: ContainerID) -> Bool {
    first.file == second.file && !canCoexist(container(first).scope, container(second).scope)
  }

  /// The declarations of a key that are one for whoever uses it: the only one, or one for each branch of an `#if`; empty where several
  /// may be meant.
  func soleDeclarations(ofKey name: String) -> [Members.Member<Property>] {
    let declared = members.keyDeclarations(named: name)
    let exclude = declared.indices.allSatisfy { index in
      declared[..<index].allSatisfy { other in
        other.id.file == declared[index].id.file
          && !canCoexist(other.declaration.scope, declared[index].declaration.scope)
      }
    }
    return exclude ? declared : []
  }

  /// Whether a type says itself when two of its values are equal, by more than their identity.
  func isComparedByValue(_ type: DeclaredType) -> Bool {
    func compares(_ type: DeclaredType) -> Bool {
      let parts = resolver.parts(of: type).map(container)
      if parts.contains(where: \.comparesIdentity) { return false }
      return parts.contains { $0.functionNames.contains("==") || $0.functionNames.contains("isEqual") }
    }
    if compares(type) { return true }
    if container(type.containers[0]).comparesIdentity { return false }
    if tables.hasFunction(named: "=="), resolver.conformance(of: type, toAnyOf: Values.equatableProtocols) == .yes {
      return true
    }
    var isCompared = false
    resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let found) = ancestor { isCompared = isCompared || compares(found) }
      return !isCompared
    }
    return isCompared
  }
}

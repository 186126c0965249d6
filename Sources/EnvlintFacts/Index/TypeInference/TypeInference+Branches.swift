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

/// Names that represent types that others choose: generic parameters and associated types.
///
/// Inside of `struct Client<Environment>` and of its extensions, `Environment` is not SwiftUI's; nor where a type conforms to a protocol
/// that has `associatedtype Environment`.
extension Resolver {
  /// Whether a name may be one at a place, by the tables alone.
  func mayBeTypeParameter(_ name: String, at site: LookupContext) -> Bool {
    tables.isTypeParameter(name) || !site.typePath.isEmpty && hasLateScope(site)
  }

  /// Whether the type at a path has a generic parameter or an associated type of that name.
  func declaresTypeParameter(_ name: String, in path: ArraySlice<String>, from file: Int) -> Bool {
    tables.types(at: Array(path), from: file).contains { id in
      files[id.file].containers[id.container].genericParameters.contains(name) || hasAssociatedType(name, id)
    }
  }

  /// Whether a type that others inherit from asks them for a type by that name.
  func hasAssociatedType(_ name: String, _ ancestor: DeclaredType) -> Bool {
    ancestor.containers.contains { hasAssociatedType(name, $0) }
  }

  private func hasAssociatedType(_ name: String, _ id: ContainerID) -> Bool {
    files[id.file].containers[id.container].associatedTypes.contains(name)
  }

  /// Whether a type around a place inherits from something that is not known, and that may declare types for it.
  func mayInheritUnknownTypes(at site: LookupContext) -> Bool {
    site.typePath.indices.contains { index in
      let path = Array(site.typePath[...index])
      return tables.types(at: path, from: site.file).contains { id in
        guard let kind = files[id.file].containers[id.container].kind else { return false }
        var isUnknown = false
        walkAncestors(of: DeclaredType(containers: [id], kind: kind, path: path, arguments: [])) { ancestor in
          switch ancestor {
          case .declared: break
          case .external(let name): isUnknown = !isInTables(name)
          case .unknown: isUnknown = true
          }
          return !isUnknown
        }
        return isUnknown
      }
    }
  }

  /// Whether the tables tell about a type that the project does not declare.
  func isInTables(_ external: String) -> Bool {
    let name = ExternalName.last(ExternalName.plain(external))
    return InstallingTypes.confidence(name) != nil || NotInstallingTypes.contains(name)
  }
}

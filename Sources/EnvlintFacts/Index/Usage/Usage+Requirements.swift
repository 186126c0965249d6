/// Which properties a protocol may require from the types that conform to it.
extension Usage {
  /// Whether a protocol may require a property from a type.
  public enum Requirement: Comparable, Sendable {
    case no
    /// Another package may declare it, but then it has a default there: other types of the project conform without such a property.
    case withDefault
    case maybe
  }

  /// Whether a protocol may require a property of that name from a type.
  public func mayBeRequired(_ name: String, of type: DeclaredType) -> Bool {
    requirement(of: name, of: type) { _ in .maybe } != .no
  }

  /// Whether a protocol may require an environment property from its type.
  ///
  /// A protocol of another package can require a property of one of the project's types only through an associated type, and then every
  /// type that conforms has such a property. So one that conforms and has none shows that the protocol doesn't require it.
  public func requirement(of property: EnvironmentProperty, of type: DeclaredType) -> Requirement {
    let name = property.property.name
    if property.property.access <= .filePrivate { return .no }
    return requirement(of: name, of: type) { external in
      guard hasConformer(to: external, withoutMember: name, besides: type) else { return .maybe }
      return readsOwnType(property) ? .no : .withDefault
    }
  }

  private func requirement(
    of name: String, of type: DeclaredType, byUnknown requirement: (_ external: String) -> Requirement
  ) -> Requirement {
    var result = Requirement.no
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found):
        if found.kind == .protocolType, !members.properties(named: name, of: found).isEmpty { result = .maybe }
      case .external(let found):
        if !resolver.isInTables(found) {
          result = max(result, requirement(found))
        } else if RequiredProperties.contains(name, of: ExternalName.last(ExternalName.plain(found))) {
          result = .maybe
        }
      case .unknown: result = .maybe
      }
      return result != .maybe
    }
    return result
  }

  /// Whether the value of an environment property has a type that the project declares.
  private func readsOwnType(_ property: EnvironmentProperty) -> Bool {
    let written: TypeReference? =
      switch property.source {
      case .type(let type): type
      case .object(let type): type
      case .keyPath: property.property.type
      }
    guard let written,
      case .declared = resolver.resolve(
        written.wrapped ?? written, at: LookupContext(file: property.id.file, scope: property.property.scope))
    else { return false }
    return true
  }

  /// Whether another type of the project conforms to a protocol of another package and surely has no member of that name.
  private func hasConformer(to external: String, withoutMember name: String, besides type: DeclaredType) -> Bool {
    let candidates = conformers[ExternalName.last(ExternalName.plain(external))] ?? []
    return candidates.contains { id in
      let candidate = DeclaredType(
        containers: [id], kind: container(id).kind ?? .structure, path: container(id).path, arguments: [])
      return !candidate.isSame(as: type) && conforms(candidate, to: external, without: name)
    }
  }

  private func conforms(_ type: DeclaredType, to external: String, without name: String) -> Bool {
    guard members.properties(named: name, of: type).isEmpty else { return false }
    var (conforms, isKnown) = (false, true)
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): isKnown = members.properties(named: name, of: found).isEmpty
      case .external(let found): conforms = conforms || found == external
      case .unknown: isKnown = false
      }
      return isKnown
    }
    return conforms && isKnown
  }

  /// The types whose declarations name a type to inherit from, by its last name.
  private var conformers: [String: [ContainerID]] {
    answers.conformers.get {
      var found: [String: [ContainerID]] = [:]
      for file in loadedFiles {
        for container in files[file].containers.indices {
          guard let kind = files[file].containers[container].kind, kind != .protocolType else { continue }
          for inherited in files[file].containers[container].inherited {
            guard let name = inherited.leadingName else { continue }
            found[name, default: []].append(ContainerID(file: file, container: container))
          }
        }
      }
      return found
    }
  }
}

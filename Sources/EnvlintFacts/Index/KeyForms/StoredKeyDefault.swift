/// A stored `static var defaultValue` of a key type.
public struct StoredKeyDefault: Sendable {
  public var key: DeclaredType
  public var property: Property
  /// The declaration or extension that holds the property.
  public var id: ContainerID
  /// Whether the type itself names the key protocol, so that nothing else is known to ask for the default.
  public var conformsDirectly: Bool
  /// Whether a protocol asks for a default that can be set, so that it cannot be a constant; nil where a protocol is not known.
  public var mustBeSettable: Bool?
  /// Whether its type is seen in its own file alone.
  public var isPrivate: Bool
  /// Whether its type is seen outside of the module.
  public var isPublic: Bool
}

extension KeyForms {
  /// The mutable defaults of keys in app code: stored ones that no attribute or modifier protects.
  ///
  /// - Parameter includesPreferences: whether those of a file's `PreferenceKey` types count as well; nil where none do.
  public func mutableKeyDefaults(includesPreferences: ((_ path: String) -> Bool)?) -> [StoredKeyDefault] {
    var found: [StoredKeyDefault] = []
    for key in keys.all where key.container != .focused {
      guard case .keyType(let type, let property?, _) = key.form, let container = property.scope.container else {
        continue
      }
      let id = ContainerID(file: key.file, container: container)
      found += mutableDefault(property, of: type, id, protocols: KeyContainer.keyProtocols)
    }
    guard let includesPreferences else { return found }
    for file in tables.loaded where !files[file].keyContainers.isEmpty && includesPreferences(path(of: file)) {
      for container in files[file].keyContainers {
        let id = ContainerID(file: file, container: container)
        let part = self.container(id)
        guard let property = part.keyDefault, let type = members.declaredType(of: part, id),
          resolver.conformance(of: type, toAnyOf: ["PreferenceKey"]) == .yes
        else { continue }
        found += mutableDefault(property, of: type, id, protocols: ["PreferenceKey"])
      }
    }
    return found
  }

  private func mutableDefault(
    _ property: Property, of type: DeclaredType, _ id: ContainerID, protocols: Set<String>
  ) -> [StoredKeyDefault] {
    guard property.isStored, !property.isConstant, !isExempt(property.scope, in: id.file),
      property.attributes.allSatisfy({ $0.name == "available" || $0.name == "usableFromInline" })
    else { return [] }
    let parts = resolver.parts(of: type).map(container)
    let harmless: Set<String> = ["unchecked", "retroactive"]
    guard parts.allSatisfy({ $0.inheritedAttributes.allSatisfy(harmless.contains) }),
      parts.allSatisfy({ $0.attributes.allSatisfy { ["available", "frozen", "usableFromInline"].contains($0.name) } })
    else { return [] }
    let conformsDirectly = parts.contains { part in
      part.inherited.contains { $0.name.map { protocols.contains(ExternalName.last($0)) } ?? false }
    }
    let isPrivate =
      type.containers.count == 1
      && ([type.containers[0].file] + resolver.parts(of: type).map(\.file)).allSatisfy { $0 == id.file }
      && container(type.containers[0]).access <= .filePrivate
    let isPublic = type.containers.contains { id in
      let declared = container(id)
      // An extension represents a type of another module.
      return usage.isAPI(declared.kind == nil ? property.access : declared.access, in: id.file)
    }
    return [
      StoredKeyDefault(
        key: type, property: property, id: id, conformsDirectly: conformsDirectly,
        mustBeSettable: mustBeSettable("defaultValue", of: type), isPrivate: isPrivate, isPublic: isPublic)
    ]
  }

  /// Whether a protocol requires a static property of a type to be settable; nil where a protocol is not known.
  private func mustBeSettable(_ name: String, of type: DeclaredType) -> Bool? {
    var mustBeSettable: Bool? = false
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found):
        let isRequired = members.properties(named: name, of: found).contains { member in
          if case .computed(_, hasSetter: true) = member.declaration.accessors {
            found.kind == .protocolType
          } else {
            false
          }
        }
        if isRequired { mustBeSettable = true }
      case .external(let found):
        let isKnown =
          InstallingTypes.confidence(found) != nil || NotInstallingTypes.contains(found)
          || KeyContainer.keyProtocols.contains(found) || found == "PreferenceKey"
        if !isKnown { mustBeSettable = nil }
      case .unknown: mustBeSettable = nil
      }
      return mustBeSettable != true
    }
    return mustBeSettable
  }
}

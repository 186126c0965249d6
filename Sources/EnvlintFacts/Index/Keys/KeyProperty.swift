/// A property in an extension of a type that holds keys: an entry, the accessor of a key type, or one that is computed from others.
public struct KeyProperty: Sendable {
  public var container: KeyContainer
  public var property: Property
  public var id: ContainerID
  /// Whether `@available` says that there is something newer, of the property or of the extension.
  public var isSuperseded: Bool
  /// The access that the property has by itself or by its extension.
  public var access: AccessLevel
}

extension Keys {
  /// The properties of app code in extensions of one type that holds keys, in source order.
  public func keyProperties(of keyContainer: KeyContainer) -> [KeyProperty] {
    extensions(of: keyContainer).flatMap { id -> [KeyProperty] in
      let part = container(id)
      return part.properties.compactMap { property -> KeyProperty? in
        guard !property.isStatic, !isExempt(property.scope, in: id.file) else { return nil }
        return KeyProperty(
          container: keyContainer, property: property, id: id,
          isSuperseded: property.source.isSuperseded || part.source.isSuperseded,
          access: resolver.access(of: property, in: part))
      }
    }
  }

  /// The entries of app code in source order, without those of focused values, which the system also reads and writes.
  public var plainEntries: [KeyProperty] {
    [KeyContainer.environment, .containerValues, .transaction].flatMap(keyProperties).filter { found in
      !found.isSuperseded && found.property.isStored
        && members.isEntry(found.property, found.id)
        && !found.property.attributes.contains { $0.name == "objc" }
    }
  }

  /// The name by which views read and write a key: an entry's own, or that of the one accessor that a key type has; nil where it has
  /// several, or one that does more than read and write it.
  public func readName(of key: EnvironmentKey) -> String? {
    guard case .keyType(let type, _, _) = key.form else { return key.name }
    let users = keyProperties(of: key.container).filter { found in
      guard let accessors = found.property.keyAccessors else { return false }
      let keys = (accessors.getter?.keys ?? []) + (accessors.setter?.keys ?? [])
      return keys.contains { keyType($0, of: found)?.containers == type.containers }
    }
    guard users.count == 1, users[0].property.keyAccessors?.plainKeys != nil else { return nil }
    return users[0].property.name
  }

  /// The type that a subscript by `K.self` names; nil when it is no type of the project.
  public func keyType(_ written: TypeReference, of property: KeyProperty) -> DeclaredType? {
    let site = LookupContext(file: property.id.file, scope: property.property.scope)
    guard case .declared(let type) = resolver.resolve(written, at: site) else { return nil }
    return type
  }

  /// The extensions of SwiftUI's type that holds keys, in source order.
  func extensions(of keyContainer: KeyContainer) -> [ContainerID] {
    tables.extensions(of: keyContainer.rawValue).filter { id in
      guard let name = container(id).extended?.name else { return false }
      return resolver.isSwiftUI(
        name, keyContainer.rawValue, at: LookupContext(file: id.file, scope: container(id).scope))
    }
  }
}

/// A getter-only property of `EnvironmentValues`, computed from other keys.
public struct DerivedKey: Sendable {
  public var property: Property
  public var id: ProjectIndex.ContainerID
}

extension ProjectIndex {
  /// Every getter-only property in an extension of `EnvironmentValues`, in source order.
  public var derivedKeys: [DerivedKey] {
    environmentExtensions.flatMap { id in
      container(id).properties.compactMap { property in
        guard case .computed(_, hasSetter: false) = property.accessors, !property.isStatic else { return nil }
        return DerivedKey(property: property, id: id)
      }
    }
  }

  /// The derived keys whose getters name a key, in source order; none while the mentions of the name are not known.
  public func derivedKeys(reading name: String) -> [DerivedKey] {
    let mentions = mentions(MentionQuery(name, .all)) ?? []
    let places = mentions.filter { $0.role == .bareInKeyContainer || $0.base == "self" }
    if places.isEmpty { return [] }
    return derivedKeys.filter { key in
      let range = key.property.source.range
      return places.contains { $0.file == key.id.file && range.contains($0.range.lowerBound) }
    }
  }

  /// The extensions of SwiftUI's type that holds keys, in source order.
  func extensions(of keyContainer: KeyContainer) -> [ContainerID] {
    tables.extensions(of: keyContainer.rawValue).filter { id in
      guard let name = container(id).extended?.name else { return false }
      return isSwiftUI(name, keyContainer.rawValue, in: id.file)
    }
  }
}

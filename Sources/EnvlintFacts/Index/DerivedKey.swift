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

  /// The extensions of SwiftUI's `EnvironmentValues`, in source order.
  var environmentExtensions: [ContainerID] {
    tables.extensions(of: "EnvironmentValues").filter { id in
      guard let name = container(id).extended?.name else { return false }
      return isSwiftUI(name, "EnvironmentValues", in: id.file)
    }
  }
}

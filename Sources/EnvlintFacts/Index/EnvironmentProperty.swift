/// A property with SwiftUI's `@Environment` or `@EnvironmentObject`.
public struct EnvironmentProperty: Sendable {
  public enum Source: Sendable {
    /// `@Environment(\.a.b)`; never without a component.
    case keyPath(KeyPath)
    /// `@Environment(T.self)`.
    case type(TypeReference)
    /// `@EnvironmentObject`, with the annotated type.
    case object(TypeReference?)
  }

  public var source: Source
  public var property: Property
  public var attribute: Attribute
  public var id: ProjectIndex.ContainerID

  /// The key that it reads, by the first name of its key path; nil when it looks up a type.
  public var keyName: String? {
    guard case .keyPath(let keyPath) = source else { return nil }
    return keyPath.components.first?.name
  }

  /// Whether it looks up a type and is not optional, so that reading it without an injection stops the program.
  public var isRequired: Bool {
    switch source {
    case .keyPath: false
    case .type: property.type?.wrapped == nil
    case .object: true
    }
  }

  /// `a.b` of `\.a.b`; nil when it looks up a type.
  public var keyText: String? {
    guard case .keyPath(let keyPath) = source else { return nil }
    return keyPath.components.map(\.name).joined(separator: ".")
  }
}

extension ProjectIndex {
  func collectEnvironmentProperties() -> [EnvironmentProperty] {
    var found: [EnvironmentProperty] = []
    for file in tables.loaded where tables.seesSwiftUI[file] {
      for place in files[file].wrappedProperties {
        let candidate = files[file].containers[place.container].properties[place.property]
        let id = ContainerID(file: file, container: place.container)
        guard let environment = environmentProperty(candidate, id) else { continue }
        found.append(environment)
        // A loop that reads it may stand in an extension that does not speak of the environment.
        tables.note(enclosing: candidate.scope.typePath)
      }
    }
    return found
  }

  /// The environment property that a property is; nil when its attributes are not SwiftUI's.
  public func environmentProperty(_ property: Property, _ id: ContainerID) -> EnvironmentProperty? {
    for attribute in property.attributes {
      let source: EnvironmentProperty.Source
      if isSwiftUIAttribute(attribute.name, "EnvironmentObject", in: id.file) {
        source = .object(property.type ?? attribute.genericArguments.first)
      } else if isSwiftUIAttribute(attribute.name, "Environment", in: id.file) {
        guard attribute.arguments.count == 1, let found = self.source(of: attribute.arguments[0].value, id.file) else {
          continue
        }
        source = found
      } else {
        continue
      }
      return EnvironmentProperty(source: source, property: property, attribute: attribute, id: id)
    }
    return nil
  }

  /// A key path into `EnvironmentValues`, or `T.self`; nil for every other argument, which is some other wrapper's.
  private func source(of argument: Expression, _ file: Int) -> EnvironmentProperty.Source? {
    switch argument.form {
    case .keyPath(let keyPath):
      if let root = keyPath.root {
        guard let name = root.name, isSwiftUI(name, "EnvironmentValues", in: file) else { return nil }
      }
      return keyPath.components.isEmpty ? nil : .keyPath(keyPath)
    case .member(let base, "self", _):
      if case .type(let type) = base.form { return .type(type) }
      guard let path = base.dottedPath else { return nil }
      return .type(TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: base.range))
    default: return nil
    }
  }
}

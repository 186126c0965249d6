/// A property with SwiftUI's `@Environment` or `@EnvironmentObject`.
///
/// A class, because all rules go through the same properties, and a copy of all that one holds costs more than to look at it.
public final class EnvironmentProperty: Sendable {
  public enum Source: Sendable {
    /// `@Environment(\.a.b)`; never without a component.
    case keyPath(KeyPath)
    /// `@Environment(T.self)`.
    case type(TypeReference)
    /// `@EnvironmentObject`, with the annotated type.
    case object(TypeReference?)

    /// Whether it is `@Environment(T.self)`, which updates nothing by itself.
    public var isType: Bool { if case .type = self { true } else { false } }

    func isRequired(annotation: TypeReference?) -> Bool {
      switch self {
      case .keyPath: false
      case .type: annotation?.wrapped == nil
      case .object: true
      }
    }
  }

  public let source: Source
  public let property: Property
  public let attribute: Attribute
  public let id: ContainerID
  /// The type whose property it is, as far as that is known; only told of the properties that the index lists.
  public let owner: Owner?

  init(source: Source, property: Property, attribute: Attribute, id: ContainerID, owner: Owner?) {
    self.source = source
    self.property = property
    self.attribute = attribute
    self.id = id
    self.owner = owner
  }

  /// A type that has an environment property.
  public struct Owner: Sendable {
    public var type: DeclaredType
    /// Whether SwiftUI fills in what its values read.
    public var isInstalled: Resolver.Conformance
  }

  /// The type whose property it is, where SwiftUI fills it in.
  public var installedOwner: DeclaredType? {
    guard let owner, owner.isInstalled == .yes else { return nil }
    return owner.type
  }

  /// Whether one attribute fills it in; in the branches of an `#if` there may be one for each condition.
  public var hasOneSource: Bool { property.attributes.count(where: \.mayReadEnvironment) == 1 }

  /// The key that it reads, by the first name of its key path; nil when it looks up a type.
  public var keyName: String? {
    guard case .keyPath(let keyPath) = source else { return nil }
    return keyPath.components.first?.name
  }

  /// Whether it looks up a type and isn't optional, so that reading it without an injection crashes the app.
  public var isRequired: Bool { source.isRequired(annotation: property.type) }

  /// `a.b` of `\.a.b`; nil when it looks up a type.
  public var keyText: String? {
    guard case .keyPath(let keyPath) = source else { return nil }
    return keyPath.components.map(\.name).joined(separator: ".")
  }
}

/// A local or global variable with SwiftUI's `@Environment` or `@EnvironmentObject`.
public struct StrayEnvironmentVariable: Sendable {
  public var name: String
  public var isLocal: Bool
  public var source: EnvironmentProperty.Source
  /// Whether reading it without an injection crashes the app.
  public var isRequired: Bool
  public var attribute: Attribute
  /// Index of the file.
  public var file: Int
  public var symbol: String
}

extension Reads {
  /// The environment properties of the types and extensions in a file.
  func environmentProperties(in file: Int) -> [EnvironmentProperty] {
    guard tables.seesSwiftUI(file) else { return [] }
    return files[file].wrappedProperties.compactMap { place in
      let candidate = files[file].containers[place.container].properties[place.property]
      let id = ContainerID(file: file, container: place.container)
      return members.environmentProperty(candidate, id) {
        resolver.enclosingType(of: candidate.scope, in: file).map {
          EnvironmentProperty.Owner(type: $0, isInstalled: members.installs($0))
        }
      }
    }
  }

  /// The local and global variables of app code that have a wrapper of the environment, in source order.
  public var strayEnvironmentVariables: [StrayEnvironmentVariable] {
    files(with: .wrappedVariables).filter { tables.seesSwiftUI($0) }.flatMap { file -> [StrayEnvironmentVariable] in
      let globals = files[file].wrappedGlobals.map { files[file].globals[$0] }
      return globals.compactMap { global in
        global.attributes.lazy.compactMap {
          self.stray(global.name, $0, global.type, global.scope, file, isLocal: false)
        }.first
      }
        + files[file].localWrappers.compactMap {
          stray($0.name, $0.attribute, $0.type, $0.scope, file, isLocal: true)
        }
    }
  }

  private func stray(
    _ name: String, _ attribute: Attribute, _ type: TypeReference?, _ scope: Scope, _ file: Int, isLocal: Bool
  ) -> StrayEnvironmentVariable? {
    guard
      let source = members.environmentSource(
        of: attribute, annotation: type, at: LookupContext(file: file, scope: scope)),
      !isExempt(scope, in: file)
    else { return nil }
    return StrayEnvironmentVariable(
      name: name, isLocal: isLocal, source: source, isRequired: source.isRequired(annotation: type),
      attribute: attribute, file: file,
      symbol: scope.symbol.isEmpty ? name : scope.symbol + "." + name)
  }
}

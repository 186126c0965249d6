/// A property with SwiftUI's `@Environment` or `@EnvironmentObject`.
public struct EnvironmentProperty: Sendable {
  public enum Source: Sendable {
    /// `@Environment(\.a.b)`; never without a component.
    case keyPath(KeyPath)
    /// `@Environment(T.self)`.
    case type(TypeReference)
    /// `@EnvironmentObject`, with the annotated type.
    case object(TypeReference?)

    func isRequired(annotation: TypeReference?) -> Bool {
      switch self {
      case .keyPath: false
      case .type: annotation?.wrapped == nil
      case .object: true
      }
    }
  }

  public var source: Source
  public var property: Property
  public var attribute: Attribute
  public var id: ProjectIndex.ContainerID
  /// The type whose property it is, as far as that is known; only told of the properties that the index lists.
  public internal(set) var owner: Owner?

  /// A type that has an environment property.
  public struct Owner: Sendable {
    public var type: DeclaredType
    /// Whether SwiftUI fills in what its values read.
    public var isInstalled: ProjectIndex.Conformance
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

  /// Whether it looks up a type and is not optional, so that reading it without an injection stops the program.
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
  /// Whether reading it stops the program.
  public var isRequired: Bool
  public var attribute: Attribute
  /// Index of the file.
  public var file: Int
  public var symbol: String
}

extension ProjectIndex {
  /// The environment properties of the types and extensions in a file.
  func environmentProperties(in file: Int) -> [EnvironmentProperty] {
    guard tables.seesSwiftUI(file) else { return [] }
    return files[file].wrappedProperties.compactMap { place in
      let candidate = files[file].containers[place.container].properties[place.property]
      let id = ContainerID(file: file, container: place.container)
      guard var environment = environmentProperty(candidate, id) else { return nil }
      environment.owner = enclosingType(of: candidate.scope, in: file).map {
        EnvironmentProperty.Owner(type: $0, isInstalled: installs($0))
      }
      return environment
    }
  }

  /// The environment property that a property is; nil when its attributes are not SwiftUI's.
  public func environmentProperty(_ property: Property, _ id: ContainerID) -> EnvironmentProperty? {
    for attribute in property.attributes {
      let site = LookupContext(file: id.file, scope: property.scope)
      guard let source = environmentSource(of: attribute, annotation: property.type, at: site) else { continue }
      return EnvironmentProperty(source: source, property: property, attribute: attribute, id: id)
    }
    return nil
  }

  /// What an attribute reads from the environment; nil when it is not SwiftUI's.
  private func environmentSource(
    of attribute: Attribute, annotation: TypeReference?, at site: LookupContext
  ) -> EnvironmentProperty.Source? {
    if isSwiftUIAttribute(attribute.name, "EnvironmentObject", at: site) {
      return .object(annotation ?? attribute.genericArguments.first)
    }
    guard isSwiftUIAttribute(attribute.name, "Environment", at: site), attribute.arguments.count == 1 else {
      return nil
    }
    return source(of: attribute.arguments[0].value, at: site)
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
    guard let source = environmentSource(of: attribute, annotation: type, at: LookupContext(file: file, scope: scope)),
      !isExempt(scope, in: file)
    else { return nil }
    return StrayEnvironmentVariable(
      name: name, isLocal: isLocal, source: source, isRequired: source.isRequired(annotation: type),
      attribute: attribute, file: file,
      symbol: scope.symbol.isEmpty ? name : scope.symbol + "." + name)
  }

  /// A key path into `EnvironmentValues`, or `T.self`; nil for every other argument, which is some other wrapper's.
  func source(of argument: Expression, at site: LookupContext) -> EnvironmentProperty.Source? {
    switch argument.form {
    case .keyPath(let keyPath):
      if let root = keyPath.root {
        guard let name = root.name, isSwiftUI(name, "EnvironmentValues", at: site) else { return nil }
      }
      return keyPath.components.isEmpty ? nil : .keyPath(keyPath)
    case .member(let base, "self", _):
      if case .type(let type) = base.form { return .type(type) }
      guard let path = base.typePath else { return nil }
      return .type(TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: base.range))
    default: return nil
    }
  }
}

/// The four containers that `@Entry` can extend.
public enum KeyContainer: String, Sendable, CaseIterable {
  case environment = "EnvironmentValues"
  case focused = "FocusedValues"
  case containerValues = "ContainerValues"
  case transaction = "Transaction"

  /// The protocol of a hand-written key of this container.
  public var keyProtocol: String {
    switch self {
    case .environment: "EnvironmentKey"
    case .focused: "FocusedValueKey"
    case .containerValues: "ContainerValueKey"
    case .transaction: "TransactionKey"
    }
  }

  /// The verb for giving it a value.
  public var settingVerb: String { self == .environment ? "injected" : "set" }

  /// The protocols of all containers.
  static let keyProtocols = Set(allCases.map(\.keyProtocol))
}

/// A key that the project declares: an `@Entry`, or a type that conforms to a key protocol.
public struct EnvironmentKey: Sendable {
  public enum Form: Sendable {
    /// The `@Entry` property.
    case entry(Property)
    /// The key type; its `defaultValue` and its `typealias Value` where they are written, which may be in different files.
    case keyType(DeclaredType, defaultValue: Property?, value: Members.Member<Typealias>?)
  }

  /// The entry's name, or the key type's with those of the types around it.
  public var name: String
  public var nameRange: Range<UInt32>
  public var container: KeyContainer
  public var form: Form
  /// Index of the declaring file.
  public var file: Int
  public var scope: Scope

  /// The path of the declarations down to the key.
  public var symbol: String {
    switch form {
    case .entry(let property), .keyType(_, let property?, _): property.symbol
    case .keyType(_, nil, let value?): value.declaration.scope.symbol + "." + value.declaration.name
    case .keyType: scope.symbol
    }
  }
}

extension DeclaredType {
  /// As messages name it: with the types around it, but for one that holds keys.
  public var qualifiedName: String {
    let holdsKeys = path.count > 1 && KeyContainer(rawValue: path[0]) != nil && !path.contains(where: LocalBlock.isName)
    return holdsKeys ? path.dropFirst().joined(separator: ".") : dottedName
  }
}

extension Keys {
  /// The keys that a file declares.
  func keys(in file: Int) -> [EnvironmentKey] {
    var keys: [EnvironmentKey] = []
    for index in files[file].keyContainers {
      let id = ContainerID(file: file, container: index)
      let container = self.container(id)
      if container.kind == nil { keys += entries(of: container, id) }
      if let key = keyType(container, id) { keys.append(key) }
    }
    return keys
  }

  private func entries(of container: Container, _ id: ContainerID) -> [EnvironmentKey] {
    guard let extended = container.extended?.name,
      let keyContainer = keyContainer(named: extended, at: LookupContext(file: id.file, scope: container.scope))
    else { return [] }
    return container.properties.compactMap { property in
      guard property.isStored,
        members.isEntry(property, id)
      else {
        return nil
      }
      return EnvironmentKey(
        name: property.name, nameRange: property.nameRange, container: keyContainer, form: .entry(property),
        file: id.file,
        scope: property.scope
      )
    }
  }

  /// The key that a type is, seen from the declaration or extension that holds its `defaultValue`, or, where none is written, its
  /// `typealias Value`.
  private func keyType(_ part: Container, _ id: ContainerID) -> EnvironmentKey? {
    let property = part.keyDefault
    guard property != nil || part.keyValue != nil, let type = members.declaredType(of: part, id),
      let container = keyContainer(of: type)
    else { return nil }
    let parts = resolver.parts(of: type)
    if property == nil, parts.contains(where: { files[$0.file].containers[$0.container].keyDefault != nil }) {
      return nil
    }
    let values = ([id] + parts).compactMap { id in
      files[id.file].containers[id.container].keyValue.map { Members.Member(declaration: $0, id: id) }
    }
    return EnvironmentKey(
      name: type.qualifiedName, nameRange: part.nameRange, container: container,
      form: .keyType(type, defaultValue: property, value: values.first), file: id.file,
      scope: property?.scope ?? part.scope
    )
  }

  /// The container of a key type; nil for every other type.
  private func keyContainer(of type: DeclaredType) -> KeyContainer? {
    for id in resolver.parts(of: type) where tables.seesSwiftUI(id.file) {
      let site = LookupContext(file: id.file, scope: files[id.file].containers[id.container].scope)
      for inherited in files[id.file].containers[id.container].inherited {
        guard let name = inherited.name else { continue }
        if let found = KeyContainer.allCases.first(where: { resolver.isSwiftUI(name, $0.keyProtocol, at: site) }) {
          return found
        }
      }
    }
    // One walk for all: nearly every type that comes here is no key at all.
    guard resolver.conformance(of: type, toAnyOf: KeyContainer.keyProtocols) == .yes else { return nil }
    return KeyContainer.allCases.first {
      tables.seesSwiftUI(type.containers[0].file) && resolver.conformance(of: type, toAnyOf: [$0.keyProtocol]) == .yes
    }
  }

  /// The container of keys that an extension extends by a name.
  private func keyContainer(named written: String, at site: LookupContext) -> KeyContainer? {
    KeyContainer.allCases.first { resolver.isSwiftUI(written, $0.rawValue, at: site) }
  }
}

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
}

/// A key that the project declares: an `@Entry`, or a type that conforms to a key protocol.
public struct EnvironmentKey: Sendable {
  public enum Form: Sendable {
    /// The `@Entry` property.
    case entry(Property)
    /// The key type; its `defaultValue` and its `typealias Value` where they are written.
    case keyType(DeclaredType, defaultValue: Property?, value: Typealias?)
  }

  /// The entry's name, or the key type's.
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
    case .keyType(_, nil, let value?): value.scope.symbol + "." + value.name
    case .keyType: scope.symbol
    }
  }
}

extension ProjectIndex {
  func collectKeys() -> [EnvironmentKey] {
    var keys: [EnvironmentKey] = []
    for (fileIndex, file) in files.enumerated() {
      for (index, container) in file.containers.enumerated() {
        let id = ContainerID(file: fileIndex, container: index)
        if container.kind == nil {
          keys += entries(of: container, id)
        } else if let key = keyType(container, id) {
          keys.append(key)
        }
      }
    }
    return keys
  }

  private func entries(of container: Container, _ id: ContainerID) -> [EnvironmentKey] {
    guard let extended = container.extended?.name,
      let keyContainer = KeyContainer.allCases.first(where: { isSwiftUI(extended, $0.rawValue, in: id.file) })
    else { return [] }
    return container.properties.compactMap { property in
      guard property.isStored, property.attributes.contains(where: { isSwiftUI($0.name, "Entry", in: id.file) }) else {
        return nil
      }
      return EnvironmentKey(
        name: property.name, nameRange: property.nameRange, container: keyContainer, form: .entry(property),
        file: id.file,
        scope: property.scope
      )
    }
  }

  /// A type that names a key protocol in a clause of its own, of an extension, or of a protocol it refines.
  private func keyType(_ declared: Container, _ id: ContainerID) -> EnvironmentKey? {
    guard let kind = declared.kind, kind != .protocolType else { return nil }
    let type = DeclaredType(containers: [id], kind: kind, path: declared.path, arguments: [])
    let parts = parts(of: type)
    guard parts.contains(where: { !container($0).inherited.isEmpty }) else { return nil }
    for keyContainer in KeyContainer.allCases where names(keyContainer.keyProtocol, type) {
      let properties = parts.flatMap { part in
        container(part).properties.filter { $0.name == "defaultValue" && $0.isStatic }.map { ($0, part) }
      }
      let aliases = parts.flatMap { part in
        container(part).typealiases.filter { $0.name == "Value" }.map { ($0, part) }
      }
      // Both stand in one file in real code; elsewhere the key says nothing.
      guard (properties.map(\.1.file) + aliases.map(\.1.file)).allSatisfy({ $0 == id.file }), properties.count <= 1
      else {
        return nil
      }
      return EnvironmentKey(
        name: declared.name, nameRange: declared.nameRange, container: keyContainer,
        form: .keyType(type, defaultValue: properties.first?.0, value: aliases.first?.0), file: id.file,
        scope: properties.first?.0.scope ?? declared.scope
      )
    }
    return nil
  }

  private func names(_ keyProtocol: String, _ type: DeclaredType) -> Bool {
    for id in parts(of: type) where seesSwiftUI[id.file] && !container(id).inherited.isEmpty {
      for inherited in container(id).inherited {
        if let name = inherited.name, isSwiftUI(name, keyProtocol, in: id.file) { return true }
      }
    }
    return conformance(of: type, toAnyOf: [keyProtocol]) == .yes
      && isSwiftUI(keyProtocol, keyProtocol, in: type.containers[0].file)
  }
}

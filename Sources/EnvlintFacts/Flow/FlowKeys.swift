/// The keys that the flow follows: the types of objects that are looked up and must be there, and the project's keys.
struct FlowKeys: Sendable {
  private(set) var keys: [InjectedKey] = []
  private var types: [ObjectType: Int] = [:]
  private var externalTypes: [String: Int] = [:]
  private var paths: [String: Int] = [:]

  /// A type by one of its declarations, and its generic arguments.
  private struct ObjectType: Hashable {
    var declaration: ContainerID
    var arguments: [ResolvedType]
  }

  /// All of them.
  var all: KeySet { keys.indices.reduce(into: KeySet.none) { $0.insert($1) } }

  /// The keys of some names, as the configuration has them.
  func named(_ names: [String]) -> KeySet {
    keys.indices.reduce(into: KeySet.none) { found, index in
      if names.contains(where: { $0 == "*" || ProjectSettings.names(keys[index], $0) }) { found.insert(index) }
    }
  }

  /// Whether a generic type is looked up with arguments.
  func hasSpecialization(of type: String) -> Bool { externalTypes.keys.contains { $0.hasPrefix(type + "<") } }

  /// The index of a key, which is added when it is not there yet; nil when there are too many.
  mutating func add(_ key: InjectedKey) -> Int? {
    if let known = index(of: key) { return known }
    guard keys.count < KeySet.capacity else { return nil }
    keys.append(key)
    switch key {
    case .path(let names): paths[names[0]] = keys.count - 1
    case .declaredType(let type):
      for id in type.containers { types[ObjectType(declaration: id, arguments: type.arguments)] = keys.count - 1 }
    case .externalType(let name): externalTypes[name] = keys.count - 1
    }
    return keys.count - 1
  }

  /// Nil for a key that is not followed.
  func index(of key: InjectedKey) -> Int? {
    switch key {
    case .path(let names): paths[names[0]]
    case .declaredType(let type): types[ObjectType(declaration: type.containers[0], arguments: type.arguments)]
    case .externalType(let name): externalTypes[name]
    }
  }
}

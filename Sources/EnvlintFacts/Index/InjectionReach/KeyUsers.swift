/// Which types read keys, or set them, by the keys.
struct KeyUsers: Sendable {
  /// A key, and the type around the code that uses it; nil for code outside of types.
  private typealias User = (key: InjectedKey, type: ContainerID?)

  /// By the first name of the keys' paths.
  private var users: [InjectedKey: [User]] = [:]
  /// The types that use a key of which it is not known which one it is.
  private var usersOfUnknown: Set<ContainerID?> = []

  mutating func add(_ key: InjectedKey?, usedBy type: ContainerID?) {
    guard let key else {
      usersOfUnknown.insert(type)
      return
    }
    users[KeyUsers.first(key), default: []].append((key, type))
  }

  /// Whether another type than one uses a key that `isMeant`, or may do so.
  ///
  /// - Parameter isMeant: asked of keys whose paths begin with the same name.
  func hasOther(than type: ContainerID, of key: InjectedKey, _ isMeant: (InjectedKey) -> Bool) -> Bool {
    usersOfUnknown.contains { $0 != type }
      || users[KeyUsers.first(key), default: []].contains { $0.type != type && isMeant($0.key) }
  }

  private static func first(_ key: InjectedKey) -> InjectedKey {
    if case .path(let names) = key { .path([names[0]]) } else { key }
  }
}

extension InjectionReach {
  /// The types of app code with environment properties.
  var keyReaders: KeyUsers {
    answers.keyReaders.get {
      var readers = KeyUsers()
      for property in reads.all where !isTest(property.id.file) {
        readers.add(reads.key(of: property), usedBy: property.owner?.type.containers[0])
      }
      return readers
    }
  }

  /// The types whose code injects, but for previews.
  var keySetters: KeyUsers {
    answers.keySetters.get {
      var setters = KeyUsers()
      for file in files(with: .injections) {
        for injection in injections(in: file) where !isPreview(injection.scope) {
          setters.add(
            injections.key(of: injection, in: file),
            usedBy: resolver.enclosingType(of: injection.scope, in: file)?.containers[0])
        }
      }
      return setters
    }
  }
}

/// The possible meanings of the uses in one file, found once for all properties and rules.
struct UseMeanings: Sendable {
  enum Meaning {
    /// A property of exactly this type.
    case member(DeclaredType)
    /// A property of any type.
    case anything
    /// None.
    case nothing
  }

  private struct Member: Hashable {
    var name: String
    var type: ContainerID
  }

  /// Indices in `FileFacts.propertyUses`, ascending.
  private var byType: [Member: [Int]] = [:]
  private var ofAnyType: [String: [Int]] = [:]

  /// - Parameters:
  ///   - index: in `FileFacts.propertyUses`; larger than those before.
  ///   - name: the name that is used.
  mutating func add(_ index: Int, named name: String, _ meaning: Meaning) {
    switch meaning {
    case .member(let type):
      for container in type.containers { byType[Member(name: name, type: container), default: []].append(index) }
    case .anything: ofAnyType[name, default: []].append(index)
    case .nothing: break
    }
  }

  /// The uses that may mean a property of a type, ascending.
  func indices(of name: String, in type: DeclaredType) -> [Int] {
    var found = type.containers.flatMap { byType[Member(name: name, type: $0)] ?? [] }
    found += ofAnyType[name] ?? []
    // A type with several declarations, one for each platform, has a use once for each.
    return type.containers.count > 1 ? Set(found).sorted() : found.sorted()
  }
}

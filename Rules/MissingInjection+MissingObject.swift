import EnvlintFacts

/// All places and lookups that lack an object for the same reason: one mistake, one finding.
struct MissingObject {
  /// The reason why an object is missing.
  enum Cause: Hashable {
    /// Nothing injects the type, wherever it's needed.
    case neverInjected(InjectedKey)
    /// The constructions in one declaration that a root shows without the object.
    case constructed(InjectedKey, root: MissingPath.Step, file: String, symbol: String)
    /// A presentation whose chain injects the object for the presenting view alone.
    case presented(InjectedKey, root: MissingPath.Step, at: Location)
  }

  let cause: Cause
  let key: InjectedKey
  /// The path that is reported; nil if only the lookups are known.
  private(set) var path: MissingPath?
  /// The lookups that lack the object, that of the path first, each once.
  private(set) var lookups: [ObjectLookup] = []
  /// Other constructions that lack it.
  private(set) var alsoMissing: [Location] = []

  var isNeverInjected: Bool {
    if case .neverInjected = cause { return true }
    return false
  }

  init(_ cause: Cause, _ key: InjectedKey) {
    self.cause = cause
    self.key = key
  }

  mutating func add(_ other: MissingPath) {
    guard let lookup = other.lookup else { return }
    let places = [path, other].compactMap { $0?.place }
    // The best evidence is reported.
    if path.map({ other.isBetter(than: $0) }) ?? true {
      path = other
      lookups = ([lookup] + lookups).uniqued { $0.property.id }
    }
    add([lookup] + other.lookups)
    alsoMissing = (alsoMissing + places).filter { $0 != path?.place }.uniqued { $0 }
  }

  mutating func add(_ others: [ObjectLookup]) { lookups = (lookups + others).uniqued { $0.property.id } }
}

extension MissingPath {
  /// The function that should inject the object, or the construction that lacks it.
  var place: Location { injector?.location ?? steps[construction].location }

  /// A path that every build has is better evidence than another one; then a place where the object is at hand; then the most lookups.
  fileprivate func isBetter(than other: MissingPath) -> Bool {
    if isPlain != other.isPlain { return isPlain }
    if isAtObject != other.isAtObject { return isAtObject }
    return lookups.count > other.lookups.count
  }
}

extension Array {
  /// Without the elements that have the key of an earlier one.
  fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

/// How the environment at one place comes from that at the entry of a body or view.
struct Passage: Sendable, Hashable {
  /// Where it begins.
  enum Origin: UInt8, Sendable {
    /// With the environment that the body has.
    case entry
    /// With that of the navigation container around it.
    case container
    /// With one of which nothing is known.
    case unknown
  }

  var origin: Origin
  /// What is surely injected on the way.
  var provided: KeySet
  /// What may be injected on the way; nothing that is `provided`.
  var unclear: KeySet
  /// Why it is unclear, at the first such place; two passages that differ in that alone are one.
  var doubt: FlowDoubt?

  static let entry = Passage(origin: .entry, provided: .none, unclear: .none)
  static let container = Passage(origin: .container, provided: .none, unclear: .none)

  static func unknown(_ doubt: FlowDoubt) -> Passage {
    Passage(origin: .unknown, provided: .none, unclear: .all, doubt: doubt)
  }

  static func == (left: Passage, right: Passage) -> Bool {
    left.origin == right.origin && left.provided == right.provided && left.unclear == right.unclear
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(provided)
    hasher.combine(unclear)
  }

  /// The same with a key more.
  func providing(_ keys: KeySet) -> Passage {
    Passage(origin: origin, provided: provided.union(keys), unclear: unclear.subtracting(keys), doubt: doubt)
  }

  /// The same behind something that may inject these keys.
  func perhapsProviding(_ keys: KeySet, _ doubt: FlowDoubt) -> Passage {
    Passage(
      origin: origin, provided: provided, unclear: unclear.union(keys.subtracting(provided)),
      doubt: self.doubt ?? doubt)
  }
}

/// The environment of a place, and that of what is pushed by the navigation container around.
struct FlowContext: Sendable, Hashable {
  var environment: Passage
  var container: Passage

  /// That of a body itself.
  static let entry = FlowContext(environment: .entry, container: .container)

  static func unknown(_ doubt: FlowDoubt) -> FlowContext {
    FlowContext(environment: .unknown(doubt), container: .unknown(doubt))
  }

  /// A place inside of something that stands here, by its place in that.
  func entering(_ inner: FlowContext) -> FlowContext {
    FlowContext(environment: through(inner.environment), container: through(inner.container))
  }

  private func through(_ inner: Passage) -> Passage {
    let outer: Passage
    switch inner.origin {
    case .entry: outer = environment
    case .container: outer = container
    case .unknown: return inner
    }
    let provided = outer.provided.union(inner.provided)
    let unclear = outer.unclear.union(inner.unclear).subtracting(provided)
    return Passage(
      origin: outer.origin, provided: provided, unclear: unclear, doubt: outer.doubt ?? inner.doubt)
  }

  func providing(_ keys: KeySet) -> FlowContext {
    FlowContext(environment: environment.providing(keys), container: container)
  }

  func perhapsProviding(_ keys: KeySet, _ doubt: FlowDoubt) -> FlowContext {
    FlowContext(environment: environment.perhapsProviding(keys, doubt), container: container)
  }
}

/// How the environment at one place comes from that at the entry of a body or view.
struct TransferFunction: Sendable, Hashable {
  /// Where it begins.
  enum Origin: UInt8, Sendable {
    /// With the environment that the body has.
    case entry
    /// With that of the navigation container around it.
    case container
    /// With that of a navigation container, but there is none around: what it would show, nothing shows.
    case absent
    /// With one of which nothing is known.
    case unknown
  }

  var origin: Origin
  /// The keys surely injected on the way.
  var provided: KeySet
  /// The keys perhaps injected on the way; none of them is `provided`.
  var unclear: KeySet
  /// The keys that are perhaps taken away on the way: what is there before is unclear after it, and what is lacking stays so unless it
  /// is unclear by itself. None of them is `provided`.
  var cleared = KeySet.none
  /// Whether something on the way, of which nothing is known, may be a navigation container.
  var mayMeetContainer = false
  /// Whether something on the way is code of another module.
  var meetsForeignCode = false
  /// Whether something on the way is the destination of a link, which on some systems may see what is around the link.
  var followsLink = false
  /// Why keys are unclear; two passages that differ in that, in foreign code or in links alone are one.
  var doubts = Doubts.none

  static let entry = TransferFunction(origin: .entry, provided: .none, unclear: .none)
  static let container = TransferFunction(origin: .container, provided: .none, unclear: .none)
  static let absent = TransferFunction(origin: .absent, provided: .none, unclear: .none)

  static func unknown(_ doubt: UnknownReason) -> TransferFunction {
    var passage = TransferFunction(origin: .unknown, provided: .none, unclear: .all)
    passage.doubts.add(doubt, .all)
    return passage
  }

  static func == (left: TransferFunction, right: TransferFunction) -> Bool {
    left.origin == right.origin && left.provided == right.provided && left.unclear == right.unclear
      && left.cleared == right.cleared && left.mayMeetContainer == right.mayMeetContainer
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(origin)
    hasher.combine(provided)
    hasher.combine(unclear)
    hasher.combine(cleared)
    hasher.combine(mayMeetContainer)
  }

  /// The passage with one more key.
  func providing(_ keys: KeySet) -> TransferFunction {
    var passage = self
    passage.provided = provided.union(keys)
    passage.unclear = unclear.subtracting(keys)
    passage.cleared = cleared.subtracting(keys)
    return passage
  }

  /// The passage after something that may inject these keys.
  func perhapsProviding(_ keys: KeySet, _ doubt: UnknownReason) -> TransferFunction {
    let new = keys.subtracting(provided)
    if new.isEmpty { return self }
    var passage = self
    passage.unclear = unclear.union(new)
    passage.doubts.add(doubt, keys)
    return passage
  }

  /// The passage into code that may show this content anywhere, and that injects no other keys than these.
  func perhapsElsewhere(adding keys: KeySet, _ doubt: UnknownReason) -> TransferFunction {
    var passage = self
    passage.unclear = unclear.union(provided).union(keys)
    passage.cleared = .all
    passage.provided = .none
    passage.meetsForeignCode = true
    passage.doubts.put(doubt, .all)
    return passage
  }
}

extension TransferFunction {
  /// The passage where it is also perhaps one of some others.
  fileprivate func perhaps(_ others: [TransferFunction], _ doubt: UnknownReason) -> TransferFunction {
    var passage = self
    for other in others {
      let isElsewhere = other.origin != origin
      passage = passage.perhapsProviding(isElsewhere ? .all : other.provided.union(other.unclear), doubt)
      if !other.cleared.isEmpty { passage = passage.perhapsClearing(other.cleared, doubt) }
      passage.mayMeetContainer = passage.mayMeetContainer || other.mayMeetContainer || isElsewhere
    }
    return passage
  }

  /// The passage after something that injects these keys, or takes them away.
  func perhapsClearing(_ keys: KeySet, _ doubt: UnknownReason) -> TransferFunction {
    var passage = self
    passage.provided = provided.subtracting(keys)
    passage.cleared = cleared.union(keys)
    passage.unclear = unclear.union(keys)
    passage.doubts.put(doubt, keys)
    return passage
  }
}

/// The environment of a place, and that of what is pushed by the navigation container around.
struct FlowContext: Sendable, Hashable {
  var environment: TransferFunction
  var container: TransferFunction
  /// When the place is compiled.
  var condition = CompilationCondition.always

  /// The passage of a body itself.
  static let entry = FlowContext(environment: .entry, container: .container)

  static func unknown(_ doubt: UnknownReason) -> FlowContext {
    FlowContext(environment: .unknown(doubt), container: .unknown(doubt))
  }

  /// A place inside content that is here, given the place in that content.
  func entering(_ inner: FlowContext) -> FlowContext {
    with(through(inner.environment), container: through(inner.container)).compiled(when: inner.condition)
  }

  /// The place with other environments.
  func with(_ environment: TransferFunction, container: TransferFunction) -> FlowContext {
    FlowContext(environment: environment, container: container, condition: condition)
  }

  /// The place in more clauses.
  func compiled(when other: CompilationCondition) -> FlowContext {
    if other.isAlways { return self }
    var context = self
    context.condition = condition.and(other)
    return context
  }

  private func through(_ inner: TransferFunction) -> TransferFunction {
    let outer: TransferFunction
    switch inner.origin {
    case .entry: outer = environment
    case .container: outer = container
    case .absent, .unknown: return inner
    }
    let provided = outer.provided.subtracting(inner.cleared).union(inner.provided)
    let unclear = outer.unclear.union(inner.unclear).union(outer.provided.intersection(inner.cleared))
      .subtracting(provided)
    return TransferFunction(
      origin: outer.origin, provided: provided, unclear: unclear,
      cleared: outer.cleared.union(inner.cleared).subtracting(inner.provided),
      mayMeetContainer: outer.mayMeetContainer || inner.mayMeetContainer,
      meetsForeignCode: outer.meetsForeignCode || inner.meetsForeignCode,
      followsLink: outer.followsLink || inner.followsLink,
      doubts: outer.doubts.followed(by: inner.doubts))
  }

  func providing(_ keys: KeySet) -> FlowContext { with(environment.providing(keys), container: container) }

  /// The place where it is also perhaps one of some others, further in.
  func perhaps(_ others: [FlowContext], _ doubt: UnknownReason) -> FlowContext {
    with(
      environment.perhaps(others.map(\.environment), doubt),
      container: container.perhaps(others.map(\.container), doubt)
    )
  }

  func perhapsClearing(_ keys: KeySet, _ doubt: UnknownReason) -> FlowContext {
    with(environment.perhapsClearing(keys, doubt), container: container)
  }

  /// A place after something that may inject anything.
  func perhapsProviding(_ keys: KeySet, _ doubt: UnknownReason) -> FlowContext {
    with(environment.perhapsProviding(keys, doubt), container: container)
  }

  /// A place of which it is not sure that it is one: what is provided on the way there is, what is lacking is not proven to be.
  func uncertain(_ doubt: UnknownReason) -> FlowContext {
    with(environment.perhapsProviding(.all, doubt), container: container.perhapsProviding(.all, doubt))
  }

  /// A place inside of something of which nothing is known.
  func insideUnknown(_ doubt: UnknownReason) -> FlowContext { inside(doubt, injecting: .all) }

  /// A place inside of code of another module, which injects no other keys than these.
  func insideForeign(injecting keys: KeySet, _ doubt: UnknownReason) -> FlowContext {
    var context = inside(doubt, injecting: keys)
    context.environment.meetsForeignCode = true
    return context
  }

  private func inside(_ doubt: UnknownReason, injecting keys: KeySet) -> FlowContext {
    var context = perhapsProviding(keys, doubt)
    context.container.mayMeetContainer = true
    context.container.doubts.add(doubt, .all)
    return context
  }

  /// The place of content that is given to code of another module which may show it anywhere, and which injects no other keys than these. Whatever
  /// container that code puts around it has no more than what is here.
  func givenAway(adding keys: KeySet, _ doubt: UnknownReason) -> FlowContext {
    let passage = environment.perhapsElsewhere(adding: keys, doubt)
    return with(passage, container: passage)
  }
}

/// The reasons why keys are unclear after a passage.
///
/// A reason may be about all keys, as for a modifier that may inject anything, or about some, as for an injection in one branch alone.
/// Two are kept: the first one with its keys, and for the other keys the next one, or better one that is about all keys.
///
/// **Invariant:** a key has a reason that isn't about it only where three or more reasons are about some keys each.
struct Doubts: Sendable {
  private var first: UnknownReason?
  private var firstKeys = KeySet.none
  private var second: UnknownReason?
  /// Whether the first one takes its keys away.
  private var firstClears = false
  /// Whether one of them is about all keys.
  private var coversAll = false

  static let none = Doubts()

  var isEmpty: Bool { first == nil }

  /// Whether one of them is code of which it is not known what it does.
  var holdUnknownCode: Bool { first?.kind.isUnknownCode == true || second?.kind.isUnknownCode == true }

  /// - Parameter keys: those that the reason is about.
  mutating func add(_ reason: UnknownReason, _ keys: KeySet) {
    if coversAll { return }
    coversAll = keys == .all
    if first == nil {
      (first, firstKeys) = (reason, keys)
    } else if second == nil || coversAll {
      second = reason
    }
  }

  /// A reason that perhaps takes some keys away: it is the one for them, because they may have been there before.
  mutating func put(_ reason: UnknownReason, _ keys: KeySet) {
    if first == nil || !firstKeys.subtracting(keys).isEmpty { second = first ?? second }
    (first, firstKeys, firstClears) = (reason, keys, true)
    coversAll = coversAll || keys == .all
  }

  /// These, and then those of a passage further in.
  func followed(by inner: Doubts) -> Doubts {
    var doubts = self
    if let first = inner.first {
      if inner.firstClears { doubts.put(first, inner.firstKeys) } else { doubts.add(first, inner.firstKeys) }
    }
    if let second = inner.second { doubts.add(second, inner.coversAll ? .all : .none) }
    return doubts
  }

  /// The keys among some by their reasons.
  func reasons(of keys: KeySet) -> [(keys: KeySet, reason: UnknownReason)] {
    guard let first else { return [] }
    guard let second else { return [(keys, first)] }
    return [(keys.intersection(firstKeys), first), (keys.subtracting(firstKeys), second)].filter { !$0.0.isEmpty }
  }
}

/// A set of the keys that the flow of the environment follows, by their indices in `FlowKeys`.
///
/// Four words, and no vector: arrays of those take memory that is aligned for them, which costs far more than it saves.
struct KeySet: Sendable, Hashable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var third: UInt64 = 0
  private var fourth: UInt64 = 0

  /// Keys beyond are not followed.
  static let capacity = 256

  static let none = KeySet()
  static let all = KeySet.none.inverted

  init() {}

  init(_ key: Int) { insert(key) }

  /// One word for all: sets are hashed often, and few of them at a time.
  func hash(into hasher: inout Hasher) {
    hasher.combine(first ^ second &* 3 ^ third &* 5 ^ fourth &* 7)
  }

  var isEmpty: Bool { first | second | third | fourth == 0 }

  func contains(_ key: Int) -> Bool { self[key >> 6] & 1 << UInt64(key & 63) != 0 }

  mutating func insert(_ key: Int) { self[key >> 6] |= 1 << UInt64(key & 63) }

  func union(_ other: KeySet) -> KeySet {
    var result = self
    result.first |= other.first
    result.second |= other.second
    result.third |= other.third
    result.fourth |= other.fourth
    return result
  }

  func intersection(_ other: KeySet) -> KeySet {
    var result = self
    result.first &= other.first
    result.second &= other.second
    result.third &= other.third
    result.fourth &= other.fourth
    return result
  }

  func subtracting(_ other: KeySet) -> KeySet { intersection(other.inverted) }

  private var inverted: KeySet {
    var result = self
    (result.first, result.second, result.third, result.fourth) = (~first, ~second, ~third, ~fourth)
    return result
  }

  /// Ascending.
  var keys: [Int] {
    if isEmpty { return [] }
    var keys: [Int] = []
    for word in 0..<4 {
      var rest = self[word]
      while rest != 0 {
        keys.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return keys
  }

  private subscript(word: Int) -> UInt64 {
    get {
      switch word {
      case 0: first
      case 1: second
      case 2: third
      default: fourth
      }
    }
    set {
      switch word {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: fourth = newValue
      }
    }
  }
}

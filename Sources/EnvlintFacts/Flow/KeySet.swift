/// A set of the keys that the flow of the environment follows, by their indices in `FlowKeys`.
struct KeySet: Sendable, Hashable {
  private var bits = SIMD4<UInt64>.zero

  /// Keys beyond are not followed.
  static let capacity = 256

  static let none = KeySet()
  static let all = KeySet(bits: SIMD4(repeating: ~0))

  init() {}

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  init(_ key: Int) { bits[key >> 6] = 1 << UInt64(key & 63) }

  var isEmpty: Bool { bits == .zero }

  func contains(_ key: Int) -> Bool { bits[key >> 6] & 1 << UInt64(key & 63) != 0 }

  mutating func insert(_ key: Int) { bits[key >> 6] |= 1 << UInt64(key & 63) }

  func union(_ other: KeySet) -> KeySet { KeySet(bits: bits | other.bits) }
  func subtracting(_ other: KeySet) -> KeySet { KeySet(bits: bits & ~other.bits) }
  func intersection(_ other: KeySet) -> KeySet { KeySet(bits: bits & other.bits) }

  /// Ascending.
  var keys: [Int] {
    var keys: [Int] = []
    for word in 0..<4 {
      var rest = bits[word]
      while rest != 0 {
        keys.append(word * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return keys
  }
}

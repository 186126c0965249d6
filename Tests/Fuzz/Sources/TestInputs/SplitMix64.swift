/// A generator with a seed, so that an input can be made again (Steele, Lea, Flood: SplitMix, 2014).
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SplitMix64 {
  /// A number in `range`.
  public mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in `count` times.
  public mutating func oneIn(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  /// One of the elements of a list that is not empty.
  public mutating func element<Element>(of list: [Element]) -> Element { list[number(in: 0...list.count - 1)] }
}

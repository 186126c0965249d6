/// 32 bytes of a file that are asked the same question at once: see `WordScan` for the questions about eight.
///
/// The answers are exact for ASCII; a byte beyond it is taken for the one that it is without its top bit. All is done with
/// sums and logic of four words, which compilers turn into vector instructions where they do not so with comparisons
/// of bytes.
struct ByteBlock {
  /// The number of the bytes.
  static let count = 32

  /// A place is the top bit of a byte; the other bits mean nothing.
  typealias Places = SIMD4<UInt64>

  private let bytes: SIMD4<UInt64>
  /// The bytes without their top bits.
  private let ascii: SIMD4<UInt64>

  /// Precondition: 32 bytes can be read from `start`, which may have any alignment.
  @inline(__always)
  init(at start: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD4<UInt64>.self)
    ascii = bytes & SIMD4(repeating: ~WordScan.tops)
  }

  /// Where a byte of ASCII is at least `bound`.
  @inline(__always)
  func places(from bound: UInt8) -> Places {
    // Of seven-bit bytes, adding `0x80 - bound` carries into the top bit exactly when the byte reaches the bound.
    ascii &+ Self.repeating(0x80 - bound)
  }

  /// Where the first `count` bytes of ASCII from `byte` on do not stand; a power of two, of which `byte` is a multiple.
  @inline(__always)
  func places(notOf byte: UInt8, count: UInt8 = 1) -> Places {
    (ascii ^ Self.repeating(byte)) &+ Self.repeating(0x80 - count)
  }

  /// Where `first` does not stand before `second`.
  ///
  /// - Parameter next: the block one byte further.
  @inline(__always)
  func places(notOf first: UInt8, before second: UInt8, in next: ByteBlock) -> Places {
    ((ascii ^ Self.repeating(first)) | (next.ascii ^ Self.repeating(second))) &+ Self.repeating(0x7F)
  }

  /// The number of the places where a byte of ASCII is, and no byte beyond ASCII is taken for it.
  @inline(__always)
  func count(of byte: UInt8) -> Int {
    let places = ~(self.places(notOf: byte) | bytes) & SIMD4(repeating: WordScan.tops)
    let ones = places &>> SIMD4(repeating: 7)
    let sums = ones.x &+ ones.y &+ ones.z &+ ones.w
    return Int(truncatingIfNeeded: (sums &* WordScan.ones) &>> 56)
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> SIMD4<UInt64> { SIMD4(repeating: WordScan.repeating(byte)) }

  /// Whether there is a place.
  @inline(__always)
  static func isAny(_ places: Places) -> Bool {
    let tops = places & SIMD4(repeating: WordScan.tops)
    return tops.x | tops.y | tops.z | tops.w != 0
  }

  /// A bit for each place, the lowest one for the first.
  @inline(__always)
  static func bits(_ places: Places) -> UInt32 {
    let tops = places & SIMD4(repeating: WordScan.tops)
    if tops.x | tops.y | tops.z | tops.w == 0 { return 0 }
    return bits(tops.x) | bits(tops.y) &<< 8 | bits(tops.z) &<< 16 | bits(tops.w) &<< 24
  }

  /// The product gathers the top bits in its own top byte.
  @inline(__always)
  private static func bits(_ tops: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: ((tops.littleEndian &>> 7) &* 0x0102_0408_1020_4080) &>> 56)
  }
}

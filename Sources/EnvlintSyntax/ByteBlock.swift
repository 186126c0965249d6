/// 32 bytes of a file that are asked the same question at once: see `WordScan` for the questions about eight.
///
/// The answer to each is exact. All is done with sums and logic of four words, which compilers turn into vector
/// instructions where they do not so with comparisons of bytes.
struct ByteBlock {
  /// Count of the bytes.
  static let count = 32

  /// A place is the top bit of a byte; the other bits mean nothing.
  typealias Places = SIMD4<UInt64>

  /// The bytes without their top bits.
  private let ascii: SIMD4<UInt64>
  /// Where a byte is ASCII.
  private let isASCII: Places

  /// Precondition: 32 bytes can be read from `start`, which may have any alignment.
  @inline(__always)
  init(at start: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(start).loadUnaligned(as: SIMD4<UInt64>.self)
    ascii = bytes & SIMD4(repeating: ~WordScan.tops)
    isASCII = ~bytes
  }

  /// Where a byte lies in a range of ASCII.
  @inline(__always)
  func places(of range: ClosedRange<UInt8>) -> Places {
    // Of seven-bit bytes, adding `0x80 - bound` carries into the top bit exactly when the byte reaches the bound.
    let reached = ascii &+ Self.repeating(0x80 - range.lowerBound)
    let passed = ascii &+ Self.repeating(0x80 - (range.upperBound + 1))
    return reached & ~passed & isASCII
  }

  /// Where a byte of ASCII stands.
  @inline(__always)
  func places(of byte: UInt8) -> Places { ~Self.places(notOf: byte, in: ascii) & isASCII }

  /// Where the sum of a byte and twice the byte behind it, seven bits of each and of the sum, is one of two.
  ///
  /// - Parameter next: the block one byte further.
  @inline(__always)
  func places(ofSums sums: (UInt8, UInt8), with next: ByteBlock) -> Places {
    let sevenBits = Self.repeating(0x7F)
    let sum = (ascii &+ ((next.ascii &+ next.ascii) & sevenBits)) & sevenBits
    return ~(Self.places(notOf: sums.0, in: sum) & Self.places(notOf: sums.1, in: sum))
  }

  /// Where a seven-bit byte is another: adding `0x7F` carries into the top bit of all but 0.
  @inline(__always)
  private static func places(notOf byte: UInt8, in ascii: SIMD4<UInt64>) -> Places {
    (ascii ^ repeating(byte)) &+ repeating(0x7F)
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> SIMD4<UInt64> { SIMD4(repeating: WordScan.repeating(byte)) }

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

/// Questions about eight bytes at once. In a word the first byte in memory is the lowest one.
///
/// A mask has the top bit of a byte set where the answer is yes; the lowest set bit is always right, bits above it
/// may be false where the function says so.
public enum WordScan {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  static let tops: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* ones }

  /// Where `byte` is. Exact up to its first place.
  @inline(__always)
  static func mask(of byte: UInt8, in word: UInt64) -> UInt64 {
    let difference = word ^ repeating(byte)
    return (difference &- ones) & ~difference & tops
  }

  /// Where a byte is less than `bound` (at most 128). Exact up to its first place.
  @inline(__always)
  static func mask(below bound: UInt8, in word: UInt64) -> UInt64 {
    (word &- repeating(bound)) & ~word & tops
  }

  /// Where a byte is one of a range. Exact. Precondition: all bytes are less than 128, and `last` is less than 127.
  @inline(__always)
  static func mask(from first: UInt8, through last: UInt8, in word: UInt64) -> UInt64 {
    (word &+ repeating(0x80 - first)) & ~(word &+ repeating(0x80 - last - 1)) & tops
  }

  /// The number of the bytes before the first place of a mask; 8 when it is empty.
  @inline(__always)
  static func leadingBytes(before mask: UInt64) -> Int { mask.trailingZeroBitCount &>> 3 }

  /// Where an ASCII letter, a digit or `_` is. Exact.
  @inlinable @inline(__always)
  public static func mask(ofNameBytesIn word: UInt64) -> UInt64 {
    let tops: UInt64 = 0x8080_8080_8080_8080
    let ascii = word & ~tops
    let folded = ascii | 0x2020_2020_2020_2020
    // Seven-bit bytes: adding `0x80 - bound` carries into the top bit exactly when the byte reaches the bound, here that of "a" and
    // the byte after "z", then that of "0" and the byte after "9". A byte that "_" turns into 0 does not carry.
    let letters = (folded &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(folded &+ 0x0505_0505_0505_0505)
    let digits = (ascii &+ 0x5050_5050_5050_5050) & ~(ascii &+ 0x4646_4646_4646_4646)
    let notUnderscore = (ascii ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (letters | digits | ~notUnderscore) & ~word & tops
  }

  /// The number of the leading bytes that are ASCII letters, digits or `_`.
  @inlinable @inline(__always)
  public static func leadingNameBytes(_ word: UInt64) -> Int {
    (~mask(ofNameBytesIn: word) & 0x8080_8080_8080_8080).trailingZeroBitCount &>> 3
  }
}

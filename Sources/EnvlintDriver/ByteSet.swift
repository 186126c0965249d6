/// A set of bytes, a bit for each.
struct ByteSet: Sendable {
  private var bits = SIMD4<UInt64>.zero

  static let all = ByteSet(bits: SIMD4(repeating: .max))

  private init(bits: SIMD4<UInt64>) { self.bits = bits }

  init(_ byte: UInt8) { insert(byte) }

  init(where isIncluded: (UInt8) -> Bool) {
    for byte in UInt8.min...UInt8.max where isIncluded(byte) { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool { bits[Int(byte >> 6)] >> UInt64(byte & 63) & 1 == 1 }

  private mutating func insert(_ byte: UInt8) { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
}

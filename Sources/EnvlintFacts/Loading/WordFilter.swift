import EnvlintSyntax

/// Which words may stand in a file: a Bloom filter over its names, an eighth as large as the file.
public struct WordFilter: Sendable {
  private var bits: ContiguousArray<UInt64> = [0]

  /// Of an empty file.
  public init() {}

  public init(of source: SourceBytes) {
    var count = 1
    while count * 64 < source.count { count *= 2 }
    bits = ContiguousArray(repeating: 0, count: count)
    let mask = UInt32(truncatingIfNeeded: count &* 64 &- 1)
    source.padded.withUnsafeBufferPointer { bytes in
      WordFilter.isNamePart.withUnsafeBufferPointer { isNamePart in
        bits.withUnsafeMutableBufferPointer { bits in
          var hash = Outline.emptyHash
          var isInWord = false
          for position in 0...source.count {
            let byte = bytes[position]
            if isNamePart[Int(byte)] {
              hash = (hash ^ UInt32(byte)) &* 16_777_619
              isInWord = true
            } else if isInWord {
              let (first, second) = (hash & mask, WordFilter.second(hash) & mask)
              bits[Int(first >> 6)] |= 1 << UInt64(first & 63)
              bits[Int(second >> 6)] |= 1 << UInt64(second & 63)
              hash = Outline.emptyHash
              isInWord = false
            }
          }
        }
      }
    }
  }

  /// The hash of a name as it is in files, without a leading `$`.
  public static func hash(_ name: String) -> UInt32 {
    Outline.hash(name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }

  /// Whether one of some names may stand in the file.
  public func mayHold(anyOf hashes: Set<UInt32>) -> Bool {
    hashes.contains { holds($0) && holds(WordFilter.second($0)) }
  }

  private func holds(_ bit: UInt32) -> Bool {
    let bit = bit & UInt32(truncatingIfNeeded: bits.count &* 64 &- 1)
    return bits[Int(bit >> 6)] >> UInt64(bit & 63) & 1 == 1
  }

  private static func second(_ hash: UInt32) -> UInt32 { (hash &* 0x9E37_79B1) >> 7 }

  private static let isNamePart: [Bool] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}

import EnvlintSyntax

/// Which words may stand in a file: a Bloom filter over its names, an eighth as large as the file. With it come the
/// types of which code may make values there.
public struct WordFilter: Sendable {
  private var bits: ContiguousArray<UInt64> = [0]
  /// Hashes of the names of types that code may call or hand on, ascending, each once: few enough to be told apart.
  private var made: ContiguousArray<UInt32> = []

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
          var start = 0
          for position in 0...source.count {
            let byte = bytes[position]
            if isNamePart[Int(byte)] {
              if !isInWord { start = position }
              hash = (hash ^ UInt32(byte)) &* 16_777_619
              isInWord = true
            } else if isInWord {
              let (first, second) = (hash & mask, WordFilter.second(hash) & mask)
              bits[Int(first >> 6)] |= 1 << UInt64(first & 63)
              bits[Int(second >> 6)] |= 1 << UInt64(second & 63)
              if WordFilter.mayBeginTypeName(start, bytes), WordFilter.mayBeMade(before: position, bytes, source.count)
              {
                made.append(hash)
              }
              hash = Outline.emptyHash
              isInWord = false
            }
          }
        }
      }
    }
    made.sortUniquely()
  }

  /// The hash of a name as it is in files, without a leading `$`.
  public static func hash(_ name: String) -> UInt32 {
    Outline.hash(name.hasPrefix("$") ? String(name.dropFirst()) : name)
  }

  /// Whether code may make a value of one of some types, by the hashes of their names.
  public func mayMake(anyOf types: Set<UInt32>) -> Bool { made.contains(where: types.contains) }

  /// Bytes after the end are padding.
  private static func mayBeginTypeName(_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[start]
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte || byte == UInt8(ascii: "_") || byte >= 0x80
      || PlatformName.begins { bytes[start + $0] }
  }

  /// Whether a value of the type that ends at a position may be made there, by what is after its name.
  private static func mayBeMade(before end: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
    var next = end
    while next < count, bytes[next] <= 0x20 { next += 1 }
    switch bytes[next] {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "`"): return true
    // `.init`, `.self`, and the value of `let leaf: Leaf = .init()`.
    case UInt8(ascii: "."): return bytes[next + 1] == UInt8(ascii: "i") || bytes[next + 1] == UInt8(ascii: "s")
    case UInt8(ascii: "="): return bytes[next + 1] == UInt8(ascii: ".") || bytes[next + 2] == UInt8(ascii: ".")
    default: return false
    }
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

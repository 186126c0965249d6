/// A word that few files have, looked for in many places at once by two of its bytes, which few other words have so.
public struct RareWord: Sendable {
  /// The bytes, the first one lowest.
  let bytes: UInt64
  private let mask: UInt64
  private let count: Int
  /// The indices of the two bytes.
  private let first: Int
  private let second: Int
  private let isName: Bool

  /// - Parameters:
  ///   - word: three to eight bytes of ASCII.
  ///   - first: the index of a byte that is seldom followed by the other one at its distance.
  ///   - second: the index of that other one.
  ///   - isName: whether the word is looked for only between bytes that are no part of a name.
  public init(_ word: StaticString, askedFor first: Int, _ second: Int, isName: Bool) {
    count = word.utf8CodeUnitCount
    precondition((3...8).contains(count) && 0 <= first && first < second && second < count, "no such word")
    bytes = (0..<count).reduce(0) { $0 | UInt64(word.utf8Start[$1]) &<< UInt64(8 * $1) }
    mask = ~0 &>> UInt64(64 - 8 * count)
    self.first = first
    self.second = second
    self.isName = isName
  }

  private static let placesInBlock = 64

  /// Whether the word is somewhere in a file, be it in a comment.
  public func isIn(_ source: SourceBytes) -> Bool {
    source.padded.withUnsafeBufferPointer { file in
      guard let start = file.baseAddress else { return false }
      let distance = second - first
      // Where the last word can begin, seen from its first byte asked for: so blocks end in the padding.
      let end = source.count - (count - first)
      var block = 0
      while block <= end {
        if mayHold(start + block, distance), holds(start, block..<min(block + Self.placesInBlock, end + 1)) {
          return true
        }
        block &+= Self.placesInBlock
      }
      return false
    }
  }

  /// Whether the two bytes are at one of the places of a block.
  ///
  /// The least difference and not a comparison: that is what compilers turn into vector instructions.
  @inline(__always)
  private func mayHold(_ block: UnsafePointer<UInt8>, _ distance: Int) -> Bool {
    let (one, other) = (byte(at: first), byte(at: second))
    let others = block + distance
    var least = UInt8.max
    for place in 0..<Self.placesInBlock { least = min(least, (block[place] ^ one) | (others[place] ^ other)) }
    return least == 0
  }

  private func byte(at index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes &>> UInt64(8 * index)) }

  /// Whether the first byte asked for of a word is at one of some places.
  @inline(never)
  private func holds(_ file: UnsafePointer<UInt8>, _ places: Range<Int>) -> Bool {
    places.contains { place in
      let start = place &- first
      guard start >= 0, load(file + start) & mask == bytes else { return false }
      return !isName || !isNamePart(file + (start + count)) && (start == 0 || !isNamePart(file + (start - 1)))
    }
  }

  private func isNamePart(_ byte: UnsafePointer<UInt8>) -> Bool { WordScan.leadingNameBytes(load(byte)) > 0 }

  @inline(__always)
  private func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }
}

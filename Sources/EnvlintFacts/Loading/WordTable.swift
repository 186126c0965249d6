import EnvlintSyntax

/// Finds any of many words in the bytes of a file: each name that is there is looked up, which takes the same time however many
/// words there are.
///
/// **Invariant:** finds what `WordFinder` finds.
struct WordTable: Sendable {
  private let words: ContiguousArray<Word>
  /// The bytes of all words, one after the other.
  private let bytes: ContiguousArray<UInt8>
  /// A bit for each hash that the first bytes of a word have: most names end here.
  private let heads: ContiguousArray<UInt64>
  /// Indices of words by the hash of their key, or else in the next free place; -1 for none. Most places are free.
  private let slots: ContiguousArray<Int32>

  /// A name, perhaps with `$` before it.
  private struct Word {
    /// Index in `bytes` of the name.
    var start: Int
    /// Of the name.
    var count: Int
    var hasDollar: Bool
  }

  /// - Parameter words: such as `canHold` accepts.
  init(_ words: [[UInt8]]) {
    var places: ContiguousArray<Word> = []
    var names: ContiguousArray<UInt8> = []
    for word in words {
      let name = WordTable.name(in: word)
      places.append(Word(start: names.count, count: name.count, hasDollar: name.count < word.count))
      names += name
    }
    self.words = places
    // The eight bytes loaded at a time may begin with the last one.
    bytes = names + ContiguousArray(repeating: 0, count: 8)
    var heads = ContiguousArray(repeating: UInt64(0), count: 1 << 10)
    var slots = ContiguousArray(repeating: Int32(-1), count: (4 * max(words.count, 1)).roundedUpToPowerOfTwo)
    bytes.withUnsafeBytes { bytes in
      for (index, word) in places.enumerated() {
        let head = WordTable.hash(bytes.word(at: word.start).first(word.count))
        heads[head >> 6] |= 1 << UInt64(head & 63)
        var slot = WordTable.key(bytes, word.start, count: word.count) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(index)
      }
    }
    self.heads = heads
    self.slots = slots
  }

  private static let dollar = UInt8(ascii: "$")

  /// The name after the `$` of a word.
  private static func name(in word: [UInt8]) -> ArraySlice<UInt8> {
    word.first == dollar ? word.dropFirst() : word[...]
  }

  /// Whether a word is a name of ASCII letters, digits and `_`, perhaps with `$` before it.
  static func canHold(_ word: [UInt8]) -> Bool {
    !name(in: word).isEmpty && name(in: word).allSatisfy { WordScan.leadingNameBytes(UInt64($0)) == 1 }
  }

  /// Where the words stand, in source order; of equal words all are named.
  func places(in source: SourceBytes) -> [WordFinder.Place] {
    var found: [WordFinder.Place] = []
    source.padded.withUnsafeBytes { file in
      var isInName: UInt64 = 0
      var position = 0
      while position < source.count {
        let parts = WordScan.mask(ofNameBytesIn: file.word(at: position))
        var starts = parts & ~(parts << 8 | isInName)
        isInName = parts >> 56
        while starts != 0 {
          let start = position + starts.trailingZeroBitCount >> 3
          starts &= starts - 1
          lookUp(file, start, &found)
        }
        position += 8
      }
    }
    return found
  }

  /// Notes the words that the name at a place is.
  @inline(__always)
  private func lookUp(_ file: UnsafeRawBufferPointer, _ start: Int, _ found: inout [WordFinder.Place]) {
    let head = file.word(at: start)
    let length = WordScan.leadingNameBytes(head)
    let hash = WordTable.hash(head.first(length))
    if heads[hash >> 6] >> UInt64(hash & 63) & 1 == 0 { return }
    find(file, start, length: length, &found)
  }

  /// - Parameter length: number of the bytes of the name, as far as the first eight tell.
  @inline(never)
  private func find(_ file: UnsafeRawBufferPointer, _ start: Int, length: Int, _ found: inout [WordFinder.Place]) {
    var length = length
    var isCut = length == 8
    while isCut {
      let further = WordScan.leadingNameBytes(file.word(at: start + length))
      length += further
      isCut = further == 8
    }
    var slot = WordTable.key(file, start, count: length) & (slots.count - 1)
    while slots[slot] >= 0 {
      let word = words[Int(slots[slot])]
      if word.count == length, !word.hasDollar || isBehindDollar(file, start),
        file[start..<start + length].elementsEqual(bytes[word.start..<word.start + length])
      {
        found.append(WordFinder.Place(word: Int(slots[slot]), start: word.hasDollar ? start - 1 : start))
      }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// Whether `$` is before a name, and no name before that.
  private func isBehindDollar(_ file: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    start > 0 && file[start - 1] == WordTable.dollar
      && (start == 1 || WordScan.leadingNameBytes(UInt64(file[start - 2])) == 0)
  }

  private static func hash(_ head: UInt64) -> Int { Int((head &* 0x9E37_79B9_7F4A_7C15) >> 48) }

  /// A hash of the first eight and the last eight bytes of a name, and of their count.
  private static func key(_ bytes: UnsafeRawBufferPointer, _ start: Int, count: Int) -> Int {
    let head = bytes.word(at: start).first(count)
    let tail = count > 8 ? bytes.word(at: start + count - 8) : 0
    let mixed = (head ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15 ^ (tail &* 0xC2B2_AE3D_27D4_EB4F)
    return Int((mixed ^ mixed >> 29) & 0x7FFF_FFFF)
  }
}

extension UnsafeRawBufferPointer {
  /// Eight bytes, the first one lowest.
  @inline(__always)
  fileprivate func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

extension UInt64 {
  /// The lowest bytes, zeros above them.
  @inline(__always)
  fileprivate func first(_ count: Int) -> UInt64 { count >= 8 ? self : self & ((1 << UInt64(8 * count)) - 1) }
}

extension Int {
  fileprivate var roundedUpToPowerOfTwo: Int { 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount) }
}

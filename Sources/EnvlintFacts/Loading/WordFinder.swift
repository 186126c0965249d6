import EnvlintSyntax

/// Finds any of a few words in the bytes of a file, much faster than by tokenizing it.
///
/// The algorithm of Wu and Manber: a table tells from two bytes how far the next place can be at which one of the words ends its first
/// `shortest` bytes. **Invariant:** each word that stands in the bytes between bytes of no name is found, in comments and strings as well.
struct WordFinder: Sendable {
  private let words: ContiguousArray<Word>
  /// The bytes of all words, one behind the other.
  private let bytes: ContiguousArray<UInt8>
  private let shortest: Int
  /// By `slot`: how far to go on.
  private let shifts: ContiguousArray<UInt8>
  /// By the slot of the last two of its first `shortest` bytes: the index of the first word, and of each word the next one; -1 for none.
  private let firstBySlot: ContiguousArray<Int32>
  private let nextInSlot: ContiguousArray<Int32>

  private static let slotCount = 1 << 12

  private struct Word {
    /// Its first bytes, up to eight, the first one lowest, and ones for all of their bits.
    var head: UInt64
    var headMask: UInt64
    /// Index in `bytes`.
    var start: Int
    var count: Int
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (slotCount - 1) }

  /// - Parameter words: none of them empty.
  init(_ words: [String]) {
    let texts = words.map { Array($0.utf8) }
    var places: ContiguousArray<Word> = []
    var start = 0
    for text in texts {
      let head = text.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let mask = text.count < 8 ? (UInt64(1) << UInt64(8 * text.count)) - 1 : ~0
      places.append(Word(head: head, headMask: mask, start: start, count: text.count))
      start += text.count
    }
    self.words = places
    bytes = ContiguousArray(texts.joined())
    let shortest = min(texts.map(\.count).min() ?? 1, 100)
    self.shortest = shortest
    var shifts = ContiguousArray(repeating: UInt8(max(shortest - 1, 1)), count: WordFinder.slotCount)
    var firstBySlot = ContiguousArray(repeating: Int32(-1), count: WordFinder.slotCount)
    var nextInSlot = ContiguousArray(repeating: Int32(-1), count: words.count)
    for (index, word) in texts.enumerated() where shortest > 1 {
      for end in 1..<shortest {
        let slot = WordFinder.slot(word[end - 1], word[end])
        shifts[slot] = min(shifts[slot], UInt8(shortest - 1 - end))
      }
      let slot = WordFinder.slot(word[shortest - 2], word[shortest - 1])
      nextInSlot[index] = firstBySlot[slot]
      firstBySlot[slot] = Int32(index)
    }
    self.shifts = shifts
    self.firstBySlot = firstBySlot
    self.nextInSlot = nextInSlot
  }

  /// A word that stands in a file.
  struct Place {
    /// Index of the word.
    var word: Int
    /// UTF-8 byte offset.
    var start: Int
  }

  /// Where the words stand, in source order.
  func places(in source: SourceBytes) -> [Place] {
    find(in: source, stopsAtFirst: false).sorted { ($0.start, $0.word) < ($1.start, $1.word) }
  }

  /// Whether one of the words stands in a file, be it in a comment.
  func mayStand(in source: SourceBytes) -> Bool { !find(in: source, stopsAtFirst: true).isEmpty }

  private func find(in source: SourceBytes, stopsAtFirst: Bool) -> [Place] {
    source.padded.withUnsafeBufferPointer { bytes in
      if shortest > 1 { return findLong(in: bytes, count: source.count, stopsAtFirst: stopsAtFirst) }
      var found: [Place] = []
      for start in 0..<source.count {
        for index in words.indices where matches(index, bytes, start) {
          found.append(Place(word: index, start: start))
          if stopsAtFirst { return found }
        }
      }
      return found
    }
  }

  /// A step waits for the table, not for the processor: four walks side by side, each over a quarter of the bytes, take little more
  /// time than one.
  private func findLong(in bytes: UnsafeBufferPointer<UInt8>, count: Int, stopsAtFirst: Bool) -> [Place] {
    let first = shortest - 1
    let quarter = max(count - first, 0) / 4
    let bounds = (first + quarter, first + 2 * quarter, first + 3 * quarter)
    var ends = (first, bounds.0, bounds.1, bounds.2)
    var found: [Place] = []
    shifts.withUnsafeBufferPointer { shifts in
      while ends.0 < bounds.0, ends.1 < bounds.1, ends.2 < bounds.2, ends.3 < count {
        step(&ends.0, bytes, shifts, &found)
        step(&ends.1, bytes, shifts, &found)
        step(&ends.2, bytes, shifts, &found)
        step(&ends.3, bytes, shifts, &found)
        if stopsAtFirst, !found.isEmpty { return }
      }
      while ends.0 < bounds.0 { step(&ends.0, bytes, shifts, &found) }
      while ends.1 < bounds.1 { step(&ends.1, bytes, shifts, &found) }
      while ends.2 < bounds.2 { step(&ends.2, bytes, shifts, &found) }
      while ends.3 < count { step(&ends.3, bytes, shifts, &found) }
    }
    return found
  }

  /// Looks at one place at which the first `shortest` bytes of a word may end, and goes on to the next one.
  ///
  /// - Parameter shifts: not checked for their bounds: a slot is less than their count.
  @inline(__always)
  private func step(
    _ end: inout Int, _ bytes: UnsafeBufferPointer<UInt8>, _ shifts: UnsafeBufferPointer<UInt8>, _ found: inout [Place]
  ) {
    let slot = WordFinder.slot(bytes[end &- 1], bytes[end])
    let shift = Int(shifts[slot])
    end &+= shift
    if shift > 0 { return }
    match(slot, at: end &+ 1 &- shortest, bytes, &found)
    end &+= 1
  }

  /// Notes the words of a slot that stand at a place.
  @inline(never)
  private func match(_ slot: Int, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout [Place]) {
    var index = Int(firstBySlot[slot])
    while index >= 0 {
      if matches(index, bytes, start) { found.append(Place(word: index, start: start)) }
      index = Int(nextInSlot[index])
    }
  }

  /// Whether a word stands at a place. Behind the file lies `SourceBytes.padding`.
  @inline(__always)
  private func matches(_ index: Int, _ file: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let word = words[index]
    guard let place = file.baseAddress.map({ $0 + start }), load(place) & word.headMask == word.head else {
      return false
    }
    for offset in stride(from: 8, to: word.count, by: 1) where place[offset] != bytes[word.start + offset] {
      return false
    }
    return !isNamePart(place[word.count]) && (start == 0 || !isNamePart(file[start - 1]))
  }

  /// Eight bytes, the first one lowest.
  @inline(__always)
  private func load(_ place: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
  }

  /// Bytes beyond ASCII are parts of names, too, but also of comments and of white space: the tokens tell.
  private func isNamePart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_")
  }
}

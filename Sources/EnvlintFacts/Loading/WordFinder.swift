import EnvlintSyntax

/// Finds any of a few words in the bytes of a file, much faster than by tokenizing it.
///
/// The algorithm of Wu and Manber: of each word as many bytes are looked for as the shortest one has, its window, and a table determines from
/// two bytes how far the next place can be at which one of the windows ends. **Invariant:** each word that is in the bytes between bytes of no name is found, in comments and strings as well.
struct WordFinder: Sendable {
  private let words: ContiguousArray<Word>
  /// The bytes of all words, one after the other.
  private let bytes: ContiguousArray<UInt8>
  private let shortest: Int
  /// By `slot`: how far to go on.
  private let shifts: ContiguousArray<UInt8>
  /// By the slot of the last two bytes of its window: the index of the first word, and of each word the next one; -1 for none.
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
    /// The number of its bytes before its window.
    var windowStart: Int
  }

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (slotCount - 1) }

  /// - Parameter words: none of them empty.
  init(_ words: [String]) {
    let texts = words.map { Array($0.utf8) }
    let shortest = min(texts.map(\.count).min() ?? 1, 100)
    var places: ContiguousArray<Word> = []
    var start = 0
    for text in texts {
      let head = text.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let mask = text.count < 8 ? (UInt64(1) << UInt64(8 * text.count)) - 1 : ~0
      places.append(
        Word(
          head: head, headMask: mask, start: start, count: text.count,
          windowStart: WordFinder.windowStart(in: text, count: shortest)))
      start += text.count
    }
    self.words = places
    bytes = ContiguousArray(texts.joined())
    self.shortest = shortest
    // Words of one byte, and none at all, are found without the tables.
    let slotCount = shortest > 1 ? WordFinder.slotCount : 0
    var shifts = ContiguousArray(repeating: UInt8(max(shortest - 1, 1)), count: slotCount)
    var firstBySlot = ContiguousArray(repeating: Int32(-1), count: slotCount)
    var nextInSlot = ContiguousArray(repeating: Int32(-1), count: words.count)
    for (index, text) in texts.enumerated() where shortest > 1 {
      let window = text[places[index].windowStart...].prefix(shortest)
      for (offset, (first, second)) in zip(window, window.dropFirst()).enumerated() {
        let slot = WordFinder.slot(first, second)
        shifts[slot] = min(shifts[slot], UInt8(shortest - 2 - offset))
      }
      let slot = WordFinder.slot(window[window.endIndex - 2], window[window.endIndex - 1])
      nextInSlot[index] = firstBySlot[slot]
      firstBySlot[slot] = Int32(index)
    }
    self.shifts = shifts
    self.firstBySlot = firstBySlot
    self.nextInSlot = nextInSlot
  }

  /// Where the window of a word begins: it ends with a capital letter after a small one if there is such a place, because two
  /// bytes like these are rare.
  private static func windowStart(in word: [UInt8], count: Int) -> Int {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let last = word.indices.dropFirst(max(count - 1, 1)).first { small ~= word[$0 - 1] && capitals ~= word[$0] }
    return last.map { $0 + 1 - count } ?? 0
  }

  /// A word that is in a file.
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

  /// Whether one of the words is in a file, be it in a comment.
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

  /// Looks at one place at which the window of a word may end, and goes on to the next one.
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

  /// Notes the words of a slot whose windows stand at a place.
  @inline(never)
  private func match(_ slot: Int, at start: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ found: inout [Place]) {
    var index = Int(firstBySlot[slot])
    while index >= 0 {
      let wordStart = start &- words[index].windowStart
      if wordStart >= 0, matches(index, bytes, wordStart) { found.append(Place(word: index, start: wordStart)) }
      index = Int(nextInSlot[index])
    }
  }

  /// Whether a word is at a place. After the file lies `SourceBytes.padding`.
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

  /// Bytes beyond ASCII are parts of names as well, but also of comments and of white space: the tokens tell.
  private func isNamePart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_")
  }
}

import EnvlintSyntax

/// Finds any of a few words in the bytes of a file, much faster than by tokenizing it.
///
/// The algorithm of Wu and Manber: a table tells from two bytes how far the next place can be at which one of the words ends its first
/// `shortest` bytes. **Invariant:** each word that stands in the bytes between bytes of no name is found, in comments and strings as well.
struct WordFinder: Sendable {
  private let words: [[UInt8]]
  private let shortest: Int
  /// By `slot`: how far to go on.
  private let shifts: ContiguousArray<UInt8>
  /// By the slot of the last two of its first `shortest` bytes: the index of the first word, and of each word the next one; -1 for none.
  private let firstBySlot: ContiguousArray<Int16>
  private let nextInSlot: ContiguousArray<Int16>

  private static let slotCount = 1 << 12

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (slotCount - 1) }

  /// - Parameter words: none of them empty; fewer than 32,768.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let shortest = min(self.words.map(\.count).min() ?? 1, 100)
    self.shortest = shortest
    var shifts = ContiguousArray(repeating: UInt8(max(shortest - 1, 1)), count: WordFinder.slotCount)
    var firstBySlot = ContiguousArray(repeating: Int16(-1), count: WordFinder.slotCount)
    var nextInSlot = ContiguousArray(repeating: Int16(-1), count: words.count)
    for (index, word) in self.words.enumerated() where shortest > 1 {
      for end in 1..<shortest {
        let slot = WordFinder.slot(word[end - 1], word[end])
        shifts[slot] = min(shifts[slot], UInt8(shortest - 1 - end))
      }
      let slot = WordFinder.slot(word[shortest - 2], word[shortest - 1])
      nextInSlot[index] = firstBySlot[slot]
      firstBySlot[slot] = Int16(index)
    }
    self.shifts = shifts
    self.firstBySlot = firstBySlot
    self.nextInSlot = nextInSlot
  }

  /// Calls `body` with the index of each word found and where it starts, in source order.
  func forEach(in source: SourceBytes, _ body: (_ word: Int, _ start: Int) -> Void) {
    source.padded.withUnsafeBufferPointer { bytes in
      let last = source.count
      guard shortest > 1 else {
        for start in 0..<last {
          for index in words.indices where bytes[start] == words[index][0] && matches(index, bytes, start) {
            body(index, start)
          }
        }
        return
      }
      shifts.withUnsafeBufferPointer { shifts in
        var end = shortest - 1
        while end < last {
          let slot = WordFinder.slot(bytes[end - 1], bytes[end])
          let shift = Int(shifts[slot])
          end += shift
          if shift > 0 { continue }
          var index = Int(firstBySlot[slot])
          while index >= 0 {
            if matches(index, bytes, end + 1 - shortest) { body(index, end + 1 - shortest) }
            index = Int(nextInSlot[index])
          }
          end += 1
        }
      }
    }
  }

  private func matches(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let word = words[index]
    guard start + word.count < bytes.count else { return false }
    for offset in word.indices where bytes[start + offset] != word[offset] { return false }
    return !isNamePart(bytes[start + word.count]) && (start == 0 || !isNamePart(bytes[start - 1]))
  }

  /// Bytes beyond ASCII are parts of names, too, but also of comments and of white space: the tokens tell.
  private func isNamePart(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || byte == UInt8(ascii: "_")
  }
}

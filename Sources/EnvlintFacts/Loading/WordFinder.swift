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
  /// Indices of the words by the slot of the last two of their first `shortest` bytes.
  private let wordsBySlot: [Int: [Int]]

  private static let slotCount = 1 << 12

  private static func slot(_ first: UInt8, _ second: UInt8) -> Int { (Int(first) << 5 ^ Int(second)) & (slotCount - 1) }

  /// - Parameter words: none of them empty.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    let shortest = min(self.words.map(\.count).min() ?? 1, 100)
    self.shortest = shortest
    var shifts = ContiguousArray(repeating: UInt8(max(shortest - 1, 1)), count: WordFinder.slotCount)
    var wordsBySlot: [Int: [Int]] = [:]
    for (index, word) in self.words.enumerated() where shortest > 1 {
      for end in 1..<shortest {
        let slot = WordFinder.slot(word[end - 1], word[end])
        shifts[slot] = min(shifts[slot], UInt8(shortest - 1 - end))
      }
      wordsBySlot[WordFinder.slot(word[shortest - 2], word[shortest - 1]), default: []].append(index)
    }
    self.shifts = shifts
    self.wordsBySlot = wordsBySlot
  }

  /// Calls `body` with the index of each word found and where it starts; may find a word of one byte in places where it is none.
  func forEach(in source: SourceBytes, _ body: (_ word: Int, _ start: Int) -> Void) {
    source.padded.withUnsafeBufferPointer { bytes in
      guard shortest > 1 else {
        for index in words.indices { body(index, 0) }
        return
      }
      shifts.withUnsafeBufferPointer { shifts in
        var end = shortest - 1
        while end < source.count {
          let slot = WordFinder.slot(bytes[end - 1], bytes[end])
          if shifts[slot] > 0 {
            end += Int(shifts[slot])
            continue
          }
          for index in wordsBySlot[slot] ?? [] where matches(words[index], bytes, end + 1 - shortest) {
            body(index, end + 1 - shortest)
          }
          end += 1
        }
      }
    }
  }

  private func matches(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
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

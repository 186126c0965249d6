/// Indices of tokens, one bit each up to the largest: neighbours lie together, so that asking along a file stays in the caches.
struct TokenSet {
  private var words: ContiguousArray<UInt64> = []

  /// O(1).
  func contains(_ index: Int) -> Bool {
    let word = index >> 6
    return word < words.count && words[word] >> UInt64(index & 63) & 1 == 1
  }

  /// O(1), but for the bits up to the largest index so far, which are made once.
  mutating func insert(_ index: Int) {
    let word = index >> 6
    if word >= words.count { words.append(contentsOf: repeatElement(0, count: word + 1 - words.count)) }
    words[word] |= 1 << UInt64(index & 63)
  }

  mutating func insert(_ indices: Range<Int>) {
    for index in indices { insert(index) }
  }
}

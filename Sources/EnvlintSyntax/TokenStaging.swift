/// A small buffer for tokens on their way into `Tokens`.
///
/// Appending to four arrays costs four checks for room and for unique storage a token. Tokens go into this buffer,
/// which stays in the first-level cache, and from there into the arrays, many at once.
///
///     | kinds: 1 byte × capacity | flags: 1 × capacity | starts: 4 × capacity | ends: 4 × capacity |
struct TokenStaging {
  static let capacity = 1024

  let kinds: UnsafeMutablePointer<TokenKind>
  let flags: UnsafeMutablePointer<Tokens.Flags>
  let starts: UnsafeMutablePointer<UInt32>
  let ends: UnsafeMutablePointer<UInt32>

  /// Calls `body` with a buffer that is valid during the call only.
  static func withStaging(_ body: (TokenStaging) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 10 * capacity, alignment: 8) { memory in
      guard let base = memory.baseAddress else { return }
      body(
        TokenStaging(
          kinds: base.bindMemory(to: TokenKind.self, capacity: capacity),
          flags: (base + capacity).bindMemory(to: Tokens.Flags.self, capacity: capacity),
          starts: (base + 2 * capacity).bindMemory(to: UInt32.self, capacity: capacity),
          ends: (base + 6 * capacity).bindMemory(to: UInt32.self, capacity: capacity)))
    }
  }
}

extension Tokenizer {
  /// Adds a token.
  ///
  /// The buffer is emptied before a token and not after it, so that the last token can still be changed.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, _ start: Int, _ end: Int, _ flags: Tokens.Flags) {
    if stagedCount == TokenStaging.capacity { flush() }
    staging.kinds[stagedCount] = kind
    staging.flags[stagedCount] = flags
    staging.starts[stagedCount] = UInt32(truncatingIfNeeded: start)
    staging.ends[stagedCount] = UInt32(truncatingIfNeeded: end)
    stagedCount &+= 1
    previousKind = kind
  }

  /// Says afterwards that the last token is malformed.
  mutating func markLastTokenErroneous() {
    assert(stagedCount > 0, "the last token is always in the buffer")
    staging.flags[stagedCount - 1].insert(.erroneous)
  }

  /// Moves the tokens of the buffer into the arrays.
  @inline(never)
  mutating func flush() {
    tokens.kinds.append(contentsOf: UnsafeBufferPointer(start: staging.kinds, count: stagedCount))
    tokens.flags.append(contentsOf: UnsafeBufferPointer(start: staging.flags, count: stagedCount))
    tokens.starts.append(contentsOf: UnsafeBufferPointer(start: staging.starts, count: stagedCount))
    tokens.ends.append(contentsOf: UnsafeBufferPointer(start: staging.ends, count: stagedCount))
    stagedCount = 0
  }
}

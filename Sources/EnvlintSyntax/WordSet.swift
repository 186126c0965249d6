/// Words that are looked for among all words of a file: told from the others by their first eight bytes, or by their
/// last ones.
///
/// **Invariant:** a set contains every word that it was made of, and may contain others that look like one.
public struct WordSet: Sendable {
  private let heads: ContiguousArray<Part>
  private let tails: ContiguousArray<Part>
  /// A bit for the low six bits of the bytes that begin a word of `heads` or end one of `tails`.
  private let firstBytes: UInt64
  private let lastBytes: UInt64

  /// Up to eight bytes, the first one lowest, and the lengths that a word with them has.
  private struct Part: Sendable {
    var bytes: UInt64
    var mask: UInt64
    var lengths: ClosedRange<Int>
    /// Whether the word counts only where it is called.
    var isCalled = false
  }

  /// - Parameters:
  ///   - words: ASCII.
  ///   - calledWords: ASCII; they belong to the set only where `(` follows, perhaps behind white space or a comment.
  ///   - suffixes: ASCII, at most eight bytes each; all words that end so belong to the set.
  public init(words: [StaticString], calledWords: [StaticString], suffixes: [StaticString]) {
    func part(_ word: StaticString, isCalled: Bool) -> Part {
      Part(bytes: Self.head(word), mask: Self.mask(word), lengths: word.length...word.length, isCalled: isCalled)
    }
    heads = ContiguousArray(words.map { part($0, isCalled: false) } + calledWords.map { part($0, isCalled: true) })
    tails = ContiguousArray(
      suffixes.map { suffix in
        precondition(suffix.length <= 8, "a suffix has at most eight bytes")
        return Part(bytes: Self.head(suffix), mask: Self.mask(suffix), lengths: suffix.length...Int.max)
      })
    firstBytes = (words + calledWords).reduce(0) { $0 | Self.bit($1.utf8Start[0]) }
    lastBytes = suffixes.reduce(0) { $0 | Self.bit($1.utf8Start[$1.length - 1]) }
  }

  /// Whether the word of `length` bytes at `start` belongs to the set.
  ///
  /// Precondition: `SourceBytes.padding` follows the bytes.
  @inline(__always)
  func contains(_ bytes: UnsafePointer<UInt8>, _ start: Int, length: Int) -> Bool {
    if firstBytes & Self.bit(bytes[start]) != 0, hasHead(bytes + start, length: length) { return true }
    return lastBytes & Self.bit(bytes[start &+ length &- 1]) != 0
      && hasTail(bytes, end: start &+ length, length: length)
  }

  @inline(never)
  private func hasHead(_ word: UnsafePointer<UInt8>, length: Int) -> Bool {
    let head = Self.load(word)
    for part in heads where head & part.mask == part.bytes && part.lengths.contains(length) {
      if !part.isCalled { return true }
      var next = word + length
      if next.pointee == UInt8(ascii: "`") { next += 1 }
      while next.pointee == UInt8(ascii: " ") || 0x09...0x0D ~= next.pointee { next += 1 }
      if next.pointee == UInt8(ascii: "(") || next.pointee == UInt8(ascii: "/") { return true }
    }
    return false
  }

  @inline(never)
  private func hasTail(_ bytes: UnsafePointer<UInt8>, end: Int, length: Int) -> Bool {
    tails.contains { part in
      guard part.lengths.contains(length) else { return false }
      return Self.load(bytes + (end - part.lengths.lowerBound)) & part.mask == part.bytes
    }
  }

  @inline(__always)
  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }

  @inline(__always)
  private static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// The first eight bytes of a word, with zeros behind a shorter one.
  static func head(_ word: StaticString) -> UInt64 {
    (0..<min(word.length, 8)).reduce(0) { $0 | UInt64(word.utf8Start[$1]) &<< UInt64(8 * $1) }
  }

  private static func mask(_ word: StaticString) -> UInt64 {
    word.length >= 8 ? ~0 : (1 &<< UInt64(8 * word.length)) &- 1
  }
}

extension StaticString {
  /// Count of bytes.
  fileprivate var length: Int { utf8CodeUnitCount }
}

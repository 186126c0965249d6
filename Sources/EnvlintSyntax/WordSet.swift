/// Words that are looked for among all words of a file: told from the others by their first and their last eight bytes.
///
/// **Invariant:** a set contains every word that it was made of, and may contain others that look like one.
public struct WordSet: Sendable {
  private let heads: ContiguousArray<Part>
  private let tails: ContiguousArray<Part>
  /// A bit for the low six bits of the bytes that begin a word of `heads` or end one of `tails`.
  private let firstBytes: UInt64
  private let lastBytes: UInt64

  /// Each word but those of extensions has a mark: two bytes side by side that other code rarely has so.
  private static let marks: [StaticString] = ["nv", "En", "tV", "eK", "nK"]

  /// Where no mark begins.
  ///
  /// - Parameter next: the block one byte further.
  @inline(__always)
  static func placesWithoutMark(_ block: ByteBlock, _ next: ByteBlock) -> ByteBlock.Places {
    block.places(notOf: UInt8(ascii: "n"), before: UInt8(ascii: "v"), in: next)
      & block.places(notOf: UInt8(ascii: "E"), before: UInt8(ascii: "n"), in: next)
      & block.places(notOf: UInt8(ascii: "t"), before: UInt8(ascii: "V"), in: next)
      & block.places(notOf: UInt8(ascii: "e"), before: UInt8(ascii: "K"), in: next)
      & block.places(notOf: UInt8(ascii: "n"), before: UInt8(ascii: "K"), in: next)
  }

  private struct Part: Sendable {
    /// Up to eight bytes, the first one lowest.
    var head: UInt64
    var headMask: UInt64
    /// The last eight bytes; of a shorter word the same as the head.
    var tail: UInt64
    var length: Int
    var place: Place

    init(_ word: StaticString, _ place: Place) {
      head = WordSet.head(word)
      headMask = word.length >= 8 ? ~0 : (1 &<< UInt64(8 * word.length)) &- 1
      tail = word.length > 8 ? WordSet.load(word.utf8Start + word.length - 8) : head
      length = word.length
      self.place = place
    }

    /// Whether the word is at a place.
    @inline(__always)
    func matches(_ start: UnsafePointer<UInt8>) -> Bool {
      guard WordSet.load(start) & headMask == head else { return false }
      return length <= 8 || WordSet.load(start + (length &- 8)) == tail
    }
  }

  /// Where a word counts.
  private enum Place {
    case anywhere
    /// After `@`, perhaps with the name of a module between.
    case attribute
    /// As an attribute, or where an instance is made.
    case wrapper
    /// In the inheritance clause of an extension at file level.
    case inExtension
    /// Where `(` or `<` follows in the same line, perhaps after a comment.
    case called
    /// As the name of a property that may be one of its type.
    case staticProperty
  }

  /// - Parameters:
  ///   - words: ASCII.
  ///   - calledWords: ASCII; they belong to the set only where `(` or `<` follows in the same line, perhaps after a
  ///     comment.
  ///   - staticProperties: ASCII; they belong to the set only after `let` or `var` with a modifier that makes them
  ///     members of their type, or where that is hard to tell.
  ///   - attributes: ASCII; they belong to the set only where they name an attribute, or where that is hard to tell.
  ///   - wrappers: ASCII; the same, and where `(` or `<` follows.
  ///   - extensionWords: ASCII; they belong to the set only between `extension` and the brace, at file level.
  ///   - suffixes: ASCII; all words that end so belong to the set.
  public init(
    words: [StaticString], calledWords: [StaticString], staticProperties: [StaticString], attributes: [StaticString],
    wrappers: [StaticString], extensionWords: [StaticString], suffixes: [StaticString]
  ) {
    let marked = words + calledWords + staticProperties + attributes + wrappers + suffixes
    precondition(marked.allSatisfy(Self.hasMark), "a scan would pass a word without a mark")
    heads = ContiguousArray(
      words.map { Part($0, .anywhere) } + calledWords.map { Part($0, .called) }
        + staticProperties.map { Part($0, .staticProperty) } + attributes.map { Part($0, .attribute) }
        + wrappers.map { Part($0, .wrapper) } + extensionWords.map { Part($0, .inExtension) })
    tails = ContiguousArray(suffixes.map { Part($0, .anywhere) })
    let begun = words + calledWords + staticProperties + attributes + wrappers + extensionWords
    firstBytes = begun.reduce(0) { $0 | Self.bit($1.utf8Start[0]) }
    lastBytes = suffixes.reduce(0) { $0 | Self.bit($1.utf8Start[$1.length - 1]) }
  }

  private static func hasMark(_ word: StaticString) -> Bool {
    (0..<word.length - 1).contains { index in
      marks.contains { $0.utf8Start[0] == word.utf8Start[index] && $0.utf8Start[1] == word.utf8Start[index + 1] }
    }
  }

  /// The role of a word in a set.
  enum Membership {
    case none
    /// The name of a static property, where there may be one.
    case staticProperty
    /// One of an extension, if the place is in one.
    case inExtension
    case member
  }

  /// Whether the word of `length` bytes at `start` belongs to the set.
  ///
  /// Precondition: `SourceBytes.padding` follows the bytes.
  @inline(__always)
  func membership(_ bytes: UnsafePointer<UInt8>, _ start: Int, length: Int) -> Membership {
    if firstBytes & Self.bit(bytes[start]) != 0 {
      let membership = membershipByHead(bytes, start, length: length)
      if membership != .none { return membership }
    }
    if lastBytes & Self.bit(bytes[start &+ length &- 1]) == 0 { return .none }
    return hasTail(bytes, end: start &+ length, length: length) ? .member : .none
  }

  @inline(never)
  private func membershipByHead(_ bytes: UnsafePointer<UInt8>, _ start: Int, length: Int) -> Membership {
    for part in heads where part.length == length && part.matches(bytes + start) {
      switch part.place {
      case .anywhere: return .member
      case .called: if isCalled(bytes + start + length) { return .member }
      case .attribute: if mayNameAttribute(bytes, start) { return .member }
      case .wrapper:
        if isMade(bytes + start + length) || mayNameAttribute(bytes, start) { return .member }
      case .inExtension: return .inExtension
      case .staticProperty: return mayNameStaticProperty(bytes, start) ? .staticProperty : .none
      }
    }
    return .none
  }

  /// Whether `(`, `<`, or a comment that may hide them, is after a word in its line.
  private func isCalled(_ end: UnsafePointer<UInt8>) -> Bool {
    var next = end
    if next.pointee == UInt8(ascii: "`") { next += 1 }
    while Self.isSpace(next.pointee), next.pointee != 0x0A, next.pointee != 0x0D { next += 1 }
    return next.pointee == UInt8(ascii: "(") || next.pointee == UInt8(ascii: "<")
      || next.pointee == UInt8(ascii: "/") && next[1] == UInt8(ascii: "*")
  }

  /// Whether `(` or `<`, or a comment that may hide it, is after a word.
  private func isMade(_ end: UnsafePointer<UInt8>) -> Bool {
    var next = end
    if next.pointee == UInt8(ascii: "`") { next += 1 }
    while Self.isSpace(next.pointee) { next += 1 }
    return "(</".utf8.contains(next.pointee)
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte }

  @inline(never)
  private func hasTail(_ bytes: UnsafePointer<UInt8>, end: Int, length: Int) -> Bool {
    tails.contains { part in
      part.length <= length && part.matches(bytes + (end - part.length))
    }
  }

  @inline(__always)
  private static func bit(_ byte: UInt8) -> UInt64 { 1 &<< UInt64(byte & 63) }

  @inline(__always)
  fileprivate static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
  }

  /// The first eight bytes of a word, with zeros after a shorter one.
  static func head(_ word: StaticString) -> UInt64 {
    (0..<min(word.length, 8)).reduce(0) { $0 | UInt64(word.utf8Start[$1]) &<< UInt64(8 * $1) }
  }
}

extension StaticString {
  /// The number of bytes.
  fileprivate var length: Int { utf8CodeUnitCount }
}

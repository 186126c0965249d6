/// The constant tables of the tokenizer, made once and never freed.
///
/// They lie through bare pointers because the tokenizer reads them for every byte, and a bounds check there costs as
/// much as the work. Precondition of every read: `classes` and `traits` take any byte, `keywords` what
/// `KeywordSlot.index(head:)` gives. Nobody writes to them, so they may be shared between threads.
struct LexicalTables: @unchecked Sendable {
  let classes: UnsafePointer<ByteClass>
  let traits: UnsafePointer<ByteTraits>
  let keywords: UnsafePointer<KeywordSlot>
  /// The kind of a byte of class `punctuation`.
  let punctuation: UnsafePointer<TokenKind>

  static let shared = LexicalTables()

  private init() {
    classes = Self.immortal((0...255).map { ByteClass($0) })
    traits = Self.immortal((0...255).map { ByteTraits($0) })
    keywords = Self.immortal(KeywordSlot.table())
    punctuation = Self.immortal((0...255).map { Self.punctuationKind($0) })
  }

  /// Whether a word is reserved, or begins like a reserved word of its length. Precondition: eight bytes can be read from `word`.
  func mayBeReserved(_ word: UnsafePointer<UInt8>, length: Int) -> Bool {
    var head = UInt64(littleEndian: UnsafeRawPointer(word).loadUnaligned(as: UInt64.self))
    if length < 8 { head &= (1 &<< UInt64(truncatingIfNeeded: 8 &* length)) &- 1 }
    let slot = keywords[KeywordSlot.index(head: head)]
    return slot.head == head && slot.length == length
  }

  private static func punctuationKind(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftSquare
    case UInt8(ascii: "]"): .rightSquare
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "\\"): .backslash
    default: .unknown
    }
  }

  private static func immortal<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let pointer = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    pointer.initialize(from: elements, count: elements.count)
    return UnsafePointer(pointer)
  }
}

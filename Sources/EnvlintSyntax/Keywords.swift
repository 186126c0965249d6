extension TokenKind {
  /// The words that are keywords wherever they stand. Source: TSPL, "Keywords and Punctuation".
  static let reservedWords: [(word: StaticString, kind: TokenKind)] = [
    ("Any", .keywordAny), ("as", .keywordAs), ("associatedtype", .keywordAssociatedtype), ("break", .keywordBreak),
    ("case", .keywordCase), ("catch", .keywordCatch), ("class", .keywordClass), ("continue", .keywordContinue),
    ("default", .keywordDefault), ("defer", .keywordDefer), ("deinit", .keywordDeinit), ("do", .keywordDo),
    ("else", .keywordElse), ("enum", .keywordEnum), ("extension", .keywordExtension),
    ("fallthrough", .keywordFallthrough), ("false", .keywordFalse), ("fileprivate", .keywordFileprivate),
    ("for", .keywordFor), ("func", .keywordFunc), ("guard", .keywordGuard), ("if", .keywordIf),
    ("import", .keywordImport), ("in", .keywordIn), ("init", .keywordInit), ("inout", .keywordInout),
    ("internal", .keywordInternal), ("is", .keywordIs), ("let", .keywordLet), ("nil", .keywordNil),
    ("operator", .keywordOperator), ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate),
    ("protocol", .keywordProtocol), ("public", .keywordPublic), ("repeat", .keywordRepeat),
    ("rethrows", .keywordRethrows), ("return", .keywordReturn), ("self", .keywordSelf), ("Self", .keywordSelfType),
    ("static", .keywordStatic), ("struct", .keywordStruct), ("subscript", .keywordSubscript),
    ("super", .keywordSuper), ("switch", .keywordSwitch), ("throw", .keywordThrow), ("throws", .keywordThrows),
    ("true", .keywordTrue), ("try", .keywordTry), ("typealias", .keywordTypealias), ("var", .keywordVar),
    ("where", .keywordWhere), ("while", .keywordWhile),
  ]

  /// Whether a word is a keyword wherever it is, so that a name needs backticks to be spelled like it.
  package static func isReserved(_ word: String) -> Bool { reservedWords.contains { $0.word.description == word } }
}

/// One slot of the keyword table: a word as two little-endian words of bytes, zero after its end.
struct KeywordSlot {
  var head: UInt64 = 0
  var tail: UInt64 = 0
  var length = 0
  var kind = TokenKind.identifier

  static let countBits = 7

  /// The slot of a word by its first eight bytes.
  ///
  /// The factor was searched for: with it no two reserved words share a slot, so a lookup is one comparison.
  @inline(__always)
  static func index(head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x4a37_1c27_34bd_8d7f) &>> UInt64(64 - countBits))
  }

  /// The table. The second of two words in one slot would be lost; a test looks every word up.
  static func table() -> [KeywordSlot] {
    var slots = [KeywordSlot](repeating: KeywordSlot(), count: 1 << countBits)
    for (word, kind) in TokenKind.reservedWords {
      var slot = KeywordSlot(length: word.utf8CodeUnitCount, kind: kind)
      for (offset, byte) in UnsafeBufferPointer(start: word.utf8Start, count: slot.length).enumerated() {
        if offset < 8 {
          slot.head |= UInt64(byte) << UInt64(8 * offset)
        } else {
          slot.tail |= UInt64(byte) << UInt64(8 * (offset - 8))
        }
      }
      slots[index(head: slot.head)] = slot
    }
    return slots
  }
}

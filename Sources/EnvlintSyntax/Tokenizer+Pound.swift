extension Tokenizer {
  /// A token that begins with `#`: shebang, raw string, regex literal, directive, or the `#` before a macro's name.
  mutating func lexPound(at start: Int, _ flags: Tokens.Flags) -> Int {
    // The compiler's lexer takes a NUL before it for the start of the file.
    if byte(before: start) == 0 && bytes[start + 1] == UInt8(ascii: "!") {
      let lineEnd = endOfLine(from: start)
      emit(.shebang, start, lineEnd, flags)
      return lineEnd
    }
    if start >= failures.poundRunEnd {
      let delimiterLength = poundCount(at: start, atMost: Int.max)
      let next = start + delimiterLength
      if bytes[next] == UInt8(ascii: "\"") {
        return lexString(quoteAt: next, delimiterLength: delimiterLength, flags)
      }
      if bytes[next] == UInt8(ascii: "/"), let regex = scanRegex(at: start, isCertain: true) {
        return emitRegex(regex, at: start, flags)
      }
      failures.poundRunEnd = next
    }
    return lexDirective(at: start, flags)
  }

  private mutating func lexDirective(at start: Int, _ flags: Tokens.Flags) -> Int {
    var wordEnd = start + 1
    while traits(at: wordEnd).contains(.identifierStart) { wordEnd += 1 }
    if let kind = directiveKind(from: start + 1, to: wordEnd) {
      emit(kind, start, wordEnd, flags)
      return wordEnd
    }
    emit(.pound, start, start + 1, flags)
    return start + 1
  }

  private mutating func directiveKind(from start: Int, to end: Int) -> TokenKind? {
    func isWord(_ word: StaticString) -> Bool { word.utf8CodeUnitCount == end - start && hasBytes(word, at: start) }
    switch bytes[start] {
    case UInt8(ascii: "i"): return isWord("if") ? .poundIf : nil
    case UInt8(ascii: "e"):
      return isWord("else") ? .poundElse : isWord("endif") ? .poundEndif : isWord("elseif") ? .poundElseif : nil
    case UInt8(ascii: "a"): return isWord("available") ? .poundAvailable : nil
    case UInt8(ascii: "u"): return isWord("unavailable") ? .poundUnavailable : nil
    case UInt8(ascii: "s"): return isWord("sourceLocation") ? .poundSourceLocation : nil
    default: return nil
    }
  }
}

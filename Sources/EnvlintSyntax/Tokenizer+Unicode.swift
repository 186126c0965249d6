extension Tokenizer {
  /// The scalar at a position and its length in bytes; nil when the bytes there are no valid UTF-8.
  mutating func scalar(at position: Int) -> (value: UInt32, length: Int)? {
    let first = bytes[position]
    if first < 0x80 { return (UInt32(first), 1) }
    // 0x80–0xC1 and 0xF5–0xFF begin no scalar.
    guard first >= 0xC2 && first < 0xF5 else { return nil }
    let length = (~first).leadingZeroBitCount
    var value = UInt32(first & (0x7F &>> UInt8(length)))
    for offset in 1..<length {
      let byte = bytes[position + offset]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value &<< 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms and surrogates are no scalars.
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= minimum, Unicode.Scalar(value) != nil else { return nil }
    return (value, length)
  }

  /// A token that begins with a byte beyond ASCII: a name, an operator, curly quotes, or trivia. True if it was a token.
  mutating func lexNonASCII(at position: inout Int, _ flags: inout Tokens.Flags) -> Bool {
    let start = position
    guard let scalar = scalar(at: start) else {
      flags.insert(.erroneous)
      position += 1
      return false
    }
    // A byte order mark could continue a name, but it begins none.
    if scalar.value == 0xFEFF {
      position += scalar.length
      return false
    }
    if UnicodeClasses.isIdentifierStart(scalar.value) {
      position = endOfName(from: start + scalar.length)
      emit(.identifier, start, position, flags)
      return true
    }
    if UnicodeClasses.isOperatorStart(scalar.value) {
      position = lexOperator(at: start, flags)
      return true
    }
    position += scalar.length
    if UnicodeClasses.isIdentifierPart(scalar.value) {
      position = endOfName(from: position)
      emit(.identifier, start, position, flags.union(.erroneous))
      return true
    }
    switch scalar.value {
    case 0xA0:
      // A no-break space is white space that people type by mistake.
      flags.insert(.spaceBefore)
      return false
    case 0x201C:
      // A curly quote with its partner represents one expression.
      position = endOfCurlyQuotedString(from: position) ?? position
      emit(.identifier, start, position, flags.union(.erroneous))
      return true
    case 0x201D:
      emit(.unknown, start, position, flags.union(.erroneous))
      return true
    default:
      flags.insert(.erroneous)
      return false
    }
  }

  /// The end of a string in curly quotes, from after its opening quote; nil when it does not end on its line.
  private mutating func endOfCurlyQuotedString(from start: Int) -> Int? {
    guard start >= failures.curlyQuoteEnd else { return nil }
    var position = start
    scan: while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\\"):
        if bytes[position + 1] == UInt8(ascii: "(") { break scan }
        let escape = escape(at: position, poundCount: 0)
        if escape.isErroneous { break scan }
        position = escape.end
      case UInt8(ascii: "\""):
        return position + 1
      case 0..<0x20, 0x7F:
        break scan
      case 0x80...:
        guard let scalar = scalar(at: position) else { break scan }
        position += scalar.length
        if scalar.value == 0x201D { return position }
      default:
        position += 1
      }
    }
    failures.curlyQuoteEnd = position
    return nil
  }
}

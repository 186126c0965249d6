/// The form of a string literal.
enum StringForm: UInt8 {
  /// `"…"`
  case singleLine
  /// `"""…"""`
  case multiLine
  /// `'…'`, which Swift rejects, but which is still read as one literal.
  case singleQuote

  var quote: UInt8 { self == .singleQuote ? UInt8(ascii: "'") : UInt8(ascii: "\"") }

  var quoteLength: Int { self == .multiLine ? 3 : 1 }

  var quoteKind: TokenKind {
    switch self {
    case .singleLine: .stringQuote
    case .multiLine: .multilineStringQuote
    case .singleQuote: .singleQuote
    }
  }
}

extension Tokenizer {
  /// The string literal whose first quote is at `start`, after `delimiterLength` times `#`; returns after the
  /// literal or after the `(` of its first interpolation.
  mutating func lexString(quoteAt start: Int, delimiterLength: Int, _ flags: Tokens.Flags) -> Int {
    var flags = flags
    if delimiterLength > 0 {
      emit(.rawStringDelimiter, start - delimiterLength, start, flags)
      flags = []
    }
    let form = openingForm(at: start, delimiterLength: delimiterLength)
    var position = start &+ form.quoteLength
    emit(form.quoteKind, start, position, flags)
    var bodyFlags: Tokens.Flags = []
    if form == .multiLine, isNewline(at: position) {
      // The newline after the quotes is no part of the text.
      position = endOfNewline(at: position)
      bodyFlags = [.newlineBefore, .spaceBefore]
    }
    return lexStringBody(at: position, form, delimiterLength: delimiterLength, bodyFlags)
  }

  @inline(__always)
  func isNewline(at position: Int) -> Bool { bytes[position] == 0x0A || bytes[position] == 0x0D }

  /// After the line feed, carriage return, or both, at `position`.
  @inline(__always)
  func endOfNewline(at position: Int) -> Int {
    bytes[position] == 0x0D && bytes[position &+ 1] == 0x0A ? position &+ 2 : position &+ 1
  }

  private mutating func openingForm(at start: Int, delimiterLength: Int) -> StringForm {
    if bytes[start] == UInt8(ascii: "'") { return .singleQuote }
    guard bytes[start &+ 1] == UInt8(ascii: "\""), bytes[start &+ 2] == UInt8(ascii: "\"") else { return .singleLine }
    // `#"""#` is a quote in a string of one line.
    if delimiterLength > 0 && closesOnLine(from: start + 3, delimiterLength: delimiterLength) { return .singleLine }
    return .multiLine
  }

  /// Whether a raw string that begins with `#"""` ends on the line, `start` being after the quotes.
  private mutating func closesOnLine(from start: Int, delimiterLength: Int) -> Bool {
    if poundCount(at: start, atMost: delimiterLength) == delimiterLength { return true }
    if start < failures.rawQuoteEnd && delimiterLength >= failures.rawQuoteDelimiterLength { return false }
    var position = start
    while position < end && !isNewline(at: position) {
      if bytes[position] == UInt8(ascii: "\""),
        poundCount(at: position + 1, atMost: delimiterLength) == delimiterLength
      {
        return true
      }
      position += 1
    }
    failures.rawQuoteEnd = position
    failures.rawQuoteDelimiterLength = delimiterLength
    return false
  }

  /// The number of the `#` from a position on, up to `limit`.
  @inline(__always)
  func poundCount(at position: Int, atMost limit: Int) -> Int {
    var count = 0
    while count < limit && bytes[position &+ count] == UInt8(ascii: "#") { count &+= 1 }
    return count
  }

  /// The rest of a string literal from inside its text: after its first quote, or after an interpolation.
  ///
  /// Returns after the literal, at the newline that cuts it off, or after the `(` of the next interpolation.
  mutating func lexStringBody(
    at start: Int, _ form: StringForm, delimiterLength: Int, _ flags: Tokens.Flags
  ) -> Int {
    var position = start
    var flags = flags
    while true {
      if position == end || (form != .multiLine && isNewline(at: position)) {
        markLastTokenErroneous()
        flagsAtEnd = flags
        return position
      }
      let segmentStart = position
      let stop = endOfSegment(from: &position, form, delimiterLength: delimiterLength, &flags)
      emit(.stringSegment, segmentStart, position, flags)
      flags = []
      switch stop {
      case .closingQuote:
        return lexClosingQuote(at: position, form, delimiterLength: delimiterLength)
      case .interpolation:
        return lexInterpolationStart(at: position, form, delimiterLength: delimiterLength)
      case .endOfLine:
        break
      case .escapedNewline:
        // The backslash, what follows it and the newline are trivia.
        position += 1
        while !isNewline(at: position) { position += 1 }
        position = endOfNewline(at: position)
        flags = [.newlineBefore, .spaceBefore]
      case .unterminated:
        return position
      }
    }
  }

  @inline(__always)
  private mutating func lexClosingQuote(at position: Int, _ form: StringForm, delimiterLength: Int) -> Int {
    var position = position
    let quoteEnd = position &+ form.quoteLength
    emit(form.quoteKind, position, quoteEnd, [])
    position = quoteEnd
    if delimiterLength > 0 {
      // One `#` too many is part of the delimiter, so that the parser can say so.
      position &+= poundCount(at: position, atMost: Int.max)
      emit(.rawStringDelimiter, quoteEnd, position, [])
    }
    return position
  }
}

/// Why a string segment ends.
enum SegmentStop {
  case closingQuote
  case interpolation
  /// A line of a multi-line string ends, its newline included, or an escape for a newline was read.
  case endOfLine
  /// A backslash in a multi-line string joins two lines.
  case escapedNewline
  /// A newline in a string of one line, or the end of the file.
  case unterminated
}

extension Tokenizer {
  /// Scans one segment; `position` then is its end.
  @inline(__always)
  mutating func endOfSegment(
    from position: inout Int, _ form: StringForm, delimiterLength: Int, _ flags: inout Tokens.Flags
  ) -> SegmentStop {
    let quote = form.quote
    while true {
      // Text goes by in words of eight bytes; the end of the file shows as NUL.
      let word = word(at: position)
      let stops =
        WordScan.mask(of: quote, in: word) | WordScan.mask(of: UInt8(ascii: "\\"), in: word)
        | WordScan.mask(below: 0x20, in: word) | WordScan.mask(of: 0x7F, in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      switch bytes[position] {
      case quote:
        if closesString(at: position, form, delimiterLength: delimiterLength) { return .closingQuote }
        position &+= 1
      case UInt8(ascii: "\\"):
        if let stop = lexBackslash(at: &position, form, delimiterLength: delimiterLength, &flags) { return stop }
      case 0x0A, 0x0D:
        if form == .multiLine {
          position = endOfNewline(at: position)
          return .endOfLine
        }
        flags.insert(.erroneous)
        return .unterminated
      case 0x09 where form == .multiLine:
        position &+= 1
      default:
        // A control byte, a stray NUL, or the end.
        flags.insert(.erroneous)
        if position == end { return .unterminated }
        position &+= 1
      }
    }
  }

  @inline(__always)
  private func closesString(at position: Int, _ form: StringForm, delimiterLength: Int) -> Bool {
    if form == .multiLine {
      guard bytes[position &+ 1] == UInt8(ascii: "\""), bytes[position &+ 2] == UInt8(ascii: "\"") else { return false }
    }
    // Raw delimiters belong to double quotes alone.
    return delimiterLength == 0
      || poundCount(at: position &+ form.quoteLength, atMost: delimiterLength) == delimiterLength
  }

  /// A segment that begins with a backslash; nil if the string goes on after it.
  private mutating func lexBackslash(
    at position: inout Int, _ form: StringForm, delimiterLength: Int, _ flags: inout Tokens.Flags
  ) -> SegmentStop? {
    // One `#` too many still makes an escape of it, so that the parser can say so.
    var poundCount = 0
    if delimiterLength > 0 {
      poundCount = self.poundCount(at: position + 1, atMost: delimiterLength + 1)
      guard poundCount >= delimiterLength else {
        position += 1
        return nil
      }
    }
    let escaped = position + 1 + poundCount
    if bytes[escaped] == UInt8(ascii: "(") { return .interpolation }
    if form == .multiLine {
      var spacesEnd = escaped
      while bytes[spacesEnd] == UInt8(ascii: " ") || bytes[spacesEnd] == 0x09 { spacesEnd += 1 }
      if isNewline(at: spacesEnd) { return .escapedNewline }
    }
    let escape = escape(at: position, poundCount: poundCount)
    position = escape.end
    if escape.isErroneous { flags.insert(.erroneous) }
    return escape.isNewline ? .endOfLine : nil
  }

  /// The escape sequence at a backslash that `poundCount` times `#` follows.
  mutating func escape(at backslash: Int, poundCount: Int) -> (end: Int, isNewline: Bool, isErroneous: Bool) {
    let position = backslash + 1 + poundCount
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      return (position + 1, true, false)
    case UInt8(ascii: "0"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      return (position + 1, false, false)
    case UInt8(ascii: "u"):
      return unicodeEscape(at: position + 1)
    default:
      // A letter or digit was meant as an escape; anything else is left to the text.
      let isMeant =
        traits(at: position).contains(.identifierPart) && byte != UInt8(ascii: "_") && byte != UInt8(ascii: "$")
      return (isMeant ? position + 1 : position, false, true)
    }
  }

  /// `{` one to eight hexadecimal digits `}`
  private mutating func unicodeEscape(at brace: Int) -> (end: Int, isNewline: Bool, isErroneous: Bool) {
    guard bytes[brace] == UInt8(ascii: "{") else { return (brace, false, true) }
    var position = brace + 1
    var value: UInt32 = 0
    while traits(at: position).contains(.hexadecimalDigit) {
      let byte = bytes[position]
      let digit = byte <= UInt8(ascii: "9") ? byte & 0x0F : (byte & 0x0F) + 9
      value = value &<< 4 | UInt32(digit)
      position += 1
    }
    let digitCount = position - brace - 1
    guard bytes[position] == UInt8(ascii: "}") else { return (position, false, true) }
    guard 1...8 ~= digitCount, Unicode.Scalar(value) != nil else { return (position + 1, false, true) }
    return (position + 1, value == 0x0A || value == 0x0D, false)
  }
}

extension YAMLLine {
  /// Whether a quoted scalar starts here.
  var isAtQuote: Bool { peek() == "\"" || peek() == "'" }

  /// Reads a quoted scalar that starts here. What follows it is the caller's.
  mutating func readQuoted() throws(YAMLRejection) -> YAMLNode {
    let start = position
    return YAMLNode(content: .scalar(YAMLScalar(text: try readQuotedText(), isQuoted: true)), position: start)
  }

  /// Reads a quoted scalar, which ends on its line; returns what it means.
  mutating func readQuotedText() throws(YAMLRejection) -> String {
    let opening = self
    let quote = bytes[index]
    let isSingle = quote == UInt8(ascii: "'")
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        // Two single quotes are one quote of the text.
        guard isSingle, peek() == "'" else { return String(decoding: text, as: UTF8.self) }
      } else if byte == UInt8(ascii: "\\"), !isSingle {
        text += String(try readEscape(in: opening)).utf8
        continue
      }
      text.append(byte)
      index += 1
    }
    throw opening.rejection(.unclosedQuote)
  }

  /// Reads an escape sequence (YAML 1.2.2, productions 41 to 62) of the scalar that starts at `opening`.
  private mutating func readEscape(in opening: YAMLLine) throws(YAMLRejection) -> Unicode.Scalar {
    let backslash = self
    index += 1
    // A backslash at the end of the line would continue the scalar on the next.
    guard let letter = peek() else { throw opening.rejection(.unclosedQuote) }
    index += 1
    switch letter {
    case "0": return "\u{0}"
    case "a": return "\u{7}"
    case "b": return "\u{8}"
    case "t", "\t": return "\t"
    case "n": return "\n"
    case "v": return "\u{B}"
    case "f": return "\u{C}"
    case "r": return "\r"
    case "e": return "\u{1B}"
    case " ", "\"", "/", "\\": return letter
    case "N": return "\u{85}"
    case "_": return "\u{A0}"
    case "L": return "\u{2028}"
    case "P": return "\u{2029}"
    case "x": return try readCodePoint(digitCount: 2, backslash)
    case "u": return try readCodePoint(digitCount: 4, backslash)
    case "U": return try readCodePoint(digitCount: 8, backslash)
    default: throw backslash.rejection(.unknownEscape)
    }
  }

  private mutating func readCodePoint(
    digitCount: Int, _ backslash: YAMLLine
  ) throws(YAMLRejection) -> Unicode.Scalar {
    let digits = bytes[index...].prefix(digitCount)
    guard digits.count == digitCount, digits.allSatisfy(\.isHexadecimalDigit),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
    else { throw backslash.rejection(.unknownEscape) }
    index += digitCount
    return scalar
  }
}

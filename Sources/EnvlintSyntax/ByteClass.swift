/// The kinds of tokens that a byte can begin: the first switch of the tokenizer.
enum ByteClass: UInt8 {
  /// NUL: the end of the file, or a stray byte in it.
  case nul
  /// Space, tab, vertical tab, form feed.
  case space
  /// Line feed or carriage return.
  case newline
  case identifier
  case digit
  /// A byte that is a token whatever surrounds it: `@ { } [ ] , ; \`
  case punctuation
  case leftParen
  case rightParen
  case colon
  case period
  /// `!` or `?`
  case mark
  /// `/`: a comment, a regex literal or an operator.
  case slash
  /// `<` or `>`: an operator, a placeholder or a conflict marker.
  case angle
  /// The other bytes that begin an operator.
  case `operator`
  /// `"` or `'`
  case quote
  case pound
  case dollar
  case backtick
  /// A byte of a scalar beyond ASCII.
  case nonASCII
  /// A control byte, which Swift knows nowhere.
  case control
}

/// The roles of a byte inside or beside a token. Only ASCII bytes have traits.
struct ByteTraits: OptionSet {
  let rawValue: UInt8

  static let identifierStart = ByteTraits(rawValue: 1 << 0)
  static let identifierPart = ByteTraits(rawValue: 1 << 1)
  static let decimalDigit = ByteTraits(rawValue: 1 << 2)
  static let hexadecimalDigit = ByteTraits(rawValue: 1 << 3)
  static let operatorPart = ByteTraits(rawValue: 1 << 4)
  /// Directly after it, an operator is not bound to the left.
  static let opensGap = ByteTraits(rawValue: 1 << 5)
  /// Directly before it, an operator is not bound to the right.
  static let closesGap = ByteTraits(rawValue: 1 << 6)
}

extension ByteClass {
  init(_ byte: UInt8) {
    switch byte {
    case 0: self = .nul
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C: self = .space
    case 0x0A, 0x0D: self = .newline
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      self = .identifier
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit
    case UInt8(ascii: "@"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"):
      self = .punctuation
    case UInt8(ascii: "("): self = .leftParen
    case UInt8(ascii: ")"): self = .rightParen
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "."): self = .period
    case UInt8(ascii: "!"), UInt8(ascii: "?"): self = .mark
    case UInt8(ascii: "/"): self = .slash
    case UInt8(ascii: "<"), UInt8(ascii: ">"): self = .angle
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      self = .operator
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quote
    case UInt8(ascii: "#"): self = .pound
    case UInt8(ascii: "$"): self = .dollar
    case UInt8(ascii: "`"): self = .backtick
    case 0x80...0xFF: self = .nonASCII
    default: self = .control
    }
  }
}

extension ByteTraits {
  init(_ byte: UInt8) {
    switch ByteClass(byte) {
    case .identifier: self = [.identifierStart, .identifierPart]
    case .digit: self = [.identifierPart, .decimalDigit, .hexadecimalDigit]
    case .dollar: self = .identifierPart
    case .period, .mark, .slash, .angle, .operator: self = .operatorPart
    default: self = []
    }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): insert(.hexadecimalDigit)
    // Vertical tab and form feed are white space that the compiler does not count here.
    case 0, UInt8(ascii: " "), 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      formUnion([.opensGap, .closesGap])
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): insert(.opensGap)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): insert(.closesGap)
    default: break
    }
  }
}

/// Why bytes are no JSON document.
public struct JSONSyntaxError: Error, Sendable, Equatable {
  /// The byte at which the document stops making sense, from 0.
  public var offset: Int
  /// One clause without full stop.
  public var message: String
}

extension JSONValue {
  /// Reads a document.
  ///
  /// Source: RFC 8259. Duplicate keys and nesting beyond 64 levels are also refused.
  public init(parsing bytes: some Collection<UInt8>) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.readDocument()
  }

  /// The value of a key of an object; nil when there is none.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Nil for everything else.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Nil for everything else.
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }

  /// Nil for everything else.
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}

private struct JSONReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    let value = try readValue(depth: 0)
    skipSpace()
    if offset < bytes.count { throw failure("unexpected text after the document") }
    return value
  }

  private func failure(_ message: String) -> JSONSyntaxError { JSONSyntaxError(offset: offset, message: message) }

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  /// Takes a byte if it follows here.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func readValue(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    if depth > 64 { throw failure("nested more than 64 levels deep") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try readObject(depth: depth)
    case UInt8(ascii: "["): return try readArray(depth: depth)
    case UInt8(ascii: "\""): return .string(try readString())
    default: return try readWord()
    }
  }

  private mutating func readArray(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    offset += 1
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat { elements.append(try readValue(depth: depth + 1)) } while take(",")
    if !take("]") { throw failure("expected ',' or ']'") }
    return .array(elements)
  }

  private mutating func readObject(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    offset += 1
    var members: [(key: String, value: JSONValue)] = []
    var keys: Set<String> = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      if next != UInt8(ascii: "\"") { throw failure("expected a key in quotes") }
      let key = try readString()
      if !keys.insert(key).inserted { throw failure("duplicate key '\(key)'") }
      if !take(":") { throw failure("expected ':'") }
      members.append((key, try readValue(depth: depth + 1)))
    } while take(",")
    if !take("}") { throw failure("expected ',' or '}'") }
    return .object(members)
  }

  /// `true`, `false`, `null` or a number.
  private mutating func readWord() throws(JSONSyntaxError) -> JSONValue {
    let start = offset
    while let byte = next, !" \n\r\t,:]}".utf8.contains(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      // `Int` takes what JSON does not: a plus sign, leading zeros.
      if let number = Int(word), String(number) == word { return .integer(number) }
      if JSONReader.isNumber(word.utf8) { return .number(word) }
      offset = start
      throw failure(word.isEmpty ? "expected a value" : "expected a value; found '\(word.prefix(40))'")
    }
  }

  /// Whether a word is a number of RFC 8259, section 6.
  private static func isNumber(_ word: String.UTF8View) -> Bool {
    var rest = word[...]
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    func takeDigits() -> Bool {
      let digits = rest.prefix(while: isDigit)
      rest = rest.dropFirst(digits.count)
      return !digits.isEmpty
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    if startsWithZero { rest = rest.dropFirst() }
    if !startsWithZero, !takeDigits() { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      if !takeDigits() { return false }
    }
    if let exponent = rest.first, exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
      if !takeDigits() { return false }
    }
    return rest.isEmpty
  }

  private mutating func readString() throws(JSONSyntaxError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      if byte < 0x20 { throw failure("control character inside a string") }
      offset += 1
      if byte == UInt8(ascii: "\\") { text += String(try readEscape()).utf8 } else { text.append(byte) }
    }
    if next == nil { throw failure("unclosed string") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func readEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw failure("unclosed string") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try readHexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // The second half of a pair must follow.
      guard UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: [0x5C, 0x75]) else { return "\u{FFFD}" }
      offset += 2
      let low = try readHexadecimal()
      guard UTF16.isTrailSurrogate(low) else { return "\u{FFFD}" }
      return UTF16.decode(UTF16.EncodedScalar([unit, low]))
    default:
      offset -= 1
      throw failure("unknown escape sequence")
    }
  }

  private mutating func readHexadecimal() throws(JSONSyntaxError) -> UInt16 {
    guard offset + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[offset..<offset + 4], as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    offset += 4
    return unit
  }
}

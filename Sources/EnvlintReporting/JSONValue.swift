/// A JSON document that keeps the order of its keys: the order is part of what users read and compare.
public indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Any other number, as written.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// Keys in the order of writing; unique.
  case object([(key: String, value: JSONValue)])

  /// `string`, or null when there is none.
  package static func optional(_ string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }
  package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// The document with two spaces of indentation for each level, and a line break at the end. Empty arrays and
  /// objects are `[]` and `{}`.
  public func serialized() -> String {
    var output = ""
    write(to: &output, lineBreak: "\n")
    return output + "\n"
  }

  /// The document on one line, with a space after each colon and comma; no line break at the end.
  public func serializedOnOneLine() -> String {
    var output = ""
    write(to: &output, lineBreak: nil)
    return output
  }

  /// - Parameter lineBreak: a line break and the indentation of the line that the value starts on; nil when everything is on
  ///   one line.
  private func write(to output: inout String, lineBreak: String?) {
    let inner = lineBreak.map { $0 + "  " }
    let first = inner ?? ""
    let next = "," + (inner ?? " ")
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let digits): output += digits
    case .string(let value): JSONValue.write(value, to: &output)
    case .array(let elements) where elements.isEmpty: output += "[]"
    case .array(let elements):
      output += "["
      for (index, element) in elements.enumerated() {
        output += index == 0 ? first : next
        element.write(to: &output, lineBreak: inner)
      }
      output += (lineBreak ?? "") + "]"
    case .object(let members) where members.isEmpty: output += "{}"
    case .object(let members):
      output += "{"
      for (index, member) in members.enumerated() {
        output += index == 0 ? first : next
        JSONValue.write(member.key, to: &output)
        output += ": "
        member.value.write(to: &output, lineBreak: inner)
      }
      output += (lineBreak ?? "") + "}"
    }
  }

  /// RFC 8259, section 7; also escapes U+2028 and U+2029, which end a line in JavaScript, and DEL.
  private static func write(_ text: String, to output: inout String) {
    output += "\""
    defer { output += "\"" }
    if text.utf8.allSatisfy(isPlain) {
      output += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a byte is written as it is, whatever is around it; the first one of U+2028 and U+2029 is not.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xE2: false
    default: true
    }
  }
}

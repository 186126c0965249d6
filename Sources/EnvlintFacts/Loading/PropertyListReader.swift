import EnvlintSyntax

/// Reads an old-style property list, as Xcode writes its projects: `{ key = value; }`, `( value, )`, words and quoted strings.
///
/// One pass over the bytes. Each function that reads something is nil, or false, where something else stands; then all is given up.
struct PropertyListReader {
  private let source: SourceBytes
  private var position = 0

  init(_ source: SourceBytes) { self.source = source }

  /// Reads a dictionary; `readValue` is called behind each key and has to read the value, or to skip it.
  mutating func readDictionary(_ readValue: (inout PropertyListReader, _ key: String) -> Bool) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    while !take(UInt8(ascii: "}")) {
      guard let key = readText(), take(UInt8(ascii: "=")), readValue(&self, key), take(UInt8(ascii: ";")) else {
        return false
      }
    }
    return true
  }

  /// The texts of a list; what is no text is left out.
  mutating func readList() -> [String]? {
    guard take(UInt8(ascii: "(")) else { return nil }
    var texts: [String] = []
    while !take(UInt8(ascii: ")")) {
      if let text = readText() { texts.append(text) } else if !skipValue() { return nil }
      if take(UInt8(ascii: ",")) { continue }
      return take(UInt8(ascii: ")")) ? texts : nil
    }
    return texts
  }

  /// A word, or a quoted string without its quotes and escapes.
  mutating func readText() -> String? {
    skipTrivia()
    if byte == UInt8(ascii: "\"") { return readQuoted() }
    let start = position
    while position < source.count, !PropertyListReader.endsWord(byte) { position += 1 }
    return position == start ? nil : text(start..<position)
  }

  /// Skips a value of any kind.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      skipTrivia()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        depth -= 1
        position += 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="):
        if depth == 0 { return false }
        position += 1
      default: if readText() == nil { return false }
      }
    } while depth > 0
    return depth == 0
  }

  private var byte: UInt8 { source.padded[position] }

  private mutating func take(_ expected: UInt8) -> Bool {
    skipTrivia()
    guard byte == expected, position < source.count else { return false }
    position += 1
    return true
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source.padded[range], as: UTF8.self) }

  private mutating func readQuoted() -> String? {
    position += 1
    let start = position
    var hasEscapes = false
    while byte != UInt8(ascii: "\"") {
      if position >= source.count { return nil }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard position < source.count else { return nil }
    defer { position += 1 }
    return hasEscapes ? unescaped(text(start..<position)) : text(start..<position)
  }

  /// Nil for escapes of single characters by their numbers, which only names in other languages have.
  private func unescaped(_ text: String) -> String? {
    var result = ""
    var isEscaped = false
    for character in text.unicodeScalars {
      guard isEscaped else {
        if character == "\\" { isEscaped = true } else { result.unicodeScalars.append(character) }
        continue
      }
      isEscaped = false
      switch character {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "U", "0"..."9": return nil
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private mutating func skipTrivia() {
    while position < source.count {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/"):
        switch source.padded[position + 1] {
        case UInt8(ascii: "/"): while position < source.count, byte != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "*"):
          position += 2
          while position < source.count,
            byte != UInt8(ascii: "*") || source.padded[position + 1] != UInt8(ascii: "/")
          {
            position += 1
          }
          position = min(position + 2, source.count)
        default: return
        }
      default: return
      }
    }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"),
      UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }
}

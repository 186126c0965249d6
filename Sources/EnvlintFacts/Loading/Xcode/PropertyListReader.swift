/// Reads an old-style property list, as Xcode writes its projects: `{ key = value; }`, `( value, )`, words and quoted strings.
///
/// One pass over the bytes, which must outlive it. Each function that reads something is nil, or false, where something else is; then
/// all is given up.
struct PropertyListReader {
  /// A word, or what is between quotes.
  struct Text: Hashable {
    fileprivate var bytes: Slice<UnsafeBufferPointer<UInt8>>
    fileprivate var hasEscapes = false

    static func == (left: Text, right: Text) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: bytes)))
    }

    /// Whether it is a word of plain letters.
    func matches(_ word: StaticString) -> Bool {
      !hasEscapes && bytes.count == word.utf8CodeUnitCount
        && bytes.elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Whether it begins with plain letters.
    func hasPrefix(_ word: StaticString) -> Bool {
      bytes.count >= word.utf8CodeUnitCount
        && bytes.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Without escapes. Nil for those of characters by their numbers, which only names in other languages have.
    var string: String? {
      let text = String(decoding: bytes, as: UTF8.self)
      return hasEscapes ? Text.unescaped(text) : text
    }

    private static func unescaped(_ text: String) -> String? {
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
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads a dictionary; `readValue` is called after each key and has to read the value, or to skip it.
  mutating func readDictionary(_ readValue: (inout PropertyListReader, _ key: Text) -> Bool) -> Bool {
    guard take(UInt8(ascii: "{")) else { return false }
    while !take(UInt8(ascii: "}")) {
      guard let key = readText(), take(UInt8(ascii: "=")), readValue(&self, key), take(UInt8(ascii: ";")) else {
        return false
      }
    }
    return true
  }

  /// The texts of a list; what is no text is left out.
  mutating func readList() -> [Text]? {
    guard take(UInt8(ascii: "(")) else { return nil }
    var texts: [Text] = []
    while !take(UInt8(ascii: ")")) {
      if let text = readText() { texts.append(text) } else if !skipValue() { return nil }
      if take(UInt8(ascii: ",")) { continue }
      return take(UInt8(ascii: ")")) ? texts : nil
    }
    return texts
  }

  /// The texts of a list; nil where something else is, which is still to be read.
  mutating func readListIfAny() -> [Text]? {
    skipTrivia()
    return byte == UInt8(ascii: "(") ? readList() : nil
  }

  /// Reads a text; false where something else is.
  mutating func read(_ text: inout Text?) -> Bool {
    text = readText()
    return text != nil
  }

  /// Reads a list of texts; false where something else is.
  mutating func read(_ texts: inout [Text]) -> Bool {
    guard let list = readList() else { return false }
    texts = list
    return true
  }

  /// A word or a quoted string.
  mutating func readText() -> Text? {
    skipTrivia()
    if byte == UInt8(ascii: "\"") { return readQuoted() }
    let start = position
    while position < bytes.count, !PropertyListReader.endsWord(bytes[position]) { position += 1 }
    return position == start ? nil : Text(bytes: bytes[start..<position])
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

  /// The next byte; zero at the end.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func take(_ expected: UInt8) -> Bool {
    skipTrivia()
    guard byte == expected else { return false }
    position += 1
    return true
  }

  private mutating func readQuoted() -> Text? {
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return Text(bytes: bytes[start..<position], hasEscapes: hasEscapes)
  }

  private mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/"): if !skipComment() { return }
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    switch bytes[position + 1] {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count, !(byte == UInt8(ascii: "/") && bytes[position - 1] == UInt8(ascii: "*")) {
        position += 1
      }
      position = min(position + 1, bytes.count)
    default: return false
    }
    return true
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

/// One line of the file with a place in it: what the block structure and the scalars are read from.
struct YAMLLine {
  /// 1-based.
  let number: Int
  /// Without the line break; valid UTF-8.
  let bytes: [UInt8]
  /// The 0-based place in `bytes` that is read next.
  var index: Int
  /// The column, 0-based, at which the line's block starts. Inside `- - key: value` each level starts further right.
  var indentation: Int

  /// A line at its first character that is not a space.
  init(number: Int, bytes: [UInt8]) {
    self.number = number
    self.bytes = bytes
    index = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    indentation = index
  }

  /// The byte at `offset` from the place as a scalar of the same value; nil after the end. Only ASCII is ever
  /// compared with it, and no part of a longer UTF-8 sequence is ASCII.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    index + offset < bytes.count ? Unicode.Scalar(bytes[index + offset]) : nil
  }

  var position: YAMLPosition { YAMLPosition(line: number, column: index + 1) }

  func rejection(_ problem: YAMLProblem) -> YAMLRejection { YAMLRejection(problem, at: position) }

  mutating func skipSpaces() {
    while peek() == " " { index += 1 }
  }

  /// Whether nothing but a comment follows. A `#` starts a comment only after a space or at the start of the line.
  var isAtEnd: Bool {
    guard let next = peek() else { return true }
    return next == "#" && (index == 0 || bytes[index - 1] == UInt8(ascii: " "))
  }

  /// Whether a `- ` follows here.
  var isAtDash: Bool { peek() == "-" && isBlank(peek(1)) }

  /// Makes what follows on this line the start of a block of its own, as after the dash of `- key: value`.
  mutating func startBlockHere() { indentation = index }

  /// The text between an earlier place on this line and here, without spaces at its end.
  func text(from start: YAMLLine) -> String {
    var end = index
    while end > start.index, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return String(decoding: bytes[start.index..<end], as: UTF8.self)
  }

  /// Checks that only a comment follows a complete value.
  func expectEnd(after what: String) throws(YAMLRejection) {
    var rest = self
    rest.skipSpaces()
    if rest.isAtEnd { return }
    throw rest.rejection(rest.peek() == "\t" ? .tab : .textAfterValue(what))
  }
}

/// A space or the end of the line. A tab is neither: the reader takes none outside of quotes and comments.
func isBlank(_ scalar: Unicode.Scalar?) -> Bool { scalar == nil || scalar == " " }

import EnvlintSyntax

/// Where the lines of a file begin and end, and the comments on them, as an edit needs them.
struct SourceLines {
  let source: SourceBytes

  private func isBreak(_ offset: Int) -> Bool {
    source[offset] == UInt8(ascii: "\n") || source[offset] == UInt8(ascii: "\r")
  }

  func startOfLine(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !isBreak(start - 1) { start -= 1 }
    return start
  }

  /// Where the line break begins, or the file ends.
  func endOfLine(_ offset: Int) -> Int {
    var end = offset
    while end < source.count, !isBreak(end) { end += 1 }
    return end
  }

  /// After the line break at an offset.
  func nextLine(_ end: Int) -> Int {
    if end >= source.count { return source.count }
    return source[end] == UInt8(ascii: "\r") && source[end + 1] == UInt8(ascii: "\n") ? end + 2 : end + 1
  }

  /// The end of the line before the one that starts at an offset; negative when there is none.
  func endOfLineAbove(_ start: Int) -> Int {
    if start == 0 { return -1 }
    return start > 1 && source[start - 1] == UInt8(ascii: "\n") && source[start - 2] == UInt8(ascii: "\r")
      ? start - 2 : start - 1
  }

  /// Where the comment lines directly above a line begin; the line itself when there are none.
  func startOfComments(above line: Int) -> Int {
    var start = line
    while true {
      let end = endOfLineAbove(start)
      guard end >= 0 else { return start }
      let lineAbove = startOfLine(end)
      let text = source.padded[lineAbove..<end].drop { $0 <= 0x20 }
      if text.starts(with: "/".utf8) || text.starts(with: "*".utf8) {
        start = lineAbove
      } else if let last = text.lastIndex(where: { $0 > 0x20 }), source[last] == UInt8(ascii: "/"),
        source[last - 1] == UInt8(ascii: "*"), let block = startOfBlock(endingIn: lineAbove)
      {
        start = block
      } else {
        return start
      }
    }
  }

  func isBlank(_ range: Range<Int>) -> Bool { source.padded[range].allSatisfy { $0 <= 0x20 } }

  /// Whole lines, with the line break after them and the blank line that would be too much without them: after them where a blank line
  /// or a brace is before them as well, else before them where a brace is after them.
  func wholeLines(_ range: Range<Int>) -> Range<UInt32> {
    var (lower, upper) = (range.lowerBound, nextLine(range.upperBound))
    let endAbove = endOfLineAbove(lower)
    let lineAbove = endAbove < 0 ? 0..<0 : startOfLine(endAbove)..<endAbove
    let following = upper..<endOfLine(upper)
    let opensBlock = source.padded[lineAbove].last { $0 > 0x20 } == UInt8(ascii: "{")
    if upper < source.count, isBlank(following), isBlank(lineAbove) || opensBlock {
      upper = nextLine(following.upperBound)
    } else if endAbove >= 0, isBlank(lineAbove),
      source.padded[following].first(where: { $0 > 0x20 }) == UInt8(ascii: "}")
    {
      lower = lineAbove.lowerBound
    }
    return UInt32(lower)..<UInt32(upper)
  }

  /// Where something else than white space is in a line, or it ends.
  func endOfBlanks(_ offset: Int) -> Int {
    var end = offset
    while end < source.count, source[end] <= 0x20, !isBreak(end) { end += 1 }
    return end
  }

  /// Whether the rest of a line is one comment.
  func isComment(_ range: Range<Int>) -> Bool {
    let text = source.text(UInt32(range.lowerBound)..<UInt32(range.upperBound))
    if text.hasPrefix("//") { return true }
    guard text.hasPrefix("/*"), let end = text.dropFirst(2).firstRange(of: "*/") else { return false }
    return text[end.upperBound...].allSatisfy(\.isWhitespace)
  }

  /// The line in which a block comment begins that ends in a line and has its lines for itself.
  func startOfBlock(endingIn line: Int) -> Int? {
    var start = line
    while true {
      let text = source.text(UInt32(start)..<UInt32(endOfLine(start)))
      if let opening = text.firstRange(of: "/*") {
        return text[..<opening.lowerBound].allSatisfy(\.isWhitespace) ? start : nil
      }
      let end = endOfLineAbove(start)
      guard end >= 0 else { return nil }
      start = startOfLine(end)
    }
  }

  /// Whether a comment may begin in a range; `//` in a string counts as well.
  func holdsSlashes(_ range: Range<Int>) -> Bool {
    range.contains { offset in
      source[offset] == UInt8(ascii: "/") && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(source[offset + 1])
    }
  }

  /// The white space that a line begins with.
  func indentation(ofLineAt offset: Int) -> String {
    let start = startOfLine(offset)
    let text = source.padded[start..<endOfLine(start)].prefix { $0 <= 0x20 }
    return String(decoding: text, as: UTF8.self)
  }
}

import EnvlintSyntax

extension SourceBytes {
  /// The bytes of the line that holds `offset`, its line break included; `\n`, `\r\n` and a lone `\r` end a line. An
  /// offset at the end of the file is in its last line, whose range then ends one byte after the file.
  func line(at offset: UInt32) -> Range<UInt32> {
    var start = Int(min(offset, UInt32(count)))
    while start > 0, !endsLine(start - 1) { start -= 1 }
    var end = Int(min(offset, UInt32(count)))
    while end < count, !endsLine(end) { end += 1 }
    return UInt32(start)..<UInt32(end + 1)
  }

  /// The first line below that of an offset which is more than a comment; nil where the file ends before it.
  ///
  /// - Parameter offset: in code or in the space between, not in a comment.
  func firstLine(after offset: UInt32) -> Range<UInt32>? {
    var position = Int(line(at: offset).upperBound)
    var depth = 0
    while position < count {
      let line = line(at: UInt32(position))
      let end = min(Int(line.upperBound), count)
      let wasComment = depth > 0
      guard let isComment = isComment(in: position..<end, depth: &depth) else { return line }
      if !isComment, !wasComment { return line }
      position = end
    }
    return nil
  }

  /// Whether a part of a line is a comment, and not blank; nil where code is in it.
  ///
  /// - Parameter depth: how many block comments are open; changed to those that are at the end.
  private func isComment(in range: Range<Int>, depth: inout Int) -> Bool? {
    var isComment = false
    var position = range.lowerBound
    while position < range.upperBound {
      let (first, second) = (self[position], self[position + 1])
      position += 1
      if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
        depth += 1
        position += 1
      } else if depth > 0, first == UInt8(ascii: "*"), second == UInt8(ascii: "/") {
        depth -= 1
        position += 1
      } else if depth == 0, first == UInt8(ascii: "/"), second == UInt8(ascii: "/") {
        return true
      } else if depth == 0, first > 0x20 {
        return nil
      }
      isComment = isComment || first > 0x20
    }
    return isComment
  }

  /// Whether the byte at `offset` is the last one of a line break.
  private func endsLine(_ offset: Int) -> Bool {
    switch self[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): self[offset + 1] != UInt8(ascii: "\n")
    default: false
    }
  }
}

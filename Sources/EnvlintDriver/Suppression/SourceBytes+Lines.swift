import EnvlintSyntax

extension SourceBytes {
  /// The bytes of the line that holds `offset`, its line break included; `\n`, `\r\n` and a lone `\r` end a line. An
  /// offset at the end of the file is in its last line, whose range then ends one byte behind the file.
  func line(at offset: UInt32) -> Range<UInt32> {
    var start = Int(min(offset, UInt32(count)))
    while start > 0, !endsLine(start - 1) { start -= 1 }
    var end = Int(min(offset, UInt32(count)))
    while end < count, !endsLine(end) { end += 1 }
    return UInt32(start)..<UInt32(end + 1)
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

extension Tokenizer {
  /// The end of the spaces after the white space at `position`.
  @inline(__always)
  func endOfSpaces(from position: Int) -> Int {
    var position = position &+ 1
    while true {
      let others = word(at: position) ^ WordScan.repeating(UInt8(ascii: " "))
      if others != 0 { return position &+ others.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
  }

  /// The end of a line without its newline.
  func endOfLine(from position: Int) -> Int {
    var position = position
    while position < end && bytes[position] != 0x0A && bytes[position] != 0x0D { position &+= 1 }
    return position
  }

  /// The end of the comment `// …`, its newline excluded; records a directive.
  @inline(__always)
  mutating func endOfLineComment(from start: Int) -> Int {
    var position = start &+ 2
    var isDirective = false
    while position < end {
      let word = word(at: position)
      let newlines = WordScan.mask(of: 0x0A, in: word) | WordScan.mask(of: 0x0D, in: word)
      let stops = newlines | WordScan.mask(of: UInt8(ascii: ":"), in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      if bytes[position] != UInt8(ascii: ":") { break }
      if endsDirectiveWord(at: position, start) { isDirective = true }
      position &+= 1
    }
    position = min(position, end)
    if isDirective { recordDirective(start, position) }
    return position
  }

  /// Skips the comment `/* … */` with those nested in it; records a directive.
  mutating func skipBlockComment(at start: Int, _ flags: inout Tokens.Flags) -> Int {
    var position = start &+ 2
    var depth = 1
    var isDirective = false
    flags.formUnion([.commentBefore, .spaceBefore])
    scan: while position < end {
      let word = word(at: position)
      let stops =
        WordScan.mask(of: UInt8(ascii: "*"), in: word) | WordScan.mask(of: UInt8(ascii: "/"), in: word)
        | WordScan.mask(of: 0x0A, in: word) | WordScan.mask(of: 0x0D, in: word)
        | WordScan.mask(of: UInt8(ascii: ":"), in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      let next = bytes[position &+ 1]
      switch bytes[position] {
      case UInt8(ascii: "*") where next == UInt8(ascii: "/"):
        position &+= 1
        depth &-= 1
        if depth == 0 {
          position &+= 1
          break scan
        }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        position &+= 1
        depth &+= 1
      case 0x0A, 0x0D:
        flags.insert(.newlineBefore)
      case UInt8(ascii: ":"):
        if endsDirectiveWord(at: position, start) { isDirective = true }
      default:
        break
      }
      position &+= 1
    }
    position = min(position, end)
    if depth > 0 { flags.insert(.erroneous) }
    if isDirective { recordDirective(start, position) }
    return position
  }

  /// Whether `envlint:` ends with the colon at `position`, in a comment that begins at `start`.
  @inline(__always)
  private func endsDirectiveWord(at position: Int, _ start: Int) -> Bool {
    position &- start >= 9 && word(at: position &- 7) == SourceBytes.directive.bytes
  }

  @inline(never)
  private mutating func recordDirective(_ start: Int, _ end: Int) {
    tokens.directiveComments.append(UInt32(truncatingIfNeeded: start)..<UInt32(truncatingIfNeeded: end))
  }
}

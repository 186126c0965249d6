extension DeclarationScan {
  /// The end of the spaces after the newline or space at `start`.
  @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var position = start &+ 1
    while true {
      let others = word(at: position) ^ WordScan.repeating(UInt8(ascii: " "))
      if others != 0 { return position &+ others.trailingZeroBitCount &>> 3 }
      position &+= 8
    }
  }

  mutating func skipTrivia() -> Bool {
    while true {
      switch bytes[position] {
      case UInt8(ascii: " "): position = endOfSpaces(from: position)
      case 0x09...0x0D: position = endOfSpaces(from: position)
      case UInt8(ascii: "/"): if !skipCommentOrSlash() { return false }
      default: return true
      }
    }
  }

  /// Goes past a comment, or past a `/` that can only be an operator.
  mutating func skipCommentOrSlash() -> Bool {
    // In `+//` and the like the operator's end has rules of its own.
    if position > 0, tables.isOperator[Int(bytes[position &- 1])] { return false }
    switch bytes[position &+ 1] {
    case UInt8(ascii: "/"):
      skipLineComment()
      return true
    case UInt8(ascii: "*"): return skipBlockComment()
    case UInt8(ascii: " "):
      position &+= 1
      return followsOperand(at: position &- 1)
    default: return false
    }
  }

  /// Whether a number, a name or a closing bracket is before the spaces before `position`: then no regex literal begins there.
  private func followsOperand(at position: Int) -> Bool {
    var end = position
    while end > 0, bytes[end &- 1] == UInt8(ascii: " ") { end &-= 1 }
    guard end > 0 else { return false }
    if bytes[end &- 1] == UInt8(ascii: ")") || bytes[end &- 1] == UInt8(ascii: "]") { return true }
    let start = startOfName(upTo: end)
    return start < end && !LexicalTables.shared.mayBeReserved(bytes + start, length: end &- start)
  }

  /// The start of the ASCII letters, digits and `_` before `end`.
  func startOfName(upTo end: Int) -> Int {
    var start = end
    while start > 0, tables.isInName[Int(bytes[start &- 1])] { start &-= 1 }
    return start
  }

  private mutating func skipLineComment() {
    var position = position &+ 2
    while position < end {
      let block = ByteBlock(at: bytes + position)
      var newlines = ByteBlock.bits(~(block.places(notOf: 0x0A) & block.places(notOf: 0x0D)))
      while newlines != 0 {
        let place = position &+ newlines.trailingZeroBitCount
        // Otherwise a byte beyond ASCII.
        if bytes[place] <= 0x0D {
          self.position = min(place, end)
          return
        }
        newlines &= newlines &- 1
      }
      position &+= ByteBlock.count
    }
    self.position = end
  }

  private mutating func skipBlockComment() -> Bool {
    var position = position &+ 2
    var depth = 1
    while position < end {
      let word = word(at: position)
      let stops = WordScan.mask(of: UInt8(ascii: "*"), in: word) | WordScan.mask(of: UInt8(ascii: "/"), in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      switch (bytes[position], bytes[position &+ 1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        position &+= 2
        depth &-= 1
        if depth == 0 {
          self.position = position
          return position <= end
        }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        position &+= 2
        depth &+= 1
      default: position &+= 1
      }
    }
    return false
  }
}

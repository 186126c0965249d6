extension DeclarationScan {
  /// Goes from behind an opening brace to behind the one that closes it; nil when it comes that far.
  ///
  /// Looks at 32 bytes at a time: at braces, at what may begin something that hides braces, and at the marks of the
  /// words that are looked for.
  mutating func skipBody() -> Outcome? {
    var position = position
    var depth = 1
    block: while position < end {
      let block = ByteBlock(at: bytes + position)
      let next = ByteBlock(at: bytes + position + 1)
      let braces = block.places(of: UInt8(ascii: "{")...UInt8(ascii: "}"))
      let marks = block.places(ofSums: WordSet.marks, with: next)
      var stops = ByteBlock.bits(braces | Self.hiding(block) | marks)
      while stops != 0 {
        let place = position &+ stops.trailingZeroBitCount
        stops &= stops &- 1
        switch bytes[place] {
        case UInt8(ascii: "{"): depth &+= 1
        case UInt8(ascii: "}"):
          depth &-= 1
          if depth == 0 {
            self.position = place &+ 1
            return nil
          }
        case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "`"):
          self.position = place
          if let outcome = skipHiding() { return outcome }
          position = self.position
          continue block
        case UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "'"):
          if needsTokens(at: place) { return .unclear }
        default: if hasWord(around: place) { return .metWord }
        }
      }
      position &+= ByteBlock.count
    }
    return .unclear
  }

  /// Where something may begin that hides braces: a string literal, a comment, a name in backticks, a conflict marker, …
  @inline(__always)
  private static func hiding(_ block: ByteBlock) -> ByteBlock.Places {
    block.places(of: UInt8(ascii: "\"")...UInt8(ascii: "'")) | block.places(of: UInt8(ascii: "/"))
      | block.places(of: UInt8(ascii: "`")) | block.places(of: UInt8(ascii: "<"))
  }

  /// Goes past a string literal with its interpolations, a comment, a slash or a name in backticks.
  private mutating func skipHiding() -> Outcome? {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      if !skipString() { return .unclear }
      return interpolations.isEmpty ? nil : scanCode { _ in }
    case UInt8(ascii: "`"): return skipBackticks()
    default: return skipCommentOrSlash() ? nil : .unclear
    }
  }

  /// Whether a raw string, an editor placeholder, a conflict marker or a single quote stands there.
  private func needsTokens(at place: Int) -> Bool {
    let next = bytes[place &+ 1]
    switch bytes[place] {
    case UInt8(ascii: "#"):
      return next == UInt8(ascii: "\"") || next == UInt8(ascii: "#") || next == UInt8(ascii: "/")
        || bytes[place &- 1] == UInt8(ascii: "<")
    case UInt8(ascii: "<"): return next == UInt8(ascii: "<") && bytes[place &+ 2] == UInt8(ascii: "<")
    default: return true
    }
  }

  /// Whether the word that a byte belongs to is looked for.
  private func hasWord(around place: Int) -> Bool {
    guard words.mayBeMarked(bytes[place]) else { return false }
    let start = startOfName(upTo: place)
    return words.contains(bytes, start, length: endOfName(from: place) &- start)
  }
}

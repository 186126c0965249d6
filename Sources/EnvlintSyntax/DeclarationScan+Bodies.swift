extension DeclarationScan {
  /// Goes from after an opening brace to after the one that closes it; nil when it comes that far.
  ///
  /// Looks at 32 bytes at a time: at braces, at what may begin something that hides braces, and at the marks of the
  /// words that are looked for. In code that does not compile, a conflict marker or a single quote is not seen.
  mutating func skipBody() -> Outcome? {
    var position = position
    var depth = 1
    // A name may have many marks; it is looked at once.
    var endOfLookedAt = 0
    block: while position < end {
      let block = ByteBlock(at: bytes + position)
      let next = ByteBlock(at: bytes + position + 1)
      let others = Self.otherStops(block, next)
      // Blocks that hold braces at most are nearly all; without looking at each brace there is little to mispredict.
      if !ByteBlock.isAny(others) {
        let closed = block.count(of: UInt8(ascii: "}"))
        if closed < depth {
          depth &+= block.count(of: UInt8(ascii: "{")) &- closed
          position &+= ByteBlock.count
          continue
        }
      }
      var stops = ByteBlock.bits(block.places(from: UInt8(ascii: "{")) | others)
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
          let skipped = self.position &- position
          if skipped >= ByteBlock.count {
            position = self.position
            continue block
          }
          stops &= ~0 &<< UInt32(truncatingIfNeeded: skipped)
        case UInt8(ascii: "#"):
          if hidesMore(at: place) { return .unclear }
        default:
          guard place >= endOfLookedAt else { continue }
          endOfLookedAt = endOfName(from: place)
          if isWanted(startOfName(upTo: place)..<endOfLookedAt) { return .metWord }
        }
      }
      position &+= ByteBlock.count
    }
    return .unclear
  }

  /// Where something may begin that hides braces, and where a mark is; a few other places as well.
  @inline(__always)
  private static func otherStops(_ block: ByteBlock, _ next: ByteBlock) -> ByteBlock.Places {
    let none =
      block.places(notOf: UInt8(ascii: "\""), count: 2) & block.places(notOf: UInt8(ascii: "/"))
      & block.places(notOf: UInt8(ascii: "`")) & WordSet.placesWithoutMark(block, next)
    return ~none
  }

  /// Goes past a string literal with its interpolations, a comment, a slash or a name in backticks.
  private mutating func skipHiding() -> Outcome? {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      if !skipString() { return .unclear }
      return interpolations.isEmpty ? nil : scanCode { _, _ in }
    case UInt8(ascii: "`"): return skipBackticks()
    default: return skipCommentOrSlash() ? nil : .unclear
    }
  }

  /// Whether a raw string, an extended regex literal or an editor placeholder begins at a `#`.
  private func hidesMore(at place: Int) -> Bool {
    let next = bytes[place &+ 1]
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "#") || next == UInt8(ascii: "/")
      || bytes[place &- 1] == UInt8(ascii: "<")
  }
}

extension DeclarationScan {
  /// Goes from the opening quote of a string literal to its end or after the `\(` of its first interpolation.
  mutating func skipString() -> Bool {
    let quote = UInt8(ascii: "\"")
    let isMultiLine = bytes[position &+ 1] == quote && bytes[position &+ 2] == quote
    position &+= isMultiLine ? 3 : 1
    return skipText(isMultiLine: isMultiLine)
  }

  /// Goes to the end of a string literal or after the `\(` of its next interpolation.
  private mutating func skipText(isMultiLine: Bool) -> Bool {
    let quote = UInt8(ascii: "\"")
    while position < end {
      let word = word(at: position)
      let stops =
        WordScan.mask(of: quote, in: word) | WordScan.mask(of: UInt8(ascii: "\\"), in: word)
        | WordScan.mask(below: 0x20, in: word)
      position &+= WordScan.leadingBytes(before: stops)
      if stops == 0 { continue }
      let next = bytes[position &+ 1]
      switch bytes[position] {
      case quote where !isMultiLine:
        position &+= 1
        return true
      case quote where next == quote && bytes[position &+ 2] == quote:
        position &+= 3
        return true
      case quote: position &+= 1
      case UInt8(ascii: "\\") where next == UInt8(ascii: "("):
        position &+= 2
        interpolations.append(Interpolation(isMultiLine: isMultiLine))
        return true
      case UInt8(ascii: "\\"):
        // An escaped newline ends a string of one line too.
        position &+= isMultiLine || next >= 0x20 ? 2 : 1
      case 0x0A, 0x0D, 0x09:
        if !isMultiLine { return false }
        position &+= 1
      default: return false
      }
    }
    return false
  }

  /// Counts the parentheses of an interpolation; after the one that ends it, the string goes on.
  mutating func countParenthesis(_ byte: UInt8) -> Outcome? {
    let last = interpolations.count &- 1
    if byte == UInt8(ascii: "(") {
      interpolations[last].openParentheses &+= 1
    } else if byte == UInt8(ascii: ")") {
      if interpolations[last].openParentheses == 0 {
        let ended = interpolations.removeLast()
        return ended.openBraces == 0 && skipText(isMultiLine: ended.isMultiLine) ? nil : .unclear
      }
      interpolations[last].openParentheses &-= 1
    }
    return nil
  }

  /// Counts the braces of an interpolation.
  mutating func countBrace(_ byte: UInt8) -> Outcome? {
    let last = interpolations.count &- 1
    interpolations[last].openBraces &+= byte == UInt8(ascii: "{") ? 1 : -1
    return interpolations[last].openBraces < 0 ? .unclear : nil
  }
}

extension Tokenizer {
  /// Whether something other than white space or an opening delimiter is directly before `position`.
  @inline(__always)
  func isLeftBound(_ position: Int) -> Bool {
    if position == 0 { return false }
    let before = bytes[position &- 1]
    if tables.traits[Int(before)].contains(.opensGap) { return false }
    // The end of a block comment or of a no-break space is white space.
    if before == UInt8(ascii: "/") { return byte(before: position &- 1) != UInt8(ascii: "*") }
    if before == 0xA0 { return byte(before: position &- 1) != 0xC2 }
    return true
  }

  /// Whether something other than white space or a closing delimiter is at `position`, where an operator ends.
  @inline(__always)
  func isRightBound(_ position: Int, isLeftBound: Bool) -> Bool {
    let byte = bytes[position]
    if tables.traits[Int(byte)].contains(.closesGap) { return false }
    switch byte {
    // In `x^.y` the `^` is a postfix operator, in `^.y` a prefix operator.
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"):
      return bytes[position &+ 1] != UInt8(ascii: "/") && bytes[position &+ 1] != UInt8(ascii: "*")
    case 0xC2: return bytes[position &+ 1] != 0xA0
    default: return true
    }
  }

  /// A `!` or `?` that follows its operand directly.
  @inline(__always)
  mutating func lexPostfixMark(_ byte: UInt8, at start: Int, _ flags: Tokens.Flags) {
    let followsTry = previousKind == .keywordTry
    emit(byte == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark, start, start &+ 1, flags)
    if followsTry { indexAfterTryMark = tokenIndex }
  }

  /// An operator, or a regex literal with the prefix operator before it; returns after it.
  mutating func lexOperator(at start: Int, _ flags: Tokens.Flags) -> Int {
    var firstSlash: Int?
    var operatorEnd = endOfOperator(from: start, &firstSlash)
    if let slash = firstSlash {
      if let regexEnd = lexRegex(inOperator: start, operatorEnd, slash: slash, flags) { return regexEnd }
      operatorEnd = commentStart(from: start + 1, to: operatorEnd)
    }
    let (kind, isErroneous) = classifyOperator(start, operatorEnd)
    emit(kind, start, operatorEnd, isErroneous ? flags.union(.erroneous) : flags)
    return operatorEnd
  }

  @inline(__always)
  private mutating func endOfOperator(from start: Int, _ firstSlash: inout Int?) -> Int {
    let first = bytes[start]
    var position = start
    while true {
      let byte = bytes[position]
      if byte < 0x80 {
        guard tables.traits[Int(byte)].contains(.operatorPart) else { return position }
        if position > start {
          // A period is only in operators that begin with one.
          if byte == UInt8(ascii: ".") && first != UInt8(ascii: ".") { return position }
          if byte == UInt8(ascii: "<") && beginsPlaceholder(at: position) { return position }
        }
        if byte == UInt8(ascii: "/") && firstSlash == nil { firstSlash = position }
        position &+= 1
      } else {
        guard let scalar = scalar(at: position), UnicodeClasses.isOperatorPart(scalar.value) else { return position }
        position &+= scalar.length
      }
    }
  }

  /// Whether `<#` is at `position` and `#>` later on the line.
  @inline(__always)
  private mutating func beginsPlaceholder(at position: Int) -> Bool {
    bytes[position &+ 1] == UInt8(ascii: "#") && hasPlaceholderEnd(from: position)
  }

  private mutating func hasPlaceholderEnd(from start: Int) -> Bool {
    guard start >= failures.placeholderEnd else { return false }
    var position = start
    while position < end && bytes[position] != 0x0A {
      if hasBytes("#>", at: position) { return true }
      position += 1
    }
    failures.placeholderEnd = position
    return false
  }

  /// The start of the comment in the operator characters; their end when there is none.
  private mutating func commentStart(from start: Int, to end: Int) -> Int {
    // Two characters are no comment, or they were trivia.
    guard end - start > 1 else { return end }
    for position in start..<end
    where bytes[position] == UInt8(ascii: "/")
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
    {
      return position
    }
    return end
  }

  /// The kind of the operator characters from `start` to `end`.
  mutating func classifyOperator(_ start: Int, _ end: Int) -> (kind: TokenKind, isErroneous: Bool) {
    let isLeftBound = isLeftBound(start)
    let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
    switch end - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="): return (.equal, isLeftBound != isRightBound)
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return (.prefixAmpersand, false)
      case UInt8(ascii: "."): return (.period, false)
      case UInt8(ascii: "?"): return (isLeftBound ? .postfixQuestionMark : .infixQuestionMark, false)
      default: break
      }
    case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
      return (.arrow, false)
    default:
      if closesComment(from: start, to: end) { return (.unknown, true) }
    }
    if isLeftBound == isRightBound { return (.binaryOperator, false) }
    return (isLeftBound ? .postfixOperator : .prefixOperator, false)
  }

  /// Whether `*/` is in the operator, which then may be the end of a comment that never began.
  private mutating func closesComment(from start: Int, to end: Int) -> Bool {
    for position in start..<(end - 1) where hasBytes("*/", at: position) { return true }
    return false
  }
}

/// Moves over types without building nodes, to tell them from expressions; for use in a lookahead.
extension Parser {
  /// Moves over a type; answers whether one was there.
  mutating func skipType() -> Bool {
    guard skipTypeWithoutEllipsis() else { return false }
    if atText("...") { advance() }
    return true
  }

  mutating func skipTypeWithoutEllipsis() -> Bool {
    guard nesting < Parser.deepestNesting else { return false }
    nesting += 1
    defer { nesting -= 1 }
    while true {
      while atTypeSpecifier, kind != .binaryOperator { skipTypeSpecifier() }
      while kind == .at { skipAttribute() }
      while atTypeSpecifier, kind != .binaryOperator { skipTypeSpecifier() }
      guard skipTypeBase() else { return false }
      guard atOperator("&") else { break }
      advance()
    }
    guard atFunctionArrow() else { return true }
    skipEffects()
    advance()
    return skipType()
  }

  private mutating func skipTypeBase() -> Bool {
    switch kind {
    case .keywordAny, .wildcard: advance()
    case .identifier, .keywordSelfType:
      guard skipTypeNameComponent() else { return false }
    case .leftParen:
      guard skipTupleType() else { return false }
    case .leftSquare:
      guard skipSquareType() else { return false }
    default: return false
    }
    return skipTypeSuffixes()
  }

  private mutating func skipTypeSuffixes() -> Bool {
    while true {
      if kind == .period {
        advance()
        guard kind == .identifier || kind.isKeyword, skipTypeNameComponent() else { return false }
      } else if kind == .postfixQuestionMark || kind == .exclamationMark, !atStartOfLine {
        advanceByOneByte()
      } else {
        return true
      }
    }
  }

  mutating func skipTypeNameComponent() -> Bool {
    advance()
    while kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      advance()
    }
    return atAngle(.opening) ? skipGenericArguments() : true
  }

  /// Moves over `<…>`; answers whether it is a list of types and integers.
  mutating func skipGenericArguments() -> Bool {
    let angle = index
    guard !fruitless.contains(angle) else { return false }
    if skipAngles() { return true }
    fruitless.insert(angle)
    return false
  }

  private mutating func skipAngles() -> Bool {
    advanceByOneByte()
    while !atAngle(.closing) {
      guard skipTypeOrInteger() else { return false }
      guard consume(.comma) else { break }
    }
    guard atAngle(.closing) else { return false }
    advanceByOneByte()
    return true
  }

  private mutating func skipTypeOrInteger() -> Bool {
    if kind != .integerLiteral {
      guard atText("-"), peek() == .integerLiteral else { return skipType() }
      advance()
    }
    advance()
    return true
  }

  private mutating func skipTupleType() -> Bool {
    advance()
    while kind != .rightParen {
      _ = consume(.keywordInout)
      if atParameterName {
        while !consume(.colon) { advance() }
        guard skipType() else { return false }
        if kind == .equal { skipDefaultValue() }
      } else {
        guard skipType() else { return false }
      }
      guard consume(.comma) else { break }
    }
    return consume(.rightParen)
  }

  /// Types have no default values, but a parameter list that is read as a type may have them.
  private mutating func skipDefaultValue() {
    while !atEnd, kind != .rightParen, kind != .rightBrace, kind != .comma { skipBalanced() }
  }

  private mutating func skipSquareType() -> Bool {
    advance()
    guard skipTypeOrInteger() else { return false }
    if kind == .colon || (at(.of) && !atStartOfLine) {
      advance()
      guard skipTypeOrInteger() else { return false }
    }
    return consume(.rightSquare)
  }

  mutating func skipEffects() {
    while atEffect {
      let isThrows = kind == .keywordThrows
      advance()
      if isThrows, kind == .leftParen { skipBalanced() }
    }
  }
}

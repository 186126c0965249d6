/// Literals of more than one token.
extension Parser {
  /// string → delimiter? quote ( segment | interpolation )* quote delimiter?
  mutating func parseStringLiteral() {
    let node = open(.stringLiteral)
    _ = consume(.rawStringDelimiter)
    let quote = kind
    if quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote { advance() }
    while kind == .stringSegment || kind == .backslash {
      if kind == .stringSegment { advance() } else { parseInterpolation() }
    }
    if kind == quote { advance() } else { record("unterminated string") }
    if kind == .rawStringDelimiter, !afterSpace { advance() }
    close(node)
  }

  /// interpolation → '\' delimiter? '(' arguments ')'
  private mutating func parseInterpolation() {
    let node = open(.interpolation)
    advance()
    _ = consume(.rawStringDelimiter)
    if kind == .leftParen, descend() {
      parseArguments(.rightParen)
      nesting -= 1
    }
    close(node)
  }

  /// regex → delimiter? '/' pattern '/' delimiter?
  mutating func parseRegexLiteral() {
    let node = open(.regexLiteral)
    _ = consume(.regexPoundDelimiter)
    _ = consume(.regexSlash)
    _ = consume(.regexPattern)
    _ = consume(.regexSlash)
    if kind == .regexPoundDelimiter, !afterSpace { advance() }
    close(node)
  }

  /// collection → '[' ( element ( ',' element )* )? ']' | '[' ':' ']'
  mutating func parseCollectionLiteral() {
    let node = open(.arrayLiteral)
    advance()
    if kind == .colon, peek() == .rightSquare {
      rename(node, .dictionaryLiteral)
      advance()
    }
    while !atEnd, kind != .rightSquare {
      let before = (index, restStart)
      if parseCollectionElement() { rename(node, .dictionaryLiteral) }
      if !consume(.comma) || (index, restStart) == before { break }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }

  /// element → expression ( ':' expression )?
  ///
  /// Answers whether it has a key and a value.
  private mutating func parseCollectionElement() -> Bool {
    let element = open(.collectionElement)
    parseExpression(.normal)
    let hasValue = consume(.colon)
    if hasValue { parseExpression(.normal) }
    close(element)
    return hasValue
  }

  /// Whether the `[` here opens the type of an inline array: `[3 of Int]`.
  mutating func atInlineArrayType() -> Bool {
    guard peek() != .rightSquare else { return false }
    return lookingAhead { ahead in
      ahead.advance()
      if !ahead.consume(.integerLiteral), !ahead.skipTypeWithoutEllipsis() { return false }
      return ahead.at(.of) && !ahead.atStartOfLine
    }
  }

  mutating func parseSquareTypeExpression() {
    let expression = open(.typeExpression)
    let type = open(.type)
    parseSquareType()
    close(type)
    close(expression)
  }
}

/// Questions about what follows, whose answers are those of the Swift compiler's parser.
extension Parser {
  /// Whether the `<` here begins generic arguments: what is between the angles are types, and what follows cannot follow an
  /// operand of `>`.
  mutating func atGenericArguments() -> Bool {
    guard atAngle(.opening), !atPrefix("<>") else { return false }
    return lookingAhead { ahead in
      guard ahead.skipGenericArguments() else { return false }
      switch ahead.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
        .exclamationMark, .postfixQuestionMark, .colon:
        return true
      case .binaryOperator: return ahead.atText("&")
      case .leftParen, .leftSquare: return !ahead.atStartOfLine
      default: return false
      }
    }
  }

  /// Whether the `{` here is a trailing closure and no body of a statement.
  ///
  /// In a condition Swift reads `{` as the body, unless the token after it is on its line and what follows the matching `}`
  /// shows that the expression goes on.
  mutating func atTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    guard kind == .leftBrace, !atObservers(), peek() != .keywordCase else { return false }
    guard flavor.endsAtBrace else { return true }
    guard !peekStartsLine(), tokens.partners[index] != 0 else { return false }
    return lookingAhead { ahead in
      ahead.skipBalanced()
      switch ahead.kind {
      case .leftBrace, .keywordWhere, .comma: return true
      case .leftSquare, .leftParen, .period, .keywordIs, .keywordAs, .postfixQuestionMark, .infixQuestionMark,
        .exclamationMark, .colon, .equal, .postfixOperator, .binaryOperator:
        return !ahead.atStartOfLine
      default: return false
      }
    }
  }

  /// Whether the `{` here opens `willSet`, `didSet` or an `init` accessor after an initial value.
  mutating func atObservers() -> Bool {
    switch peek() {
    case .keywordInit: return true
    case .identifier:
      let next = word(ahead: 1)
      return next == .didSet || next == .willSet
    case .at: return lookingAhead { $0.skipToObserver() }
    default: return false
    }
  }

  private mutating func skipToObserver() -> Bool {
    advance()
    while consume(.at) {
      // The marker with which Swift's own tools say that a block holds accessors.
      if atText("_accessorBlock") { return true }
      guard consume(.identifier) else { return false }
      if kind == .leftParen { skipBalanced() }
    }
    return at(.didSet) || at(.willSet) || kind == .keywordInit
  }

  /// Whether the closure here begins with a signature: attributes, captures, parameters, effects, result and `in`.
  mutating func atClosureSignature() -> Bool {
    switch kind {
    case .at, .leftParen, .leftSquare, .wildcard, .identifier: lookingAhead { $0.skipClosureSignature() }
    default: false
    }
  }

  private mutating func skipClosureSignature() -> Bool {
    while kind == .at { skipAttribute() }
    if kind == .leftSquare { skipBalanced() }
    if kind == .leftParen {
      skipBalanced()
    } else if kind == .identifier || kind == .wildcard {
      guard skipClosureParameters() else { return false }
    }
    skipEffects()
    if consume(.arrow) {
      guard skipType() else { return false }
    }
    return kind == .keywordIn
  }

  /// name ( ':' type )? ( ',' name … )*
  private mutating func skipClosureParameters() -> Bool {
    repeat {
      guard consume(.identifier) || consume(.wildcard) else { return false }
      if consume(.colon), !skipType() { return false }
    } while consume(.comma)
    return true
  }

  /// Whether a word that can begin an expression or statement (`unsafe`, `copy`, `yield`, …) is followed by its operand, on the
  /// same line.
  ///
  /// - Parameter takesSpacedBrackets: whether `.`, `(` and `[` after a space begin the operand.
  mutating func atWordWithOperand(takesSpacedBrackets: Bool = false) -> Bool {
    if peekStartsLine() { return false }
    switch peek() {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringDelimiter, .regexSlash, .regexPoundDelimiter, .prefixAmpersand, .prefixOperator, .at,
      .backslash, .pound, .keywordAny, .keywordSelfType, .keywordSelf, .keywordSuper, .keywordInit, .keywordTrue,
      .keywordFalse, .keywordNil, .keywordRepeat, .keywordTry, .keywordIf, .keywordSwitch:
      return true
    case .period, .leftParen, .leftSquare:
      return takesSpacedBrackets && tokens.flags[index + 1].contains(.spaceBefore)
    default: return false
    }
  }
}

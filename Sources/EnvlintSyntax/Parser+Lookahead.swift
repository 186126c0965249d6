/// Questions about what follows. These functions move the cursor and build nothing; callers wrap them in `lookingAhead`.
extension Parser {
  /// Moves over a type; answers whether one was there.
  mutating func skipType() -> Bool {
    guard nesting < Parser.deepestNesting else { return false }
    nesting += 1
    defer { nesting -= 1 }
    _ = consume(.keywordRepeat)
    while atTypeSpecifier {
      let takesArguments = word == .nonisolated || word == .dependsOn
      advance()
      if takesArguments, kind == .leftParen { skipBalanced() }
    }
    while kind == .at { skipAttribute(inType: true) }
    while atTypeSpecifier { advance() }
    guard skipSimpleType() else { return false }
    while (kind == .binaryOperator || kind == .postfixOperator || kind == .prefixAmpersand) && atText("&") {
      advance()
      guard skipSimpleType() else { return false }
    }
    if kind == .arrow || atEffect {
      var ahead = self
      ahead.skipEffects()
      if ahead.kind == .arrow {
        skipEffects()
        advance()
        guard skipType() else { return false }
      }
    }
    if atText("...") { advance() }
    return true
  }

  private mutating func skipSimpleType() -> Bool {
    switch kind {
    case .keywordAny, .wildcard: advance()
    case .prefixOperator:
      guard atText("~") else { return false }
      advance()
      return skipSimpleType()
    case .identifier, .keywordSelfType:
      guard skipTypeName() else { return false }
    case .leftParen:
      advance()
      guard skipTupleBody() else { return false }
    case .leftSquare:
      advance()
      guard skipSquareBody() else { return false }
    case .keywordRepeat: return true
    default: return false
    }
    while true {
      if kind == .period {
        advance()
        guard kind == .identifier || kind.isKeyword else { return false }
        guard skipTypeName() else { return false }
      } else if kind == .postfixQuestionMark || kind == .exclamationMark, !atStartOfLine {
        advanceByOneByte()
      } else {
        return true
      }
    }
  }

  private mutating func skipTypeName() -> Bool {
    advance()
    while kind == .colonColon, peek() == .identifier {
      advance()
      advance()
    }
    if atOperator(startingWith: 0x3C) { return skipGenericArguments() }
    return true
  }

  /// Moves over `<…>`; answers whether it is a list of types and integers.
  mutating func skipGenericArguments() -> Bool {
    guard atOperator(startingWith: 0x3C) else { return false }
    advanceByOneByte()
    while !atOperator(startingWith: 0x3E) {
      if kind == .integerLiteral {
        advance()
      } else if atText("-"), peek() == .integerLiteral {
        advance()
        advance()
      } else {
        guard skipType() else { return false }
      }
      guard consume(.comma) else { break }
    }
    guard atOperator(startingWith: 0x3E) else { return false }
    advanceByOneByte()
    return true
  }

  private mutating func skipTupleBody() -> Bool {
    while kind != .rightParen {
      _ = consume(.keywordInout)
      if atParameterName {
        advance()
        if kind != .colon { advance() }
        advance()
        guard skipType() else { return false }
        if kind == .equal {
          while !atEnd, kind != .rightParen, kind != .rightBrace, kind != .comma { skipBalanced() }
        }
      } else {
        guard skipType() else { return false }
      }
      guard consume(.comma) else { break }
    }
    return consume(.rightParen)
  }

  private mutating func skipSquareBody() -> Bool {
    if kind == .integerLiteral, word(ahead: 1) == .of {
      advance()
    } else {
      guard skipType() else { return false }
      if consume(.colon) {
        guard skipType() else { return false }
        return consume(.rightSquare)
      }
    }
    if at(.of) {
      advance()
      guard skipType() else { return false }
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

  /// Moves over `@Name(…)`.
  mutating func skipAttribute(inType: Bool = false) {
    advance()
    guard kind == .identifier || kind.isKeyword else { return }
    guard lookingAhead({ $0.skipAttributeName() }) else {
      advance()
      return
    }
    _ = skipAttributeName()
    if atAttributeArguments, !inType || atTypeAttributeArguments { skipBalanced() }
  }

  private mutating func skipAttributeName() -> Bool {
    advance()
    if atOperator(startingWith: 0x3C), !afterSpace, !skipGenericArguments() { return false }
    while kind == .period || kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      advance()
      if atOperator(startingWith: 0x3C), !afterSpace, !skipGenericArguments() { return false }
    }
    return true
  }

  /// Whether the `(` here belongs to the attribute before it: it touches the name, or a declaration or another attribute follows.
  var atAttributeArguments: Bool {
    guard kind == .leftParen, !atStartOfLine else { return false }
    if !afterSpace { return true }
    var ahead = self
    ahead.skipBalanced()
    return ahead.kind == .at || ahead.atStartOfDeclaration(requiresDeclaration: false)
  }

  /// Whether the `<` here begins generic arguments: what is between the angles are types, and what follows cannot follow an operand
  /// of `>`. Source: the Swift compiler's `isGenericTypeDisambiguatingToken`.
  mutating func atGenericArguments() -> Bool {
    guard atOperator(startingWith: 0x3C), !atPrefix("<>") else { return false }
    return lookingAhead { ahead in
      guard ahead.skipGenericArguments() else { return false }
      switch ahead.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
        .exclamationMark,
        .postfixQuestionMark, .colon:
        return true
      case .binaryOperator: return ahead.atText("&")
      case .leftParen, .leftSquare: return !ahead.atStartOfLine
      default: return false
      }
    }
  }

  /// Whether the `{` here is a trailing closure and no body of a statement.
  ///
  /// In a condition Swift reads `{` as the body, unless the token behind it is on its line and what follows the matching `}` shows
  /// that the expression goes on.
  mutating func atTrailingClosure(_ flavor: ExpressionFlavor) -> Bool {
    guard kind == .leftBrace, !atObserverBlock, peek() != .keywordCase else { return false }
    guard flavor.endsAtBrace else { return true }
    guard !peekStartsLine() else { return false }
    let partner = Int(partners[index])
    guard partner > index else { return false }
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

  /// Whether the `{` here opens `willSet`/`didSet` or an `init` accessor behind an initial value.
  private var atObserverBlock: Bool {
    if let next = word(ahead: 1), next == .didSet || next == .willSet { return true }
    if peek() == .keywordInit { return true }
    guard peek() == .at else { return false }
    var ahead = self
    ahead.advance()
    while ahead.kind == .at {
      ahead.advance()
      guard ahead.kind == .identifier else { return false }
      ahead.advance()
      if ahead.kind == .leftParen { ahead.skipBalanced() }
    }
    return ahead.at(.didSet) || ahead.at(.willSet) || ahead.kind == .keywordInit
  }

  /// Whether the closure here begins with a signature: attributes, captures, parameters, effects, result and `in`.
  mutating func atClosureSignature() -> Bool {
    lookingAhead { ahead in
      while ahead.kind == .at { ahead.skipAttribute() }
      if ahead.kind == .leftSquare {
        ahead.skipBalanced()
      }
      if ahead.kind == .leftParen {
        while !ahead.atEnd, ahead.kind != .rightBrace, ahead.kind != .keywordIn, ahead.kind != .arrow,
          ahead.kind != .semicolon
        {
          // Only the parameters' own parentheses, effects and their types come before `in` or `->`.
          if ahead.kind != .leftParen, !ahead.atEffect { return false }
          ahead.skipBalanced()
        }
      } else if ahead.kind == .identifier || ahead.kind == .wildcard, !ahead.atEffectBeforeIn {
        ahead.advance()
        if ahead.kind == .colon {
          ahead.advance()
          guard ahead.skipType() else { return false }
        }
        while ahead.kind == .comma {
          ahead.advance()
          guard ahead.kind == .identifier || ahead.kind == .wildcard else { return false }
          ahead.advance()
          if ahead.kind == .colon {
            ahead.advance()
            guard ahead.skipType() else { return false }
          }
        }
      }
      ahead.skipEffects()
      if ahead.kind == .arrow {
        ahead.advance()
        guard ahead.skipType() else { return false }
        ahead.skipEffects()
      }
      return ahead.kind == .keywordIn
    }
  }

  /// `{ async in … }`: the word is the effect when `in`, an arrow or another effect follows, and a parameter otherwise.
  private var atEffectBeforeIn: Bool {
    guard atEffect else { return false }
    return peek() == .keywordThrows || peek() == .arrow
  }

  /// Whether a word that can begin an expression (`unsafe`, `copy`, `each`, …) is followed by its operand, on the same line.
  func atPrefixWordOperand(preferPostfix: Bool = true, acceptClosure: Bool = false, acrossLines: Bool = false) -> Bool {
    if peekStartsLine(), !acrossLines { return false }
    switch peek() {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringDelimiter, .regexSlash, .regexPoundDelimiter, .prefixAmpersand, .prefixOperator, .at,
      .backslash, .pound, .keywordAny, .keywordSelfType, .keywordSelf, .keywordSuper, .keywordInit, .keywordTrue,
      .keywordFalse, .keywordNil, .keywordRepeat, .keywordTry, .keywordIf, .keywordSwitch:
      return true
    case .period, .leftParen, .leftSquare:
      if preferPostfix { return false }
      return tokens.flags[index + 1].contains(.spaceBefore)
    case .leftBrace: return acceptClosure
    default: return false
    }
  }
}

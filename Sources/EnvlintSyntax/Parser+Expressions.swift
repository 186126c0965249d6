extension Parser {
  /// expression → operand ( operator operand | cast | ternary operand )*
  ///
  /// One flat node: operands and operators in source order. Precedence is nobody's business here.
  mutating func parseExpression(_ flavor: ExpressionFlavor) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.expression)
    while true {
      parseOperand(flavor)
      if flavor == .directive, atStartOfLine { break }
      guard parseOperators(flavor) else { break }
    }
    close(node)
  }

  /// Parses operators until one wants an operand; false when the expression ends.
  private mutating func parseOperators(_ flavor: ExpressionFlavor) -> Bool {
    while true {
      switch kind {
      case .binaryOperator:
        leaf(.binaryOperator)
        return true
      case .equal:
        if flavor.isPattern { return false }
        leaf(.assignment)
        return true
      case .infixQuestionMark:
        let ternary = open(.ternary)
        advance()
        parseExpression(flavor == .directive ? .directive : .normal)
        let hasColon = consume(.colon)
        if !hasColon { record("expected ':'") }
        close(ternary)
        return hasColon
      case .keywordIs, .keywordAs:
        parseCast()
        if flavor == .directive, atStartOfLine { return false }
      case .arrow, .keywordThrows:
        parseArrow()
        return true
      case .identifier where at(.async) && (peek() == .arrow || peek() == .keywordThrows):
        parseArrow()
        return true
      default: return false
      }
    }
  }

  private mutating func parseCast() {
    let cast = open(.cast)
    let takesMark = kind == .keywordAs
    advance()
    if takesMark, kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
    parseType()
    close(cast)
  }

  private mutating func parseArrow() {
    let arrow = open(.arrowOperator)
    parseEffects()
    expect(.arrow, "expected '->'")
    close(arrow)
  }

  /// operand → marker* ( prefix-operator operand | statement-expression | chain )
  private mutating func parseOperand(_ flavor: ExpressionFlavor) {
    while true {
      switch kind {
      case .keywordTry:
        let marker = open(.effectMarker)
        advance()
        if kind == .exclamationMark || kind == .postfixQuestionMark { advance() }
        close(marker)
      case .prefixOperator, .prefixAmpersand:
        if atBareOperator { break }
        leaf(.prefixOperator)
      case .keywordRepeat: leaf(.effectMarker)
      case .identifier where atMarkerWord(flavor): leaf(.effectMarker)
      default:
        parseUnmarkedOperand(flavor)
        return
      }
      if atBareOperator {
        parseUnmarkedOperand(flavor)
        return
      }
    }
  }

  private mutating func parseUnmarkedOperand(_ flavor: ExpressionFlavor) {
    switch kind {
    case .keywordIf:
      let node = open(.ifStatement)
      parseIf(node)
      close(node)
    case .keywordSwitch:
      let node = open(.switchStatement)
      parseSwitch(node)
      close(node)
    case .keywordLet, .keywordVar: parsePatternBinding()
    case .keywordIs: parseCast()
    case .at, .keywordInout: parseTypeExpression()
    case .identifier where atTypeWord: parseTypeExpression()
    default: parseChain(flavor)
    }
  }

  private var atTypeWord: Bool {
    switch word {
    case .any: return atPrefixWordOperand() || (peek() == .prefixOperator && !peekStartsLine())
    case .opaque: return !peekStartsLine() && peek() == .identifier
    case .nonisolated: return peek() == .leftParen && peek(3) == .rightParen && word(ahead: 2) == .nonsending
    default: return false
    }
  }

  private mutating func parseTypeExpression() {
    let node = open(.chain)
    let expression = open(.typeExpression)
    parseType()
    close(expression)
    close(node)
  }

  /// Whether a word here marks the operand behind it: `await x`, `unsafe x`, `copy x`, …
  private func atMarkerWord(_ flavor: ExpressionFlavor) -> Bool {
    switch word {
    case .await: return true
    case .unsafe: return atPrefixWordOperand(preferPostfix: false, acceptClosure: flavor == .normal)
    case .borrow, .copy, .consume, .each: return atPrefixWordOperand()
    default: return false
    }
  }

  /// Whether an operator stands for itself: `reduce(0, +)`.
  private var atBareOperator: Bool {
    switch kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
      switch peek() {
      case .rightParen, .comma, .rightSquare: true
      default: false
      }
    default: false
    }
  }

  // MARK: Chains

  /// chain → primary link*
  private mutating func parseChain(_ flavor: ExpressionFlavor) {
    let node = open(.chain)
    let isLiteral = parsePrimary(flavor)
    parseLinks(flavor, afterLiteral: isLiteral)
    close(node)
  }

  /// link → '.' name | '(' arguments ')' | '[' arguments ']' | trailing-closures | '?' | '!' | postfix-operator | '#if' …
  mutating func parseLinks(_ flavor: ExpressionFlavor, afterLiteral isLiteral: Bool) {
    var afterLiteral = isLiteral
    while true {
      if flavor == .directive, atStartOfLine { return }
      switch kind {
      case .period: parseMember()
      case .leftParen where !atStartOfLine: parseCall(flavor)
      case .leftSquare where !atStartOfLine: parseSubscriptCall(flavor)
      case .leftBrace:
        guard !afterLiteral, atTrailingClosure(flavor) else { return }
        let call = open(.call)
        parseTrailingClosures()
        close(call)
        if kind == .leftBrace { return }
      case .postfixQuestionMark: leaf(.optionalChaining)
      case .exclamationMark: leaf(.forceUnwrap)
      case .postfixOperator: leaf(.postfixOperator)
      case .poundIf:
        guard atPostfixIfConfig() else { return }
        parsePostfixIfConfig(flavor)
      default:
        guard atGenericArguments() else { return }
        parseGenericArguments()
      }
      afterLiteral = false
    }
  }

  /// '.' name generic-arguments?
  private mutating func parseMember() {
    let node = open(.member)
    advance()
    switch kind {
    case .integerLiteral, .floatLiteral, .dollarIdentifier: leaf(.name)
    case .identifier: parseCompoundName()
    default:
      if kind.isKeyword, !atStartOfLine {
        parseCompoundName()
      } else {
        missing(.name, "expected a name")
      }
    }
    close(node)
    if atGenericArguments() { parseGenericArguments() }
  }

  /// name ( '(' ( label ':' )+ ')' )?
  mutating func parseCompoundName() {
    let node = open(.name)
    advance()
    while kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      advance()
    }
    if atArgumentNames { skipBalanced() }
    close(node)
  }

  /// Whether `(a:b:)` follows: labels only.
  var atArgumentNames: Bool {
    guard kind == .leftParen, !atStartOfLine, peek() != .rightParen else { return false }
    var distance = 1
    while isLabel(peek(distance)), peek(distance + 1) == .colon { distance += 2 }
    return distance > 1 && peek(distance) == .rightParen
  }

  /// '(' arguments ')' trailing-closures?
  private mutating func parseCall(_ flavor: ExpressionFlavor) {
    let node = open(.call)
    parseArguments(.rightParen)
    if !flavor.endsAtBrace, flavor != .directive, kind == .leftBrace, atTrailingClosure(flavor) {
      parseTrailingClosures()
    }
    close(node)
  }

  /// The arguments of an attribute, as a call without trailing closures.
  mutating func parseCallArguments() {
    let node = open(.call)
    parseArguments(.rightParen)
    close(node)
  }

  private mutating func parseSubscriptCall(_ flavor: ExpressionFlavor) {
    let node = open(.subscriptCall)
    parseArguments(.rightSquare)
    if !flavor.endsAtBrace, flavor != .directive, kind == .leftBrace, atTrailingClosure(flavor) {
      parseTrailingClosures()
    }
    close(node)
  }

  /// ( label ':' )? expression ( ',' … )*, with the brackets around.
  mutating func parseArguments(_ closing: TokenKind) {
    advance()
    while !atEnd, kind != closing {
      let before = (index, restStart)
      let argument = open(.argument)
      if isLabel(kind), peek() == .colon {
        leaf(.label)
        advance()
      }
      if kind == .comma || kind == closing {
        missing(.missingExpression, "expected an expression")
      } else {
        parseExpression(.normal)
      }
      close(argument)
      if !consume(.comma) || (index, restStart) == before { break }
    }
    closeBracket(closing, closing == .rightParen ? "expected ')'" : "expected ']'")
  }

  /// closure ( label ':' closure )*
  mutating func parseTrailingClosures() {
    var trailing = open(.trailingClosure)
    parseClosure()
    close(trailing)
    while isLabel(kind), kind != .keywordDefault, peek() == .colon, peek(2) == .leftBrace {
      trailing = open(.trailingClosure)
      leaf(.label)
      advance()
      parseClosure()
      close(trailing)
    }
  }

  // MARK: `#if` inside a chain

  /// Whether the first line that the `#if` here guards begins with `.name`.
  private mutating func atPostfixIfConfig() -> Bool {
    lookingAhead { ahead in
      while ahead.kind == .poundIf {
        ahead.advance()
        while !ahead.atEnd, !ahead.atStartOfLine { ahead.skipBalanced() }
      }
      guard ahead.kind == .period else { return false }
      return ahead.peek() == .identifier || ahead.peek().isKeyword
    }
  }

  private mutating func parsePostfixIfConfig(_ flavor: ExpressionFlavor) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.postfixIfConfig)
    repeat {
      parseIfConfigClauseHead { parser in parser.parseLinks(.normal, afterLiteral: true) }
    } while kind == .poundElseif || kind == .poundElse
    expect(.poundEndif, "expected '#endif'")
    close(node)
  }
}

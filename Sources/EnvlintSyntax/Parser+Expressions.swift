extension Parser {
  /// expression → operand ( operator operand | cast | ternary operand )*
  ///
  /// One flat node: operands and operators in source order. Precedence is nobody's business here.
  mutating func parseExpression(_ flavor: ExpressionFlavor) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.expression)
    repeat { parseOperand(flavor) } while parseOperators(flavor)
    close(node)
  }

  // MARK: Operators

  /// Parses operators until one wants an operand; false when the expression ends.
  private mutating func parseOperators(_ flavor: ExpressionFlavor) -> Bool {
    while true {
      if flavor == .directive, atStartOfLine { return false }
      switch kind {
      case .binaryOperator: leaf(.binaryOperator)
      case .equal:
        if flavor == .pattern { return false }
        leaf(.assignment)
      case .infixQuestionMark:
        if !parseTernary(flavor) { return false }
      case .keywordIs, .keywordAs:
        parseCast()
        continue
      case .arrow, .keywordThrows: parseArrow()
      case .identifier where (peek() == .arrow || peek() == .keywordThrows) && at(.async): parseArrow()
      default: return false
      }
      return true
    }
  }

  /// ternary → '?' expression ':'
  ///
  /// Answers whether the colon is there, and so the operand after it.
  private mutating func parseTernary(_ flavor: ExpressionFlavor) -> Bool {
    let ternary = open(.ternary)
    advance()
    parseExpression(flavor)
    let hasColon = consume(.colon)
    if !hasColon { record("expected ':'") }
    close(ternary)
    return hasColon
  }

  /// cast → ( 'is' | 'as' | 'as?' | 'as!' ) type
  mutating func parseCast() {
    let cast = open(.cast)
    let takesMark = kind == .keywordAs
    advance()
    if takesMark, kind == .postfixQuestionMark || kind == .exclamationMark { advance() }
    parseType()
    close(cast)
  }

  /// arrow → effect* '->'
  private mutating func parseArrow() {
    let arrow = open(.arrowOperator)
    parseEffects()
    expect(.arrow, "expected '->'")
    close(arrow)
  }

  // MARK: Operands

  /// operand → marker* ( pattern-binding | type | cast | prefix-operator* ( if | switch | chain ) )
  private mutating func parseOperand(_ flavor: ExpressionFlavor) {
    while true {
      switch kind {
      case .identifier:
        switch operandWord(flavor) {
        case .name: return parseChain(flavor)
        case .marker: leaf(.effectMarker)
        case .type: return parseTypeExpression()
        case .patternBinding: return parsePatternBinding()
        }
      case .keywordTry: parseTry()
      case .keywordRepeat: leaf(.effectMarker)
      case .keywordLet, .keywordVar: return parsePatternBinding()
      case .keywordIs: return parseCast()
      case .at, .keywordInout: return parseTypeExpression()
      default: return parsePrefixedOperand(flavor)
      }
    }
  }

  private mutating func parsePrefixedOperand(_ flavor: ExpressionFlavor) {
    while kind == .prefixOperator || kind == .prefixAmpersand { leaf(.prefixOperator) }
    switch kind {
    case .keywordIf: parseStatementExpression(.ifStatement)
    case .keywordSwitch: parseStatementExpression(.switchStatement)
    default: parseChain(flavor)
    }
  }

  /// 'try' ( '?' | '!' )?
  private mutating func parseTry() {
    let marker = open(.effectMarker)
    advance()
    if kind == .exclamationMark || kind == .postfixQuestionMark { advance() }
    close(marker)
  }

  /// The role of a name at the beginning of an operand.
  private enum OperandWord {
    case name
    /// `await x`, `unsafe x`, `copy x`, …
    case marker
    /// `any P`, `nonisolated(nonsending) () -> Void`.
    case type
    /// `borrowing x`.
    case patternBinding
  }

  private mutating func operandWord(_ flavor: ExpressionFlavor) -> OperandWord {
    switch word {
    case nil: return .name
    case .await: return .marker
    case .unsafe: return atWordWithOperand(takesSpacedBrackets: true) || atWordWithClosure(flavor) ? .marker : .name
    case .borrow, .copy, .consume, .each: return atWordWithOperand() ? .marker : .name
    case .any: return atWordWithOperand() || atExistentialOfInverse ? .type : .name
    case .nonisolated:
      return peek() == .leftParen && word(ahead: 2) == .nonsending && peek(3) == .rightParen ? .type : .name
    case .borrowing, .borrowingUnderscored: return atPatternBinding ? .patternBinding : .name
    default: return .name
    }
  }

  /// `unsafe { … }()`.
  private mutating func atWordWithClosure(_ flavor: ExpressionFlavor) -> Bool {
    guard peek() == .leftBrace, !peekStartsLine() else { return false }
    return lookingAhead { ahead in
      ahead.advance()
      return ahead.atTrailingClosure(flavor)
    }
  }

  /// `any ~Copyable`.
  private var atExistentialOfInverse: Bool {
    mutating get {
      let start = Int(tokens.starts[min(index + 1, tokens.count - 1)])
      return tokens.bytes[start] == UInt8(ascii: "~")
    }
  }

  private mutating func parseTypeExpression() {
    let node = open(.chain)
    let expression = open(.typeExpression)
    parseType()
    close(expression)
    close(node)
  }

  /// An `if` or `switch` whose value is used.
  private mutating func parseStatementExpression(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    if nodeKind == .ifStatement { parseIf(node) } else { parseSwitch(node) }
    close(node)
  }
}

extension Parser {
  /// Whether a statement other than an expression is here.
  var atStartOfStatement: Bool {
    mutating get {
      guard kind == .identifier else { return beginsStatement(kind, before: peek()) }
      if peek() == .colon { return beginsStatement(peek(2), before: peek(3)) }
      return (at(.yield) || at(.discard)) && atWordWithOperand()
    }
  }

  /// Whether a reserved word begins a statement: `repeat` does so before a brace.
  private func beginsStatement(_ kind: TokenKind, before next: TokenKind) -> Bool {
    switch kind {
    case .keywordIf, .keywordGuard, .keywordWhile, .keywordFor, .keywordSwitch, .keywordDo, .keywordDefer,
      .keywordReturn, .keywordThrow, .keywordBreak, .keywordContinue, .keywordFallthrough:
      true
    case .keywordRepeat: next == .leftBrace
    default: false
    }
  }

  /// statement → ( name ':' )? …
  mutating func parseStatement() {
    guard descend() else { return }
    defer { nesting -= 1 }
    // A label is the statement's first child: the node is opened before it and named after it.
    let node = open(.unexpected)
    if kind == .identifier, peek() == .colon {
      let label = open(.statementLabel)
      advance()
      advance()
      close(label)
    }
    parseStatement(node)
    close(node)
  }

  private mutating func parseStatement(_ node: Int) {
    switch kind {
    case .keywordIf: parseIf(node)
    case .keywordGuard: parseGuard(node)
    case .keywordWhile: parseWhile(node)
    case .keywordRepeat: parseRepeat(node)
    case .keywordFor: parseFor(node)
    case .keywordSwitch: parseSwitch(node)
    case .keywordDo: parseDo(node)
    case .keywordDefer:
      rename(node, .deferStatement)
      leaf(.keyword)
      parseRequiredCodeBlock()
    case .keywordReturn: parseReturn(node)
    case .keywordThrow:
      rename(node, .throwStatement)
      leaf(.keyword)
      parseExpression(.normal)
    case .keywordBreak, .keywordContinue:
      rename(node, kind == .keywordBreak ? .breakStatement : .continueStatement)
      leaf(.keyword)
      if kind == .identifier, !atStartOfLine { leaf(.name) }
    case .keywordFallthrough:
      rename(node, .fallthroughStatement)
      leaf(.keyword)
    default:
      // `yield` or `discard`, with one operand.
      rename(node, at(.yield) ? .yieldStatement : .discardStatement)
      leaf(.keyword)
      parseExpression(.normal)
    }
  }

  /// '{' statement* '}'
  mutating func parseCodeBlock(_ position: ItemPosition = .statements) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.codeBlock)
    advance()
    parseStatementsToBrace(position)
    closeBracket(.rightBrace, "expected '}'")
    close(node)
  }

  /// Items up to the brace that closes them; a stray `case` or directive in between is passed over.
  mutating func parseStatementsToBrace(_ position: ItemPosition) {
    while true {
      parseItems(position)
      guard !atEnd, kind != .rightBrace else { return }
      record("unexpected here")
      leaf(.unexpected)
    }
  }

  mutating func parseRequiredCodeBlock() {
    if kind == .leftBrace { parseCodeBlock() } else { missing(.codeBlock, "expected '{'") }
  }

  /// if → 'if' conditions block ( 'else' ( if | block ) )?
  ///
  /// An `else if` is a sibling, not a child: a chain of any length is one flat node.
  mutating func parseIf(_ node: Int) {
    rename(node, .ifStatement)
    while true {
      leaf(.keyword)
      parseConditionsBeforeBrace()
      parseRequiredCodeBlock()
      guard kind == .keywordElse else { return }
      leaf(.keyword)
      guard kind == .keywordIf else {
        parseRequiredCodeBlock()
        return
      }
    }
  }

  /// guard → 'guard' conditions 'else' block
  private mutating func parseGuard(_ node: Int) {
    rename(node, .guardStatement)
    leaf(.keyword)
    parseConditions()
    expect(.keywordElse, "expected 'else'")
    parseRequiredCodeBlock()
  }

  /// while → 'while' conditions block
  private mutating func parseWhile(_ node: Int) {
    rename(node, .whileStatement)
    leaf(.keyword)
    parseConditionsBeforeBrace()
    parseRequiredCodeBlock()
  }

  /// repeat → 'repeat' block 'while' expression
  private mutating func parseRepeat(_ node: Int) {
    rename(node, .repeatStatement)
    leaf(.keyword)
    parseRequiredCodeBlock()
    if kind == .keywordWhile { leaf(.keyword) } else { record("expected 'while'") }
    parseExpression(.normal)
  }

  /// for → 'for' 'try'? 'await'? 'case'? pattern type? 'in' expression where? block
  private mutating func parseFor(_ node: Int) {
    rename(node, .forStatement)
    leaf(.keyword)
    while atForMarker { leaf(.effectMarker) }
    if kind == .keywordCase {
      leaf(.keyword)
      parseMatchingPattern()
    } else {
      parseSimplePattern()
    }
    if kind == .colon { parseTypeAnnotation() }
    expect(.keywordIn, "expected 'in'")
    if kind == .leftBrace { missing(.missingExpression, "expected an expression") } else { parseExpression(.condition) }
    parseFilterIfPresent(.condition)
    parseRequiredCodeBlock()
  }

  private var atForMarker: Bool {
    mutating get {
      switch kind {
      case .keywordTry: true
      case .identifier: at(.await) || (at(.unsafe) && peek() != .keywordIn && peek() != .colon)
      default: false
      }
    }
  }

  /// do → 'do' effect* block ( 'catch' ( pattern where? ) ( ',' … )* block )*
  private mutating func parseDo(_ node: Int) {
    rename(node, .doStatement)
    leaf(.keyword)
    parseEffects()
    parseRequiredCodeBlock()
    while kind == .keywordCatch {
      let clause = open(.catchClause)
      leaf(.keyword)
      if kind != .leftBrace { parseCaseItems(.condition) }
      parseRequiredCodeBlock()
      close(clause)
    }
  }

  /// return → 'return' expression?
  private mutating func parseReturn(_ node: Int) {
    rename(node, .returnStatement)
    leaf(.keyword)
    if atReturnValue() { parseExpression(.normal) }
  }

  private mutating func atReturnValue() -> Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif,
      .poundEndif, .keywordCase, .keywordDefault:
      false
    case .keywordIf, .keywordSwitch: true
    default:
      !atStartOfStatement && !atStartOfDeclaration(.statements) && !(kind == .at && atStartOfLine && atCase())
    }
  }

  // MARK: Conditions

  private mutating func parseConditionsBeforeBrace() {
    guard kind == .leftBrace else {
      parseConditions()
      return
    }
    missing(.conditions, "expected a condition")
  }

  /// condition ( ',' condition )*
  private mutating func parseConditions() {
    let node = open(.conditions)
    repeat {
      let condition = open(.condition)
      parseCondition()
      close(condition)
    } while consume(.comma)
    close(node)
  }

  /// condition → ( 'let' | 'var' ) pattern … | 'case' pattern '=' expression | availability | expression
  private mutating func parseCondition() {
    switch kind {
    case .keywordLet, .keywordVar, .keywordInout:
      let binding = open(.optionalBinding)
      leaf(.keyword)
      parseOptionalBindingPattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializerClause(.condition) }
      close(binding)
    case .keywordCase:
      let match = open(.patternCondition)
      leaf(.keyword)
      parseMatchingPattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializerClause(.condition) } else { record("expected '='") }
      close(match)
    case .poundAvailable, .poundUnavailable:
      parseAvailability()
    default:
      parseExpression(.condition)
    }
  }

  /// Nearly always a name or a tuple of names; Swift's parser takes what a `case` takes.
  private mutating func parseOptionalBindingPattern() {
    switch peek() {
    case .period, .leftSquare, .binaryOperator, .postfixOperator: parseMatchingPattern()
    case .leftParen where kind == .identifier: parseMatchingPattern()
    default: parseSimplePattern()
    }
  }

  /// availability → ( '#available' | '#unavailable' ) '(' … ')'
  mutating func parseAvailability() {
    let node = open(.availability)
    advance()
    if kind == .leftParen { skipBalanced() }
    close(node)
  }

  // MARK: Switch

  /// switch → 'switch' expression '{' case* '}'
  mutating func parseSwitch(_ node: Int) {
    rename(node, .switchStatement)
    leaf(.keyword)
    if kind == .leftBrace { missing(.missingExpression, "expected an expression") } else { parseExpression(.condition) }
    guard kind == .leftBrace else {
      record("expected '{'")
      return
    }
    advance()
    parseStatementsToBrace(.switchCases)
    closeBracket(.rightBrace, "expected '}'")
  }

  /// case → attribute* ( 'case' item ( ',' item )* | 'default' ) ':' statement*
  mutating func parseSwitchCase() {
    let node = open(.switchCase)
    while kind == .at { parseAttribute() }
    if kind == .keywordCase {
      leaf(.keyword)
      parseCaseItems(.normal)
      expect(.colon, "expected ':'")
    } else if kind == .keywordDefault {
      leaf(.keyword)
      expect(.colon, "expected ':'")
    } else {
      record("expected 'case'")
    }
    parseItems(.statements)
    close(node)
  }

  /// ( pattern where? ) ( ',' … )*
  private mutating func parseCaseItems(_ filterFlavor: ExpressionFlavor) {
    while !atEnd {
      let before = index
      let item = open(.caseItem)
      if kind != .keywordWhere { parseMatchingPattern() }
      parseFilterIfPresent(filterFlavor)
      close(item)
      if !consume(.comma) || index == before { break }
    }
  }

  /// filter → 'where' expression
  private mutating func parseFilterIfPresent(_ flavor: ExpressionFlavor) {
    guard kind == .keywordWhere else { return }
    let filter = open(.whereClause)
    advance()
    parseExpression(flavor)
    close(filter)
  }
}

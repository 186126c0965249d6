extension Parser {
  /// Whether a statement other than an expression stands here.
  var atStartOfStatement: Bool {
    switch kind {
    case .keywordIf, .keywordGuard, .keywordWhile, .keywordFor, .keywordSwitch, .keywordDo, .keywordDefer,
      .keywordReturn,
      .keywordThrow, .keywordBreak, .keywordContinue, .keywordFallthrough:
      return true
    case .keywordRepeat: return peek() == .leftBrace
    case .identifier:
      if peek() == .colon { return atLabelledStatement }
      switch word {
      case .yield, .discard: return atPrefixWordOperand()
      case .then: return atPrefixWordOperand(preferPostfix: false, acrossLines: false)
      default: return false
      }
    default: return false
    }
  }

  private var atLabelledStatement: Bool {
    switch peek(2) {
    case .keywordWhile, .keywordFor, .keywordRepeat, .keywordIf, .keywordSwitch, .keywordDo, .keywordGuard: true
    default: false
    }
  }

  mutating func parseStatement() {
    guard descend() else { return }
    defer { nesting -= 1 }
    if kind == .identifier, peek() == .colon {
      // The label is the statement's first child: the node is opened before it and named after it.
      let node = open(.unexpected)
      let label = open(.statementLabel)
      advance()
      advance()
      close(label)
      parseStatement(node)
    } else {
      parseStatement(open(.unexpected))
    }
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
      tree.kinds[node] = .deferStatement
      leaf(.keyword)
      parseRequiredCodeBlock()
    case .keywordReturn: parseReturn(node)
    case .keywordThrow:
      tree.kinds[node] = .throwStatement
      leaf(.keyword)
      parseExpression(.normal)
    case .keywordBreak, .keywordContinue:
      tree.kinds[node] = kind == .keywordBreak ? .breakStatement : .continueStatement
      leaf(.keyword)
      if kind == .identifier, !atStartOfLine { leaf(.name) }
    case .keywordFallthrough:
      tree.kinds[node] = .fallthroughStatement
      leaf(.keyword)
    default:
      // `yield`, `discard` and `then`, each with one operand.
      tree.kinds[node] = word == .yield ? .yieldStatement : word == .discard ? .discardStatement : .thenStatement
      leaf(.keyword)
      parseExpression(.normal)
    }
    close(node)
  }

  /// '{' statement* '}'
  mutating func parseCodeBlock() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.codeBlock)
    advance()
    parseStatementsToBrace()
    closeBracket(.rightBrace, "expected '}'")
    close(node)
  }

  /// Statements up to the brace that closes them; a stray `case` or directive in between is passed over.
  mutating func parseStatementsToBrace() {
    while true {
      parseItems(.statements)
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
    tree.kinds[node] = .ifStatement
    while true {
      leaf(.keyword)
      parseConditions()
      parseRequiredCodeBlock()
      guard kind == .keywordElse else { return }
      leaf(.keyword)
      guard kind == .keywordIf else {
        parseRequiredCodeBlock()
        return
      }
    }
  }

  private mutating func parseGuard(_ node: Int) {
    tree.kinds[node] = .guardStatement
    leaf(.keyword)
    parseConditions()
    expect(.keywordElse, "expected 'else'")
    parseRequiredCodeBlock()
  }

  private mutating func parseWhile(_ node: Int) {
    tree.kinds[node] = .whileStatement
    leaf(.keyword)
    parseConditions()
    parseRequiredCodeBlock()
  }

  /// repeat → 'repeat' block 'while' expression
  private mutating func parseRepeat(_ node: Int) {
    tree.kinds[node] = .repeatStatement
    leaf(.keyword)
    parseRequiredCodeBlock()
    if kind == .keywordWhile { leaf(.keyword) } else { record("expected 'while'") }
    parseExpression(.normal)
  }

  /// for → 'for' 'try'? 'await'? 'case'? pattern type? 'in' expression where? block
  private mutating func parseFor(_ node: Int) {
    tree.kinds[node] = .forStatement
    leaf(.keyword)
    while kind == .keywordTry || at(.await) || (at(.unsafe) && peek() != .keywordIn) { leaf(.effectMarker) }
    if kind == .keywordCase {
      leaf(.keyword)
      parseMatchingPattern()
    } else {
      parseSimplePattern()
    }
    if kind == .colon { parseTypeAnnotation() }
    expect(.keywordIn, "expected 'in'")
    parseExpression(.condition)
    if kind == .keywordWhere {
      let filter = open(.whereClause)
      advance()
      parseExpression(.condition)
      close(filter)
    }
    parseRequiredCodeBlock()
  }

  private mutating func parseDo(_ node: Int) {
    tree.kinds[node] = .doStatement
    leaf(.keyword)
    parseEffects()
    parseRequiredCodeBlock()
    while kind == .keywordCatch {
      let clause = open(.catchClause)
      leaf(.keyword)
      while kind != .leftBrace, !atEnd {
        let before = index
        let item = open(.caseItem)
        if kind != .keywordWhere { parseCatchPattern() }
        parseCaseFilter(.condition)
        close(item)
        if !consume(.comma) || index == before { break }
      }
      parseRequiredCodeBlock()
      close(clause)
    }
  }

  /// return → 'return' expression?
  private mutating func parseReturn(_ node: Int) {
    tree.kinds[node] = .returnStatement
    leaf(.keyword)
    switch kind {
    case .rightBrace, .rightParen, .rightSquare, .semicolon, .endOfFile, .poundIf, .poundElse, .poundElseif,
      .poundEndif,
      .keywordCase, .keywordDefault:
      return
    case .keywordIf, .keywordSwitch:
      if atStartOfLine { return }
      parseExpression(.normal)
    default:
      if kind == .keywordDo || atStartOfStatement
        || atStartOfDeclaration(requiresDeclaration: false, allowsInitializer: false)
      {
        return
      }
      parseExpression(.normal)
    }
  }

  // MARK: Conditions

  /// condition ( ',' condition )*
  mutating func parseConditions() {
    let node = open(.conditions)
    if kind == .leftBrace {
      record("expected a condition")
      close(node)
      return
    }
    while !atEnd {
      let before = index
      let condition = open(.condition)
      parseCondition()
      close(condition)
      if !consume(.comma) || index == before || kind == .leftBrace || kind == .keywordElse { break }
    }
    close(node)
  }

  private mutating func parseCondition() {
    switch kind {
    case .keywordLet, .keywordVar, .keywordInout:
      let binding = open(.optionalBinding)
      leaf(.keyword)
      parseSimplePattern()
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

  mutating func parseAvailability() {
    let node = open(.availability)
    advance()
    if kind == .leftParen { skipBalanced() }
    close(node)
  }

  // MARK: Switch

  /// switch → 'switch' expression '{' case* '}'
  mutating func parseSwitch(_ node: Int) {
    tree.kinds[node] = .switchStatement
    leaf(.keyword)
    if kind == .leftBrace { record("expected an expression") } else { parseExpression(.condition) }
    guard kind == .leftBrace else {
      record("expected '{'")
      return
    }
    advance()
    while true {
      parseItems(.switchCases)
      guard !atEnd, kind != .rightBrace else { break }
      record("unexpected here")
      leaf(.unexpected)
    }
    closeBracket(.rightBrace, "expected '}'")
  }

  /// case → attribute* ( 'case' item ( ',' item )* | 'default' ) ':' statement*
  mutating func parseSwitchCase() {
    let node = open(.switchCase)
    while kind == .at { parseAttribute(inType: false) }
    if kind == .keywordCase {
      leaf(.keyword)
      while !atEnd {
        let before = index
        let item = open(.caseItem)
        parseMatchingPattern()
        parseCaseFilter(.normal)
        close(item)
        if !consume(.comma) || index == before { break }
      }
      expect(.colon, "expected ':'")
    } else if kind == .keywordDefault {
      leaf(.keyword)
      expect(.colon, "expected ':'")
    } else {
      record("expected 'case'")
    }
    while !atEnd, kind != .rightBrace {
      parseItems(.statements)
      guard kind == .at || kind == .semicolon, !atUnknownCase() else { break }
    }
    close(node)
  }

  private mutating func parseCaseFilter(_ flavor: ExpressionFlavor) {
    guard kind == .keywordWhere else { return }
    let filter = open(.whereClause)
    advance()
    parseExpression(flavor)
    close(filter)
  }
}

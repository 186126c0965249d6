/// Functions, initializers, subscripts, macros, and what they share: parameters, effects, results.
extension Parser {
  enum ParameterPosition {
    case function
    case closure
    case enumCase
  }

  /// func → 'func' name generics? parameters effects result? where? body?
  mutating func parseFunction(_ node: Int) {
    rename(node, .functionDecl)
    leaf(.keyword)
    if atOperatorName { parseOperatorName() } else { parseName() }
    parseGenericParametersIfPresent()
    parseSignature()
    if kind == .leftBrace { parseCodeBlock() }
  }

  /// Whether the function's name is an operator: then a `<` at its end may open generic parameters.
  private var atOperatorName: Bool {
    mutating get {
      kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator
    }
  }

  private mutating func parseOperatorName() {
    // `func ==<T>(…)` is one token `==<`; the name ends before the last `<` when a type parameter follows.
    let end = Int(tokens.ends[index])
    let opensParameters = tokens.bytes[end - 1] == 0x3C && (peek() == .identifier || peek() == .keywordLet)
    guard opensParameters, end - Int(start) > 1 else {
      leaf(.name)
      return
    }
    let name = open(.name)
    consumeAllButLastByte()
    close(name)
  }

  /// init → 'init' ( '?' | '!' )? generics? parameters effects where? body?
  mutating func parseInitializer(_ node: Int) {
    rename(node, .initializerDecl)
    leaf(.keyword)
    if kind == .postfixQuestionMark || kind == .infixQuestionMark {
      leaf(.optionalMark)
    } else if kind == .exclamationMark || atOperator("!") {
      leaf(.implicitlyUnwrappedMark)
    }
    parseGenericParametersIfPresent()
    parseSignature()
    if kind == .leftBrace { parseCodeBlock(.initializerBody) }
  }

  /// deinit → 'deinit' effect* body?
  mutating func parseDeinitializer(_ node: Int) {
    rename(node, .deinitializerDecl)
    leaf(.keyword)
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() }
  }

  /// subscript → 'subscript' generics? parameters result where? accessors?
  mutating func parseSubscript(_ node: Int) {
    rename(node, .subscriptDecl)
    leaf(.keyword)
    parseGenericParametersIfPresent()
    parseSignature()
    if kind == .leftBrace { parseAccessorBlock() }
  }

  /// macro → 'macro' name generics? parameters result? ( '=' expression )? where?
  mutating func parseMacro(_ node: Int) {
    rename(node, .macroDecl)
    leaf(.keyword)
    parseName()
    parseGenericParametersIfPresent()
    parseSignature()
    if kind == .equal { parseInitializerClause() }
    parseWhereClauseIfPresent()
  }

  /// parameters effect* result? where?
  private mutating func parseSignature() {
    if kind == .leftParen { parseParameters(.function) } else { missing(.parameters, "expected '('") }
    parseEffects()
    if kind == .arrow { parseReturnType() }
    parseWhereClauseIfPresent()
  }

  /// result → '->' generics? type
  mutating func parseReturnType() {
    let node = open(.returnType)
    advance()
    parseGenericParametersIfPresent()
    parseType()
    close(node)
  }

  /// '(' parameter* ')'
  mutating func parseParameters(_ position: ParameterPosition) {
    let node = open(.parameters)
    advance()
    while !atEnd, kind != .rightParen {
      let before = index
      parseParameter(position)
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightParen, "expected ')'")
    close(node)
  }

  /// attribute* specifier* label? name ':' type '...'? ( '=' expression )?
  private mutating func parseParameter(_ position: ParameterPosition) {
    let node = open(.parameter)
    if position != .enumCase { parseAttributes() }
    while atParameterModifier { leaf(.modifier) }
    if atParameterName || (position == .closure && isLabel(kind)) {
      leaf(.label)
      if isLabel(kind), kind != .colon { leaf(.name) }
      if consume(.colon) { parseType(allowsVariadic: true) }
    } else {
      parseType(allowsVariadic: true)
    }
    if kind == .equal { parseDefaultValue() }
    close(node)
  }

  /// `isolated` and `_const` before a name; before a colon, or before a name and a colon, they are names themselves.
  private var atParameterModifier: Bool {
    mutating get {
      (at(.isolated) || at(.const)) && isLabel(peek()) && peek(2) != .colon
    }
  }

  /// '=' expression
  mutating func parseDefaultValue() {
    let node = open(.defaultValue)
    advance()
    parseExpression(.normal)
    close(node)
  }

  /// '=' expression
  mutating func parseInitializerClause(_ flavor: ExpressionFlavor = .normal) {
    let node = open(.initializerClause)
    advance()
    parseExpression(flavor)
    close(node)
  }
}

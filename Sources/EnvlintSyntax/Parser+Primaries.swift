extension Parser {
  /// primary → literal | name | '.' name | tuple | collection | closure | key-path | macro | …
  ///
  /// Answers whether it is a literal, which no trailing closure can follow.
  mutating func parsePrimary(_ flavor: ExpressionFlavor) -> Bool {
    switch kind {
    case .integerLiteral: leaf(.integerLiteral)
    case .floatLiteral: leaf(.floatLiteral)
    case .keywordTrue, .keywordFalse: leaf(.booleanLiteral)
    case .keywordNil: leaf(.nilLiteral)
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringDelimiter: parseStringLiteral()
    case .regexSlash, .regexPoundDelimiter: parseRegexLiteral()
    case .leftSquare:
      if atInlineArrayType() {
        parseSquareTypeExpression()
        return false
      }
      parseCollectionLiteral()
    default:
      parseNonLiteralPrimary(flavor)
      return false
    }
    return true
  }

  private mutating func parseNonLiteralPrimary(_ flavor: ExpressionFlavor) {
    switch kind {
    case .identifier where isEditorPlaceholder: leaf(.editorPlaceholder)
    case .identifier, .keywordSelf, .keywordInit, .keywordDeinit, .keywordSubscript, .keywordSelfType, .colonColon:
      parseReference()
    case .keywordExtension where peek() == .comma || peek() == .rightParen:
      // The role of a macro: `@attached(extension, names: …)`.
      leaf(.nameReference)
    case .keywordSuper, .dollarIdentifier: leaf(.nameReference)
    case .keywordAny: leaf(.typeExpression)
    case .wildcard: leaf(.wildcard)
    case .period: parseImplicitMember()
    case .leftParen:
      let node = open(.tuple)
      parseArguments(.rightParen)
      close(node)
    case .leftBrace: parseClosure()
    case .backslash: parseKeyPath()
    case .pound:
      let node = open(.macroExpansion)
      parseMacroExpansionBody(flavor)
      close(node)
    case .poundAvailable, .poundUnavailable: parseAvailability()
    default: missing(.missingExpression, "expected an expression")
    }
  }

  private var isEditorPlaceholder: Bool {
    mutating get { tokens.bytes[Int(start)] == UInt8(ascii: "<") }
  }

  // MARK: Names

  /// reference → name argument-names? generic-arguments?
  private mutating func parseReference() {
    parseCompoundName(as: .nameReference)
    if atGenericArguments() { parseGenericArguments() }
  }

  /// '.' name argument-names?
  private mutating func parseImplicitMember() {
    let node = open(.implicitMember)
    advance()
    parseMemberName(mayFollowNewline: true)
    close(node)
  }

  /// The name after a period: any word, or an index into a tuple.
  ///
  /// - Parameter mayFollowNewline: whether a keyword on the next line is the name. After a base it is only where white space is
  ///   before the period as well; else the name is still to be typed.
  mutating func parseMemberName(mayFollowNewline: Bool) {
    switch kind {
    case .integerLiteral, .dollarIdentifier: leaf(.name)
    case .identifier, .colonColon: parseCompoundName(as: .name)
    default:
      guard kind.isKeyword, mayFollowNewline || !atStartOfLine else { return missing(.name, "expected a name") }
      parseCompoundName(as: .name)
    }
  }

  /// ( module? '::' )? name ( '(' ( label ':' )+ ')' )?
  private mutating func parseCompoundName(as nodeKind: NodeKind) {
    let node = open(nodeKind)
    advance()
    while kind == .colonColon, peek() == .identifier || peek().isKeyword || peek() == .binaryOperator {
      advance()
      advance()
    }
    if atArgumentNames { skipBalanced() }
    close(node)
  }

  /// Whether `(a:b:)` follows: labels only.
  private var atArgumentNames: Bool {
    mutating get {
      guard kind == .leftParen, !atStartOfLine else { return false }
      var distance = 1
      while isLabel(peek(distance)), peek(distance + 1) == .colon { distance += 2 }
      return distance > 1 && peek(distance) == .rightParen
    }
  }

  // MARK: Macros

  /// '#' name generic-arguments? ( '(' arguments ')' )? trailing-closures?
  mutating func parseMacroExpansionBody(_ flavor: ExpressionFlavor) {
    advance()
    if kind == .identifier || kind.isKeyword || kind == .colonColon, !atStartOfLine {
      parseMacroName()
    } else {
      missing(.name, "expected a name")
    }
    if atGenericArguments() { parseGenericArguments() }
    let hasArguments = kind == .leftParen && !atStartOfLine
    guard hasArguments || (flavor == .normal && atTrailingClosure(flavor)) else { return }
    let call = open(.call)
    if hasArguments { parseArguments(.rightParen) }
    if flavor == .normal, atTrailingClosure(flavor) { parseTrailingClosures() }
    close(call)
  }

  /// ( module? '::' )? name
  private mutating func parseMacroName() {
    let name = open(.name)
    advance()
    while kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      advance()
    }
    close(name)
  }

  // MARK: Closures

  /// closure → '{' signature? statement* '}'
  mutating func parseClosure() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.closure)
    advance()
    if atClosureSignature() { parseClosureSignature() }
    parseStatementsToBrace(.statements)
    closeBracket(.rightBrace, "expected '}'")
    close(node)
  }

  /// signature → attribute* captures? ( parameters | name ( ',' name )* )? effect* result? 'in'
  private mutating func parseClosureSignature() {
    let node = open(.closureSignature)
    parseAttributes()
    if kind == .leftSquare { parseCaptureList() }
    if kind == .leftParen { parseParameters(.closure) } else { parseClosureParameters() }
    parseEffects()
    if kind == .arrow { parseReturnType() }
    expect(.keywordIn, "expected 'in'")
    close(node)
  }

  private mutating func parseClosureParameters() {
    while kind == .identifier || kind == .wildcard {
      let parameter = open(.closureParameter)
      leaf(.name)
      if kind == .colon { parseTypeAnnotation() }
      close(parameter)
      if !consume(.comma) { break }
    }
  }

  /// captures → '[' capture ( ',' capture )* ']'
  private mutating func parseCaptureList() {
    let node = open(.captureList)
    advance()
    while !atEnd, kind != .rightSquare {
      let before = index
      parseCapture()
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }

  /// capture → ( 'weak' | 'unowned' ( '(' word ')' )? )? ( name ( '=' expression )? | expression )
  private mutating func parseCapture() {
    let capture = open(.capture)
    if at(.weak) || at(.unowned), !isCaptureName {
      let specifier = open(.modifier)
      advance()
      if kind == .leftParen { skipBalanced() }
      close(specifier)
    }
    if isCaptureName {
      leaf(.name)
      if kind == .equal { parseInitializerClause() }
    } else {
      parseExpression(.normal)
    }
    close(capture)
  }

  private var isCaptureName: Bool {
    mutating get {
      guard kind == .identifier || kind == .keywordSelf || kind == .dollarIdentifier else { return false }
      return peek() == .equal || peek() == .comma || peek() == .rightSquare
    }
  }
}

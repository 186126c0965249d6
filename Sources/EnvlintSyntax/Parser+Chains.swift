/// Chains: one operand, as a primary and its links in source order.
extension Parser {
  /// chain → primary link*
  mutating func parseChain(_ flavor: ExpressionFlavor) {
    let node = open(.chain)
    let isLiteral = parsePrimary(flavor)
    parseLinks(flavor, afterLiteral: isLiteral)
    close(node)
  }

  /// link → '.' name | '(' arguments ')' | '[' arguments ']' | trailing-closures | '?' | '!' | postfix-operator | '#if' …
  private mutating func parseLinks(_ flavor: ExpressionFlavor, afterLiteral isLiteral: Bool) {
    var afterLiteral = isLiteral
    while true {
      if flavor == .directive, atStartOfLine { return }
      switch kind {
      case .period: parseMember()
      case .leftParen where !atStartOfLine: parseCall(.call, .rightParen, flavor)
      case .leftSquare where !atStartOfLine: parseCall(.subscriptCall, .rightSquare, flavor)
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
      default: return
      }
      afterLiteral = false
    }
  }

  /// '.' name generic-arguments?
  private mutating func parseMember() {
    let node = open(.member)
    let isSpaced = afterSpace
    advance()
    parseMemberName(mayFollowNewline: isSpaced)
    close(node)
    if atGenericArguments() { parseGenericArguments() }
  }

  // MARK: Calls

  /// ( '(' arguments ')' | '[' arguments ']' ) trailing-closures?
  private mutating func parseCall(_ nodeKind: NodeKind, _ closing: TokenKind, _ flavor: ExpressionFlavor) {
    let node = open(nodeKind)
    parseArguments(closing)
    if flavor == .normal, atTrailingClosure(flavor) { parseTrailingClosures() }
    close(node)
  }

  /// The arguments of an attribute, as a call without trailing closures.
  mutating func parseCallArguments() {
    let node = open(.call)
    parseArguments(.rightParen)
    close(node)
  }

  /// argument ( ',' argument )*, with the brackets around.
  mutating func parseArguments(_ closing: TokenKind) {
    advance()
    while !atEnd, kind != closing {
      let before = (index, restStart)
      parseArgument(closing)
      if !consume(.comma) || (index, restStart) == before { break }
    }
    closeBracket(closing, closing == .rightParen ? "expected ')'" : "expected ']'")
  }

  /// argument → ( label ':' )? ( expression | operator )
  private mutating func parseArgument(_ closing: TokenKind) {
    let argument = open(.argument)
    if isLabel(kind), peek() == .colon {
      leaf(.label)
      advance()
    }
    if kind == .comma || kind == closing {
      missing(.missingExpression, "expected an expression")
    } else if atBareOperator {
      parseBareOperator()
    } else {
      parseExpression(.normal)
    }
    close(argument)
  }

  /// Whether an operator is an operand itself: `reduce(0, +)`.
  private var atBareOperator: Bool {
    mutating get {
      switch kind {
      case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand:
        peek() == .rightParen || peek() == .comma || peek() == .rightSquare
      default: false
      }
    }
  }

  private mutating func parseBareOperator() {
    let expression = open(.expression)
    let chain = open(.chain)
    leaf(.operatorReference)
    close(chain)
    close(expression)
  }

  /// trailing-closures → closure ( label ':' closure )*
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

  // MARK: Conditional links

  /// Whether the first line that the `#if` here guards begins with `.name`.
  private mutating func atPostfixIfConfig() -> Bool {
    lookingAhead { ahead in
      ahead.skipDirectives()
      guard ahead.kind == .period else { return false }
      return ahead.peek() == .identifier || ahead.peek().isKeyword
    }
  }

  /// '#if' condition link* ( '#elseif' condition link* )* ( '#else' link* )? '#endif'
  private mutating func parsePostfixIfConfig(_ flavor: ExpressionFlavor) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.postfixIfConfig)
    repeat {
      parseIfConfigClause { parser in
        if parser.kind == .poundIf { parser.parsePostfixIfConfig(flavor) }
        parser.parseLinks(flavor, afterLiteral: true)
      }
    } while kind == .poundElseif || kind == .poundElse
    expect(.poundEndif, "expected '#endif'")
    close(node)
  }
}

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
    case .leftSquare: parseCollectionLiteral()
    default:
      parseNonLiteralPrimary(flavor)
      return false
    }
    return true
  }

  private mutating func parseNonLiteralPrimary(_ flavor: ExpressionFlavor) {
    switch kind {
    case .identifier where isEditorPlaceholder: leaf(.editorPlaceholder)
    case .identifier, .keywordSelf, .keywordInit, .keywordDeinit, .keywordSubscript, .keywordSelfType, .keywordSuper,
      .dollarIdentifier, .colonColon:
      let node = open(.nameReference)
      advance()
      while kind == .colonColon, peek() == .identifier || peek().isKeyword {
        advance()
        advance()
      }
      if atArgumentNames { skipBalanced() }
      close(node)
    case .keywordAny:
      let node = open(.typeExpression)
      advance()
      close(node)
    case .wildcard: leaf(.wildcard)
    case .period: parseImplicitMember()
    case .leftParen:
      let node = open(.tuple)
      parseArguments(.rightParen)
      close(node)
    case .leftBrace: parseClosure()
    case .backslash: parseKeyPath()
    case .pound: parseMacroExpansion(flavor)
    case .poundAvailable, .poundUnavailable: parseAvailability()
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: leaf(.operatorReference)
    default: missing(.missingExpression, "expected an expression")
    }
  }

  private var isEditorPlaceholder: Bool { source[Int(start)] == 0x3C }

  /// '.' name
  private mutating func parseImplicitMember() {
    let node = open(.implicitMember)
    advance()
    if kind == .identifier || kind.isKeyword || kind == .integerLiteral {
      parseCompoundName()
    } else {
      missing(.name, "expected a name")
    }
    close(node)
  }

  // MARK: Literals

  /// delimiter? quote ( segment | interpolation )* quote delimiter?
  private mutating func parseStringLiteral() {
    let node = open(.stringLiteral)
    _ = consume(.rawStringDelimiter)
    let quote = kind
    if quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote { advance() }
    while true {
      switch kind {
      case .stringSegment: advance()
      case .backslash:
        let interpolation = open(.interpolation)
        advance()
        _ = consume(.rawStringDelimiter)
        if kind == .leftParen, descend() {
          parseArguments(.rightParen)
          nesting -= 1
        }
        close(interpolation)
      default:
        if kind == quote { advance() } else { record("unterminated string") }
        _ = kind == .rawStringDelimiter && !afterSpace && consume(.rawStringDelimiter)
        close(node)
        return
      }
    }
  }

  private mutating func parseRegexLiteral() {
    let node = open(.regexLiteral)
    _ = consume(.regexPoundDelimiter)
    _ = consume(.regexSlash)
    _ = consume(.regexPattern)
    _ = consume(.regexSlash)
    _ = kind == .regexPoundDelimiter && !afterSpace && consume(.regexPoundDelimiter)
    close(node)
  }

  /// '[' ( expression ( ',' expression )* )? ']' | '[' ':' ']' | '[' expression ':' expression … ']'
  private mutating func parseCollectionLiteral() {
    let node = open(.arrayLiteral)
    advance()
    if kind == .colon, peek() == .rightSquare {
      tree.kinds[node] = .dictionaryLiteral
      advance()
    }
    while !atEnd, kind != .rightSquare {
      let before = (index, restStart)
      // Whether this is a dictionary shows behind the first key, which is then already a child of an element.
      let element = open(.collectionElement)
      parseExpression(.normal)
      if kind == .colon {
        tree.kinds[node] = .dictionaryLiteral
        advance()
        parseExpression(.normal)
      } else if at(.of), !atStartOfLine {
        advance()
        parseType()
      }
      close(element)
      if !consume(.comma) || (index, restStart) == before { break }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }

  // MARK: Key paths

  /// '\' type? ( '.' name generic-arguments? | '[' arguments ']' | '?' | '!' )*
  private mutating func parseKeyPath() {
    let node = open(.keyPath)
    advance()
    if !atPrefix(".") { parseKeyPathRoot() }
    while true {
      switch kind {
      case .period where peek() == .leftSquare:
        let component = open(.keyPathComponent)
        advance()
        parseArguments(.rightSquare)
        close(component)
      case .period:
        let component = open(.keyPathComponent)
        advance()
        if kind == .identifier || kind.isKeyword || kind == .integerLiteral {
          parseCompoundName()
          if kind == .leftParen, !atStartOfLine, !afterSpace { parseArguments(.rightParen) }
        } else {
          missing(.name, "expected a name")
        }
        close(component)
        if atGenericArguments() { parseGenericArguments() }
      case .leftSquare where !atStartOfLine:
        let component = open(.keyPathComponent)
        parseArguments(.rightSquare)
        close(component)
      case .postfixQuestionMark, .exclamationMark: leaf(.keyPathComponent)
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard atKeyPathMarks else {
          close(node)
          return
        }
        leaf(.keyPathComponent)
      default:
        close(node)
        return
      }
    }
  }

  /// Whether the operator here consists of `.`, `?` and `!` only, as in `\.?.name`, whose last period then begins a name.
  private var atKeyPathMarks: Bool {
    for offset in Int(start)..<Int(tokens.ends[index]) {
      switch source[offset] {
      case 0x2E, 0x3F, 0x21: continue
      default: return false
      }
    }
    return true
  }

  private mutating func parseKeyPathRoot() {
    guard
      kind == .identifier || kind == .keywordSelfType || kind == .keywordAny || kind == .leftParen
        || kind == .leftSquare
    else { return }
    let root = open(.type)
    if kind == .leftParen || kind == .leftSquare {
      let group = open(kind == .leftParen ? .tupleType : .arrayType)
      skipBalanced()
      close(group)
    } else {
      parseTypeNameComponent()
    }
    while kind == .postfixQuestionMark || kind == .exclamationMark, !atStartOfLine {
      leaf(kind == .postfixQuestionMark ? .optionalMark : .implicitlyUnwrappedMark)
    }
    close(root)
  }

  // MARK: Macros

  /// '#' name generic-arguments? ( '(' arguments ')' )? trailing-closures?
  private mutating func parseMacroExpansion(_ flavor: ExpressionFlavor) {
    let node = open(.macroExpansion)
    parseMacroExpansionBody(flavor)
    close(node)
  }

  mutating func parseMacroExpansionBody(_ flavor: ExpressionFlavor) {
    advance()
    if kind == .identifier || kind.isKeyword, !atStartOfLine {
      parseCompoundName()
    } else {
      missing(.name, "expected a name")
    }
    if atGenericArguments() { parseGenericArguments() }
    if kind == .leftParen, !atStartOfLine {
      let call = open(.call)
      parseArguments(.rightParen)
      if kind == .leftBrace, atTrailingClosure(flavor), !flavor.endsAtBrace { parseTrailingClosures() }
      close(call)
    } else if kind == .leftBrace, atTrailingClosure(flavor) {
      let call = open(.call)
      parseTrailingClosures()
      close(call)
    }
  }

  // MARK: Closures

  /// '{' signature? statement* '}'
  mutating func parseClosure() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.closure)
    advance()
    if atClosureSignature() { parseClosureSignature() }
    parseStatementsToBrace()
    closeBracket(.rightBrace, "expected '}'")
    close(node)
  }

  /// attribute* captures? ( parameters | name ( ',' name )* )? effect* result? 'in'
  private mutating func parseClosureSignature() {
    let node = open(.closureSignature)
    while kind == .at { parseAttribute(inType: false) }
    if kind == .leftSquare { parseCaptureList() }
    if kind == .leftParen {
      parseParameters(.closure)
    } else {
      while kind == .identifier || kind == .wildcard {
        if atEffect, peek() == .arrow || peek() == .keywordThrows { break }
        let parameter = open(.closureParameter)
        leaf(.name)
        if kind == .colon { parseTypeAnnotation() }
        close(parameter)
        if !consume(.comma) { break }
      }
    }
    parseEffects()
    if kind == .arrow { parseReturnType() }
    expect(.keywordIn, "expected 'in'")
    close(node)
  }

  /// '[' ( specifier? name ( '=' expression )? ) ( ',' … )* ']'
  private mutating func parseCaptureList() {
    let node = open(.captureList)
    advance()
    while !atEnd, kind != .rightSquare {
      let before = index
      let capture = open(.capture)
      if at(.weak) || at(.unowned), peek() != .equal, peek() != .comma, peek() != .rightSquare {
        let specifier = open(.modifier)
        advance()
        if kind == .leftParen { skipBalanced() }
        close(specifier)
      }
      if kind == .identifier || kind == .keywordSelf || kind == .dollarIdentifier {
        if peek() == .equal || peek() == .comma || peek() == .rightSquare {
          leaf(.name)
          if kind == .equal { parseInitializerClause(.normal) }
        } else {
          parseExpression(.normal)
        }
      } else {
        parseExpression(.normal)
      }
      close(capture)
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }
}

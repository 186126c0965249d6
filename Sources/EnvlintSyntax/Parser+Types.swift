extension Parser {
  /// type → specifier* attribute* base suffix* ( '&' base suffix* )* ( effect* '->' type )?
  ///
  /// - Parameter allowsVariadic: whether a following `...` belongs to the type.
  mutating func parseType(allowsVariadic: Bool = false) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.type)
    parseTypeSpecifiersAndAttributes()
    parseTypeBase()
    parseTypeSuffixes()
    while atCompositionAmpersand {
      leaf(.compositionMark)
      parseTypeSpecifiersAndAttributes()
      parseTypeBase()
      parseTypeSuffixes()
    }
    if atFunctionArrow {
      let arrow = open(.functionArrow)
      parseEffects()
      expect(.arrow, "expected '->'")
      close(arrow)
      parseType()
    }
    if allowsVariadic, atText("...") { leaf(.variadicMark) }
    close(node)
  }

  private var atCompositionAmpersand: Bool {
    (kind == .binaryOperator || kind == .postfixOperator || kind == .prefixAmpersand || kind == .prefixOperator)
      && atText("&")
  }

  /// Whether `->` follows, or effects and then `->`.
  private var atFunctionArrow: Bool {
    if kind == .arrow { return true }
    guard atEffect else { return false }
    var copy = self
    copy.skipEffects()
    return copy.kind == .arrow
  }

  /// Whether an effect specifier stands here.
  var atEffect: Bool {
    if kind == .keywordThrows || kind == .keywordRethrows { return true }
    guard kind == .identifier, let word else { return false }
    return word == .async || word == .reasync
  }

  mutating func parseEffects() {
    while atEffect {
      let node = open(.effect)
      let isThrows = kind == .keywordThrows
      advance()
      if isThrows, kind == .leftParen, !atStartOfLine {
        advance()
        parseType()
        closeBracket(.rightParen, "expected ')'")
      }
      close(node)
    }
  }

  private mutating func parseTypeSpecifiersAndAttributes() {
    while true {
      if kind == .at {
        parseAttribute(inType: true)
      } else if atTypeSpecifier {
        let node = open(.typeSpecifier)
        let takesArguments = word == .nonisolated || word == .dependsOn
        advance()
        if takesArguments, kind == .leftParen { skipBalanced() }
        close(node)
      } else {
        return
      }
    }
  }

  /// A word before a type that is not the type's own name.
  var atTypeSpecifier: Bool {
    switch kind {
    case .keywordInout, .keywordRepeat: return true
    case .prefixOperator: return atText("~")
    case .identifier:
      switch word {
      case .opaque, .any, .each, .isolated, .sending, .borrowing, .consuming, .owned, .shared, .const,
        .consumingUnderscored,
        .scoped:
        return !peekStartsLine() && startsType(peek())
      case .nonisolated: return peek() == .leftParen || (peek() == .identifier && !peekStartsLine())
      case .dependsOn: return peek() == .leftParen
      default: return false
      }
    default: return false
    }
  }

  private func startsType(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .keywordSelfType, .keywordAny, .leftParen, .leftSquare, .at, .wildcard, .keywordInout,
      .keywordRepeat:
      true
    case .prefixOperator: true
    default: false
    }
  }

  /// base → name | tuple | array | dictionary | 'Any' | 'Self' | '_'
  private mutating func parseTypeBase() {
    switch kind {
    case .identifier, .keywordSelfType, .keywordAny, .wildcard, .keywordClass, .keywordSelf, .colonColon:
      parseTypeNameComponent()
    case .leftParen: parseTupleType()
    case .leftSquare: parseSquareType()
    default: missing(.typeName, "expected a type")
    }
  }

  /// name generic-arguments?
  mutating func parseTypeNameComponent() {
    let component = open(.typeName)
    if kind == .colonColon { advance() }
    leaf(.name)
    while kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      leaf(.name)
    }
    if atOperator(startingWith: 0x3C), !atStartOfLine || kind == .leftAngle { parseGenericArguments() }
    close(component)
  }

  private mutating func parseTypeSuffixes() {
    while true {
      if kind == .period, peek() == .identifier || peek().isKeyword {
        advance()
        parseTypeNameComponent()
      } else if kind == .postfixQuestionMark, !atStartOfLine {
        consumeMark(.optionalMark)
      } else if kind == .exclamationMark, !atStartOfLine {
        consumeMark(.implicitlyUnwrappedMark)
      } else {
        return
      }
    }
  }

  /// One `?` or `!`, even where it is the beginning of a longer operator.
  private mutating func consumeMark(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    advanceByOneByte()
    close(node)
  }

  /// '<' ( type | integer ) ( ',' … )* '>'
  mutating func parseGenericArguments() {
    let node = open(.genericArguments)
    advanceByOneByte()
    while !atEnd, !atOperator(startingWith: 0x3E) {
      let before = index
      if kind == .integerLiteral || (kind == .prefixOperator && peek() == .integerLiteral) {
        let literal = open(.integerLiteral)
        if kind == .prefixOperator { advance() }
        advance()
        close(literal)
      } else {
        parseType(allowsVariadic: true)
      }
      if !consume(.comma) || index == before { break }
    }
    if atOperator(startingWith: 0x3E) { advanceByOneByte() } else { record("expected '>'") }
    close(node)
  }

  /// '(' ( label? name? ':' )? type ( '=' expression )? … ')'
  private mutating func parseTupleType() {
    let node = open(.tupleType)
    advance()
    while !atEnd, kind != .rightParen {
      let before = index
      let element = open(.tupleTypeElement)
      if atParameterName {
        leaf(.label)
        if kind != .colon { leaf(.name) }
        expect(.colon, "expected ':'")
      }
      parseType(allowsVariadic: true)
      if kind == .equal { parseDefaultValue() }
      close(element)
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightParen, "expected ')'")
    close(node)
  }

  /// Whether `name:` or `label name:` stands here.
  var atParameterName: Bool {
    guard isLabel(kind) else { return false }
    if peek() == .colon { return true }
    return isLabel(peek()) && peek(2) == .colon
  }

  /// Whether a token can be an argument label: any name, and any reserved word but `inout`, `var` and `let`.
  func isLabel(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keywordInout: false
    default: kind.isKeyword
    }
  }

  /// '[' type ']' | '[' type ':' type ']' | '[' count 'of' type ']'
  private mutating func parseSquareType() {
    let node = open(.arrayType)
    advance()
    if kind == .integerLiteral, word(ahead: 1) == .of {
      tree.kinds[node] = .inlineArrayType
      leaf(.integerLiteral)
      advance()
      parseType()
    } else {
      parseType()
      if consume(.colon) {
        tree.kinds[node] = .dictionaryType
        parseType()
      } else if at(.of), !atStartOfLine {
        tree.kinds[node] = .inlineArrayType
        advance()
        parseType()
      }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }
}

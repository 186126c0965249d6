extension Parser {
  /// type → ( specifier | attribute )* base ( '&' base )* ( effect* '->' type )?
  ///
  /// - Parameter allowsVariadic: whether a following `...` belongs to the type.
  mutating func parseType(allowsVariadic: Bool = false) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.type)
    parseTypeComposition()
    if atFunctionArrow() {
      let arrow = open(.functionArrow)
      parseEffects()
      expect(.arrow, "expected '->'")
      close(arrow)
      parseType()
    }
    if allowsVariadic, atText("...") { leaf(.variadicMark) }
    close(node)
  }

  private mutating func parseTypeComposition() {
    while true {
      parseTypeSpecifiersAndAttributes()
      parseTypeBase()
      parseTypeSuffixes()
      guard atOperator("&") else { return }
      leaf(.compositionMark)
    }
  }

  // MARK: Specifiers

  private mutating func parseTypeSpecifiersAndAttributes() {
    while true {
      if kind == .at {
        parseAttribute()
      } else if atTypeSpecifier {
        let node = open(.typeSpecifier)
        skipTypeSpecifier()
        close(node)
      } else {
        return
      }
    }
  }

  mutating func skipTypeSpecifier() {
    let takesArguments = at(.nonisolated)
    advance()
    if takesArguments, kind == .leftParen, !afterSpace { skipBalanced() }
  }

  /// Whether a word is here that belongs to a type but is not its name.
  var atTypeSpecifier: Bool {
    mutating get {
      switch kind {
      case .keywordInout, .keywordRepeat: return true
      case .prefixOperator, .binaryOperator: return atText("~")
      case .identifier:
        switch word {
        case .opaque, .any, .each, .isolated, .sending, .borrowing, .consuming, .owned, .shared, .const:
          return typeFollows
        case .nonisolated: return typeFollows && !(peek() == .leftParen && peekStartsLine())
        default: return false
        }
      default: return false
      }
    }
  }

  /// Whether the next token can begin a type: if not, the current one is a type's name.
  private var typeFollows: Bool {
    mutating get {
      switch peek() {
      case .identifier, .keywordSelfType, .keywordAny, .leftParen, .leftSquare, .at, .wildcard, .keywordInout: true
      case .prefixOperator: tokens.bytes[Int(tokens.starts[index + 1])] == UInt8(ascii: "~")
      default: false
      }
    }
  }

  // MARK: Names and brackets

  /// base → name ( '.' name )* | tuple | array | dictionary
  mutating func parseTypeBase() {
    switch kind {
    case .identifier, .keywordSelfType, .keywordAny, .wildcard, .keywordClass, .colonColon: parseTypeNameComponent()
    case .leftParen: parseTupleType()
    case .leftSquare: parseSquareType()
    default: missing(.typeName, "expected a type")
    }
  }

  /// suffix → '.' name | '?' | '!'
  private mutating func parseTypeSuffixes() {
    while true {
      if kind == .period, peek() == .identifier || peek().isKeyword {
        advance()
        parseTypeNameComponent()
      } else if kind == .postfixQuestionMark, !atStartOfLine {
        parseMark(.optionalMark)
      } else if kind == .exclamationMark, !atStartOfLine {
        parseMark(.implicitlyUnwrappedMark)
      } else {
        return
      }
    }
  }

  /// One `?` or `!`, even where it is what is left of an operator that goes on: `A<B<C>?>`.
  mutating func parseMark(_ nodeKind: NodeKind) {
    let node = open(nodeKind)
    advanceByOneByte()
    close(node)
  }

  /// ( module '::' )? name generic-arguments?
  mutating func parseTypeNameComponent() {
    let component = open(.typeName)
    if kind == .colonColon { advance() }
    leaf(.name)
    while kind == .colonColon, peek() == .identifier || peek().isKeyword {
      advance()
      leaf(.name)
    }
    if atAngle(.opening) { parseGenericArguments() }
    close(component)
  }

  /// '<' ( type | integer ) ( ',' … )* '>'
  mutating func parseGenericArguments() {
    let node = open(.genericArguments)
    advanceByOneByte()
    while !atEnd, !atAngle(.closing) {
      let before = index
      if !parseIntegerArgument() { parseType(allowsVariadic: true) }
      if !consume(.comma) || index == before { break }
    }
    if atAngle(.closing) { advanceByOneByte() } else { record("expected '>'") }
    close(node)
  }

  /// '-'? integer
  mutating func parseIntegerArgument() -> Bool {
    let isNegative = atText("-") && peek() == .integerLiteral
    guard isNegative || kind == .integerLiteral else { return false }
    let node = open(.integerLiteral)
    if isNegative { advance() }
    advance()
    close(node)
    return true
  }

  /// '(' ( ( label? name ':' )? type ( '=' expression )? ) ( ',' … )* ')'
  private mutating func parseTupleType() {
    let node = open(.tupleType)
    advance()
    while !atEnd, kind != .rightParen {
      let before = index
      let element = open(.tupleTypeElement)
      if atParameterName {
        leaf(.label)
        if kind != .colon { leaf(.name) }
        advance()
      }
      parseType(allowsVariadic: true)
      if kind == .equal { parseDefaultValue() }
      close(element)
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightParen, "expected ')'")
    close(node)
  }

  /// '[' type ']' | '[' type ':' type ']' | '[' ( integer | type ) 'of' ( integer | type ) ']'
  mutating func parseSquareType() {
    let node = open(.arrayType)
    advance()
    if !parseIntegerArgument() { parseType() }
    if consume(.colon) {
      rename(node, .dictionaryType)
      parseType()
    } else if at(.of), !atStartOfLine {
      rename(node, .inlineArrayType)
      advance()
      if !parseIntegerArgument() { parseType() }
    }
    closeBracket(.rightSquare, "expected ']'")
    close(node)
  }

  // MARK: Labels

  /// Whether `name:` or `label name:` is here.
  var atParameterName: Bool {
    mutating get {
      guard isLabel(kind) else { return false }
      if peek() == .colon { return true }
      return isLabel(peek()) && peek(2) == .colon
    }
  }

  /// Whether a token can be an argument label: any name, and any reserved word but `inout`.
  func isLabel(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier: true
    case .keywordInout: false
    default: kind.isKeyword
    }
  }

  // MARK: Effects

  /// Whether `->` follows, or effects and then `->`.
  mutating func atFunctionArrow() -> Bool {
    if kind == .arrow { return true }
    guard atEffect else { return false }
    return lookingAhead { ahead in
      ahead.skipEffects()
      return ahead.kind == .arrow
    }
  }

  /// Whether an effect specifier is here.
  var atEffect: Bool {
    mutating get {
      switch kind {
      case .keywordThrows, .keywordRethrows: true
      case .identifier: word == .async || word == .reasync
      default: false
      }
    }
  }

  /// effect → 'async' | 'reasync' | 'rethrows' | 'throws' ( '(' type ')' )?
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
}

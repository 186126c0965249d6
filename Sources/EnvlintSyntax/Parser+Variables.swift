/// `let` and `var`, and the accessors of properties and subscripts.
extension Parser {
  /// variable → ( 'let' | 'var' ) binding ( ',' binding )*
  mutating func parseVariable(_ node: Int) {
    rename(node, .variableDecl)
    leaf(.keyword)
    repeat { parseBinding() } while consume(.comma)
  }

  /// binding → pattern ( ':' type )? ( '=' expression )? accessors?
  private mutating func parseBinding() {
    let binding = open(.binding)
    parseSimplePattern()
    if kind == .colon { parseTypeAnnotation() }
    let hasValue = kind == .equal
    if hasValue { parseInitializerClause() }
    // After a value, a `{` on a line of its own is a closure in the next statement.
    if kind == .leftBrace, !hasValue || !atStartOfLine || atObservers() {
      parseAccessorBlock()
    }
    close(binding)
  }

  /// ':' generics? type
  mutating func parseTypeAnnotation() {
    let node = open(.typeAnnotation)
    advance()
    parseGenericParametersIfPresent()
    parseType()
    close(node)
  }

  /// accessors → '{' accessor+ '}' | '{' statement* '}'
  mutating func parseAccessorBlock() {
    let node = open(.accessorBlock)
    let hasAccessors = lookingAhead { ahead in
      ahead.advance()
      return ahead.skipToAccessor()
    }
    if hasAccessors {
      advance()
      while lookingAhead({ $0.skipToAccessor() }) { parseAccessor() }
      closeBracket(.rightBrace, "expected '}'")
    } else {
      parseCodeBlock()
    }
    close(node)
  }

  /// Moves over attributes and a modifier; answers whether an accessor's word follows.
  private mutating func skipToAccessor() -> Bool {
    while kind == .at { skipAttribute() }
    if atAccessorModifier { advance() }
    if kind == .keywordInit { return true }
    switch word {
    case .get, .set, .didSet, .willSet, .borrow, .unsafeAddress, .unsafeMutableAddress, .readUnderscored,
      .modifyUnderscored:
      return true
    default: return false
    }
  }

  private var atAccessorModifier: Bool {
    mutating get {
      switch word {
      case .mutating, .nonmutating, .consuming, .borrowing, .consumingUnderscored: true
      default: false
      }
    }
  }

  /// accessor → attribute* modifier? word ( '(' name ')' )? effect* body?
  private mutating func parseAccessor() {
    let node = open(.accessor)
    parseAttributes()
    if atAccessorModifier { leaf(.modifier) }
    leaf(.keyword)
    if kind == .leftParen { parseAccessorParameter() }
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() }
    close(node)
  }

  private mutating func parseAccessorParameter() {
    let parameters = open(.parameters)
    advance()
    if kind == .identifier { leaf(.name) }
    closeBracket(.rightParen, "expected ')'")
    close(parameters)
  }
}

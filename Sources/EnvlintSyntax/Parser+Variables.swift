/// `let` and `var`, and the accessors of properties and subscripts.
extension Parser {
  /// variable → ( 'let' | 'var' ) binding ( ',' binding )*
  mutating func parseVariable(_ node: Int, _ position: ItemPosition) {
    rename(node, .variableDecl)
    let keepsBodies = keepsStaticBodies && (position == .topLevel || declaresMemberOfType(node))
    leaf(.keyword)
    repeat { parseBinding(keepsBodies: keepsBodies) } while consume(.comma)
  }

  /// Whether one of the modifiers, which are all that the open declaration holds so far, makes it a member of the type itself.
  mutating func declaresMemberOfType(_ node: Int) -> Bool {
    (node + 1..<nodeCount).contains { nodes[$0].kind == .modifier && isStatic(nodes[$0]) }
  }

  private mutating func isStatic(_ modifier: SyntaxTree.Record) -> Bool {
    matches(modifier.start..<modifier.end, "static") || matches(modifier.start..<modifier.end, "class")
  }

  /// binding → pattern ( ':' type )? ( '=' expression )? accessors?
  private mutating func parseBinding(keepsBodies: Bool) {
    let binding = open(.binding)
    parseSimplePattern()
    if kind == .colon { parseTypeAnnotation() }
    let hasValue = kind == .equal
    if hasValue { parseInitializerClause() }
    // Behind a value, a `{` on a line of its own is a closure in the next statement.
    if kind == .leftBrace, !hasValue || !atStartOfLine || atObservers() {
      parseAccessorBlock(keepsBodies: keepsBodies)
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
  ///
  /// - Parameter keepsBodies: whether the accessors are parsed whatever they hold.
  mutating func parseAccessorBlock(keepsBodies: Bool) {
    let node = open(.accessorBlock)
    let hasAccessors = lookingAhead { ahead in
      ahead.advance()
      return ahead.skipToAccessor()
    }
    if hasAccessors {
      advance()
      while lookingAhead({ $0.skipToAccessor() }) { parseAccessor(keepsBody: keepsBodies) }
      closeBracket(.rightBrace, "expected '}'")
    } else if keepsBodies {
      parseCodeBlock()
    } else {
      parseBody()
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
  private mutating func parseAccessor(keepsBody: Bool) {
    let node = open(.accessor)
    parseAttributes()
    if atAccessorModifier { leaf(.modifier) }
    leaf(.keyword)
    if kind == .leftParen { parseAccessorParameter() }
    parseEffects()
    if kind == .leftBrace { if keepsBody { parseCodeBlock() } else { parseBody() } }
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

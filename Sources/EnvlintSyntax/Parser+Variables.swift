/// `let` and `var`, and the accessors of properties and subscripts.
extension Parser {
  /// variable → ( 'let' | 'var' ) binding ( ',' binding )*
  mutating func parseVariable(_ node: Int) {
    tree.kinds[node] = .variableDecl
    leaf(.keyword)
    while true {
      let binding = open(.binding)
      parseSimplePattern()
      if kind == .colon { parseTypeAnnotation() }
      if kind == .equal { parseInitializerClause(.normal) }
      if kind == .leftBrace { parseAccessorBlock() }
      close(binding)
      guard kind == .comma else { break }
      advance()
    }
  }

  mutating func parseTypeAnnotation() {
    let node = open(.typeAnnotation)
    advance()
    parseType()
    close(node)
  }

  /// accessors → '{' accessor+ '}' | '{' statement* '}'
  mutating func parseAccessorBlock() {
    let node = open(.accessorBlock)
    if lookingAhead({ ahead in
      ahead.advance()
      return ahead.atAccessor()
    }) {
      advance()
      while lookingAhead({ $0.atAccessor() }) { parseAccessor() }
      closeBracket(.rightBrace, "expected '}'")
    } else {
      parseCodeBlock()
    }
    close(node)
  }

  private mutating func atAccessor() -> Bool {
    while kind == .at { skipAttribute() }
    while let word, isAccessorModifier(word), peek() == .identifier || peek() == .keywordInit { advance() }
    if kind == .keywordInit { return peek() == .leftBrace || peek() == .leftParen }
    guard let word else { return false }
    switch word {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .unsafeMutableAddress, .readUnderscored, .modifyUnderscored:
      return accessorFollows()
    case .read, .modify, .mutate, .borrow: return peek() == .leftBrace
    default: return false
    }
  }

  /// `get` as an accessor is followed by its body, its effects, a parameter, another accessor or the end; as a name by anything else.
  private func accessorFollows() -> Bool {
    switch peek() {
    case .leftBrace, .rightBrace, .keywordThrows, .at: return true
    case .leftParen: return word == .set || word == .willSet || word == .didSet
    case .identifier: return true
    case .keywordInit: return true
    default: return false
    }
  }

  private func isAccessorModifier(_ word: Word) -> Bool {
    switch word {
    case .mutating, .nonmutating, .consuming, .borrowing, .consumingUnderscored, .nonisolated, .yield: true
    default: false
    }
  }

  private mutating func parseAccessor() {
    let node = open(.accessor)
    parseAttributes()
    while let word, isAccessorModifier(word), peek() == .identifier || peek() == .keywordInit { leaf(.modifier) }
    leaf(.keyword)
    if kind == .leftParen {
      let parameters = open(.parameters)
      advance()
      if kind == .identifier { leaf(.name) }
      closeBracket(.rightParen, "expected ')'")
      close(parameters)
    }
    parseEffects()
    if kind == .leftBrace { parseCodeBlock() }
    close(node)
  }
}

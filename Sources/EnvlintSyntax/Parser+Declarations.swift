extension Parser {
  /// Whether a declaration is here: attributes and modifiers, then a word that begins one.
  mutating func atStartOfDeclaration(_ position: ItemPosition) -> Bool {
    // Most statements begin with a name, and most names are no modifier.
    switch kind {
    case .keywordLet, .keywordVar, .keywordFunc, .keywordStruct, .keywordEnum, .keywordExtension, .keywordImport,
      .keywordProtocol, .keywordTypealias, .keywordSubscript, .keywordDeinit, .keywordAssociatedtype, .keywordOperator,
      .keywordPrecedencegroup, .keywordClass, .keywordInout:
      return true
    case .identifier:
      guard let word, Parser.isModifier(word) || word == .actor || word == .macro || word == .using else {
        return false
      }
      return lookingAhead { $0.skipToDeclarationKeyword(position) }
    case .keywordStatic, .keywordPublic, .keywordPrivate, .keywordInternal, .keywordFileprivate:
      // No statement begins so.
      return true
    case .at, .poundIf, .keywordInit, .keywordCase, .pound:
      return lookingAhead { $0.skipToDeclarationKeyword(position) }
    default: return false
    }
  }

  /// Moves over attributes and modifiers; answers whether a declaration follows.
  private mutating func skipToDeclarationKeyword(_ position: ItemPosition) -> Bool {
    var sawAttribute = false
    while true {
      if kind == .at {
        skipAttribute()
      } else if kind != .poundIf || !skipAttributeIfConfig() {
        break
      }
      sawAttribute = true
    }
    let firstModifier = index
    if atModifier, fruitless.contains(firstModifier) { return false }
    let sawModifier = skipModifiers()
    if sawAttribute, kind == .rightBrace || kind == .endOfFile || kind == .poundEndif { return true }
    if atDeclarationKeyword(position, hasPrefix: sawAttribute || sawModifier) { return true }
    if sawModifier { fruitless.insert(firstModifier..<index) }
    return false
  }

  private mutating func atDeclarationKeyword(_ position: ItemPosition, hasPrefix: Bool) -> Bool {
    switch kind {
    case .keywordLet, .keywordVar, .keywordFunc, .keywordStruct, .keywordEnum, .keywordExtension, .keywordImport,
      .keywordProtocol, .keywordTypealias, .keywordSubscript, .keywordDeinit, .keywordAssociatedtype, .keywordOperator,
      .keywordPrecedencegroup, .keywordClass, .keywordInout:
      return true
    case .keywordCase: return position == .members
    case .keywordInit: return position != .initializerBody
    case .pound: return hasPrefix || position == .members
    case .identifier:
      switch word {
      case .actor, .macro: if peek() == .identifier { return true }
      case .using: return !hasPrefix && !peekStartsLine() && (peek() == .at || word(ahead: 1) == .nonisolated)
      default: break
      }
    default: break
    }
    return position == .members && hasPrefix
  }

  /// declaration → attribute* modifier* …
  mutating func parseDeclaration(_ position: ItemPosition) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.missingDecl)
    parseAttributes()
    parseModifiers()
    switch kind {
    case .keywordImport: parseImport(node)
    case .keywordStruct: parseNominalType(node, .structDecl)
    case .keywordClass: parseNominalType(node, .classDecl)
    case .keywordEnum: parseNominalType(node, .enumDecl)
    case .keywordProtocol: parseNominalType(node, .protocolDecl)
    case .keywordExtension: parseExtension(node)
    case .keywordFunc: parseFunction(node)
    case .keywordInit: parseInitializer(node)
    case .keywordDeinit: parseDeinitializer(node)
    case .keywordSubscript: parseSubscript(node)
    case .keywordLet, .keywordVar, .keywordInout: parseVariable(node)
    case .keywordTypealias: parseTypealias(node, .typealiasDecl)
    case .keywordAssociatedtype: parseTypealias(node, .associatedtypeDecl)
    case .keywordCase: parseEnumCase(node)
    case .keywordOperator: parseOperator(node)
    case .keywordPrecedencegroup: parsePrecedenceGroup(node)
    case .pound:
      rename(node, .macroExpansionDecl)
      parseMacroExpansionBody(.normal)
    case .identifier where at(.actor): parseNominalType(node, .actorDecl)
    case .identifier where at(.macro): parseMacro(node)
    case .identifier where at(.using): parseUsing(node)
    default: record("expected a declaration")
    }
    close(node)
  }

  /// import → 'import' kind? name ( '.' name )*
  private mutating func parseImport(_ node: Int) {
    rename(node, .importDecl)
    leaf(.keyword)
    switch kind {
    case .keywordStruct, .keywordClass, .keywordEnum, .keywordProtocol, .keywordFunc, .keywordVar, .keywordLet,
      .keywordTypealias:
      leaf(.modifier)
    default: break
    }
    parseImportPath()
  }

  /// name ( '.' name )*, where the last may be an operator
  private mutating func parseImportPath() {
    repeat {
      switch kind {
      case .identifier, .binaryOperator, .prefixOperator, .postfixOperator: leaf(.name)
      default: if kind.isKeyword, !atStartOfLine { leaf(.name) } else { return missing(.name, "expected a module") }
      }
    } while consume(.period) || consume(.colonColon)
  }

  /// using → 'using' ( attribute | word )
  private mutating func parseUsing(_ node: Int) {
    rename(node, .usingDecl)
    leaf(.keyword)
    if kind == .at { parseAttribute() } else if kind == .identifier { leaf(.modifier) }
  }

  /// nominal → ( 'struct' | 'class' | 'enum' | 'actor' | 'protocol' ) name generics? inheritance? where? members
  private mutating func parseNominalType(_ node: Int, _ nodeKind: NodeKind) {
    rename(node, nodeKind)
    leaf(.keyword)
    parseName()
    parseGenericParametersIfPresent()
    if kind == .colon { parseInheritanceClause() }
    parseWhereClauseIfPresent()
    parseMemberBlock()
  }

  /// extension → 'extension' type inheritance? where? members
  private mutating func parseExtension(_ node: Int) {
    rename(node, .extensionDecl)
    leaf(.keyword)
    parseType()
    if kind == .colon { parseInheritanceClause() }
    parseWhereClauseIfPresent()
    parseMemberBlock()
  }

  /// A declared name. Reserved words are taken as well, when they stand where only a name can.
  mutating func parseName() {
    switch kind {
    case .identifier, .wildcard, .dollarIdentifier, .keywordSelf, .keywordSelfType, .keywordAny: leaf(.name)
    case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand, .arrow, .equal, .exclamationMark,
      .infixQuestionMark, .postfixQuestionMark, .regexSlash:
      leaf(.name)
    default:
      if kind.isKeyword, !atStartOfLine { leaf(.name) } else { missing(.name, "expected a name") }
    }
  }

  /// ':' type ( ',' type )*
  mutating func parseInheritanceClause() {
    let node = open(.inheritanceClause)
    advance()
    repeat {
      let inherited = open(.inheritedType)
      parseType()
      close(inherited)
    } while consume(.comma) && kind != .leftBrace
    close(node)
  }

  /// '<' ( attribute* ( 'let' | 'each' )? name ( ':' type )? ) ( ',' … )* where? '>'
  mutating func parseGenericParametersIfPresent() {
    guard atAngle(.opening) else { return }
    let node = open(.genericParameters)
    advanceByOneByte()
    while !atEnd, !atAngle(.closing) {
      let before = index
      let parameter = open(.genericParameter)
      parseAttributes()
      if kind == .keywordLet || at(.each), peek() == .identifier { leaf(.typeSpecifier) }
      parseName()
      if consume(.colon) { parseType() }
      close(parameter)
      if !consume(.comma) || index == before { break }
    }
    parseWhereClauseIfPresent()
    if atAngle(.closing) { advanceByOneByte() } else { record("expected '>'") }
    close(node)
  }

  /// 'where' ( type ( ':' | '==' ) type | layout ) ( ',' … )*
  mutating func parseWhereClauseIfPresent() {
    guard kind == .keywordWhere else { return }
    let node = open(.whereClause)
    advance()
    while !atEnd {
      let before = index
      parseWhereOperand()
      if consume(.colon) {
        parseType()
      } else if atOperator("==") {
        advance()
        parseWhereOperand()
      }
      if !consume(.comma) || index == before { break }
    }
    close(node)
  }

  private mutating func parseWhereOperand() {
    if !parseIntegerArgument() { parseType() }
  }

  /// '{' member* '}'
  mutating func parseMemberBlock() {
    guard kind == .leftBrace else {
      missing(.memberBlock, "expected '{'")
      return
    }
    let node = open(.memberBlock)
    advance()
    parseItems(.members)
    closeBracket(.rightBrace, "expected '}'")
    close(node)
  }

  /// typealias → ( 'typealias' | 'associatedtype' ) name generics? inheritance? ( '=' type )? where?
  private mutating func parseTypealias(_ node: Int, _ nodeKind: NodeKind) {
    rename(node, nodeKind)
    leaf(.keyword)
    parseName()
    parseGenericParametersIfPresent()
    if kind == .colon { parseInheritanceClause() }
    if kind == .equal {
      let value = open(.initializerClause)
      advance()
      parseType()
      close(value)
    }
    parseWhereClauseIfPresent()
  }

  /// case → 'case' name parameters? ( '=' expression )? ( ',' … )*
  private mutating func parseEnumCase(_ node: Int) {
    rename(node, .enumCaseDecl)
    leaf(.keyword)
    while true {
      let element = open(.enumCaseElement)
      parseName()
      if kind == .leftParen { parseParameters(.enumCase) }
      if kind == .equal { parseInitializerClause() }
      close(element)
      guard kind == .comma else { break }
      advance()
    }
  }

  /// operator → 'operator' name ( ':' name ( ',' name? )* )?
  private mutating func parseOperator(_ node: Int) {
    rename(node, .operatorDecl)
    leaf(.keyword)
    parseName()
    if consume(.colon) {
      while kind == .identifier || kind == .binaryOperator {
        leaf(.inheritedType)
        guard consume(.comma) else { break }
      }
    }
    if kind == .leftBrace, !atStartOfLine { parseOpaqueBraces() }
  }

  /// precedencegroup → 'precedencegroup' name '{' … '}'
  private mutating func parsePrecedenceGroup(_ node: Int) {
    rename(node, .precedenceGroupDecl)
    leaf(.keyword)
    parseName()
    if kind == .leftBrace { parseOpaqueBraces() } else { record("expected '{'") }
  }

  private mutating func parseOpaqueBraces() {
    let body = open(.opaqueTokens)
    skipBalanced()
    close(body)
  }
}

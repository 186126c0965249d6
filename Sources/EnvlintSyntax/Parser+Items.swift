/// Lists of declarations, statements and expressions, and `#if` around them.
extension Parser {
  /// What a list may hold.
  enum ItemPosition {
    case topLevel
    case members
    case statements
    /// The cases of a `switch`.
    case switchCases
    case attributes
  }

  mutating func parseSourceFile() {
    let node = open(.sourceFile)
    tree.starts[node] = 0
    _ = consume(.shebang)
    while !atEnd {
      parseItems(.topLevel)
      if !atEnd {
        record("nothing is open that this could close")
        leaf(.unexpected)
      }
    }
    tree.ends[node] = tokens.starts[tokens.count - 1]
    tree.subtreeEnds[node] = UInt32(tree.kinds.count)
  }

  /// Parses items up to a closing brace, the end of the file, or a directive that ends a clause.
  mutating func parseItems(_ position: ItemPosition) {
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .semicolon:
        advance()
        continue
      case .keywordCase:
        if position == .statements { return }
      case .keywordDefault:
        if position == .statements, peek() == .colon { return }
      case .at:
        if position == .statements, atUnknownCase() { return }
      case .poundIf:
        if position == .statements, atConditionalCases() { return }
      default: break
      }
      let before = (index, restStart)
      if position == .attributes {
        guard kind == .at || kind == .poundIf else { return }
        parseAttributes()
      } else if position == .switchCases, kind != .poundIf {
        parseSwitchCase()
      } else {
        parseItem(position)
      }
      if (index, restStart) == before {
        record("unexpected here")
        leaf(.unexpected)
      }
    }
  }

  /// Whether the `#if` here guards cases of an enclosing `switch`.
  private mutating func atConditionalCases() -> Bool {
    lookingAhead { ahead in
      while ahead.kind == .poundIf || ahead.kind == .poundElseif || ahead.kind == .poundElse {
        ahead.advance()
        while !ahead.atEnd, !ahead.atStartOfLine { ahead.skipBalanced() }
      }
      while ahead.kind == .at { ahead.skipAttribute() }
      return ahead.kind == .keywordCase || (ahead.kind == .keywordDefault && ahead.peek() == .colon)
    }
  }

  private mutating func parseItem(_ position: ItemPosition) {
    switch kind {
    case .poundIf:
      if atAttributeIfConfig() { parseDeclaration() } else { parseIfConfig(position) }
      return
    case .poundSourceLocation:
      parseSourceLocation()
      return
    default: break
    }
    let isMember = position == .members
    if atStartOfDeclaration(requiresDeclaration: isMember, allowsInitializer: position != .statements) {
      parseDeclaration()
    } else if isMember {
      record("expected a declaration")
      let node = open(.unexpected)
      repeat { skipBalanced() } while !atEnd && !atStartOfLine && kind != .rightBrace && kind != .semicolon
      close(node)
    } else if atStartOfStatement {
      parseStatement()
    } else {
      parseExpression(.normal)
    }
  }

  private mutating func parseSourceLocation() {
    let node = open(.sourceLocationDirective)
    advance()
    if kind == .leftParen { skipBalanced() }
    close(node)
  }

  /// Whether an attribute stands before a `case` or `default` of an enclosing `switch`: `@unknown default:`.
  mutating func atUnknownCase() -> Bool {
    lookingAhead { ahead in
      while ahead.kind == .at { ahead.skipAttribute() }
      return ahead.kind == .keywordCase || ahead.kind == .keywordDefault
    }
  }

  /// '#if' condition items ( '#elseif' condition items )* ( '#else' items )? '#endif'
  mutating func parseIfConfig(_ position: ItemPosition) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.ifConfig)
    repeat {
      parseIfConfigClauseHead { parser in parser.parseItems(position) }
    } while kind == .poundElseif || kind == .poundElse
    expect(.poundEndif, "expected '#endif'")
    close(node)
  }

  /// One clause: the directive, its condition, and what `body` parses.
  mutating func parseIfConfigClauseHead(_ body: (inout Parser) -> Void) {
    let clause = open(.ifConfigClause)
    let hasCondition = kind != .poundElse
    leaf(.keyword)
    if hasCondition {
      let condition = open(.ifConfigCondition)
      if !atStartOfLine { parseExpression(.directive) } else { record("expected a condition") }
      while !atEnd, !atStartOfLine { skipBalanced() }
      close(condition)
    }
    body(&self)
    // A clause may hold what does not balance; it ends at its directive all the same.
    while !atEnd, kind != .poundElse, kind != .poundElseif, kind != .poundEndif {
      guard kind != .rightBrace else { break }
      record("unexpected here")
      leaf(.unexpected)
    }
    close(clause)
  }
}

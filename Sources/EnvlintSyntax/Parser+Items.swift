/// Lists of declarations, statements and expressions, and `#if` around them.
extension Parser {
  /// The items that a list may contain.
  enum ItemPosition {
    case topLevel
    case members
    case statements
    /// The statements of an initializer, where `init` begins no declaration.
    case initializerBody
    /// The cases of a `switch`.
    case switchCases
    case attributes

    /// Whether a `;` or a new line is between two items.
    var isSeparated: Bool {
      switch self {
      case .topLevel, .members, .statements, .initializerBody: true
      case .switchCases, .attributes: false
      }
    }

    /// Whether a `case` ends the list, being one of an enclosing `switch`.
    var endsAtCase: Bool { self == .statements || self == .initializerBody }
  }

  mutating func parseSourceFile() {
    let node = open(.sourceFile)
    nodes[node].start = 0
    _ = consume(.shebang)
    while !atEnd {
      parseItems(.topLevel)
      if !atEnd {
        record("nothing is open that this could close")
        leaf(.unexpected)
      }
    }
    close(node)
    nodes[node].end = tokens.starts[tokens.count - 1]
  }

  /// Parses items up to a closing brace, the end of the file, or a directive that ends a clause.
  mutating func parseItems(_ position: ItemPosition) {
    var last = LastItem.none
    while true {
      switch kind {
      case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .semicolon:
        // The compiler takes a second one after a statement for an empty one, as it once was.
        if last == .none || last == .semicolon && position == .members { record("nothing to end here") }
        last = .semicolon
        advance()
        continue
      case .keywordCase, .keywordDefault, .at, .poundIf:
        if position.endsAtCase, atConditionalCases() { return }
      default: break
      }
      let before = (index, restStart, nodeCount)
      let errorCount = errors.count
      let isJoined = last == .item && position.isSeparated && !atStartOfLine && kind != .poundIf
      let place = start
      if position == .attributes {
        guard kind == .at || kind == .poundIf else { return }
        parseAttributes()
      } else if position == .switchCases, kind != .poundIf {
        parseSwitchCase()
      } else {
        parseItem(position)
      }
      if (index, restStart) == (before.0, before.1) {
        // Nothing can begin with this token: it takes the place of what was found missing.
        removeNodes(keeping: before.2)
        record("unexpected here")
        leaf(.unexpected)
      }
      last = errors.count == errorCount ? .item : .unexpected
      if isJoined, last == .item { record("expected ';' or a new line", at: place) }
    }
  }

  /// The part before an item of a list.
  private enum LastItem {
    case none
    case item
    case semicolon
    /// Where it ends is not known.
    case unexpected
  }

  /// Whether a `case` or `default` of an enclosing `switch` is here, or an `#if` that guards such.
  private mutating func atConditionalCases() -> Bool {
    lookingAhead { ahead in
      ahead.skipDirectives()
      return ahead.skipToCase()
    }
  }

  /// Moves over the lines of directives that begin clauses, as many as may nest here.
  mutating func skipDirectives() {
    for _ in nesting..<Parser.deepestNesting {
      guard kind == .poundIf || kind == .poundElseif || kind == .poundElse else { return }
      advance()
      skipLine()
    }
  }

  /// Whether a `case` or `default` is here, with or without an attribute: `@unknown default:`.
  mutating func atCase() -> Bool {
    lookingAhead { $0.skipToCase() }
  }

  private mutating func skipToCase() -> Bool {
    let hasAttribute = kind == .at
    while kind == .at { skipAttribute() }
    return kind == .keywordCase || kind == .keywordDefault || (hasAttribute && kind == .rightBrace)
  }

  private mutating func parseItem(_ position: ItemPosition) {
    if kind == .poundIf, !atAttributeIfConfig() {
      parseIfConfig(position)
    } else if kind == .poundSourceLocation {
      parseSourceLocation()
    } else if atStartOfDeclaration(position) {
      parseDeclaration(position)
    } else if position == .members {
      parseUnexpectedMember()
    } else if atStartOfStatement {
      parseStatementItem()
    } else {
      parseExpression(.normal)
    }
  }

  /// A statement, or `if … {} else {} as T`, which turns out to be an expression when it is read.
  private mutating func parseStatementItem() {
    let node = nodeCount
    parseStatement()
    guard kind == .keywordAs else { return }
    insert(.expression, before: node)
    parseCast()
    close(node)
  }

  /// Passes over a line that is no member.
  private mutating func parseUnexpectedMember() {
    record("expected a declaration")
    let node = open(.unexpected)
    repeat {
      skipBalanced()
    } while !atEnd && !atStartOfLine && kind != .rightBrace && kind != .semicolon && !atStartOfDeclaration(.members)
    close(node)
  }

  /// '#sourceLocation' '(' … ')'
  private mutating func parseSourceLocation() {
    let node = open(.sourceLocationDirective)
    advance()
    if kind == .leftParen { skipBalanced() }
    close(node)
  }

  /// '#if' condition items ( '#elseif' condition items )* ( '#else' items )? '#endif'
  mutating func parseIfConfig(_ position: ItemPosition) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.ifConfig)
    repeat {
      parseIfConfigClause { parser in parser.parseItems(position) }
    } while kind == .poundElseif || kind == .poundElse
    expect(.poundEndif, "expected '#endif'")
    close(node)
  }

  /// One clause: the directive, its condition, and what `body` parses.
  mutating func parseIfConfigClause(_ body: (inout Parser) -> Void) {
    let clause = open(.ifConfigClause)
    let hasCondition = kind != .poundElse
    leaf(.keyword)
    if hasCondition {
      let condition = open(.ifConfigCondition)
      if !atStartOfLine { parseExpression(.directive) } else { record("expected a condition") }
      skipLine()
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

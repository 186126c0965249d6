extension Parser {
  /// pattern → name | '_' | '(' ( ( label ':' )? pattern ) ( ',' … )* ')' | binding
  ///
  /// The pattern of a declaration or a `for`.
  mutating func parseSimplePattern() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.pattern)
    switch kind {
    case .wildcard: leaf(.wildcard)
    case .leftParen: parseTuplePattern()
    case _ where atPatternBinding: parsePatternBinding()
    case .identifier, .keywordSelf, .dollarIdentifier: leaf(.name)
    default:
      if kind.isKeyword, !atStartOfLine, peek() == .equal || peek() == .colon {
        record("a reserved word is no name")
        leaf(.name)
      } else {
        missing(.name, "expected a pattern")
      }
    }
    close(node)
  }

  private mutating func parseTuplePattern() {
    let tuple = open(.tuple)
    advance()
    while !atEnd, kind != .rightParen {
      let before = index
      if isLabel(kind), peek() == .colon {
        leaf(.label)
        advance()
      }
      parseSimplePattern()
      if !consume(.comma) || index == before { break }
    }
    closeBracket(.rightParen, "expected ')'")
    close(tuple)
  }

  /// Whether a word is here that binds names in the pattern after it.
  var atPatternBinding: Bool {
    mutating get {
      switch kind {
      case .keywordLet, .keywordVar, .keywordInout: return true
      case .identifier:
        guard peek() == .identifier || peek() == .wildcard, !peekStartsLine() else { return false }
        return word == .borrowing || word == .borrowingUnderscored
      default: return false
      }
    }
  }

  /// binding → ( 'let' | 'var' | 'inout' | 'borrowing' ) pattern
  mutating func parsePatternBinding() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.patternBinding)
    leaf(.keyword)
    parseMatchingPatternBody()
    close(node)
  }

  /// pattern → binding | 'is' type | expression
  ///
  /// The pattern of a `case` or `catch`. An expression may hold bindings.
  mutating func parseMatchingPattern() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.pattern)
    parseMatchingPatternBody()
    close(node)
  }

  private mutating func parseMatchingPatternBody() {
    if atPatternBinding {
      parsePatternBinding()
    } else if kind == .keywordIs {
      parseCast()
    } else {
      parseExpression(.pattern)
    }
  }
}

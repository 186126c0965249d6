extension Parser {
  /// The pattern of a declaration, a `for` or an optional binding: a name, `_`, or a tuple of such.
  mutating func parseSimplePattern() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.pattern)
    switch kind {
    case .identifier, .keywordSelf, .dollarIdentifier: leaf(.name)
    case .wildcard: leaf(.wildcard)
    case .leftParen:
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
    case .keywordLet, .keywordVar, .keywordInout:
      parsePatternBinding()
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

  /// ( 'let' | 'var' ) pattern
  mutating func parsePatternBinding(_ flavor: ExpressionFlavor = .bindingPattern) {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.patternBinding)
    leaf(.keyword)
    parseMatchingPatternBody(flavor)
    close(node)
  }

  /// The pattern of a `case`: `let`/`var` and a pattern, `is` and a type, or an expression in which names may be bound.
  mutating func parseMatchingPattern() {
    guard descend() else { return }
    defer { nesting -= 1 }
    let node = open(.pattern)
    parseMatchingPatternBody(.matchingPattern)
    close(node)
  }

  private mutating func parseMatchingPatternBody(_ flavor: ExpressionFlavor) {
    switch kind {
    case .keywordLet, .keywordVar, .keywordInout:
      parsePatternBinding(flavor.endsAtBrace ? flavor : .bindingPattern)
    case .keywordIs:
      let cast = open(.cast)
      advance()
      parseType()
      close(cast)
    default:
      parseExpression(flavor)
    }
  }

  /// The pattern behind `catch`: as in a `case`, but a `{` ends it.
  mutating func parseCatchPattern() {
    let node = open(.pattern)
    parseMatchingPatternBody(.catchPattern)
    close(node)
  }
}

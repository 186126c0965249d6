import EnvlintSyntax

/// The place between two tokens, where trivia may stand.
struct Gap: Sendable {
  /// From the end of one token to the start of the next; empty where they touch.
  var range: Range<Int>
  /// Whether a comment can stand here whatever the tokens are: there is white space already, or a bracket or comma that counts as such.
  var takesComment: Bool
  /// Whether a newline can stand here whatever the tokens are.
  var takesNewline: Bool
}

extension ParsedFile {
  /// Every gap outside of string and regular-expression literals; the interpolated code inside of them counts as outside.
  func gaps() -> [Gap] {
    var gaps: [Gap] = []
    // Whether each open string literal has to end on its line.
    var openStrings: [Bool] = []
    var isDirective = false
    for right in 0..<tokens.count {
      if right > 0 { follow(right - 1, &openStrings) }
      let hasNewline = tokens.flags[right].contains(.newlineBefore)
      if hasNewline { isDirective = false }
      if tokens.kinds[right] == .poundIf || tokens.kinds[right] == .poundElseif { isDirective = true }
      if isInsideLiteral(right) || tokens.kinds[right] == .shebang { continue }
      let start = right == 0 ? 0 : Int(tokens.ends[right - 1])
      let range = start..<Int(tokens.starts[right])
      let isAtBracket = right > 0 && (opens(tokens.kinds[right - 1]) || closes(tokens.kinds[right]))
      let breaks = isAtBracket && !isDirective && !openStrings.contains(true)
      let takesComment = (!range.isEmpty || isAtBracket) && !endsLikeComment(start)
      gaps.append(Gap(range: range, takesComment: takesComment, takesNewline: hasNewline || breaks))
    }
    return gaps
  }

  /// Whether the operator that ends at an offset and the `/` of a comment behind it would be read as one.
  private func endsLikeComment(_ end: Int) -> Bool { end > 0 && "/*".utf8.contains(bytes[end - 1]) }

  private func opens(_ kind: TokenKind) -> Bool { [.leftParen, .leftSquare, .leftBrace, .comma].contains(kind) }
  private func closes(_ kind: TokenKind) -> Bool { [.rightParen, .rightSquare, .rightBrace].contains(kind) }

  /// Follows quotes: a quote behind a segment closes, any other one opens.
  private func follow(_ index: Int, _ openStrings: inout [Bool]) {
    switch tokens.kinds[index] {
    case .stringQuote, .multilineStringQuote, .singleQuote:
      if index > 0, tokens.kinds[index - 1] == .stringSegment {
        if !openStrings.isEmpty { openStrings.removeLast() }
      } else {
        openStrings.append(tokens.kinds[index] != .multilineStringQuote)
      }
    default: break
    }
  }

  /// Whether the gap before a token lies inside a literal, where trivia would be text.
  private func isInsideLiteral(_ right: Int) -> Bool {
    guard right > 0 else { return false }
    let kinds = (tokens.kinds[right - 1], tokens.kinds[right])
    switch kinds {
    case (.stringSegment, _), (_, .stringSegment), (_, .regexPattern), (.regexPattern, _), (.regexPoundDelimiter, _),
      (_, .regexPoundDelimiter), (.regexSlash, .regexSlash), (.backslash, .leftParen),
      (.backslash, .rawStringDelimiter):
      return true
    case (.rawStringDelimiter, let next): return [.stringQuote, .multilineStringQuote, .leftParen].contains(next)
    case (let previous, .rawStringDelimiter):
      return [.stringQuote, .multilineStringQuote].contains(previous)
    default: return false
    }
  }
}

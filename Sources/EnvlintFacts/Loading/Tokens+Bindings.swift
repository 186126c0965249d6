import EnvlintSyntax

extension Tokens {
  /// The `let` or `var` right before a name, or before the names that stand before it: `let a = b, name`.
  func bindingKeyword(before index: Int) -> Int? {
    var position = index - 1
    var depth = 0
    if kinds[position] == .comma {
      // Rather no declaration than a long search.
      let farthest = max(0, index - 32)
      while position > farthest, depth > 0 || ![.keywordLet, .keywordVar].contains(kinds[position]) {
        switch kinds[position] {
        case .rightParen, .rightSquare, .rightBrace: depth += 1
        case .leftParen, .leftSquare, .leftBrace: depth -= 1
        default: break
        }
        // A parenthesis around: an argument.
        if depth < 0 { return nil }
        position -= 1
      }
    }
    return [.keywordLet, .keywordVar].contains(kinds[position]) ? position : nil
  }
}

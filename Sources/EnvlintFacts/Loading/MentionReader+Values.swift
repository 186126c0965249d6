import EnvlintSyntax

/// The values that code gives properties, and the places where it makes a case of an enum.
extension MentionReader {
  /// A mention by which a property may be given a value; nil for one that only reads it.
  func value(givenTo index: Int) -> Mention? {
    var mention = propertyUse(index)
    if kind(index + 1) == .colon, [.leftParen, .comma].contains(kind(index - 1)) {
      // The name of a parameter, or the label of an argument.
      guard let open = openParenthesis(around: index), !declaresFunction(open) else { return nil }
      mention.role = .label
      mention.argument = caseName(at: index + 2)
      return mention
    }
    switch mention.role {
    case .declaration:
      guard kind(index - 1) == .keywordVar else { return nil }
      mention.argument = initialCase(ofVariable: index)
    case .keyPath: mention.argument = nil
    default:
      let isBinding = source[Int(tokens.starts[index])] == UInt8(ascii: "$")
      guard mention.isChanged || isBinding else { return nil }
      if kind(index + 1) == .equal {
        mention.argument = caseName(at: index + 2)
      } else {
        // A presentation sets its item to nil.
        mention.argument = isItem(index) ? "nil" : nil
      }
    }
    return mention
  }

  /// Whether a name may make a case of an enum, or be compared with one.
  func mayMakeCase(_ index: Int) -> Bool {
    var start = index
    while kind(start - 1) == .period, kind(start - 2) == .identifier { start -= 2 }
    if kind(start - 1) == .period { start -= 1 }
    return !isInCaseList(start)
  }

  /// Whether a pattern or declaration begins at a token, among those that follow `case`.
  private func isInCaseList(_ start: Int) -> Bool {
    var position = start - 1
    var depth = 0
    while position >= 0 {
      switch kind(position) {
      case .keywordCase where depth == 0: return true
      case .keywordLet, .keywordVar: break
      case .rightParen, .rightSquare: depth += 1
      case .leftParen, .leftSquare:
        if depth == 0 { return false }
        depth -= 1
      case .comma, .identifier, .period: break
      default: if depth == 0 { return false }
      }
      // Only a comma, or what binds, may be right before.
      if position == start - 1, ![.comma, .keywordLet, .keywordVar].contains(kind(position)) { return false }
      position -= 1
    }
    return false
  }

  /// Whether a name is that of a parameter after its label: `_ view: V`.
  func isParameterName(_ index: Int) -> Bool {
    kind(index + 1) == .colon && [.identifier, .wildcard].contains(kind(index - 1))
  }

  /// Whether code only asks how many elements a value has, or whether it is nil.
  func isMeasured(_ index: Int) -> Bool {
    switch kind(index + 1) {
    case .period:
      return kind(index + 2) == .identifier && ["count", "indices", "isEmpty"].contains(name(index + 2))
        && ![.period, .leftParen].contains(kind(index + 3))
    case .binaryOperator: return kind(index + 2) == .keywordNil
    default: return false
    }
  }

  private func openParenthesis(around index: Int) -> Int? {
    var position = index - 1
    var depth = 0
    while position >= 0 {
      switch kind(position) {
      case .rightParen, .rightSquare, .rightBrace: depth += 1
      case .leftParen, .leftSquare, .leftBrace:
        if depth == 0 { return kind(position) == .leftParen ? position : nil }
        depth -= 1
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// Whether a parenthesis opens the parameters of a declaration, or the payload of a case.
  private func declaresFunction(_ open: Int) -> Bool {
    var callee = open - 1
    // `func show<T>(…)`
    while callee > 0, kind(callee) != .identifier, kind(callee) != .keywordInit, open - callee < 32 { callee -= 1 }
    switch kind(callee - 1) {
    case .keywordFunc, .keywordCase: return true
    case .period: return false
    default: return kind(callee) == .keywordInit
    }
  }

  /// Whether a binding is the item of a presentation: `.sheet(item: $model.route)`.
  private func isItem(_ index: Int) -> Bool {
    var start = index
    while kind(start - 1) == .period, kind(start - 2) == .identifier { start -= 2 }
    return source[Int(tokens.starts[start])] == UInt8(ascii: "$") && kind(start - 1) == .colon && isName(start - 2)
      && name(start - 2) == "item" && kind(start - 3) == .leftParen
      && [.comma, .rightParen].contains(kind(index + 1))
  }

  /// The case with which a variable begins, `nil` where it has no initial value; nil where that isn't known.
  private func initialCase(ofVariable index: Int) -> String? {
    var position = index + 1
    while position < tokens.count, !tokens.flags[position].contains(.newlineBefore) {
      switch kind(position) {
      case .equal: return caseName(at: position + 1)
      case .leftBrace: return nil
      case .semicolon: return "nil"
      default: position += 1
      }
    }
    return "nil"
  }

  /// The case of an enum that is all of an expression, or `nil`; nil for every other.
  private func caseName(at start: Int) -> String? {
    var end = start + 1
    var name = "nil"
    if kind(start) != .keywordNil {
      var position = start
      while kind(position) == .identifier, self.name(position).isTypeName, kind(position + 1) == .period {
        position += 2
      }
      if position == start {
        guard kind(position) == .period else { return nil }
        position += 1
      }
      guard kind(position) == .identifier else { return nil }
      name = self.name(position)
      end = position + 1
      if kind(end) == .leftParen, isOfCall(end) { end = endOfGroup(end) }
    }
    if ["init", "some"].contains(name) { return nil }
    if name == "none" { name = "nil" }
    switch kind(end) {
    case .rightParen, .rightSquare, .rightBrace, .comma, .semicolon, .endOfFile: return name
    case .period, .binaryOperator, .infixQuestionMark, .postfixQuestionMark, .exclamationMark, .keywordAs, .leftSquare:
      return nil
    default: return end < tokens.count && tokens.flags[end].contains(.newlineBefore) ? name : nil
    }
  }

  /// The token after the parenthesis that closes a group.
  private func endOfGroup(_ open: Int) -> Int {
    var position = open
    var depth = 0
    repeat {
      switch kind(position) {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .endOfFile: return position
      default: break
      }
      position += 1
    } while depth > 0
    return position
  }
}

extension Parser {
  /// modifier → word ( '(' word ')' )?
  mutating func parseModifiers() {
    while atModifier || atClassModifier() {
      let node = open(.modifier)
      let takesDetail = modifierTakesDetail
      advance()
      if takesDetail, kind == .leftParen, peek(2) == .rightParen { skipBalanced() }
      close(node)
    }
  }

  /// Moves over modifiers but `class`; answers whether there were any.
  ///
  /// The parentheses after `open` are left: with them it is a call, unless a declaration is known to follow.
  mutating func skipModifiers() -> Bool {
    var sawModifier = false
    while atModifier {
      let takesDetail = modifierTakesDetail && !at(.open)
      advance()
      if takesDetail, kind == .leftParen { skipBalanced() }
      sawModifier = true
    }
    return sawModifier
  }

  /// Whether a word is here that modifies a declaration; that one follows is for the caller to see.
  var atModifier: Bool {
    mutating get {
      switch kind {
      case .keywordPublic, .keywordPrivate, .keywordInternal, .keywordFileprivate, .keywordStatic: true
      case .identifier: word.map(Parser.isModifier) ?? false
      default: false
      }
    }
  }

  /// `class` modifies a member when more of a declaration follows.
  private mutating func atClassModifier() -> Bool {
    guard kind == .keywordClass else { return false }
    return lookingAhead { ahead in
      ahead.advance()
      return ahead.at(.override) || ahead.atStartOfDeclaration(.statements)
    }
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`.
  private var modifierTakesDetail: Bool {
    mutating get {
      switch kind {
      case .keywordPublic, .keywordPrivate, .keywordInternal, .keywordFileprivate: true
      default:
        switch word {
        case .open, .package, .unowned, .nonisolated: true
        default: false
        }
      }
    }
  }

  static func isModifier(_ word: Word) -> Bool {
    switch word {
    case .async, .convenience, .distributed, .dynamic, .final, .indirect, .infix, .isolated, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .required, .unowned, .weak,
      .borrowing, .consuming, .consumingUnderscored, .const, .local, .compilerInitialized, .sending, .reasync:
      true
    default: false
    }
  }
}

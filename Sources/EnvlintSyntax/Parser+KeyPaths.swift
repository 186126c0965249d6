extension Parser {
  /// key-path → '\' root? component*
  mutating func parseKeyPath() {
    let node = open(.keyPath)
    advance()
    if !atPrefix(".") { parseKeyPathRoot() }
    // Only components that may be the types of the root can stand before `.?` and `.[`.
    var mayEndRoot = true
    while parseKeyPathComponent(&mayEndRoot) {}
    close(node)
  }

  /// root → ( name | tuple | array ) ( '?' | '!' | '.' ( 'Type' | 'Protocol' ) )*
  private mutating func parseKeyPathRoot() {
    switch kind {
    case .identifier, .wildcard, .keywordSelfType, .keywordAny, .leftParen, .leftSquare, .colonColon:
      let root = open(.type)
      parseTypeBase()
      while parseKeyPathRootSuffix() {}
      close(root)
    default: record("expected a type or a component")
    }
  }

  private mutating func parseKeyPathRootSuffix() -> Bool {
    switch kind {
    case .postfixQuestionMark where !atStartOfLine: parseMark(.optionalMark)
    case .exclamationMark where !atStartOfLine: parseMark(.implicitlyUnwrappedMark)
    case .period where word(ahead: 1) == .type || word(ahead: 1) == .protocol:
      advance()
      parseTypeNameComponent()
    default: return false
    }
    return true
  }

  /// component → '.' name generic-arguments? | '.'? '[' arguments ']' | '.'? ( '?' | '!' )
  ///
  /// Answers whether there was one.
  private mutating func parseKeyPathComponent(_ mayEndRoot: inout Bool) -> Bool {
    switch kind {
    case .period:
      if peek() == .leftSquare { mayEndRoot = false }
      parseKeyPathMember()
    case .leftSquare where !atStartOfLine:
      mayEndRoot = false
      let component = open(.keyPathComponent)
      parseArguments(.rightSquare)
      close(component)
    case .postfixQuestionMark, .exclamationMark, .prefixOperator, .binaryOperator, .postfixOperator:
      guard atKeyPathMarks(mayEndRoot: mayEndRoot) else { return false }
      mayEndRoot = false
      parseKeyPathMark()
    default: return false
    }
    return true
  }

  private mutating func parseKeyPathMember() {
    let component = open(.keyPathComponent)
    let isSpaced = afterSpace
    advance()
    if kind == .leftSquare {
      parseArguments(.rightSquare)
    } else {
      parseMemberName(mayFollowNewline: isSpaced)
      if atGenericArguments() { parseGenericArguments() }
    }
    close(component)
  }

  /// One `?` or `!` and the period before it, of an operator that may go on: `.?.name` is one operator and a name.
  private mutating func parseKeyPathMark() {
    let component = open(.keyPathComponent)
    if atPrefix(".") { advanceByOneByte() }
    advanceByOneByte()
    close(component)
  }

  /// Whether what is left of the operator here begins with `?` or `!`, or with a period and one of them, and goes on so.
  private mutating func atKeyPathMarks(mayEndRoot: Bool) -> Bool {
    var sawMark = false
    var lastWasPeriod = false
    for offset in Int(start)..<Int(tokens.ends[index]) {
      switch tokens.bytes[offset] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"):
        sawMark = true
        lastWasPeriod = false
      case UInt8(ascii: "."):
        // A period after a mark begins the next component.
        if sawMark || !mayEndRoot { return sawMark }
        if lastWasPeriod { return false }
        lastWasPeriod = true
      default: return false
      }
    }
    return sawMark
  }
}

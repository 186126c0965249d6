/// The result of scanning a regex literal: the lengths of its parts, from its first byte on.
struct RegexParts {
  var openingPounds = 0
  var patternLength = 0
  var hasClosingSlash = false
  var closingPounds = 0
  var isErroneous = false

  /// The parts when the pattern ends at the closing slash.
  mutating func close(slash: Int, patternStart: Int, pounds: Int) {
    patternLength = slash - patternStart
    hasClosingSlash = true
    closingPounds = pounds
  }
}

extension Tokenizer {
  /// The regex literal at the slash inside the operator characters from `start` to `operatorEnd`; nil when they are
  /// an operator after all.
  ///
  /// A slash bound to the left divides. So does one between two spaces where no operand may begin (SE-0354).
  mutating func lexRegex(inOperator start: Int, _ operatorEnd: Int, slash: Int, _ flags: Tokens.Flags) -> Int? {
    guard !isLeftBound(start) else { return nil }
    // These two name an operator.
    if previousKind == .keywordFunc || previousKind == .keywordOperator { return nil }
    var isCertain = false
    if !isRightBound(operatorEnd, isLeftBound: false) {
      isCertain = tokenIndex == indexAfterTryMark
      guard isCertain || mayBeginOperand() else { return nil }
      switch previousKind {
      // In a list of arguments it may be an operator as a value: `reduce(1, /)`.
      case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
      default: isCertain = true
      }
    }
    guard let regex = scanRegex(at: slash, isCertain: isCertain) else { return nil }
    if slash == start { return emitRegex(regex, at: start, flags) }
    let (kind, isErroneous) = classifyOperator(start, slash)
    emit(kind, start, slash, isErroneous ? flags.union(.erroneous) : flags)
    return emitRegex(regex, at: slash, [])
  }

  /// Whether the previous token leaves an operand to come, rather than a binary operator.
  private func mayBeginOperand() -> Bool {
    switch previousKind {
    case .keywordTrue, .keywordFalse, .keywordAny, .keywordNil, .keywordSelf, .keywordSelfType, .keywordSuper: false
    case .endOfFile, .unknown, .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand,
      .binaryOperator, .equal, .semicolon, .comma, .colon, .infixQuestionMark,
      .poundIf, .poundElse, .poundElseif, .poundEndif:
      true
    default: previousKind.isKeyword
    }
  }

  /// Emits the tokens of a literal and returns its end.
  mutating func emitRegex(_ regex: RegexParts, at start: Int, _ flags: Tokens.Flags) -> Int {
    var position = start
    var flags = flags
    if regex.openingPounds > 0 { emitPart(.regexPoundDelimiter, regex.openingPounds, at: &position, &flags) }
    emitPart(.regexSlash, 1, at: &position, &flags)
    if regex.isErroneous { flags = .erroneous }
    emitPart(.regexPattern, regex.patternLength, at: &position, &flags)
    if regex.hasClosingSlash { emitPart(.regexSlash, 1, at: &position, &flags) }
    if regex.closingPounds > 0 { emitPart(.regexPoundDelimiter, regex.closingPounds, at: &position, &flags) }
    return position
  }

  private mutating func emitPart(
    _ kind: TokenKind, _ length: Int, at position: inout Int, _ flags: inout Tokens.Flags
  ) {
    emit(kind, position, position + length, flags)
    position += length
    flags = []
  }
}

/// A string literal that an interpolation interrupts, and what to restore when it ends.
struct Interpolation {
  let form: StringForm
  let delimiterLength: Int
  /// Open parentheses of the interpolation around the literal.
  let outerParenthesisDepth: Int
}

extension Tokenizer {
  /// The `\`, `#` and `(` at `position`.
  mutating func lexInterpolationStart(at position: Int, _ form: StringForm, delimiterLength: Int) -> Int {
    emit(.backslash, position, position + 1, [])
    var parenthesis = position + 1
    if delimiterLength > 0 {
      parenthesis += poundCount(at: parenthesis, atMost: Int.max)
      emit(.rawStringDelimiter, position + 1, parenthesis, [])
    }
    emit(.leftParen, parenthesis, parenthesis + 1, [])
    interpolations.append(
      Interpolation(form: form, delimiterLength: delimiterLength, outerParenthesisDepth: parenthesisDepth))
    parenthesisDepth = 0
    endsInterpolationAtNewline = form != .multiLine
    return parenthesis + 1
  }

  /// A `)`, which may end an interpolation; then the string goes on.
  @inline(__always)
  mutating func lexRightParen(at start: Int, _ flags: Tokens.Flags) -> Int {
    let isCounted = tokenIndex != indexAfterTryMark
    emit(.rightParen, start, start &+ 1, flags)
    guard isCounted else { return start &+ 1 }
    if parenthesisDepth == 0, let ended = endInterpolation() {
      return lexStringBody(at: start &+ 1, ended.form, delimiterLength: ended.delimiterLength, [])
    }
    parenthesisDepth &-= 1
    return start &+ 1
  }

  /// Ends the innermost interpolation and its literal at a newline, which a string of one line cannot hold: an empty
  /// segment determines the parser.
  @inline(never)
  mutating func breakInterpolation(at newline: Int, _ flags: Tokens.Flags) {
    emit(.stringSegment, newline, newline, flags.union(.erroneous))
    _ = endInterpolation()
  }

  private mutating func endInterpolation() -> Interpolation? {
    guard let ended = interpolations.popLast() else { return nil }
    parenthesisDepth = ended.outerParenthesisDepth
    endsInterpolationAtNewline = interpolations.last.map { $0.form != .multiLine } ?? false
    return ended
  }
}

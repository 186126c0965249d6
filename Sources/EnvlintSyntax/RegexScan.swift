/// A scan over a regex literal: where its pattern ends, and whether it is one at all (SE-0354).
///
///     #/ pattern /#     at least as many `#` after as before; several lines when the first is empty
///     / pattern /       one line; neither end of the pattern is a space; parentheses balance
///
/// Precondition: that of `Tokenizer`.
struct RegexScan {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  /// Whether only a regex literal may stand here; then a broken one is one too.
  let isCertain: Bool
  var position: Int
  var parts = RegexParts()
  var patternStart = 0
  /// The newline that makes it a literal of several lines.
  var firstNewline: Int?
  /// After the last newline so far.
  private var lineStart: Int?
  private var groupDepth = 0
  private var classDepth = 0
  private var lastSpace = -1
  /// After the last slash that could have been the closing one.
  private var candidateEnd = 0

  private enum Outcome {
    case goesOn
    case closed
    case noRegex
    case unterminated
  }

  init(bytes: UnsafePointer<UInt8>, end: Int, at start: Int, isCertain: Bool) {
    self.bytes = bytes
    self.end = end
    self.isCertain = isCertain
    position = start
    while bytes[position] == UInt8(ascii: "#") { position += 1 }
    parts.openingPounds = position - start
  }

  /// The parts of the literal whose slash is at `position`; nil when it is none.
  mutating func run(_ failures: ScanFailures) -> RegexParts? {
    patternStart = position + 1
    if parts.openingPounds == 0 && !mayBeginPattern() { return nil }
    position = patternStart
    if parts.openingPounds > 0 { findFirstNewline() }
    if let firstNewline, firstNewline >= failures.regexStart, parts.openingPounds >= failures.regexDelimiterLength {
      return finishUnterminated()
    }
    var outcome = Outcome.goesOn
    while outcome == .goesOn {
      outcome = bytes[position] == UInt8(ascii: "/") ? readSlash() : .goesOn
      if outcome == .goesOn { outcome = readCharacter() }
    }
    switch outcome {
    case .closed: return parts
    case .unterminated where isCertain: return finishUnterminated()
    default: return nil
    }
  }

  private mutating func mayBeginPattern() -> Bool {
    if position > 0 && bytes[position - 1] == UInt8(ascii: "*") { return false }
    switch bytes[patternStart] {
    case UInt8(ascii: " "), 0x09:
      parts.isErroneous = true
      return isCertain
    case UInt8(ascii: "*"), UInt8(ascii: "/"):
      return false
    default:
      return true
    }
  }

  private mutating func findFirstNewline() {
    var newline = position
    while bytes[newline] == UInt8(ascii: " ") || bytes[newline] == 0x09 { newline += 1 }
    if bytes[newline] == 0x0A || bytes[newline] == 0x0D {
      firstNewline = newline
      position = newline
    }
  }

  /// A slash that no backslash escapes.
  private mutating func readSlash() -> Outcome {
    let slash = position
    candidateEnd = slash + 1
    var pounds = 0
    if parts.openingPounds > 0 {
      while bytes[slash + 1 + pounds] == UInt8(ascii: "#") { pounds += 1 }
      guard pounds >= parts.openingPounds else { return .goesOn }
    }
    if let lineStart, !hasOnlySpaces(from: lineStart, to: slash) { parts.isErroneous = true }
    if pounds == 0 {
      // The comment is more likely what was meant.
      let next = bytes[slash + 1]
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return .unterminated }
      if lastSpace == slash - 1 {
        guard isCertain else { return .noRegex }
        parts.isErroneous = true
      }
    }
    parts.close(slash: slash, patternStart: patternStart, pounds: pounds)
    return .closed
  }

  private func hasOnlySpaces(from start: Int, to end: Int) -> Bool {
    for position in start..<end where bytes[position] != UInt8(ascii: " ") && bytes[position] != 0x09 { return false }
    return true
  }

  /// One character of the pattern, or an escape of two. Bytes of a scalar beyond ASCII may go by one at a time.
  private mutating func readCharacter() -> Outcome {
    let isEscaped = bytes[position] == UInt8(ascii: "\\")
    if isEscaped { position += 1 }
    if position >= end {
      // Text after a literal of several lines is more likely Swift than a pattern.
      if let firstNewline { position = firstNewline }
      return .unterminated
    }
    switch bytes[position] {
    case 0x0A, 0x0D:
      guard firstNewline != nil else { return .unterminated }
      lineStart = position + 1
    case UInt8(ascii: "(") where !isEscaped && classDepth == 0:
      groupDepth += 1
    case UInt8(ascii: ")") where !isEscaped && classDepth == 0:
      if groupDepth > 0 {
        groupDepth -= 1
      } else if !isCertain {
        return .noRegex
      }
    case UInt8(ascii: "[") where !isEscaped:
      classDepth += 1
    case UInt8(ascii: "]") where !isEscaped:
      classDepth = max(classDepth - 1, 0)
    case UInt8(ascii: " ") where !isEscaped:
      lastSpace = position
    case 0x09:
      if firstNewline == nil {
        parts.isErroneous = true
      } else if !isEscaped {
        lastSpace = position
      }
    case 0..<0x20, 0x7F:
      parts.isErroneous = true
    default:
      break
    }
    position += 1
    return .goesOn
  }

  /// The parts when no delimiter ends the literal; a slash at the end, with too few `#`, is taken for one.
  private mutating func finishUnterminated() -> RegexParts {
    parts.isErroneous = true
    parts.patternLength = position - patternStart
    guard parts.openingPounds > 0, parts.patternLength > 0 else { return parts }
    var poundStart = position
    while bytes[poundStart - 1] == UInt8(ascii: "#") { poundStart -= 1 }
    if poundStart == position, bytes[position - 1] == UInt8(ascii: "/") {
      parts.close(slash: position - 1, patternStart: patternStart, pounds: 0)
    } else if poundStart < position, candidateEnd == poundStart {
      parts.close(slash: poundStart - 1, patternStart: patternStart, pounds: position - poundStart)
    }
    return parts
  }
}

extension Tokenizer {
  /// The regex literal at `start`; nil when there is none.
  mutating func scanRegex(at start: Int, isCertain: Bool) -> RegexParts? {
    var scan = RegexScan(bytes: bytes, end: end, at: start, isCertain: isCertain)
    let parts = scan.run(failures)
    // Every scan of several lines agrees with the one before on what is escaped, because both restart at a newline.
    if let newline = scan.firstNewline, parts?.hasClosingSlash == false,
      newline < failures.regexStart
        || scan.parts.openingPounds < failures.regexDelimiterLength
    {
      failures.regexStart = newline
      failures.regexDelimiterLength = scan.parts.openingPounds
    }
    return parts
  }
}

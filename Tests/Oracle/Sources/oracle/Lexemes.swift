import EnvlintSyntax
@_spi(Testing) @_spi(ExperimentalLanguageFeatures) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

private typealias TokenKind = EnvlintSyntax.TokenKind

/// A token of either side.
private struct Lexeme {
  let kind: TokenKind
  let start: Int
  let end: Int
  let isFirstOnLine: Bool
  let isErroneous: Bool
  /// Whether the other side may call it malformed all the same.
  var isDoubtful = false

  func agrees(with other: Lexeme) -> Bool {
    kind == other.kind && start == other.start && end == other.end && isFirstOnLine == other.isFirstOnLine
      && (isErroneous == other.isErroneous || (isDoubtful && !isErroneous) || (other.isDoubtful && !other.isErroneous))
  }
}

/// Compares kind, range and line start of every token with SwiftParser's lexemes, before its parser splits any.
@Sendable
func compareLexemes(_ source: SourceText) -> Comparison {
  let ours = ourLexemes(source.bytes)
  let theirs = theirLexemes(source.bytes)
  var comparison = Comparison(unit: "lexemes", count: theirs.count)
  var our = 0
  var their = 0
  while our < ours.count || their < theirs.count {
    let left = our < ours.count ? ours[our] : nil
    let right = their < theirs.count ? theirs[their] : nil
    if let left, let right, left.agrees(with: right) {
      our += 1
      their += 1
      continue
    }
    comparison.differences.append(difference(left, right, source))
    // Both go on behind the place where they differ.
    let resume = max(left.map(\.start) ?? 0, right.map(\.start) ?? 0)
    while our < ours.count, ours[our].start <= resume { our += 1 }
    while their < theirs.count, theirs[their].start <= resume { their += 1 }
  }
  for problem in Tokens(tokenizing: source.bytes).checkInvariants(in: source.bytes) {
    comparison.differences.append(
      Difference(topic: "invariant", path: source.path, line: 1, column: 1, ours: problem, theirs: "-"))
  }
  return comparison
}

private func difference(_ ours: Lexeme?, _ theirs: Lexeme?, _ source: SourceText) -> Difference {
  let topic =
    if let ours, let theirs, ours.start == theirs.start {
      ours.end != theirs.end
        ? "extent"
        : ours.kind != theirs.kind
          ? "kind" : ours.isFirstOnLine != theirs.isFirstOnLine ? "line start" : "error"
    } else {
      "tokens"
    }
  let (line, column) = source.location(min(ours?.start ?? .max, theirs?.start ?? .max))
  func text(_ lexeme: Lexeme?) -> String {
    guard let lexeme else { return "nothing" }
    let text = source.bytes.text(UInt32(lexeme.start)..<UInt32(lexeme.end))
    return
      "\(lexeme.kind) \(text.prefix(80).debugDescription)\(lexeme.isFirstOnLine ? " first" : "")\(lexeme.isErroneous ? " erroneous" : "")"
  }
  return Difference(
    topic: topic, path: source.path, line: line, column: column, ours: text(ours), theirs: text(theirs))
}

private func ourLexemes(_ bytes: SourceBytes) -> [Lexeme] {
  let tokens = Tokens(tokenizing: bytes)
  return tokens.kinds.indices.map { index in
    Lexeme(
      kind: tokens.kinds[index],
      start: Int(tokens.starts[index]),
      end: Int(tokens.ends[index]),
      isFirstOnLine: tokens.flags[index].contains(.newlineBefore),
      isErroneous: tokens.flags[index].contains(.erroneous))
  }
}

private func theirLexemes(_ bytes: SourceBytes) -> [Lexeme] {
  let tracker = UnsafeMutablePointer<LookaheadTracker>.allocate(capacity: 1)
  tracker.initialize(to: LookaheadTracker())
  defer { tracker.deallocate() }
  return bytes.padded.withUnsafeBufferPointer { padded in
    let buffer = UnsafeBufferPointer(rebasing: padded[..<bytes.count])
    var lexemes: [Lexeme] = []
    var hasDiagnosticBefore = false
    for lexeme in Lexer.tokenize(buffer, lookaheadTracker: tracker, experimentalFeatures: []) {
      let text = lexeme.tokenText
      guard let base = buffer.baseAddress, let start = text.baseAddress.map({ $0 - base }) else { break }
      // A segment that ends with its line is no trivia: only they say that the next one is first on a line.
      let followsLine = lexemes.last.map { $0.kind == .stringSegment && $0.end == start } ?? false
      lexemes.append(
        Lexeme(
          kind: kind(lexeme.rawTokenKind, text),
          start: start,
          end: start + text.count,
          isFirstOnLine: lexemes.isEmpty || (lexeme.flags.contains(.isAtStartOfLine) && !followsLine),
          isErroneous: lexeme.diagnostic.map { !isAboutTrivia($0.kind) } ?? false,
          isDoubtful: hasDiagnosticBefore || lexeme.diagnostic != nil || isUnterminated(lexeme.rawTokenKind)
            || isRadixAlone(lexeme.rawTokenKind, text, isLast: start + text.count == bytes.count)))
      hasDiagnosticBefore = lexeme.diagnostic != nil
      if lexeme.rawTokenKind == .endOfFile { break }
    }
    return lexemes
  }
}

/// Whether a diagnostic can be about the trivia around a token. We put it on the token behind, they on either; and
/// stray bytes that are not UTF-8 we forgive inside a token.
private func isAboutTrivia(_ kind: TokenDiagnostic.Kind) -> Bool {
  switch kind {
  case .invalidCharacter, .invalidUtf8, .nonBreakingSpace, .nulCharacter, .sourceConflictMarker,
    .unterminatedBlockComment, .tokenDiagnosticOffsetOverflow:
    true
  default: false
  }
}

/// Whether a token can be the last of a literal that does not end: we say so, they leave it to their parser.
private func isUnterminated(_ kind: RawTokenKind) -> Bool {
  switch kind {
  case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rightParen, .regexLiteralPattern: true
  default: false
  }
}

/// `0b` or `0o` at the very end of a file: they see no byte that is no digit, and so nothing wrong.
private func isRadixAlone(_ kind: RawTokenKind, _ text: SyntaxText, isLast: Bool) -> Bool {
  kind == .integerLiteral && isLast && (text == "0b" || text == "0o")
}

private func kind(_ kind: RawTokenKind, _ text: SyntaxText) -> TokenKind {
  switch kind {
  case .arrow: .arrow
  case .atSign: .at
  case .backslash: .backslash
  case .backtick: .backtick
  case .binaryOperator: .binaryOperator
  case .colon: .colon
  case .colonColon: .colonColon
  case .comma: .comma
  case .dollarIdentifier: .dollarIdentifier
  case .ellipsis: .ellipsis
  case .endOfFile: .endOfFile
  case .equal: .equal
  case .exclamationMark: .exclamationMark
  case .floatLiteral: .floatLiteral
  case .identifier: .identifier
  case .infixQuestionMark: .infixQuestionMark
  case .integerLiteral: .integerLiteral
  case .keyword: keywords["\(text)"] ?? .unknown
  case .leftAngle: .leftAngle
  case .leftBrace: .leftBrace
  case .leftParen: .leftParen
  case .leftSquare: .leftSquare
  case .multilineStringQuote: .multilineStringQuote
  case .period: .period
  case .postfixOperator: .postfixOperator
  case .postfixQuestionMark: .postfixQuestionMark
  case .pound: .pound
  case .poundAvailable: .poundAvailable
  case .poundElse: .poundElse
  case .poundElseif: .poundElseif
  case .poundEndif: .poundEndif
  case .poundIf: .poundIf
  case .poundSourceLocation: .poundSourceLocation
  case .poundUnavailable: .poundUnavailable
  case .prefixAmpersand: .prefixAmpersand
  case .prefixOperator: .prefixOperator
  case .rawStringPoundDelimiter: .rawStringDelimiter
  case .regexLiteralPattern: .regexPattern
  case .regexPoundDelimiter: .regexPoundDelimiter
  case .regexSlash: .regexSlash
  case .rightAngle: .rightAngle
  case .rightBrace: .rightBrace
  case .rightParen: .rightParen
  case .rightSquare: .rightSquare
  case .semicolon: .semicolon
  case .shebang: .shebang
  case .singleQuote: .singleQuote
  case .stringQuote: .stringQuote
  case .stringSegment: .stringSegment
  case .unknown: .unknown
  case .wildcard: .wildcard
  }
}

/// Our keyword cases by their words: `keywordSelfType` is `Self`, `keywordAny` is `Any`, the others are lower case.
private let keywords: [String: TokenKind] = {
  let cases = TokenKind.allCases.filter(\.isKeyword).map { kind -> (String, TokenKind) in
    switch kind {
    case .keywordSelfType: ("Self", kind)
    case .keywordAny: ("Any", kind)
    default: ("\(kind)".dropFirst("keyword".count).lowercased(), kind)
    }
  }
  return Dictionary(uniqueKeysWithValues: cases)
}()

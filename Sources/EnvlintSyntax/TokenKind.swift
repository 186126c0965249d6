/// The lexical class of one token: one byte.
///
/// The classes are those of the Swift compiler's own lexer, so that the two can be compared token for token.
/// Only words that are keywords everywhere have a keyword case; words that mean something in one place alone
/// (`async`, `some`, `get`, `actor`, …) are identifiers, and the parser compares their bytes.
/// Source: TSPL, Lexical Structure.
public enum TokenKind: UInt8, Sendable, CaseIterable {
  case endOfFile
  case unknown
  case shebang

  // Names and literals.
  /// A name, with its backticks if it has them (`Tokens.Flags.backticked`), or an editor placeholder `<#…#>`.
  case identifier
  /// `$0`; `$name` is an identifier.
  case dollarIdentifier
  case wildcard
  case integerLiteral
  case floatLiteral

  // A string is: rawStringDelimiter? quote segment (interpolation segment)* quote rawStringDelimiter?
  // An interpolation is: backslash rawStringDelimiter? leftParen … rightParen.
  /// `#`, `##`, … before and after a raw string, and inside its interpolations.
  case rawStringDelimiter
  case stringQuote
  case multilineStringQuote
  case singleQuote
  /// Text between quotes and interpolations, empty or not. A multi-line string has one segment a line, and an escape
  /// for a newline ends a segment too. In a string of one line that a newline cuts off inside an interpolation, an empty
  /// segment is at that newline.
  case stringSegment

  // A regex literal is: regexPoundDelimiter? regexSlash regexPattern regexSlash regexPoundDelimiter?
  case regexPoundDelimiter
  case regexSlash
  case regexPattern

  // Punctuation.
  case leftParen
  case rightParen
  case leftBrace
  case rightBrace
  case leftSquare
  case rightSquare
  case comma
  case colon
  case colonColon
  case semicolon
  case at
  case backslash
  case backtick
  case pound
  case period
  case arrow
  case equal
  case prefixAmpersand
  case exclamationMark
  case postfixQuestionMark
  case infixQuestionMark
  // The tokenizer has operators for these three; the parser splits and renames them.
  case ellipsis
  case leftAngle
  case rightAngle

  // Operators, by what they are bound to.
  case prefixOperator
  case postfixOperator
  case binaryOperator

  // Compiler directives and conditions.
  case poundIf
  case poundElseif
  case poundElse
  case poundEndif
  case poundSourceLocation
  case poundAvailable
  case poundUnavailable

  // Keywords.
  case keywordAny
  case keywordAs
  case keywordAssociatedtype
  case keywordBreak
  case keywordCase
  case keywordCatch
  case keywordClass
  case keywordContinue
  case keywordDefault
  case keywordDefer
  case keywordDeinit
  case keywordDo
  case keywordElse
  case keywordEnum
  case keywordExtension
  case keywordFallthrough
  case keywordFalse
  case keywordFileprivate
  case keywordFor
  case keywordFunc
  case keywordGuard
  case keywordIf
  case keywordImport
  case keywordIn
  case keywordInit
  case keywordInout
  case keywordInternal
  case keywordIs
  case keywordLet
  case keywordNil
  case keywordOperator
  case keywordPrecedencegroup
  case keywordPrivate
  case keywordProtocol
  case keywordPublic
  case keywordRepeat
  case keywordRethrows
  case keywordReturn
  case keywordSelf
  case keywordSelfType
  case keywordStatic
  case keywordStruct
  case keywordSubscript
  case keywordSuper
  case keywordSwitch
  case keywordThrow
  case keywordThrows
  case keywordTrue
  case keywordTry
  case keywordTypealias
  case keywordVar
  case keywordWhere
  case keywordWhile

  /// Whether this is one of the reserved words.
  @inlinable
  public var isKeyword: Bool { rawValue >= TokenKind.keywordAny.rawValue }
}

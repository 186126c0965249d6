/// The tokens of one file, in source order, as parallel arrays.
///
///     bytes    l e t   x = " a \ ( b ) "  EOF
///     kind     let     identifier  equal  stringQuote  stringSegment  backslash  leftParen  identifier  …
///     start    0       4           …
///     end      3       5           …
///
/// Offsets are UTF-8 byte offsets, half-open. Between two tokens lies only trivia: white space, newlines, comments,
/// a byte order mark, and bytes that are no Swift. The last token is always `endOfFile`, empty, at the end of the bytes.
/// Text inside a string belongs to `stringSegment`; what an interpolation holds is tokenized as code.
public struct Tokens: Sendable {
  /// Further facts about a token.
  public struct Flags: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A newline lies in the trivia before the token, or the token is the first of the file.
    @inlinable
    public static var newlineBefore: Flags { Flags(rawValue: 1 << 0) }
    /// White space or a comment lies in the trivia before the token.
    @inlinable
    public static var spaceBefore: Flags { Flags(rawValue: 1 << 1) }
    /// The name is written in backticks.
    @inlinable
    public static var backticked: Flags { Flags(rawValue: 1 << 2) }
    /// The token is malformed: a bad number or escape, the last token of a string that does not end, …; or the trivia
    /// before it is: a comment that does not end, a conflict marker, bytes that are no Swift.
    @inlinable
    public static var erroneous: Flags { Flags(rawValue: 1 << 3) }
    /// A comment lies in the trivia before the token.
    @inlinable
    public static var commentBefore: Flags { Flags(rawValue: 1 << 4) }
  }

  public internal(set) var kinds: ContiguousArray<TokenKind> = []
  public internal(set) var starts: ContiguousArray<UInt32> = []
  public internal(set) var ends: ContiguousArray<UInt32> = []
  public internal(set) var flags: ContiguousArray<Flags> = []

  /// The comments that may hold a directive for envlint (they contain `envlint:`), in source order, with their `//` or `/* */`.
  public internal(set) var directiveComments: [Range<UInt32>] = []

  public init() {}

  /// The number of tokens, the end of file included; at least 1 after tokenizing.
  @inlinable
  public var count: Int { kinds.count }
}

// Bytes to tokens: the lexical grammar of Swift 6.3 (TSPL, "Lexical Structure"; SE-0354 for regex literals, SE-0451
// for raw identifiers, SE-0491 for `::`).
//
// Input: the bytes of one file and their NUL padding. Output: `Tokens`.
// Invariants: tokens are ordered and never overlap; between them lies only trivia; the last one is `endOfFile`.
// Any bytes are accepted, and the cost is linear in them: where a scan ahead may fail, its failure is remembered.

extension Tokens {
  /// Tokenizes a whole file. Never fails: malformed text becomes tokens of kind `unknown` or tokens with the flag
  /// `erroneous`.
  ///
  /// Cost: linear in the bytes.
  public init(tokenizing source: SourceBytes) {
    self.init()
    retokenize(source)
  }

  /// Replaces the tokens by those of another file and keeps the storage.
  ///
  /// Precondition: the file is smaller than 4 GiB, because offsets have 32 bits.
  public mutating func retokenize(_ source: SourceBytes) {
    precondition(source.count < Int(UInt32.max), "a source file of 4 GiB or more has no 32-bit offsets")
    removeAll(reserving: source.count / Tokens.estimatedBytesPerToken)
    TokenStaging.withStaging { staging in
      source.padded.withUnsafeBufferPointer { padded in
        guard let bytes = padded.baseAddress else { return }
        var tokenizer = Tokenizer(bytes: bytes, end: source.count, staging: staging, tokens: Tokens())
        swap(&self, &tokenizer.tokens)
        tokenizer.run()
        swap(&self, &tokenizer.tokens)
      }
    }
  }

  /// Real code has about nine bytes a token, its comments and indentation included; dense code grows the arrays once.
  private static let estimatedBytesPerToken = 8

  private mutating func removeAll(reserving capacity: Int) {
    kinds.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    flags.removeAll(keepingCapacity: true)
    directiveComments.removeAll(keepingCapacity: true)
    kinds.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
  }
}

/// One run over one file.
///
/// Precondition: `bytes` stays valid for the run and `SourceBytes.padding` NUL bytes follow `bytes[end - 1]`. A NUL
/// ends every scan for a class of bytes, and a load of eight bytes at any `position <= end` stays inside.
/// Positions are byte offsets.
struct Tokenizer {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  let tables = LexicalTables.shared
  let staging: TokenStaging
  var tokens: Tokens
  /// The number of the tokens that wait in `staging`.
  var stagedCount = 0

  /// The kind of the token before; `endOfFile` when there is none, or a conflict marker made the tokenizer forget it.
  var previousKind = TokenKind.endOfFile

  /// The string literals around the current code, from the outermost: the explicit stack that replaces recursion.
  var interpolations: ContiguousArray<Interpolation> = []
  /// Open parentheses of the innermost interpolation. Outside of all it counts too, but nobody reads it.
  var parenthesisDepth = 0
  /// Whether a newline ends the innermost interpolation.
  var endsInterpolationAtNewline = false
  /// Index of the token before which a `try?` or `try!` is: a `/` there begins a regex literal.
  var indexAfterTryMark = -1
  /// The text before the end of the file inside a string that doesn't end.
  var flagsAtEnd: Tokens.Flags = []

  /// The results of earlier lookahead.
  var failures = ScanFailures()

  init(bytes: UnsafePointer<UInt8>, end: Int, staging: TokenStaging, tokens: Tokens) {
    self.bytes = bytes
    self.end = end
    self.staging = staging
    self.tokens = tokens
  }

  /// Index of the next token.
  var tokenIndex: Int { tokens.kinds.count + stagedCount }

  /// The eight bytes at a position.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
  }

  /// The byte before a position; NUL at the start of the file.
  @inline(__always)
  func byte(before position: Int) -> UInt8 { position == 0 ? 0 : bytes[position &- 1] }

  @inline(__always)
  func traits(at position: Int) -> ByteTraits { tables.traits[Int(bytes[position])] }
}

/// The tokens of a file and its bytes for the parser, which reads them several times a token: through bare pointers, because a bounds
/// check costs there as much as the work.
///
/// Precondition of every read: the index is less than `count`; bytes are read in tokens only, after which `SourceBytes.padding`
/// lies.
struct TokenPointers {
  /// At least 1: the last token is `endOfFile`.
  let count: Int
  let kinds: UnsafePointer<TokenKind>
  let starts: UnsafePointer<UInt32>
  let ends: UnsafePointer<UInt32>
  let flags: UnsafePointer<Tokens.Flags>
  /// See `BracketPairs`.
  let partners: UnsafePointer<UInt32>
  let bytes: UnsafePointer<UInt8>

  /// Calls `body` with pointers that are valid during the call only.
  static func with(_ tokens: Tokens, _ source: SourceBytes, _ body: (TokenPointers) -> Void) {
    precondition(
      tokens.count > 0 && tokens.ends[tokens.count - 1] <= source.count, "the tokens are those of another file")
    let pairs = BracketPairs(of: tokens)
    tokens.kinds.withUnsafeBufferPointer { kinds in
      tokens.starts.withUnsafeBufferPointer { starts in
        tokens.ends.withUnsafeBufferPointer { ends in
          tokens.flags.withUnsafeBufferPointer { flags in
            pairs.partners.withUnsafeBufferPointer { partners in
              source.padded.withUnsafeBufferPointer { bytes in
                guard let kinds = kinds.baseAddress, let starts = starts.baseAddress, let ends = ends.baseAddress,
                  let flags = flags.baseAddress, let partners = partners.baseAddress, let bytes = bytes.baseAddress
                else { return }
                body(
                  TokenPointers(
                    count: tokens.count, kinds: kinds, starts: starts, ends: ends, flags: flags, partners: partners,
                    bytes: bytes))
              }
            }
          }
        }
      }
    }
  }
}

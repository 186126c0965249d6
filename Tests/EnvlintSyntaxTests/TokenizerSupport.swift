import EnvlintSyntax
import Testing

/// Tokenizes and checks every invariant.
func tokenize(_ bytes: some Collection<UInt8>, sourceLocation: SourceLocation = #_sourceLocation) -> Tokens {
  let source = SourceBytes(bytes)
  let tokens = Tokens(tokenizing: source)
  #expect(tokens.checkInvariants(in: source) == [], sourceLocation: sourceLocation)
  return tokens
}

/// The tokens as text: `kind text`, separated by ` | `, with newlines spelled `⏎` and without the end of the file.
func spelled(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  let source = SourceBytes(text)
  let tokens = tokenize(text.utf8, sourceLocation: sourceLocation)
  return tokens.kinds.indices.dropLast().map { index in
    let text = source.text(tokens.starts[index]..<tokens.ends[index])
      .replacing("\r\n", with: "⏎").replacing("\n", with: "⏎")
    return text.isEmpty ? "\(tokens.kinds[index])" : "\(tokens.kinds[index]) \(text)"
  }.joined(separator: " | ")
}

/// The kinds without the end of the file.
func kinds(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [TokenKind] {
  Array(tokenize(text.utf8, sourceLocation: sourceLocation).kinds.dropLast())
}

/// The texts of the tokens that have a flag; the end of the file is spelled `EOF`.
func flagged(
  _ flag: Tokens.Flags, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  let source = SourceBytes(text)
  let tokens = tokenize(text.utf8, sourceLocation: sourceLocation)
  return tokens.kinds.indices.filter { tokens.flags[$0].contains(flag) }.map { index in
    tokens.kinds[index] == .endOfFile ? "EOF" : source.text(tokens.starts[index]..<tokens.ends[index])
  }
}

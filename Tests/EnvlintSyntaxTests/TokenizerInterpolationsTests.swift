import EnvlintSyntax
import Testing

@Suite struct TokenizerInterpolationsTests {
  @Test func anInterpolationIsCode() {
    #expect(
      spelled(#""a\(f(b))c""#)
        == #"stringQuote " | stringSegment a | backslash \ | leftParen ( | identifier f | leftParen ( | identifier b | rightParen ) | rightParen ) | stringSegment c | stringQuote ""#
    )
  }

  @Test func stringsInInterpolations() {
    #expect(
      spelled(#""\(x ? "a" : "\(b)")""#)
        == #"stringQuote " | stringSegment | backslash \ | leftParen ( | identifier x | infixQuestionMark ? | stringQuote " | stringSegment a | stringQuote " | colon : | stringQuote " | stringSegment | backslash \ | leftParen ( | identifier b | rightParen ) | stringSegment | stringQuote " | rightParen ) | stringSegment | stringQuote ""#
    )
  }

  @Test func rawInterpolations() {
    #expect(
      spelled(##"#"\(a)\#(b)"#"##)
        == ##"rawStringDelimiter # | stringQuote " | stringSegment \(a) | backslash \ | rawStringDelimiter # | leftParen ( | identifier b | rightParen ) | stringSegment | stringQuote " | rawStringDelimiter #"##
    )
  }

  @Test func linesInInterpolations() {
    #expect(kinds("\"\"\"\n\\(\na\n)\n\"\"\"").filter { $0 == .stringSegment }.count == 3)
    // A newline in the interpolation of a one-line string ends the literal: an empty segment says so.
    #expect(
      spelled("\"\\(a\nb")
        == #"stringQuote " | stringSegment | backslash \ | leftParen ( | identifier a | stringSegment | identifier b"#)
  }

  @Test func commentsInInterpolations() {
    #expect(
      spelled("\"\\(a /* ) \" */)\"")
        == #"stringQuote " | stringSegment | backslash \ | leftParen ( | identifier a | rightParen ) | stringSegment | stringQuote ""#
    )
  }

  @Test func nestingIsNoRecursion() {
    let depth = 100_000
    let text = String(repeating: "\"\\(", count: depth) + "x" + String(repeating: ")\"", count: depth)
    let tokens = tokenize(text.utf8)
    #expect(tokens.kinds.count { $0 == .backslash } == depth)
    #expect(tokens.kinds.count { $0 == .stringQuote } == 2 * depth)
    // The same nesting, cut off by a newline: each literal ends there.
    let broken = tokenize((String(repeating: "\"\\(", count: depth) + "\nx").utf8)
    #expect(broken.kinds.suffix(3) == [.stringSegment, .identifier, .endOfFile])
  }
}

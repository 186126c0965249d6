import EnvlintSyntax
import Testing

@Suite struct TokenizerStringsTests {
  @Test func singleLine() {
    #expect(
      spelled(#""" "a""#)
        == #"stringQuote " | stringSegment | stringQuote " | stringQuote " | stringSegment a | stringQuote ""#)
    #expect(spelled(#""a\"b\\""#) == #"stringQuote " | stringSegment a\"b\\ | stringQuote ""#)
    #expect(spelled("'a'") == "singleQuote ' | stringSegment a | singleQuote '")
  }

  @Test func anEscapedNewlineEndsASegment() {
    #expect(spelled(#""a\nb""#) == #"stringQuote " | stringSegment a\n | stringSegment b | stringQuote ""#)
    #expect(
      spelled(#""\u{A}\u{41}""#) == #"stringQuote " | stringSegment \u{A} | stringSegment \u{41} | stringQuote ""#)
  }

  @Test func aLineOfAMultiLineStringIsASegment() {
    #expect(
      spelled("\"\"\"\n  a\n  b \"\" c\n  \"\"\"")
        == #"multilineStringQuote """ | stringSegment   a⏎ | stringSegment   b "" c⏎ | stringSegment    | multilineStringQuote """"#
    )
    #expect(flagged(.newlineBefore, "\"\"\"\na\nb\"\"\"") == ["\"\"\"", "a\n"])
  }

  @Test func aBackslashJoinsTwoLines() {
    #expect(
      spelled("\"\"\"\r\na\\ \r\nb\"\"\"")
        == #"multilineStringQuote """ | stringSegment a | stringSegment b | multilineStringQuote """"#)
  }

  @Test func rawStrings() {
    #expect(
      spelled(##"#"a"b\n"#"##)
        == ##"rawStringDelimiter # | stringQuote " | stringSegment a"b\n | stringQuote " | rawStringDelimiter #"##)
    #expect(
      spelled(##"#"""#"##)
        == ##"rawStringDelimiter # | stringQuote " | stringSegment " | stringQuote " | rawStringDelimiter #"##)
    #expect(
      kinds("#\"\"\"\n\"\"\"\n\"\"\"#") == [
        .rawStringDelimiter, .multilineStringQuote, .stringSegment, .stringSegment, .multilineStringQuote,
        .rawStringDelimiter,
      ])
  }

  @Test func unterminated() {
    #expect(spelled("\"a\nb") == "stringQuote \" | stringSegment a | identifier b")
    #expect(flagged(.erroneous, "\"a\nb") == ["a"])
    #expect(flagged(.erroneous, "\"") == ["\""])
    #expect(flagged(.erroneous, "\"\"\"\na") == ["a"])
    #expect(flagged(.newlineBefore, "\"\"\"\n") == ["\"\"\"", "EOF"])
  }

  @Test(arguments: [#"\x"#, #"\u"#, #"\u{}"#, #"\u{110000}"#, #"\u{123456789}"#, "\u{1}", "\0", "\t"])
  func malformed(_ text: String) {
    #expect(flagged(.erroneous, "\"\(text)\"") == [text])
  }

  @Test func curlyQuotes() {
    #expect(spelled("“a b” c ”") == "identifier “a b” | identifier c | unknown ”")
    #expect(spelled("“a\n") == "identifier “ | identifier a")
  }
}

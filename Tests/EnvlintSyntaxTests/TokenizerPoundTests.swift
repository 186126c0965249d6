import EnvlintSyntax
import Testing

@Suite struct TokenizerPoundTests {
  @Test func directives() {
    #expect(
      kinds("#if #elseif #else #endif #sourceLocation #available #unavailable")
        == [.poundIf, .poundElseif, .poundElse, .poundEndif, .poundSourceLocation, .poundAvailable, .poundUnavailable])
  }

  @Test func macros() {
    #expect(
      spelled("#Preview #ifx #if1")
        == "pound # | identifier Preview | pound # | identifier ifx | poundIf #if | integerLiteral 1")
    #expect(spelled("##a") == "pound # | pound # | identifier a")
  }

  @Test func shebang() {
    #expect(spelled("#!/usr/bin/swift\na") == "shebang #!/usr/bin/swift | identifier a")
    #expect(!kinds("a\n#!b").contains(.shebang))
  }

  @Test func punctuation() {
    #expect(
      kinds("@{}[](),:;\\.")
        == [
          .at, .leftBrace, .rightBrace, .leftSquare, .rightSquare, .leftParen, .rightParen, .comma, .colon, .semicolon,
          .backslash, .period,
        ])
  }
}

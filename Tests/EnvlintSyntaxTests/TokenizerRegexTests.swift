import EnvlintSyntax
import Testing

@Suite struct TokenizerRegexTests {
  @Test(arguments: [
    "/a b/", "let x = /a/", "f(/[/]/)", "x(/\\//, y)", "try? / a/", "return /^x/", "x ?? /a/", "#if /a/", "[/a/: /b/]",
    "!/a/", "#/a/b/#", "##/a/#b/##", "#/\n a\n /#", "case /a/: b",
  ])
  func literals(_ text: String) {
    let kinds = kinds(text)
    #expect(kinds.contains(.regexPattern))
  }

  @Test(arguments: [
    "a / b / c", "a/b/c", "x(/ , y)", "func /(a: A) {} ; b/", "operator /^/", "reduce(1, /)",
    "x = (/a)/", "(/ a/)", "self / a /b", "a[0] / b / c", "/**/a/b", "f(/x //y\n)", "1 / 2 / 3",
  ])
  func operators(_ text: String) {
    #expect(!kinds(text).contains(.regexPattern))
  }

  @Test func parts() {
    #expect(
      spelled("x = /a\\/b/.c")
        == "identifier x | equal = | regexSlash / | regexPattern a\\/b | regexSlash / | period . | identifier c")
    #expect(
      spelled("#/a/b/#")
        == "regexPoundDelimiter # | regexSlash / | regexPattern a/b | regexSlash / | regexPoundDelimiter #")
    #expect(
      spelled("x = ^/a/") == "identifier x | equal = | prefixOperator ^ | regexSlash / | regexPattern a | regexSlash /")
    #expect(
      spelled("#/\n a\n /#")
        == "regexPoundDelimiter # | regexSlash / | regexPattern ⏎ a⏎  | regexSlash / | regexPoundDelimiter #")
  }

  @Test func bracesInALiteralAreText() {
    #expect(!kinds("x = /{(\"/").contains(.leftBrace))
  }

  @Test func unterminated() {
    // Bound to the right alone it may be an operator; between two spaces, where an operand must begin, it may not.
    #expect(spelled("x = /a\nb") == "identifier x | equal = | prefixOperator / | identifier a | identifier b")
    #expect(spelled("x = / a\nb") == "identifier x | equal = | regexSlash / | regexPattern  a | identifier b")
    #expect(
      spelled("##/a/#\nb")
        == "regexPoundDelimiter ## | regexSlash / | regexPattern a | regexSlash / | regexPoundDelimiter # | identifier b"
    )
    #expect(spelled("#/\na") == "regexPoundDelimiter # | regexSlash / | regexPattern | identifier a")
    #expect(flagged(.erroneous, "##/a/#\nb") == ["a"])
  }
}

import Testing

@testable import EnvlintSyntax

@Suite struct TokenizerNamesTests {
  @Test func everyReservedWordIsAKeyword() {
    let words = TokenKind.reservedWords.map { "\($0.word)" }
    #expect(kinds(words.joined(separator: " ")) == TokenKind.reservedWords.map(\.kind))
    #expect(Set(TokenKind.reservedWords.map(\.kind)) == Set(TokenKind.allCases.filter(\.isKeyword)))
  }

  @Test func aWordNearAReservedOneIsAName() {
    for (word, _) in TokenKind.reservedWords {
      for name in ["\(word)s_", "\(word)$", "x\(word)", "\("\(word)".dropLast())", "\(word)é", "\(word)Identifier"]
      where !TokenKind.reservedWords.contains(where: { "\($0.word)" == name }) {
        #expect(kinds(name) == [.identifier], "\(name)")
      }
    }
  }

  @Test func wordsOfOnePlaceAreNames() {
    #expect(Set(kinds("async some get actor nonisolated weak mutating await")) == [.identifier])
  }

  @Test func names() {
    #expect(
      spelled("a a1 a$b _a __ aVeryLongName_123")
        == "identifier a | identifier a1 | identifier a$b | identifier _a | identifier __ | identifier aVeryLongName_123"
    )
    #expect(kinds("_ x") == [.wildcard, .identifier])
    #expect(
      spelled("$0 $12 $name $") == "dollarIdentifier $0 | dollarIdentifier $12 | identifier $name | dollarIdentifier $")
  }

  @Test func namesBeyondASCII() {
    #expect(spelled("café = 變數 + 🎈x") == "identifier café | equal = | identifier 變數 | binaryOperator + | identifier 🎈x")
    // A combining mark begins no name.
    #expect(kinds("\u{301}a") == [.identifier])
    #expect(flagged(.erroneous, "\u{301}a") == ["\u{301}a"])
  }

  @Test func backticks() {
    #expect(spelled("`self`.`a b`") == "identifier `self` | period . | identifier `a b`")
    #expect(flagged(.backticked, "`a` a `in it` x") == ["`a`", "`in it`"])
    #expect(flagged(.erroneous, "`` ` ` `+` `a\\b` `ok` `+a`") == ["``", "` `", "`+`", "`a\\b`"])
    #expect(spelled("`a\n`") == "backtick ` | identifier a | backtick `")
  }

  @Test func placeholders() {
    #expect(
      spelled("f(<#T##Int#>, x<#a#>)")
        == "identifier f | leftParen ( | identifier <#T##Int#> | comma , | identifier x | identifier <#a#> | rightParen )"
    )
    #expect(kinds("<#a\n#>") == [.prefixOperator, .pound, .identifier, .pound, .postfixOperator])
  }
}

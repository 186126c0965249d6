import EnvlintSyntax
import Testing

@Suite struct TokenizerOperatorsTests {
  @Test(arguments: [
    ("a + b", TokenKind.binaryOperator), ("a+b", .binaryOperator), ("(+)", .binaryOperator), ("-b", .prefixOperator),
    ("a+ b", .postfixOperator), ("f(-b)", .prefixOperator), ("a/**/+b", .prefixOperator), ("a+/**/b", .postfixOperator),
    ("a+.b", .postfixOperator), ("[+.b]", .prefixOperator), ("a\u{A0}+b", .prefixOperator),
    ("a+\u{A0}b", .postfixOperator),
    ("&b", .prefixAmpersand), ("a & b", .binaryOperator), ("a -> b", .arrow), ("a->b", .arrow),
    ("a ⊕ b", .binaryOperator),
    ("√b", .prefixOperator), ("a = b", .equal), ("a ? b", .infixQuestionMark), ("a? b", .postfixQuestionMark),
    ("a! b", .exclamationMark), ("!b", .prefixOperator), ("a ..< b", .binaryOperator), ("a... ", .postfixOperator),
  ])
  func binding(_ text: String, _ kind: TokenKind) {
    let others: Set<TokenKind> = [.identifier, .leftParen, .rightParen, .leftSquare, .rightSquare, .period]
    #expect(kinds(text).filter { !others.contains($0) } == [kind])
  }

  @Test func runs() {
    #expect(
      spelled("a??.b") == "identifier a | postfixQuestionMark ? | postfixQuestionMark ? | period . | identifier b")
    #expect(
      spelled("A<B<C>>()")
        == "identifier A | binaryOperator < | identifier B | binaryOperator < | identifier C | binaryOperator >> | leftParen ( | rightParen )"
    )
    #expect(spelled("a.+b") == "identifier a | binaryOperator .+ | identifier b")
    #expect(
      spelled("a+.+b") == "identifier a | postfixOperator + | binaryOperator .+ | identifier b")
    #expect(
      spelled("a +// b") == "identifier a | binaryOperator +")
    #expect(spelled("a +/* b */ c") == "identifier a | binaryOperator + | identifier c")
  }

  @Test func malformed() {
    #expect(flagged(.erroneous, "a =b") == ["="])
    #expect(kinds("a */ b") == [.identifier, .unknown, .identifier])
    #expect(flagged(.erroneous, "a */ b") == ["*/"])
  }

  @Test func modules() {
    #expect(
      spelled("Swift::min(a: b)")
        == "identifier Swift | colonColon :: | identifier min | leftParen ( | identifier a | colon : | identifier b | rightParen )"
    )
  }
}

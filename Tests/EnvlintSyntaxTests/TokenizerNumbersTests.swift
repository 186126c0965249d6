import EnvlintSyntax
import Testing

@Suite struct TokenizerNumbersTests {
  @Test(arguments: ["0", "12_3", "0b1_0", "0o17", "0xFf_0", "007"])
  func integers(_ text: String) {
    #expect(kinds(text) == [.integerLiteral])
    #expect(flagged(.erroneous, text) == [])
  }

  @Test(arguments: ["1.5", "1_0.0_1", "1e5", "1E+5", "1.5e-3_0", "0x1p2", "0x1.8p-1", "0xA.BP+0"])
  func floatingPoint(_ text: String) {
    #expect(kinds(text) == [.floatLiteral])
    #expect(flagged(.erroneous, text) == [])
  }

  @Test(arguments: ["1a", "0b2", "0b12", "0o8", "0x", "0xg", "1e", "1e+", "1e_1", "1e5x", "0x1p", "0x1pz", "0b_"])
  func malformed(_ text: String) {
    #expect(kinds(text + " ").count == 1)
    #expect(flagged(.erroneous, text + " ") == [text])
  }

  @Test func membersOfNumbers() {
    #expect(spelled("1.description") == "integerLiteral 1 | period . | identifier description")
    #expect(spelled("pair.0.1") == "identifier pair | period . | integerLiteral 0 | period . | integerLiteral 1")
    #expect(spelled("1...2") == "integerLiteral 1 | binaryOperator ... | integerLiteral 2")
    #expect(
      spelled("0xff.fp ") == "integerLiteral 0xff | period . | identifier fp")
    #expect(spelled("0xff.description") == "integerLiteral 0xff | period . | identifier description")
  }
}

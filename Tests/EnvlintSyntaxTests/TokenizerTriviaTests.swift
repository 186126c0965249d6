import EnvlintSyntax
import Testing

@Suite struct TokenizerTriviaTests {
  @Test func comments() {
    #expect(
      spelled("a // b\nc /* d /* e */ f */ g /**/ h /*/ i */ j")
        == "identifier a | identifier c | identifier g | identifier h | identifier j")
    #expect(flagged(.erroneous, "a /* /* */") == ["EOF"])
  }

  @Test func flags() {
    let text = "a b\nc/**/d\n  // e\n f/*\n*/g(h"
    #expect(flagged(.newlineBefore, text) == ["a", "c", "f", "g"])
    #expect(flagged(.spaceBefore, text) == ["b", "c", "d", "f", "g"])
    #expect(flagged(.commentBefore, text) == ["d", "f", "g"])
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func newlines(_ newline: String) {
    #expect(flagged(.newlineBefore, "a\(newline)// b\(newline)c") == ["a", "c"])
  }

  @Test func aByteOrderMarkIsTrivia() {
    let tokens = tokenize([0xEF, 0xBB, 0xBF] + Array("a".utf8))
    #expect(tokens.starts == [3, 4])
    #expect(tokens.flags[0] == .newlineBefore)
  }

  @Test func strayBytesAreTrivia() {
    for stray: [UInt8] in [
      [0], [0x01], [0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC2, 0xA0], [0xE2, 0x80, 0xA8],
    ] {
      let tokens = tokenize(Array("a ".utf8) + stray + Array(" b".utf8))
      #expect(tokens.kinds == [.identifier, .identifier, .endOfFile], "\(stray)")
    }
  }

  @Test func aNULDoesNotEndTheFile() {
    #expect(kinds("a\0b \"\0\" // \0\n c /* \0 */ d").count { $0 == .identifier } == 4)
  }

  @Test func conflictMarkersAreTrivia() {
    #expect(spelled("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd") == "identifier a | identifier d")
    #expect(spelled("a\n>>>> ours\nb\n<<<<\nrest\nd") == "identifier a | identifier d")
    // Without its end a marker is an operator.
    #expect(
      spelled("a\n<<<<<<< ours\nb") == "identifier a | binaryOperator <<<<<<< | identifier ours | identifier b")
  }

  @Test func directiveComments() {
    let text = "// envlint:disable x\na /* envlint: y */ // none: envlint\n// x:envlint:z\n\"// envlint:no\" //envlint:"
    let source = SourceBytes(text)
    let comments = tokenize(text.utf8).directiveComments.map(source.text)
    #expect(comments == ["// envlint:disable x", "/* envlint: y */", "// x:envlint:z", "//envlint:"])
  }

  @Test func anEmptyFileHasItsEnd() {
    let tokens = tokenize([])
    #expect(tokens.kinds == [.endOfFile])
    #expect(tokens.ends == [0])
  }

  @Test func retokenizingReplacesEverything() {
    var tokens = Tokens(tokenizing: SourceBytes("let a = \"\\(b)\" // envlint:x"))
    let other = SourceBytes("x")
    tokens.retokenize(other)
    #expect(tokens.checkInvariants(in: other) == [])
    #expect(tokens.kinds == [.identifier, .endOfFile])
    #expect(tokens.directiveComments == [])
  }
}

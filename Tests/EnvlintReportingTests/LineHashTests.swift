import Testing

@testable import EnvlintReporting

@Suite struct LineHashTests {
  private func hashes(_ text: String) -> String { LineHash.hashes(of: text.utf8).joined(separator: " ") }

  @Test func publishedVectors() {
    #expect(hashes("") == "c129715d7a2bc9a3:1")
    #expect(
      hashes(" a\nb\n  \t\tc\n d") == "271789c17abda88f:1 54703d4cd895b18:1 180aee12dab6264:1 a23a3dc5e078b07b:1")
    #expect(
      hashes("import SwiftUI\n// 😀\nstruct A {}\n")
        == "20a25416e68759d4:1 10a0ae77c8c4154:1 65a8394365753463:1 c129715d7a2bc9a3:1")
  }

  @Test func equalLinesAreCounted() {
    let text = String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10)
    let expected =
      (1...6).map { "a7f2ff13bc495cf2:\($0)" }
      + ["a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1"]
    #expect(LineHash.hashes(of: text.utf8) == expected)
  }

  @Test func lineBreaksAndSpacesDoNotMatter() {
    let plain = hashes("struct A {\nlet b\n}\n")
    #expect(hashes("struct A {\r\n\tlet b\r\n}\r\n") == plain)
    #expect(hashes("struct A {\r  let b \r}\r") == plain)
  }

  @Test func invalidBytesAreReplaced() {
    #expect(LineHash.hashes(of: [0x61, 0xFF, 0x0A]) == LineHash.hashes(of: "a\u{FFFD}\n".utf8))
  }

  @Test(arguments: ["", "a", "\n\n\n", "a\r\nb\rc\n", "\r \n", " \t", "😀\n"]) func oneHashForEachLine(text: String) {
    #expect(LineHash.hashes(of: text.utf8).count == SourceText(text).lineCount)
  }

  /// The expected number is what `Tests/Differential/line_hash.py` prints: an implementation that was written
  /// separately, over the same generated texts.
  @Test func generatedTextsAgreeWithTheOtherImplementation() {
    let pieces = [
      "a", "b", "let x = 1", " ", "\t", "\n", "\r", "\r\n", "é", "😀", "\u{FEFF}", "日", "}\n", "0", "\n\n",
      "import SwiftUI",
    ]
    var state: UInt64 = 1
    var digest = FNV1a()
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<120 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 60)]
      }
      for byte in (hashes(text) + "\n").utf8 { digest.add(byte) }
    }
    #expect(digest.value == 0x3bc2_274c_dcbe_2ad0)
  }
}

import Testing

@testable import EnvlintReporting

/// The excerpt of what stands between `«` and `»` in `marked`, without colours.
private func excerpt(_ marked: String, columns: Int = 120) -> String {
  let parts = marked.split(separator: "«", omittingEmptySubsequences: false)
  let inner = parts[1].split(separator: "»", omittingEmptySubsequences: false)
  let lower = UInt32(parts[0].utf8.count)
  let range = lower..<lower + UInt32(inner[0].utf8.count)
  return rendered(range, SourceText("\(parts[0])\(inner[0])\(inner[1])"), columns: columns)
}

private func rendered(_ range: Range<UInt32>, _ source: SourceText, columns: Int) -> String {
  Excerpt(of: range, in: source)
    .rendered(gutterWidth: 2, columns: columns, terminal: Terminal(color: false), role: .warning)
}

@Suite struct ExcerptTests {
  @Test func caretsStandUnderTheRange() {
    #expect(excerpt("let a\n  let «value» = 1\n") == " 2 |   let value = 1\n   |       ^^^^^\n")
  }

  @Test func tabsReachTheNextStop() {
    #expect(excerpt("\t\ta\t«b»") == " 1 |         a   b\n   |             ^\n")
    #expect(excerpt("«\t»x") == " 1 |     x\n   | ^^^^\n")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(excerpt("var 記事: «한글» = 1") == " 1 | var 記事: 한글 = 1\n   |           ^^^^\n")
    #expect(excerpt("\"👩‍👩‍👧🇯🇵\", «x»") == " 1 | \"👩‍👩‍👧🇯🇵\", x\n   |         ^\n")
    #expect(excerpt("❤️«x» ❤") == " 1 | ❤️x ❤\n   |   ^\n")
  }

  @Test func combiningCharactersTakeNone() {
    #expect(excerpt("e\u{301}e\u{301}«o\u{308}»x") == " 1 | e\u{301}e\u{301}o\u{308}x\n   |   ^\n")
    #expect(excerpt("\u{1112}\u{1161}\u{11AB}«x»") == " 1 | \u{1112}\u{1161}\u{11AB}x\n   |   ^\n", "conjoining Hangul")
  }

  @Test func aRangeInsideACharacterMarksItWhole() {
    #expect(rendered(1..<2, SourceText("日本"), columns: 80) == " 1 | 日本\n   | ^^\n")
  }

  @Test func severalLinesAreMarkedToTheEndOfTheFirst() {
    #expect(excerpt("a «{\n  b\n}» c") == " 1 | a {\n   |   ^\n")
    #expect(excerpt("a «{ b\r\n}» c") == " 1 | a { b\n   |   ^^^\n")
  }

  @Test func emptyRangesAreAPlace() {
    #expect(excerpt("ab«»c\n") == " 1 | abc\n   |   ^\n")
    #expect(excerpt("ab«»") == " 1 | ab\n   |   ^\n")
    #expect(excerpt("ab\n«»") == " 2 |\n   | ^\n")
    #expect(excerpt("ab«\n»c") == " 1 | ab\n   |   ^\n", "the line break itself")
    #expect(rendered(50..<60, SourceText("ab"), columns: 80) == " 1 | ab\n   |   ^\n", "behind the end")
  }

  @Test func byteOrderMarkIsNotDrawn() {
    #expect(excerpt("\u{FEFF}«let» a") == " 1 | let a\n   | ^^^\n")
  }

  @Test func nothingThatTheTerminalWouldObeyIsWritten() {
    #expect(excerpt("\u{1B}[31m«a»\u{7}\u{202E}") == " 1 | ␛[31ma␇\u{FFFD}\n   |      ^\n")
    let invalid = SourceText([0x61, 0xFF, 0xE6, 0x97, 0x62])
    #expect(rendered(4..<5, invalid, columns: 80) == " 1 | a\u{FFFD}\u{FFFD}b\n   |    ^\n")
  }

  @Test func longLinesAreCutAroundTheRange() {
    let filler = String(repeating: "0123456789", count: 10)
    let middle = excerpt(filler + "«HERE»" + filler, columns: 45)
    #expect(middle == " 1 | …34567890123456789HERE01234567890123456…\n   |                   ^^^^\n")
    let start = excerpt("«HERE»" + filler, columns: 45)
    #expect(start == " 1 | HERE0123456789012345678901234567890123…\n   | ^^^^\n")
    let end = excerpt(filler + "«HERE»", columns: 45)
    #expect(end == " 1 | …6789012345678901234567890123456789HERE\n   |" + String(repeating: " ", count: 36) + "^^^^\n")
    let behind = excerpt(filler + "«»", columns: 45)
    #expect(behind.hasSuffix("56789\n   |" + String(repeating: " ", count: 40) + "^\n"))
  }

  @Test func aRangeWiderThanTheTerminalShowsItsStart() {
    let long = String(repeating: "x", count: 100)
    let output = excerpt("let a = «" + long + "» + 1", columns: 45)
    #expect(
      output == " 1 | …" + String(repeating: "x", count: 38) + "…\n   |  " + String(repeating: "^", count: 38) + "\n")
  }

  @Test(arguments: 20...60) func noLineIsWiderThanTheTerminal(columns: Int) {
    let text = String(repeating: "日\tab👩‍👩‍👧 ", count: 40)
    let output = excerpt(text + "«HERE本»" + text, columns: columns)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= max(columns, 25) })
    // The carets stand under the marked text, wherever the cut is.
    let before = lines[0].prefix { $0 != "H" }
    #expect(lines[1].prefix { $0 != "^" }.count == DisplayWidth.of(before))
    #expect(lines[1].filter { $0 == "^" }.count == 6)
  }

  @Test func aMegabyteOnOneLineIsReadOnlyNearTheRange() {
    let filler = String(repeating: "é", count: 500_000)
    let output = excerpt(filler + "«HERE»" + filler, columns: 45)
    #expect(output.contains("éHEREé"))
    #expect(output.hasPrefix(" 1 | …é"))
    let line = DisplayLine(SourceText(filler), content: 0..<1_000_000, around: 500_000..<500_002)
    #expect(line.isCutAtStart && line.isCutAtEnd)
    #expect(line.cells.count == Int(DisplayLine.reachBytes))
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇫🇷", 2),
    ("1️⃣", 2), ("⌚", 2), ("™", 1), ("\u{200B}", 0), ("𠀀", 2), ("", 0), ("a日b", 4),
  ]) func displayWidth(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }
}

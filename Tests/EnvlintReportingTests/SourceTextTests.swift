import Testing

@testable import EnvlintReporting

@Suite struct SourceTextTests {
  private func position(_ source: SourceText, _ offset: UInt32) -> [Int] {
    let position = source.position(of: offset)
    return [position.line, position.column]
  }

  private func utf16(_ source: SourceText, _ offset: UInt32) -> [Int] {
    let position = source.utf16Position(of: offset)
    return [position.line, position.column]
  }

  @Test func everyKindOfLineBreakEndsALine() {
    let source = SourceText("a\nb\r\nc\rd\n")
    #expect(source.lineCount == 5)
    #expect(position(source, 0) == [1, 1])
    #expect(position(source, 1) == [1, 2])
    #expect(position(source, 2) == [2, 1])
    #expect(position(source, 4) == [2, 3], "the line feed of a pair belongs to the line")
    #expect(position(source, 5) == [3, 1])
    #expect(position(source, 7) == [4, 1])
    #expect(position(source, 9) == [5, 1])
  }

  @Test func contentLeavesTheLineBreakOut() {
    let source = SourceText("a\nbc\r\n\rd")
    #expect((1...4).map { source.contentRange(ofLine: $0) } == [0..<1, 2..<4, 6..<6, 7..<8])
  }

  @Test func emptyFileHasOneLine() {
    let source = SourceText("")
    #expect(source.lineCount == 1)
    #expect(position(source, 0) == [1, 1])
    #expect(position(source, 7) == [1, 1], "behind the end")
    #expect(utf16(source, 7) == [1, 1])
  }

  @Test func columnsCountBytesAsTheCompilerDoes() {
    let source = SourceText("let z = \"😀\"; let w\n")
    #expect(position(source, 15) == [1, 16])
    #expect(utf16(source, 15) == [1, 14])
  }

  @Test func byteOrderMarkCountsForTheCompilerAlone() {
    let source = SourceText("\u{FEFF}let x\nlet y")
    #expect(position(source, 7) == [1, 8])
    #expect(utf16(source, 7) == [1, 5])
    #expect(utf16(source, 13) == [2, 5])
  }

  @Test func invalidBytesAreOneUnitForEachReplacement() {
    let source = SourceText([0x61, 0xFF, 0xE6, 0x97, 0x62, 0x0A])
    #expect(position(source, 4) == [1, 5])
    #expect(utf16(source, 4) == [1, 4], "a truncated sequence reads as one U+FFFD")
  }

  @Test func aSliceCountsFromItsOwnStart() {
    let bytes: [UInt8] = Array("xx\na\nb".utf8)
    let source = SourceText(bytes[3...])
    #expect(source.lineCount == 2)
    #expect(position(source, 2) == [2, 1])
    #expect(String(decoding: source[0..<1], as: UTF8.self) == "a")
    #expect(source.contentRange(ofLine: 2) == 2..<3)
  }
}

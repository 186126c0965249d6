import EnvlintFacts
import EnvlintReporting
import Testing

@testable import EnvlintProtocol

/// Places in documents as editors count them, and the changes that editors send.
@Suite struct DocumentTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  @Test func charactersAreCountedInTheUnitsOfTheEncoding() {
    let text = SourceText("a🪴é\r\nb")
    let rose = UInt32("a🪴é".utf8.count)
    #expect(text.documentPosition(of: rose, .utf16) == DocumentPosition(line: 0, character: 4))
    #expect(text.documentPosition(of: rose, .utf8) == DocumentPosition(line: 0, character: 7))
    #expect(text.offset(of: DocumentPosition(line: 0, character: 4), .utf16) == rose)
    #expect(text.offset(of: DocumentPosition(line: 0, character: 7), .utf8) == rose)
    #expect(text.offset(of: DocumentPosition(line: 1, character: 0), .utf16) == rose + 2)
  }

  @Test func placesBeyondTheEndAreTheEnd() {
    let text = SourceText("ab\ncd")
    for encoding in [PositionEncoding.utf8, .utf16] {
      #expect(text.offset(of: DocumentPosition(line: 0, character: 99), encoding) == 2)
      #expect(text.offset(of: DocumentPosition(line: 1, character: Int.max), encoding) == 5)
      #expect(text.offset(of: DocumentPosition(line: Int.max, character: 0), encoding) == 5)
    }
  }

  @Test func aByteOrderMarkIsNoPartOfADocument() {
    let text = SourceText("\u{FEFF}ab")
    #expect(text.documentPosition(of: 4, .utf16) == DocumentPosition(line: 0, character: 1))
    #expect(text.offset(of: DocumentPosition(line: 0, character: 1), .utf16) == 4)
  }

  @Test func aMarkThatTheEditorSentIsACharacter() {
    func change(_ end: Int, _ text: String) -> JSONValue {
      let range = JSONValue.object([
        ("start", DocumentPosition(line: 0, character: 0).json),
        ("end", DocumentPosition(line: 0, character: end).json),
      ])
      return .object([("range", range), ("text", .string(text))])
    }
    var document = OpenDocument(address: "file:///a.swift", version: 1, text: "ab")
    let isApplied = document.apply([change(0, "\u{FEFF}"), change(2, "c")], version: 2, .utf16)
    #expect(isApplied && document.text == SourceText("cb"))
  }

  @Test func everyPlaceOfACharacterLeadsBack() {
    let text = SourceText("let é = \"🪴🪴\"\r\n\r// 漢字\n\nvar x")
    for index in String(decoding: text.bytes, as: UTF8.self).unicodeScalars.reduce(
      into: [0], { $0.append($0.last! + UTF8.width($1)) })
    {
      let offset = UInt32(index)
      if index > 0, text.bytes[index - 1] == UInt8(ascii: "\r"), index < text.bytes.count,
        text.bytes[index] == UInt8(ascii: "\n")
      {
        continue
      }
      for encoding in [PositionEncoding.utf8, .utf16] {
        #expect(text.offset(of: text.documentPosition(of: offset, encoding), encoding) == offset)
      }
    }
  }

  /// Changes by line and character give what the same changes of the string give.
  @Test func changesAreMadeOneAfterTheOther() {
    var random = Random(state: 11)
    for encoding in [PositionEncoding.utf8, .utf16] {
      for _ in 0..<100 {
        var expected = Array("é🪴a\r\nb\n漢\n\nend".unicodeScalars)
        var document = OpenDocument(
          address: "file:///a.swift", version: 1, text: String(String.UnicodeScalarView(expected)))
        for version in 2..<8 {
          func isInsideBreak(_ index: Int) -> Bool {
            index > 0 && index < expected.count && expected[index - 1] == "\r" && expected[index] == "\n"
          }
          let places = (0...expected.count).filter { !isInsideBreak($0) }
          guard let first = places.randomElement(using: &random), let second = places.randomElement(using: &random)
          else { continue }
          let range = min(first, second)..<max(first, second)
          let new = ["", "x", "🪴", "é\n", "\r\n"].randomElement(using: &random) ?? ""
          func position(_ index: Int) -> JSONValue {
            let offset = expected[..<index].reduce(0) { $0 + UTF8.width($1) }
            return document.text.documentPosition(of: UInt32(offset), encoding).json
          }
          let change = JSONValue.object([
            ("range", .object([("start", position(range.lowerBound)), ("end", position(range.upperBound))])),
            ("text", .string(new)),
          ])
          let isApplied = document.apply([change], version: version, encoding)
          #expect(isApplied)
          expected.replaceSubrange(range, with: new.unicodeScalars)
          #expect(String(decoding: document.text.bytes, as: UTF8.self) == String(String.UnicodeScalarView(expected)))
          #expect(document.version == version)
        }
      }
    }
  }

  @Test func aChangeThatIsNoneChangesNothing() {
    var document = OpenDocument(address: "file:///a.swift", version: 1, text: "ab")
    let good = JSONValue.object([("text", .string("new"))])
    for bad in [
      JSONValue.null, .object([]), .object([("text", .integer(1))]),
      .object([("text", .string("x")), ("range", .object([]))]),
      .object([
        ("text", .string("x")),
        (
          "range",
          .object([
            ("start", .object([("line", .integer(-1)), ("character", .integer(0))])),
            ("end", DocumentPosition(line: 0, character: 0).json),
          ])
        ),
      ]),
    ] {
      let isApplied = document.apply([good, bad], version: 2, .utf16)
      #expect(!isApplied)
      #expect(document.text == SourceText("ab") && document.version == 1)
    }
    let isApplied = document.apply([good], version: 2, .utf16)
    #expect(isApplied && document.text == SourceText("new"))
  }

  @Test func addressesOfFilesArePaths() {
    for path in ["/a.swift", "/a b/é%/A+B.swift", "/🪴/c:d.swift"] {
      #expect(DocumentAddress.path(of: DocumentAddress.address(ofPath: path)) == path)
    }
    #expect(DocumentAddress.path(of: "file://localhost/a.swift") == "/a.swift")
    #expect(DocumentAddress.path(of: "file:///a%2Bb.swift") == "/a+b.swift")
    for address in ["untitled:1", "http://a/b.swift", "file://host/a.swift", "file:///a%00b", "file://", ""] {
      #expect(DocumentAddress.path(of: address) == nil)
    }
  }
}

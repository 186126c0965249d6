import EnvlintFacts
import Testing

@testable import EnvlintReporting

/// Files that no editor wrote: every format must survive them, and each range must get a place.
@Suite struct AnyBytesTests {
  /// Pieces that go wrong first: broken UTF-8, line breaks, a byte order mark, controls, wide and joined characters.
  private static let pieces: [[UInt8]] =
    [[0xFF], [0xE6, 0x97], [0x80], [0xF0, 0x9F], [0], [0x1B], [0x0D], [0x0A], [0x0D, 0x0A], [0x09]]
    + ["a", " ", "\u{FEFF}", "日", "e\u{301}", "\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{200D}", "\"\\"].map { Array($0.utf8) }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func everyRangeHasAPlace(seed: UInt64) throws {
    var state = seed
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let bytes = (0..<40).flatMap { _ in AnyBytesTests.pieces[next(below: AnyBytesTests.pieces.count)] }
    let source = SourceText(bytes[...])
    // Ends may lie inside a character, inside a line break and behind the end of the file.
    let findings = (0..<20).map { _ in
      let lower = UInt32(next(below: bytes.count + 3))
      let upper = lower + UInt32(next(below: 12))
      return Diagnostic(at: Location(file: "A.swift", range: lower..<upper))
    }.sorted()
    var report = Fixture([:]).report(findings)
    report.sources = ["A.swift": source]

    for finding in findings {
      let lines = Excerpt(of: finding.location.range, in: source)
        .rendered(gutterWidth: 4, columns: 40, terminal: Terminal(color: false), role: .warning)
        .split(separator: "\n")
      try #require(lines.count == 2)
      #expect(lines[1].contains("^"))
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= 40 })
      #expect(!lines[0].unicodeScalars.contains { $0.value < 0x20 })
    }
    let results = try ParsedJSON(report.rendered(as: .sarif))["runs"][0]["results"].elements
    #expect(results.count == findings.count)
    for result in results {
      let region = result["locations"][0]["physicalLocation"]["region"]
      let start = try #require(region["startColumn"].number)
      #expect(region["startLine"] == region["endLine"])
      #expect(try #require(region["endColumn"].number) >= start)
      #expect(result["partialFingerprints"]["primaryLocationLineHash"].string?.isEmpty == false)
    }
    let places = try ParsedJSON(report.rendered(as: .json))["findings"].elements
    #expect(places.count == findings.count)
    #expect(places.allSatisfy { (1...source.lineCount).contains($0["line"].number ?? 0) })
    #expect(report.rendered(as: .concise).split(separator: "\n").count == findings.count)
  }
}

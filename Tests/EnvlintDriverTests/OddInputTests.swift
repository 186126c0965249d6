import EnvlintConfiguration
import EnvlintReporting
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// What reads comments and baselines ends well on anything.
struct OddInputTests {
  /// The same sequence on every machine.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// Texts of a few pieces each.
  private static func texts(of pieces: [String], count: Int, seed: UInt64) -> [String] {
    var chance = Chance(state: seed)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...12, using: &chance)).map { _ in pieces.randomElement(using: &chance) ?? "" }.joined()
    }
  }

  @Test func commentsOfAnyForm() {
    let pieces = [
      "// ", "//", "/*", "*/", "/**", "///", "envlint:", "envlint:disable", "envlint:disable:next ",
      "envlint:enable ", ":this", " closure_entry", ",", " all", " - ", "—", "why", "\n", "\r\n", "\r", " ", "\t", "é",
      "let a = 1", "\"", "{", "\0", "envlint:disable:file dead_entry ",
    ]
    for text in Self.texts(of: pieces, count: 4000, seed: 1) {
      let source = SourceBytes(text)
      let check = SuppressionCheck(
        file: "A.swift", source: source, suppressions: Suppressions(in: source), settings: Settings(),
        findsSuperfluous: true, hasUnreadFiles: false)
      for finding in check.findings() {
        #expect(!finding.location.range.isEmpty && finding.location.range.upperBound <= source.count)
        for edit in finding.fixes.flatMap(\.edits) { #expect(edit.location.range.upperBound <= source.count) }
      }
    }
  }

  @Test func baselinesOfAnyForm() throws {
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u", "\\ud83d", "\\ude00", "1", "-", "0", "true", "null", "a", "\n",
      " ",
      "\"version\": 1", "\"findings\": []", "<<<<<<<", "\u{1}", "é",
    ]
    for text in Self.texts(of: pieces, count: 4000, seed: 2) {
      do throws(BaselineFormatError) {
        _ = try Baseline(parsing: ArraySlice(text.utf8))
      } catch {
        #expect(!error.message.isEmpty && !error.hint.isEmpty)
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Array(deep.utf8)) }
  }

  @Test(arguments: [
    "\"\\u00e9\\ud83d\\ude00\\n\\/\"": "é😀\n/", "\"\\ud83d\"": "\u{FFFD}", "\"\\ud83d\\u0041\"": "\u{FFFD}",
    " \"a\" ": "a",
  ])
  func stringsAreRead(text: String, expected: String) throws {
    #expect(try JSONValue(parsing: Array(text.utf8)).string == expected)
  }
}

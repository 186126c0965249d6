import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct JSONValueTests {
  @Test func layout() {
    let value = JSONValue.object([
      ("b", .array([.integer(-1), .bool(true), .null])), ("a", .object([])), ("c", .array([])),
      ("d", .array([.object([("x", .string("y"))])])),
    ])
    #expect(
      value.serialized() == """
        {
          "b": [
            -1,
            true,
            null
          ],
          "a": {},
          "c": [],
          "d": [
            {
              "x": "y"
            }
          ]
        }

        """)
  }

  @Test func escapes() {
    #expect(
      JSONValue.string("\"\\/\n\r\t\u{8}\0\u{7F}\u{2028}é😀").serialized()
        == "\"\\\"\\\\/\\n\\r\\t\\u0008\\u0000\\u007f\\u2028é😀\"\n")
  }

  @Test func anyTextComesBack() throws {
    var scalars = String.UnicodeScalarView()
    for value in [0..<0x300, 0x2000..<0x2070, 0xFE00..<0xFE10, 0xFFF0..<0x10010, 0x1F600..<0x1F610].joined() {
      if let scalar = Unicode.Scalar(UInt32(value)) { scalars.append(scalar) }
    }
    let text = String(scalars)
    let parsed = try ParsedJSON(JSONValue.object([(text, .string(text))]).serialized())
    #expect(parsed == .object([text: .string(text)]))
  }

  @Test func invalidUTF8HasBeenReplacedBefore() throws {
    let text = String(decoding: [0x61, 0xFF, 0xC0, 0x62] as [UInt8], as: UTF8.self)
    #expect(try ParsedJSON(JSONValue.string(text).serialized()) == .string("a\u{FFFD}\u{FFFD}b"))
  }
}

@Suite struct JSONReportTests {
  @Test func everythingInItsOrder() {
    let report = Fixture.feed.report([Fixture.feed.feedFinding], hidden: 3)
    #expect(
      report.rendered(as: .json)
        == """
        {
          "version": 1,
          "tool": {
            "name": "envlint",
            "version": "0.1.0"
          },
          "root": ".",
          "findings": [
            {
              "rule": "unstable_entry_default",
              "severity": "warning",
              "message": "a new 'Article' is created on every read",
              "help": "make the entry optional",
              "file": "Sources/Feed.swift",
              "line": 4,
              "column": 31,
              "endLine": 4,
              "endColumn": 38,
              "symbol": "EnvironmentValues.記事",
              "notes": [
                {
                  "message": "declared as a class here",
                  "file": "Sources/Article.swift",
                  "line": 1,
                  "column": 7,
                  "endLine": 1,
                  "endColumn": 20
                }
              ],
              "fixes": [
                {
                  "title": "Move the default into a 'static let'",
                  "safety": "unsafe",
                  "edits": [
                    {
                      "file": "Sources/Feed.swift",
                      "line": 4,
                      "column": 31,
                      "endLine": 4,
                      "endColumn": 38,
                      "replacement": ".shared"
                    },
                    {
                      "file": "Sources/Article.swift",
                      "line": 1,
                      "column": 22,
                      "endLine": 1,
                      "endColumn": 22,
                      "replacement": "\\n  static let shared = Article()\\n"
                    }
                  ]
                }
              ],
              "fingerprint": "FINGERPRINT"
            }
          ],
          "summary": {
            "files": 2,
            "errors": 0,
            "warnings": 1,
            "infos": 0,
            "hidden": 3,
            "suppressed": 0,
            "baselined": 0
          }
        }

        """.replacing(
          "FINGERPRINT",
          with: Fingerprint.fingerprints(of: report.findings, sources: report.sources)[0]))
  }

  @Test func aCleanRunHasEmptyFindings() throws {
    let parsed = try ParsedJSON(Fixture([:]).report([]).rendered(as: .json))
    #expect(parsed["findings"] == .array([]))
    #expect(parsed["version"] == .number(1))
  }

  @Test func aFindingWithoutHelpHasNull() throws {
    let fixture = Fixture(["A.swift": "x"])
    let report = fixture.report([Diagnostic(at: fixture.place("x", in: "A.swift"), .info)])
    let finding = try ParsedJSON(report.rendered(as: .json))["findings"][0]
    #expect(finding.keys.contains("help"))
    #expect(finding["help"] == .null)
    #expect(finding["severity"] == .string("info"))
    #expect(finding["notes"] == .array([]) && finding["fixes"] == .array([]))
  }

  @Test func filesAreRelativeToTheRootWhereverOneStands() throws {
    var fixture = Fixture.feed
    fixture.workingDirectory = "/home/me"
    fixture.gitRoot = "/home"
    let parsed = try ParsedJSON(fixture.report([fixture.feedFinding]).rendered(as: .json))
    #expect(parsed["findings"][0]["file"] == .string("Sources/Feed.swift"))
    #expect(parsed["root"] == .string("app"))
  }

  @Test func rangesOverSeveralLinesKeepTheirEnd() throws {
    let fixture = Fixture(["A.swift": "a {\r\n  é\r\n} b"])
    let report = fixture.report([Diagnostic(at: fixture.place("{\r\n  é\r\n}", in: "A.swift"))])
    let finding = try ParsedJSON(report.rendered(as: .json))["findings"][0]
    #expect(["line", "column", "endLine", "endColumn"].map { finding[$0].number } == [1, 3, 3, 2])
  }
}

import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct NDJSONTests {
  @Test func eachFindingIsALineAndTheSummaryTheLast() throws {
    let fixture = Fixture.feed
    let second = Diagnostic(at: fixture.place("}", in: "Sources/Feed.swift"), .error, "two\nlines")
    let report = fixture.report([fixture.feedFinding, second], hidden: 3)
    let lines = report.rendered(as: .ndjson).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 4 && lines[3].isEmpty)
    let whole = try ParsedJSON(report.rendered(as: .json))
    #expect(try lines[..<2].map { try ParsedJSON(String($0)) } == whole["findings"].elements)
    let last = try ParsedJSON(String(lines[2]))
    #expect(last.keys == ["version", "tool", "root", "summary"])
    #expect(last["summary"] == whole["summary"])
  }

  @Test func linesAreWrittenOneByOne() {
    var lines: [String] = []
    Fixture.feed.report([Fixture.feed.feedFinding]).writeLines { lines.append($0) }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasSuffix("\n") })
  }

  @Test func aCleanRunIsTheSummaryAlone() {
    #expect(
      Fixture([:]).report([]).rendered(as: .ndjson)
        == #"{"version": 1, "tool": {"name": "envlint", "version": "0.1.0"}, "root": ".", "#
        + #""summary": {"files": 0, "errors": 0, "warnings": 0, "infos": 0, "hidden": 0, "suppressed": 0, "#
        + #""baselined": 0}}"# + "\n")
  }
}

@Suite struct GitHubReportTests {
  @Test func aCommandHasPlaceTitleAndMessage() {
    #expect(
      Fixture.feed.report([Fixture.feed.feedFinding]).rendered(as: .github)
        == "::warning file=Sources/Feed.swift,line=4,endLine=4,col=27,endColumn=34,title=unstable_entry_default"
        + "::Sources/Feed.swift:4:31: a new 'Article' is created on every read (unstable_entry_default)"
        + "%0ASources/Article.swift:1:7: note: declared as a class here%0Ahelp: make the entry optional\n")
    #expect(Fixture([:]).report([]).rendered(as: .github) == "")
  }

  @Test func everythingIsEscaped() {
    let lines = Fixture.hostile.report(Fixture.hostile.hostileFindings).rendered(as: .github).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0]
        == #"::error file=Sources/a%2Cb%3Ac & "d" %250A|`<e>`.swift,line=1,endLine=1,col=10,endColumn=11,"#
        + #"title=closure_entry::Sources/a,b:c & "d" %250A|`<e>`.swift:1:12: 100%25 of '@Entry|a' & <b> "c" "#
        + "::error::d, e: `f` \u{241B}[1m]]> (closure_entry)%0Ahelp: a | b\u{2400}\u{FFFE}")
    #expect(lines.map { $0.prefix(8) } == ["::error ", "::warnin", "::notice"])
  }

  @Test func theWorstComeFirst() {
    let fixture = Fixture(["A.swift": "x"])
    let place = fixture.place("x", in: "A.swift")
    let report = fixture.report([
      Diagnostic(at: place, .info, "1"), Diagnostic(at: place, .error, "2"), Diagnostic(at: place, .warning, "3"),
      Diagnostic(at: place, .error, "4"),
    ])
    let kinds = report.rendered(as: .github).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(kinds == ["::error", "::error", "::warning", "::notice"])
  }

  @Test func aRangeOverSeveralLinesHasNoColumns() {
    let fixture = Fixture(["A.swift": "a {\n  b\n}\n"])
    let text = fixture.report([Diagnostic(at: fixture.place("{\n  b\n}", in: "A.swift"))]).rendered(as: .github)
    #expect(text.hasPrefix("::warning file=A.swift,line=1,endLine=3,title="))
  }

  @Test func pathsStartAtTheRepository() {
    var fixture = Fixture(["A.swift": "x"])
    fixture.gitRoot = "/home/me"
    fixture.workingDirectory = "/home/me/app/Tests"
    let text = fixture.report([Diagnostic(at: fixture.place("x", in: "A.swift"))]).rendered(as: .github)
    #expect(text.hasPrefix("::warning file=app/A.swift,"))
  }

  private func cut(errors: Int, warnings: Int, infos: Int) -> String? {
    let fixture = Fixture(["A.swift": "x"])
    let place = fixture.place("x", in: "A.swift")
    let findings =
      Array(repeating: Diagnostic(at: place, .error), count: errors)
      + Array(repeating: Diagnostic(at: place, .warning), count: warnings)
      + Array(repeating: Diagnostic(at: place, .info), count: infos)
    let lines = fixture.report(findings).rendered(as: .github).split(separator: "\n")
    let notice = lines.first { $0.hasPrefix("::notice title=envlint::") }
    #expect(lines.count == findings.count + (notice == nil ? 0 : 1))
    if let notice { #expect(lines.first == notice, "it must be one of the first ten notices") }
    return notice.map { String($0.dropFirst("::notice title=envlint::".count)) }
  }

  @Test func whatTheLimitCutsIsTold() {
    #expect(cut(errors: 10, warnings: 10, infos: 10) == nil)
    #expect(
      cut(errors: 13, warnings: 11, infos: 9)
        == "GitHub shows 10 annotations per severity; 3 errors, 1 warning more in the log.")
    #expect(
      cut(errors: 0, warnings: 11, infos: 10)
        == "GitHub shows 10 annotations per severity; 1 warning, 1 notice more in the log.")
    #expect(
      cut(errors: 0, warnings: 0, infos: 11) == "GitHub shows 10 annotations per severity; 2 notices more in the log.")
  }
}

@Suite struct MarkdownReportTests {
  @Test func aTableWithTheWorstFirst() {
    let fixture = Fixture.feed
    let error = Diagnostic(at: fixture.place("}", in: "Sources/Feed.swift"), .error, "no")
    #expect(
      fixture.report([fixture.feedFinding, error], hidden: 2).rendered(as: .markdown) == """
        ### envlint

        1 error, 1 warning in 2 files (1 fixable with --fix --unsafe-fixes, 2 hidden below `warning`)

        | severity | where | what | rule |
        |---|---|---|---|
        | error | `Sources/Feed.swift:5` | no | `closure_entry` |
        | warning | `Sources/Feed.swift:4` | a new `Article` is created on every read | `unstable_entry_default` |

        """)
    #expect(Fixture([:]).report([]).rendered(as: .markdown) == "### envlint\n\nno Swift files were linted\n")
  }

  @Test func rulesLinkToTheirPagesOnceThereIsAHome() {
    var fixture = Fixture.feed
    fixture.homepage = "https://example.org/envlint"
    let address = "https://example.org/envlint/blob/HEAD/Rules/UnstableEntryDefault.md"
    #expect(
      fixture.report([fixture.feedFinding]).rendered(as: .markdown).contains("[`unstable_entry_default`](\(address))"))
  }

  @Test func textStaysText() {
    #expect(MarkdownText.inline("SwiftUI's 'a_b' isn't *c* @Entry") == "SwiftUI's `a_b` isn't \\*c\\* &#64;Entry")
    #expect(MarkdownText.inline("'[T]' and '`x`', 'open") == "`[T]` and `` `x` ``, 'open")
    #expect(MarkdownText.inline("''") == "''")
    let row = Fixture.hostile.report(Fixture.hostile.hostileFindings).rendered(as: .markdown).split(separator: "\n")[4]
    #expect(
      row == #"| error | `` Sources/a,b:c & "d" %0A\|`<e>`.swift:1 `` | 100% of `@Entry\|a` \& \<b\> "c" ::error::d, "#
        + "e: \\`f\\` \u{241B}\\[1m\\]\\]\\> | `closure_entry` |")
  }

  @Test func rowsThatNobodyReadsAreCounted() {
    let fixture = Fixture(["A.swift": "x"])
    let finding = Diagnostic(at: fixture.place("x", in: "A.swift"))
    let text = fixture.report(Array(repeating: finding, count: 502)).rendered(as: .markdown)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| warning") } == 500)
    #expect(text.hasSuffix("\n\n2 findings more.\n"))
  }
}

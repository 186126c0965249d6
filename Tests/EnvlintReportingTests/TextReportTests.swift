import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct TextReportTests {
  @Test func findingNotesHelpAndSummary() {
    let report = Fixture.feed.report([Fixture.feed.feedFinding], hidden: 2)
    #expect(
      report.rendered(as: .text) == """
        Sources/Feed.swift:4:31: warning: a new 'Article' is created on every read (unstable_entry_default)
         4 |     @Entry var 記事: Article = .init()
           |                                ^^^^^^^
        Sources/Article.swift:1:7: note: declared as a class here
         1 | final class Article {}
           |       ^^^^^^^^^^^^^
        help: make the entry optional

        1 warning in 2 files (1 fixable with --fix --unsafe-fixes, 2 hidden below 'warning')

        """)
  }

  @Test func numbersOfOneFindingShareAGutter() {
    let fixture = Fixture(["A.swift": String(repeating: "\n", count: 99) + "x\n", "B.swift": "y"])
    var finding = Diagnostic(at: fixture.place("x", in: "A.swift"))
    finding.notes = [Diagnostic.Note("there", at: fixture.place("y", in: "B.swift"))]
    let lines = fixture.report([finding]).rendered(as: .text).split(separator: "\n")
    #expect(lines[1...2] == [" 100 | x", "     | ^"])
    #expect(lines[4...5] == ["   1 | y", "     | ^"])
  }

  @Test func aFileThatVanishedIsReportedWithoutExcerpt() {
    let finding = Diagnostic(at: Location(file: "Gone.swift", range: 7..<9))
    #expect(
      Fixture([:]).report([finding]).rendered(as: .text, style: TextStyle(showsSummary: false))
        == "Gone.swift:1:1: warning: bad (closure_entry)\n\n")
  }

  @Test func messagesStayOnOneLineAndHarmless() {
    let fixture = Fixture(["A.swift": "x"])
    let finding = Diagnostic(at: fixture.place("x", in: "A.swift"), .error, "default '{\n    f()\r\n\t}' \u{1B}[2J")
    #expect(
      fixture.report([finding]).rendered(as: .concise) == "A.swift:1:1: error: default '{ f() }' ␛[2J (closure_entry)\n"
    )
  }

  @Test func coloursWrapTheSameText() {
    let report = Fixture.feed.report([Fixture.feed.feedFinding])
    let plain = report.rendered(as: .text)
    let coloured = report.rendered(as: .text, style: TextStyle(color: true))
    #expect(coloured != plain)
    #expect(coloured.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
    #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(!plain.contains("\u{1B}"))
  }

  @Test func linksNeedColoursAndAHome() {
    var fixture = Fixture.feed
    let colour = TextStyle(color: true)
    #expect(!fixture.report([fixture.feedFinding]).rendered(as: .text, style: colour).contains("\u{1B}]8"))
    fixture.homepage = "https://example.org/envlint"
    let report = fixture.report([fixture.feedFinding])
    #expect(!report.rendered(as: .text).contains("\u{1B}]8"))
    let link =
      "\u{1B}]8;;https://example.org/envlint/blob/HEAD/Rules/UnstableEntryDefault.md\u{1B}\\unstable_entry_default\u{1B}]8;;\u{1B}\\"
    #expect(report.rendered(as: .text, style: colour).contains(link))
  }

  @Test func equalReportsGiveEqualText() {
    let first = Fixture.feed.report([Fixture.feed.feedFinding])
    let second = Fixture.feed.report([Fixture.feed.feedFinding])
    for format in OutputFormat.allCases { #expect(first.rendered(as: format) == second.rendered(as: format)) }
  }
}

@Suite struct SummaryLineTests {
  @Test func whatCanBeFixedIsCounted() {
    func line(safe: Int, unsafe: Int) -> String {
      let place = Location(file: "A.swift", range: 0..<0)
      let findings = (0..<safe + unsafe + 1).map { index in
        var finding = Diagnostic(at: place)
        if index < safe + unsafe {
          finding.fixes = [Fix("Change it", safety: index < safe ? .safe : .unsafe, edits: [Fix.Edit("", at: place)])]
        }
        return finding
      }
      return Fixture([:]).report(findings).renderedSummary()
    }
    #expect(line(safe: 2, unsafe: 0).hasSuffix(" (2 fixable with --fix)\n"))
    #expect(line(safe: 0, unsafe: 1).hasSuffix(" (1 fixable with --fix --unsafe-fixes)\n"))
    #expect(line(safe: 18, unsafe: 4).hasSuffix(" (18 fixable with --fix, 4 more with --unsafe-fixes)\n"))
  }

  private func summary(
    _ severities: [Severity], files: Int, hidden: Int = 0, suppressed: Int = 0, baselined: Int = 0,
    below: Severity = .warning
  ) -> String {
    let findings = severities.map { Diagnostic(at: Location(file: "A.swift", range: 0..<0), $0) }
    var report = Fixture([:]).report(findings)
    report.summary = Report.Summary(
      of: findings, files: files, hidden: hidden, suppressed: suppressed, baselined: baselined, hiddenBelow: below)
    return report.renderedSummary()
  }

  @Test func countsReadNaturally() {
    #expect(summary([], files: 3) == "no findings in 3 files\n")
    #expect(summary([], files: 0) == "no Swift files were linted\n")
    #expect(summary([.error], files: 1) == "1 error in 1 file\n")
    #expect(
      summary([.warning, .warning, .error, .info, .error, .info], files: 12)
        == "2 errors, 2 warnings, 2 infos in 12 files\n")
    #expect(
      summary([.warning, .info, .warning, .warning], files: 12, hidden: 2)
        == "3 warnings, 1 info in 12 files (2 hidden below 'warning')\n")
    #expect(
      summary([], files: 2, hidden: 1, suppressed: 3, baselined: 4, below: .error)
        == "no findings in 2 files (1 hidden below 'error', 3 suppressed, 4 in the baseline)\n")
  }
}

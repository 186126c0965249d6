import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct LineReportsTests {
  @Test func conciseIsOneLineForEachFinding() {
    var fixture = Fixture.feed
    fixture.workingDirectory = "/home/me/app/Tests"
    let second = Diagnostic(at: fixture.place("SwiftUI", in: "Sources/Feed.swift"), .info, "fyi")
    #expect(
      fixture.report([second, fixture.feedFinding]).rendered(as: .concise) == """
        ../Sources/Feed.swift:1:8: info: fyi (closure_entry)
        ../Sources/Feed.swift:4:31: warning: a new 'Article' is created on every read (unstable_entry_default)

        """)
    #expect(fixture.report([]).rendered(as: .concise) == "")
  }

  @Test func xcodeReadsAbsolutePathsAndNotes() {
    let fixture = Fixture.feed
    let info = Diagnostic(at: fixture.place("SwiftUI", in: "Sources/Feed.swift"), .info, "fyi")
    let error = Diagnostic(at: fixture.place("}", in: "Sources/Feed.swift"), .error, "no")
    let report = fixture.report([info, fixture.feedFinding, error])
    let style = TextStyle(color: true)
    #expect(
      report.rendered(as: .xcode, style: style) == """
        /home/me/app/Sources/Feed.swift:1:8: note: fyi (closure_entry)
        /home/me/app/Sources/Feed.swift:4:31: warning: a new 'Article' is created on every read (unstable_entry_default)
        /home/me/app/Sources/Article.swift:1:7: note: declared as a class here
        /home/me/app/Sources/Feed.swift:4:31: note: help: make the entry optional
        /home/me/app/Sources/Feed.swift:5:1: error: no (closure_entry)

        """)
  }

  @Test func noticesHaveALineWhereThereIsOne() {
    let notices = [
      Report.Notice("not UTF-8; read with replacements", file: "A.swift"),
      Report.Notice("brackets nest too deeply; the rest is not read", file: "B.swift", line: 7, severity: .error),
    ]
    let report = Fixture([:]).report([], notices: notices)
    #expect(
      report.renderedNotices() == """
        A.swift: warning: not UTF-8; read with replacements
        B.swift:7: error: brackets nest too deeply; the rest is not read

        """)
    #expect(report.rendered(as: .text) == "no Swift files were linted\n", "notices go to standard error")
  }
}

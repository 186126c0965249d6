import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct GitLabReportTests {
  @Test func anIssueHasWhatGitLabRequires() throws {
    var fixture = Fixture.feed
    fixture.gitRoot = "/home/me"
    let issues = try ParsedJSON(fixture.report([fixture.feedFinding]).rendered(as: .gitlab)).elements
    #expect(issues.count == 1)
    let message = "a new 'Article' is created on every read"
    #expect(issues[0]["description"] == .string("unstable_entry_default: \(message)"))
    #expect(issues[0]["check_name"] == .string("unstable_entry_default"))
    #expect(issues[0]["severity"] == .string("minor"))
    #expect(issues[0]["location"]["path"] == .string("app/Sources/Feed.swift"))
    #expect(issues[0]["location"]["lines"] == .object(["begin": .number(4), "end": .number(4)]))
    #expect(Fixture([:]).report([]).rendered(as: .gitlab) == "[]\n")
  }

  @Test func severitiesAreThoseOfGitLab() throws {
    let report = Fixture.hostile.report(Fixture.hostile.hostileFindings)
    let issues = try ParsedJSON(report.rendered(as: .gitlab)).elements
    #expect(issues.map { $0["severity"].string } == ["major", "minor", "info"])
  }

  @Test func fingerprintsAreUniqueAndOutliveInsertedLines() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let fixture = Fixture(["A.swift": text])
      let finding = Diagnostic(at: fixture.place("x", in: "A.swift"))
      let report = fixture.report(Array(repeating: finding, count: 100))
      return try ParsedJSON(report.rendered(as: .gitlab)).elements.compactMap { $0["fingerprint"].string }
    }
    let plain = try fingerprints("let a = x\n")
    #expect(Set(plain).count == 100)
    #expect(try fingerprints("\n\n\nlet  a =  x\n") == plain)
  }
}

@Suite struct CheckstyleReportTests {
  @Test func findingsStandBelowTheirFiles() {
    var fixture = Fixture.feed
    fixture.workingDirectory = "/home/me/app/Tests"
    let place = fixture.place("final", in: "Sources/Article.swift")
    let report = fixture.report([
      Diagnostic(at: place, .error, "no"), Diagnostic(at: place, .info), fixture.feedFinding,
    ])
    #expect(
      report.rendered(as: .checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="8.0">
          <file name="../Sources/Article.swift">
            <error line="1" column="1" severity="error" message="no" source="envlint.closure_entry"/>
            <error line="1" column="1" severity="info" message="bad" source="envlint.closure_entry"/>
          </file>
          <file name="../Sources/Feed.swift">
            <error line="4" column="31" severity="warning" message="a new 'Article' is created on every read" \
        source="envlint.unstable_entry_default"/>
          </file>
        </checkstyle>

        """)
  }

  @Test func aCleanRunIsADocument() {
    #expect(
      Fixture([:]).report([]).rendered(as: .checkstyle)
        == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\"/>\n")
  }

  @Test func textIsEscaped() {
    let text = Fixture.hostile.report(Fixture.hostile.hostileFindings).rendered(as: .checkstyle)
    #expect(text.contains(#"<file name="Sources/a,b:c &amp; &quot;d&quot; %0A|`&lt;e&gt;`.swift">"#))
    #expect(
      text.contains(
        "message=\"100% of '@Entry|a' &amp; &lt;b&gt; &quot;c&quot; ::error::d, e: `f` \u{241B}[1m]]&gt;\""))
  }
}

@Suite struct XMLElementTests {
  @Test func whatXMLCannotHoldIsReplaced() {
    let element = XMLElement(
      name: "a", attributes: [("b", "\n\t\r\u{0}\u{8}\u{7F}\u{FFFE}😀")], children: [XMLElement(name: "c")],
      text: "\n\"\u{FFFF}]]>")
    #expect(
      element.serialized() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <a b="&#10;&#9;&#13;\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}😀">
        "\u{FFFD}]]&gt;
          <c/>
        </a>

        """)
  }
}

@Suite struct JUnitReportTests {
  @Test func filesAreSuitesAndFindingsAreCases() {
    let fixture = Fixture.feed
    let info = Diagnostic(at: fixture.place("SwiftUI", in: "Sources/Feed.swift"), .info, "fyi")
    #expect(
      fixture.report([info, fixture.feedFinding, fixture.feedFinding]).rendered(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="envlint" tests="3" failures="2" errors="0">
          <testsuite name="Sources/Feed.swift" tests="3" failures="2" errors="0">
            <testcase name="closure_entry" classname="Sources/Feed.swift" file="Sources/Feed.swift" line="1">
              <system-out>Sources/Feed.swift:1:8: info: fyi</system-out>
            </testcase>
            <testcase name="unstable_entry_default: EnvironmentValues.記事" classname="Sources/Feed.swift" \
        file="Sources/Feed.swift" line="4">
              <failure type="warning" message="a new 'Article' is created on every read">\
        Sources/Feed.swift:4:31: warning: a new 'Article' is created on every read
        Sources/Article.swift:1:7: note: declared as a class here
        help: make the entry optional</failure>
            </testcase>
            <testcase name="unstable_entry_default: EnvironmentValues.記事 #2" classname="Sources/Feed.swift" \
        file="Sources/Feed.swift" line="4">
              <failure type="warning" message="a new 'Article' is created on every read">\
        Sources/Feed.swift:4:31: warning: a new 'Article' is created on every read
        Sources/Article.swift:1:7: note: declared as a class here
        help: make the entry optional</failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func aCleanRunIsACaseThatPassed() {
    #expect(
      Fixture([:]).report([]).rendered(as: .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="envlint" tests="1" failures="0" errors="0">
          <testsuite name="envlint" tests="1" failures="0" errors="0">
            <testcase name="no findings" classname="envlint"/>
          </testsuite>
        </testsuites>

        """)
  }
}

@Suite struct StatisticsTests {
  @Test func theMostFrequentRuleComesFirst() {
    let fixture = Fixture.feed
    let place = fixture.place("}", in: "Sources/Feed.swift")
    var fixable = Diagnostic(at: place, .error, rule: "z_rule")
    fixable.fixes = [Fix("Remove it", safety: .safe, edits: [Fix.Edit("", at: place)])]
    let findings = [fixture.feedFinding, fixable, Diagnostic(at: place, .info, rule: "z_rule")]
    #expect(
      fixture.report(findings, hidden: 1).renderedStatistics() == """
          2  z_rule                  1 error, 1 info; 1 safe fix
          1  unstable_entry_default  1 warning

        1 error, 1 warning, 1 info in 2 files (1 fixable with --fix, 1 more with --unsafe-fixes, 1 hidden below 'warning')

        """)
    #expect(fixture.report([]).renderedStatistics() == "no findings in 2 files\n")
    #expect(fixture.report([]).renderedStatistics(style: TextStyle(showsSummary: false)) == "")
  }
}

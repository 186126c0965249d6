import EnvlintFacts
import EnvlintReporting
import Testing

@testable import EnvlintDriver

struct BaselineTests {
  private let sources = [
    "A.swift": SourceText("let a = f(1)\nlet a = f( 1, )\n"), "B.swift": SourceText("let a = f(1)\n"),
  ]

  private func finding(
    _ range: Range<UInt32>, _ severity: Severity = .warning, file: String = "A.swift", symbol: String = "V.body"
  ) -> Diagnostic {
    Diagnostic(
      rule: "r", severity: severity, location: Location(file: file, range: range), message: "m", symbol: symbol)
  }

  private func excess(_ findings: [Diagnostic], over known: [Diagnostic]) -> [Diagnostic] {
    Baseline(known, sources: sources).compare(findings, sources: sources).excess
  }

  @Test func layoutAndPlaceDoNotMatter() {
    #expect(excess([finding(21..<28)], over: [finding(8..<12)]).isEmpty)
    #expect(excess([finding(8..<11)], over: [finding(8..<12)]).count == 1)
    #expect(excess([finding(8..<12, symbol: "W.body")], over: [finding(8..<12)]).count == 1)
    #expect(excess([finding(8..<12, file: "B.swift")], over: [finding(8..<12)]).count == 1)
  }

  @Test func onlyTheExcessIsReported() {
    let two = [finding(8..<12), finding(21..<28)]
    #expect(excess(two, over: [two[0]]) == [two[1]])
    #expect(excess(two, over: two).isEmpty)
    #expect(excess([two[1]], over: two).isEmpty)
  }

  @Test func whatHasRisenIsExcess() {
    #expect(excess([finding(8..<12, .error)], over: [finding(8..<12)]).count == 1)
    #expect(excess([finding(8..<12, .info)], over: [finding(8..<12)]).isEmpty)
    // Each finding takes the lowest entry that covers it.
    let mixed = [finding(8..<12, .info), finding(21..<28, .error)]
    #expect(excess(mixed, over: mixed.reversed()).isEmpty)
  }

  @Test func unusedEntriesAreToldAndRemoved() {
    let baseline = Baseline([finding(8..<12), finding(21..<28), finding(0..<3)], sources: sources)
    let comparison = baseline.compare([finding(8..<12)], sources: sources)
    #expect(comparison.unused.count == 2)
    #expect(baseline.removing(comparison.unused) == Baseline([finding(8..<12)], sources: sources))
  }

  @Test func theTextIsReadBack() throws {
    let symbol = "A.\"\u{1F600}\\ \u{2028}"
    let baseline = Baseline(
      [finding(8..<12), finding(21..<28), finding(0..<3, .error, symbol: symbol)], sources: sources)
    #expect(try Baseline(parsing: ArraySlice(baseline.text.utf8)) == baseline)
    #expect(try Baseline(parsing: ArraySlice(Baseline().text.utf8)) == Baseline())
    #expect(baseline.text.split(separator: "\n").count == 3 + 5)
    #expect(baseline.text.contains("\"ordinal\": 2"))
  }

  @Test(arguments: [
    ("", "invalid JSON: expected a value", 1),
    ("{\n<<<<<<< HEAD\n", "an unresolved merge conflict", 2),
    ("{\"version\": 1}", "not a baseline: 'version' or 'findings' is missing", nil),
    ("[]", "not a baseline: 'version' or 'findings' is missing", nil),
    ("{\"version\": 9, \"findings\": []}", "a baseline of format 9; this version of envlint supports only 1", nil),
    (
      "{\"version\": 1, \"findings\": [{}]}",
      "entry 1 lacks 'file', 'symbol', 'rule', 'hash' or a 'severity' of info, warning or error", nil
    ),
    ("{\"version\": 1, \"version\": 1}", "invalid JSON: duplicate key 'version'", 1),
  ])
  func whatIsNoBaselineIsSaid(text: String, message: String, line: Int?) {
    let error = #expect(throws: BaselineFormatError.self) { try Baseline(parsing: ArraySlice(text.utf8)) }
    #expect(error?.message == message)
    #expect(error?.line == line)
  }

  @Test func whatAChangeMovedItDidNotIntroduce() {
    var known = KnownFindings()
    known.beforeChange = Baseline([finding(8..<12)], sources: sources)
    func introduced(_ findings: Diagnostic...) -> [Diagnostic] { known.introduced(findings, sources: sources) }
    #expect(introduced(finding(8..<12, file: "B.swift")).isEmpty)
    #expect(introduced(finding(8..<12), finding(8..<12, file: "B.swift")).map(\.location.file) == ["B.swift"])
    #expect(introduced(finding(8..<12, .error, file: "B.swift")).count == 1)
    #expect(introduced(finding(8..<12, .error)).count == 1)
  }
}

import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import Testing

@testable import EnvlintDriver

struct ProjectRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "a/A.swift": "let first\nlet second // envlint:disable:this closure_entry - known\n", "b/B.swift": "let other\n",
      "b/C.swift": "// envlint:disable:next clozure_entry\nlet third\n",
    ])
  }

  private func finding(
    _ file: String, _ offset: UInt32, _ severity: Severity = .warning, rule: String = "closure_entry"
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: severity, location: Location(file: file, range: offset..<offset + 3), message: "m")
  }

  private func run(
    _ findings: [Diagnostic], given paths: [String] = [""], notices: [Report.Notice] = [], directives: [String] = [],
    _ change: (inout Settings) -> Void = { _ in }
  ) throws -> ProjectRun {
    var settings = Settings()
    change(&settings)
    let given = try paths.map { try givenPath(folder.absolute($0), workingDirectory: folder.path) }
    let project = Project.project(root: folder.path, given: given)
    let files = project.sources(settings: settings, threads: 1, standardInput: nil).sources
    return ProjectRun(
      project, settings: ByFolder(settings), files: files,
      result: LintResult(diagnostics: findings, notices: notices, filesWithDirectives: directives))
  }

  @Test func commentsSuppressAndAreCounted() throws {
    let run = try run([finding("a/A.swift", 0), finding("a/A.swift", 10), finding("a/A.swift", 10, rule: "other")])
    #expect(run.findings.map(\.location.range.lowerBound) == [0, 10])
    #expect(run.findings.map(\.rule) == ["closure_entry", "other"])
    #expect(run.suppressedCount == 1)
    #expect(run.notices.isEmpty)
    #expect(run.fileCount == 3)
  }

  @Test func aMistypedSuppressionIsAFindingEvenInAFileWithoutOthers() throws {
    let run = try run([], directives: ["b/C.swift"])
    #expect(run.findings.map(\.rule) == ["unknown_suppression"])
    #expect(run.findings.map(\.location) == [Location(file: "b/C.swift", range: 24..<37)])
    #expect(try self.run([], given: ["a"], directives: ["b/C.swift"]).findings.isEmpty)
  }

  @Test func whatSuppressesNothingIsAFindingWhereAllIsKnown() throws {
    let files = ["a/A.swift"]
    #expect(try run([], directives: files).findings.map(\.rule) == ["superfluous_suppression"])
    #expect(try run([finding("a/A.swift", 10)], directives: files).findings.isEmpty)
    let broken = [Report.Notice("expected '}'", file: "a/A.swift", line: 1)]
    #expect(try run([], notices: broken, directives: files).findings.isEmpty)
    #expect(try run([], directives: files) { $0.disabledRules = ["superfluous_suppression"] }.findings.isEmpty)
    #expect(try run([], directives: files) { $0.disabledRules = ["closure_entry"] }.findings.isEmpty)
  }

  @Test func findingsBelowTheSeverityAreCountedOnly() throws {
    let findings = [finding("a/A.swift", 0, .info), finding("b/B.swift", 0, .warning)]
    let normal = try run(findings)
    #expect(normal.findings.map(\.severity) == [.warning])
    #expect(normal.hiddenCount == 1)
    #expect(!normal.hasFailingFinding)
    #expect(try run(findings) { $0.failOn = .warning }.hasFailingFinding)
    #expect(try run(findings) { $0.minSeverity = .info }.findings.count == 2)
  }

  @Test func onlyGivenPathsAreReported() throws {
    let findings = [finding("a/A.swift", 0), finding("b/B.swift", 0), finding("b/C.swift", 0)]
    #expect(try run(findings, given: ["b"]).findings.map(\.location.file) == ["b/B.swift", "b/C.swift"])
    let one = try run(findings, given: ["b/B.swift"])
    #expect(one.findings.map(\.location.file) == ["b/B.swift"])
    #expect(one.fileCount == 1)
  }

  @Test func noticesElsewhereNeitherFailNorBother() throws {
    let notices = [
      Report.Notice("can't be read", file: "a/A.swift", severity: .error), Report.Notice("skipped", file: "a/X.swift"),
    ]
    let outside = try run([], given: ["b"], notices: notices)
    #expect(!outside.isIncomplete)
    #expect(outside.notices == [Report.Notice("can't be read", file: "a/A.swift", severity: .warning)])
    let inside = try run([], given: ["a"], notices: notices)
    #expect(inside.isIncomplete)
    #expect(inside.notices == notices)
    #expect(inside.fileCount == 0)
  }

  @Test func textsOfNotesAndEditsAreReadToo() throws {
    var diagnostic = finding("a/A.swift", 0)
    diagnostic.notes = [Diagnostic.Note("n", at: Location(file: "b/B.swift", range: 0..<3))]
    let edit = Fix.Edit("x", at: Location(file: "b/C.swift", range: 0..<0))
    diagnostic.fixes = [Fix("Do", safety: .safe, edits: [edit])]
    let run = try run([diagnostic])
    #expect(run.sources.keys.sorted() == ["a/A.swift", "b/B.swift", "b/C.swift"])
    let moved = run.moved(below: "p")
    #expect(moved.sources.keys.sorted() == ["p/a/A.swift", "p/b/B.swift", "p/b/C.swift"])
    #expect(moved.findings[0].location.file == "p/a/A.swift")
    #expect(moved.findings[0].notes[0].location.file == "p/b/B.swift")
    #expect(moved.findings[0].fixes[0].edits[0].location.file == "p/b/C.swift")
    #expect(run.moved(below: "").findings == run.findings)
  }
}

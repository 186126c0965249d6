import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

/// Code that means the same has the same findings, at the same code, however it is written; code in quotes has none.
@Suite struct MetamorphicTests {
  /// Each rewrite in a third of the examples, and each example under a third of the rewrites. The oracle tries all.
  @Test(arguments: Rewrite.all.indices) func findingsStay(_ index: Int) throws {
    let rewrite = Rewrite.all[index]
    var changedCount = 0
    for (number, example) in try Self.examples.get().enumerated() where number % 3 == index % 3 {
      guard let outcome = try rewrite.outcome(of: example.project, example.findings) else { continue }
      changedCount += 1
      compare(outcome.expected, outcome.found, outcome.project, rewrite.name)
    }
    // A rewrite that does nothing tests nothing.
    #expect(changedCount > 6)
  }

  /// Half of all edits at a time, another half each time.
  @Test(arguments: 1...4) func findingsStayUnderManyEdits(_ seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    for example in try Self.examples.get() {
      var edits: [String: [Edit]] = [:]
      for file in example.project.files.map(ParsedFile.init) where !file.isBroken {
        edits[file.path] = file.candidates(isSafe: true, using: &generator)
          .filter { _ in Bool.random(using: &generator) }.flatMap { $0 }
      }
      let rewritten = RewrittenProject(example.project, editing: edits)
      let found = try rewritten.project.findings(of: PageProject.rulesOfMeaning)
      compare(example.findings, rewritten.originals(of: found), rewritten, "edits")
    }
  }

  @Test(arguments: PageProject.Quote.allCases) func quotedCodeHasNoFindings(_ quote: PageProject.Quote) throws {
    for example in try Self.examples.get() {
      let quoted = example.project.quoted(quote)
      for file in quoted.files {
        try #require(SyntaxTree(parsing: SourceBytes(file.text)).errors.isEmpty, "\(file.text)")
      }
      #expect(try quoted.findings().isEmpty, "\(quoted.name)")
    }
  }

  @Test func findingsMoveWithTheirCode() throws {
    let project = try #require(try Self.examples.get().first).project
    let finding = try #require(try project.findings().first { $0.notes.isEmpty })
    let file = try #require(project.files.first { $0.path == finding.location.file })
    let start = Int(finding.location.range.lowerBound)
    let edits = [
      Edit(inserting: "/* 1 */", at: 0), Edit(inserting: "(", at: start, .opensExpression),
      Edit(inserting: "`", at: start, .opensName), Edit(inserting: "/* 2 */", at: start),
    ]
    let rewritten = RewrittenProject(project, editing: [file.path: edits])
    let text = try #require(rewritten.project.files.first { $0.path == file.path }).text
    #expect(text.hasPrefix("/* 1 */"))
    var moved = finding
    let shift = UInt32("/* 1 */".utf8.count)
    moved.location.range = finding.location.range.lowerBound + shift..<finding.location.range.upperBound + shift + 9
    let slice = Array(text.utf8)[Int(moved.location.range.lowerBound)..<Int(moved.location.range.upperBound)]
    #expect(String(decoding: slice, as: UTF8.self).hasPrefix("/* 2 */(`"))
    #expect(rewritten.originals(of: [moved]) == [finding.withSortedNotes])
  }

  struct Example {
    var project: PageProject
    /// In the order of `RewrittenProject.originals(of:)`.
    var findings: [Diagnostic]
  }

  /// All examples of the pages and articles, and the app in `Examples`; linted once for all tests.
  static let examples = Result {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let app = try PageProject(folder: root + "/Examples")
    let projects = try PageProject.ofPages().map(\.project) + PageProject.ofSeeds() + [app]
    return try projects.map { Example(project: $0, findings: try $0.findingsOfMeaning()) }
  }

  private func compare(
    _ expected: [Diagnostic], _ found: [Diagnostic], _ rewritten: RewrittenProject, _ rewrite: String
  ) {
    if found != expected { Issue.record("\(rewrite): \(difference(expected, found, rewritten))") }
  }

  private func difference(_ expected: [Diagnostic], _ found: [Diagnostic], _ rewritten: RewrittenProject) -> String {
    let lost = expected.filter { !found.contains($0) }.map { "lost: \($0)" }
    let gained = found.filter { !expected.contains($0) }.map { "new: \($0)" }
    let files = rewritten.project.files.map { "--- \($0.path)\n\($0.text)" }
    return ([rewritten.original.name] + lost + gained + files).joined(separator: "\n")
  }
}

/// A small generator with a seed, so that a failure can be seen again: Marsaglia's xorshift.
private struct SeededGenerator: RandomNumberGenerator {
  /// Never 0.
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

import EnvlintFacts
import EnvlintRules
import Testing

/// The examples of the pages, and the articles' examples, show exactly the findings that their carets mark.
@Suite struct PageTests {
  /// One rule's page at a time, with no other rule running.
  @Test(arguments: try pageProjects()) func thePageShowsItsFindings(_ example: Example) throws {
    try expectFindings(of: example)
  }

  /// All rules together, as far as they are on by default.
  @Test(arguments: try seedProjects()) func theSeedShowsItsFindings(_ example: Example) throws {
    try expectFindings(of: example)
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    for example in try Self.pageProjects() {
      let single = try example.project.findings(ofAnyKind: example.rules, threads: 1)
      #expect(try example.project.findings(ofAnyKind: example.rules, threads: 3) == single, "\(example)")
    }
  }

  /// A project and the rules to run on it.
  struct Example: Sendable, CustomTestStringConvertible {
    var project: PageProject
    var rules: [String]
    var testDescription: String { project.name }
  }

  static func pageProjects() throws -> [Example] {
    try (PageProject.ofPages() + PageProject.ofSuppressionPages()).map {
      Example(project: $0.project, rules: [$0.rule])
    }
  }

  static func seedProjects() throws -> [Example] {
    let rules = Catalog.rules.filter { !$0.isOptIn }.map(\.id)
    return try PageProject.ofSeeds().map { Example(project: $0, rules: rules) }
  }

  private func expectFindings(of example: Example) throws {
    let findings = try example.project.expectFindings(of: example.rules)
    for finding in findings { expectGoodForm(finding, in: example.project) }
  }

  /// What holds for every finding of every rule.
  private func expectGoodForm(_ finding: Diagnostic, in project: PageProject) {
    for text in [finding.help].compactMap(\.self) + finding.notes.map(\.message) {
      expectTheCompilersForm(text, of: finding.rule)
    }
    expectTheCompilersForm(finding.message, of: finding.rule)
    #expect(finding.help != nil, "\(finding.rule) doesn't say what to do")
    for location in [finding.location] + finding.notes.map(\.location) {
      let length = project.files.first { $0.path == location.file }?.text.utf8.count ?? 0
      #expect(
        !location.range.isEmpty && location.range.upperBound <= length, "\(finding.rule) points nowhere: \(location)")
    }
  }

  /// Messages, helps and notes have the form of the compiler's diagnostics: no capital at the start and no full stop at
  /// the end. A report continues the message with the rule's id, and `SARIFReport` makes sentences of them.
  private func expectTheCompilersForm(_ text: String, of rule: String) {
    #expect(text.first.map { !$0.isUppercase && !$0.isWhitespace } == true, "\(rule) begins with a capital: \(text)")
    #expect(text.last.map { !".!:;,".contains($0) } == true, "\(rule) ends with a full stop: \(text)")
    #expect(!text.contains(". "), "\(rule) has two sentences: \(text)")
  }
}

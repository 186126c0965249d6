import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

/// What the engine leaves out for speed changes no finding: the same over all examples as over everything in them.
@Suite struct SkippingTests {
  @Test func findingsAreThoseOfARunThatSkipsNothing() throws {
    for example in try MetamorphicTests.examples.get().map(\.project) {
      for project in [example, example.withMembersInExtensions.project, example.withConformancesInExtensions.project] {
        let findings = try project.findings(prefilter: .off)
        #expect(try project.findings() == findings, "\(project.name)")
        for rule in Set(findings.map(\.rule)) {
          #expect(try project.findings(of: [rule]) == findings.filter { $0.rule == rule }, "\(project.name)")
        }
      }
    }
  }

  /// Stronger than the same for findings, because most files have none.
  @Test func factsAreThoseOfAWalkThatSkipsNothing() throws {
    for file in try MetamorphicTests.examples.get().flatMap(\.project.files) {
      let source = SourceBytes(file.text)
      let facts = FileFacts(path: file.path, extracting: source)
      #expect(FileFacts(path: file.path, extracting: source, prefilter: .off) == facts, "\(file.text)")
    }
  }
}

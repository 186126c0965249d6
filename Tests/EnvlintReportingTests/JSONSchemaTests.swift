import EnvlintFacts
import Testing

@testable import EnvlintReporting

@Suite struct JSONSchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(path: "Schemas/report-1.schema.json") }

  @Test func reportsFollowTheirSchema() throws {
    let hostile = Fixture.hostile
    for report in [
      Fixture([:]).report([]), Fixture.feed.report([Fixture.feed.feedFinding], hidden: 3),
      hostile.report(hostile.hostileFindings),
    ] {
      #expect(schema.problems(of: try ParsedJSON(report.rendered(as: .json))) == [])
    }
  }

  @Test func linesFollowIt() throws {
    let lines = Fixture.feed.report([Fixture.feed.feedFinding]).rendered(as: .ndjson).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(schema.problems(of: try ParsedJSON(String(lines[0])), as: "finding") == [])
    // The last line is the object without findings.
    #expect(schema.problems(of: try ParsedJSON(String(lines[1]))) == ["$: required"])
  }

  @Test(arguments: [
    ("\"version\": 1", "\"version\": 2", "$.version: const"),
    ("\"severity\": \"warning\"", "\"severity\": \"bad\"", "$.findings[0].severity: enum"),
    ("\"line\": 4", "\"line\": 0", "$.findings[0].fixes[0].edits[0].line: minimum"),
    ("\"file\": \"Sources", "\"file\": \"/Sources", "$.findings[0].file: pattern"),
    ("\"help\": \"make the entry optional\"", "\"help\": 1", "$.findings[0].help: type"),
    ("\"hidden\"", "\"hiding\"", "$.summary: additionalProperties"),
    ("\"hidden\"", "\"hiding\"", "$.summary: required"),
  ]) func theSchemaRefusesWhatIsWrong(right: String, wrong: String, problem: String) throws {
    let text = Fixture.feed.report([Fixture.feed.feedFinding]).rendered(as: .json)
    #expect(text.contains(right))
    #expect(schema.problems(of: try ParsedJSON(text.replacing(right, with: wrong))).contains(problem))
  }
}

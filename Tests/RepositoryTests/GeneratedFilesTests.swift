import EnvlintConfiguration
import EnvlintFacts
import EnvlintRules
import Testing

/// Generated text in the repository is what its source says. `ENVLINT_UPDATE=1` rewrites it.
@Suite(.serialized) struct GeneratedFilesTests {
  @Test(arguments: Catalog.all.map(\.id)) func theOptionsOfAPageAreTheRules(_ id: String) throws {
    let rule = try #require(Catalog.rule(id))
    let page = try #require(try RulePage.all().first { $0.rule == id })
    let heading = try #require(page.markdown.firstRange(of: "\n" + RulePage.optionsHeading), "'\(id)' has no 'Options'")
    let kept = page.markdown[..<heading.lowerBound] + "\n"
    try Repository.expect("Rules/\(page.name).md", toBe: kept + RulePage.optionsSection(of: rule))
  }

  @Test func pagesInTheBinaryAreThoseBesideTheRules() throws {
    let pages = try RulePage.all()
    for page in pages { try Repository.expect(page.generatedPath, toBe: page.generatedSource) }
    try Repository.expect(RulePage.listPath, toBe: RulePage.listSource(pages))
  }

  @Test func theMapPageInTheBinaryIsThatOfItsFolder() throws {
    let files = try Repository.files(below: MapPage.folder, suffix: "")
    let sources = try MapPage.generatedSources()
    #expect(files.count == sources.count, "a part of the page is not in the binary")
    // Either would end the element that holds it, or begin a comment in it.
    for file in files where !file.hasSuffix(".html") {
      let text = try Repository.text(file)
      #expect(!text.contains("</") && !text.contains("<!--"), "'\(file)'")
    }
    for (path, source) in sources { try Repository.expect(path, toBe: source) }
  }

  @Test func theRulesTableOfTheReadmeIsTheCatalog() throws {
    try Repository.expectPart("rules", of: "README.md", toBe: try rulesTable())
  }

  @Test func theSettingsTableInTheDocumentationIsTheTable() throws {
    let rows = SettingsTable.keys.map { setting in
      let folders = setting.isForFolders ? " (also in folders)" : ""
      return "| `\(setting.key)` | \(setting.type.name) | \(setting.summary)\(folders) |\n"
    }
    try Repository.expectPart(
      "settings", of: "Documentation/Configuration.md",
      toBe: "| key | value | meaning |\n|---|---|---|\n" + rows.joined())
  }

  @Test func theReadmeShowsWhatEnvlintSays() throws {
    let report = SampleReport.crash().report
    let screen = "```text\n$ envlint\n\(report.rendered(as: .text))```\n"
    for page in ["README.md", "README.ja.md"] { try Repository.expectPart("screen", of: page, toBe: screen) }
  }

  @Test func theDocumentationShowsTheMapOfTheExamples() throws {
    let screen = "```text\n$ envlint map Examples\n\(try SampleReport.examples().map)```\n"
    try Repository.expectPart("map", of: "Documentation/Map.md", toBe: screen)
  }

  private func rulesTable() throws -> String {
    let pages = try RulePage.all()
    let rows = try Catalog.all.map { rule in
      let page = try #require(pages.first { $0.rule == rule.id })
      let optIn = rule.isOptIn ? "yes" : "no"
      return "| [`\(rule.id)`](Rules/\(page.name).md) | \(rule.summary) | \(rule.severity.rawValue) | \(optIn) "
        + "| \(rule.fix.rawValue) |\n"
    }
    return "| rule | what it reports | severity | opt-in | fix |\n|---|---|---|---|---|\n" + rows.joined()
  }
}

import EnvlintPages
import EnvlintRules
import Testing

/// Catalog, rule files, pages, generated pages and manifest name the same rules.
@Suite struct CatalogTests {
  let ids = Catalog.all.map(\.id).sorted()

  @Test func everyRuleHasAFileAndAPage() throws {
    let files = try Repository.files(below: "Rules", suffix: ".swift").compactMap(ruleName)
    let pages = try Repository.files(below: "Rules", suffix: ".md").compactMap(ruleName)
    #expect(files.map { RulePage.snakeCase($0) }.sorted() == ids)
    #expect(pages.map { RulePage.snakeCase($0) }.sorted() == ids)
  }

  @Test func everyRuleFileDeclaresItsRule() throws {
    for path in try Repository.files(below: "Rules", suffix: ".swift") {
      guard let name = ruleName(path) else { continue }
      #expect(try Repository.text(path).contains("id: \"\(RulePage.snakeCase(name))\""), "'\(path)'")
    }
  }

  @Test func everyPageIsGeneratedAndExcludedFromTheBuild() throws {
    let generated = try Repository.files(below: "Sources/EnvlintPages", suffix: ".swift").compactMap { path in
      path.firstMatch(of: /Page\+(\w+)\.swift$/).map { String($0.output.1) }
    }
    #expect(generated.map { RulePage.snakeCase($0) }.sorted() == ids)
    #expect(Pages.all.map(\.rule) == ids)
    let pages = try RulePage.all().map { $0.name + ".md" }
    #expect(try Manifest().excludedPages.sorted() == pages.sorted())
  }

  @Test func everyRuleIsNamedInTheChangelog() throws {
    let changelog = try Repository.text("CHANGELOG.md")
    for id in ids { #expect(changelog.contains("`\(id)`"), "'\(id)'") }
  }

  /// `Rules/ClosureEntry.md` as `ClosureEntry`; nil for the catalog and for files of several rules (`Name+Topic`).
  private func ruleName(_ path: String) -> String? {
    let name = path.split(separator: "/").last?.split(separator: ".").first.map { String($0) } ?? ""
    return path.split(separator: "/").count == 2 && name != "Catalog" && !name.contains("+") ? name : nil
  }
}

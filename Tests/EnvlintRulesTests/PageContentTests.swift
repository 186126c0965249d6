import EnvlintPages
import EnvlintRules
import EnvlintSyntax
import Testing

/// What every page must have, so that it explains its rule and tests it.
@Suite struct PageContentTests {
  @Test(arguments: Catalog.all.map(\.id)) func aPageOpensWithItsRule(_ id: String) throws {
    let rule = try #require(Catalog.rule(id))
    let page = try #require(Pages.page(id))
    #expect(page.markdown.hasPrefix("# \(id)\n\n\(rule.summary)\n\n## Why it matters\n"))
    let headings = try PageSection.all(in: page.markdown).map(\.heading)
    for heading in ["Reported", "Not reported", "Limits", "Options"] {
      #expect(headings.count { $0 == heading } == 1, "'\(heading)'")
    }
  }

  @Test(arguments: Catalog.rules.map(\.id)) func aPageHasExamplesOfEveryKind(_ id: String) throws {
    let page = try #require(Pages.page(id))
    let sections = try PageSection.all(in: page.markdown)
    let blocks = sections.flatMap(\.blocks)
    #expect(blocks.count { $0.kind == .bad } >= 2)
    #expect(blocks.count { $0.kind == .good } >= 3)
    #expect(blocks.count { $0.kind == .fixed } >= 1)
    // Reported across files: a section with findings and several files.
    #expect(
      sections.contains { section in
        section.blocks.contains { $0.kind == .bad } && Set(section.blocks.map(\.path)).count > 1
      })
  }

  @Test(arguments: Catalog.all.map(\.id)) func whatIsNotReportedIsShownWithoutFindings(_ id: String) throws {
    let sections = try PageSection.all(in: try #require(Pages.page(id)).markdown)
    let index = try #require(sections.firstIndex { $0.heading == "Not reported" })
    for section in sections[index...] {
      #expect(section.blocks.allSatisfy { $0.kind == .good || $0.kind == .yaml }, "'\(section.heading)'")
    }
  }

  @Test(arguments: Catalog.all.map(\.id)) func headingsAreNamedOnce(_ id: String) throws {
    let headings = try PageSection.all(in: try #require(Pages.page(id)).markdown).map(\.heading)
    #expect(Set(headings).count == headings.count)
  }

  @Test(arguments: Catalog.all.map(\.id)) func examplesAreSwift(_ id: String) throws {
    for section in try PageSection.all(in: try #require(Pages.page(id)).markdown) {
      for block in section.blocks where block.kind != .yaml {
        let tree = SyntaxTree(parsing: SourceBytes(block.text))
        #expect(tree.errors.isEmpty, "'\(block.path)' under '\(section.heading)'")
      }
    }
  }
}

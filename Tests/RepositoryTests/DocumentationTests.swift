import Testing

/// The pages for users: their links lead somewhere, and both READMEs say the same.
@Suite struct DocumentationTests {
  static func pages() throws -> [String] {
    try ["README.md", "README.ja.md", "ARCHITECTURE.md"] + Repository.files(below: "Documentation", suffix: ".md")
  }

  /// The targets of the links in a text, in order.
  private static func links(in text: String) -> [String] {
    text.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
  }

  @Test func everyLinkLeadsSomewhere() throws {
    for page in try Self.pages() {
      let folder = page.hasPrefix("Documentation/") ? "Documentation/" : ""
      let links = Self.links(in: try Repository.text(page)).filter { !$0.contains("://") }
      #expect(!links.isEmpty || folder == "Documentation/", "'\(page)' has no links")
      for link in links {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        let path = parts[0].hasPrefix("../") ? String(parts[0].dropFirst(3)) : folder + parts[0]
        let target = try Repository.text(parts[0].isEmpty ? page : path)
        guard parts.count > 1 else { continue }
        let headings = target.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
          heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
        }
        #expect(headings.contains(String(parts[1])), "'\(page)' links to '\(link)'")
      }
    }
  }

  @Test func theReadmeIsShort() throws {
    #expect(try Repository.text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 160)
  }

  @Test func bothReadmesSayTheSame() throws {
    let english = try Repository.text("README.md")
    let japanese = try Repository.text("README.ja.md")
    let block = /```(?:sh|yaml)\n(?:.|\n)*?```/
    #expect(english.matches(of: block).map(\.output) == japanese.matches(of: block).map(\.output))
    #expect(english.matches(of: block).count >= 6)
    let (links, translated) = (Self.links(in: english), Self.links(in: japanese))
    #expect(links.filter { $0 != "README.ja.md" } == translated.filter { $0 != "README.md" })
    // The last three columns of the table of rules: severity, opt-in and fix.
    let row = /(?m)^\| \[`(\w+)`\]\(.*\| (\w+) \| (\w+) \| (\w+) \|$/
    let rows = english.matches(of: row).map { [$0.output.1, $0.output.2, $0.output.3, $0.output.4] }
    #expect(rows.count >= 30)
    #expect(rows == japanese.matches(of: row).map { [$0.output.1, $0.output.2, $0.output.3, $0.output.4] })
  }
}

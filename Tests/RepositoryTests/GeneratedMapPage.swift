/// The parts of the page that `envlint map --format html` writes, and the Swift file that is made of them.
enum MapPage {
  static let folder = "Sources/EnvlintMap/Page"
  static let generatedPath = "Sources/EnvlintMap/PageParts.swift"

  /// In the order in which they run.
  static let scripts = ["data.js", "flow.js", "drawing.js", "page.js"]

  static func generatedSource() throws -> String {
    let script = try scripts.map { try Repository.text("\(folder)/\($0)") }.joined(separator: "\n")
    let parts = [
      ("frame", "The page, with a comment for each other part.", try Repository.text("\(folder)/page.html")),
      ("style", "Its look.", try Repository.text("\(folder)/page.css")),
      ("script", "What it does.", script),
    ]
    let constants = parts.map { name, summary, text in
      let pounds = rawStringPounds(of: text)
      return "  /// \(summary)\n  static let \(name) = \(pounds)\"\"\"\n\(text)\"\"\"\(pounds)\n"
    }
    return """
      // Generated from \(folder).
      // swift-format-ignore-file

      /// The page of a map as text, so that it is in the binary without a resource bundle.
      enum PageParts {

      """ + constants.joined(separator: "\n") + "}\n"
  }

  /// As many `#` as a text needs to hold no end of a raw string, and no escape.
  private static func rawStringPounds(of text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
    return pounds
  }
}

/// The parts of the page that `envlint map --format html` writes, and the Swift files that are made of them.
enum MapPage {
  static let folder = "Sources/EnvlintMap/Page"
  private static let generatedFolder = "Sources/EnvlintMap/PageParts"

  /// A file of the page, and the constant that holds its text.
  private struct Part {
    var constant: String
    var file: String
    var summary: String
  }

  /// The scripts in the order in which they run.
  private static let parts = [
    Part(constant: "frame", file: "page.html", summary: "The page, with a comment for each other part."),
    Part(constant: "style", file: "page.css", summary: "Its look."),
    Part(constant: "dataScript", file: "data.js", summary: "What it knows."),
    Part(constant: "flowScript", file: "flow.js", summary: "How what is injected goes from view to view."),
    Part(constant: "zoomScript", file: "zoom.js", summary: "How a drawing is zoomed and moved."),
    Part(constant: "drawingScript", file: "drawing.js", summary: "How that is drawn."),
    Part(constant: "pageScript", file: "page.js", summary: "What it does."),
  ]

  /// The text of each generated file, by its path.
  static func generatedSources() throws -> [String: String] {
    var sources: [String: String] = [:]
    for part in parts {
      let text = try Repository.text("\(folder)/\(part.file)")
      let pounds = rawStringPounds(of: text)
      let name = part.file.replacing(".", with: "-")
      sources["\(generatedFolder)/PageParts+\(name).swift"] = """
        // Generated from \(folder)/\(part.file).
        // swift-format-ignore-file

        extension PageParts {
          /// \(part.summary)
          static let \(part.constant) = \(pounds)\"""

        """ + text + "\"\"\"\(pounds)\n}\n"
    }
    return sources
  }

  /// As many `#` as a text needs to hold no end of a raw string, and no escape.
  private static func rawStringPounds(of text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
    return pounds
  }
}

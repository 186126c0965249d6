import Foundation
import Testing

/// Runs 'envlint map' as its users do.
struct MapCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "",
      "Sources/Keys.swift":
        "import SwiftUI\nextension EnvironmentValues {\n  @Entry var theme = 1\n  @Entry var depth = 2\n}\n",
      "Sources/Views/Row.swift": """
      import SwiftUI
      struct Row: View {
        @Environment(\\.theme) private var theme
        var body: some View { Text("\\(theme)") }
      }

      """,
      "App/Main.swift": """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Row().environment(\\.theme, 3) } }
      }

      """,
    ])
  }

  /// In an extension of `View`, the function says where a place is.
  @Test func aPlaceInAnExtensionHasAName() throws {
    try folder.write(
      "import SwiftUI\nextension View {\n  func themed() -> some View { environment(\\.theme, 4) }\n}\n",
      to: "Themed.swift")
    #expect(try folder.envlint("map", "Sources", ".").output.contains("View.themed:3"))
  }

  @Test func theTableIsTheDefault() throws {
    let run = try folder.envlint("map")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Keys         declared  default         injected  read\n\\.depth"))
    #expect(run.output.contains("\\.theme      Keys:3    1               Main:3    Row:3\n"))
    #expect(run.output.contains("Declared but never used:\n  \\.depth\n"))
    #expect(try folder.envlint("map", "--format", "text", "--color", "always").output.contains("\u{1B}[1m\\.theme"))
  }

  @Test func everyFormatGoesToItsFile() throws {
    let run = try folder.envlint(
      "map", "--format", "json=map.json", "--format=mermaid=map.mmd", "--format", "html=Sources/map.html", "--format",
      "text")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("Keys"))
    let json = try JSONSerialization.jsonObject(with: Data(folder.text(of: "map.json").utf8)) as? [String: Any]
    #expect((json?["keys"] as? [[String: Any]])?.map { $0["id"] as? String } == ["\\.depth", "\\.theme"])
    #expect(json?["root"] as? String == ".")
    #expect(try folder.text(of: "map.mmd").hasPrefix("flowchart LR\n"))
    let page = try folder.text(of: "Sources/map.html")
    #expect(page.hasPrefix("<!doctype html>"))
    // Links lead from where the page lies.
    #expect(page.contains("\"root\": \"..\""))
  }

  @Test func outputNamesTheFile() throws {
    let run = try folder.envlint("map", "--format", "html", "--output", "map.html")
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(try folder.text(of: "map.html").hasSuffix("</html>\n"))
    #expect(try folder.envlint("map", "--output=map.txt").output == "")
    #expect(try folder.text(of: "map.txt").contains("\\.theme"))
  }

  @Test func keysNarrowIt() throws {
    let run = try folder.envlint("map", "--key", "theme")
    #expect(run.output.hasPrefix("\\.theme  Int\n  declared  Sources/Keys.swift:3"))
    #expect(!run.output.contains("depth"))
    let both = try folder.envlint("map", "--key", "\\.theme", "--key=depth", "--format", "mermaid")
    #expect(both.output.contains("[\"#92;.theme\"]"))
    #expect(both.output.contains("[\"#92;.depth\"]"))
  }

  @Test func pathsNarrowIt() throws {
    let run = try folder.envlint("map", "Sources/Views")
    #expect(run.output.contains("\\.theme"))
    #expect(!run.output.contains("\\.depth"))
    #expect(try folder.envlint("map", in: "App").output.contains("\\.theme"))
  }

  @Test func theConfigurationHolds() throws {
    try folder.write("excluded: [Sources/Views]\n", to: ".envlint.yml")
    #expect(try !folder.envlint("map").output.contains("Row:3"))
    #expect(try folder.envlint("map", "--no-config").output.contains("Row:3"))
    #expect(try !folder.envlint("map", "--no-config", "--exclude", "Sources/Views").output.contains("Row:3"))
    try folder.write("exluded: [A]\n", to: ".envlint.yml")
    #expect(try folder.envlint("map").status == 2)
  }

  @Test func aRootIsGiven() throws {
    let run = try folder.envlint("map", "--project-root", "Sources")
    #expect(run.output.contains("no app, widget or hosting controller found"))
  }

  @Test(arguments: [
    (["--key", "thme"], "the project has no key or object 'thme'", "did you mean 'theme'?"),
    (
      ["--key", "nothingLikeIt"], "the project has no key or object 'nothingLikeIt'",
      "'envlint map' lists all keys and objects"
    ),
    (["--format", "htm"], "unknown format 'htm'", "did you mean 'html'?"),
    (["--fromat", "html"], "unknown option '--fromat' of 'envlint map'", "did you mean '--format'?"),
    (
      ["--format", "html", "--format", "json"], "two reports can't share standard output",
      "'--format sarif=envlint.sarif'"
    ),
    (
      ["--format", "html=a.html", "--output", "b.html"], "'--output' and '--format NAME=FILE' can't be used together",
      "remove"
    ),
    (["--output", "no/map.html"], "'no/map.html': the folder 'no' doesn't exist", "create it first"),
    (["Sorces"], "'Sorces': ", "did you mean 'Sources'?"),
  ]) func mistakesAreExplained(words: [String], message: String, hint: String) throws {
    let run = try folder.envlint(["map"] + words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("envlint: error: \(message)"))
    #expect(run.errors.contains("  hint: "))
    #expect(run.errors.contains(hint))
  }

  @Test func aFolderWithoutCodeIsTold() throws {
    try folder.makeFolder("Empty")
    let run = try folder.envlint("map", "Empty", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors == "envlint: notice: no Swift files in 'Empty', so the map doesn't include it\n")
    #expect(run.output.contains("\"keys\": []"))
    #expect(try folder.envlint("map", "Empty", "--quiet").errors == "")
  }

  @Test func twoProjectsHaveTwoMaps() throws {
    let other = try TemporaryFolder([".git/HEAD": "", "A.swift": "import SwiftUI\n"])
    let run = try folder.envlint("map", ".", other.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("'envlint map' works with one project"))
  }

  @Test func threadsDoNotChangeIt() throws {
    let maps = try ["1", "2", "7"].map { try folder.envlint("map", "--format", "json", "--threads", $0).output }
    #expect(Set(maps).count == 1)
  }
}

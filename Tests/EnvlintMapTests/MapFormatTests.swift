import EnvlintReporting
import Testing

@testable import EnvlintMap

@Suite struct MapFormatTests {
  // MARK: Text

  @Test func textIsATable() {
    let text = MapProject.shop.report().rendered(as: .text, style: TextStyle(columns: 120))
    #expect(
      text == """
        Keys         declared  default                    injected                 read
        \\.isDark     Keys:6    computed                   –                        in other ways
        \\.locale2    Keys:7    "en"                       –                        –
                     Keys:12     evaluated once
        \\.spare      Keys:5    1                          –                        –
          1 finding              stable, free
        \\.theme      Keys:3    Theme()                    Shop:7                   Side:16, on some paths
                                 stable, cheap            1× in previews or tests  Row:22
                                                                                   Lonely:27, no root found
        \\.token      Keys:4    UUID()                     –                        Side:17, not injected
          1 finding              new at each read, cheap

        Objects      declared  injected                 read
        Session      App:2     Shop:7                   Row:23, proven
          1 finding            1× in previews or tests

        SwiftUI keys   type         injected  read
        \\.colorScheme  ColorScheme  –         1×

        Declared but never used:
          \\.locale2, \\.spare
        Read but never injected:
          \\.token
        Read by a view that no root shows:
          \\.theme

        6 keys, 1 object, 6 views, 4 of them shown by 1 root

        """)
  }

  @Test(arguments: [60, 80, 200]) func linesStayWithinTheTerminal(_ columns: Int) {
    let text = MapProject.shop.report().rendered(as: .text, style: TextStyle(columns: columns))
    let widest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest <= max(columns, 68))
  }

  @Test func manyReadersAreCounted() {
    let views = (0..<200).map { "struct V\($0): View { @Environment(\\.depth) private var depth }\n" }.joined()
    let project = MapProject("extension EnvironmentValues { @Entry var depth = 0 }\n" + views)
    let text = project.report().rendered(as: .text)
    #expect(text.contains("and 196 more"))
    #expect(!project.report("depth").rendered(as: .text).contains("more"))
  }

  @Test func oneKeyIsShownInFull() {
    let text = MapProject.shop.report("theme").rendered(as: .text)
    #expect(text.hasPrefix("\\.theme  Theme\n  declared  Sources/Keys.swift:3  EnvironmentValues.theme\n"))
    #expect(text.contains("\n  default   Theme() (stable, cheap)\n"))
    #expect(text.contains("\n  injected  Sources/App.swift:7   Shop.body\n"))
    #expect(text.contains("  Lonely.theme, no root found\n"))
  }

  @Test func wrappedLinesBreakBehindWords() {
    func wrapped(_ text: String, _ width: Int) -> [String] {
      TextTable.wrapped(TextTable.Line(text), width).map(\.text)
    }
    #expect(wrapped("one two three", 8) == ["one two", "  three"])
    #expect(wrapped("  one two", 5) == ["  one", "  two"])
    #expect(wrapped("abcdefghij", 4) == ["abcdefghij"])
    #expect(wrapped("one.two.three", 8) == ["one.two.", "  three"])
    // A place stays whole.
    #expect(wrapped("App/View.swift:12, B:3", 8) == ["App/View.swift:12,", "  B:3"])
    #expect(wrapped("日本語 テキスト", 8) == ["日本語", "  テキスト"])
    #expect(wrapped("", 4) == [""])
  }

  // MARK: Mermaid

  @Test func theOverviewLinksInjectionsKeysAndReaders() {
    let text = MapProject.shop.report().rendered(as: .mermaid)
    #expect(text.hasPrefix("flowchart LR\n"))
    #expect(text.contains("{{\"#92;.theme\"}}:::entry\n"))
    #expect(text.contains("[\"Row\"]:::reader\n"))
    #expect(!text.contains("colorScheme"))
  }

  @Test func oneKeyIsDrawnFromItsRoots() {
    let text = MapProject.shop.report("theme").rendered(as: .mermaid)
    #expect(text.contains("([\"Shop\"]):::root\n"))
    #expect(text.contains(" ==>|\"injects\"| "))
    #expect(text.contains("[\"Lonely\"]:::reader\n"))
    #expect(!text.contains("Preview"))
  }

  @Test func aLongWayIsShortened() {
    let views = (0..<30).map { "struct V\($0): View { var body: some View { V\($0 + 1)() } }\n" }.joined()
    let text = MapProject(
      """
      extension EnvironmentValues { @Entry var depth = 0 }
      @main struct Main: App { var body: some Scene { WindowGroup { V0() } } }
      \(views)
      struct V30: View { @Environment(\\.depth) private var depth; var body: some View { Text("\\(depth)") } }
      """
    ).report("depth").rendered(as: .mermaid)
    #expect(text.contains("\"through 30 views\""))
    #expect(text.contains("[\"V30\"]:::reader"))
    #expect(!text.contains("\"V7\""))
  }

  @Test func aLargeProjectStaysReadable() {
    let keys = (0..<300).map { "  @Entry var key\($0) = \($0)\n" }.joined()
    let views = (0..<2000).map { "struct V\($0): View { @Environment(\\.key\($0 % 300)) private var key }\n" }.joined()
    let text = MapProject("extension EnvironmentValues {\n\(keys)}\n\(views)").report().rendered(as: .mermaid)
    let linkCount = text.split(separator: "\n").count { $0.contains("-->") || $0.contains("==>") }
    #expect(linkCount <= 400)
    #expect(text.utf8.count < 50_000)
    #expect(text.contains("260 more; --key NAME shows one"))
  }

  @Test func namesAreEscapedInMermaid() {
    #expect(MermaidMap.escaped("A<B>&\"`\\#;\n|{}") == "A#60;B#62;#38;#34;#96;#92;#35;#59; |{}")
  }

  // MARK: HTML

  @Test func thePageIsOneDocument() throws {
    let page = MapProject.shop.report().rendered(as: .html)
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.contains("<title>app · environment</title>"))
    // But for the name of a namespace, no address stands in it.
    let addresses = page.matches(of: /https?:\/\/[^"' ]*/).map { String($0.output) }
    #expect(addresses == ["http://www.w3.org/2000/svg", "http://www.w3.org/2000/svg"])
    #expect(page.ranges(of: "</script>").count == 2)
  }

  @Test func dataCannotEndItsElement() {
    #expect(MapReport.scriptSafe("{\"a\": \"</script><!--\"}") == "{\"a\": \"\\u003C/script>\\u003C!--\"}")
    #expect(MapReport.htmlEscaped("<b>&\"\n") == "&lt;b&gt;&amp;&quot; ")
  }

  @Test func aNameThatLooksLikeAMarkIsNotReplaced() {
    let project = MapProject("extension EnvironmentValues { @Entry var note = \"<!--style--><!--data-->\" }")
    let page = project.report().rendered(as: .html)
    #expect(page.contains("\\u003C!--style-->\\u003C!--data-->"))
  }
}

import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

/// The flow goes through files that nothing but a member, a preview or a bundle leads to.
@Suite struct FlowLoadingTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Aisle() } } }
    """
  private static let row = """
    import SwiftUI
    @Observable final class Cart {}
    struct Row: View { @Environment(Cart.self) var cart; var body: some View { Text("\\(cart)") } }
    """

  /// - Returns: the findings of a usual run, which are those of one that leaves nothing out.
  private func findings(_ files: [String: String], _ location: SourceLocation = #_sourceLocation) -> [Diagnostic] {
    let paths = files.keys.sorted()
    let sources = SourceSet(paths: paths) { .bytes(SourceBytes(files[paths[$0]] ?? "")) }
    var settings = Settings()
    settings.optInRules = Catalog.rules.map(\.id)
    let results = Prefilter.allCases.map {
      Linter(settings: settings, threads: 1, prefilter: $0).lint(sources).diagnostics
    }
    #expect(results.allSatisfy { $0 == results[0] }, sourceLocation: location)
    return results[0]
  }

  private func expectGap(_ files: [String: String], _ location: SourceLocation = #_sourceLocation) {
    let found = findings(files, location)
    #expect(found.contains { $0.rule == "missing_injection" }, sourceLocation: location)
  }

  /// The content of a modifier stands where the modifier shows it, whatever its name is.
  @Test(arguments: ["`if`", "on", "sheet", "overlay"]) func aModifierOfAnyNameIsFound(_ name: String) {
    expectGap([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": """
      import SwiftUI
      struct Aisle: View {
        var body: some View { Text("").\(name.filter { $0 != "`" })(shown: true) { Row() } }
      }
      """,
      "View+Own.swift": """
      import SwiftUI
      extension View {
        func /* here */ \(name)(shown: Bool, @ViewBuilder content: () -> some View) -> some View {
          VStack {
            self
            content()
          }
        }
      }
      """,
    ])
  }

  /// What stands at file level is found by the name alone by which a view shows it.
  @Test(
    arguments: [
      ("panel { Row() }", "func panel(@ViewBuilder content: () -> some View) -> some View { VStack { content() } }"),
      ("panel()", "func panel() -> some View { Row() }"),
      ("panel(title: \"\", count: 2)", "func panel(title: String, count: Int) -> some View { Row() }"),
      ("panel", "@MainActor var panel: some View { Row() }"),
    ])
  func whatStandsAtFileLevelIsFound(_ use: String, _ declaration: String) {
    expectGap([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": "import SwiftUI\nstruct Aisle: View { var body: some View { \(use) } }",
      "Panel.swift": "import SwiftUI\n\(declaration)",
    ])
  }

  /// What another file keeps to itself, or what a nearer declaration of the name hides, is not what a view shows.
  @Test(
    arguments: [
      ("header()", "private func header() -> some View { Text(\"\") }", "private func header() -> some View { Row() }"),
      ("row()", "extension Aisle { private func row() -> Plain { Plain() } }", "func row() -> some View { Row() }"),
      ("row", "private let row = Text(\"\")", "@MainActor var row: some View { Row() }"),
      ("line()", "private func line() -> Plain { Plain() }", "func line() -> some View { Row() }"),
      ("row()", "import Kit", "private func row() -> some View { Row() }"),
      (
        "Kit.Model().panel()", "extension Kit.Model { func panel() -> some View { row } }",
        "@MainActor var row: some View { Row() }"
      ),
    ])
  func aNameThatMeansSomethingElseIsNotFollowed(_ use: String, _ own: String, _ other: String) {
    let found = findings([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Plain.swift": "import SwiftUI\nstruct Plain: View { var body: some View { Text(\"\") } }",
      "Aisle.swift": "import SwiftUI\n\(own)\nstruct Aisle: View { var body: some View { \(use) } }",
      "Other.swift": "import SwiftUI\n\(other)",
    ])
    #expect(!found.contains { $0.rule == "missing_injection" })
  }

  /// A type that is declared in two branches of an `#if` inherits in each what that branch says.
  @Test func aBranchInheritsWhatItSays() {
    let found = findings([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": """
      import SwiftUI
      protocol Titled {}
      extension Titled { var row: some View { Row() } }
      protocol Style {}
      extension Style { func makeBody() -> some View { Text("") } }
      @MainActor var row: some View { Text("plain") }
      #if os(iOS)
      struct Aisle: View { var body: some View { row } }
      #else
      struct Aisle: View, Titled { var body: some View { Text("") } }
      #endif
      """,
    ])
    #expect(!found.contains { $0.rule == "missing_injection" })
  }

  /// Nothing names the type whose member is shown.
  @Test func aMemberOfATypeThatNobodyNamesIsFound() {
    expectGap([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": """
      import SwiftUI
      struct Aisle: View {
        let tabs = allTabs
        var body: some View { tabs[0].makeContent() }
      }
      """,
      "Tabs.swift": "let allTabs: [any Tab] = [FirstTab()]",
      "Tab.swift": "import SwiftUI\nprotocol Tab { func makeContent() -> AnyView }",
      "FirstTab.swift": """
      import SwiftUI
      struct FirstTab: Tab {
        func makeContent() -> AnyView { AnyView(Row()) }
      }
      """,
    ])
  }

  @Test(
    arguments: [
      "#Preview { Row() }", "#Preview(\"a\") { List { Row() } }",
      "struct RowPreviews: PreviewProvider { static var previews: some View { Row() } }",
    ])
  func aPreviewInAFileOfItsOwnIsFound(_ preview: String) {
    expectGap(["Row.swift": Self.row, "Previews.swift": "import SwiftUI\n\(preview)"])
  }

  /// Members that a type inherits stand where its protocols are declared or extended.
  @Test func anInheritedMemberIsFound() {
    expectGap([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": "import SwiftUI\nstruct Aisle: View, Listing { var body: some View { rows } }",
      "Listing.swift": "protocol Listing: Showing {}",
      "Showing.swift": "import SwiftUI\nprotocol Showing {}\nextension Showing { var rows: some View { Row() } }",
    ])
  }

  /// What a method gives is known once its file is read with its code; what was collected before is collected again.
  @Test func whatAMethodGivesIsInjected() {
    let found = findings([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": """
      import SwiftUI
      struct Aisle: View { var body: some View { Row().environment(Maker.shared.makeCart()) } }
      """,
      "Maker.swift": "final class Maker { static let shared = Maker(); func makeCart() -> Cart { Cart() } }",
    ])
    #expect(!found.contains { $0.rule == "missing_injection" })
    #expect(found.contains { $0.notes.contains { $0.location.file == "Aisle.swift" } })
  }

  /// An overload of one of the SDK's modifiers injects, too.
  @Test func anOverloadOfAModifierInjects() {
    let found = findings([
      "App.swift": Self.app, "Row.swift": Self.row,
      "Aisle.swift": """
      import SwiftUI
      struct Aisle: View { var body: some View { Text("").sheet(shown: true) { Row() } } }
      """,
      "View+Own.swift": """
      import SwiftUI
      extension View {
        func sheet(shown: Bool, @ViewBuilder content: () -> some View) -> some View {
          VStack { content().environment(Cart()) }
        }
      }
      """,
    ])
    #expect(!found.contains { $0.rule == "missing_injection" })
  }

  @Test func theBundleOfAWidgetIsARoot() {
    let found = findings([
      "Row.swift": Self.row,
      "Bundle.swift": "import WidgetKit\n@main struct All: WidgetBundle { var body: some Widget { Shelf() } }",
      "Shelf.swift": """
      import WidgetKit
      struct Shelf: Widget {
        var body: some WidgetConfiguration { StaticConfiguration(kind: "a", provider: P()) { _ in Row() } }
      }
      """,
    ])
    #expect(found.contains { $0.rule == "missing_injection" })
  }
}

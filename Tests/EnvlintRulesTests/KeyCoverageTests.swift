import EnvlintFacts
import Testing

/// What a report about a default says of the views that read the key.
@Suite struct KeyCoverageTests {
  private static let declarations = """
    import SwiftUI
    final class Cart { var items = [1] }
    extension EnvironmentValues { @Entry var cart = Cart() }
    struct Badge: View { @Environment(\\.cart) private var cart; var body: some View { Text("\\(cart.items.count)") } }

    """

  private static func app(_ content: String) -> String {
    "@main struct Shop: App { private let cart = Cart(); var body: some Scene { WindowGroup { \(content) } } }\n"
  }

  private static let covered = "; all known readers have an injected value"
  private static let uncovered = "; 'Badge' has no injected value"

  private func findings(_ rule: String, _ text: String) throws -> [Diagnostic] {
    let project = PageProject(text)
    let findings = try project.findings(of: [rule])
    #expect(try project.findings(of: [rule], prefilter: .off) == findings)
    return findings
  }

  private static let cases: [(String, String)] = [
    // Nobody injects the key, or nobody reads it.
    (app("Badge()"), uncovered), ("", uncovered),
    // On the path, or on all of several paths.
    (app("Badge().environment(\\.cart, cart)"), covered),
    (app("Group { Badge().padding().environment(\\.cart, cart); Badge().environment(\\.cart, cart) }"), covered),
    (
      app("Side().environment(\\.cart, cart)")
        + "struct Side: View { var body: some View { Badge().overlay { Badge() } } }", covered
    ),
    // On one of two paths; in another place than the view that reads it; above it, but out of sight for a presentation.
    (app("Group { Badge().environment(\\.cart, cart); Badge() }"), uncovered),
    (app("Group { Text(\"a\").environment(\\.cart, cart); Badge() }"), uncovered),
    (app("Text(\"a\").sheet(isPresented: .constant(true)) { Badge() }.environment(\\.cart, cart)"), covered),
    (app("Text(\"a\").environment(\\.cart, cart).sheet(isPresented: .constant(true)) { Badge() }"), uncovered),
    ("let shown = Badge().environment(\\.cart, Cart())", covered),
    // A hosting controller that starts empty is a path, too.
    (
      app("Badge().environment(\\.cart, cart)")
        + "@MainActor func draw() -> Any { ImageRenderer(content: Badge()) as Any }", uncovered
    ),
    // A view of SwiftUI is no view of the project by the same name.
    (
      app("Group { Badge(); Fonts.Picker() }.environment(\\.cart, cart); Fonts.Size()")
        + """
        enum Fonts {
          struct Picker: View { @Environment(\\.cart) private var cart; var body: some View { Text("\\(cart)") } }
          struct Size: View { var body: some View { SwiftUI.Picker("a", selection: .constant(1)) { Text("a") } } }
        }
        """, covered
    ),
    // A preview is none.
    (app("Badge().environment(\\.cart, cart)") + "#Preview { Badge() }", covered),
    // No path is known, or a step of it is not.
    ("let shown = Badge()\nlet other = Text(\"\").environment(\\.cart, Cart())", ""),
    (app("Badge().wired()") + "import Wiring\nlet other = Text(\"\").environment(\\.cart, Cart())", ""),
    (app("Group { Badge().environment(\\.cart, cart); AnyKit.Box(box) { Badge() } }") + "import AnyKit", ""),
    // A package can't set a key that the project declares.
    (app("Group { Badge().environment(\\.cart, cart); AnyKit.Box { Badge() } }") + "import AnyKit", uncovered),
    // A second reader that no path reaches.
    (
      app("Badge().environment(\\.cart, cart)")
        + "struct Other: View { @Environment(\\.cart) var cart; var body: some View { Text(\"\\(cart.items)\") } }", ""
    ),
    // One of which it is not known whether SwiftUI fills it in.
    (
      app("Badge().environment(\\.cart, cart)")
        + "import Kit\nextension KitRow { struct Part { @Environment(\\.cart) var cart } }", ""
    ),
    // What is changed in part, or from outside, is read first.
    (app("Badge().environment(\\.cart.items, [2])"), ""),
    (app("Badge().transformEnvironment(\\.cart) { $0.items = [] }.environment(\\.cart, cart)"), ""),
    // Another key is made of it.
    (
      app("Badge().environment(\\.cart, cart)")
        + "extension EnvironmentValues { var count: Int { cart.items.count } }", ""
    ),
  ]

  @Test(arguments: cases) func readers(_ code: String, _ tail: String) throws {
    let found = try findings("unstable_entry_default", Self.declarations + code)
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message
        == "the default of 'cart' creates a new 'Cart' every time a view falls back to it, "
        + "so readers can see different values\(tail)", "\(code)")
  }

  @Test func theNotesTellWhere() throws {
    let injected = Self.declarations + Self.app("Badge().environment(\\.cart, cart)")
    #expect(
      try findings("unstable_entry_default", injected).flatMap(\.notes).map(\.message) == [
        "declared as a class here", "injected here, so this reader doesn't use the default",
      ])
    let missed = Self.declarations + Self.app("Group { Text(\"\").environment(\\.cart, cart); Badge() }")
    #expect(
      try findings("unstable_entry_default", missed).flatMap(\.notes).map(\.message) == [
        "declared as a class here", "read here without an injection, on the path Shop → Badge",
      ])
  }

  @Test func aCostlyDefaultIsOneHoweverItIsCovered() throws {
    let declarations = """
      import SwiftUI
      struct Guide { var days: [Int]; init() { print("made"); days = [] } }
      extension EnvironmentValues { @Entry var guide = Guide() }
      struct Page: View { @Environment(\\.guide) private var guide; var body: some View { Text("\\(guide.days.count)") } }
      @main struct Garden: App { let guide = Guide(); var body: some Scene { WindowGroup {
      """
    let covered = try findings("expensive_entry_default", declarations + " Page().environment(\\.guide, guide) } } }")
    #expect(covered.map(\.severity) == [.warning])
    #expect(covered.flatMap(\.notes).map(\.message) == ["the work is here"])
    let missed = try findings(
      "expensive_entry_default", declarations + " Page().environment(\\.guide, guide); Page() } } }")
    #expect(
      missed.flatMap(\.notes).map(\.message) == [
        "the work is here", "read here without an injection, on the path Garden → Page",
      ])
  }
}

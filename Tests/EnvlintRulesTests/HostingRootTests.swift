import Testing

/// Hosting controllers that start without a key, by what their readers get elsewhere. See `LineMarks`.
@Suite struct HostingRootTests {
  private static let declarations = """
    import SwiftUI
    import UIKit
    extension EnvironmentValues { @Entry var level = 0; @Entry var tone = 0 }
    @Observable final class Store { var n = 0 }
    struct Card: View { @Environment(\\.level) private var level; var body: some View { Text("\\(level)") } }
    struct Face: View { @Environment(\\.tone) private var tone; var body: some View { Text("\\(tone)") } }
    struct Both: View { var body: some View { Card(); Face() } }
    struct Shelf: View { @Environment(Store.self) private var store; var body: some View { Text("\\(store.n)") } }

    """

  private static func app(_ content: String) -> String {
    "@main struct Shop: App { let store = Store(); var body: some Scene { WindowGroup { \(content) } } }\n"
  }

  private static let render = "@MainActor func render() { draw(ImageRenderer(content: Card())) }"
  private static let present =
    "final class C: UIViewController { func show() { present(UIHostingController(rootView: Card()), animated: true) } }"

  private static let side = "struct Side: View { var body: some View { Text(\"\").padding() } }\n"

  private static let cases: [(String, String)] = [
    // The reader has it wherever the app shows it.
    (app("Card().environment(\\.level, 1)"), "\(render) // W\n\(present) // W"),
    (app("Group { Card().environment(\\.level, 1); Both().environment(\\.level, 2) }"), "\(render) // W"),
    // In some place the app shows it with the default, too.
    (app("Group { Card().environment(\\.level, 1); Card() }"), "\(render) // I\n\(present) // I"),
    (app("Group { Text(\"\").environment(\\.level, 1); Card() }"), "\(render) // I"),
    // Whether it has it is not known everywhere, or it is shown nowhere else.
    (app("Group { Card().environment(\\.level, 1); AnyKit.Box { Card() } }"), "\(render) // I"),
    (app("Group { Text(\"\").environment(\\.level, 1); Side() }") + side, "\(render) // I"),
    (app("Text(\"\").environment(\\.level, 1)"), "\(render) // I"),
    ("let text = Text(\"\").environment(\\.level, 1)", "\(render) // I"),
    // It is shown nowhere else, and all that is shown has the key.
    (app("Side().environment(\\.level, 1)") + side, "\(render) // W"),
    // A controller that is given the value is a place like the app's; one that is pushed may have it or not.
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // W\n@MainActor func other() { draw(ImageRenderer(content: Card().environment(\\.level, 2))) } // -"
    ),
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // I\nfinal class P: UIViewController { func show() { nav.pushViewController(UIHostingController(rootView: Card()), animated: true) } } // -"
    ),
    // One of two keys decides.
    (
      app("Group { Both().environment(\\.tone, 1).environment(\\.level, 1); Card() }"),
      "@MainActor func render() { draw(ImageRenderer(content: Both())) } // W"
    ),
    (
      app("Group { Both().environment(\\.tone, 1).environment(\\.level, 1); Both() }"),
      "@MainActor func render() { draw(ImageRenderer(content: Both())) } // I"
    ),
    // An object must be there, whatever others have.
    (app("Shelf()"), "@MainActor func render() { draw(ImageRenderer(content: Shelf())) } // W"),
  ]

  @Test(arguments: cases) func whatReadersHaveElsewhere(_ app: String, _ hosting: String) throws {
    try LineMarks(["App.swift": Self.declarations + app, "Hosting.swift": "import SwiftUI\nimport UIKit\n" + hosting])
      .check("hosting_root_loses_environment")
  }
}

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

  private static let constant =
    "final class D: UIViewController { func show() { let root = Card(); present(UIHostingController(rootView: root), animated: true) } }"
  private static let variable = """
    final class V: UIViewController { func show() { var root = AnyView(Card()); root = AnyView(root.environment(\\.level, 2))
      present(UIHostingController(rootView: root), animated: true) } } // -
    """

  private static let replaced = """
    final class W: UIViewController { func show() { let host = UIHostingController(rootView: AnyView(Card())) // -
      host.rootView = AnyView(Card().environment(\\.level, 2)); present(host, animated: true) } }
    """

  private static let side = "struct Side: View { var body: some View { Text(\"\").padding() } }\n"

  private static let cases: [(String, String)] = [
    // The reader has it wherever the app shows it.
    (app("Card().environment(\\.level, 1)"), "\(render) // W\n\(present) // W"),
    (app("Group { Card().environment(\\.level, 1); Both().environment(\\.level, 2) }"), "\(render) // W"),
    // What a variable holds in the end is not known.
    (app("Card().environment(\\.level, 1)"), "\(constant) // W\n\(variable)"),
    (app("Card().environment(\\.level, 1)"), replaced),
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
    // A controller that is given the value is a place like the app's. What one that is pushed has, is not known, nor does it matter, unless
    // nothing else shows the view.
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // W\n@MainActor func other() { draw(ImageRenderer(content: Card().environment(\\.level, 2))) } // -"
    ),
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // W\nfinal class P: UIViewController { func show() { nav.pushViewController(UIHostingController(rootView: Card()), animated: true) } } // -"
    ),
    (
      app("Side().environment(\\.level, 1)") + side,
      "\(render) // I\nfinal class P: UIViewController { func make() -> UIViewController { UIHostingController(rootView: Both()) } } // -"
    ),
    (
      app("Both().environment(\\.level, 1)"),
      "\(present) // W\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) } // -"
    ),
    (
      app("Both().environment(\\.level, 1)"),
      "\(render) // W\nstruct Panel: Scene { var body: some Scene { WindowGroup { Card() } } } // -"
    ),
    (
      app("Group { Both().environment(\\.level, 1); Card() }"),
      "\(render) // I\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) } // -"
    ),
    (
      app("AnyKit.Box { Card() }.environment(\\.level, 1)"),
      "\(render) // I\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) } // -"
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

  private static let presenter = """
    import SwiftUI
    import UIKit
    extension UIViewController {
      func open(_ view: some View) { present(UIHostingController(rootView: view), animated: true) }
      func openNamed<V: View>(animated: Bool = true, root view: V) {
        let controller = UIHostingController(rootView: view)
        present(controller, animated: animated)
      }
      func openBuilt<V: View>(title: String, @ViewBuilder content: () -> V) {
        present(UIHostingController(rootView: content()), animated: true)
      }
      func openErased(_ view: AnyView) { present(UIHostingController(rootView: view), animated: true) }
      func push(_ view: some View) { navigationController?.pushViewController(UIHostingController(rootView: view), animated: true) }
      func keep(_ view: some View) { controller = UIHostingController(rootView: view) }
      func openWith(_ view: some View) { present(UIHostingController(rootView: view.environment(\\.level, 1)), animated: true) }
      func twice(_ view: some View) { present(UIHostingController(rootView: view), animated: true) }
      func twice(_ view: some View, at place: Int) { place.show(view) }
    }
    func show(_ name: String, _ view: some View) { window.rootViewController = UIHostingController(rootView: view) }
    enum Draw { static func image(_ view: some View) -> UIImage? { ImageRenderer(content: view).uiImage } }

    """

  private static let calls = """
    import SwiftUI
    import UIKit
    final class Menu: UIViewController {
      func tap() {
        open(Card()) // W
        self.open(Card().padding()) // W
        open(Card().environment(\\.level, 2)) // -
        open(Face()) // -
        openNamed(root: Card()) // W
        openNamed(animated: false, root: Both()) // W
        openBuilt(title: "a") { Card() } // W
        openBuilt(title: "a", content: { VStack { Shelf() } }) // W
        openBuilt(title: "a") { Shelf().environment(Store()) } // -
        openErased(AnyView(Card())) // W
        push(Card()) // -
        keep(Card()) // -
        openWith(Card()) // -
        twice(Card()) // W
        show("a", Card()) // W
        other.show("a", Card()) // W
        let image = Draw.image(Card()) // W
        let card = Card()
        open(card) // W
        open(made()) // -
        let open = { (view: Card) in }
      }
      lazy var button = Button("a") { self.open(Shelf()) } // W
    }

    """

  @Test func functionsThatPresentWhatTheyAreGiven() throws {
    let app = Self.declarations + Self.app("Card().environment(\\.level, 1)")
    let files = ["App.swift": app, "Presenter.swift": Self.presenter, "Menu.swift": Self.calls]
    try LineMarks(files).check("hosting_root_loses_environment", atLeast: 20)
    // Another function by that name may do anything, where it takes the same.
    let others = Self.calls.replacing("// W", with: "// -")
    let shadows = [
      "open(_ view: some View)", "openNamed(animated: Bool = false, root: some View)",
      "openBuilt(title: String, content: () -> some View)", "openErased(_ view: AnyView)",
      "show(_ name: String, _ view: some View)", "image(_ view: some View)", "twice(_ view: some View)",
    ].map { "func \($0)" }
    let router = "import SwiftUI\nprotocol Router { \(shadows.joined(separator: "; ")) }"
    try LineMarks(files.merging(["Menu.swift": others, "Router.swift": router]) { $1 })
      .check("hosting_root_loses_environment", atLeast: 20)
    let bare = shadows.map { $0.prefix { $0 != "(" } + "() {}" }
    let empty = "protocol Router { \(bare.joined(separator: "; ")) }"
    try LineMarks(files.merging(["Router.swift": empty]) { $1 }).check("hosting_root_loses_environment", atLeast: 20)
  }

  @Test func manyFunctionsThatPresent() throws {
    let functions = (0..<300).map { number in
      "func open\(number)(_ view: some View) { present(UIHostingController(rootView: view), animated: true) }"
    }
    let calls = (0..<300).map { "func call\($0)() { open\($0)(Shelf()) } // \($0 < 256 ? "W" : "-")" }
    let texts = [functions, calls].map { "import SwiftUI\nimport UIKit\n" + $0.joined(separator: "\n") }
    try LineMarks(["App.swift": Self.declarations, "Open.swift": texts[0], "Calls.swift": texts[1]])
      .check("hosting_root_loses_environment", atLeast: 300)
  }
}

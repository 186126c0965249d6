import Testing

/// Hosting controllers that start without a key, by what their readers get elsewhere.
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
      present(UIHostingController(rootView: root), animated: true) } }
    """

  private static let replaced = """
    final class W: UIViewController { func show() { let host = UIHostingController(rootView: AnyView(Card()))
      host.rootView = AnyView(Card().environment(\\.level, 2)); present(host, animated: true) } }
    """

  private static let side = "struct Side: View { var body: some View { Text(\"\").padding() } }\n"

  private static let cases: [(String, String)] = [
    // The reader has it wherever the app shows it.
    (app("Card().environment(\\.level, 1)"), "\(render) // ~warning\n\(present) // ~warning"),
    (app("Group { Card().environment(\\.level, 1); Both().environment(\\.level, 2) }"), "\(render) // ~warning"),
    // What a variable holds in the end is not known.
    (app("Card().environment(\\.level, 1)"), "\(constant) // ~warning\n\(variable)"),
    (app("Card().environment(\\.level, 1)"), replaced),
    // In some place the app shows it with the default, too.
    (app("Group { Card().environment(\\.level, 1); Card() }"), "\(render) // ~info\n\(present) // ~info"),
    (app("Group { Text(\"\").environment(\\.level, 1); Card() }"), "\(render) // ~info"),
    // Whether it has it is not known everywhere, or it is shown nowhere else.
    (app("Group { Card().environment(\\.level, 1); AnyKit.Box { Card() } }"), "\(render) // ~info"),
    (app("Group { Text(\"\").environment(\\.level, 1); Side() }") + side, "\(render) // ~info"),
    (app("Text(\"\").environment(\\.level, 1)"), "\(render) // ~info"),
    ("let text = Text(\"\").environment(\\.level, 1)", "\(render) // ~info"),
    // It is shown nowhere else, and all that is shown has the key.
    (app("Side().environment(\\.level, 1)") + side, "\(render) // ~warning"),
    // A controller that is given the value is a place like the app's. What one that is pushed has, is not known, nor does it matter, unless
    // nothing else shows the view.
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // ~warning\n@MainActor func other() { draw(ImageRenderer(content: Card().environment(\\.level, 2))) }"
    ),
    (
      app("Card().environment(\\.level, 1)"),
      "\(render) // ~warning\nfinal class P: UIViewController { func show() { nav.pushViewController(UIHostingController(rootView: Card()), animated: true) } }"
    ),
    (
      app("Side().environment(\\.level, 1)") + side,
      "\(render) // ~info\nfinal class P: UIViewController { func make() -> UIViewController { UIHostingController(rootView: Both()) } }"
    ),
    (
      app("Both().environment(\\.level, 1)"),
      "\(present) // ~warning\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) }"
    ),
    (
      app("Both().environment(\\.level, 1)"),
      "\(render) // ~warning\nstruct Panel: Scene { var body: some Scene { WindowGroup { Card() } } }"
    ),
    (
      app("Group { Both().environment(\\.level, 1); Card() }"),
      "\(render) // ~info\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) }"
    ),
    (
      app("AnyKit.Box { Card() }.environment(\\.level, 1)"),
      "\(render) // ~info\nfinal class P: UIViewController { lazy var host = UIHostingController(rootView: Both()) }"
    ),
    // One of two keys decides.
    (
      app("Group { Both().environment(\\.tone, 1).environment(\\.level, 1); Card() }"),
      "@MainActor func render() { draw(ImageRenderer(content: Both())) } // ~warning"
    ),
    (
      app("Group { Both().environment(\\.tone, 1).environment(\\.level, 1); Both() }"),
      "@MainActor func render() { draw(ImageRenderer(content: Both())) } // ~info"
    ),
    // An object must be there, whatever others have.
    (app("Shelf()"), "@MainActor func render() { draw(ImageRenderer(content: Shelf())) } // ~warning"),
  ]

  /// The advice fits what is lost, and the kind of host.
  @Test(arguments: [
    ("present(UIHostingController(rootView: Shelf()), animated: true)", "controller", ".environment(…)", false),
    ("present(UIHostingController(rootView: Card()), animated: true)", "controller", ".environment(\\.level, …)", true),
    ("window.contentView = NSHostingView(rootView: Card())", "view", ".environment(\\.level, …)", false),
  ]) func theHelpFits(_ code: String, _ host: String, _ modifier: String, _ canBridge: Bool) throws {
    let injected = "Shelf().environment(store); Card().environment(\\.level, 2)"
    let text = Self.declarations + Self.app(injected) + "final class C: UIViewController { func show() { \(code) } }"
    let found = try PageProject(["App.swift": text]).findings(of: ["hosting_root_loses_environment"])
    let finding = try #require(found.first)
    #expect(finding.message.contains("this hosting \(host) doesn't inherit"), "\(finding.message)")
    #expect(finding.help?.hasPrefix("add '\(modifier)' to the root view") == true, "\(finding.help ?? "")")
    #expect(finding.help?.contains("UITraitBridgedEnvironmentKey") == canBridge)
  }

  @Test(arguments: cases) func whatReadersHaveElsewhere(_ app: String, _ hosting: String) throws {
    try PageProject(["App.swift": Self.declarations + app, "Hosting.swift": "import SwiftUI\nimport UIKit\n" + hosting])
      .expectFindings(of: "hosting_root_loses_environment")
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
        open(Card()) // ~warning
        self.open(Card().padding()) // ~warning
        open(Card().environment(\\.level, 2))
        open(Face())
        openNamed(root: Card()) // ~warning
        openNamed(animated: false, root: Both()) // ~warning
        openBuilt(title: "a") { Card() } // ~warning
        openBuilt(title: "a", content: { VStack { Shelf() } }) // ~warning
        openBuilt(title: "a") { Shelf().environment(Store()) }
        openErased(AnyView(Card())) // ~warning
        push(Card())
        keep(Card())
        openWith(Card())
        twice(Card()) // ~warning
        show("a", Card()) // ~warning
        other.show("a", Card())
        let image = Draw.image(Card()) // ~warning
        let card = Card()
        open(card) // ~warning
        open(made())
        let open = { (view: Card) in }
      }
      lazy var button = Button("a") { self.open(Shelf()) } // ~warning
    }

    """

  @Test func functionsThatPresentWhatTheyAreGiven() throws {
    let app = Self.declarations + Self.app("Card().environment(\\.level, 1)")
    let files = ["App.swift": app, "Presenter.swift": Self.presenter, "Menu.swift": Self.calls]
    try PageProject(files).expectFindings(of: "hosting_root_loses_environment")
    // Another function by that name may do anything, where it takes the same.
    let others = Self.calls.replacing(" // ~warning", with: "")
    let shadows = [
      "open(_ view: some View)", "openNamed(animated: Bool = false, root: some View)",
      "openBuilt(title: String, content: () -> some View)", "openErased(_ view: AnyView)",
      "show(_ name: String, _ view: some View)", "image(_ view: some View)", "twice(_ view: some View)",
    ].map { "func \($0)" }
    let router = "import SwiftUI\nprotocol Router { \(shadows.joined(separator: "; ")) }"
    try PageProject(files.merging(["Menu.swift": others, "Router.swift": router]) { $1 })
      .expectFindings(of: "hosting_root_loses_environment")
    let bare = shadows.map { $0.prefix { $0 != "(" } + "() {}" }
    let empty = "protocol Router { \(bare.joined(separator: "; ")) }"
    try PageProject(files.merging(["Router.swift": empty]) { $1 }).expectFindings(of: "hosting_root_loses_environment")
  }

  @Test func manyFunctionsThatPresent() throws {
    let functions = (0..<300).map { number in
      "func open\(number)(_ view: some View) { present(UIHostingController(rootView: view), animated: true) }"
    }
    let calls = (0..<300).map { "func call\($0)() { open\($0)(Shelf()) } // ~\($0 < 256 ? "warning" : "")" }
    let texts = [functions, calls].map { "import SwiftUI\nimport UIKit\n" + $0.joined(separator: "\n") }
    try PageProject(["App.swift": Self.declarations, "Open.swift": texts[0], "Calls.swift": texts[1]])
      .expectFindings(of: "hosting_root_loses_environment")
  }
}

import Testing

/// Views that code makes where no followed body shows them: nothing is proven below them but by their own modifiers.
///
/// The app shows `Leaf` with the `Shop` that it needs; other code makes it as well.
@Suite struct UnfollowedFlowTests {
  private func expect(_ code: String, isProven: Bool) throws {
    #expect(try LeafProject(["Other.swift": code]).answer() == (isProven ? .proven : .unclear))
  }

  private static let themed = "class Themed<C: View>: UIHostingController<C> {}\n"
  private static let box = """
    struct Box: View { let v: [AnyView]; var body: some View { ForEach(0..<v.count, id: \\.self) { v[$0] } } }

    """
  private static let enumView =
    "enum Tab: View { case leaf, none; var body: some View { switch self { case .leaf: Leaf(); case .none: Text(\"\") } } }\n"
  private static let made = "protocol Made { init() }\nextension Leaf: Made {}\n"

  @Test(arguments: [
    // The name of a case, which is that of a property as well.
    """
    enum Step { case leaf, none }
    final class C { let step: Step = .leaf
      var leaf: Leaf { Leaf() }
      var view: some View { switch step { case .leaf: leaf; case .none: Text("") } } }
    """,
    """
    enum Step { case leaf(Int) }
    struct P { let step: Step; var leaf: some View { Leaf() }
      @ViewBuilder func show() -> some View { switch step { case .leaf(let leaf): Text("\\(leaf)") } } }
    """,
    "func show(_ leaf: Bool) -> AnyView { switch leaf { case true: AnyView(erasing: Leaf()); default: AnyView(Text(\"\")) } }",
    // Static members.
    "final class C { static var leaf: some View { Leaf() }; func go(_ r: Router) { r.show(Self.leaf) } }",
    "enum Screens { static func leaf() -> some View { Leaf() } }\nfunc go(_ r: Router) { r.show(Screens.leaf()) }",
    "extension Leaf { static let shared = Leaf() }",
    // Functions that give the type, or what a protocol hides.
    "final class C { func leaf() -> Leaf { Leaf() } }",
    "func leaf(_ isOn: Bool) -> Leaf? { isOn ? Leaf() : nil }",
    "let leaf: () -> Leaf = { Leaf() }",
    "protocol Screen: View {}\nextension Leaf: Screen {}\nfinal class C { func leaf() -> some Screen { Leaf() } }",
    "protocol Screen: View {}\nextension Leaf: Screen {}\nfunc screens() -> [any Screen] { [Leaf()] }",
    "func make<V: View>(_ v: V.Type) -> V where V: Screen { Leaf() as! V }",
    // Subclasses of hosting controllers.
    themed + "func go(_ n: UINavigationController) { n.pushViewController(Themed(rootView: Leaf()), animated: true) }",
    themed + "final class C: UIViewController { lazy var child = Themed(rootView: Leaf()) }",
    "final class LeafController: UIHostingController<Leaf> { init() { super.init(rootView: Leaf()) } }",
    // Content in data.
    box + "struct Other: View { var body: some View { Box(v: [AnyView(Leaf())]) } }",
    box + "let boxes = [Box(v: []), Box(v: [AnyView(Leaf())])]",
    "let routes: [String: () -> AnyView] = [\"leaf\": { AnyView(Leaf()) }]",
    // Values that are shown by a name.
    "func opt() -> Leaf? { Leaf() }\nstruct Other: View { var body: some View { if let v = opt() { v } } }",
    "struct Other: View { let all = [1]; var body: some View { if let leaf = all.map({ _ in Leaf() }).first { leaf } } }",
    "final class C { func go(_ r: Router) { guard let leaf = Optional(Leaf()) else { return }; r.show(leaf) } }",
    "final class C { let leaf = Leaf() }",
    "let leaf = Leaf()",
    "final class C { func go(_ r: Router) { let leaf = Leaf(); r.show(leaf) } }",
    "final class C { let v: AnyView = AnyView(Leaf()) }",
    "final class C { let v: AnyView; init(_ b: Bool) { if b { v = AnyView(Leaf()) } else { v = AnyView(Text(\"\")) } } }",
    "struct Item { var view: AnyView }\nfunc items() -> [Item] { [Item(view: AnyView(VStack { Leaf() }))] }",
    // The initializer, or the type, as a value.
    "func go(_ r: Router) { r.show(content: Leaf.init) }",
    "func go(_ r: Router) { r.show(Leaf.self) }",
    "func go(_ r: Router) { r.show(make: { _ in Leaf.init() }) }",
    made + "struct G<V: View & Made>: View { var body: some View { V() } }\nfinal class C { let g = G<Leaf>() }",
    made
      + "enum G<V: View & Made> { static func make() -> V { V() } }\nfunc go(_ r: Router) { r.show(G<Leaf>.make()) }",
    made + "func go(_ r: Router) { r.show(Pair<Text, [Leaf]>()) }",
    // Functions that a hosting controller shows.
    themed
      + "final class C { func mk() -> some View { Leaf() }; func go() -> UIViewController { Themed(rootView: mk()) } }",
    themed + "@ViewBuilder func mk() -> some View { Leaf() }\nfunc go() -> UIViewController { Themed(rootView: mk()) }",
    themed + "final class C { var mk: Leaf { Leaf() }; func go() -> UIViewController { Themed(rootView: self.mk) } }",
    // Arguments of macros.
    "@Screen(content: Leaf.self) final class C {}",
    "struct Routes {}\nextension Routes { @Route(id: \"leaf\", view: Leaf.self) var leaf: Int? }",
    "enum Routes { @Route({ Leaf() }) static var leaf: Int }",
    "final class C { @Route(view: Leaf.self) func open() {} }",
    "enum Routes {}\n@Route(Leaf.init) extension Routes {}",
    "enum Routes { @Route(Leaf.self) case leaf }",
    "func go() { @Shown(Leaf()) var leaf: Int? }",
    // Initializers without the type's name.
    "final class C { func mk() -> Leaf { .init() } }",
    "func go(_ r: Router) { let leaf: Leaf = .init(); r.show(leaf) }",
    "final class C { let all: [Leaf] = [.init()] }",
    "extension Leaf { static func make() -> Self { Self() } }",
    "extension Leaf { static var made: some View { Self.init() } }",
    // Other names, default arguments, views around it.
    "typealias L = Leaf\nfinal class C { let l = L() }",
    "enum Names { typealias Row = Leaf }\nfinal class C { let l = Names.Row() }",
    "final class C { func go(_ v: Leaf = Leaf()) {} }",
    "struct Middle: View { var body: some View { Leaf() } }\nfinal class C { let middle = Middle() }",
    "struct Wrap<C: View>: View { let c: () -> C; var body: some View { c() } }\nfinal class C { let w = Wrap { Leaf() } }",
    "extension View { func push(_ r: Router) { r.show(self) } }\nfunc go(_ r: Router) { Leaf().push(r) }",
    "struct Deep: View { var body: some View { Self.Inner() }\nstruct Inner: View { var body: some View { Leaf() } } }\nlet d = Deep()",
    // Views that are the cases of an enum.
    enumView + "struct Deep: View { @State var tab = Tab.leaf; var body: some View { tab } }\nlet d = Deep()",
    enumView + "struct Deep: View { var body: some View { Tab.leaf } }\nlet d = Deep()",
    enumView
      + "struct Deep: View { let all: [Tab]; var body: some View { ForEach(all, id: \\.self) { $0 } } }\nlet d = Deep(all: [.leaf])",
    enumView + "struct Deep<V: View>: View { let tab: V; var body: some View { tab } }\nlet d = Deep<Tab>(tab: .leaf)",
  ])
  func nothingIsProvenBelowUnfollowedCode(_ code: String) throws {
    try expect("import SwiftUI\n" + code, isProven: false)
  }

  @Test(arguments: [
    themed + "func go() -> UIViewController { Themed(rootView: Leaf().environment(Shop.shared)) }",
    themed + "func go() -> UIViewController { Themed(rootView: VStack { Leaf() }.environment(Shop.shared)) }",
    "final class C { let v = AnyView(Leaf().padding().environment(Shop.shared)) }",
    "struct Middle: View { var body: some View { Leaf().environment(Shop.shared) } }\nfinal class C { let m = Middle() }",
    "struct Middle: View { var body: some View { Leaf() } }\nfinal class C { let m = Middle().environment(Shop.shared) }",
    "final class C { func mk() -> some View { Leaf().environment(Shop.shared) } }",
    "extension View { func stocked() -> some View { environment(Shop.shared) } }\nlet leaf = Leaf().stocked()",
    "enum Tab: View { case leaf; var body: some View { Leaf().environment(Shop.shared) } }\nlet tab = Tab.leaf",
    "struct Deep: View { var body: some View { Self.Inner().environment(Shop.shared) }\nstruct Inner: View { var body: some View { Leaf() } } }\nlet d = Deep()",
  ])
  func theirOwnModifiersAreProven(_ code: String) throws {
    try expect("import SwiftUI\n" + code, isProven: true)
  }

  /// Previews, tests, code that nobody runs, and what only looks like a construction.
  @Test(arguments: [
    "#Preview { Leaf() }\nstruct L_Previews: PreviewProvider { static var previews: some View { Leaf() } }",
    "#if DEBUG\nextension Leaf { static var sample: some View { Leaf() } }\n#endif\n#Preview { Leaf.sample }",
    "struct Dead: View { var head: some View { Leaf() }; var body: some View { head } }",
    "extension Leaf { struct Style {} }\nlet style = Leaf.Style()\nlet other: Leaf.Style = .init()",
    "enum Other { struct Leaf {} }\nlet leaf = Other.Leaf()",
    "func go(_ r: Router) { r.note(\"Leaf()\") /* Leaf() */ }",
    "func count(_ leaves: [Leaf]) -> Int { leaves.count }",
    "struct Shelf: View { var body: some View { Leaf().decorated.environment(Shop.shared) } }\nlet shelf = Shelf()",
  ])
  func otherCodeChangesNothing(_ code: String) throws {
    try expect("import SwiftUI\n" + code, isProven: true)
  }

  /// A file that doesn't import SwiftUI is read only if it may make a view.
  @Test func filesWithoutSwiftUIMakeViews() throws {
    try expect(
      "import UIKit\n" + Self.themed + "func go() -> UIViewController { Themed(rootView: Leaf()) }", isProven: false)
    try expect("import UIKit\nfunc go(_ leaf: Leaf) {}", isProven: true)
  }

  /// What nothing injects is no finding just because code makes a view that nobody may show.
  @Test func deadCodeNeedsNothing() throws {
    let app = LeafProject.app.replacing("Leaf().environment(Shop.shared)", with: "Text(\"\")")
    let dead =
      "import SwiftUI\nstruct Dead: View { func leaf() -> some View { Leaf() }; var body: some View { Text(\"\") } }"
    #expect(try PageProject(["App.swift": app, "Other.swift": dead]).findings(of: ["missing_injection"]).isEmpty)
  }

  /// An enum whose cases are views shows what nothing injects where code has a value of it, which no call of its name makes.
  @Test(arguments: [
    ("struct Model { var tab = Tab.leaf }", 1), ("final class Model { var tab: Tab? }", 1), ("", 0),
    ("extension Tab { static let first = Tab.leaf }", 0), ("#Preview { Tab.leaf }", 0),
  ])
  func valuesOfAnEnumAreViews(_ code: String, count: Int) throws {
    let app = LeafProject.app.replacing("Leaf().environment(Shop.shared)", with: "Text(\"\")")
    let files = ["App.swift": app, "Other.swift": "import SwiftUI\n" + Self.enumView + code]
    #expect(try PageProject(files).findings(of: ["missing_injection"]).count { $0.severity == .warning } == count)
  }
}

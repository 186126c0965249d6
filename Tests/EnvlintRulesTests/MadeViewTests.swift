import EnvlintFacts
import Testing

/// Views of which code makes a value in ways that don't look like a call of the type's name.
@Suite struct MadeViewTests {
  private static let start = "import SwiftUI\nimport UIKit\n"

  private func answer(_ code: String) throws -> LeafProject.Answer? {
    try LeafProject(["Other.swift": Self.start + code]).answer()
  }

  /// The app shows `Leaf` with its `Shop`; this code shows it elsewhere as well.
  @Test(arguments: [
    // Initializers with labels, as functions.
    "struct Row: View { let id: Int; var body: some View { Leaf() } }\nfinal class C { let rows = [1].map(Row.init(id:)) }",
    """
    struct Row: View { let id: Int; var body: some View { Leaf() } }
    final class C { let make = Row.init(id:) }
    """,
    // The value of a property, a parameter or an element, by its type alone.
    "struct Hold: View { let leaf: Leaf; var body: some View { leaf } }\nlet hold = Hold(leaf: .init())",
    "struct Hold: View { let leaf: Leaf?; var body: some View { if let leaf { leaf } } }\nlet hold = Hold(leaf: .init())",
    """
    struct Hold: View { let leaves: [Leaf]; var body: some View { ForEach(0..<leaves.count, id: \\.self) { leaves[$0] } } }
    let hold = Hold(leaves: [.init()])
    """,
    "struct Hold: View { let make: () -> Leaf; var body: some View { make() } }\nlet hold = Hold(make: { .init() })",
    "func show(_ leaf: Leaf) -> some View { leaf }\nstruct Hold: View { var body: some View { show(.init()) } }\nlet hold = Hold()",
    """
    func made<T>() -> T { fatalError() }
    struct Hold: View { let leaf: Leaf = made(); var body: some View { leaf } }
    let hold = Hold()
    """,
    // Made without its name, for a value that holds it.
    """
    enum Page { case leaf(Leaf), plain }
    struct Hold: View { let page: Page; var body: some View { switch page { case .leaf(let l): l; case .plain: Text("") } } }
    let hold = Hold(page: .leaf(.init()))
    """,
    """
    struct Pages { subscript(name: String) -> Leaf? { .init() } }
    struct Hold: View { let pages: Pages; var body: some View { pages["a"] } }
    let hold = Hold(pages: Pages())
    """,
    "struct Hold: View { var body: some View { AnyView(.init() as Leaf) } }\nlet hold = Hold()",
    "struct Hold: View { var body: some View { ForEach(0..<2) { _ -> Leaf in return .init() } } }\nlet hold = Hold()",
    "typealias Card = Frame<Leaf>\nlet card = Card(content: .init())",
    // A local name, by its type.
    """
    struct Hold: View { let isWide = true
      var body: some View { var side: Leaf?; if isWide { side = .init() }; return VStack { side } } }
    let hold = Hold()
    """,
    """
    func fill(_ all: inout [Leaf]) { all.append(.init()) }
    struct Hold: View { var body: some View { var all: [Leaf] = []; fill(&all); let done = all; return done[0] } }
    let hold = Hold()
    """,
    // The type, not called by its name.
    "let leaf = Leaf.self.init()",
    "let leaf = (Leaf)()",
    "struct Hold: View { var body: some View { (Leaf)() } }\nlet hold = Hold()",
    """
    protocol Made { init() }
    extension Made { static func make() -> Self { Self() } }
    extension Leaf: Made {}
    struct Hold: View { var body: some View { Leaf.make() } }
    let hold = Hold()
    """,
    // Types that are written like functions.
    "struct home: View { var body: some View { Leaf() } }\nstruct Hold: View { var body: some View { home() } }\nlet hold = Hold()",
    """
    struct card: ViewModifier { func body(content: Content) -> some View { VStack { content; Leaf() } } }
    struct Hold: View { var body: some View { Text("").modifier(card()) } }
    let hold = Hold()
    """,
    // Content that a view modifier, or a view with a name of the SDK's, shows in a window.
    """
    struct Window<C: View>: ViewModifier { let other: C
      func body(content: Content) -> some View { content.onTapGesture { show(UIHostingController(rootView: other)) } } }
    struct Hold: View { var body: some View { Text("").modifier(Window(other: Leaf())).environment(Shop.shared) } }
    struct Root2: View { var body: some View { Hold() } }
    let hold = Root2()
    """,
    """
    struct VStack<C: View>: View { @ViewBuilder let content: () -> C
      var body: some View { Text("").onTapGesture { show(UIHostingController(rootView: content())) } } }
    struct Hold: View { var body: some View { VStack { Leaf() }.environment(Shop.shared) } }
    let hold = Hold()
    """,
    """
    func Form<C: View>(@ViewBuilder content: () -> C) -> some View { Host(root: content()) }
    struct Host<C: View>: UIViewControllerRepresentable { let root: C
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: root) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {} }
    struct Hold: View { var body: some View { Form { Leaf() }.environment(Shop.shared) } }
    let hold = Hold()
    """,
  ])
  func nothingIsProven(_ code: String) throws {
    let answer = try answer(code)
    #expect(answer == .unclear || answer == .lacking)
  }

  @Test(arguments: [
    "struct Hold: View { let leaf: Leaf; var body: some View { leaf.environment(Shop.shared) } }\nlet hold = Hold(leaf: .init())",
    "struct Tall<C: View>: ViewModifier { let other: C; func body(content: Content) -> some View { content.overlay(other) } }\n"
      + "struct Hold: View { var body: some View { Text(\"\").modifier(Tall(other: Leaf())).environment(Shop.shared) } }\nlet hold = Hold()",
    "struct Hold: View { var pages: [AnyView] { [AnyView(Leaf()), AnyView(Text(\"\"))] }\n"
      + "var body: some View { ForEach(0..<pages.count, id: \\.self) { pages[$0] }.environment(Shop.shared) } }\nlet hold = Hold()",
    "struct Hold: View { var pages: [AnyView] { [1, 2].map { _ in AnyView(Leaf()) } }\n"
      + "var body: some View { ForEach(0..<2, id: \\.self) { pages[$0] }.environment(Shop.shared) } }\nlet hold = Hold()",
    "struct Item { let view: AnyView }\nstruct Hold: View { let items = [Item(view: AnyView(Leaf()))]\n"
      + "var body: some View { NavigationStack { ForEach(0..<1) { NavigationLink(\"\", destination: items[$0].view) } }"
      + ".environment(Shop.shared) } }\nlet hold = Hold()",
  ])
  func whatIsInjectedWhereTheyAreShownIsProven(_ code: String) throws { #expect(try answer(code) == .proven) }

  /// A member of a value of unknown type may be any view that properties of that name have.
  @Test(arguments: [
    "let items = [Item(id: 1, view: .init())]; var body: some View { ForEach(items, id: \\.id) { $0.view } }",
    "var body: some View { Item.main.view }",
    "let items: [Item]; var body: some View { VStack { if let first = items.first { first.view } } }",
  ])
  func membersOfValues(_ members: String) throws {
    let code = """
      struct Item { let id: Int; let view: Leaf; static let main = Item(id: 0, view: .init()) }
      struct Hold: View { \(members) }
      struct Root: View { var body: some View { VStack { Leaf().environment(Shop()); Hold(SHOP) } } }
      """
    let call = members.hasPrefix("let items: ") ? "Hold(items: [])" : "Hold()"
    #expect(try LeafStates.states(code.replacing("Hold(SHOP)", with: call)) == [.unresolved])
    #expect(try LeafStates.states(code.replacing("Hold(SHOP)", with: call + ".environment(Shop())")) == [.proven])
  }

  /// A view modifier may call its content by any name.
  @Test(arguments: [
    ("view.environment(Shop()); content", LookupProof.Mark.proven), ("view; content.environment(Shop())", .lacking),
  ])
  func modifiersWithContentOfTheirOwn(_ body: String, _ mark: LookupProof.Mark) throws {
    let code = """
      struct Pair<C: View>: ViewModifier { let content: C
        func body(content view: Content) -> some View { VStack { \(body) } } }
      struct Root: View { var body: some View { Leaf().modifier(Pair(content: Text(""))) } }
      """
    #expect(try LeafStates.states(code) == [mark])
  }

  /// An array of views may also be taken to other code.
  @Test func pagesThatOtherCodeTakesAreUnclear() throws {
    let code = """
      struct Hold: View { var pages: [AnyView] { [AnyView(Leaf())] }
        func go(_ r: Router) { r.show(pages) }
        var body: some View { ForEach(0..<1, id: \\.self) { pages[$0] }.environment(Shop.shared) } }
      let hold = Hold()
      """
    #expect(try answer(code) == .unclear)
  }

  /// Types that are called after a platform or a service begin with a small letter.
  @Test(arguments: ["iOSLeaf", "iCloudLeaf", "macOSLeaf", "tvOSLeaf", "watchOSLeaf", "visionOSLeaf"])
  func typesThatBeginWithAPlatform(_ name: String) throws {
    func states(_ root: String, _ other: String = "") throws -> [LookupProof.Mark] {
      try LeafStates.states(of: [
        "Leaf.swift": LeafStates.leaf,
        "Named.swift": "import SwiftUI\nstruct \(name): View { var body: some View { Leaf() } }\n",
        "Box.swift":
          "import SwiftUI\nstruct iPadBox<C: View>: View { @ViewBuilder let content: C; var body: some View { content } }",
        "App.swift": """
        import SwiftUI
        @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { var body: some View { \(root) } }
        """,
        "Other.swift": "import UIKit\n" + other,
      ])
    }
    #expect(try states("\(name)().environment(Shop())") == [.proven])
    #expect(try states("iPadBox { \(name)() }.environment(Shop())") == [.proven])
    #expect(try states("iPadBox { \(name)() }") == [.lacking])
    #expect(try states("\(name)().environment(Shop())", "let kept = \(name)()") == [.unresolved])
    // A function may have such a name as well.
    let call = "\(name)(Text(\"\"))\n}\nfunc \(name)(_ text: Text) -> some View { Leaf().environment(Shop())"
    #expect(try states(call) == [.proven])
  }

  /// Objects of generic classes are told apart by their arguments.
  @Test(arguments: [
    ("Box<Int>", "Box<Int>()", LookupProof.Mark.proven), ("Box<Int>", "Box<String>()", .lacking),
    ("Box<Shop>", "Box<Shop>()", .proven), ("Shelf", "Box<Shop>()", .proven),
    ("Box<Box<Int>>", "Box<Box<Int>>()", .proven),
    ("Box<Int>", "Box(1)", .unresolved), ("Box<[Int]>", "Box<[Int]>()", .untyped),
    // A class in a generic type is another one for each of its arguments.
    ("Feature<Int>.Model", "Feature<String>.Model()", .untyped), ("Counter.Model", "Feature<String>.Model()", .untyped),
  ])
  func genericObjects(_ type: String, _ value: String, _ mark: LookupProof.Mark) throws {
    let code = """
      import SwiftUI
      final class Shop {}
      final class Box<Value>: ObservableObject { var count = 0; init(_ value: Value? = nil) {} }
      typealias Shelf = Box<Shop>
      enum Feature<Value> { final class Model: ObservableObject { var count = 0 } }
      typealias Counter = Feature<Int>
      struct Leaf: View { @EnvironmentObject private var box: \(type); var body: some View { Text("\\(box.count)") } }
      struct Root: View { @StateObject private var box = \(value); var body: some View { Leaf().environmentObject(box) } }
      @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
      """
    #expect(try LeafStates.states(of: ["App.swift": code]) == [mark])
  }

  /// SwiftUI puts a delegate that it makes into the environment of the app's scenes, if it can be observed.
  @Test(arguments: [
    ("@UIApplicationDelegateAdaptor(Shop.self) var shop", LookupProof.Mark.proven),
    ("@UIApplicationDelegateAdaptor var shop: Shop", .proven),
    ("@NSApplicationDelegateAdaptor private var shop: Shop", .proven),
    // No app makes it.
    ("var shop = 1", .unresolved),
    // Some builds don't have it.
    ("#if DEBUG\n@UIApplicationDelegateAdaptor(Shop.self) var shop\n#endif", .unresolved),
  ])
  func delegatesOfApps(_ adaptor: String, _ mark: LookupProof.Mark) throws {
    let code = """
      import SwiftUI
      final class Shop: NSObject, UIApplicationDelegate, NSApplicationDelegate, ObservableObject { var name = "" }
      struct Leaf: View { @EnvironmentObject private var shop: Shop; var body: some View { Text(shop.name) } }
      @main struct Market: App {
        \(adaptor)
        var body: some Scene { WindowGroup { Leaf() } }
      }
      """
    #expect(try LeafStates.states(of: ["App.swift": code]) == [mark])
  }

  @Test func objectsOfADelegateHaveItsTypes() throws {
    let code = """
      import SwiftUI
      final class Shop: ObservableObject { var name = "" }
      final class Delegate: NSObject, UIApplicationDelegate { let shop = Shop() }
      struct Leaf: View { @EnvironmentObject private var shop: Shop; var body: some View { Text(shop.name) } }
      @main struct Market: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene { WindowGroup { Leaf().environmentObject(delegate.shop) } }
      }
      """
    #expect(try LeafStates.states(of: ["App.swift": code]) == [.proven])
  }
}

import Testing

/// Controllers of which it isn't sure what they show, or where: nothing is proven below them, and nothing is said to be missing.
@Suite struct HostingDoubtTests {
  /// - Parameter code: in which `WIRED(x)` is `x` with the object, erased, and `BARE` the leaf, erased.
  private func answer(_ code: String) throws -> LeafProject.Answer? {
    let wired = code.replacing(/WIRED\((\w+)\)/) { "AnyView(\($0.output.1).environment(Shop.shared))" }
    return try LeafProject(
      wired.replacing("BARE", with: "AnyView(Leaf())")
        .replacing("REQ", with: "required init?(coder: NSCoder) { fatalError() }")
    ).answer()
  }

  private static func pushed(_ controller: String) -> String {
    "final class C: UIViewController { func go() { navigationController?.pushViewController(\(controller), animated: true) } }\n"
  }

  private static func presented(_ controller: String) -> String {
    "final class C: UIViewController { func go() { present(\(controller), animated: true) } }\n"
  }

  private static func card(_ member: String, action: String) -> String {
    """
    struct Card: View {
      \(member)
      var body: some View { VStack { Leaf(); Button("") { \(action) } } }
    }
    struct Deep: View { var body: some View { Card().environment(Shop.shared) } }
    let deep = Deep()

    """
  }

  private static let twoHosts = """
    #if os(macOS)
    class Host: UIHostingController<AnyView> {}
    #else
    class Host: UIHostingController<AnyView> { override init(rootView: AnyView) { super.init(rootView: WIRED(rootView)) }; REQ }
    #endif

    """

  private static func host(_ code: String) -> String {
    "class Host: UIHostingController<AnyView> { static var all: [AnyView] = []; let raw: AnyView\n"
      + "init(_ v: AnyView) { \(code) }; REQ\n"
      + "func keep(_ v: AnyView) {} }\n" + pushed("Host(BARE)")
  }

  private static func function(_ code: String) -> String {
    "func host(_ v: AnyView, _ p: UIViewController) { p.present(UIHostingController(rootView: WIRED(v)), animated: true); \(code) }\n"
      + "final class C: UIViewController { func go() { host(BARE, self) } }\n"
  }

  @Test(arguments: [
    // Classes, initializers and modifiers in `#if`.
    twoHosts + pushed("Host(rootView: BARE)"),
    "class Host: UIHostingController<AnyView> {\n#if DEBUG\noverride init(rootView: AnyView) { super.init(rootView: WIRED(rootView)) }\n#endif\n}\n"
      + pushed("Host(rootView: BARE)"),
    "struct W: View { var body: some View { Leaf()\n#if os(macOS)\n.environment(Shop.shared)\n#endif\n} }\n"
      + pushed("UIHostingController(rootView: W())"),
    // An initializer does something else with a view as well.
    host("raw = v; super.init(rootView: WIRED(v))"),
    host("Self.all.append(v); super.init(rootView: WIRED(v))"),
    host("super.init(rootView: WIRED(v)); keep(v)"),
    host("let w = v; raw = w; super.init(rootView: WIRED(w))"),
    host("let other = UIHostingController(rootView: v); super.init(rootView: WIRED(v)); show(other, sender: nil)"),
    // A function does.
    function("var x = v; p.show(UIHostingController(rootView: x), sender: nil)"),
    function("let a = [v]; p.show(UIHostingController(rootView: a[0]), sender: nil)"),
    function("let f = { v }; p.show(UIHostingController(rootView: f()), sender: nil)"),
    function("func g() { p.show(UIHostingController(rootView: v), sender: nil) }; g()"),
    // A view shows itself, or its content, in a controller.
    "struct Card: View { var body: some View { VStack { Leaf(); Button(\"\") { Router.show(UIHostingController(rootView: self)) } } } }\nstruct Deep: View { var body: some View { Card().environment(Shop.shared) } }\nlet deep = Deep()",
    "struct Card<C: View>: View { let content: C; var body: some View { content.environment(Shop.shared) }\nvar host: UIViewController { UIHostingController(rootView: content) } }\n"
      + pushed("Card(content: Leaf()).host"),
    // A view hands itself to code that may show it anywhere.
    Self.card("let open: (AnyView) -> Void", action: "open(AnyView(self))"),
    Self.card("", action: "Router.shared.view = AnyView(self)"),
    Self.card("", action: "Router.shared.push(self, animated: true)"),
    Self.card("func go() { Router.shared.push(view: self) }", action: "go()"),
    Self.card("", action: "Router.shared.card = self"), Self.card("", action: "Router.shared.cards = [self]"),
    // A modifier of the project's that takes the same object as the SDK's.
    "extension View { func environment(_ shop: Shop) -> some View { self } }\nstruct Deep: View { var body: some View { Leaf().environment(Shop.shared) } }\nlet deep = Deep()",
    "extension View { func environment<T: Observable>(_ object: T) -> some View { self } }\nstruct Deep: View { var body: some View { Leaf().environment(Shop.shared) } }\nlet deep = Deep()",
    // A type's own function by the name of an injection, or of a modifier of the project's.
    "struct Mid: View { var shop: Shop?; var body: some View { Leaf() }\nfunc environment(_ shop: Shop) -> Self { var copy = self; copy.shop = shop; return copy } }\nstruct Deep: View { var body: some View { Mid().environment(Shop.shared) } }\nlet deep = Deep()",
    "extension View { func wired(_ shop: Shop) -> some View { environment(shop) } }\nstruct Mid: View { var shop: Shop?; var body: some View { Leaf() }\nfunc wired(_ shop: Shop) -> Self { var copy = self; copy.shop = shop; return copy } }\nstruct Deep: View { var body: some View { Mid().wired(Shop.shared) } }\nlet deep = Deep()",
    // An optional may be nil, which takes the object away.
    "struct Deep: View { @State var shop: Shop?; var body: some View { Leaf().environment(shop) } }\nlet deep = Deep()",
    "struct Deep: View { var body: some View { Leaf().environment(nil as Shop?).environment(Shop.shared) } }\nlet deep = Deep()",
    // A closure by the name of a function, and a member that is none at file level.
    "func open(_ v: AnyView) { UIViewController().present(UIHostingController(rootView: WIRED(v)), animated: true) }\nstruct Card: View { let open: (AnyView) -> Void; var body: some View { Button(\"\") { open(BARE) } } }",
    "func open(_ v: AnyView) { UIViewController().present(UIHostingController(rootView: WIRED(v)), animated: true) }\nfunc go(_ r: Router) { r.open(BARE) }",
    "func open(_ v: AnyView) { UIViewController().present(UIHostingController(rootView: WIRED(v)), animated: true) }\nstruct Deps { let open: (AnyView) -> Void }\nfunc go(_ d: Deps) { d.open(BARE) }",
    // Overridden, or declared by a type that conforms.
    "class Base: UIViewController { func wire(_ v: AnyView) -> AnyView { WIRED(v) }\nfunc go() { show(UIHostingController(rootView: wire(BARE)), sender: nil) } }\nfinal class Sub: Base { override func wire(_ v: AnyView) -> AnyView { v } }",
    "protocol Theme { func wire(_ v: AnyView) -> AnyView }\nextension Theme { func wire(_ v: AnyView) -> AnyView { WIRED(v) } }\nstruct Plain: Theme { func wire(_ v: AnyView) -> AnyView { v } }\nstruct Deep: View { let theme: any Theme; var body: some View { theme.wire(BARE) } }\nlet deep = Deep(theme: Plain())",
    // An inherited initializer, `.init(…)`, and names that are bound twice.
    "class Host: UIHostingController<AnyView> { convenience init<V: View>(rootView: V) { self.init(rootView: WIRED(rootView)) } }\n"
      + pushed("Host(rootView: BARE)"),
    "class Host: UIHostingController<Leaf> { required init?(coder: NSCoder) { super.init(coder: coder, rootView: .init()) } }",
    "func host(_ v: AnyView, _ b: Bool) -> UIViewController { let w = v; if b { let w = WIRED(v); return UIHostingController(rootView: w) }\nreturn UIHostingController(rootView: w) }\n"
      + pushed("host(BARE, false)"),
  ])
  func nothingIsProven(_ code: String) throws {
    #expect(try answer(code) == .unclear)
  }

  @Test(arguments: [
    // The classes of other builds.
    "\(twoHosts)#if !os(macOS)\n" + presented("Host(rootView: BARE)") + "#endif\n",
    // Where the view is in the root, the call determines.
    "class Host: UIHostingController<AnyView> { init(_ v: AnyView, shop: Shop? = nil) { if shop != nil { super.init(rootView: WIRED(v)) } else { super.init(rootView: v) } }; REQ }\n"
      + presented("Host(BARE, shop: .shared)"),
    "func host(_ v: AnyView, _ b: Bool, on p: UIViewController) { p.present(UIHostingController(rootView: b ? WIRED(v) : v), animated: true) }\nfinal class C: UIViewController { func go() { host(BARE, true, on: self) } }",
    // A project's `present`, and properties that aren't a window's.
    "final class C { let nav = UINavigationController()\nfunc present(_ c: UIViewController, animated: Bool) { nav.pushViewController(c, animated: animated) }\nfunc go() { present(UIHostingController(rootView: BARE), animated: true) } }",
    "class Base: UIViewController { override func present(_ c: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { show(c, sender: nil) } }\nfinal class C: Base { func go() { present(UIHostingController(rootView: BARE), animated: true) } }",
    "final class C: UIViewController { var contentViewController: UIViewController?; func go() { let m = C(); m.contentViewController = UIHostingController(rootView: BARE); addChild(m) } }",
    "final class C: UIViewController { var rootViewController: UIViewController?; func go() { rootViewController = UIHostingController(rootView: BARE); addChild(rootViewController!) } }",
    "final class C: UIViewController { func go() { func present(_ c: UIViewController, animated: Bool) { addChild(c) }\npresent(UIHostingController(rootView: BARE), animated: true) } }",
    // A `present` of a package's.
    "import Routing\nfinal class C: UIViewController { let router = Router(); func go() { router.present(UIHostingController(rootView: BARE), animated: true) } }",
    "import Routing\nfunc go(_ router: Router?) { let c = UIHostingController(rootView: BARE); router?.present(c, animated: true) }",
    "import Routing\nfinal class MyRouter: Router {}\nfunc go(_ router: MyRouter) { router.present(UIHostingController(rootView: BARE), animated: true) }",
    "func UIHostingController(rootView: AnyView) -> UIViewController { SwiftUI.UIHostingController(rootView: WIRED(rootView)) }\n"
      + presented("UIHostingController(rootView: BARE)"),
    // A type's own function by the name of an injection, an optional of any type, and a container of the project's that injects.
    "struct Mid: View { var body: some View { Leaf() }\nfunc environment(_ n: Int) -> some View { environment(Shop.shared) } }\n"
      + presented("UIHostingController(rootView: Mid().environment(3))"),
    "let perhaps = Optional(Shop())\n" + presented("UIHostingController(rootView: Leaf().environment(perhaps))"),
    "struct Wired: ViewModifier { func body(content: Content) -> some View { content.environment(Shop.shared) } }\nstruct Form<C: View>: View { @ViewBuilder let content: C; var body: some View { SwiftUI.Form { content }.modifier(Wired()) } }\n"
      + presented("UIHostingController(rootView: Form { Leaf() })"),
    "class Base: UIViewController { override func present(_ c: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { show(c, sender: nil) } }\nfunc go(_ c: Base) { c.present(UIHostingController(rootView: BARE), animated: true) }",
    "extension UIViewController { func present(_ c: UIViewController, animated: Bool) { show(c, sender: nil) } }\n"
      + presented("UIHostingController(rootView: BARE)"),
    "final class Router { func present(_ c: UIViewController, animated: Bool) { show(c) } }\nfunc go(_ router: Router) { router.present(UIHostingController(rootView: BARE), animated: true) }",
    "import Kit\nfinal class Router { func present(_ c: UIViewController, animated: Bool) { show(c) } }\nfinal class C: KitBase { func go() { present(UIHostingController(rootView: BARE), animated: true) } }",
    // The root is replaced before it is shown.
    "final class C: NSViewController { func go() { let h = NSHostingView(rootView: BARE); h.rootView = AnyView(Leaf().environment(Shop.shared)); view = h } }",
    "func go() { let r = ImageRenderer(content: BARE); r.content = AnyView(Leaf().environment(Shop.shared)); save(r.uiImage) }",
    "final class C: UIViewController { func go() { let h = UIHostingController(rootView: BARE); let g = h; g.rootView = AnyView(Text(\"\")); present(h, animated: true) } }",
    "final class C: UIViewController { func go() { let h = UIHostingController(rootView: BARE); h.wire(); present(h, animated: true) } }\nextension UIHostingController where Content == AnyView { func wire() { rootView = AnyView(rootView.environment(Shop.shared)) } }",
    "final class C: NSViewController { func go() { let h = NSHostingView(rootView: BARE); h.wire(); view = h } }\nextension NSHostingView where Content == AnyView { func wire() { rootView = AnyView(rootView.environment(Shop.shared)) } }",
    // A subclass has another root, and a class of the project the name of the SDK's.
    "class Base: UIHostingController<AnyView> { class func root() -> AnyView { BARE }; init() { super.init(rootView: Self.root()) }; REQ }\nfinal class Host: Base { override class func root() -> AnyView { AnyView(Leaf().environment(Shop.shared)) } }\n"
      + presented("Host()"),
    "class UIHostingController<V: View>: SwiftUI.UIHostingController<AnyView> { init(rootView: V) { super.init(rootView: WIRED(rootView)) }; REQ }\n"
      + presented("UIHostingController(rootView: BARE)"),
  ])
  func nothingIsMissing(_ code: String) throws {
    let answer = try answer(code)
    #expect(answer == .unclear || answer == .proven)
  }

  @Test(arguments: [
    "final class C: UIViewController { func go() { present(CALL, animated: true) } }",
    "final class C: UIViewController { func go() { self.present(CALL, animated: true) } }",
    "func go(_ c: UIViewController) { c.present(CALL, animated: true) }",
    "func go(_ c: UINavigationController?) { c?.present(CALL, animated: true) }",
    "class Base: UITableViewController {}\nfinal class C: Base {}\nfunc go(_ c: C) { c.present(CALL, animated: true) }",
    "func go(_ w: UIWindow) { w.rootViewController?.present(CALL, animated: true) }",
    // Other classes have a `present` of their own.
    "final class Router { func present(_ c: UIViewController, animated: Bool) { fatalError() } }\nfinal class C: UIViewController { func go() { present(CALL, animated: true) } }",
    "final class Router { func present(_ c: UIViewController, animated: Bool) { fatalError() } }\nfunc go(_ c: UINavigationController) { c.present(CALL, animated: true) }",
    // Stored as well, and in a navigation controller.
    "final class C: UIViewController { var last: UIViewController?; func go() { let h = CALL; last = h; present(h, animated: true) } }",
    "final class C: UIViewController { func go() { let h = CALL; let nav = UINavigationController(rootViewController: h); present(nav, animated: true) } }",
    "final class C: UIViewController { func go() { present(UINavigationController(rootViewController: CALL), animated: true) } }",
    "func go(_ window: UIWindow) { window.rootViewController = UINavigationController(rootViewController: CALL) }",
    "func go(_ c: NSViewController) { c.presentAsSheet(NSHostingController(rootView: BARE)) }",
  ])
  func aControllerPresents(_ code: String) throws {
    #expect(try answer(code.replacing("CALL", with: "UIHostingController(rootView: BARE)")) == .lacking)
  }

  @Test(arguments: [
    Self.card("", action: "print(self)"),
    Self.card(
      "@State var count = 0; func raised() -> Self { var copy = self; copy.count += 1; return copy }", action: ""),
    Self.card("func log() { logger.log(String(describing: self)) }", action: "log()"),
    Self.card("", action: "registry.tag(self)"),
    Self.card("", action: "NSApplication.shared.terminate(self)"),
  ])
  func aViewThatDescribesItself(_ code: String) throws {
    #expect(try answer(code) == .proven)
  }

  /// A modifier of the project's that takes another type than the SDK's is followed.
  @Test(arguments: [
    ("environment", "environment(deps.shop)"),
    ("environmentObject", "environment(deps.shop).environment(\\.locale, .current)"),
    ("environment", "self.environment(deps.shop).padding()"),
  ])
  func aModifierWithTheNameOfAnInjection(_ name: String, _ body: String) throws {
    let code = """
      struct Deps { let shop = Shop.shared }
      extension View { func \(name)(_ deps: Deps) -> some View { \(body) } }
      final class C: UIViewController {
        func go() { present(UIHostingController(rootView: Leaf().\(name)(Deps())), animated: true) }
      }
      """
    #expect(try answer(code) == .proven)
  }

  /// A modifier in an `#if` is there for what only the same builds have.
  @Test(arguments: [("os(macOS)", true), ("!os(macOS)", false), ("DEBUG", false)])
  func aModifierInAClause(_ condition: String, _ isProven: Bool) throws {
    let code = """
      struct Deep: View {
        var body: some View { inner
          #if os(macOS)
          .environment(Shop.shared)
          #endif
        }
        @ViewBuilder var inner: some View {
          #if \(condition)
          Leaf()
          #endif
        }
      }
      let deep = Deep()
      """
    #expect(try answer(code) == (isProven ? .proven : .unclear))
  }

  /// A view that a function shows in a controller by its `self`, called without a name.
  @Test(arguments: ["snapshot()", "self.snapshot()"])
  func aViewIsDrawn(_ action: String) throws {
    let code =
      Self.card("", action: action) + "extension View { func snapshot() { _ = ImageRenderer(content: ROOT).uiImage } }"
    #expect(try answer(code.replacing("ROOT", with: "self")) == .lacking)
    #expect(try answer(code.replacing("ROOT", with: "environment(Shop.shared)")) == .proven)
  }

  @Test(arguments: [
    "final class C: UIViewController { var last: UIViewController?; func go() { let h = CALL; last = h } }",
    "final class C: UIViewController { func go() { addChild(UINavigationController(rootViewController: CALL)) } }",
    "final class C: UIViewController { func go() -> UIViewController { UINavigationController(rootViewController: CALL) } }",
    "func go(_ c: UINavigationController) { c.viewControllers = [UINavigationController(rootViewController: CALL)] }",
  ])
  func aControllerIsKept(_ code: String) throws {
    #expect(try answer(code.replacing("CALL", with: "UIHostingController(rootView: BARE)")) == .unclear)
  }

  /// What one clause shows isn't lost behind the modifiers of others.
  @Test func contentInOneOfSeveralClauses() throws {
    let code = """
      struct Deep: View {
        @State var isOn = false
        var body: some View { Text("")
          #if os(iOS)
          .sheet(isPresented: $isOn) { Leaf() }
          #else
          .sheet(isPresented: $isOn) { Text("") }
          #if !os(macOS) && !REMOTE
          .wired()
          #endif
          #endif
        }
      }
      extension View { func wired() -> some View { environment(Shop.shared) } }
      let deep = Deep()
      """
    #expect(try answer(code) == .unclear)
  }

  /// Without a question mark, a base that is optional is unwrapped implicitly.
  @Test(arguments: [
    ("var stock: Stock!", "stock.shop", true), ("weak var stock: Stock!", "self.stock.shop", true),
    ("var stock: Stock?", "stock?.shop", false), ("var stock: Stock!", "stock.map { $0.shop }", false),
  ])
  func membersOfImplicitlyUnwrappedOptionals(_ property: String, _ object: String, _ isProven: Bool) throws {
    let code = """
      final class Stock { let shop = Shop() }
      final class C: UIViewController { \(property)
        func go() { show(UIHostingController(rootView: Leaf().environment(\(object))), sender: nil) } }
      """
    #expect(try answer(code) == (isProven ? .proven : .unclear))
  }
}

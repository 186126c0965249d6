import EnvlintDriver
import EnvlintFacts
import Testing

/// Modifiers and views of packages: they can inject an object of the project's types only if they are given it.
@Suite struct ForeignCodeTests {
  private static let start = """
    import SwiftUI
    import Kit
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    @Observable final class Cart {}
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Other: View { var body: some View { Text("").environment(Shop()) } }
    struct Row: View { var title = ""; var body: some View { Leaf() } }
    struct Holder { var shop = Shop(); func rename() {}; func make() -> Shop { shop } }
    func shared() {}
    protocol Sharing {}
    extension Sharing { func shared() -> Shop { Shop() } }
    extension Holder: Sharing { func shared() {} }
    extension Root: Sharing {}
    struct Decoration: ViewModifier { func body(content: Content) -> some View { content.environment(Shop()) } }
    struct KitScreen: View, KitPart { var body: some View { Text("") } }
    struct Item: Identifiable { let id = 0; var title = "" }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  /// A root with all kinds of properties.
  private static func root(_ body: String) -> String {
    """
    struct Root: View {
      @State private var isOn = false
      @State private var item: Item?
      @State private var count = 0
      let shop = Shop()
      let cart = Cart()
      let title: String
      let holder: Holder
      var unknown = makeAnything()
      func run() {}
      func select(_ url: URL?) {}
      func pick(item: Item, at index: Int) {}
      func change(_ view: inout AnyView) {}
      func find(_ box: KitBox) {}
      func refill(_ shop: inout Shop?) {}
      func chosen(_ url: URL) -> AnyView { AnyView(Text("")) }
      func fill(_ environment: inout EnvironmentValues) {}
      func decoration() -> Decoration { Decoration() }
      func wrapping() -> (AnyView) -> AnyView { decorated }
      func part() -> some View { KitScreen() }
      func named() -> String { title }
      func loading() -> some View { Text("") }
      func makeShop() -> Shop { shop }
      func maybeShop() -> Shop? { shop }
      let onChange: (Int) -> Void
      func decorated(_ view: AnyView) -> AnyView { AnyView(view.environment(shop)) }
      var body: some View { \(body) }
    }

    """
  }

  private func states(_ files: [String: String]) throws -> [LookupProof.Mark] {
    let project = PageProject(files)
    let linted = Linter(settings: try project.settings(), threads: 1).lint(project.sources, onlyRules: [])
    return LookupProofs(of: linted.worlds[0].index).all.filter { $0.owner.name == "Leaf" }.map(\.state.mark)
  }

  private func states(_ code: String) throws -> [LookupProof.Mark] { try states(["App.swift": Self.start + code]) }

  @Test(arguments: [
    "Leaf().styled()", "Leaf().styled",
    "Leaf().styled(1, \"a\", .large, \\.self, [1, 2], nil, tint: .red.opacity(0.5))",
    "Leaf().styled($isOn, title, self.title)", "Leaf().styled(isOn ? 1 : 2)", "Leaf().styled(count + 1)",
    "Leaf().styled(!isOn)", "Leaf().styled(title ?? \"\")",
    "Leaf().styled(Text(\"a\"), Color.red, [unknown, \"a\"], (1, .two(3)))",
    "Leaf().onFlip { run() }", "Leaf().onFlip(of: 1) { _ in run() }", "Leaf().flipped(action: { run() })",
    "Leaf().styled(cart)", "Leaf().styled { count += 1 }", "Leaf().styled { await load() }",
    "Panel { (Leaf()) }", "Panel { ((Leaf())).padding() }", "Panel { Leaf() }", "Panel { Row() }",
    "Panel(title: \"a\") { Row().padding() }", "Kit.Panel { Leaf() }",
    "Text(\"\").panel($isOn) { Leaf() }", "Text(\"\").panel(isPresented: $isOn) { VStack { Leaf() } }",
    "Text(\"\").panel(item: $item) { Row(title: $0.title) }", "Text(\"\").panel(item: $item) { item in Row(item) }",
    "Text(\"\").panel($isOn) { context in Row(title: context.title) }",
    "Panel { Panel { Leaf().styled() } }",
    "Leaf().styled { run() }", "Leaf().styled { self.run() }", "Leaf().styled(run)", "Leaf().styled(self.run, named)",
    "Leaf().styled(named())", "Leaf().styled { loading() }", "Leaf().styled(loading)", "Leaf().styled { onChange(1) }",

    "Leaf().styled { holder.rename() }", "Leaf().styled { cart }", "Leaf().styled(select)", "Leaf().styled(self.pick)",
    "NavigationStack { Text(\"\").panel($isOn) { Text(\"\").navigationDestination(for: Int.self) { _ in Leaf() } } }",
  ])
  func lacking(_ body: String) throws {
    #expect(try states(Self.root(body)) == [.lacking])
    // Where the object is there, the content of a package's code may lose it, and what a modifier is applied to may not.
    let provided = try states(Self.root("Group { \(body) }.environment(shop)"))
    #expect(provided == [body.hasPrefix("Leaf") ? .proven : .unresolved])
  }

  @Test(arguments: [
    "Leaf().styled(shop)", "Leaf().styled(self.shop)", "Leaf().styled(holder.shop)", "Leaf().styled(Shop.shared)",
    "Leaf().styled(Shop())", "Leaf().styled(isOn ? shop : nil)", "Leaf().styled([shop])", "Leaf().styled(make())",
    "Leaf().styled(unknown)", "Leaf().styled(.init(shop))", "Leaf().styled(.shared(shop))", "Leaf().styled(Shop.self)",
    "Leaf().styled(self)", "Leaf().styled { Shop() }", "Leaf().styled { shop }", "Leaf().styled { make() }",
    "Leaf().styled { makeShop() }", "Leaf().styled(makeShop)", "Leaf().styled(maybeShop())",
    "Leaf().styled { item in item }", "Leaf().styled { run in run() }", "Leaf().styled { holder.make() }",
    "Leaf().styled { $0 }", "Leaf().styled(onChange)", "Leaf().styled(fill)", "Leaf().styled(change)",
    "Leaf().styled(find)", "Leaf().styled(chosen)", "Leaf().styled(refill)", "Leaf().styled { shared() }",
    "Leaf().styled { holder.shared() }", "Leaf().styled(decoration())", "Leaf().styled { decoration() }",
    "Leaf().styled(decoration)", "Leaf().styled(wrapping())", "Leaf().styled { named() ?? shop }",
    "Leaf().styled { part() }", "Leaf().styled(part)",
    "Leaf().styled { return shop }", "Leaf().styled { if isOn { return Shop() }; return Shop() }",
    "Leaf().styled { $0.environment(shop) }", "Leaf().styled { view in view.environment(shop) }",
    "Leaf().styled { view in Wrapped(view) }", "Leaf().styled { AnyView($0) }", "Leaf().styled(decorated)",
    "Leaf().styled(self.decorated)", "Leaf().styled { [shop] in shop }",
    "Panel(shop) { Leaf() }", "Panel(make: Shop.init) { Leaf() }", "Text(\"\").panel(shop) { Leaf() }",
    "Leaf().injected()", "Leaf().withKit()", "Leaf().wired", "ShopProvider { Leaf() }",
    "Leaf().modifier(Styled(shop))", "Leaf().modifier(isOn ? Styled() : Styled())", "Leaf().modifier(ShopProvider())",
    "Leaf() <+ 1", "<+Leaf()", "Leaf()[1]", "NavigationStack(router: shop) { Leaf() }",
  ])
  func unresolved(_ body: String) throws {
    #expect(try states(Self.root(body)) == [.unresolved])
  }

  /// Values that hold the object in a way that their types don't show.
  @Test(arguments: [
    "Leaf().styled(kit)", "Leaf().styled(holder.kit)", "Leaf().styled(.app)", "Leaf().styled(.app(1))",
    "Leaf().styled(\\Root.shop)", "Leaf().styled($shop)", "Leaf().styled($unknown)",
    "Text(\"\").panel(item: $item) { $0.environment(shop); Leaf() }", "Leaf().onFlip(shop)",
    "Leaf().styled { $0.shop = shop }",
    "Leaf().environment(objects: shop)", "Leaf().environmentObject(shared: shop)",
    "Text(\"\").sheet(isPresented: $isOn, shop: shop) { Leaf() }",
    "Text(\"\").popover(isPresented: $isOn, inside: kit) { Leaf() }", "Leaf().inject(shop)", "Part().styled()",
  ])
  func hidden(_ body: String) throws {
    let code = """
      extension Root { var kit: KitBox { KitBox(shop) } }
      extension Holder { var kit: KitBox { KitBox(shop) } }
      extension KitBox { static var app: KitBox { KitBox(Shop()) }; static func app(_ n: Int) -> KitBox { app } }
      extension View { func inject(title: String) -> some View { navigationTitle(title) } }
      struct Part: View, KitPart { var body: some View { Leaf() } }

      """
    #expect(try states(code + Self.root(body)) == [.unresolved])
  }

  /// Nobody else injects the object, but a package that is given one may.
  @Test func whatIsGivenToAPackageMayBeInjected() throws {
    func count(_ body: String) throws -> Int {
      let start = Self.start.replacing("Text(\"\").environment(Shop())", with: "Text(\"\")")
      return try PageProject(start + Self.root(body)).findings(of: ["missing_injection"]).count
    }
    #expect(try count("Leaf().styled(shop)") == 0)
    #expect(try count("ShopProvider(shop) { Leaf() }") == 0)
    #expect(try count("Leaf().styled(cart)") == 1)
  }

  /// Code of the SDK or the project that isn't followed is no package's, which could inject what nothing else does.
  @Test(arguments: [
    ("_VariadicView.Tree(rows) { Leaf() }", 1), ("Text(\"\").contextMenu {} preview: { Leaf() }", 1),
    ("Panel(make()) { Leaf() }", 0), ("Text(\"\").panel(make()) { Leaf() }", 0),
  ])
  func onlyPackagesMayInjectIt(_ body: String, count: Int) throws {
    let code = """
      import SwiftUI
      import Kit
      @Observable final class Shop { var name = "" }
      struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
      @main struct Market: App { var body: some Scene { WindowGroup { \(body) } } }
      """
    #expect(try PageProject(code).findings(of: ["missing_injection"]).count == count)
  }

  /// A type that conforms to a protocol of a package may show its content there, with an object of its own.
  @Test func aPackageMayShowWhatIsKnownToIt() throws {
    func count(_ conformance: String) throws -> Int {
      try PageProject(
        """
        import SwiftUI
        import Kit
        @Observable final class Shop { var name = "" }
        struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
        struct Root: \(conformance) { let object = Shop(); var content: some View { Leaf() } }
        @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
        """
      ).findings(of: ["missing_injection"]).count
    }
    #expect(try count("KitScreen") == 0)
    #expect(try count("View") == 1)
  }

  /// Content that a function hands on holds no object.
  @Test(arguments: [
    ("@ViewBuilder content: @escaping () -> some View", "content: content", "{ Text(\"\") }", true),
    ("@ViewBuilder content: @escaping () -> some View", "content: { content() }", "{ Text(\"\") }", true),
    (
      "item: Binding<Int?>, content: @escaping (Int) -> AnyView", "item: item, content: content",
      "(item: x, content: y)", true
    ),
    ("title: String?, action: @escaping () -> Void", "title: title, action", "(title: nil, action: {})", true),
    ("shop: Shop, content: @escaping () -> AnyView", "shop, content: content", "(shop: shop, content: y)", false),
    ("make: @escaping () -> Shop", "make: make", "(make: y)", false), ("any: Any", "any", "(any: 1)", false),
    ("object: some AnyObject", "object", "(object: cart)", false),
    ("wrap: @escaping (AnyView) -> AnyView", "wrap: wrap", "(wrap: y)", false),
    ("wrap: @escaping (Self) -> AnyView", "wrap: wrap", "(wrap: y)", false),
  ])
  func parameters(_ parameters: String, arguments: String, call: String, isLacking: Bool) throws {
    let code = "extension View { func framed(\(parameters)) -> some View { styled(\(arguments)) } }\n"
    #expect(try states(code + Self.root("Leaf().framed\(call)")) == [isLacking ? .lacking : .unresolved])
  }

  @Test(arguments: [
    ("<Item: Identifiable, Content: View>", "", true),
    ("<Item, Content>", "where Item: Identifiable, Content: View", true),
    ("<Item: Identifiable & Sendable, Content: View>", "", true), ("<Item: AnyObject, Content: View>", "", true),
    ("<Item, Content: View>", "", false), ("<Item: Identifiable, Content>", "", false),
    ("<Item: View, Content: View>", "", false),
    ("<Item: Identifiable, Content: View>", "where Item: KitPart", true),
    ("<Item: Identifiable, Content: View>", "where Item == Shop", false),
  ])
  func genericParameters(_ generics: String, requirements: String, isLacking: Bool) throws {
    let code = """
      extension View {
        func framed\(generics)(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) -> some View
        \(requirements) { styled(content: content) }
        func handed<Item: Identifiable>(item: Binding<Item?>) -> some View { styled(item: item) }
      }

      """
    #expect(try states(code + Self.root("Leaf().handed(item: $item)")) == [.lacking])
    let object = "extension Shop: Identifiable {}\n"
    #expect(try states(object + code + Self.root("Leaf().handed(item: $item)")) == [.unresolved])
    let state = try states(code + Self.root("Leaf().framed(item: $item) { _ in Text(\"\") }"))
    #expect(state == [isLacking ? .lacking : .unresolved])
  }

  /// Values of packages hold what their types say, unless the project may have put an object into them.
  @Test(arguments: [
    ("Leaf().styled(theme)", true), ("Leaf().styled(theme.color)", true), ("Leaf().styled([theme.color])", true),
    ("Leaf().styled(KitAssets.red.color)", true), ("Leaf().styled(.plain)", true), ("Leaf().styled(.computed)", true),
    ("Leaf().styled(.holding)", false), ("Leaf().styled(.made)", false), ("Leaf().styled(made)", false),
    ("Leaf().styled(Self.given)", false), ("Leaf().styled(KitAssets.shop)", false), ("Leaf().styled(source)", false),
    ("Leaf().styled(container)", false), ("Leaf().modifier(Styled(theme.color))", true),
    ("Leaf().styled(.called)", false), ("Leaf().styled(.held)", false), ("Leaf().styled(.boxed)", false),
    ("Leaf().styled(.nested)", false), ("Leaf().styled(KitStore.shared)", false),
    ("Leaf().styled(KitStore.shared.main)", false), ("Leaf().styled(own)", false), ("Leaf().styled(own.color)", false),
    ("Panel { Leaf() }.shaped().modifier(holder.modifier)", false),
    ("Leaf().modifier(Styled(title))", true), ("Leaf().modifier(Styled())", true),
    ("Panel(theme: theme, title: title) { Leaf() }", true), ("Panel(box) { Leaf() }", false),
  ])
  func values(_ body: String, isLacking: Bool) throws {
    let code = """
      struct Palette { static let red = "red" }
      struct Stores { static let shop = Shop() }
      enum Makers { static func shop() -> Shop { Shop() } }
      struct Source: KitSource {}
      extension Root {
        var theme: KitTheme { .standard }
        var own: KitOwn { KitOwn(shop) }
        var box: KitBox<Shop> { KitBox(shop) }
        var source: KitSource { Source() }
        var container: KitContainer { KitContainer() }
        static let given = KitOwn(Shop())
      }
      extension KitColors {
        static let plain = KitColors(color: Palette.red, size: 1)
        static var computed: Palette { Palette() }
      }
      extension KitOwn {
        static let holding = KitOwn(object: Stores.shop)
        static let made = KitOwn(object: Shop())
        static let called = KitOwn(object: Makers.shop())
        static let held = KitOwn(object: Holder().shop)
        static let boxed = KitOwn<Shop>(object: .shared)
        static let nested = KitOwn(box: KitBox<Shop>(.shared))
      }
      extension KitAssets { static var shop: Shop { Shop() } }

      """
    let root = Self.root(body).replacing(
      "let title: String", with: "let title: String; let made: KitOwn = KitOwn(Shop())")
    #expect(try states(code + root) == [isLacking ? .lacking : .unresolved])
  }

  /// The arguments of a package's generic type are known only where they are written.
  @Test func genericTypesOfPackages() throws {
    let code = """
      import SwiftUI
      import Kit
      struct Leaf: View { @Environment(KitStore<Int>.self) private var store; var body: some View { Text("\\(store.n)") } }
      @main struct Market: App {
        @State private var store = KitStore(1)
        var body: some Scene { WindowGroup { Leaf().environment(store) } }
      }
      """
    #expect(try states(["App.swift": code]) == [.unresolved])
    #expect(try states(["App.swift": code.replacing("KitStore(1)", with: "KitStore<Int>(1)")]) == [.proven])
  }

  /// What the project declares isn't foreign, nor is anything where no package is imported.
  @Test func theProjectsOwn() throws {
    let root = Self.root("Leaf().styled()")
    #expect(try states(root + "extension KitView { var styled: Int { 1 } }") == [.unresolved])
    #expect(try states(root + "struct Pen { var styled = 1 }") == [.lacking])
    let without = Self.start.replacing("import Kit\n", with: "")
    #expect(try states(["App.swift": without + root]) == [.unresolved])
    #expect(try states(["App.swift": without + root, "Other.swift": "import Kit\nimport SwiftUI"]) == [.lacking])
  }

  /// What a package declares, or asks for by its protocols, it may inject.
  @Test func typesOfPackages() throws {
    let root = Self.root("Leaf().styled()")
    #expect(
      try states(["App.swift": Self.start.replacing("class Shop {", with: "class Shop: KitPart {") + root]) == [
        .unresolved
      ])
    #expect(try states(root + "extension Shop: KitPart {}") == [.unresolved])
    #expect(
      try states(["App.swift": Self.start.replacing("@Observable final class Shop {", with: "class X {") + root]) == [
        .unresolved
      ])
    #expect(
      try states([
        "App.swift": Self.start.replacing("struct Holder {", with: "struct Holder: KitPart {")
          + Self.root("Leaf().styled(holder)")
      ]) == [.unresolved])
    #expect(try states(Self.root("Leaf().styled(holder)")) == [.lacking])
  }

  /// A path through code of a package is reported as a warning.
  @Test func itIsAWarning() throws {
    func severities(_ body: String) throws -> [Severity] {
      try PageProject(Self.start + Self.root(body)).findings(of: ["missing_injection"]).map(\.severity)
    }
    #expect(try severities("Leaf().padding()") == [.error])
    #expect(try severities("Leaf().styled()") == [.warning])
    #expect(try severities("Panel { Leaf() }") == [.warning])
    #expect(try severities("Leaf().styled(shop)") == [])
  }
}

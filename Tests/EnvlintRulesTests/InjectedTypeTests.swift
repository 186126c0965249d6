import Testing

/// The types of injected objects, as far as code tells them without a type checker.
@Suite struct InjectedTypeTests {
  /// - Parameter property: members of the view whose body is `body`.
  private func answer(_ property: String, _ body: String) throws -> LeafProject.Answer? {
    let code = """
      final class Stock { let shop = Shop(); var all: [String: Shop] = [:]; func find(_ n: Int) -> Shop { shop } }
      struct Item: Identifiable { let id: Int; let shop: Shop }
      enum Resolver {
        static func resolve<T>(_ type: T.Type) -> T { fatalError() }
        static func find<T>(_ type: T.Type, named: String) -> T? { nil }
        static func make<T, U>(_ type: U.Type, like: T) -> T { like }
      }
      struct Deep: View { \(property)
        var body: some View {
          \(body)
        }
      }
      func deep() { show(Deep.self) }
      """
    return try LeafProject(code).answer()
  }

  @Test(arguments: [
    // Wrappers, and local names.
    ("let stock = State<Stock?>()", "if let stock = stock.wrappedValue { Leaf().environment(stock.shop) }"),
    (
      "let stock = State<Stock?>()",
      "if let stock = stock.wrappedValue { let shop = stock.find(3); Leaf().environment(shop) }"
    ),
    ("let stock: Binding<Stock>", "Leaf().environment(stock.wrappedValue.find(3))"),
    ("", "@Injected var stock: Stock\nlet shop = stock.find(3)\nLeaf().environment(shop)"),
    ("", "@Injected var stock: Stock\nLeaf().environment(stock.find(3))"),
    // Elements of collections.
    ("let shops: [Shop]", "Leaf().environment(shops[0])"),
    ("let shops: [Shop]", "if let shop = shops.first { Leaf().environment(shop) }"),
    ("let shops: [Shop]", "if let shop = shops.first(where: { $0.name == \"\" }) { Leaf().environment(shop) }"),
    ("let shops: [Shop]", "if let shop = shops.filter({ $0.name == \"\" }).last { Leaf().environment(shop) }"),
    ("let stock: Stock", "if let shop = stock.all[\"a\"] { Leaf().environment(shop) }"),
    ("let stock: Stock", "Leaf().environment(stock.all[\"a\"]!)"),
    ("let stock: Stock", "Leaf().environment(stock.all[\"a\", default: Shop.shared])"),
    ("let shops: [Shop]", "ForEach(shops, id: \\.name) { shop in Leaf().environment(shop) }"),
    ("let items: [Item]", "List { ForEach(items) { item in Leaf().environment(item.shop) } }"),
    ("let numbers: [Int]", "ForEach(numbers) { (shop: Shop) in Leaf().environment(shop) }"),
    ("let items: [Item]", "List(items.sorted { $0.id < $1.id }) { item in Leaf().environment(item.shop) }"),
    ("@State var item: Item?", "Text(\"\").sheet(item: $item) { item in Leaf().environment(item.shop) }"),
    // Operators.
    ("let shop: Shop?", "Leaf().environment(shop ?? Shop.shared)"),
    ("let shop: Shop?", "Leaf().environment(shop ?? .shared)"),
    ("let shop: Shop?; let other: Shop?", "Leaf().environment(shop ?? other ?? Shop())"),
    ("let shop: Shop; let isOn: Bool", "Leaf().environment(isOn ? shop : Shop.shared)"),
    ("let shop: Shop; let isOn: Bool", "Leaf().environment(!isOn && shop.name == \"\" ? .shared : shop)"),
    ("let stock: Stock?", "let shop = Shop()\nlet used = stock?.shop ?? shop\nLeaf().environment(used)"),
    ("let a: Int", "let one = Shop.shared\nlet two = Shop()\nlet shop = a > 1 ? one : two\nLeaf().environment(shop)"),
    // Closures, and types as arguments.
    ("let make: () -> Shop", "Leaf().environment(make())"),
    ("let make: (@Sendable (Int) -> Shop)", "Leaf().environment(make(3))"),
    ("", "Leaf().environment(Resolver.resolve(Shop.self))"),
    ("let shop = Resolver.resolve(Shop.self)", "Leaf().environment(shop)"),
    ("", "if let shop = Resolver.find(Shop.self, named: \"a\") { Leaf().environment(shop) }"),
  ])
  func isKnown(_ property: String, _ body: String) throws {
    #expect(try answer(property, body) == .proven)
  }

  @Test(arguments: [
    ("let find = { (n: Int) in Shop.shared }", "let stock = find\nLeaf().environment(stock(3))"),
    ("let stock: Box<Stock>", "Leaf().environment(stock.wrappedValue.shop)"),
    ("let stock = State<Stock?>()", "Leaf().environment(stock.wrappedValue?.shop)"),
    ("let shops: [Shop]", "Leaf().environment(shops.first)"),
    ("let shops: ShopList", "Leaf().environment(shops[0])"),
    ("let shops: [Shop]", "ForEach(shops.chunked(by: 2)) { shop in Leaf().environment(shop) }"),
    ("let shop: Shop?; let isOn: Bool", "Leaf().environment(isOn ? shop : Shop.shared)"),
    ("let shop: Shop; let isOn: Bool", "Leaf().environment(isOn ? shop : nil)"),
    ("let shop: Shop?", "Leaf().environment(shop ?? nil)"),
    ("let shop: Shop", "let shop = unknown()\nlet used = shop ?? Shop()\nLeaf().environment(used)"),
    ("let shop: Shop", "let shop = unknown()\nLeaf().environment(true ? shop : Shop())"),
    ("let shop: Shop", "Leaf().environment(shop <> Shop())"),
    ("let make: (() -> Shop)?", "Leaf().environment(make?())"),
    ("", "Leaf().environment(Resolver.make(Shop.self, like: other))"),
    ("@Injected(\\.shop) var shop", "Leaf().environment(shop)"),
  ])
  func isUnknownOrMayBeNil(_ property: String, _ body: String) throws {
    #expect(try answer(property, body) == .unclear)
  }

  /// A wrapper names a dependency by its key path, and the project declares it with a type.
  @Test(arguments: [
    (
      "import FactoryKit\nextension Container { var shop: Factory<Shop> { self { Shop() } } }",
      "@Injected(\\.shop) private var shop"
    ),
    (
      "import Factory\nfinal class Mine: SharedContainer { var shop: Factory<Shop> { self { Shop() } } }",
      "@LazyInjected(\\Mine.shop) private var shop"
    ),
    (
      "import Dependencies\nextension DependencyValues { var shop: Shop { get { self[ShopKey.self] } set { self[ShopKey.self] = newValue } } }",
      "@Dependency(\\.shop) var shop"
    ),
    (ownWrapper("T", value: "T"), "@Inject(\\.shop) var shop"),
    (ownWrapper("Value", value: "Value"), "@Inject(\\Values.shop) private var shop"),
  ])
  func namedDependencies(_ code: String, _ property: String) throws {
    #expect(try dependency(code, property) == .proven)
  }

  @Test(arguments: [
    // Of another package, declared twice, and a wrapper whose value has another type.
    (
      "import Kit\nextension Container { var shop: Factory<Shop> { self { Shop() } } }",
      "@Injected(\\.shop) private var shop"
    ),
    (
      "import Factory\nextension Container { var shop: Factory<Shop> { self { Shop() } } }\n#if DEBUG\nextension Container { var shop: Factory<Int> { self { 1 } } }\n#endif",
      "@Injected(\\.shop) private var shop"
    ),
    (ownWrapper("T", value: "T?"), "@Inject(\\.shop) var shop"),
    (ownWrapper("T", value: "Box<T>"), "@Inject(\\.shop) var shop"),
    (
      "@propertyWrapper struct Inject<T> { init(_ name: String) {}\nvar wrappedValue: T { fatalError() } }",
      "@Inject(\\.shop) var shop"
    ),
  ])
  func dependenciesWithoutAType(_ code: String, _ property: String) throws {
    #expect(try dependency(code, property) == .unclear)
  }

  private static func ownWrapper(_ name: String, value: String) -> String {
    """
    struct Values { static var current = Values(); var shop: Shop { get { Shop.shared } set {} } }
    @propertyWrapper struct Inject<\(name)> {
      let path: WritableKeyPath<Values, \(name)>
      init(_ path: WritableKeyPath<Values, \(name)>) { self.path = path }
      var wrappedValue: \(value) { Values.current[keyPath: path] }
    }
    """
  }

  private func dependency(_ code: String, _ property: String) throws -> LeafProject.Answer? {
    try LeafProject(
      code
        + "\nstruct Deep: View { \(property)\nvar body: some View { Leaf().environment(shop) } }\nfunc deep() { show(Deep.self) }"
    ).answer()
  }

  private static let typesOfBranches = """
    #if FLAG
    typealias Kind = Other
    #else
    typealias Kind = Shop
    #endif
    @Observable final class Other {}

    """

  /// A name that each branch of an `#if` gives another type injects that of the build.
  @Test(arguments: [("!FLAG", true), ("FLAG", false)])
  func typesOfBranches(_ condition: String, _ isProven: Bool) throws {
    for (object, type) in [("kind", "Kind"), ("kind!", "Kind?")] {
      let code = """
        \(Self.typesOfBranches)
        struct Deep: View {
          let kind: \(type)
          var body: some View {
            Group {
              #if \(condition)
              Leaf()
              #endif
            }
            .environment(\(object))
          }
        }
        func deep() { show(Deep.self) }
        """
      #expect(try LeafProject(code).answer() == (isProven ? .proven : .unclear))
    }
  }

  /// An object of such a type is none of an unknown type, which might be what nothing injects.
  @Test func anObjectOfBranchesIsKnown() throws {
    let code = """
      import SwiftUI
      \(Self.typesOfBranches)
      @Observable final class Lamp { var isOn = false }
      struct Light: View { @Environment(Lamp.self) private var lamp; var body: some View { Text(lamp.isOn ? "on" : "") } }
      struct Deep: View { let kind: Kind; var body: some View { Light().introspected().environment(kind) } }
      @main struct House: App { let kind: Kind; var body: some Scene { WindowGroup { Deep(kind: kind) } } }
      """
    let found = try PageProject(["House.swift": code, "Shop.swift": "import SwiftUI\n@Observable final class Shop {}"])
      .findings(of: ["missing_injection"])
    #expect(found.count == 1 && found[0].message.contains("'Lamp' from the environment, but nothing injects it"))
  }

  /// Collections with members of the project's.
  @Test func ownMembersOfCollections() throws {
    let code = """
      extension Array { var first: Shop { Shop() }\nfunc remove(at: Int) -> Shop { Shop() } }
      struct Deep: View { let all: [Int]; var body: some View { Leaf().environment(all.first) } }
      func deep() { show(Deep.self) }
      """
    #expect(try LeafProject(code).answer() == .unclear)
  }

  /// Subscripts of the project's, but for those with a label, and containers that the project declares or extends.
  @Test(arguments: [
    (
      "extension Array where Element == Shop { subscript(_ id: Int) -> Other { Other() } }",
      "Leaf().environment(shops[0])", false
    ),
    ("extension Collection { subscript(id: Int) -> Int { id } }", "Leaf().environment(shops[0])", false),
    ("extension Collection { subscript(safe index: Index) -> Element? { nil } }", "Leaf().environment(shops[0])", true),
    (
      "struct List<C: View>: View { init(_ a: [Shop], @ViewBuilder _ c: (Other) -> C) {}; var body: some View { EmptyView() } }",
      "List(shops) { shop in Leaf().environment(shop) }", false
    ),
    (
      "extension List { init(_ a: [Shop], _ c: (Other) -> Content) {} }",
      "List(shops) { shop in Leaf().environment(shop) }", false
    ),
    (
      "extension View { func sheet<C: View>(item: Binding<Shop?>, size: Int, content: (Other) -> C) -> some View { self } }",
      "Text(\"\").sheet(item: $shop, size: 2) { shop in Leaf().environment(shop) }", false
    ),
    // A member comes before a global.
    ("let stock = Shop.shared\nextension View { var stock: Other { Other() } }", "Leaf().environment(stock)", false),
    ("let stock = Shop.shared", "Leaf().environment(stock)", true),
  ])
  func ownDeclarations(_ code: String, _ body: String, _ isProven: Bool) throws {
    let code = """
      \(code)
      @Observable final class Other {}
      struct Deep: View { let shops: [Shop]; @State var shop: Shop?; var body: some View { \(body) } }
      func deep() { show(Deep.self) }
      """
    let found = try LeafProject(code).answer()
    #expect(isProven ? found == .proven : found == .unclear)
  }

  /// Names that are set to one another in many ways don't grow without bounds.
  @Test(.timeLimit(.minutes(1))) func namesOfManyNames() throws {
    let names = (1..<60).map { "let s\($0) = s\($0 - 1) ?? s\(max(0, $0 - 2)) ?? s\(max(0, $0 - 3))" }
    let body = "let s0 = Shop.shared\n" + names.joined(separator: "\n") + "\nLeaf().environment(s59)"
    #expect(try answer("", body) == .unclear)
  }
}

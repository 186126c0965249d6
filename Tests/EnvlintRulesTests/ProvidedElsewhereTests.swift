import EnvlintFacts
import Testing

/// Ways by which an object reaches a view that nothing here follows: then its lack is not proven, nor that nobody injects it.
@Suite struct ProvidedElsewhereTests {
  private static let start = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  private static func market(_ content: String) -> String {
    "@main struct Market: App { @State private var shop = Shop(); var body: some Scene { WindowGroup { \(content) } } }\n"
  }

  /// - Returns: the severities of the findings about what is missing.
  private func severities(_ text: String) throws -> [Severity] {
    try PageProject(Self.start + text).findings(of: ["missing_injection"]).map(\.severity)
  }

  /// What a package declares, or asks for by its protocols, the package may inject.
  @Test(arguments: [("import Needle", true), ("import Combine", false), ("import Market", false)])
  func packagesInject(_ imported: String, _ mayInject: Bool) throws {
    let app = "@main struct Demo: App { var body: some Scene { WindowGroup { Frame { Page() } } } }\n"
    func findings(_ declarations: String, _ type: String) throws -> [Severity] {
      let page =
        "struct Page: View { @Environment(\(type).self) private var it; var body: some View { Text(\"\\(it)\") } }\n"
      return try PageProject(
        [
          "App/Demo.swift": "import SwiftUI\n\(imported)\n" + declarations + page + app,
          "Market/Market.swift": "public func trade() {}\n",
        ], configuration: "modules:\n  Market: [\"Market/**\"]\n"
      ).findings(of: ["missing_injection"]).map(\.severity)
    }
    let expected: [Severity] = mayInject ? [] : [.warning]
    #expect(try findings("@Observable final class Cart: Part {}\n", "Cart") == expected)
    #expect(try findings("", "Wallet") == expected)
    // These say nothing about a package.
    #expect(
      try findings("@Observable final class Cart: NSObject, Identifiable, ClockDelegate {}\n", "Cart") == [.warning])
  }

  @Test func withoutThemItIsMissing() throws {
    #expect(try severities(Self.market("Leaf()")) == [.error])
    #expect(try severities(Self.market("Leaf().padding()")) == [.error])
  }

  @Test(
    arguments: [
      // A document, which its scene puts there.
      """
      final class Draft: ReferenceFileDocument {}
      struct Page: View { @EnvironmentObject var draft: Draft; var body: some View { Text("") } }
      @main struct Notes: App { var body: some Scene { DocumentGroup(newDocument: { Draft() }) { _ in Page() } } }
      """,
      // A key whose accessors write that of the type.
      """
      extension EnvironmentValues { var market: Shop? { get { self[Shop.self] } set { self[Shop.self] = newValue } } }
      """ + market("Leaf().environment(\\.market, shop)"),
      """
      extension EnvironmentValues { var kit: KitBox? { get { self[KitBox.self] } set { self[KitBox.self] = newValue } } }
      struct Page: View { @Environment(KitBox.self) private var box; var body: some View { Text(box.name) } }
      """ + market("Page().environment(\\.kit, KitBox.shared)"),
      market("Leaf().transformEnvironment(\\.self) { $0[Shop.self] = shop }"),
      """
      struct Root: View {
        @Environment(\\.self) private var values
        var body: some View {
          var changed = values
          changed[Shop.self] = Shop.shared
          return Leaf().environment(\\.self, changed)
        }
      }
      """ + market("Root()"),
      // What a wrapper makes of its first value, it alone knows.
      """
      @propertyWrapper struct Opened: DynamicProperty { init(wrappedValue: Int) {}; var wrappedValue: Shop { Shop() } }
      struct Root: View { @Opened private var number = 1; var body: some View { Leaf().environment(number) } }
      """ + market("Root()"),
      "@Observable final class Other {}\n"
        + "struct Root: View { @Kit.Kept private var it = Other(); var body: some View { Leaf().environment(it) } }\n"
        + market("Root()"),
      // Code that nobody compiles.
      market("Text(\"\")\n#if false\nLeaf()\n#endif\n"), market("Text(\"\")\n#if swift(<5.8)\nLeaf()\n#endif\n"),
    ])
  func itIsNotProvenThatNobodyInjects(_ text: String) throws {
    try PageProject(Self.start + text).expectFindings(of: "missing_injection")
  }

  /// The modifier may be that of a file that is not in the index: generated, or of a package that another file imports.
  @Test func aModifierThatNobodyKnowsProvesNothing() throws {
    #expect(try severities(Self.market("Leaf().wired()")) == [.warning])
    #expect(try severities(Self.market("Leaf().modifier(Wiring())")) == [.warning])
    #expect(try severities(Self.market("Leaf().modifier(EmptyModifier())")) == [.error])
  }

  @Test(
    arguments: [
      // Under one condition it is injected and needed.
      """
      extension View { @ViewBuilder func with(_ shop: Shop?) -> some View { if let shop { environment(shop) } else { self } } }
      struct Root: View {
        let shop: Shop?
        var body: some View { Group { if shop != nil { Leaf() } else { Text("") } }.with(shop) }
      }
      """ + market("Root(shop: shop)"),
      """
      struct With: ViewModifier {
        let shop: Shop?
        func body(content: Content) -> some View { if let shop { content.environment(shop) } else { content } }
      }
      """ + market("Leaf().modifier(With(shop: shop))"),
      // A modifier as an argument.
      """
      struct Wired: ViewModifier { func body(content: Content) -> some View { content.environment(Shop.shared) } }
      """ + market("ModifiedContent(content: Leaf(), modifier: Wired())"),
      // Names of the SDK's.
      "extension View { func padding(of shop: Shop) -> some View { environment(shop) } }\n"
        + market("Leaf().padding(of: shop)"),
      """
      struct VStack<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { SwiftUI.VStack { content }.environment(Shop.shared) }
      }
      """ + market("VStack { Leaf() }"),
      // Styles, operators and the like.
      """
      struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.content.environment(Shop.shared) }
      }
      """ + market("GroupBox { Leaf() }.groupBoxStyle(Framed())"),
      """
      struct Framed: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { Frame(configuration: configuration) }
      }
      struct Frame: View {
        let configuration: GroupBoxStyleConfiguration
        var body: some View { configuration.content.environment(Shop.shared) }
      }
      """ + market("GroupBox { Leaf() }.groupBoxStyle(Framed())"),
      "@MainActor func <~ (view: some View, shop: Shop) -> some View { view.environment(shop) }\n"
        + market("Leaf() <~ shop"),
      "extension View { subscript(shop: Shop) -> some View { environment(shop) } }\n" + market("Leaf()[shop]"),
    ])
  func theWayThereIsNotFollowed(_ text: String) throws {
    let other = "\nstruct Other: View { var body: some View { Text(\"\").environment(Shop()) } }\n"
    try PageProject(Self.start + text + other).expectFindings(of: "missing_injection")
  }

  /// The arguments are inferred, so the name alone does not tell the key.
  @Test func genericTypesOfOneNameAreTold() throws {
    let stores = """
      @Observable final class Store<Item> { init(_ items: [Item]) {} }
      struct Root: View {
        @State private var numbers = Store([1])
        @State private var names = Store(["a"])
        var body: some View { Text("").environment(numbers).environment(names) }
      }
      """
    try PageProject(Self.start + stores).expectFindings(of: "shadowed_injection")
  }
}

import EnvlintFacts
import Testing

/// Presentations of an enum's values: a case that code never sets is never shown.
@Suite struct PresentedCaseTests {
  private static let start = """
    enum Route: Identifiable, Hashable {
      case list, leaf, other(Int)
      var id: Int { 0 }
    }
    final class Router: ObservableObject { @Published var route: Route?; @Published var path: [Route] = [] }

    """

  private static let function = """
    extension Route {
      @ViewBuilder func makeView() -> some View {
        switch self {
        case .list: Text("")
        case .leaf: Leaf()
        case .other: Text("")
        }
      }
    }

    """

  private func states(_ code: String) throws -> [LookupProof.Mark] {
    try LeafStates.states(Self.start + (code.contains("makeView") ? Self.function : "") + code)
  }

  private static func root(_ properties: String, _ action: String, _ presentation: String) -> String {
    """
    struct Root: View { \(properties)
      var body: some View { NavigationStack { Button("") { \(action) }\(presentation) } }
    }
    """
  }

  private static let model = "@StateObject private var router = Router()"
  private static let own = "@State private var route: Route?"

  @Test(arguments: [
    root(model, "router.route = .list", ".sheet(item: $router.route) { $0.makeView() }"),
    root(model, "router.route = Route.other(1)", ".sheet(item: $router.route) { route in route.makeView() }"),
    root(own, "route = .list", ".sheet(item: $route) { $0.makeView() }"),
    root(own, "self.route = nil; route = .other(2)", ".fullScreenCover(item: $route) { $0.makeView().padding() }"),
    root("@State private var route: Route? = .list", "", ".sheet(item: $route) { $0.makeView() }"),
    root(own, "route = .list", ".sheet(item: $route) { switch $0 { case .leaf: Leaf(); default: Text(\"\") } }"),
    root(
      own, "route = .list",
      ".sheet(item: $route) { route in switch route { case .list, .other: Text(\"\"); default: Leaf() } }"),
    root(
      model, "router.path.append(.list)",
      ".navigationDestination(for: Route.self) { route in switch route { case .leaf: Leaf(); default: Text(\"\") } }"),
    root(model, "router.path = [.other(1), .list]", ".navigationDestination(for: Route.self) { $0.makeView() }"),
    root(
      model, "router.path.append(.list); if case .leaf = router.path[0] {}",
      """
      .navigationDestination(for: Route.self) { route in
        switch route {
        #if os(iOS)
        case .leaf: Leaf()
        #endif
        default: Text("")
        }
      }
      """),
  ])
  func whatIsNeverSetIsNeverShown(_ code: String) throws {
    #expect(try states(code) == [.unreached])
  }

  @Test(arguments: [
    root(model, "router.route = .leaf", ".sheet(item: $router.route) { $0.makeView() }"),
    root(own, "route = Route.leaf", ".sheet(item: $route) { $0.makeView() }"),
    root(
      own, "route = .leaf", ".sheet(item: $route) { route in switch route { case .leaf: Leaf(); default: Text(\"\") } }"
    ),
    root("@State private var route: Route? = .leaf", "", ".sheet(item: $route) { $0.makeView() }"),
    root(model, "router.path.append(.leaf)", ".navigationDestination(for: Route.self) { $0.makeView() }"),
    // Whether it is set isn't known, so it may be.
    root(own, "route = [.list, .leaf].randomElement()", ".sheet(item: $route) { $0.makeView() }"),
    root("@State var route: Route?", "let leaf = Route.leaf; route = leaf", ".sheet(item: $route) { $0.makeView() }"),
    root(
      model, "router[keyPath: \\Router.route] = .leaf", ".sheet(item: $router.route) { $0.makeView() }"),
    root(own, "change(&route, .leaf)", ".sheet(item: $route) { $0.makeView() }"),
    root(own, "", ".sheet(item: $route) { $0.makeView() }.overlay { Chooser(route: $route, .leaf) }"),
    root(own, "route = true ? .leaf : .list", ".sheet(item: $route) { $0.makeView() }"),
    root(own, "route = .list", ".sheet(item: $route) { $0.makeView() }.onAppear { (route) = .leaf }"),
  ])
  func whatIsSetIsShown(_ code: String) throws {
    #expect(try states(code) == [.lacking])
  }

  private static let chooser = """
    struct Chooser: View { @ObservedObject var router: Router; @Environment(Shop.self) private var shop: Shop?
      var body: some View { Button("") { choose() } }
      private func choose() { router.route = .leaf }
    }

    """

  /// A value that only the code of a view sets is shown only where a root shows that view.
  @Test(arguments: [
    root(model, "router.route = .list", ".sheet(item: $router.route) { $0.makeView() }") + chooser,
    root(
      model, "router.route = .list",
      ".sheet(item: $router.route) { switch $0 { case .leaf: Leaf(); Chooser(router: router); default: Text(\"\") } }")
      + chooser,
    root(model, "router.route = .list", ".sheet(item: $router.route) { $0.makeView() }") + chooser
      + "#Preview { Chooser(router: Router()) }",
  ])
  func whatOnlyAViewSetsThatIsNotShownIsNeverShown(_ code: String) throws {
    #expect(try states(code) == [.unreached])
  }

  @Test(arguments: [
    root(model, "", ".sheet(item: $router.route) { $0.makeView() }.overlay { Chooser(router: router) }") + chooser,
    // Other code makes the view, or calls what sets the value.
    root(model, "Keep.view = AnyView(Chooser(router: router))", ".sheet(item: $router.route) { $0.makeView() }")
      + chooser,
    root(model, "Chooser.choose(router)", ".sheet(item: $router.route) { $0.makeView() }") + """
      struct Chooser: View { @Environment(Shop.self) private var shop: Shop?
        var body: some View { Text("") }
        static func choose(_ router: Router) { router.route = .leaf }
      }
      """,
    root(model, "Chooser.Model().choose(router)", ".sheet(item: $router.route) { $0.makeView() }") + """
      struct Chooser: View { @Environment(Shop.self) private var shop: Shop?
        var body: some View { Text("") }
        final class Model { func choose(_ router: Router) { router.route = .leaf } }
      }
      """,
    root(model, "choose()", ".sheet(item: $router.route) { $0.makeView() }") + """
      extension View { func choose() { Router.shared.route = .leaf } }
      """,
  ])
  func whatOtherCodeSetsIsShown(_ code: String) throws {
    #expect(try states(code) == [.lacking])
  }

  /// A property that another view gives a value, and enums whose values no code names.
  @Test(arguments: [
    """
    struct Root: View { var body: some View { Page(route: .leaf) } }
    struct Page: View { @State var route: Route?; var body: some View { Button("") { route = .list }
      .sheet(item: $route) { $0.makeView() } } }
    """,
    """
    extension Route { static let first = Route.leaf }
    struct Root: View { @State private var route: Route?; var body: some View { Button("") { route = .first }
      .sheet(item: $route) { $0.makeView() } } }
    """,
    """
    enum Tab: String, Identifiable { case a, b; var id: String { rawValue } }
    struct Root: View { @State private var tab: Tab?; var body: some View { Button("") { tab = Tab(rawValue: "b") }
      .sheet(item: $tab) { tab in switch tab { case .b: Leaf(); case .a: Text("") } } } }
    """,
  ])
  func valuesFromElsewhereMayBeAny(_ code: String) throws {
    #expect(try states(code) == [.lacking])
  }

  /// The users of a library may give its routes any case.
  @Test func routesOfALibraryMayBeAny() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    let code = """
      public struct Root: View {
        @State private var route: Route?
        public var body: some View { Button("") { route = .list }.sheet(item: $route) { $0.makeView() } }
      }
      """
    let app = "struct Market: App { var body: some Scene { WindowGroup { Root() } } }\n"
    let kit =
      LeafStates.leaf + app + Self.start.replacing("enum Route", with: "public enum Route") + Self.function + code
    let states = try LeafStates.states(of: ["Package.swift": manifest, "Sources/Kit/Kit.swift": kit])
    #expect(states == [.lacking])
  }
}

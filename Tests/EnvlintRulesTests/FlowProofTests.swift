import Testing

/// What the flow proves, and what it leaves open. In each project `Leaf` needs a `Shop`, which `Other` injects where nobody asks for it.
@Suite struct FlowProofTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var views: String
    var testDescription: String { name }
  }

  @Test(arguments: cases) func whatIsLackingIsProven(_ project: Case) throws {
    try PageProject(Self.start + project.views).expectFindings(of: "missing_injection")
  }

  private static let start = """
    import SwiftUI
    import SwiftData
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Other: View { var body: some View { Text("").environment(Shop()) } }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  static let cases =
    names + roots + payloads + generics + content + calls + objects + containers + layouts + closures + contexts
    + previews

  private static let roots = [
    Case(
      name: "of one root that shows a view in two places, one finding is enough",
      views: """
        struct Annex: App {
          @State private var isOpen = true
          var body: some Scene { WindowGroup { if isOpen { Root() } else { Root() } } }
        }
        struct Root: View { var body: some View { Leaf() } } // ~error: 'Leaf' needs
        """),
    Case(
      name: "two places in one body that show the reader are one finding",
      views: """
        struct Annex: App {
          @State private var isOpen = true
          var body: some Scene { WindowGroup { if isOpen { Leaf() } else { Leaf() } } } // ~error: 'Leaf' needs
        }
        struct Root: View { var body: some View { Text("") } }
        """),
  ]

  private static let names = [
    Case(
      name: "of two views by one name the labels tell which one is meant",
      views: """
        struct Page: View { var title: String; var body: some View { Leaf() } } // ~error: 'Leaf' needs
        struct Page: View { @State private var count = 0; var body: some View { Text("") } }
        struct Root: View { var body: some View { Page(title: "") } }
        """),
    Case(
      name: "labels that fit both tell nothing",
      views: """
        struct Page: View { var body: some View { Leaf() } }
        struct Page: View { var body: some View { Text("") } }
        struct Root: View { var body: some View { Page() } }
        """),
    Case(
      name: "a binding must be given, a state need not",
      views: """
        struct Page: View { @State private var count = 0; var body: some View { Leaf() } } // ~error: 'Leaf' needs
        struct Page: View { @Binding var count: Int; var body: some View { Text("") } }
        struct Root: View { var body: some View { Page() } }
        """),
  ]

  private static let card = """
    struct Card<Content: View, Footer: View>: View {
      @State private var shop = Shop()
      private let title: String?
      private let content: Content
      private let footer: Footer?
      init(_ title: String? = nil, @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.title = title; self.content = content(); self.footer = footer()
      }

    """

  /// Objects in the payload of a case, which a pattern binds: `Other` tells that they are not the shop.
  private static func payload(_ body: String, _ mark: String = "") -> String {
    """
    final class Router: Observable {}
    enum Access { case open(Router, count: Int); case closed; case shop(Shop) }
    struct Root: View {
      @State private var access: Access = .closed
      var body: some View { \(body) }\(mark)
    }
    """
  }

  private static let generics = [
    Case(
      name: "a generic type of another package is one with the same arguments",
      views: """
        import Routing
        typealias AppRouter = Router<Leaf, Shop>
        struct Root: View {
          @State private var router: AppRouter = .init()
          @State private var other = Router<Shop, Leaf>()
          var body: some View { VStack { Asker() }.environment(router) ; Leaf().environment(other) } // ~error: 'Leaf' needs
        }
        struct Asker: View { @Environment(AppRouter.self) private var router; var body: some View { Text(router.name) } }
        """),
    Case(
      name: "with other arguments it is another one",
      views: """
        import Routing
        struct Root: View {
          var body: some View { Asker().environment(Router<Shop>()); Text("").environment(Router<Leaf>()) } // ~error: 'Asker' needs
        }
        struct Asker: View {
          @Environment(Router<Leaf>.self) private var router
          var body: some View { Text(router.name) }
        }
        """),
    Case(
      name: "of an argument that is not known nothing is",
      views: """
        import Routing
        struct Root: View {
          var body: some View { Asker<Shop>().environment(Router<Shop>()); Text("").environment(Router<Leaf>()) }
        }
        struct Asker<Value>: View {
          @Environment(Router<Value>.self) private var router
          var body: some View { Text(router.name) }
        }
        """),
    Case(
      name: "an object that nobody reads is missed by nobody",
      views: """
        struct Root: View { var body: some View { Asker() } }
        struct Asker: View { @Environment(Shop.self) private var shop; var body: some View { Text("") } }
        #Preview { Asker() }
        """),
    Case(
      name: "behind a view that does not read what it looks up is one that does",
      views: """
        struct Root: View { var body: some View { Asker() } } // ~error: 'Leaf' needs
        struct Asker: View { @Environment(Shop.self) private var shop; var body: some View { Leaf() } }
        """),
  ]

  private static let payloads = [
    Case(
      name: "an object that a case holds is of the type that the case says",
      views: payload(
        "switch access { case .open(let router, count: _): Leaf().environment(router); default: Text(\"\") }",
        " // ~error: 'Leaf' needs")),
    Case(
      name: "one behind a case with let",
      views: payload(
        "switch access { case let .open(router, count): Leaf().environment(router); default: Text(\"\") }",
        " // ~error: 'Leaf' needs")),
    Case(
      name: "one behind a condition",
      views: payload(
        "if case Access.open(let router, _) = access { Leaf().environment(router) }", " // ~error: 'Leaf' needs")),
    Case(
      name: "one that is the shop",
      views: payload("if case .shop(let router) = access { Leaf().environment(router) }")),
    Case(
      name: "one of an enum that is not known",
      views: payload("if case .open(let router, _) = unknown { Leaf().environment(router) }")),
    Case(
      name: "one that is matched further",
      views: payload("if case .open((let router, _), _) = access { Leaf().environment(router) }")),
  ]

  /// What `object_type_lookup` says of the leaf tells whether every path is known.
  @Test(arguments: [
    ("struct Annex: App { var body: some Scene { Extra().environment(Shop()) } }", "everywhere this view was found"),
    (
      "struct Annex: App { var body: some Scene { Wide().environment(Shop()) } }\nstruct Wide: Scene { var body: some Scene { Extra() } }",
      "it is injected everywhere this view was found"
    ),
    ("struct Wide: Scene { var body: some Scene { Extra().environment(Shop()) } }", "everywhere this view was found"),
    ("", "the project injects it"),
    ("struct Annex: App { var body: some Scene { Extra() } }", "no ancestor injects exactly that type"),
  ]) func scenesThatSomethingShows(_ apps: String, _ expected: String) throws {
    let views = """
      struct Extra: Scene { var body: some Scene { WindowGroup { Leaf() } } }
      struct Root: View { var body: some View { Text("") } }

      """
    let project = PageProject(Self.start + views + apps)
    let findings = try project.findings(of: ["object_type_lookup"])
    #expect(findings.map { $0.message.contains(expected) } == [true])
    let missing = try project.findings(of: ["missing_injection"])
    #expect(missing.count == (expected.hasPrefix("no ancestor") ? 1 : 0))
  }

  /// A view that a modifier of the project gives to a closure of its caller is shown there, with what the closure makes of it.
  @Test(arguments: [
    ("Leaf().when(true) { $0.padding() }.environment(Shop())", "it is injected everywhere this view was found", 0),
    ("Leaf().when(true) { $0.padding() }", "no ancestor injects exactly that type", 1),
    ("Leaf().turned { $0.padding() }.environment(Shop())", "it is injected everywhere this view was found", 0),
    ("Leaf().turned { $0.environment(Shop()) }", "it is injected everywhere this view was found", 0),
    ("Leaf().turned { $0.padding() }", "no ancestor injects exactly that type", 1),
    ("Leaf().turned(decorated)", "the project injects it", 0),
  ]) func viewsGivenToClosures(_ view: String, _ expected: String, _ missingCount: Int) throws {
    let views = """
      extension View {
        @ViewBuilder func when<Content: View>(_ holds: Bool, transform: (Self) -> Content) -> some View {
          if holds { transform(self) } else { self }
        }
        func turned<Content: View>(transform: (Self) -> Content) -> some View { transform(self) }
      }
      struct Root: View { var body: some View { \(view) } }
      """
    let project = PageProject(Self.start + views)
    let findings = try project.findings(of: ["object_type_lookup"])
    #expect(findings.map { $0.message.contains(expected) } == [true], "\(findings.map(\.message))")
    #expect(try project.findings(of: ["missing_injection"]).count == missingCount)
  }

  private static let content = [
    Case(
      name: "content in one of several places, all of which lack it, is not proven to be there",
      views: card + """
          var body: some View { VStack { content.environment(shop); footer } }
        }
        struct Root: View { var body: some View { Card("a") { Leaf() } footer: { Text("") } } }
        """),
    Case(
      name: "content in one place with state beside it",
      views: """
        struct Slot<Content: View>: View {
          @State private var router = Router()
          private let content: Content
          init(@ViewBuilder content: () -> Content) { self.content = content() }
          var body: some View { content.routed(by: router) }
        }
        final class Router {}
        extension View { func routed(by router: Router) -> some View { padding() } }
        struct Root: View { var body: some View { Slot { Leaf() } } } // ~error: 'Leaf' needs
        """),
    Case(
      name: "content of a view that the content shows again",
      views: """
        struct Slot<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { content().linked() }
        }
        extension View {
          func linked() -> some View { sheet(isPresented: .constant(true)) { Slot { Text("") } } }
        }
        struct Root: View { var body: some View { Slot { Leaf() } } } // ~error: 'Leaf' needs
        """),
    Case(
      name: "what is erased by its own type",
      views: """
        extension View { func erased() -> AnyView { .init(self) } }
        struct Root: View { var body: some View { Leaf().erased() } } // ~error: 'Leaf' needs
        """),
  ]

  private static let screens = """
    enum Screen {
      case home, list(Int), detail
      @ViewBuilder func view(count: Int) -> some View {
        switch self {
        case .home: Leaf().environment(Shop())
        case let .list(count): Leaf()
        case .detail: Text("")
        }
      }
    }
    protocol Router { func view(for screen: Screen) -> AnyView }
    final class AppRouter: Router {
      func view(for screen: Screen) -> AnyView { .init(screen.view(count: 1)) }
    }

    """

  private static let calls = [
    Case(
      name: "a function of a parameter",
      views: screens.replacing("Leaf()\n", with: "Leaf() // ~error: 'Leaf' needs\n") + """
        struct Root: View {
          var body: some View { show(.list(1)) }
          private func show(_ screen: Screen) -> some View { screen.view(count: 1) }
        }
        """),
    Case(
      name: "a case that shows it with a shop",
      views: screens + """
        struct Root: View {
          let router: Router
          var body: some View { router.view(for: .home) }
        }
        """),
    Case(
      name: "a case that shows it without one, through the only type of the protocol",
      views: screens.replacing("Leaf()\n", with: "Leaf() // ~error: 'Leaf' needs\n") + """
        struct Root: View {
          let router: Router
          var body: some View { router.view(for: (.list(1))) }
        }
        """),
    Case(
      name: "one of two types of the protocol",
      views: screens + """
        struct PlainRouter: Router { func view(for screen: Screen) -> AnyView { AnyView(Text("")) } }
        struct Root: View {
          let router: Router
          var body: some View { router.view(for: .list(1)) }
        }
        """),
    Case(
      name: "a parameter that another one hides",
      views: screens + """
        struct Root: View {
          var body: some View { show(.detail) }
          @ViewBuilder private func show(_ screen: Screen) -> some View {
            let screen = Screen.list(1)
            switch screen {
            case .list: Leaf() // ~error: 'Leaf' needs
            default: Text("")
            }
          }
        }
        """),
    Case(
      name: "a default for the cases that are left",
      views: screens + """
        struct Root: View {
          var body: some View { show(.detail); show(.home) }
          @ViewBuilder private func show(_ screen: Screen) -> some View {
            switch screen {
            case .home, .detail: Text("")
            default: Leaf()
            }
          }
        }
        """),
  ]

  private static let objects = [
    Case(
      name: "what a method gives",
      views: """
        final class Shops { static let shared = Shops(); func shop(for id: Int) -> Shop { Shop() } }
        struct Root: View { var body: some View { Leaf().environment(Shops.shared.shop(for: 1)) } }
        """),
    Case(
      name: "another type that a method gives",
      views: """
        @Observable final class Stall { var name = "" }
        final class Shops { static let shared = Shops(); func stall() -> Stall { Stall() } }
        struct Root: View { var body: some View { Leaf().environment(Shops.shared.stall()) } } // ~error: 'Leaf' needs
        """),
    Case(
      name: "methods of one name that give different types",
      views: """
        @Observable final class Stall { var name = "" }
        final class Shops { func make(_ id: Int) -> Stall { Stall() }; func make() -> Shop { Shop() } }
        struct Root: View { let shops: Shops; var body: some View { Leaf().environment(shops.make()) } }
        """),
    Case(
      name: "a delegate, which SwiftUI makes",
      views: """
        @Observable final class Delegate: NSObject, UIWindowSceneDelegate { var name = "" }
        struct Asking: View { @Environment(Delegate.self) private var it; var body: some View { Text(it.name) } }
        struct Root: View { var body: some View { Asking() } }
        """),
  ]

  private static let previews = [
    Case(
      name: "preview modifiers",
      views: """
        struct Root: View { var body: some View { Text("") } }
        struct Furnished: PreviewModifier {
          func body(content: Content, context: Void) -> some View { content.environment(Shop()) }
        }
        struct Padded: PreviewModifier {
          func body(content: Content, context: Void) -> some View { content.padding() }
        }
        #Preview(traits: .modifier(Furnished())) { Leaf() }
        #Preview("a", traits: .modifier(Padded()), .modifier(Furnished())) { Leaf() }
        #Preview("b", traits: .landscapeLeft, .modifier(Padded())) { Leaf() } // ~info: this preview doesn't inject 'Shop', which 'Leaf'
        #Preview("c", traits: .sampleData) { Leaf() }
        """),
    Case(
      name: "a case that a preview may never show",
      views: """
        struct Root: View { var body: some View { Text("") } }
        enum Route: Identifiable { case leaf, text; var id: Self { self } }
        struct Page: View {
          let route: Route
          var body: some View { switch route { case .leaf: Leaf(); case .text: Text("") } }
        }
        struct Front: View {
          @State private var route: Route?
          var body: some View { Text("").sheet(item: $route) { Page(route: $0) } }
        }
        struct Plain: View {
          @State private var isOpen = false
          var body: some View { Text("").sheet(isPresented: $isOpen) { Leaf() } }
        }
        #Preview { Front() }
        #Preview { Plain() } // ~info: this preview doesn't inject 'Shop', which 'Plain'
        """),
  ]
}

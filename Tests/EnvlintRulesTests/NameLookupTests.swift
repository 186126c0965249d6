import Testing

/// A name means its nearest declaration, and a qualified one that of its module.
@Suite struct NameLookupTests {
  static let wrapper = """
    @propertyWrapper struct Environment<Value> {
        var wrappedValue: Value { fatalError() }
        init(_ path: KeyPath<EnvironmentValues, Value>) {}
        init(_ type: Value.Type) {}
    }
    """

  /// Places in which a wrapper hides SwiftUI's for `Model`; `§W` is the wrapper, `§M` the code.
  static let hidingPlaces = [
    "enum Kit { §W; §M }",
    "enum Kit { §M }\nextension Kit { §W }",
    "extension Kit { §W }\nextension Kit { §M }\nenum Kit {}",
    "enum Kit { §W; enum Inner { §M } }",
    "enum Kit { enum Inner {} }\nextension Kit { §W }\nextension Kit.Inner { §M }\nextension Kit { enum Other {} }",
    "class Base { §W }\nclass Outer: Base { §M }",
    "class Base {}\nextension Base { §W }\nclass Middle: Base {}\nclass Outer: Middle { enum Inner { §M } }",
    "enum Other { §W }\nenum Kit { typealias Environment = Other.Environment; §M }",
    "enum Other { §W }\nprotocol P { typealias Environment = Other.Environment }\nstruct Kit: P { §M }",
    "enum Kit { private §W; §M }",
    "func make() { §W; §M }",
    "func make() { §W; do { §M } }",
    "enum Other { §W }\nfunc make() { typealias Environment = Other.Environment; §M }",
    "struct Kit { §W; var value: Int { §M; return 1 } }",
    "actor Kit { §W; §M }",
    "protocol P {}\nenum Other { §W }\nextension P { typealias Environment = Other.Environment }\nstruct Kit: P { §M }",
  ]

  private func code(_ place: String, _ model: String) -> PageProject {
    PageProject(
      "import SwiftUI\n"
        + place.replacing("§W", with: Self.wrapper + "\n").replacing("§M", with: "\n\(model)\n"))
  }

  @Test(arguments: hidingPlaces) func nearerWrappersHide(place: String) throws {
    let model = """
      final class Thing {
          @Environment(\\.locale) var locale
          @SwiftUI.Environment(\\.locale) var other // ~error
          func read() -> Int {
              @Environment(\\.font) var font
              @SwiftUICore.Environment(\\.font) var other // ~error
              return 1
          }
      }
      """
    try code(place, model).expectFindings(of: "environment_outside_view")
  }

  @Test(arguments: hidingPlaces) func nearerTypesHideInExpressions(place: String) throws {
    let model = """
      func read() {
          _ = Environment(\\.locale).wrappedValue
          let kept = Environment(\\.font)
          print(kept.wrappedValue)
          _ = SwiftUI.Environment(\\.locale).wrappedValue // ~error
          let other = SwiftUICore.Environment(\\.font)
          print(other.wrappedValue) // ~error
      }
      """
    try code(place, model).expectFindings(of: "inline_environment_read")
  }

  @Test func wrappersOfOtherScopes() throws {
    try PageProject(
      """
      import SwiftUI
      enum Kit {
          \(Self.wrapper)
      }
      final class Second {
          @Environment(\\.locale) var locale // ~error
      }
      enum Other {
          enum Environment { case staging }
          final class Fourth {
              @Environment(\\.locale) var locale // ~error
          }
      }
      struct Generic<Environment> {
          enum State { case on }
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func aliasesOfSwiftUIs() throws {
    try PageProject([
      "A.swift": """
      import SwiftUI
      typealias Environment = SwiftUI.Environment
      enum Kit { typealias EnvironmentObject = SwiftUI.EnvironmentObject }
      extension Kit {
          final class First {
              @Environment(\\.locale) var locale // ~error
              @EnvironmentObject var store: Store // ~error
          }
      }
      final class Store: ObservableObject {}
      """,
      "B.swift": "import SwiftUI\nenum Networking { enum Environment { case staging } }",
    ]).expectFindings(of: "environment_outside_view")
  }

  @Test func functionsByTheNameOfATypeHide() throws {
    for declaration in [
      "func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }\nfunc read() { BODY }",
      "func read() { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }; BODY }",
      "func read() { BODY; func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() } }",
      "struct Kit { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }\nfunc read() { BODY } }",
      "struct Kit { func read() { BODY } }\nextension Kit { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() } }",
      "enum Kit { static func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }\nstatic func read() { BODY } }",
      "class Base { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() } }\nclass Kit: Base { func read() { BODY } }",
      "protocol P {}\nextension P { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() } }\nstruct Kit: P { func read() { BODY } }",
      "func read() { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }; struct Local { func use() { BODY } } }",
    ] {
      let body = """

        print(Environment(\\.host).wrappedValue)
        print(SwiftUI.Environment(\\.locale).wrappedValue) // ~error

        """
      try PageProject("import SwiftUI\n" + declaration.replacing("BODY", with: body))
        .expectFindings(of: "inline_environment_read")
    }
  }

  @Test func otherFunctionsHideNothing() throws {
    try PageProject(
      """
      import SwiftUI
      struct Other { func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() } }
      func first() {
          func Environment(_ path: KeyPath<Settings, String>) -> Box { Box() }
      }
      func second() {
          print(Environment(\\.locale).wrappedValue) // ~error
      }
      """
    ).expectFindings(of: "inline_environment_read")
  }

  @Test func newEnvironmentValues() throws {
    try PageProject(
      """
      import SwiftUI
      enum Kit {
          struct EnvironmentValues { var scale = 1.0 }
          static let scale = EnvironmentValues().scale
          static let other = SwiftUI.EnvironmentValues().displayScale // ~info
      }
      let scale = EnvironmentValues().displayScale // ~info
      """
    ).expectFindings(of: "inline_environment_read")
  }

  @Test func nestedProtocolsAreNotSwiftUIs() throws {
    try PageProject(
      """
      import SwiftUI
      enum Kit {
          protocol View {}
          struct Card: View {
              @Environment(\\.locale) var locale // ~warning
          }
          struct Row: SwiftUI.View {
              @Environment(\\.locale) var locale
              var body: some SwiftUI.View { Text("") }
          }
          struct Cell: SwiftUICore.View {
              @Environment(\\.locale) var locale
              var body: some SwiftUI.View { Text("") }
          }
      }
      class Base { class View {} }
      class Screen: Base {
          class Page: View {
              @Environment(\\.locale) var locale // ~error
          }
      }
      struct Feature {
          struct View: SwiftUI.View {
              @Environment(\\.locale) var locale
              var body: some SwiftUI.View { Text("") }
          }
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func protocolsOfOtherModules() throws {
    try PageProject(
      """
      import Components
      import SwiftUI
      struct Card: Components.View {
          @Environment(\\.locale) var locale
          init() { print(locale) }
      }
      struct Row: Components.Kit.View {
          @Environment(\\.locale) var locale
          init() { print(locale) }
      }
      struct Page: SwiftUI.View {
          @Environment(\\.locale) var locale
          init() { print(locale) } // ~error
          var body: some View { Text("") }
      }
      """
    ).expectFindings(of: "environment_read_in_init")
  }

  @Test func wrappersOfOtherModules() throws {
    try PageProject(
      """
      import Container
      import SwiftUI
      final class Model {
          @Container.Environment(\\.locale) var first
          @SwiftUI.Environment(\\.locale) var second // ~error
      }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func entriesOfOthers() throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues {
          @propertyWrapper struct Entry<Value> { var wrappedValue: Value }
          @Entry var date = Date()
          @SwiftUI.Entry var other = Date() // ~warning
      }
      """
    ).expectFindings(of: "unstable_entry_default")
  }

  /// Swift 6.3 names modules with two colons.
  @Test func moduleSelectors() throws {
    try PageProject(
      """
      import SwiftUI
      @propertyWrapper struct Environment<Value> {
          var wrappedValue: Value { fatalError() }
          init(_ path: KeyPath<EnvironmentValues, Value>) {}
      }
      final class Model {
          @Environment(\\.locale) var first
          @SwiftUI::Environment(\\.locale) var second // ~error
          @Other::Environment(\\.locale) var third
      }
      struct Card: SwiftUI::View {
          @SwiftUI::Environment(\\.locale) var locale
          var body: some View { Text("") }
      }
      """
    ).expectFindings(of: "environment_outside_view")
    try PageProject(
      """
      import SwiftUI
      struct Environment { var wrappedValue = ""; init(_ path: KeyPath<EnvironmentValues, Locale>) {} }
      func read() {
          print(Environment(\\.locale).wrappedValue)
          print(SwiftUI::Environment(\\.locale).wrappedValue) // ~error
          print(Other::Environment(\\.locale).wrappedValue)
      }
      """
    ).expectFindings(of: "inline_environment_read")
  }

  static let routing = """
    import SwiftUI
    import RoutingKit
    @main struct Demo: App {
        @State private var coordinator = RoutingKit.Coordinator()
        var body: some Scene { WindowGroup { Root().environment(coordinator) } }
    }
    struct Root: View {
        @Environment(RoutingKit.Coordinator.self) private var coordinator
        var body: some View { Text("\\(coordinator)") }
    }
    """

  @Test func typesOfUnknownModules() throws {
    try PageProject([
      "App.swift": Self.routing,
      "Coordinator.swift": "import Observation\n@Observable final class Coordinator {}",
    ]).expectFindings(of: "missing_injection")
    try PageProject([
      "App.swift": Self.routing.replacing("    var body: some View { Text(\"\\(coordinator)\") }\n", with: ""),
      "Coordinator.swift": """
      import SwiftUI
      @Observable final class Coordinator {}
      struct Inner: View {
          @Environment(Coordinator.self) private var coordinator // ~error
          var body: some View { Text("\\(coordinator)") }
      }
      extension Root { var body: some View { Inner() } }
      """,
    ]).expectFindings(of: "missing_injection")
  }

  @Test func typesOfKnownModules() throws {
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [
          .target(name: "RoutingKit"), .target(name: "Feature", dependencies: ["RoutingKit"]),
      ])
      """
    try PageProject([
      "Package.swift": package,
      "Sources/RoutingKit/Coordinator.swift": "import Observation\n@Observable public final class Coordinator {}",
      "Sources/Feature/Coordinator.swift": "import Observation\n@Observable public final class Coordinator {}",
      "Sources/Feature/App.swift": Self.routing,
    ]).expectFindings(of: "missing_injection")
    try PageProject([
      "Package.swift": package,
      "Sources/RoutingKit/Coordinator.swift": "import Observation\n@Observable public final class Coordinator {}",
      "Sources/Feature/Coordinator.swift": "import Observation\n@Observable public final class Coordinator {}",
      "Sources/Feature/App.swift": Self.routing.replacing("= RoutingKit.", with: "= ")
        .replacing("private var coordinator\n", with: "private var coordinator // ~error\n"),
    ]).expectFindings(of: "missing_injection")
  }

  @Test func theOwnModuleMayBeNamed() throws {
    let app = Self.routing.replacing("import RoutingKit", with: "").replacing("RoutingKit", with: "Demo")
    let store = "import Observation\n@Observable final class Coordinator {}"
    try PageProject(["App.swift": app, "Coordinator.swift": store]).expectFindings(of: "missing_injection")
    for name in ["= Demo.", "(Demo."] {
      try PageProject(["App.swift": app.replacing(name, with: String(name.prefix(1))), "Coordinator.swift": store])
        .expectFindings(of: "missing_injection")
    }
  }

  @Test func extensionsOfOtherModulesTypes() throws {
    try PageProject(
      """
      import Components
      import SwiftUI
      struct Color {
          @Environment(\\.locale) var locale // ~warning
      }
      extension SwiftUI.Color: View { var body: some View { Text("") } }
      struct Badge {
          @Environment(\\.locale) var locale // ~warning
      }
      extension Components.Badge: View { var body: some View { Text("") } }
      """
    ).expectFindings(of: "environment_outside_view")
  }

  @Test func valuesOfOtherModules() throws {
    try PageProject(
      """
      import SwiftUI
      final class Color { static var red: Color { Color() } }
      final class Date { static func make() -> Date { Date() } }
      extension EnvironmentValues {
          @Entry var first: SwiftUI.Color = SwiftUI.Color.red
          @Entry var second: Color = Color.red // ~warning
          @Entry var third: SwiftUI.Color? = nil
          @Entry var fourth: Color = .init() // ~warning
      }
      """
    ).expectFindings(of: "unstable_entry_default")
  }

  @Test func wrappersOfTheProjectKeepNoType() throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Store {}
      @Observable final class Other {}
      enum Kit {
          @propertyWrapper struct State<Value> { init(wrappedValue: Store) {}; var wrappedValue: Value }
          struct Root: View {
              @State private var store: Other = Store()
              var body: some View { Child().environment(store) }
          }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { Kit.Root() } } }
      struct Child: View {
          @Environment(Other.self) private var other
          var body: some View { Text("\\(other)") }
      }
      """
    ).expectFindings(of: "missing_injection")
  }
}

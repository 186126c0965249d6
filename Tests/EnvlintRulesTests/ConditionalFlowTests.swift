import Testing

/// What no build compiles together, no path goes through.
@Suite struct ConditionalFlowTests {
  private static let start = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }

    """

  private static let leaf =
    "struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } } // ~error\n"
  private static let givenLeaf = leaf.replacing(" // ~error", with: "")

  private static func app(_ content: String) -> String {
    "@main struct Market: App { var body: some Scene { WindowGroup {\n\(content)\n} } }\n"
  }

  private func expect(_ code: String, _ rule: String = "missing_injection", _ place: SourceLocation = #_sourceLocation)
    throws
  {
    try PageProject(Self.start + code).expectFindings(of: rule, place)
  }

  /// Each shows the leaf where it lacks the shop, and only there where no build has both.
  @Test(
    arguments: [
      // Separate conditions, for systems and for debugging.
      givenLeaf + """
        struct Page: View { var body: some View {
          #if os(iOS)
          Leaf()
          #endif
          #if os(macOS)
          Leaf().environment(Shop.shared)
          #endif
        } }
        """
        + "\n" + app("#if os(iOS)\nPage().environment(Shop.shared)\n#endif\n#if os(macOS)\nPage()\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if DEBUG\nLeaf()\n#endif\nText(\"\") } }\n"
        + app("#if !DEBUG\nPage()\n#else\nPage().environment(Shop.shared)\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if !DEBUG\nLeaf()\n#endif\nText(\"\") } }\n"
        + app("#if DEBUG\nPage()\n#endif\n#if !DEBUG\nPage().environment(Shop.shared)\n#endif"),
      // `#elseif`, `#else`, `&&`, `||`, nested.
      givenLeaf + """
        struct Page: View { var body: some View {
          #if os(tvOS)
          Text("")
          #elseif os(iOS) || os(visionOS)
          Leaf()
          #else
          Leaf().environment(Shop.shared)
          #endif
        } }
        """
        + "\n" + app("#if os(macOS) || os(tvOS)\nPage()\n#elseif os(iOS)\nPage().environment(Shop.shared)\n#endif"),
      givenLeaf + """
        struct Page: View { var body: some View {
          #if DEBUG && os(iOS)
          Leaf()
          #endif
        } }
        """
        + "\n"
        + app(
          "#if DEBUG\n#if os(iOS)\nPage().environment(Shop.shared)\n#else\nPage()\n#endif\n#else\nPage()\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if canImport(AppKit)\nLeaf()\n#endif\n} }\n"
        + app("#if canImport(UIKit)\nPage()\n#endif\n#if os(macOS)\nPage().environment(Shop.shared)\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if targetEnvironment(macCatalyst)\nLeaf()\n#endif\n} }\n"
        + app("#if os(macOS)\nPage()\n#else\nPage().environment(Shop.shared)\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if swift(>=6.2)\nLeaf()\n#endif\n} }\n"
        + app("#if swift(<6)\nPage()\n#else\nPage().environment(Shop.shared)\n#endif"),
      // The property is there in some builds only.
      """
      struct Leaf: View {
        #if os(macOS)
        @Environment(Shop.self) private var shop
        #else
        private let shop = Shop.shared
        #endif
        var body: some View { Text(shop.name) }
      }
      """ + "\n" + app("#if os(macOS)\nLeaf().environment(Shop.shared)\n#else\nLeaf()\n#endif"),
      """
      struct Leaf: View {
        #if DEBUG
        @EnvironmentObject private var shop: Store
        var body: some View { Text(shop.name) }
        #else
        var body: some View { Text("") }
        #endif
      }
      final class Store: ObservableObject { var name = "" }
      """ + "\n" + app("#if !DEBUG\nLeaf()\n#endif"),
      // Bodies, functions and types for each system.
      """
      struct Page: View {
        #if os(iOS)
        var body: some View { Leaf() }
        #elseif os(macOS)
        var body: some View { Leaf().environment(Shop.shared) }
        #endif
      }
      """ + "\n" + givenLeaf + app("#if os(macOS)\nPage()\n#else\nPage().environment(Shop.shared)\n#endif"),
      """
      extension View {
        #if os(iOS)
        func wired() -> some View { environment(Shop.shared) }
        #endif
        #if os(macOS)
        func wired() -> some View { padding() }
        #endif
      }
      """ + "\n" + givenLeaf
        + app("#if os(iOS)\nLeaf().wired()\n#endif\n#if os(macOS)\nLeaf().environment(Shop.shared)\n#endif"),
      """
      #if os(iOS)
      struct Page: View { var body: some View { Leaf() } }
      #endif
      #if os(macOS)
      struct Page: View { var body: some View { Leaf().environment(Shop.shared) } }
      #endif
      """ + "\n" + givenLeaf + app("#if os(iOS)\nPage().environment(Shop.shared)\n#else\nPage()\n#endif"),
      // Content that is shown in some builds alone.
      """
      struct Provider<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          #if os(iOS)
          content.environment(Shop.shared)
          #else
          content
          #endif
        }
      }
      """ + "\n" + givenLeaf
        + app("#if os(iOS)\nProvider { Leaf() }\n#else\nProvider { Text(\"\") }\n#endif"),
      // Systems without SwiftUI, and what nobody compiles.
      givenLeaf + app("#if os(Linux)\nLeaf()\n#elseif os(Windows)\nLeaf()\n#else\nText(\"\")\n#endif"),
      givenLeaf + app("Text(\"\")\n#if false && DEBUG\nLeaf()\n#endif"),
      givenLeaf + app("Text(\"\")\n#if os(iOS)\n#if os(macOS)\nLeaf()\n#endif\n#endif"),
      // In the chain.
      givenLeaf
        + app(
          "Text(\"\")\n#if os(iOS)\n.sheet(isPresented: .constant(true)) { Text(\"\") }\n#elseif false\n.sheet(isPresented: .constant(true)) { Leaf() }\n#endif"
        ),
    ])
  func noBuildHasBoth(_ code: String) throws { try expect(code) }

  /// The same, with a build that has both.
  @Test(
    arguments: [
      givenLeaf + """
        struct Page: View { var body: some View {
          #if os(iOS)
          Leaf() // ~error
          #endif
          #if os(macOS)
          Leaf().environment(Shop.shared)
          #endif
        } }
        """
        + "\n" + app("#if os(iOS)\nPage()\n#endif\n#if os(macOS)\nPage()\n#endif"),
      givenLeaf + "struct Page: View { var body: some View {\n#if DEBUG\nLeaf()\n#endif\nText(\"\") } }\n"
        + app("#if os(iOS)\nPage() // ~error\n#else\nPage().environment(Shop.shared)\n#endif"),
      givenLeaf + """
        struct Page: View { var body: some View {
          #if os(tvOS)
          Text("")
          #elseif os(iOS) || os(visionOS)
          Leaf() // ~error
          #else
          Leaf().environment(Shop.shared)
          #endif
        } }
        """
        + "\n" + app("#if os(macOS) || os(iOS)\nPage()\n#else\nText(\"\")\n#endif"),
      """
      struct Leaf: View {
        #if os(macOS)
        @Environment(Shop.self) private var shop
        #else
        private let shop = Shop.shared
        #endif
        var body: some View { Text(shop.name) }
      }
      """ + "\n" + app("#if os(iOS)\nLeaf().environment(Shop.shared)\n#else\nLeaf() // ~error\n#endif"),
      """
      extension View {
        #if os(iOS)
        func wired() -> some View { environment(Shop.shared) }
        #endif
        #if os(macOS)
        func wired() -> some View { padding() }
        #endif
      }
      """ + "\n" + givenLeaf + app("Leaf().wired() // ~error"),
      """
      #if os(iOS)
      struct Page: View { var body: some View { Leaf() } } // ~error
      #endif
      #if os(macOS)
      struct Page: View { var body: some View { Leaf().environment(Shop.shared) } }
      #endif
      """ + "\n" + givenLeaf + app("Page()"),
      """
      #if os(iOS)
      struct Page: View { var body: some View { Leaf().environment(Shop.shared) } }
      #endif
      #if os(macOS)
      struct Page: View { var body: some View { Leaf() } } // ~error
      #endif
      """ + "\n" + givenLeaf + app("Page()"),
      // The way that no build has is not the only one.
      givenLeaf + """
        struct Page: View { var body: some View {
          #if os(iOS)
          Leaf() // ~error
          #endif
        } }
        struct Other: View { var body: some View { Page() } }
        """
        + "\n" + app("#if os(macOS)\nPage()\n#else\nOther()\nLeaf().environment(Shop.shared)\n#endif"),
      """
      struct Provider<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
          #if os(iOS)
          content.environment(Shop.shared)
          #else
          content
          #endif
        }
      }
      """ + "\n" + givenLeaf + app("Provider { Leaf() } // ~error"),
      // Nobody injects it, and each system shows it in its own way.
      leaf + app("#if os(iOS)\nLeaf()\n#else\nVStack { Leaf() }\n#endif"),
      leaf + app("#if DEBUG\nLeaf()\n#endif"), leaf + app("#if !APPSTORE\nLeaf()\n#endif"),
      leaf + app("#if targetEnvironment(macCatalyst)\nLeaf()\n#endif"),
      // A flag that may never be set proves no crash.
      leaf.replacing("error", with: "warning") + app("#if APPSTORE\nLeaf()\n#endif"),
      leaf.replacing("error", with: "warning") + app("#if targetEnvironment(simulator)\nLeaf()\n#endif"),
      leaf + app("#if APPSTORE\nLeaf()\n#endif\nVStack { Leaf() }"),
    ])
  func someBuildHasBoth(_ code: String) throws { try expect(code) }

  @Test func filesForEachSystem() throws {
    let page = "import SwiftUI\n#if os(SYSTEM)\nstruct Page: View { var body: some View { Leaf()GIVEN } }\n#endif\n"
    func files(_ mac: String, _ mark: String) -> [String: String] {
      [
        "App.swift": Self.start + Self.givenLeaf
          + Self.app("#if os(macOS)\nPage()\(mark)\n#else\nPage().environment(Shop.shared)\n#endif"),
        "Page+iOS.swift": page.replacing("SYSTEM", with: "iOS").replacing("GIVEN", with: ""),
        "Page+macOS.swift": page.replacing("SYSTEM", with: "macOS").replacing("GIVEN", with: mac),
      ]
    }
    try PageProject(files(".environment(Shop.shared)", "")).expectFindings(of: "missing_injection")
    try PageProject(files("", " // ~error")).expectFindings(of: "missing_injection")
  }

  @Test func previews() throws {
    let page = """
      struct Page: View { var body: some View {
        #if os(watchOS)
        Leaf()
        #else
        Leaf().environment(Shop.shared)
        #endif
      } }

      """
    try expect(Self.givenLeaf + page + "#if !os(watchOS)\n#Preview { Page() }\n#endif\n")
    try expect(Self.givenLeaf + page + "#if os(watchOS)\n#Preview { Page() } // ~info\n#endif\n")
    try expect(Self.givenLeaf + page + "#Preview { Page() } // ~info\n")
    try expect(Self.givenLeaf + "#if os(iOS)\n#Preview { Leaf() } // ~info\n#endif\n")
    try expect(Self.givenLeaf + "#if os(Linux)\n#Preview { Leaf() }\n#endif\n")
  }

  @Test func hostingControllers() throws {
    let page = "struct Page: View { var body: some View {\n#if os(macOS)\nLeaf()\n#endif\nText(\"\") } }\n"
    let controller = """
      #if SYSTEM
      final class Boss: UIViewController { func show() { present(UIHostingController(rootView: Page()), animated: true) } } // ~warning
      #endif

      """
    let app = Self.app("Leaf().environment(Shop.shared)")
    for system in ["canImport(UIKit)", "os(iOS)", "!os(macOS)"] {
      let silent = controller.replacing("SYSTEM", with: system).replacing(" // ~warning", with: "")
      try expect(Self.givenLeaf + page + silent + app, "hosting_root_loses_environment")
    }
    let both = page.replacing("os(macOS)", with: "!os(tvOS)")
    try expect(
      Self.givenLeaf + both + controller.replacing("SYSTEM", with: "os(iOS)") + app, "hosting_root_loses_environment")
  }

  @Test func lookupsAreToldOfByBuild() throws {
    let code = """
      struct Leaf: View {
        #if os(macOS)
        @Environment(Shop.self) private var shop // ~info
        var body: some View { Text(shop.name) }
        #else
        var body: some View { Text("") }
        #endif
      }

      """
    try expect(
      code + Self.app("#if os(macOS)\nLeaf().environment(Shop.shared)\n#else\nLeaf()\n#endif"), "object_type_lookup")
    try expect(
      code.replacing("info", with: "warning")
        + Self.app("#if os(iOS)\nLeaf().environment(Shop.shared)\n#else\nLeaf()\n#endif"), "object_type_lookup")
  }

  /// What a scene presents through a function is reported at the presentation, and where the function shows it.
  @Test func whatASceneShowsThroughAFunction() throws {
    try PageProject(
      """
      import SwiftUI
      @Observable final class Shop { static let shared = Shop(); var name = "" }
      struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
      struct Plain: View { var body: some View { Text("a") } }
      enum Route {
        case leaf, plain
        @ViewBuilder func makeView() -> some View {
          switch self {
          case .leaf: Leaf()
          case .plain: Plain()
          }
        }
      }
      @main struct Market: App {
        @State private var route: Route?
        var body: some Scene {
          WindowGroup {
            Leaf().environment(Shop.shared).sheet(item: $route) { $0.makeView() } // ~warning
          }
        }
      }
      """
    ).expectFindings(of: "missing_injection")
  }
}

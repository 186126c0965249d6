import Testing

/// What only previews call is preview code; what the app makes, be it where nobody can follow, is not only shown by previews.
@Suite struct PreviewCodeTests {
  private static let start = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }

    """

  private static let leaf =
    "struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }"
  private static let missing = "\(leaf) // ~error\n"

  private static func app(_ content: String = "Leaf()") -> String {
    "@main struct Market: App { var body: some Scene { WindowGroup { \(content)\n} } }\n"
  }

  private func expect(
    _ code: String, other: String = "", rule: String = "missing_injection", _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject(["A.swift": Self.start + code, "B.swift": "import SwiftUI\n" + other]).expectFindings(
      of: rule, place)
  }

  /// Functions that inject for previews, each with its use there.
  private static let helpers: [(String, String)] = [
    ("@MainActor func previewLeaf() -> some View { Leaf().environment(Shop()) }", "previewLeaf()"),
    ("extension View { func previewed() -> some View { environment(Shop.shared) } }", "Leaf().previewed()"),
    (
      "struct Samples { static func wrap<V: View>(_ view: V) -> some View { view.environment(Shop()) } }",
      "Samples.wrap(Leaf())"
    ),
    ("extension Leaf { static var sample: some View { Leaf().environment(Shop()) } }", "Leaf.sample"),
    (
      "extension View { func outer() -> some View { inner() }\nfunc inner() -> some View { environment(Shop()) } }",
      "Leaf().outer()"
    ),
    (
      "enum Samples { @MainActor static var view: some View { VStack { Leaf() }.environment(Shop.shared) } }",
      "Samples.view"
    ),
  ]
  private static let previews: [String] = [
    "#Preview { USE }", "#Preview(\"Title\", traits: .sizeThatFitsLayout) {\n  VStack { USE }\n}",
    "struct Leaf_Previews: PreviewProvider { static var previews: some View { USE } }",
    "#if DEBUG\n#Preview { if true { USE } }\n#endif",
    "struct Frame: PreviewModifier { func body(content: Content, context: Void) -> some View { content; USE } }",
  ]

  @Test(arguments: helpers, previews)
  func whatOnlyPreviewsCallInjectsNothingElsewhere(_ helper: (String, String), _ preview: String) throws {
    let use = preview.replacing("USE", with: helper.1)
    let code = Self.missing + helper.0 + "\n" + Self.app()
    try expect(code + use)
    try expect(code, other: use)
  }

  /// Used in the app, too, or by somebody who may be of the app.
  @Test(arguments: helpers) func whatTheAppCallsInjects(_ helper: (String, String)) throws {
    let lacking = "\(Self.leaf)\n\(helper.0)\n#Preview { \(helper.1) }\n"
    try expect(lacking + Self.app("\(helper.1); HStack { Leaf() } // ~error"))
    try expect(lacking + Self.app("HStack { Leaf() } // ~error"), other: "func use() { print(\(helper.1)) }")
    // Nobody calls it.
    let unused = "\(Self.leaf)\n\(helper.0)\n"
    try expect(unused + Self.app("HStack { Leaf() } // ~error"))
  }

  /// The option was a switch once.
  @Test(arguments: [
    ("info", " // ~info"), ("warning", " // ~warning"), ("off", ""), ("true", " // ~info"), ("false", ""),
  ])
  func previewsHaveASeverityOfTheirOwn(_ value: String, _ mark: String) throws {
    let code = "\(Self.start)\(Self.leaf)\n\(Self.app("Leaf().environment(Shop.shared)"))#Preview { Leaf() }\(mark)\n"
    try PageProject(code, configuration: "rules:\n  missing_injection:\n    previews: \(value)\n")
      .expectFindings(of: "missing_injection")
  }

  /// SwiftUI calls a body, whoever else names it.
  @Test func aBodyIsOfTheApp() throws {
    let screen = "struct Screen: View { var body: some View { Leaf().environment(Shop()) } }\n"
    try expect("\(Self.leaf)\n" + screen + Self.app("Screen()") + "#Preview { Screen().body }\n")
  }

  @Test func rulesAreOffInSuchCode() throws {
    let code = """
      struct Page: View {
        let title = ""
        var body: some View { Text(title) }
        func sample() -> some View { Text(title).environment(Shop()) }MARK
      }
      extension EnvironmentValues { @Entry var level = 0 }
      extension View {
        func twice() -> some View { environment(\\.level, 1).environment(\\.level, 2) }MARK
      }

      """
    let previews = "#Preview { Page().sample().twice() }\n"
    for rule in ["unstable_injection", "shadowed_injection"] {
      let marks = rule == "unstable_injection" ? [" // ~info", ""] : ["", " // ~warning"]
      var marked = code
      for mark in marks { marked = marked.replacing("MARK", with: mark, maxReplacements: 1) }
      try expect(code.replacing("MARK", with: "") + previews, rule: rule)
      try expect(marked + previews + Self.app("Page().sample().twice()"), rule: rule)
    }
    let hosting = """
      import UIKit
      final class Boss: UIViewController {
        func render() { draw(ImageRenderer(content: Leaf())) }MARK
      }

      """
    let start = Self.leaf + "\n"
    let rule = "hosting_root_loses_environment"
    try expect(start + hosting.replacing("MARK", with: "") + "#Preview { Boss().render() }\n", rule: rule)
    try expect(start + hosting.replacing("MARK", with: " // ~warning"), rule: rule)
  }

  // MARK: Made in the app

  private static let warned = "\(leaf) // ~warning\n"
  private static let shown = "#Preview { Leaf().environment(Shop()) }\n"

  @Test(
    arguments: [
      "func openWindow<C: View>(id: String, content: () -> C) {}\nfinal class Boss { func go() { openWindow(id: \"a\") { Leaf() } } }",
      "final class Boss { func go() { router.push(Leaf()) } }", "let window = makeWindow(Leaf())",
      "struct Home: View { var body: some View { Button(\"\") { present(Leaf()) } } }",
      "final class Boss { lazy var pages = [AnyView(Leaf())] }",
      "enum Pages { static func make() -> Leaf { Leaf() } }", "enum Pages { static let make = Leaf.init }",
    ])
  func viewsThatTheAppMakesSomewhere(_ code: String) throws {
    let app = Self.shown + Self.app(code.contains("Home") ? "Home()" : "Text(\"\")")
    try expect(Self.warned + code + "\n" + app)
    try expect(Self.warned + app, other: code)
  }

  @Test(
    arguments: [
      "", "#Preview(\"Two\") { Leaf().environment(Shop()) }",
      "struct Wrapper: View { var body: some View { Button(\"\") { show(Leaf()) } } }\n#Preview(\"Two\") { Wrapper() }",
      "@MainActor func sample() { show(Leaf()) }\n#Preview(\"Two\") { Text(\"\").onAppear { sample() } }",
      "extension Leaf { static func make() -> Leaf { Leaf() } }", "func use(_ leaf: Leaf) -> Leaf { leaf }",
      "struct Home_Previews: PreviewProvider { static var previews: some View { show(Leaf()) } }",
      "let types: [Any.Type] = [Leaf.self]",
    ])
  func viewsThatOnlyPreviewsMake(_ code: String) throws {
    let app = Self.shown + Self.app("Text(\"\")")
    try expect("\(Self.leaf)\n\(code)\n" + app)
    try expect("\(Self.leaf)\n" + app, other: code)
  }

  /// Views that only previews make.
  @Test func viewsOfPreviews() throws {
    try PageProject([
      "Row.swift": #"""
      import SwiftUI
      extension EnvironmentValues { @Entry var rowTitle = "Row"; @Entry var longRowTitle = "A row with a long title" }
      struct Row: View { @Environment(\.rowTitle) var title: String
        var body: some View { Text(title) } }
      """#,
      "Row+Samples.swift": #"""
      import SwiftUI
      private struct Samples: View { var body: some View { Row(title: Environment(\.longRowTitle)) } }
      struct Gallery: View { var body: some View { VStack { Inner() } } }
      struct Inner: View { var body: some View { Row(title: .init(\.longRowTitle)) } }
      private struct Both: View { var body: some View { Row(title: Environment(\.longRowTitle)) } } // ~warning
      struct Nobody: View { var body: some View { Row(title: Environment(\.longRowTitle)) } } // ~warning
      #Preview { Samples() }
      #Preview("all") { Gallery() }
      #Preview("both") { Both() }
      struct Home: View { var body: some View { Both() } }
      @main struct RowApp: App { var body: some Scene { WindowGroup { Home() } } }
      """#,
    ]).expectFindings(of: "preview_only_initializer")
  }
}

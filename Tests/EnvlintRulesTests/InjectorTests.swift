import Testing

/// What the configuration says that modifiers inject counts for every rule.
@Suite struct InjectorTests {
  private static let start = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    final class Session: ObservableObject { @Published var name = "" }
    enum Kit { @Observable final class Account { var name = "" } }

    """

  private static func leaf(_ property: String, _ mark: String = "") -> String {
    "struct Leaf: View { \(property); var body: some View { Text(it.name) } }\(mark)\n"
  }

  private static func app(_ content: String) -> String {
    "@main struct Market: App { var body: some Scene { WindowGroup { \(content)\n} } }\n"
  }

  private func expect(
    _ code: String, _ injectors: String, _ rule: String = "missing_injection",
    _ place: SourceLocation = #_sourceLocation
  ) throws {
    try PageProject(Self.start + code, configuration: "injectors:\n  wired: \(injectors)\n").expectFindings(
      of: rule, place)
  }

  private static let lookups = [
    ("@Environment(Shop.self) private var it", "[Shop]"), ("@Environment(Shop.self) private var it", "Shop"),
    ("@EnvironmentObject private var it: Session", "[Shop, Session]"),
    ("@Environment(Kit.Account.self) private var it", "[Account]"),
    ("@Environment(Kit.Account.self) private var it", "[Kit.Account]"),
    ("@Environment(Shop.self) private var it", "[Market.Shop]"),
    ("@Environment(Far.self) private var it", "[Far]"), ("@Environment(Shop.self) private var it", "\"*\""),
  ]

  /// Where the modifier is on the path, nothing is lacking; elsewhere it is this path that lacks it.
  @Test(arguments: lookups) func objects(_ property: String, _ injectors: String) throws {
    try expect(Self.leaf(property) + Self.app("Leaf().wired()"), injectors)
    try expect(Self.leaf(property) + Self.app("Leaf() // ~error"), injectors)
    try expect(Self.leaf(property) + Self.app("Leaf().wired(); VStack { Leaf() } // ~error"), injectors)
    // A path that is not known proves nothing.
    try expect(Self.leaf(property) + Self.app("Leaf().wiredOtherwise()"), injectors)
    try expect(Self.leaf(property, " // ~error") + Self.app("Leaf()"), "[Other]")
    try expect(Self.leaf(property, " // ~error") + Self.app("Leaf()"), "[\\.shop]")
  }

  @Test(arguments: lookups) func lookupsByType(_ property: String, _ injectors: String) throws {
    try expect(Self.leaf(property, " // ~info") + Self.app("Leaf().wired()"), injectors, "object_type_lookup")
    try expect(Self.leaf(property, " // ~warning") + Self.app("Leaf()"), injectors, "object_type_lookup")
    try expect(Self.leaf(property, " // ~warning") + Self.app("Leaf()"), "[Other]", "object_type_lookup")
  }

  private static let entry = "extension EnvironmentValues { @Entry var title: String = \"\" }"
  private static let reader =
    "struct Leaf: View { @Environment(\\.title) private var title; var body: some View { Text(title) } }\n"

  @Test func keysThatAreNotDead() throws {
    for injectors in ["[\\.title]", "\\.title", "[Shop, \\.title]", "\"*\""] {
      try expect("\(Self.entry)\n" + Self.reader, injectors, "dead_entry")
    }
    for injectors in ["[\\.other]", "[title]", "[Title]"] {
      try expect("\(Self.entry) // ~info\n" + Self.reader, injectors, "dead_entry")
    }
    // Nobody reads it.
    try expect("\(Self.entry) // ~info\n", "\"*\"", "dead_entry")
  }

  @Test func contexts() throws {
    let reader = """
      struct Leaf: View {
        @Environment(\\.modelContext) private var context // ~warning
        var body: some View { Button("") { try? context.save() } }
      }

      """
    let silent = reader.replacing(" // ~warning", with: "")
    for injectors in ["[\\.modelContext]", "\"*\""] {
      try expect(silent + Self.app("Leaf()"), injectors)
    }
    try expect(reader + Self.app("Leaf()"), "[Shop]")
  }

  @Test func defaultsThatAreReplaced() throws {
    let code = """
      extension EnvironmentValues { @Entry var shop: Shop = Shop() }
      struct Leaf: View { @Environment(\\.shop) private var shop; var body: some View { Text(shop.name) } }

      """
    // The modifier is on every path, or not.
    for (content, covers) in [("Leaf().wired()", "all known"), ("Leaf()", "no injection")] {
      let project = PageProject(
        Self.start + code + Self.app(content), configuration: "injectors:\n  wired: [\\.shop]\n")
      let messages = try project.findings(of: ["unstable_entry_default"]).map(\.message)
      #expect(messages.count == 1)
      #expect(
        messages.allSatisfy { $0.contains(covers) == (covers == "all known") || covers != "all known" }, "\(messages)")
    }
  }

  @Test func hostingControllers() throws {
    let code = """
      struct Leaf: View { @Environment(Shop.self) private var it; var body: some View { Text(it.name) } }
      final class Boss: UIViewController {
        func show() {
          present(UIHostingController(rootView: Leaf().wired()), animated: true)
          present(UIHostingController(rootView: Leaf()), animated: true) // ~warning
        }
      }

      """
    try expect("import UIKit\n" + code, "[Shop]", "hosting_root_loses_environment")
    try expect("import UIKit\n" + code, "\"*\"", "hosting_root_loses_environment")
  }
}

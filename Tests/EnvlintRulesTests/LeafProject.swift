/// A project whose app shows `Leaf` with the `Shop` that it needs, and other code that may show it as well: what the rules then say.
struct LeafProject {
  static let app = """
    import SwiftUI
    @Observable final class Shop { static let shared = Shop(); var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
    struct Root: View { var body: some View { Leaf().environment(Shop.shared) } }
    """

  /// What is known of the lookup in `Leaf`.
  enum Answer {
    /// It is said to be injected everywhere.
    case proven
    /// A hosting controller surely lacks it.
    case lacking
    /// Nothing is said.
    case unclear
  }

  private let project: PageProject

  /// - Parameter files: by their names; `App.swift` is the app's.
  init(_ files: [String: String]) {
    project = PageProject(files.merging(["App.swift": Self.app]) { first, _ in first })
  }

  init(_ code: String) { self.init(["Other.swift": "import SwiftUI\nimport UIKit\n" + code]) }

  /// Nil when the rules contradict each other, something else is found, or the answer depends on the prefilter.
  func answer() throws -> Answer? {
    let lookups = try project.findings(of: ["object_type_lookup"])
    let roots = try project.findings(of: ["hosting_root_loses_environment"])
    let missing = try project.findings(of: ["missing_injection"]).filter { !$0.message.contains("preview") }
    guard lookups.count == 1, missing.isEmpty,
      try project.findings(of: ["object_type_lookup"], prefilter: .off) == lookups
    else { return nil }
    let isProven = lookups[0].message.contains("it is injected everywhere this view was found")
    if roots.isEmpty { return isProven ? .proven : .unclear }
    return !isProven && roots.map(\.severity) == [.warning] ? .lacking : nil
  }
}

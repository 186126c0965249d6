import EnvlintDriver
import EnvlintFacts

/// What is known of the lookup in `Leaf`, in projects whose app shows `Root`.
enum LeafStates {
  static let leaf = """
    import SwiftUI
    @Observable final class Shop { var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  /// - Parameter injecting: whether the app injects the `Shop` that `Leaf` needs.
  static func states(_ code: String, injecting: Bool = false) throws -> [LookupProof.Mark] {
    let root = injecting ? "Root().environment(Shop())" : "Root()"
    let app = "@main struct Market: App { var body: some Scene { WindowGroup { \(root) } } }\n"
    return try states(of: ["App.swift": leaf + app + code])
  }

  static func states(of files: [String: String]) throws -> [LookupProof.Mark] {
    let project = PageProject(files)
    let linted = Linter(settings: try project.settings(), threads: 1).lint(project.sources, onlyRules: [])
    return LookupProofs(of: linted.worlds[0].index).all.filter { $0.owner.name == "Leaf" }.map(\.state.mark)
  }
}

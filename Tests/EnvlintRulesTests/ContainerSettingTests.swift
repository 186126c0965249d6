import EnvlintDriver
import EnvlintFacts
import Testing

/// Views and modifiers of packages of which the configuration says that they show their content in place.
@Suite struct ContainerSettingTests {
  private static let start = """
    import Kit
    import SwiftUI
    @Observable final class Shop { var name = "" }
    @Observable final class Cart {}
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }

    """

  private func proof(_ content: String, _ root: String, _ configuration: String) throws -> LookupProof {
    let app = "@main struct Market: App { var body: some Scene { WindowGroup { \(root) } } }\n"
    let view = "struct Root: View { @State private var isOn = false; var body: some View { \(content) } }\n"
    let project = PageProject(Self.start + app + view, configuration: configuration)
    let linted = Linter(settings: try project.settings(), threads: 1).lint(project.sources, onlyRules: [])
    return try #require(LookupProofs(of: linted.worlds[0].index).all.first { $0.owner.name == "Leaf" })
  }

  private static let setting = "containers: [Panel, toast, sheet, NavigationStack]\n"

  @Test(arguments: [
    ("Panel { Leaf() }", "Panel"), ("Kit.Panel(title: \"\") { VStack { Leaf() } }", "Panel"),
    ("Text(\"\").toast($isOn) { Leaf() }", "toast"), ("Text(\"\").sheet($isOn) { Leaf() }", "sheet"),
    ("Text(\"\").sheet(isPresented: $isOn, from: .top) { Leaf() }", "sheet"), ("Panel { Panel { Leaf() } }", "Panel"),
    ("NavigationStack(kit: 1) { Leaf() }", "NavigationStack"),
  ])
  func contentIsInPlace(_ content: String, _ name: String) throws {
    let provided = "Root().environment(Shop())"
    #expect(try proof(content, provided, Self.setting).state.mark == .proven)
    let unknown = try proof(content, provided, "")
    #expect(unknown.state.mark == .unresolved)
    #expect(
      unknown.cause?.remedy.text(for: ["Shop"])
        == "add '\(name)' to 'containers' in .envlint.yml if it shows its content in place; otherwise inject 'Shop' into "
        + "each view in that content")
  }

  /// They may inject no more than before: what they are given, or what the configuration says.
  @Test(arguments: [
    ("Panel { Leaf() }", "containers: [Panel]\n", LookupProof.Mark.lacking),
    ("Panel(Cart()) { Leaf() }", "containers: [Panel]\n", .unresolved),
    ("Panel { Leaf() }", "containers: [Panel]\ninjectors:\n  Panel: [Shop]\n", .proven),
    ("Panel(make()) { Leaf() }", "containers: [Panel]\ninjectors:\n  Panel: [Cart]\n", .lacking),
    ("Text(\"\").toast($isOn) { Leaf() }", "containers: [toast]\ninjectors:\n  toast: Shop\n", .proven),
    ("Text(\"\").toast($isOn) { Leaf() }", "containers: [toast]\n", .lacking),
  ])
  func injections(_ content: String, _ configuration: String, _ mark: LookupProof.Mark) throws {
    #expect(try proof(content, "Root()", configuration).state.mark == mark)
  }

  /// The project's own code and the SDK's are followed as before.
  @Test func knownCodeIsNotAffected() throws {
    let own =
      "Group { Sheltered { Leaf() } } } }\nstruct Sheltered<V: View>: View { @ViewBuilder var content: () -> V\n"
    let code = own + "var body: some View { content().environment(Shop())"
    #expect(try proof(code, "Root()", "containers: [Sheltered]\n").state.mark == .proven)
    let sheet = "Text(\"\").sheet(isPresented: $isOn) { Leaf() }.environment(Shop())"
    #expect(try proof(sheet, "Root()", "containers: [sheet]\n").state.mark == .proven)
    let inside = "Text(\"\").environment(Shop()).sheet(isPresented: $isOn) { Leaf() }"
    #expect(try proof(inside, "Root()", "containers: [sheet]\n").state.mark == .lacking)
  }
}

import EnvlintFacts
import Testing

@testable import EnvlintMap

@Suite struct EnvironmentMapTests {
  private static let shop = MapProject.shop.map

  @Test func entriesAreSortedKeysFirst() {
    #expect(
      Self.shop.entries.map(\.key.name) == [
        "\\.colorScheme", "\\.isDark", "\\.locale2", "\\.spare", "\\.theme", "\\.token", "Session",
      ])
    #expect(Self.shop.entries.map(\.origin) == [.sdk] + Array(repeating: .project, count: 6))
    #expect(
      Self.shop.entries.map(\.type) == ["ColorScheme", "Bool", "String", "Int", "Theme", "UUID", "class"])
  }

  @Test func defaultsHaveTheVerdictOfTheRules() throws {
    func judgement(_ name: String) -> String? { Self.shop[name]?.defaultValue?.judgement }
    #expect(judgement("\\.theme") == "stable, cheap")
    #expect(judgement("\\.token") == "new at each read, cheap")
    #expect(judgement("\\.spare") == "stable, free")
    #expect(judgement("\\.locale2") == "evaluated once")
    #expect(Self.shop["\\.isDark"]?.defaultValue == nil)
    #expect(Self.shop["\\.token"]?.defaultValue?.text == "UUID()")
  }

  @Test func declarationsAreThoseOfThePropertyAndOfTheKeyType() {
    #expect(
      Self.shop["\\.locale2"]?.declarations.map(\.symbol) == ["EnvironmentValues.locale2", "LocaleKey"])
    #expect(Self.shop["Session"]?.declarations.map(\.symbol) == ["Session"])
    #expect(Self.shop["\\.colorScheme"]?.declarations.isEmpty == true)
  }

  @Test func whatArrivesFollowsThePaths() {
    #expect(
      Self.shop["\\.theme"]?.arrivals == ["Side.theme": .sometimes, "Row.theme": .always, "Lonely.theme": .unreached])
    #expect(Self.shop["\\.token"]?.arrivals == ["Side.token": .never])
    #expect(Self.shop["\\.colorScheme"]?.arrivals == ["Side.scheme": EnvironmentMap.Arrival?.none])
    #expect(Self.shop["Session"]?.arrivals == ["Row.session": .always])
  }

  @Test func injectionsTellWhoseTheyAre() throws {
    let injections = try #require(Self.shop["\\.theme"]?.injections)
    #expect(injections.map(\.context) == [.app, .preview])
    #expect(injections.map(\.value) == ["Theme(isDark:true)", "Theme()"])
    let view = try #require(injections[0].view)
    #expect(Self.shop.views[view].name == "Shop")
  }

  @Test func gapsAreWhatIsLacking() {
    func gaps(_ name: String) -> [EnvironmentMap.Gap]? { Self.shop[name]?.gaps }
    #expect(gaps("\\.theme") == [.unreached])
    #expect(gaps("\\.token") == [.neverInjected])
    #expect(gaps("\\.spare") == [.unused])
    // Something else is called so, too.
    #expect(gaps("\\.isDark") == [])
    #expect(gaps("\\.colorScheme") == [])
    #expect(gaps("Session") == [])
  }

  @Test func bodiesBelongToTheirType() throws {
    let map = MapProject(
      """
      final class Store: ObservableObject {}
      @main struct Main: App { var body: some Scene { WindowGroup { Root().environmentObject(Store()) } } }
      struct Root: View {
        var body: some View { content }
        private var content: some View { card() }
        func card() -> some View { Leaf() }
      }
      struct Leaf: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text("\\(store)") }
      }
      """
    ).map
    let edges = map.edges.map { [map.views[$0.source].name, map.views[$0.target].name] }
    #expect(edges.contains(["Root", "Leaf"]))
    #expect(map.views.map(\.name).sorted() == ["Leaf", "Main", "Root"])
    #expect(map.views.map(\.isReached) == [true, true, true])
    let roots = map.roots.map { map.views[$0.view].name }
    #expect(roots == ["Main"])
  }

  @Test func codeThatIsNotFollowedIsARootOfItsOwn() {
    let map = MapProject(
      """
      final class Store: ObservableObject {}
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View { Text("") }
        func unused() -> some View { Leaf() }
      }
      struct Leaf: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text("\\(store)") }
      }
      final class Coordinator { let leaf = Leaf().environmentObject(Store()) }
      """
    ).map
    let roots = map.roots.map { ($0.kind, map.views[$0.view].kind, map.views[$0.view].name) }
    #expect(roots.map(\.0) == [.app, .elsewhere])
    #expect(roots.map(\.1) == [.type, .construction])
    #expect(roots.map(\.2) == ["Main", "Leaf"])
    #expect(map.roots.map(\.startsEmpty) == [true, false])
    #expect(map["Store"]?.arrivals == ["Leaf.store": .unclear])
  }

  @Test func typesOfOneNameAreToldApart() {
    let map = MapProject([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Two", targets: [.target(name: "A"), .target(name: "B")])

      """,
      "Sources/A/A.swift":
        "import SwiftUI\nfinal class Store {}\nstruct V: View { @Environment(Store.self) private var s }\n",
      "Sources/B/B.swift":
        "import SwiftUI\nfinal class Store {}\nstruct W: View { @Environment(Store.self) private var s }\n",
    ]).map
    #expect(map.entries.map(\.key.name) == ["Store", "Store (2)"])
    let readers = map.entries.map { $0.reads.map(\.site.symbol) }
    #expect(readers == [["V.s"], ["W.s"]])
  }

  @Test func whatIsNotKnownIsNotClaimed() throws {
    let map = MapProject(
      """
      final class Store: ObservableObject {}
      @main struct Main: App { var body: some Scene { WindowGroup { Root().environmentObject(made()) } } }
      struct Root: View {
        @EnvironmentObject private var store: Store
        var body: some View { Text("\\(store)") }
      }
      """
    ).map
    #expect(map.unknownInjections.map(\.site.symbol) == ["Main.body"])
    let store = try #require(map["Store"])
    #expect(store.isPerhapsInjected)
    #expect(store.gaps == [])
    #expect(store.reads.map(\.arrival) == [.unclear])
  }

  @Test func aKeyThatOtherCodeReadsIsNotUnread() {
    let map = MapProject(
      """
      extension EnvironmentValues { @Entry var depth = 0 }
      struct Box: UIViewRepresentable {
        func updateUIView(_ view: UIView, context: Context) { print(context.environment.depth) }
      }
      """
    ).map
    #expect(map["\\.depth"]?.hasOtherUses == true)
    #expect(map["\\.depth"]?.gaps == [])
  }

  @Test func anObjectThatAnUnseenPropertyReadsIsNotUnread() throws {
    let map = MapProject([
      "A.swift": """
      import SwiftUI
      final class Store: ObservableObject {}
      final class Other: ObservableObject {}
      struct A: View { var body: some View { B().environmentObject(Store()).environmentObject(Other()) } }

      """,
      "B.swift": """
      import Toolbox
      struct B: View {
        @EnvironmentObject private var store: Store
        @Environment(\\.theme) private var theme
        var body: some View { Text("\\(store)") }
      }

      """,
    ]).map
    #expect(map.unseenReadCount == 2)
    #expect(map["Store"]?.gaps == [])
    #expect(map["Other"]?.gaps == [.neverRead])
  }

  @Test func viewsInCasesThatNoCodeMakesAreListed() throws {
    let project = MapProject(
      """
      enum Route: Identifiable { case list, detail; var id: Self { self } }
      struct Detail: View { var body: some View { Text("") } }
      struct Plain: View { var body: some View { Text("") } }
      struct Screen: View {
        @State private var route: Route?
        var body: some View {
          Button("") { route = .list }.sheet(item: $route) { route in
            switch route {
            case .list: Plain()
            case .detail: Detail()
            }
          }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Screen() } } }
      """)
    let screen = try #require(project.map.views.first { $0.name == "Screen" })
    #expect(screen.unmade.map(\.name) == ["Detail"])
    let report = project.report()
    #expect(
      report.rendered(as: .text).contains("never shown, because no code makes the enum's case: Detail (App:11)\n"))
    #expect(report.rendered(as: .json).contains(#""neverShows": ["#))
    #expect(!MapProject.shop.report().rendered(as: .json).contains("neverShows"))
  }

  @Test func accessorsMayShareAKey() {
    let map = MapProject(
      """
      struct CloseKey: EnvironmentKey { static let defaultValue = 1 }
      extension EnvironmentValues {
        var close: Int {
          get { self[CloseKey.self] }
          set { self[CloseKey.self] = newValue }
        }
        var closesTwice: Bool { self[CloseKey.self] > 1 }
      }
      struct A: View { var body: some View { Text("").environment(\\.close, 2) } }
      """
    ).map
    #expect(map["\\.close"]?.gaps == [])
    #expect(map["\\.close"]?.defaultValue?.text == "1")
    #expect(map["\\.closesTwice"]?.defaultValue == nil)
  }

  @Test func typesOfOtherModulesMayBeKeys() {
    let map = MapProject(
      """
      extension Family: @retroactive EnvironmentKey { public static let defaultValue: Family = .small }
      extension EnvironmentValues {
        var family: Family.Value {
          get { self[Family.self] }
          set { self[Family.self] = newValue }
        }
      }
      struct A: View { @Environment(\\.family) private var family }
      """
    ).map
    #expect(map.entries.map(\.key.name) == ["\\.family"])
    #expect(map.entries.map(\.type) == ["Family"])
    #expect(map.entries.map { $0.defaultValue?.text } == [".small"])
  }

  @Test func aLibraryHasNoUnreachedViews() {
    let map = MapProject(
      """
      extension EnvironmentValues { @Entry var depth = 0 }
      public struct Row: View { @Environment(\\.depth) private var depth; public var body: some View { Text("\\(depth)") } }
      """
    ).map
    #expect(map["\\.depth"]?.arrivals == ["Row.depth": EnvironmentMap.Arrival?.none])
    #expect(map["\\.depth"]?.gaps == [.neverInjected])
  }

  @Test func narrowingKeepsTheWayToTheReaders() throws {
    let whole = Self.shop
    let map = whole.narrowed(to: whole.entries(named: "Session"))
    #expect(map.entries.map(\.key.name) == ["Session"])
    #expect(Set(map.views.map(\.name)) == ["Shop", "Home", "Row", "#Preview"])
    let read = try #require(map.entries[0].reads.first?.view)
    #expect(map.views[read].name == "Row")
    let injects = map.edges.filter { $0.environment.provided == [0] }.map { map.views[$0.target].name }
    #expect(injects.sorted() == ["Home", "Row"])
  }

  @Test(arguments: ["theme", "\\.theme"]) func namesAreFoundAsPeopleWriteThem(_ name: String) {
    let found = Self.shop.entries(named: name).map { Self.shop.entries[$0].key.name }
    #expect(found == ["\\.theme"])
    #expect(Self.shop.entries(named: "heme").isEmpty)
  }

  @Test func findingsBelongToWhatTheyAreAbout() {
    let report = MapProject.shop.report()
    let rules = { (name: String) in report.map[name]?.findings.map { report.findings[$0].rule } ?? [] }
    #expect(rules("\\.token").contains("unstable_entry_default"))
    #expect(rules("Session") == ["object_type_lookup"])
    #expect(rules("\\.colorScheme") == [])
  }

  @Test func theOrderOfFilesChangesNothing() {
    var shuffled = MapProject.shop
    shuffled.files = Dictionary(uniqueKeysWithValues: MapProject.shop.files.map { ($0.key, $0.value) })
    #expect(shuffled.report().rendered(as: .json) == MapProject.shop.report().rendered(as: .json))
  }
}

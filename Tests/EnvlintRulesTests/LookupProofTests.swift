import EnvlintDriver
import EnvlintFacts
import Testing

/// What is known about each lookup that needs an injection, and why it isn't proven.
@Suite struct LookupProofTests {
  /// The start of each project: `Leaf` looks a `Shop` up.
  private static let start = """
    import SwiftUI
    @Observable final class Shop { var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  private func proofs(_ project: PageProject) throws -> LookupProofs {
    LookupProofs(
      of: Linter(settings: try project.settings(), threads: 1).lint(project.sources, onlyRules: []).worlds[0].index)
  }

  private func proof(_ views: String, configuration: String? = nil) throws -> LookupProof {
    try #require(try proofs(PageProject(Self.start + views, configuration: configuration)).all.first)
  }

  @Test func whatEveryPathInjectsIsProven() throws {
    let proof = try proof("struct Root: View { var body: some View { Leaf().environment(Shop()) } }")
    #expect(proof.state.mark == .proven)
    #expect(proof.name == "Shop" && proof.symbol == "Leaf.shop")
    #expect(proof.cause == nil && proof.reason == nil)
  }

  @Test func aLackingPathIsNamed() throws {
    let proof = try proof("struct Root: View { var body: some View { Leaf() } }")
    #expect(proof.state.mark == .lacking)
    #expect(proof.reason == "the path Market → Root → Leaf doesn't inject it")
    #expect(proof.cause?.text == "'Root' shows 'Leaf' without it")
    #expect(proof.cause?.remedy.text(for: ["Shop"]) == "inject 'Shop' into 'Leaf'")
  }

  /// Only reading an `@EnvironmentObject` crashes the app; SwiftUI itself reads the other one.
  @Test(arguments: [
    ("@EnvironmentObject private var shop: Shop", "Text(\"\")", 0),
    ("@EnvironmentObject private var shop: Shop", "Text(shop.name)", 1),
    ("@EnvironmentObject private var shop: Shop", "Toggle(\"\", isOn: $shop.isOpen)", 1),
    ("@Environment(Shop.self) private var shop", "Text(\"\")", 1),
  ])
  func anUnusedObjectDoesNotCount(_ property: String, _ content: String, _ count: Int) throws {
    let project = PageProject(
      """
      import SwiftUI
      @Observable final class Shop: ObservableObject { var name = ""; var isOpen = false }
      struct Root: View { \(property); var body: some View { \(content) } }
      @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
      """)
    let all = try proofs(project).all
    #expect(all.count == count)
    #expect(all.allSatisfy { $0.state.mark == .lacking })
  }

  @Test func anAppThatLooksSomethingUpLacksIt() throws {
    let project = PageProject(
      """
      import SwiftUI
      @Observable final class Shop { var name = "" }
      @main struct Market: App {
        @Environment(Shop.self) private var shop
        var body: some Scene { WindowGroup { Text(shop.name) } }
      }
      """)
    let proof = try #require(try proofs(project).all.first)
    #expect(proof.state.mark == .lacking)
    #expect(proof.reason == "'Market' is where the environment starts")
  }

  struct Step: CustomTestStringConvertible {
    var kind: UnknownStep.Kind
    var text: String
    var remedy: String
    /// With the step between bars.
    var views: String
    var testDescription: String { "\(kind): \(text)" }
  }

  @Test(arguments: steps) func anUnknownStepIsNamed(_ step: Step) throws {
    let marked = Self.start + step.views
    let proof = try #require(try proofs(PageProject(marked.replacing("|", with: ""))).all.first)
    #expect(proof.state.mark == .unresolved)
    let cause = try #require(proof.cause)
    #expect(cause.step == step.kind)
    #expect(cause.text == step.text)
    #expect(proof.reason == step.text)
    #expect(cause.remedy.text(for: ["Shop"]) == step.remedy)
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let start = parts.count == 3 ? UInt32(parts[0].utf8.count) : nil
    #expect(cause.location?.range.lowerBound == start)
  }

  static let steps = [
    Step(
      kind: .modifier, text: "unknown injections of the modifier '.wired'",
      remedy: "add it under 'injectors' in .envlint.yml: 'wired: []' if it injects none of these, otherwise what it "
        + "injects of 'wired: [Shop]'",
      views: "struct Root: View { var body: some View { Leaf().|wired()| } }"),
    // What is there outside of both isn't lost by the outer one.
    Step(
      kind: .content, text: "unknown place where 'Panel' shows its content",
      remedy:
        "add 'Panel' to 'containers' in .envlint.yml if it shows its content in place; otherwise inject 'Shop' into "
        + "each view in that content",
      views: """
        import Kit
        struct Root: View { var body: some View { Middle().environment(Shop()) } }
        struct Middle: View { var body: some View { Group { |Panel(2) { Leaf() }| }.wired(make()) } }
        """),
    // What is unclear from there on isn't so because of a step further in.
    Step(
      kind: .modifier, text: "unknown injections of the modifier '.wired'",
      remedy: "add it under 'injectors' in .envlint.yml: 'wired: []' if it injects none of these, otherwise what it "
        + "injects of 'wired: [Shop]'",
      views: """
        struct Root: View { var body: some View { Middle().|wired()| } }
        struct Middle: View { var body: some View { Leaf().framed() } }
        """),
    Step(
      kind: .keyedBranch, text: "'Leaf' in a branch that the value of a key chooses",
      remedy: "inject 'Shop' into 'Leaf' where it is shown",
      views: """
        extension EnvironmentValues { @Entry var isOpen = false }
        struct Root: View { var body: some View { Middle().environment(\\.isOpen, true) } }
        struct Middle: View {
          @Environment(\\.isOpen) private var isOpen
          var body: some View { if !isOpen { |Leaf()| } }
        }
        """),
    Step(
      kind: .modifier, text: "unknown modifier in '.modifier(…)'",
      remedy: "inject 'Shop' into the view itself, before '.modifier' is applied",
      views: "import Kit\nstruct Root: View { var body: some View { Leaf().|modifier(Wired())| } }"),
    Step(
      kind: .branch, text: "'.wired' injects it in one branch alone",
      remedy: "inject 'Shop' in all branches of '.wired', or into the view itself",
      views: """
        struct Root: View { var body: some View { Leaf().|wired(true)| } }
        extension View {
          @ViewBuilder func wired(_ isOn: Bool) -> some View { if isOn { environment(Shop()) } else { self } }
        }
        """),
    Step(
      kind: .content, text: "unknown place where 'Panel' shows its content",
      remedy:
        "add 'Panel' to 'containers' in .envlint.yml if it shows its content in place; otherwise inject 'Shop' into "
        + "each view in that content",
      views: "import Kit\nstruct Root: View { var body: some View { |Panel(make()) { Leaf() }| } }"),
    Step(
      kind: .object, text: "unknown type of an injected object",
      remedy: "write the type of the injected value where it is declared, as in 'let store: Store'",
      views: "import Kit\nstruct Root: View { var body: some View { Leaf().|environment(makeShop())| } }"),
    Step(
      kind: .controller, text: "unknown place of a hosting controller",
      remedy: "inject 'Shop' into the root view of the hosting controller",
      views: """
        import UIKit
        struct Root: View { var body: some View { Text("") } }
        final class Screen { func show() { attach(|UIHostingController|(rootView: Leaf())) } }
        """),
    Step(
      kind: .elsewhere, text: "'Leaf' in code that isn't followed",
      remedy: "inject 'Shop' into 'Leaf' where code creates or calls it",
      views: """
        struct Root: View { var body: some View { Text("") } }
        final class Screen { let leaf = |Leaf|() }
        """),
    Step(
      kind: .scene, text: "unknown app of the scene 'Extra'",
      remedy: "inject 'Shop' into the views that 'Extra' shows first",
      views: """
        struct Root: View { var body: some View { Text("") } }
        struct |Extra|: Scene { var body: some Scene { WindowGroup { Leaf() } } }
        """),
    Step(
      kind: .unfollowed, text: "style, or declaration with an SDK name, that injects an object",
      remedy: "inject 'Shop' into a view around the lookup",
      views: """
        struct Root: View { var body: some View { Leaf() } }
        struct Plain: ButtonStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.label.|environment(Shop())| }
        }
        """),
    Step(
      kind: .link, text: "unknown environment of a navigation link's destination",
      remedy: "inject 'Shop' into the destination itself",
      views: """
        struct Root: View {
          var body: some View {
            Text("").sheet(isPresented: .constant(true)) { List { |NavigationLink("") { Leaf() }| }.environment(Shop()) }
          }
        }
        """),
    Step(
      kind: .typeName, text: "unknown view 'Page': the project declares several of that name",
      remedy:
        "under 'modules' in .envlint.yml, list the files of each module that declares 'Page', or rename one of the "
        + "types",
      views: """
        struct Root: View { var body: some View { |Page()| } }
        struct Page: View { var body: some View { Leaf() } }
        struct Page: View { var body: some View { Text("") } }
        """),
    Step(
      kind: .member, text: "unknown member 'page'",
      remedy:
        "give each member called 'page' a name of its own, or inject 'Shop' into the views that it shows",
      views: """
        struct Root: View { var models: [Model]; var body: some View { models[0].|page| } }
        extension Model { var page: some View { Leaf() } }
        extension Other { var page: some View { Text("") } }
        struct Model {}
        struct Other {}
        """),
  ]

  /// A step is only blamed for what it may inject.
  @Test(arguments: [
    ("Leaf().wired(true).|unknown()|", UnknownStep.Kind.modifier), ("Leaf().unlocked().|unknown()|", .modifier),
    ("Leaf().|shopped(true)|.wired(true)", .branch),
  ]) func aStepIsBlamedForItsOwnKeys(_ view: String, _ kind: UnknownStep.Kind) throws {
    let code =
      Self.start + """
        @Observable final class Cart {}
        struct Aisle: View { @Environment(Cart.self) private var cart; var body: some View { Text("\\(cart)") } }
        extension View {
          @ViewBuilder func wired(_ isOn: Bool) -> some View { if isOn { environment(Cart()) } else { self } }
          @ViewBuilder func shopped(_ isOn: Bool) -> some View { if isOn { environment(Shop()) } else { self } }
          @ViewBuilder func unlocked() -> some View { if Bool.random() { self.bold() } else { self } }
        }
        struct Root: View { var body: some View { \(view) } }
        """
    let all = try proofs(PageProject(code.replacing("|", with: ""))).all
    let leaf = try #require(all.first { $0.symbol == "Leaf.shop" })
    #expect(leaf.cause?.step == kind)
    let start = code.split(separator: "|").first.map { UInt32($0.utf8.count) }
    #expect(leaf.cause?.location?.range.lowerBound == start)
  }

  @Test func whatTheConfigurationSaysIsAProof() throws {
    let views = "struct Root: View { var body: some View { Leaf().wired() } }"
    #expect(try proof(views, configuration: "injectors:\n  wired: [Shop]\n").state.mark == .proven)
    #expect(try proof(views, configuration: "injectors:\n  wired: []\n").state.mark == .lacking)
  }

  @Test func theLineForTheConfigurationIsValid() throws {
    let line = try #require(Remedy.listInjections("wired").configuration(for: ["A.B", "Router<A, B>", "\\.key"]))
    #expect(line == "wired: [A.B, 'Router<A, B>', '\\.key']")
    let settings = try PageProject("", configuration: "injectors:\n  \(line)\n").settings()
    #expect(settings.injectors == ["wired": ["A.B", "Router<A, B>", "\\.key"]])
    #expect(Remedy.annotate.configuration(for: []) == nil)
  }

  @Test func aViewThatNothingShows() throws {
    let proof = try proof("struct Root: View { var body: some View { Text(\"\") } }\n#Preview { Leaf() }")
    #expect(proof.state.mark == .unreached)
    #expect(proof.reason == "no scene, widget or hosting controller was found to show 'Leaf'")
    #expect(proof.cause?.location == nil)
  }

  @Test func aTypeThatIsNotKnown() throws {
    let all = try proofs(
      PageProject(
        """
        import SwiftUI
        final class Box<Value>: ObservableObject {}
        struct Leaf<Value>: View { @EnvironmentObject private var box: Box<Value>; var body: some View { Text("\\(box)") } }
        @main struct Market: App { var body: some Scene { WindowGroup { Leaf<Int>() } } }
        """)
    ).all
    #expect(all.map(\.state.mark) == [.untyped])
    #expect(all[0].reason == "unknown type 'Box'")
  }

  @Test func testsAndPreviewsDoNotCount() throws {
    let code = """
      import SwiftUI
      @Observable final class Shop { var name = "" }
      struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
      """
    #expect(try proofs(PageProject(["AppTests/Leaf.swift": code])).all.isEmpty)
    let optional = code.replacing("var shop;", with: "var shop: Shop?;")
    #expect(try proofs(PageProject(optional)).all.isEmpty)
  }

  // MARK: Keys

  private static let keys = """
    import SwiftUI
    struct Service { var name = "" }
    extension EnvironmentValues {
      @Entry var service: Service = { fatalError("inject a service") }()
      @Entry var theme = Service()
    }
    struct Leaf: View {
      @Environment(\\.service.name) private var name
      @Environment(\\.theme) private var theme
      var body: some View { Text(name + theme.name) }
    }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  @Test(arguments: [
    ("Leaf().environment(\\.service, Service())", LookupProof.Mark.proven), ("Leaf()", .lacking),
    ("Leaf().wired()", .unresolved), ("Text(\"\")", .unreached),
  ]) func aKeyWhoseDefaultCrashesTheAppIsRequired(_ view: String, _ mark: LookupProof.Mark) throws {
    let code = Self.keys + "struct Root: View { var body: some View { \(view) } }"
    let all = try proofs(PageProject(code)).all
    #expect(all.map(\.name) == ["\\.service"])
    #expect(all.map(\.state.mark) == [mark])
  }

  @Test func aDefaultOfLiteralsCrashesNothing() throws {
    let code = Self.keys.replacing("{ fatalError(\"inject a service\") }()", with: "Service(URL(string: \"a\")!)")
    #expect(try proofs(PageProject(code)).all.isEmpty)
  }

  // MARK: Libraries

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "Kit"), .executableTarget(name: "Tool")])
    """

  /// A public view that shows an internal one; the former injects a `Cart`, and nothing a `Shop`.
  private static let library = """
    import SwiftUI
    @Observable public final class Shop { var name = "" }
    @Observable final class Cart { var count = 0 }
    public struct Shelf: View { public var body: some View { Leaf().environment(Cart()) } }
    struct Leaf: View {
      @Environment(Shop.self) private var shop
      @Environment(Cart.self) private var cart
      var body: some View { Text(shop.name) }
    }
    struct Spare: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    """

  @Test func whatAHostMustInject() throws {
    let found = try proofs(
      PageProject(["Package.swift": Self.manifest, "Sources/Kit/Shelf.swift": Self.library]))
    #expect(found.all.map(\.symbol) == ["Leaf.cart", "Leaf.shop", "Spare.shop"])
    #expect(found.all.map(\.state.mark) == [.proven, .leftToHost, .unreached])
    #expect(found.surfaces.map(\.name) == ["Shelf"])
    #expect(found.surfaces.map { $0.needs.map(\.name) } == [["Shop"]])
    #expect(found.surfaces.map(\.isShown) == [false])
    let survey = LookupSurvey(found.all)
    #expect(survey.lookupCount == 2 && survey[.leftToHost] == 1 && survey.percent == 50)
  }

  /// A host uses a public style as it does a view.
  @Test(arguments: [("ButtonStyle", LookupProof.Mark.leftToHost), ("Hashable", .unreached)])
  func whatAHostThatUsesAStyleMustInject(_ kind: String, _ mark: LookupProof.Mark) throws {
    let style = """
      import SwiftUI
      @Observable public final class Shop { var name = "" }
      struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
      public struct Tall: \(kind) { public func makeBody(configuration: Configuration) -> some View { Leaf() } }
      """
    let found = try proofs(PageProject(["Package.swift": Self.manifest, "Sources/Kit/Tall.swift": style]))
    #expect(found.all.map(\.state.mark) == [mark])
    #expect(found.surfaces.map(\.name) == (mark == .leftToHost ? ["Tall"] : []))
  }

  @Test func aHostInTheProjectIsChecked() throws {
    let app = """
      import SwiftUI
      import Kit
      @main struct Market: App { var body: some Scene { WindowGroup { Shelf() } } }
      """
    let found = try proofs(
      PageProject([
        "Package.swift": Self.manifest, "Sources/Kit/Shelf.swift": Self.library, "Sources/Tool/Main.swift": app,
      ]))
    #expect(found.all.map(\.state.mark) == [.proven, .lacking, .unreached])
    #expect(found.surfaces.map(\.isShown) == [true])
  }

  @Test(arguments: ["Sources/Tool/Shelf.swift", "App/Shelf.swift"]) func anAppHasNoSurfaces(_ path: String) throws {
    let app = "import SwiftUI\n@main struct Market: App { var body: some Scene { WindowGroup { Text(\"\") } } }"
    let found = try proofs(
      PageProject(["Package.swift": Self.manifest, path: Self.library, "Sources/Tool/Main.swift": app]))
    #expect(found.surfaces.isEmpty)
    #expect(Set(found.all.map(\.state.mark)) == [.unreached])
  }

  @Test func aProjectWithoutAppsAndModulesIsALibrary() throws {
    #expect(try proofs(PageProject(Self.library)).surfaces.map(\.name) == ["Shelf"])
  }

  // MARK: Numbers

  @Test func aPercentageIsNotRounded() throws {
    let proven = "struct Root: View { var body: some View { VStack { %@ } } }\n"
    let leaves = (0..<24).map { "Leaf\($0)().environment(Shop())" } + ["Leaf24()"]
    let views = leaves.indices.map {
      "struct Leaf\($0): View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }\n"
    }
    let code = Self.start.replacing("struct Leaf:", with: "struct Unused:").split(separator: "\n").filter {
      !$0.contains("Unused")
    }.joined(separator: "\n")
    let all = try proofs(
      PageProject(
        code + "\n" + views.joined() + proven.replacing("%@", with: leaves.joined(separator: "; ")))
    ).all
    let survey = LookupSurvey(all)
    #expect(survey.lookupCount == 25 && survey[.proven] == 24 && survey.percent == 96)
    #expect(survey.missing(for: 96) == 0)
    #expect(survey.missing(for: 97) == 1)
    #expect(survey.missing(for: 100) == 1)
    #expect(survey.missing(for: 0) == 0)
    #expect(LookupSurvey([]).percent == nil)
    #expect(LookupSurvey([]).missing(for: 100) == 0)
  }

  @Test func countsAreThoseOfTheStates() throws {
    let all = try proofs(
      PageProject(Self.start + "struct Root: View { var body: some View { Leaf(); Leaf().wired() } }")
    ).all
    let survey = LookupSurvey(all)
    for mark in LookupProof.Mark.allCases { #expect(survey[mark] == all.count { $0.state.mark == mark }) }
  }
}

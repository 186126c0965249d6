import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintSyntax
import Testing

@testable import EnvlintReporting

@Suite struct ProofReportTests {
  private static let shop = """
    import SwiftUI
    @Observable final class Shop { var name = "" }
    @Observable final class Cart { var name = "" }
    struct Leaf: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Twig: View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
    struct Bud: View { @Environment(Cart.self) private var cart; var body: some View { Text(cart.name) } }
    struct Root: View {
      var body: some View {
        Leaf().wired()
        Twig()
        Bud().environment(Cart())
      }
    }
    @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }

    """

  private static func project(_ files: [String: String]) -> ProofReport.Project {
    let paths = files.keys.sorted()
    let bytes = paths.map { SourceBytes(files[$0] ?? "") }
    let sources = SourceSet(paths: paths) { .bytes(bytes[$0]) }
    let index = Linter(settings: Settings(), threads: 1).lint(sources, onlyRules: []).worlds[0].index
    let proofs = LookupProofs(of: index)
    var project = ProofReport.Project(
      proofs.all, surfaces: proofs.surfaces,
      paths: PathContext(projectRoot: "/p", workingDirectory: "/p", gitRoot: "/p"))
    project.sources = files.mapValues { SourceText($0) }
    return project
  }

  private static func report(_ projects: ProofReport.Project...) -> ProofReport {
    ProofReport(projects, tool: Report.Tool(name: "envlint", version: "1.2.3", homepage: ""))
  }

  // MARK: Text

  @Test func theTextHasOneLineForEachOpenLookup() {
    #expect(
      Self.report(Self.project(["App.swift": Self.shop])).rendered(as: .text) == """
        Cart: 1 of 1 proven
        Shop: 0 of 2 proven, 1 lacking, 1 unresolved
          App.swift:4:21: unresolved: unknown injections of the modifier '.wired' (App.swift:9:12)
          App.swift:5:21: lacking: the path Market → Root → Twig doesn't inject it (App.swift:10:5)

        what to do:
          1 lookup: unknown injections of the modifier '.wired' (App.swift:9:12)
            help: add it under 'injectors' in .envlint.yml: 'wired: []' if it injects none of these, otherwise what it injects of 'wired: [Shop]'
          1 lookup: 'Root' shows 'Twig' without it (App.swift:10:5)
            help: inject 'Shop' into 'Twig'

        33 % proven: 1 of 3 lookups; 1 lacking, 1 unresolved

        """)
  }

  @Test func whatIsRequiredIsSaid() {
    var project = Self.project(["App.swift": Self.shop])
    project.required = 66
    project.regressed = [1]
    #expect(project.missingCount == 1 && !project.isSufficient)
    let text = Self.report(project).rendered(as: .text)
    #expect(text.contains("  App.swift:4:21: no longer proven: unresolved: unknown injections"))
    #expect(
      text.hasSuffix(
        "below the required 66 %: 1 more lookup must be proven\n1 lookup in the baseline is no longer proven\n"))
    project.required = 33
    project.regressed = []
    #expect(project.isSufficient && project.failures.isEmpty)
  }

  @Test func linesStayWithinTheTerminal() {
    let style = TextStyle(color: false, columns: 80, isForTerminal: true)
    let text = Self.report(Self.project(["App.swift": Self.shop])).rendered(as: .text, style: style)
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let colored = Self.report(Self.project(["App.swift": Self.shop])).rendered(
      as: .text, style: TextStyle(color: true))
    #expect(colored.contains("App.swift:5:21: \u{1B}[1;31mlacking\u{1B}[0m: the path"))
  }

  @Test func withoutLookupsThereIsNothingToProve() {
    let project = Self.project(["App.swift": "import SwiftUI\n"])
    #expect(Self.report(project).rendered(as: .text) == "no lookups that need an injection\n")
    #expect(project.isSufficient)
  }

  @Test func severalProjectsHaveTitles() {
    let project = Self.project(["App.swift": "import SwiftUI\n"])
    var other = project
    other.paths.projectRoot = "/p/other"
    #expect(
      Self.report(project, other).rendered(as: .text)
        == ".\n\nno lookups that need an injection\n\nother\n\nno lookups that need an injection\n")
  }

  private static let library = """
    import SwiftUI
    @Observable public final class Shop { var name = "" }
    public struct Shelf: View {
      @Environment(Shop.self) private var shop
      public var body: some View { Text(shop.name) }
    }
    """

  @Test func aLibraryNamesWhatItsUsersInject() {
    let project = Self.project(["A.swift": Self.library])
    #expect(
      Self.report(project).rendered(as: .text) == """
        Shop: 0 of 0 proven, 1 left to other projects

        to be injected by projects that show a public view:
          A.swift:3:15: Shelf: Shop

        no lookups that need an injection; 1 left to other projects

        """)
    #expect(
      Self.report(project).rendered(as: .markdown).hasSuffix(
        "| public view | where | to be injected by projects that show it |\n|---|---|---|\n| `Shelf` | `A.swift:3` | `Shop` |\n"
      ))
  }

  // MARK: JSON

  @Test func theJSONFollowsItsSchema() throws {
    let schema = try JSONSchema(path: "Schemas/proof-1.schema.json")
    var project = Self.project(["A|`.swift": Self.shop])
    project.required = 95
    project.regressed = [1]
    let others = [Self.project(["A.swift": "import SwiftUI\n"]), Self.project(["A.swift": Self.library])]
    for report in [Self.report(), Self.report(others[0], project, others[1])] {
      #expect(schema.problems(of: try ParsedJSON(report.rendered(as: .json))) == [])
    }
    let text = Self.report(project, others[1]).rendered(as: .json)
    for (right, wrong, problem) in [
      ("\"state\": \"lacking\"", "\"state\": \"missing\"", "$.projects[0].objects[1].lookups[1].state: enum"),
      ("\"remedy\"", "\"help\"", "$.projects[0].objects[1].lookups[0].cause: anyOf"),
      ("\"places\"", "\"place\"", "$.projects[0].causes[0]: required"),
      ("\"needs\"", "\"wants\"", "$.projects[1].surfaces[0]: additionalProperties"),
    ] {
      #expect(text.contains(right))
      #expect(schema.problems(of: try ParsedJSON(text.replacing(right, with: wrong))).contains(problem), "\(problem)")
    }
  }

  @Test func everyKindOfStepIsInTheSchema() throws {
    let schema = try JSONSchema(path: "Schemas/proof-1.schema.json")
    for kind in UnknownStep.Kind.allCases {
      #expect(schema.problems(of: .string(kind.rawValue), as: "kind") == [], "\(kind)")
    }
  }

  @Test func theJSONHasThePathAndTheRemedy() throws {
    let json = try ParsedJSON(Self.report(Self.project(["App.swift": Self.shop])).rendered(as: .json))
    let project = json["projects"].elements[0]
    #expect(project["summary"]["percent"] == .number(33))
    let lookups = project["objects"].elements[1]["lookups"].elements
    #expect(lookups[0]["cause"]["kind"] == .string("modifier"))
    #expect(lookups[0]["cause"]["configuration"] == .string("wired: [Shop]"))
    #expect(lookups[0]["cause"]["place"]["line"] == .number(9))
    #expect(lookups[1]["path"].elements.map { $0["name"] } == [.string("Market"), .string("Root"), .string("Twig")])
    #expect(lookups[1]["symbol"] == .string("Twig.shop"))
  }

  // MARK: Markdown

  @Test func markdownIsEscaped() {
    var project = Self.project(["A|`.swift": Self.shop])
    project.required = 66
    let text = Self.report(project).rendered(as: .markdown)
    #expect(text.hasPrefix("### envlint prove\n\n33 % proven: 1 of 3 lookups; 1 lacking, 1 unresolved\n\n**below the"))
    #expect(
      text.contains(
        "| looked up | proven | lacking | unresolved |\n|---|---|---|---|\n| `Cart` | 1 |  |  |\n| `Shop` |  | 1 | 1 |\n"
      ))
    #expect(
      text.contains(
        "| `` A\\|`.swift:5 `` | `Shop` | lacking | the path Market → Root → Twig doesn't inject it (`` A\\|`.swift:10 ``) | "
          + "inject `Shop` into `Twig` |\n"))
  }
}

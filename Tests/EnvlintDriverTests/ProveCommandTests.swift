import Foundation
import Testing

/// Runs 'envlint prove' as its users do.
struct ProveCommandTests {
  private static let app = """
    import SwiftUI
    @main struct Market: App {
      @State private var shop = Shop()
      var body: some Scene { WindowGroup { Root().environment(shop) } }
    }
    struct Root: View {
      var body: some View {
        Leaf()
        Twig()
        Bud().wired()
      }
    }

    """

  private let folder: TemporaryFolder

  /// Four lookups, three of which are proven.
  init() throws {
    func view(_ name: String) -> String {
      "struct \(name): View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }\n"
    }
    folder = try TemporaryFolder([
      ".git/HEAD": "", "App/Main.swift": Self.app,
      "Models/Shop.swift":
        "import SwiftUI\n@Observable final class Shop { var name = \"\" }\n@Observable final class Cart { var name = \"\" }\n",
      "Views/Leaf.swift": "import SwiftUI\n" + view("Leaf"), "Views/Twig.swift": "import SwiftUI\n" + view("Twig"),
      "Views/Bud.swift": """
      import SwiftUI
      struct Bud: View {
        @Environment(Shop.self) private var shop
        @Environment(Cart.self) private var cart
        var body: some View { Text(shop.name + cart.name) }
      }

      """,
    ])
  }

  private func write(_ old: String, _ new: String) throws {
    try folder.write(Self.app.replacing(old, with: new), to: "App/Main.swift")
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let run = try folder.envlint(["prove", "--format", "json"] + arguments)
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require((document?["projects"] as? [[String: Any]])?.first)
  }

  @Test func theTextIsTheDefault() throws {
    let run = try folder.envlint("prove")
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        Cart: 0 of 1 proven, 1 unresolved
          Views/Bud.swift:4:3: unresolved: unknown injections of the modifier '.wired' (App/Main.swift:10:11)
        Shop: 3 of 3 proven

        what to do:
          1 lookup: unknown injections of the modifier '.wired' (App/Main.swift:10:11)
            help: add it under 'injectors' in .envlint.yml: 'wired: []' if it injects none of these, otherwise what it injects of 'wired: [Cart]'

        75 % proven: 3 of 4 lookups; 1 unresolved

        """)
    #expect(try folder.envlint("prove", in: "Views").output.contains("\n  Bud.swift:4:3: unresolved"))
  }

  // MARK: The percentage

  @Test(arguments: [("75", 0), ("76", 1), ("0", 0), ("100", 1)])
  func aShareCanBeRequired(percent: String, status: Int32) throws {
    let run = try folder.envlint("prove", "--at-least", percent)
    #expect(run.status == status)
    #expect(run.output.contains("below the required \(percent) %: 1 more lookup must be proven\n") == (status == 1))
    #expect(run.errors == "")
    let other = try folder.envlint("prove", "--at-least", percent, "--format", "markdown")
    #expect(other.status == status)
    #expect(other.errors.contains("envlint: warning: below the required \(percent) %") == (status == 1))
  }

  @Test func theConfigurationCanRequireIt() throws {
    try folder.write("proof:\n  at_least: 76\n", to: ".envlint.yml")
    #expect(try folder.envlint("prove").status == 1)
    #expect(try folder.envlint("prove", "--at-least", "75").status == 0)
    #expect(try folder.envlint("prove", "--no-config").status == 0)
    let shown = try folder.envlint("config", "show").output
    #expect(shown.contains("proof.at_least: 76"))
    #expect(shown.contains("# .envlint.yml:2\n"))
    #expect(shown.contains("proof.baseline: null"))
    try folder.write("proof:\n  at_least: 76\ninjectors:\n  wired: [Cart]\n", to: ".envlint.yml")
    #expect(try folder.envlint("prove").status == 0)
  }

  /// With the help that the run gives, the lookup is proven.
  @Test func aPackagesContainerCanBeConfigured() throws {
    let app = Self.app.replacing("Bud().wired()", with: "Panel { Bud() }.environment(Cart())")
    try folder.write("import Kit\n" + app, to: "App/Main.swift")
    let open = try folder.envlint("prove").output
    #expect(
      open.contains(
        "help: add 'Panel' to 'containers' in .envlint.yml if it shows its content in place; otherwise inject 'Cart' and 'Shop' "
          + "into each view in that content\n"))
    try folder.write("containers: [Panel]\n", to: ".envlint.yml")
    #expect(try folder.envlint("prove", "--at-least", "100").status == 0)
    #expect(try folder.envlint("config", "show").output.contains("containers: [Panel]"))
    try folder.write("containers: Panel\n", to: ".envlint.yml")
    let wrong = try folder.envlint("prove")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains(".envlint.yml:1:13"))
  }

  @Test func withoutLookupsThereIsNothingToProve() throws {
    try folder.makeFolder("Empty")
    let run = try folder.envlint("prove", "Empty", "--at-least", "100")
    #expect(run.status == 0)
    #expect(run.output == "no lookups that need an injection\n")
    #expect(run.errors == "envlint: notice: no Swift files in 'Empty'\n")
    #expect(try folder.envlint("prove", "Models", "--at-least", "100").status == 0)
  }

  @Test func pathsNarrowIt() throws {
    let run = try folder.envlint("prove", "Views/Leaf.swift", "--at-least", "100")
    #expect(run.output == "Shop: 1 of 1 proven\n\n100 % proven: 1 of 1 lookup\n")
    #expect(run.status == 0)
  }

  // MARK: The baseline

  @Test func whatWasProvenStaysProven() throws {
    let written = try folder.envlint("prove", "--write-baseline", "proven.json")
    #expect(written.status == 0)
    #expect(
      written.errors == """
        envlint: notice: wrote 3 proven lookups to 'proven.json'
          hint: add 'baseline: proven.json' under 'proof' in .envlint.yml, or use '--baseline proven.json'

        """)
    #expect(try folder.text(of: "proven.json").contains("{\"file\": \"Views/Bud.swift\", \"symbol\": \"Bud.shop\""))
    #expect(try folder.envlint("prove", "--baseline", "proven.json").status == 0)
    try folder.write("proof:\n  baseline: proven.json\n", to: ".envlint.yml")
    #expect(try folder.envlint("prove", in: "Views").status == 0)
    #expect(try folder.envlint("prove", "--write-baseline", "proven.json").errors.contains("hint") == false)
    // Another line before it changes nothing.
    try folder.write("\n\n" + folder.text(of: "Views/Leaf.swift"), to: "Views/Leaf.swift")
    #expect(try folder.envlint("prove").status == 0)

    try write("Leaf()", "Leaf().themed()")
    let run = try folder.envlint("prove")
    #expect(run.status == 0, "an outer injection that a further modifier can't take away")
    try write(".environment(shop)", "")
    let lacking = try folder.envlint("prove")
    #expect(lacking.status == 1)
    let place = "(App/Main.swift:4:40)"
    let reason = "no longer proven: lacking: the path Market → Root"
    #expect(lacking.output.contains("  Views/Leaf.swift:4:21: \(reason) → Leaf doesn't inject it \(place)\n"))
    #expect(lacking.output.contains("  Views/Twig.swift:2:21: \(reason) → Twig doesn't inject it \(place)\n"))
    #expect(lacking.output.contains("  Views/Bud.swift:3:3: no longer proven: unresolved: unknown injections of the"))
    #expect(lacking.output.hasSuffix("\n3 lookups in the baseline are no longer proven\n"))
    #expect(try folder.envlint("prove", "Views/Twig.swift").output.contains("1 lookup in the baseline is no longer"))
  }

  @Test func onlyTheRightLookupsAreReported() throws {
    _ = try folder.envlint("prove", "--write-baseline", "proven.json")
    try write("Twig()", "Twig().wired()")
    #expect(try folder.envlint("prove", "--baseline", "proven.json").status == 0)
    try write("Root().environment(shop)", "Root().environment(shop); Panel { Twig() }")
    let run = try folder.envlint("prove", "--baseline", "proven.json")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "  Views/Twig.swift:2:21: no longer proven: unresolved: unknown place where 'Panel' shows its content (App/Main.swift:4:66)\n"
      ))
    let project = try json("--baseline", "proven.json")
    let lookups = (project["objects"] as? [[String: Any]])?.flatMap { $0["lookups"] as? [[String: Any]] ?? [] }
    let regressed = lookups?.filter { $0["regressed"] as? Bool == true }.compactMap { $0["symbol"] as? String }
    #expect(regressed == ["Twig.shop"])
    #expect(project["sufficient"] as? Bool == false)
  }

  @Test func differencesToTheBaselineAreSaid() throws {
    try write(".environment(shop)", "")
    _ = try folder.envlint("prove", "--write-baseline", "proven.json")
    try write("Leaf()", "Leaf()")
    let run = try folder.envlint("prove", "--baseline", "proven.json")
    #expect(run.status == 0)
    #expect(
      run.errors.contains("envlint: notice: 3 proven lookups not in the baseline yet\n  hint: '--write-baseline'"))
    _ = try folder.envlint("prove", "--write-baseline", "proven.json")
    try folder.write(
      "import SwiftUI\nstruct Twig: View { var body: some View { Text(\"\") } }\n", to: "Views/Twig.swift")
    let gone = try folder.envlint("prove", "--baseline", "proven.json")
    #expect(gone.status == 0)
    #expect(gone.errors.contains("1 baseline entry matches no lookup any more"))
    #expect(try folder.envlint("prove", "--baseline", "proven.json", "--quiet").errors == "")
  }

  @Test func aRunOverAPartKeepsTheOtherEntries() throws {
    _ = try folder.envlint("prove", "--write-baseline", "proven.json")
    let all = try folder.text(of: "proven.json")
    let run = try folder.envlint("prove", "Views/Leaf.swift", "--write-baseline", "proven.json")
    #expect(
      run.errors.contains("wrote 1 proven lookup to 'proven.json', and kept 2 entries that this run didn't check"))
    #expect(try folder.text(of: "proven.json") == all)
  }

  @Test func writingABaselineKeepsWhatIsNoLongerProven() throws {
    _ = try folder.envlint("prove", "--write-baseline", "proven.json")
    let all = try folder.text(of: "proven.json")
    try write("Twig()", "Panel { Twig() }")
    let run = try folder.envlint("prove", "--write-baseline", "proven.json")
    #expect(
      run.errors.contains(
        "wrote 2 proven lookups to 'proven.json', and kept 1 entry that is no longer proven\n"
          + "  hint: delete an entry from the file to accept that its lookup is no longer proven\n"))
    #expect(try folder.text(of: "proven.json") == all)
    #expect(try folder.envlint("prove", "--baseline", "proven.json").status == 1)
  }

  @Test func anUnusableBaselineIsAnError() throws {
    try folder.write("{\n<<<<<<< HEAD\n", to: "proven.json")
    let given = try folder.envlint("prove", "--baseline", "proven.json")
    #expect(given.status == 2 && given.output == "")
    #expect(
      given.errors.hasPrefix("envlint: error: 'proven.json': is an unresolved merge conflict (line 2)\n  hint: write a")
    )
    let missing = try folder.envlint("prove", "--baseline", "prven.json")
    #expect(missing.errors == "envlint: error: 'prven.json': doesn't exist\n  hint: did you mean 'proven.json'?\n")
    try folder.write("proof:\n  baseline: proven.json\n", to: ".envlint.yml")
    for command in [["prove"], ["config", "check"]] {
      let configured = try folder.envlint(command)
      #expect(configured.status == 2)
      #expect(
        configured.errors.hasPrefix(".envlint.yml:2:13: error: 'proven.json' is an unresolved merge conflict (line 2)"))
      #expect(configured.errors.contains("hint: write a new one with '--write-baseline'"))
    }
    // Writing it anew mends it.
    #expect(try folder.envlint("prove", "--write-baseline", "proven.json").status == 0)
    #expect(try folder.envlint("prove").status == 0)
  }

  // MARK: Mistakes

  @Test(arguments: [
    (
      ["--at-least", "120"], "invalid percentage '120'; expected a whole number from 0 to 100",
      "write '--at-least 95' for 95 %"
    ),
    (["--at-least", "x"], "invalid percentage 'x'; expected a whole number from 0 to 100", "write '--at-least 95'"),
    (["--at-least=94.96"], "invalid percentage '94.96'; expected a whole number", "write '--at-least 95'"),
    (["--at-lest", "95"], "unknown option '--at-lest' of 'envlint prove'", "did you mean '--at-least'?"),
    (["--format", "jsn"], "unknown format 'jsn'", "did you mean 'json'?"),
    (
      ["--baseline", "a.json", "--write-baseline", "b.json"],
      "'--baseline' and '--write-baseline' can't be used together", "remove one of them"
    ),
    (["--write-baseline", "no/a.json"], "'no/a.json': the folder 'no' doesn't exist", "create it first"),
    (["Vews"], "'Vews': ", "did you mean 'Views'?"),
  ]) func mistakesAreExplained(words: [String], message: String, hint: String) throws {
    let run = try folder.envlint(["prove"] + words)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("envlint: error: \(message)"))
    #expect(run.errors.contains("  hint: \(hint)"))
  }

  @Test func aFileThatCannotBeReadFailsTheRun() throws {
    try folder.link("Views/Gone.swift", to: "nowhere.swift")
    let run = try folder.envlint("prove", "Views/Leaf.swift", "Views/Gone.swift")
    #expect(run.status == 2)
    #expect(run.errors.contains("Gone.swift'"))
  }

  @Test func aWrongConfigurationFailsTheRun() throws {
    try folder.write("proof:\n  at_lest: 95\n", to: ".envlint.yml")
    let run = try folder.envlint("prove")
    #expect(run.status == 2 && run.output == "")
    #expect(run.errors.hasPrefix(".envlint.yml:2:3: error: 'proof' has no setting 'at_lest'"))
  }

  // MARK: Other commands

  @Test func theDoctorHasTheSameNumbers() throws {
    let text = try folder.envlint("doctor").output
    #expect(
      text.contains(
        """
        lookups:
          3 of 4 provided: every known path injects the object
          0 missing: a known path doesn't inject the object
          1 unresolved: unknown injections of the modifier '.wired'
          'envlint prove' lists them, with causes and what to do

        """))
    let summary = try json()["summary"] as? [String: Int]
    #expect(summary?["proven"] == 3 && summary?["lookups"] == 4 && summary?["unresolved"] == 1)
  }

  @Test func theMapHasTheSameMarks() throws {
    let run = try folder.envlint("map", "--format", "json")
    let map = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let objects = map?["objects"] as? [[String: Any]] ?? []
    let reads = objects.flatMap { $0["read"] as? [[String: Any]] ?? [] }
    #expect(reads.map { $0["symbol"] as? String } == ["Bud.cart", "Bud.shop", "Leaf.shop", "Twig.shop"])
    #expect(reads.map { $0["proof"] as? String } == ["unresolved", "proven", "proven", "proven"])
    #expect(try folder.envlint("map").output.contains("Bud:4, unresolved"))
    #expect(try folder.envlint("map", "--key", "Shop").output.contains("Leaf.shop, required, proven\n"))
  }

  @Test func severalProjectsAreProvenEach() throws {
    let other = try TemporaryFolder([".git/HEAD": "", "A.swift": "import SwiftUI\n"])
    let run = try folder.envlint("prove", ".", other.path, "--at-least", "76")
    #expect(run.status == 1)
    #expect(run.output.contains("75 % proven") && run.output.contains("no lookups that need an injection"))
    let written = try folder.envlint("prove", ".", other.path, "--write-baseline", "a.json")
    #expect(written.status == 2)
    #expect(written.errors.contains("'--write-baseline' works with one project"))
  }

  @Test func threadsDoNotChangeIt() throws {
    let proofs = try ["1", "2", "7"].map { try folder.envlint("prove", "--format", "json", "--threads", $0).output }
    #expect(Set(proofs).count == 1)
  }
}

import EnvlintConfiguration
import EnvlintFacts
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

struct ProofBaselineTests {
  /// Proofs of two views, the first of which gets its object only if `injection` provides it.
  private func proofs(
    _ injection: String = ".environment(Shop())", first: String = "First.swift", view: String = "First"
  ) -> [LookupProof] {
    func code(_ name: String) -> String {
      """
      import SwiftUI
      struct \(name): View { @Environment(Shop.self) private var shop; var body: some View { Text(shop.name) } }
      """
    }
    let files = [
      "App.swift": """
      import SwiftUI
      @Observable final class Shop { var name = "" }
      @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { \(view)()\(injection); Second().environment(Shop()) } }
      """,
      first: code(view), "Second.swift": code("Second"),
    ]
    let paths = files.keys.sorted()
    let bytes = paths.map { SourceBytes(files[$0] ?? "") }
    let sources = SourceSet(paths: paths) { .bytes(bytes[$0]) }
    return LookupProofs(of: Linter(settings: Settings(), threads: 1).lint(sources, onlyRules: []).worlds[0].index).all
  }

  @Test func whatIsStillProvenIsNoDifference() {
    #expect(ProofBaseline(proofs()).compare(proofs()) == ProofBaseline.Comparison())
  }

  @Test func whatIsNoLongerProvenIsRegressed() {
    let found = proofs("")
    #expect(found.map(\.symbol) == ["First.shop", "Second.shop"])
    #expect(ProofBaseline(proofs()).compare(found).regressed == [0])
    #expect(ProofBaseline(proofs()).compare(proofs(".wired()")).regressed == [0])
    // What wasn't proven before is none.
    #expect(ProofBaseline(found).compare(found) == ProofBaseline.Comparison())
    #expect(ProofBaseline(found).compare(proofs()).newCount == 1)
  }

  @Test func aFileThatMovedKeepsItsEntries() {
    #expect(ProofBaseline(proofs()).compare(proofs(first: "Views/First.swift")) == ProofBaseline.Comparison())
    let found = proofs("", first: "Views/First.swift")
    #expect(ProofBaseline(proofs()).compare(found).regressed.map { found[$0].symbol } == ["First.shop"])
  }

  @Test func whatIsGoneIsCounted() {
    let comparison = ProofBaseline(proofs()).compare(proofs("", view: "Other"))
    #expect(comparison.regressed.isEmpty && comparison.goneCount == 1 && comparison.newCount == 0)
  }

  @Test func theTextIsReadBack() throws {
    let baseline = ProofBaseline(proofs())
    #expect(
      baseline.text == """
        {
        "version": 1,
        "proven": [
        {"file": "First.swift", "symbol": "First.shop", "name": "Shop", "ordinal": 1},
        {"file": "Second.swift", "symbol": "Second.shop", "name": "Shop", "ordinal": 1}
        ]
        }

        """)
    #expect(try ProofBaseline(parsing: ArraySlice(baseline.text.utf8)) == baseline)
    #expect(try ProofBaseline(parsing: ArraySlice(ProofBaseline([ProofBaseline.Entry]()).text.utf8)).entries.isEmpty)
  }

  @Test(arguments: [
    ("{\n<<<<<<< HEAD\n", "an unresolved merge conflict", 2),
    ("{\"version\": 1, \"findings\": []}", "not a baseline: 'version' or 'proven' is missing", nil),
    ("{\"version\": 9, \"proven\": []}", "a baseline of format 9; this version of envlint supports only 1", nil),
    (
      "{\"version\": 1, \"proven\": [{\"file\": \"A.swift\"}]}",
      "entry 1 lacks 'file', 'symbol', 'name' or 'ordinal'", nil
    ),
  ])
  func whatIsNoBaselineIsSaid(text: String, message: String, line: Int?) {
    let error = #expect(throws: BaselineFormatError.self) { try ProofBaseline(parsing: ArraySlice(text.utf8)) }
    #expect(error?.message == message)
    #expect(error?.line == line)
  }
}

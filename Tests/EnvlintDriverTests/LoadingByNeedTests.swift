import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintSyntax
import Testing

/// What is not parsed must not matter.
@Suite struct LoadingByNeedTests {
  /// Each helper stands in a file of its own that never speaks of the environment.
  private static let project: [String: String] = [
    "Keys.swift": """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var store: Store = Store()
      @Entry var handler: Handler?
      @Entry var rules = Rules()
      @Entry var saved: Store = Saved.store
    }
    struct Screen { @Environment(Account.self) private var account }
    """,
    "Store.swift": "final class Store { var items: [Int] = [] }",
    "Handler.swift": "typealias Handler = InnerHandler",
    "InnerHandler.swift": "typealias InnerHandler = (Int) -> Void",
    "Rules.swift":
      "struct Rules { var names: [String]; init() { names = []; for n in 0..<9 { names.append(\"r\\(n)\") } } }",
    "Saved.swift": "enum Saved { static let store = Store() }",
    "Screen+View.swift": "import SwiftUI\nextension Screen: Shown { var body: some View { Text(\"x\") } }",
    "Screen+Help.swift":
      "extension Screen { func help() { for n in [1].map({ -$0 }) { func show() { print(n) }; show() } } }",
    "Shown.swift": "import SwiftUI\nprotocol Shown: View {}",
    "Account.swift": "final class Account {}",
    "Unrelated.swift": "struct Unrelated { var other: Int }",
  ]

  private func findings(_ effort: Effort, threads: Int) -> [Diagnostic] {
    let paths = Self.project.keys.sorted()
    let sources = SourceSet(paths: paths) { .bytes(SourceBytes(Self.project[paths[$0]] ?? "")) }
    return Linter(settings: Settings(), threads: threads, effort: effort).lint(sources).diagnostics
  }

  @Test func findingsAreThoseOfARunThatParsesEverything() {
    let all = findings(.everything, threads: 1)
    #expect(findings(.asNeeded, threads: 1) == all)
    #expect(findings(.asNeeded, threads: 4) == all)
    #expect(
      all.map(\.rule) == ["unstable_entry_default", "closure_entry", "expensive_entry_default", "object_type_lookup"]
    )
  }

  /// Bodies that cannot hold a fact are not walked; walking them all the same changes nothing.
  @Test func factsAreThoseOfAWalkThroughEverything() {
    for (path, text) in Self.project {
      let source = SourceBytes(text)
      let facts = FileFacts(path: path, extracting: source)
      #expect(FileFacts(path: path, extracting: source, effort: .everything) == facts, "\(path)")
    }
  }

  @Test func aSkimNamesWhatAFileDeclares() {
    let source = SourceBytes(
      "extension A.B { class C {} }\nactor D {}\ntypealias E = Int\nlet f = 1 // class G\nfunc g() { let inner = 2 }")
    let skim = Skim(Tokens(tokenizing: source), source)
    #expect(!skim.mentionsEnvironment)
    let names = Set(skim.declaredNames.map(\.name))
    for name in ["A", "B", "C", "D", "E", "f", "g"] { #expect(names.contains(Skim.hash(name)), "\(name)") }
    let inner = skim.declaredNames.first { $0.name == Skim.hash("C") }
    #expect(inner?.outer == Skim.hash("A"))
    for name in ["G", "inner"] { #expect(!names.contains(Skim.hash(name)), "\(name)") }
  }
}

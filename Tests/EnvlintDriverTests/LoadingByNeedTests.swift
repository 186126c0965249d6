import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintRules
import EnvlintSyntax
import Testing

/// What is not parsed must not matter.
@Suite struct LoadingByNeedTests {
  /// Each helper stands in a file of its own that never speaks of the environment.
  static let project: [String: String] = [
    "Keys.swift": """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var store: Store = Store()
      @Entry var handler: Handler?
      @Entry var rules = Rules()
      @Entry var saved: Store = Saved.store
    }
    struct Screen {
      @Environment(Account.self) var account
      @Environment(Library.self) var library
      @Environment(\\.isEnabled) var isEnabled
    }
    protocol OwnKey: EnvironmentKey {}
    """,
    "Store.swift": "final class Store { var items: [Int] = [] }",
    "Handler.swift": "typealias Handler = InnerHandler",
    "InnerHandler.swift": "typealias InnerHandler = (Int) -> Void",
    "Rules.swift":
      "struct Rules { var names: [String]; init() { names = []; for n in 0..<99 { names.append(\"r\\(n)\") } } }",
    "Saved.swift": "enum Saved { static let store = Store() }",
    "Screen+View.swift":
      "import SwiftUI\nextension Screen: Shown { var body: some View { Text(\"\\(account) \\(library)\") } }",
    "Screen+Help.swift":
      "extension Screen { func help() { for n in [1].map({ -$0 }) { func show() { print(n) }; show() } } }",
    "Screen+Wait.swift": "extension Screen { func wait() async { while !isEnabled { await Task.yield() } } }",
    "Shown.swift": "import SwiftUI\nprotocol Shown: View {}",
    "Account.swift": "final class Account {}",
    "Library.swift": "final class Library {}",
    "View+Library.swift":
      "import SwiftUI\nextension View { func withLibrary() -> some View { environment(Library()) } }",
    "TapKey.swift": "import SwiftUI\nstruct TapKey: DerivedKey { static let defaultValue: () -> Void = {} }",
    "DerivedKey.swift": "import SwiftUI\nprotocol DerivedKey: OwnKey {}",
    "Unrelated.swift": "struct Unrelated { var other: Int }",
    "Count.swift": """
    import SwiftUI
    struct CountKey: OwnKey { static var defaultValue = 1 }
    struct TotalKey: OwnKey { static var defaultValue: Int { Counting.total() } }
    struct GapKey: EnvironmentKey { static let defaultValue = 1 }
    extension EnvironmentValues {
      var count: Int { get { self[CountKey.self] } set { self[Wrong.self] = newValue } }
      var gap: Int { get { self[GapKey.self] } set { self[GapKey.self] = newValue } }
      var locale: Int { 1 }
      @Entry var dead = 1
      @Entry var alive = 1
    }
    """,
    "CountView.swift": """
    import SwiftUI
    struct CountView {
      @Environment(\\.pair) var pair
      @Environment(\\.alive) var alive
      @Environment(\\.dead) var unused
      @Environment(\\.count) private var count
      init(_ n: Int) { print(alive) }
    }
    extension EnvironmentValues { @Entry var pair: CountPair = .one }
    """,
    "CountView+Body.swift":
      "import SwiftUI\nextension CountView: Shown { var body: some View { Text(\"\\(pair.first)\") } }",
    "CountPair.swift": "struct CountPair { var first = 1; var second = 2; static let one = CountPair() }",
    "CountBadge.swift": """
    import SwiftUI
    struct CountBadge: Shown { @Environment(\\.alive) var alive; var body: some View { Text("\\(alive)") } }
    struct CountText: Shown { @Environment(\\.gap) var gap; var body: some View { Text("\\(gap)") } }
    """,
    "CountCalls.swift": """
    import SwiftUI
    struct CountFirst: Shown { @Environment(\\.gap) private var gap; var body: some View { Text(countText(gap)) } }
    struct CountSecond: Shown { @Environment(\\.gap) private var gap; var body: some View { Text(countText(gap)) } }
    """,
    "CountFunction.swift": "func countText(_ count: Int) -> String { \"a\" }",
    "CountHost.swift": "func host() { _ = CountBadge(alive: Environment(\\.gap)) }\nimport SwiftUI",
    "CountModel.swift": "import SwiftUI\nfinal class CountModel: CountBase { @Environment(\\.alive) var alive }",
    "CountBase.swift": "class CountBase {}",
    "CountInline.swift": "import SwiftUI\nlet countInline = Environment(\\.alive).wrappedValue",
    "CountUses.swift": """
    import SwiftUI
    struct Made: Shown {
      @Environment(\\.locale) var locale
      @Environment(\\.place) private var place
      init() { print(locale) }
      var body: some View { Text(place.name + Environment(\\.font).wrappedValue) }
    }
    struct Maker: Shown { var body: some View { Badge(font: .init(\\.bold)) } }
    struct Badge: Shown { @Environment(\\.font) var font; var body: some View { Text("").font(font) } }
    struct Plain: Hashable { @Environment(\\.locale) var locale }
    struct Clock: Shown { @Environment(\\.isEnabled) var isEnabled; var body: some View { Text(isEnabled ? "a" : "b") } }
    """,
    "CountPlace.swift":
      "import SwiftUI\nextension EnvironmentValues { @Entry var place: Place = .start }",
    "CountClock.swift":
      "extension Clock { func run(_ ticks: Ticks) async { for await _ in ticks { print(isEnabled) } } }",
    "Place.swift": "struct Place { var name: String; var code: Int; static let start = Place(name: \"\", code: 0) }",
    "CountInjections.swift": """
    import SwiftUI
    struct Injecting: Shown {
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.presentationMode) private var mode
      @Environment(\\.place) private var place
      @Environment(\\._hidden) private var hidden
      var body: some View {
        Text(place.name).environment(\\.place, Place(name: "a", code: 1)).environment(\\.place, Place(name: "b", code: hidden))
        Text("").environment(Cart()).sheet(isPresented: .constant(true)) { Button("") { dismiss() } }
        GeometryReader { proxy in Text("").environment(\\.width, proxy.size.width) }
        Button("") { mode.wrappedValue.dismiss() }
      }
    }
    """,
    "CountHidden.swift": """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var _hidden = 1
      @Entry var width: Width = 0
    }
    """,
    "CountApp.swift": """
    import SwiftUI
    @main struct CountApp: App { var body: some Scene { WindowGroup { CountHome() } } }
    """,
    "CountHome.swift": "import SwiftUI\nstruct CountHome: View { var body: some View { VStack { CountBoard() } } }",
    "CountBoard.swift": """
    import SwiftUI
    struct CountBoard: View {
      @Environment(CountTable.self) private var model
      var body: some View { Text(model.name) }
    }
    """,
    "CountHosting.swift": """
    import UIKit
    final class CountHost: UIViewController {
      func show() { present(UIHostingController(rootView: CountBoard()), animated: true) }
    }
    """,
    "CountTable.swift": "@Observable final class CountTable { var name = String() }",
    "Cart.swift": "@Observable final class Cart { var count = 0 }",
    "Width.swift": "import CoreGraphics\ntypealias Width = CGFloat",
    "Counting.swift": "enum Counting { static func total() -> Int { fatalError() } }",
    "Wrong.swift": "typealias Wrong = OtherKeys.Wrong",
    "OtherKeys.swift": "enum OtherKeys { struct Wrong {} }",
    "Alive.swift": "func alive(_ values: Values) -> Int { values.alive + values.gap }",
  ]

  /// - Parameter rule: the only rule that runs; nil for all.
  private func findings(_ prefilter: Prefilter, threads: Int, rule: String? = nil) -> [Diagnostic] {
    var settings = Settings()
    settings.onlyRules = rule.map { [$0] } ?? []
    settings.optInRules = Catalog.rules.map(\.id)
    let paths = Self.project.keys.sorted()
    let sources = SourceSet(paths: paths) { .bytes(SourceBytes(Self.project[paths[$0]] ?? "")) }
    return Linter(settings: settings, threads: threads, prefilter: prefilter).lint(sources).diagnostics
  }

  @Test func findingsAreThoseOfARunThatParsesEverything() {
    let all = findings(.off, threads: 1)
    #expect(findings(.on, threads: 1) == all)
    #expect(findings(.on, threads: 4) == all)
    #expect(
      all.filter { !$0.location.file.hasPrefix("Count") }.map { "\($0.rule) \($0.severity)" } == [
        "unstable_entry_default warning", "dead_entry info", "closure_entry warning", "dead_entry info",
        "expensive_entry_default warning", "dead_entry info", "object_type_lookup warning",
        "object_type_lookup info", "untyped_environment info", "environment_tracking_loop error",
        "closure_entry warning",
      ])
  }

  /// What one rule asks for must not depend on what others asked for. Only what another finding explains is left out among others.
  @Test(arguments: Catalog.rules.map(\.id)) func aRuleAloneFindsWhatItFindsAmongOthers(_ rule: String) {
    let all = findings(.off, threads: 1)
    let explained = all.flatMap(\.explained)
    let expected = all.filter { $0.rule == rule }
    #expect(!expected.isEmpty)
    let alone = findings(.on, threads: 1, rule: rule)
    #expect(alone.filter { !explained.contains(.init(rule: rule, at: $0.location)) } == expected)
  }

  /// Where a module comes from elsewhere, it may bring SwiftUI with it; where the project exports one, any file may see it.
  @Test(
    arguments: [
      ["Shop.swift": "import Kit"], ["Shop.swift": "import Foundation", "Exports.swift": "@_exported import Kit"],
      ["Shop.swift": "", "Exports.swift": "import SwiftUI\n@_exported import Kit\nlet a: EnvironmentValues"],
    ])
  func aRootIsFoundWhateverItsFileImports(_ imports: [String: String]) {
    var files = imports
    files["Shop.swift"]? += "\n@main struct Shop: App { var body: some Scene { WindowGroup { Aisle() } } }"
    files["Aisle.swift"] = """
      import SwiftUI
      @Observable final class Cart {}
      struct Aisle: View { @Environment(Cart.self) var cart; var body: some View { Text("\\(cart)") } }
      """
    let paths = files.keys.sorted()
    let sources = SourceSet(paths: paths) { [files] in .bytes(SourceBytes(files[paths[$0]] ?? "")) }
    let results = Prefilter.allCases.map {
      Linter(settings: Settings(), threads: 1, prefilter: $0).lint(sources).diagnostics
    }
    #expect(results[0].contains { $0.rule == "missing_injection" && $0.severity == .error })
    #expect(results.allSatisfy { $0 == results[0] })
  }

  /// Bodies that cannot hold a fact are not walked; walking them all the same changes nothing.
  @Test func factsAreThoseOfAWalkThroughEverything() {
    for (path, text) in Self.project {
      let source = SourceBytes(text)
      let facts = FileFacts(path: path, extracting: source)
      #expect(FileFacts(path: path, extracting: source, prefilter: .off) == facts, "\(path)")
    }
  }

  /// No getter belongs to an entry; its body may be left out.
  @Test func theGetterOfAnEntryIsNotRead() {
    let source = SourceBytes(
      "extension E {\n  @Entry var e: T { fatalError() }\n  static var defaultValue: T { T() }\n}")
    let facts = FileFacts(path: "E.swift", extracting: source)
    #expect(FileFacts(path: "E.swift", extracting: source, prefilter: .off) == facts)
  }

  @Test func anOutlineNamesWhatAFileDeclares() {
    let source = SourceBytes(
      """
      extension A.B { class C {} }
      actor D {}
      typealias E = Int
      let f = 1 // class G
      func g() { let inner = 2 }
      extension Swift.String { class I {} }
      """)
    let outline = Outline(Tokens(tokenizing: source), source)
    #expect(!outline.mentionsEnvironment)
    let names = Set(outline.declaredNames)
    for name in ["D", "E", "f", "g"] + ["A", "B", "String"].map(Outline.extensionName) {
      #expect(names.contains(Outline.hash(name)), "\(name)")
    }
    for name in ["A", "C", "G", "I", "inner"] { #expect(!names.contains(Outline.hash(name)), "\(name)") }
  }
}

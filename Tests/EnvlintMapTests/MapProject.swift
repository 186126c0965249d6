import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

@testable import EnvlintMap

/// A small project of which a map is made, as the program does it.
struct MapProject {
  /// By path.
  var files: [String: String]

  init(_ files: [String: String]) { self.files = files }

  /// One file that sees SwiftUI.
  init(_ code: String) { self.init(["App.swift": "import SwiftUI\n" + code]) }

  private func result() -> LintResult {
    let paths = files.keys.sorted()
    let bytes = paths.map { SourceBytes(files[$0] ?? "") }
    return Linter(settings: Settings(), threads: 1).lint(
      SourceSet(paths: paths) { .bytes(bytes[$0]) })
  }

  var map: EnvironmentMap { EnvironmentMap(of: result().worlds[0].index, hints: { _ in DefaultClassifier.Hints() }) }

  /// - Parameter keys: those that are asked for; none for all.
  func report(_ keys: String...) -> MapReport {
    let result = result()
    let whole = EnvironmentMap(of: result.worlds[0].index, hints: { _ in DefaultClassifier.Hints() })
    let named = keys.reduce(into: Set<Int>()) { $0.formUnion(whole.entries(named: $1)) }
    var report = MapReport(
      keys.isEmpty ? whole : whole.narrowed(to: named), findings: result.diagnostics,
      paths: PathContext(projectRoot: "/home/me/app", workingDirectory: "/home/me/app", gitRoot: nil),
      tool: Report.Tool(name: "envlint", version: "0.1.0", homepage: ""), isNarrowed: !keys.isEmpty)
    report.sources = files.mapValues { SourceText($0) }
    return report
  }
}

extension EnvironmentMap {
  /// The entry of that name.
  subscript(name: String) -> Entry? { entries.first { $0.key.name == name } }
}

extension EnvironmentMap.Entry {
  /// What arrives at each property, by its symbol.
  var arrivals: [String: EnvironmentMap.Arrival?] {
    Dictionary(uniqueKeysWithValues: reads.map { ($0.site.symbol, $0.arrival) })
  }
}

extension MapProject {
  /// An app with a key, an object, and a way to each kind of arrival.
  static let shop = MapProject([
    "Sources/Keys.swift": """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var theme = Theme()
      @Entry var token = UUID()
      @Entry var spare: Int = 1
      var isDark: Bool { theme.isDark }
      var locale2: String {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
      }
    }
    struct LocaleKey: EnvironmentKey { static let defaultValue = "en" }
    struct Theme { var isDark = false }

    """,
    "Sources/App.swift": """
    import SwiftUI
    final class Session: ObservableObject {}
    @main struct Shop: App {
      @StateObject private var session = Session()
      var body: some Scene {
        WindowGroup {
          Home().environment(\\.theme, Theme(isDark: true)).environmentObject(session)
          Side()
        }
      }
    }
    struct Home: View {
      var body: some View { Row(); Side() }
    }
    struct Side: View {
      @Environment(\\.theme) private var theme
      @Environment(\\.token) private var token
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Text("\\(theme.isDark) \\(token) \\(scheme)") }
    }
    struct Row: View {
      @Environment(\\.theme) private var theme
      @EnvironmentObject private var session: Session
      var body: some View { Text("\\(theme.isDark) \\(session)") }
    }
    struct Lonely: View {
      @Environment(\\.theme) private var theme
      var body: some View { Text("\\(theme.isDark)") }
    }
    #Preview { Row().environment(\\.theme, Theme()).environmentObject(Session()) }

    """,
  ])
}

import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintMap
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// What envlint says about some files under the default settings.
struct SampleReport {
  var report: Report
  /// What `envlint map` prints.
  var map: String

  /// - Parameter files: paths and texts, sorted by path.
  init(of files: [(path: String, text: String)]) {
    let bytes = files.map { SourceBytes($0.text) }
    var settings = Settings()
    // As the package says.
    settings.languageMode = .swift6
    let result = Linter(settings: settings, threads: 2).lint(SourceSet(paths: files.map(\.path)) { .bytes(bytes[$0]) })
    let findings = result.diagnostics.filter { $0.severity >= settings.minSeverity }
    let hiddenCount = result.diagnostics.count - findings.count
    let whole = EnvironmentMap(of: result.worlds[0].index, hints: { _ in DefaultClassifier.Hints() })
    let paths = PathContext(projectRoot: "/", workingDirectory: "/", gitRoot: nil)
    let sources = Dictionary(uniqueKeysWithValues: files.map { ($0.path, SourceText($0.text)) })
    let tool = Report.Tool(name: "envlint", version: envlintVersion, homepage: "")
    var mapReport = MapReport(
      whole.narrowed(to: Set(whole.entries.indices)), findings: result.diagnostics, paths: paths, tool: tool,
      isNarrowed: false)
    mapReport.sources = sources
    map = mapReport.rendered(as: .text)
    report = Report(
      findings: findings,
      summary: Report.Summary(
        of: findings, files: files.count, hidden: hiddenCount, hiddenBelow: settings.minSeverity),
      sources: sources, paths: paths, rules: Catalog.rules, pages: [:], tool: tool)
  }

  /// That of `envlint Examples`.
  static func examples() throws -> SampleReport {
    SampleReport(
      of: try Repository.files(below: "Examples", suffix: ".swift").map { ($0, try Repository.text($0)) })
  }

  /// That of the small app whose crash the README shows.
  static func crash() -> SampleReport {
    SampleReport(of: [
      (
        "App/ReaderApp.swift",
        """
        import SwiftUI

        @main
        struct ReaderApp: App {
          @State private var library = Library()

          var body: some Scene {
            WindowGroup {
              Shelf()
                .environment(library)
            }
            Settings {
              SyncPane()
            }
          }
        }

        """
      ),
      (
        "Models/Library.swift",
        """
        import Observation

        @Observable final class Library {
          var books: [String] = []
        }

        """
      ),
      (
        "Views/Shelf.swift",
        #"""
        import SwiftUI

        struct Shelf: View {
          @Environment(Library.self) private var library

          var body: some View {
            List(library.books, id: \.self) { Text($0) }
          }
        }

        """#
      ),
      (
        "Views/SyncPane.swift",
        #"""
        import SwiftUI

        struct SyncPane: View {
          var body: some View {
            Form { BookCount() }
          }
        }

        struct BookCount: View {
          @Environment(Library.self) private var library

          var body: some View {
            Text("\(library.books.count) books")
          }
        }

        """#
      ),
    ])
  }

  /// `path:line:column: severity: … (rule)` of each finding.
  var lines: [Substring] { report.rendered(as: .concise).split(separator: "\n") }
}

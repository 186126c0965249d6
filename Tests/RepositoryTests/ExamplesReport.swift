import EnvlintConfiguration
import EnvlintDriver
import EnvlintFacts
import EnvlintMap
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// What `envlint Examples` reports under the default settings.
struct ExamplesReport {
  var report: Report
  /// What `envlint map Examples` prints.
  var map: String

  init() throws {
    let files = try Repository.files(below: "Examples", suffix: ".swift")
    let texts = try files.map { try Repository.text($0) }
    let bytes = texts.map { SourceBytes($0) }
    var settings = Settings()
    // As the package says.
    settings.languageMode = .swift6
    let result = Linter(settings: settings, threads: 2).lint(SourceSet(paths: files) { .bytes(bytes[$0]) })
    let findings = result.diagnostics.filter { $0.severity >= settings.minSeverity }
    let hiddenCount = result.diagnostics.count - findings.count
    let whole = EnvironmentMap(of: result.project, hints: { _ in DefaultClassifier.Hints() })
    let paths = PathContext(projectRoot: "/", workingDirectory: "/", gitRoot: nil)
    var mapReport = MapReport(
      whole.narrowed(to: Set(whole.entries.indices)), findings: result.diagnostics, paths: paths,
      tool: Report.Tool(name: "envlint", version: envlintVersion, homepage: ""), isNarrowed: false)
    mapReport.sources = Dictionary(uniqueKeysWithValues: zip(files, texts.map { SourceText($0) }))
    map = mapReport.rendered(as: .text)
    report = Report(
      findings: findings,
      summary: Report.Summary(of: findings, files: files.count, hidden: hiddenCount, hiddenBelow: settings.minSeverity),
      sources: Dictionary(uniqueKeysWithValues: zip(files, texts.map { SourceText($0) })),
      paths: paths,
      rules: Catalog.rules, pages: [:], tool: Report.Tool(name: "envlint", version: envlintVersion, homepage: ""))
  }

  /// `path:line:column: severity: … (rule)` of each finding.
  var lines: [Substring] { report.rendered(as: .concise).split(separator: "\n") }

  /// The findings of some rules as a terminal shows them, a line of dots for the others, and the summary.
  func excerpt(showing rules: Set<String>) -> String {
    var shown = report
    shown.findings.removeAll { !rules.contains($0.rule) }
    let findings = shown.rendered(as: .text, style: TextStyle(showsSummary: false))
    return findings + (shown.findings.count < report.findings.count ? "…\n\n" : "") + report.renderedSummary()
  }
}

import EnvlintFacts
import EnvlintReporting
import EnvlintRules

extension Report {
  /// One report about several projects, without the pages of rules.
  ///
  /// - Parameters:
  ///   - runs: with paths relative to `root`.
  ///   - root: a folder that contains all projects.
  init(of runs: [ProjectRun], root: String, workingDirectory: String, hiddenBelow: Severity) {
    let findings = runs.flatMap(\.findings).sorted()
    let summary = Summary(
      of: findings, files: runs.map(\.fileCount).reduce(0, +), hidden: runs.map(\.hiddenCount).reduce(0, +),
      suppressed: runs.map(\.suppressedCount).reduce(0, +), baselined: runs.map(\.baselinedCount).reduce(0, +),
      hiddenBelow: hiddenBelow)
    self.init(
      findings: findings, summary: summary, notices: runs.flatMap(\.notices),
      sources: runs.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } },
      paths: PathContext(
        projectRoot: root, workingDirectory: workingDirectory, gitRoot: Project.repository(containing: root)),
      rules: Catalog.all, pages: [:], tool: .envlint)
    suppressed = runs.flatMap(\.suppressed)
  }
}

extension Report.Tool {
  static let envlint = Report.Tool(name: "envlint", version: envlintVersion, homepage: envlintHomepage)
}

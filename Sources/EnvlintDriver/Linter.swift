import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting

/// What the analysis of a project's files says.
public struct LintResult: Sendable {
  /// Sorted, under the severities of the settings, without those of disabled rules; suppression comments and the
  /// scope of the run are not applied yet.
  public var diagnostics: [Diagnostic]
  /// Files that were skipped (warning), not readable (error), or not understood in part (with a line).
  public var notices: [Report.Notice]

  public init(diagnostics: [Diagnostic] = [], notices: [Report.Notice] = []) {
    self.diagnostics = diagnostics
    self.notices = notices
  }
}

/// The analysis of a whole project.
public struct Linter: Sendable {
  private let settings: Settings
  private let threads: Int

  public init(settings: Settings, threads: Int) {
    self.settings = settings
    self.threads = threads
  }

  /// Reads and analyses every file.
  public func lint(_ sources: SourceSet) -> LintResult {
    let notices = concurrentMap(count: sources.paths.count, threads: threads) { index, _ -> Report.Notice? in
      switch sources.read(index) {
      case .bytes: nil
      case .skipped(let reason): Report.Notice(reason, file: sources.paths[index])
      case .failed(let reason): Report.Notice(reason, file: sources.paths[index], severity: .error)
      }
    }
    return LintResult(notices: notices.compactMap { $0 })
  }
}

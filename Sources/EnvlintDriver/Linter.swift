import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules

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

/// The analysis of a whole project: files to facts, facts to index, index to diagnostics.
public struct Linter: Sendable {
  private let settings: Settings
  private let threads: Int
  private let loadsEverything: Bool

  public init(settings: Settings, threads: Int) {
    self.init(settings: settings, threads: threads, loadsEverything: false)
  }

  /// - Parameter loadsEverything: parses every file, also those that nothing leads to: what a test compares the usual run with.
  init(settings: Settings, threads: Int, loadsEverything: Bool) {
    self.settings = settings
    self.threads = threads
    self.loadsEverything = loadsEverything
  }

  /// Reads and analyses every file.
  public func lint(_ sources: SourceSet) -> LintResult {
    var loader = FactLoader(sources: sources, threads: threads, loadsEverything: loadsEverything)
    let files = loader.load()
    let project = ProjectIndex(merging: files, settings: projectSettings(sources.paths))
    return LintResult(diagnostics: diagnostics(of: project), notices: loader.notices)
  }

  private func projectSettings(_ paths: [String]) -> ProjectSettings {
    let testPaths = GlobSet(settings.testPaths)
    return ProjectSettings(
      swiftUIModules: Set(settings.swiftUIModules), testFiles: Set(paths.filter { testPaths.matches($0) })
    )
  }

  private func diagnostics(of project: ProjectIndex) -> [Diagnostic] {
    let rules = Catalog.rules.filter(settings.isEnabled)
    let found = concurrentMap(count: rules.count, threads: threads) { index, _ in
      diagnostics(of: rules[index], project)
    }
    return found.flatMap { $0 }.sorted()
  }

  private func diagnostics(of rule: Rule, _ project: ProjectIndex) -> [Diagnostic] {
    let options = settings.options(for: rule)
    let excluded = GlobSet(settings.rules[rule.id]?.excluded ?? [])
    return rule.check(project, OptionsByPath { _ in options }).compactMap { diagnostic in
      if excluded.matches(diagnostic.location.file) { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = settings.severity(of: diagnostic, rule: rule)
      return diagnostic
    }
  }
}

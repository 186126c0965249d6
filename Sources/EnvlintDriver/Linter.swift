import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// The result of analyzing a project's files.
public struct LintResult: Sendable {
  /// Sorted, under the severities of the settings, without those of disabled rules; suppression comments and the
  /// scope of the run are not applied yet.
  public var diagnostics: [Diagnostic]
  /// Files that were skipped (warning), not readable (error), or not understood in part (with a line).
  public var notices: [Report.Notice]
  /// Paths of the files that may contain a suppression comment, sorted.
  public var filesWithDirectives: [String]
  /// The index that the rules queried.
  public var project: ProjectIndex

  public init(
    diagnostics: [Diagnostic] = [], notices: [Report.Notice] = [], filesWithDirectives: [String] = [],
    project: ProjectIndex = ProjectIndex(ProjectFacts(paths: []))
  ) {
    self.diagnostics = diagnostics
    self.notices = notices
    self.filesWithDirectives = filesWithDirectives
    self.project = project
  }
}

/// The analysis of a whole project: files to facts, facts to index, index to diagnostics.
public struct Linter: Sendable {
  private let settings: ByFolder<Settings>
  private let threads: Int
  private let prefilter: Prefilter
  /// Notes where the time goes; nil when nobody asks.
  private let stopwatch: Stopwatch?

  /// - Parameter settings: what holds for the project as a whole is taken from those of the root.
  public init(settings: ByFolder<Settings>, threads: Int, prefilter: Prefilter = .on) {
    self.init(settings: settings, threads: threads, prefilter: prefilter, stopwatch: nil)
  }

  init(settings: ByFolder<Settings>, threads: Int, prefilter: Prefilter = .on, stopwatch: Stopwatch?) {
    self.settings = settings
    self.threads = threads
    self.prefilter = prefilter
    self.stopwatch = stopwatch
  }

  /// With the same settings everywhere.
  public init(settings: Settings, threads: Int, prefilter: Prefilter = .on) {
    self.init(settings: ByFolder(settings), threads: threads, prefilter: prefilter)
  }

  /// Reads every file, and asks every rule that is enabled. What a rule needs of further files, the index reads when it is asked.
  ///
  /// - Parameters:
  ///   - onlyRules: ids of the rules that run if they are enabled; nil for all that are.
  ///   - cache: the readings of earlier runs with the same settings; nil if nobody keeps any.
  public func lint(
    _ sources: SourceSet, onlyRules: Set<String>? = nil, cache: ReadingCache? = nil
  ) -> LintResult {
    let (reader, project) = read(sources, cache)
    let rules = Catalog.rules.filter { rule in
      (onlyRules?.contains(rule.id) ?? true) && settings.contains { $0.isEnabled(rule) }
    }.withFlowInBackground()
    let found = stopwatch.measure(.rules) {
      concurrentMap(count: rules.count, threads: threads) { index, _ in
        stopwatch.measure(rule: rules[index].id) { diagnostics(of: rules[index], project) }
      }
    }
    return LintResult(
      diagnostics: found.flatMap { $0 }.withoutExplained().sorted(), notices: reader.notices,
      filesWithDirectives: reader.filesWithDirectives, project: project)
  }

  /// The project as the rules see it.
  func index(_ sources: SourceSet) -> ProjectIndex { read(sources).project }

  private func read(
    _ sources: SourceSet, _ cache: ReadingCache? = nil
  ) -> (reader: ProjectReader, project: ProjectIndex) {
    let reader = ProjectReader(
      sources, testPaths: GlobSet(settings.root.testPaths), swiftUIModules: Set(settings.root.swiftUIModules),
      threads: threads, prefilter: prefilter, stopwatch: stopwatch, cache: cache)
    let facts = stopwatch.measure(.reading) { reader.read(modules: modules(of: sources.paths)) }
    var projectSettings = self.projectSettings
    // Files that were skipped, or can't be read.
    projectSettings.hasUnreadFiles = sources.hasUnreadFiles || reader.notices.contains { $0.line == nil }
    let project = stopwatch.measure(.indexing) { ProjectIndex(facts, settings: projectSettings) }
    return (reader, project)
  }

  /// Facts about the project as a whole.
  private var projectSettings: ProjectSettings {
    let settings = settings.root
    return ProjectSettings(
      swiftUIModules: Set(settings.swiftUIModules),
      languageMode: settings.languageMode,
      defaultIsolation: settings.defaultIsolation,
      deploymentTargets: settings.deploymentTargets,
      injectors: settings.injectors, libraryModules: Set(settings.libraryModules))
  }

  /// For each path the module that the configuration gives it: the first one that fits.
  private func modules(of paths: [String]) -> [String?] {
    let settings = settings.root
    if settings.modules.isEmpty { return [] }
    let modules = settings.modules.map { ($0.name, GlobSet($0.globs)) }
    return paths.map { path in modules.first { $0.1.matches(path) }?.0 }
  }

  private func diagnostics(of rule: Rule, _ project: ProjectIndex) -> [Diagnostic] {
    let options = settings.map { $0.options(for: rule) }
    let filter = RuleFilter(rule, settings)
    let byPath = OptionsByPath(all: [options.root] + options.folders.map(\.value)) { options[$0] }
    return rule.check(project, byPath).compactMap(filter.applied)
  }
}

extension [Rule] {
  /// One rule that asks for the flow, then those that don't, or only when most is done, then those that would wait for it.
  fileprivate func withFlowInBackground() -> [Rule] {
    let waiting = filter(\.usesFlow)
    return waiting.prefix(1) + filter { !$0.usesFlow } + waiting.dropFirst()
  }
}

extension [Diagnostic] {
  /// Without those that another finding explains: one mistake gives one finding.
  fileprivate func withoutExplained() -> [Diagnostic] {
    let explained = Set(flatMap(\.explained))
    if explained.isEmpty { return self }
    return filter { !explained.contains(Diagnostic.Explained(rule: $0.rule, at: $0.location)) }
  }
}

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
  /// The worlds of the project, or only the last one if nobody asks for them.
  public var worlds: [IndexedWorld]

  public init(
    diagnostics: [Diagnostic] = [], notices: [Report.Notice] = [], filesWithDirectives: [String] = [],
    worlds: [IndexedWorld] = []
  ) {
    self.diagnostics = diagnostics
    self.notices = notices
    self.filesWithDirectives = filesWithDirectives
    self.worlds = worlds
  }
}

/// A world with the index that the rules queried.
public struct IndexedWorld: Sendable {
  public var world: Worlds.World
  public var index: ProjectIndex
}

/// The analysis of a whole project: files to worlds, and in each of them files to facts, facts to index, index to diagnostics.
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

  /// Lints each world of a project by itself.
  ///
  /// - Parameters:
  ///   - onlyRules: ids of the rules that run if they are enabled; nil for all that are.
  ///   - cache: the readings of earlier runs with the same settings; nil if nobody keeps any.
  ///   - keepsWorlds: whether the result has the indexes of all worlds; they take much memory.
  public func lint(
    _ sources: SourceSet, onlyRules: Set<String>? = nil, cache: ReadingCache? = nil, keepsWorlds: Bool = true
  ) -> LintResult {
    var result = LintResult()
    forEachWorld(of: sources, cache) { reader, world, isLast in
      result.diagnostics += findings(in: world.index, onlyRules)
      result.notices += reader.notices
      result.filesWithDirectives += reader.filesWithDirectives
      if keepsWorlds || isLast { result.worlds.append(world) }
    }
    result.diagnostics.sort()
    result.notices.sort { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) }
    result.filesWithDirectives.sort()
    return result
  }

  /// The worlds as the rules see them.
  func worlds(of sources: SourceSet) -> [IndexedWorld] {
    var worlds: [IndexedWorld] = []
    forEachWorld(of: sources, nil) { _, world, _ in worlds.append(world) }
    return worlds
  }

  private func forEachWorld(
    of sources: SourceSet, _ cache: ReadingCache?,
    _ body: (_ reader: ProjectReader, _ world: IndexedWorld, _ isLast: Bool) -> Void
  ) {
    let parsers = FileParsers()
    let worlds = stopwatch.measure(.dividing) {
      // Whoever says which module files are in builds by other manifests as well.
      settings.root.modules.isEmpty
        ? Worlds(of: sources, parsers: parsers, threads: threads).all
        : Worlds(undivided: sources.paths, hasManifest: true).all
    }
    // The imports of all files may have been read, which counts for no world.
    if worlds.count > 1 { sources.kept?.endWorld() }
    let isWhole = worlds.count == 1
    let extended = worlds.map { world in
      ExtendedWorld(
        world, isWhole ? sources : sources.restricted(to: world), swiftUIModules: settings.root.swiftUIModules,
        parsers: parsers, threads: threads)
    }
    let readings = cache?.readings(of: extended.map(\.sources.paths))
    for (number, world) in extended.enumerated() {
      let reader = ProjectReader(
        world, testPaths: GlobSet(settings.root.testPaths), swiftUIModules: Set(settings.root.swiftUIModules),
        threads: threads, prefilter: prefilter, stopwatch: stopwatch, readings: readings?[number], parsers: parsers)
      let modules = self.modules(of: world.sources.paths)
      body(reader, IndexedWorld(world: world.world, index: index(reader, modules)), number == worlds.count - 1)
      if !isWhole { sources.kept?.endWorld() }
    }
  }

  /// Reads every file. What rules need besides, the index reads when it is asked.
  private func index(_ reader: ProjectReader, _ modules: [String?]) -> ProjectIndex {
    let facts = stopwatch.measure(.reading) { reader.read(modules: modules) }
    var projectSettings = self.projectSettings
    projectSettings.hasUnreadFiles = reader.hasUnreadFiles
    return stopwatch.measure(.indexing) { ProjectIndex(facts, settings: projectSettings) }
  }

  /// Asks every rule that is enabled.
  private func findings(in project: ProjectIndex, _ onlyRules: Set<String>?) -> [Diagnostic] {
    let rules = Catalog.rules.filter { rule in
      (onlyRules?.contains(rule.id) ?? true) && settings.contains { $0.isEnabled(rule) }
    }.withFlowInBackground()
    let found = stopwatch.measure(.rules) {
      concurrentMap(count: rules.count, threads: threads) { index, _ in
        stopwatch.measure(rule: rules[index].id) { diagnostics(of: rules[index], project) }
      }
    }
    let checkedOut = project.checkedOutPaths
    let all = found.flatMap { $0 }.withoutExplained()
    return checkedOut.isEmpty ? all : all.compactMap { $0.outside(checkedOut) }
  }

  /// Facts about the project as a whole.
  private var projectSettings: ProjectSettings {
    let settings = settings.root
    return ProjectSettings(
      swiftUIModules: Set(settings.swiftUIModules),
      languageMode: settings.languageMode,
      defaultIsolation: settings.defaultIsolation,
      deploymentTargets: settings.deploymentTargets,
      injectors: settings.injectors, containers: Set(settings.containers),
      libraryModules: Set(settings.libraryModules))
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

extension Diagnostic {
  /// Nil for a finding in files that nobody here can change; without fixes that change these.
  ///
  /// - Parameter files: their paths.
  fileprivate func outside(_ files: Set<String>) -> Diagnostic? {
    if files.contains(location.file) { return nil }
    var finding = self
    finding.otherPlaces.removeAll { files.contains($0.location.file) }
    finding.fixes.removeAll { $0.edits.contains { files.contains($0.location.file) } }
    return finding
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

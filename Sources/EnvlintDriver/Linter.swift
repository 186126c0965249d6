import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// What the analysis of a project's files says.
public struct LintResult: Sendable {
  /// Sorted, under the severities of the settings, without those of disabled rules; suppression comments and the
  /// scope of the run are not applied yet.
  public var diagnostics: [Diagnostic]
  /// Files that were skipped (warning), not readable (error), or not understood in part (with a line).
  public var notices: [Report.Notice]
  /// Paths of the files in which a suppression comment may stand, sorted.
  public var filesWithDirectives: [String]
  /// What the rules were asked about.
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
  /// Nil for that of a usual run.
  private let effort: Effort?
  /// Notes where the time goes; nil when nobody asks.
  private let stopwatch: Stopwatch?

  /// - Parameter settings: what holds for the project as a whole is taken from those of the root.
  public init(settings: ByFolder<Settings>, threads: Int, effort: Effort? = nil) {
    self.init(settings: settings, threads: threads, effort: effort, stopwatch: nil)
  }

  init(settings: ByFolder<Settings>, threads: Int, effort: Effort? = nil, stopwatch: Stopwatch?) {
    self.settings = settings
    self.threads = threads
    self.effort = effort
    self.stopwatch = stopwatch
  }

  /// With the same settings everywhere.
  public init(settings: Settings, threads: Int, effort: Effort? = nil) {
    self.init(settings: ByFolder(settings), threads: threads, effort: effort)
  }

  /// Reads and analyses every file.
  ///
  /// The rules run over what is loaded, and what they ask for is noted: files that declare a name are loaded, files are read again
  /// with their code, what the flow reaches with what builds views, all files are searched for the words whose mentions are asked
  /// for. Then the rules run again, until nothing is missing.
  ///
  /// - Parameters:
  ///   - onlyRules: ids of the rules that run if they are enabled; nil for all that are.
  ///   - question: asks what else the index of the result must be able to answer: what it asks for is loaded, as for a rule.
  public func lint(
    _ sources: SourceSet, onlyRules: Set<String>? = nil,
    alsoAnswering question: (@Sendable (ProjectIndex) -> Void)? = nil
  ) -> LintResult {
    let effort = effort ?? .usual(fileCount: sources.paths.count)
    var projectSettings = projectSettings(of: sources)
    // Only few rules ask for the targets, and those of Xcode are in large files.
    var areTargetsKnown = false
    // They tell apart what names alone do not.
    var isMembershipKnown = false
    var loader = stopwatch.measure(.reading) {
      FactLoader(
        sources: sources, testPaths: GlobSet(settings.root.testPaths), modules: modules(of: sources.paths),
        threads: threads, effort: effort)
    }
    // What was skipped, or cannot be read.
    projectSettings.hasUnreadFiles = sources.hasUnreadFiles || loader.notices.contains { $0.line == nil }
    let demand = NameDemand()
    func takeMembership() -> TargetMembership? {
      guard !isMembershipKnown, demand.wantsMembership else { return nil }
      isMembershipKnown = true
      let (membership, failures) = stopwatch.measure(.reading) {
        sources.xcodeProjects.membership(of: sources.paths, threads: threads)
      }
      loader.note(failures)
      return membership == TargetMembership() ? nil : membership
    }
    var rules = Catalog.rules.filter { rule in
      (onlyRules?.contains(rule.id) ?? true) && settings.contains { $0.isEnabled(rule) }
    }
    if let question { rules.append(Linter.rule(asking: question)) }
    var runs: [RuleRun] = []
    // The flow takes time: it is found out once nothing else is missing, for the rules that wait for it.
    var flow = ProjectIndex.FlowChoice.wait
    // Whether something has come since the last round that may matter to every rule.
    var concernsAll = true
    while true {
      var missing: [Int] = []
      var withoutCode: [Int] = []
      var visits: [(file: Int, names: Set<String>)] = []
      var queries: [MentionQuery] = []
      var needsFlow = false
      var hasNewSettings = false
      var newMembership: TargetMembership?
      do {
        let project = stopwatch.measure(.indexing) {
          ProjectIndex(loader.facts, settings: projectSettings, demand: demand, flow: flow) { count, block in
            concurrentMap(count: count, threads: threads) { index, _ in block(index) }
          }
        }
        // What the flow asks for comes before the rules that ask about it.
        if case .follow = flow {
          missing = loader.missingFiles(declaring: demand.wantedNames)
          newMembership = takeMembership()
        }
        if missing.isEmpty, newMembership == nil {
          stopwatch.measure(.rules) {
            runs =
              concernsAll
              ? run(rules, project, noting: demand)
              : runs.filter { !$0.waits } + run(runs.filter(\.waits).map(\.rule), project, noting: demand)
          }
          missing = loader.missingFiles(declaring: demand.wantedNames)
          withoutCode = demand.takeFilesForCode()
          visits = demand.takeVisits()
          // A place in a file says something only together with what the file declares.
          missing += visits.map(\.file).filter { !missing.contains($0) && !loader.facts.isLoaded($0) }
          queries = demand.takeQueries()
          if !areTargetsKnown, demand.wantsDeploymentTargets {
            areTargetsKnown = true
            let (targets, failures) = stopwatch.measure(.reading) { sources.xcodeProjects.deploymentTargets() }
            loader.note(failures)
            projectSettings.xcodeTargets = targets
            hasNewSettings = !projectSettings.xcodeTargets.isEmpty
          }
        }
        let waits = runs.contains(where: \.waitsForFlow)
        needsFlow = waits && !loader.facts.hasViews
        // The flow tells targets apart.
        if waits { demand.noteMembership() }
        newMembership = newMembership ?? takeMembership()
        let areFilesLoaded =
          missing.isEmpty && withoutCode.isEmpty && !needsFlow && !hasNewSettings
          && newMembership == nil
        concernsAll = !areFilesLoaded || !queries.isEmpty
        if !concernsAll, !waits, visits.isEmpty {
          return LintResult(
            diagnostics: runs.flatMap(\.found).sorted(), notices: loader.notices,
            filesWithDirectives: loader.filesWithDirectives, project: project)
        }
        if let known = project.knownFlow {
          flow = areFilesLoaded && effort != .everything ? .reuse(known) : .follow
        } else {
          flow = !concernsAll && waits ? .follow : .wait
        }
      }
      if effort == .everything || newMembership != nil { demand.forgetFindings() }
      // By now the index is gone, so that its tables grow in place.
      if let newMembership { loader.add(newMembership) }
      stopwatch.measure(.reading) {
        if !missing.isEmpty { loader.load(missing) }
        if !withoutCode.isEmpty { loader.loadCode(of: withoutCode) }
        if !visits.isEmpty { loader.loadVisits(visits) }
        if needsFlow { loader.loadFlow() }
      }
      if !queries.isEmpty { stopwatch.measure(.searching) { loader.search(queries) } }
    }
  }

  /// What holds for the project as a whole: by the settings of its root, or else by its manifest.
  private func projectSettings(of sources: SourceSet) -> ProjectSettings {
    let manifest = manifest(of: sources)
    let settings = settings.root
    return ProjectSettings(
      swiftUIModules: Set(settings.swiftUIModules),
      languageMode: settings.languageMode ?? manifest.flatMap(LanguageMode.init(manifest:)),
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

  /// The manifest at the project's root that counts; nil without one.
  private func manifest(of sources: SourceSet) -> SourceBytes? {
    let first = sources.paths.firstIndex(notBefore: "Package")
    let end = sources.paths[first...].firstIndex { !$0.hasPrefix("Package") } ?? sources.paths.endIndex
    var manifests: [SourceBytes] = []
    var candidates: [(name: ManifestName, tools: PlatformVersion?)] = []
    for index in first..<end {
      guard let name = ManifestName(path: sources.paths[index]), name.folder.isEmpty,
        case .bytes(let manifest) = sources.read(index)
      else { continue }
      candidates.append((name, PlatformVersion(toolsOf: manifest)))
      manifests.append(manifest)
    }
    return ManifestName.chosen(among: candidates).map { manifests[$0] }
  }

  /// What a rule found.
  private struct RuleRun {
    var rule: Rule
    var found: [Diagnostic]
    /// Whether it asked for the flow of the environment, which was not known.
    var waitsForFlow: Bool
    /// Whether it asked for files to be visited, which matters to no other rule.
    var waitsForVisits: Bool

    var waits: Bool { waitsForFlow || waitsForVisits }
  }

  /// A rule that asks something, and finds nothing.
  private static func rule(asking question: @escaping @Sendable (ProjectIndex) -> Void) -> Rule {
    Rule(id: "question", group: .flow, summary: "Asks what a command wants to know.", severity: .info) { project, _ in
      question(project)
      return []
    }
  }

  /// Runs rules, each by itself, on whatever thread is free.
  private func run(_ rules: [Rule], _ project: ProjectIndex, noting demand: NameDemand) -> [RuleRun] {
    let results = concurrentMap(count: rules.count, threads: threads) { index, _ in
      let demand = NameDemand()
      let found = stopwatch.measure(rule: rules[index].id) {
        diagnostics(of: rules[index], project.noting(in: demand))
      }
      let run = RuleRun(
        rule: rules[index], found: found, waitsForFlow: demand.wantsFlow, waitsForVisits: demand.wantsVisits)
      return (run, demand)
    }
    for (_, asked) in results { demand.add(asked) }
    return results.map(\.0)
  }

  private func diagnostics(of rule: Rule, _ project: ProjectIndex) -> [Diagnostic] {
    let options = settings.map { $0.options(for: rule) }
    let filter = RuleFilter(rule, settings)
    let byPath = OptionsByPath(all: [options.root] + options.folders.map(\.value)) { options[$0] }
    return rule.check(project, byPath).compactMap(filter.applied)
  }
}

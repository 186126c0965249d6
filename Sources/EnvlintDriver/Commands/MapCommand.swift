import EnvlintConfiguration
import EnvlintFacts
import EnvlintMap
import EnvlintReporting
import EnvlintRules

/// `envlint map [PATH…]`: who declares, injects and reads each value, and the views in between.
struct MapCommand {
  private let arguments: Arguments
  private let console: Console
  private let threads: Int

  init(_ arguments: Arguments, _ console: Console) {
    var arguments = arguments
    // A map is for looking around, not for deciding what fails.
    arguments.minSeverity = .info
    self.arguments = arguments
    self.console = console
    threads = threadCount(arguments.threads)
  }

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = try workingFolder()
    let requests = try checkedRequests()
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    for path in targets.notSwift { console.notice("'\(path)' is not a Swift file, so the map doesn't include it") }
    if targets.projects.count > 1 {
      throw .severalProjects(option: "envlint map", roots: targets.projects.map(\.root))
    }
    guard let project = targets.projects.first else { return targets.missing.isEmpty ? .success : .failure }
    let prepared: PreparedProject
    do throws(SettingsFailure) {
      prepared = try PreparedProject(
        project, arguments, workingDirectory: workingDirectory, threads: threads, standardInput: nil)
    } catch {
      try console.explain(error)
      return .failure
    }
    for folder in project.givenFoldersWithout(prepared.files.paths) {
      console.notice("no Swift files in '\(folder)', so the map doesn't include it")
    }
    let (report, isComplete) = try report(on: prepared, workingDirectory: workingDirectory)
    let isWritten = write(report, requests)
    return isWritten && isComplete && targets.missing.isEmpty ? .success : .failure
  }

  // MARK: The map

  private func report(
    on prepared: PreparedProject, workingDirectory: String
  ) throws(UsageError) -> (MapReport, isComplete: Bool) {
    let hints = prepared.settings.hints
    let linter = Linter(settings: prepared.settings, threads: threads)
    let result = linter.lint(prepared.files)
    keepUntilExit(result.worlds)
    var everything = prepared.project
    everything.given = [GivenPath(path: everything.root, isDirectory: true, text: ".")]
    let run = ProjectRun(
      everything, settings: prepared.settings, files: prepared.files, result: result, threads: threads)
    var notices = prepared.notices + run.notices
    if arguments.isQuiet { notices.removeAll { $0.severity < .error } }
    console.say(notices)
    let whole = EnvironmentMap(of: result.worlds.map(\.index), hints: hints)
    let selected = try selection(of: whole, prepared)
    var report = MapReport(
      selected.map(whole.narrowed) ?? whole, findings: run.findings,
      paths: PathContext(
        projectRoot: prepared.project.root, workingDirectory: workingDirectory, gitRoot: prepared.project.gitRoot),
      tool: Report.Tool(name: "envlint", version: envlintVersion, homepage: envlintHomepage),
      isNarrowed: !arguments.mapKeys.isEmpty)
    report.sources = prepared.files.texts(of: report.files, threads: threads)
    return (report, !notices.contains { $0.severity == .error })
  }

  /// The entries that are asked for by name, or without names by path; nil for all.
  private func selection(of map: EnvironmentMap, _ prepared: PreparedProject) throws(UsageError) -> Set<Int>? {
    let scope = prepared.project.scope
    if arguments.mapKeys.isEmpty {
      if !scope.contains("") { return map.entries(inFiles: scope.contains) }
      // Packages have entries of their own, which are no matter of the project's.
      let own = map.entries(inFiles: { prepared.files.index(of: $0) != nil })
      return own.count == map.entries.count ? nil : own
    }
    var selected: Set<Int> = []
    for name in arguments.mapKeys {
      let named = map.entries(named: name)
      if named.isEmpty { throw .unknownKey(name, known: map.entries.map(\.key.name)) }
      selected.formUnion(named)
    }
    return selected
  }

  // MARK: Output

  /// The maps to write; a file that can't be written is an error before the run, not after it.
  private func checkedRequests() throws(UsageError) -> [FormatRequest<MapFormat>] {
    var requests = arguments.mapFormats
    if requests.allSatisfy({ $0.file != nil }), requests.isEmpty || arguments.outputFile != nil {
      requests.append(FormatRequest(format: .text, file: nil))
    }
    for index in requests.indices where requests[index].file == nil { requests[index].file = arguments.outputFile }
    for file in requests.compactMap(\.file) { try checkOutputFile(file) }
    return requests
  }

  private func write(_ report: MapReport, _ requests: [FormatRequest<MapFormat>]) -> Bool {
    var isComplete = true
    for request in requests {
      guard let file = request.file else {
        isComplete = console.print(report.rendered(as: request.format, style: console.outputStyle)) && isComplete
        continue
      }
      var report = report
      // Links in a file lead from where it lies.
      report.paths.workingDirectory = parentFolder(absolutePath(file, from: report.paths.workingDirectory))
      do throws(SystemError) {
        try writeFile(report.rendered(as: request.format), toPath: file)
      } catch {
        console.error("can't write '\(file)': \(error.message)", hint: "specify a writable file")
        isComplete = false
      }
    }
    return isComplete
  }
}

extension ByFolder<Settings> {
  /// The configured options of the rules about defaults.
  var hints: EnvironmentMap.Hints {
    let hints = map { settings in Catalog.defaultHints { settings.options(for: $0) } }
    return { hints[$0] }
  }
}

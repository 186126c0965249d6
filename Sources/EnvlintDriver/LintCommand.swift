import EnvlintConfiguration
import EnvlintFacts
import EnvlintPages
import EnvlintReporting
import EnvlintRules

/// `envlint [PATH…]`: finds the projects of the paths, lints each, and writes one report about all of them.
struct LintCommand {
  let arguments: Arguments
  let console: Console
  private let threads: Int
  private let stopwatch: Stopwatch?

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    stopwatch = arguments.showsTiming ? Stopwatch(clock: monotonicMicroseconds) : nil
    threads = arguments.threads ?? min(processorCount(), largestThreadCount)
  }

  /// - Throws: what is wrong with the command line. What is wrong with single paths is said and counts as failure,
  ///   and the others are linted.
  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory: String
    do throws(SystemError) {
      workingDirectory = try currentDirectory()
    } catch {
      throw .unusableFile(".", reason: error.message, hint: "change to a folder that exists")
    }
    let requests = try checkedRequests()
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    for path in targets.notSwift { console.notice("'\(path)' is not a Swift file, so it is not linted") }
    if targets.projects.isEmpty, !targets.missing.isEmpty { return .failure }

    var settings: [Settings] = []
    for project in targets.projects {
      guard let own = try inForce(for: project, workingDirectory: workingDirectory) else { return .failure }
      settings.append(own)
    }
    let runs = zip(targets.projects, settings).map { lint($0, $1, targets.standardInput) }
    let root = commonFolder(targets.projects.isEmpty ? [workingDirectory] : targets.projects.map(\.root))
    let moved = zip(targets.projects, runs).map { $1.moved(below: relativePath($0.root, in: root) ?? "") }
    let report = report(
      of: moved, root: root, workingDirectory: workingDirectory,
      hiddenBelow: settings.map(\.minSeverity).min() ?? Settings().minSeverity)
    let diff = arguments.printsDiff ? moved.map { $0.diff(paths: report.paths) }.joined() : nil
    let isWritten = stopwatch.measure(.reporting) { write(report, requests, diff: diff) }
    if let stopwatch { console.diagnose(stopwatch.text()) }
    if !isWritten || !targets.missing.isEmpty || runs.contains(where: \.isIncomplete) { return .failure }
    if let diff { return diff.isEmpty ? .success : .findings }
    return runs.contains(where: \.hasFailingFinding) ? .findings : .success
  }

  /// The settings of a project; nil when its configuration file is wrong, which is then said.
  private func inForce(for project: Project, workingDirectory: String) throws(UsageError) -> Settings? {
    do throws(SettingsFailure) {
      return try Settings.inForce(for: project, arguments: arguments, workingDirectory: workingDirectory)
    } catch {
      switch error {
      case .unreadable(let path, let reason):
        throw .unusableFile(path, reason: reason.message, hint: "'--no-config' runs without a configuration file")
      case .invalid(let errors):
        console.diagnose("\(errors)\n")
        return nil
      }
    }
  }

  private func lint(_ project: Project, _ settings: Settings, _ standardInput: Project.StandardInput?) -> ProjectRun {
    let (files, notices) = stopwatch.measure(.walking) {
      project.sources(settings: settings, threads: threads, standardInput: standardInput)
    }
    for folder in project.givenFoldersWithout(files.paths) { console.notice("no Swift files to lint in '\(folder)'") }
    var session = FixSession(files, allowsUnsafe: arguments.allowsUnsafeFixes)
    var run = lint(project, settings, session.sources, notices)
    guard arguments.makesFixes || arguments.printsDiff else { return run }
    for _ in 0..<FixSession.mostRounds {
      guard session.makeFixes(of: run.findings) else { break }
      run = lint(project, settings, session.sources, notices)
    }
    if !arguments.printsDiff {
      let failures = session.write(root: project.root)
      if !failures.isEmpty { run = lint(project, settings, session.sources, notices + failures) }
      for change in session.changes { console.notice("fixed '\(joined(project.root, change.file))'") }
    }
    run.changes = session.changes
    return run
  }

  private func lint(
    _ project: Project, _ settings: Settings, _ files: SourceSet, _ notices: [Report.Notice]
  ) -> ProjectRun {
    var observed = files
    var progress: Progress?
    if showsProgress {
      let line = Progress(fileCount: files.paths.count, clock: monotonicMilliseconds) { console.diagnose($0) }
      observed = files.calling { line.advance() }
      progress = line
    }
    var result = Linter(settings: settings, threads: threads, stopwatch: stopwatch).lint(observed)
    progress?.finish()
    result.notices = notices + result.notices
    keepUntilExit(result.project)
    return stopwatch.measure(.suppressing) {
      ProjectRun(project, settings: settings, files: files, result: result)
    }
  }

  private var showsProgress: Bool {
    switch arguments.progress {
    case .always: true
    case .never: false
    case .auto: StandardStream.error.isTerminal && !arguments.isQuiet
    }
  }

  private func report(
    of runs: [ProjectRun], root: String, workingDirectory: String, hiddenBelow: Severity
  ) -> Report {
    let findings = runs.flatMap(\.findings).sorted()
    let summary = Report.Summary(
      of: findings, files: runs.map(\.fileCount).reduce(0, +), hidden: runs.map(\.hiddenCount).reduce(0, +),
      suppressed: runs.map(\.suppressedCount).reduce(0, +), hiddenBelow: hiddenBelow)
    var report = Report(
      findings: findings, summary: summary, notices: runs.flatMap(\.notices),
      sources: runs.reduce(into: [:]) { $0.merge($1.sources) { first, _ in first } },
      paths: PathContext(
        projectRoot: root, workingDirectory: workingDirectory, gitRoot: Project.repository(containing: root)),
      rules: Catalog.rules, pages: Dictionary(uniqueKeysWithValues: Pages.all.map { ($0.rule, $0.markdown) }),
      tool: Report.Tool(name: "envlint", version: envlintVersion, homepage: envlintHomepage))
    report.sarifCategory = arguments.sarifCategory
    return report
  }
}

/// Leaves a value to the end of the process: freeing the facts of a large project one by one takes longer than its rules.
private func keepUntilExit<Value>(_ value: Value) {
  UnsafeMutablePointer<Value>.allocate(capacity: 1).initialize(to: value)
}

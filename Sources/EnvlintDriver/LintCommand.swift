import EnvlintConfiguration
import EnvlintFacts
import EnvlintPages
import EnvlintReporting
import EnvlintRules

/// `envlint [PATH…]`: finds the projects of the paths, lints each, and writes one report about all of them.
struct LintCommand {
  let arguments: Arguments
  let console: Console
  let threads: Int
  let stopwatch: Stopwatch?

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    stopwatch = arguments.showsTiming ? Stopwatch(clock: monotonicMicroseconds) : nil
    threads = threadCount(arguments.threads)
  }

  /// - Throws: what is wrong with the command line. What is wrong with single paths is said and counts as failure,
  ///   and the others are linted.
  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = try workingFolder()
    let requests = try checkedRequests()
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    for path in targets.notSwift { console.notice("'\(path)' is not a Swift file, so it is not linted") }
    if targets.projects.isEmpty, !targets.missing.isEmpty { return .failure }

    try targets.checkBaselineOptions(arguments)
    var prepared: [PreparedProject] = []
    for project in targets.projects {
      guard let own = try prepare(project, targets, workingDirectory: workingDirectory) else { return .failure }
      prepared.append(own)
    }
    var runs: [ProjectRun] = []
    for project in prepared {
      guard let run = try lint(project, workingDirectory: workingDirectory) else { return .failure }
      runs.append(run)
    }
    let root = commonFolder(prepared.isEmpty ? [workingDirectory] : prepared.map(\.project.root))
    let moved = zip(prepared, runs).map { $1.moved(below: relativePath($0.project.root, in: root) ?? "") }
    var report = Report(
      of: moved, root: root, workingDirectory: workingDirectory,
      hiddenBelow: prepared.map(\.settings.root.minSeverity).min() ?? Settings().minSeverity)
    // Only SARIF has them.
    if arguments.formats.contains(where: { $0.format == .sarif }) {
      report.pages = Dictionary(uniqueKeysWithValues: Pages.all.map { ($0.rule, $0.markdown) })
    }
    report.sarifCategory = arguments.sarifCategory
    let diff = arguments.printsDiff ? moved.map { $0.diff(paths: report.paths) }.joined() : nil
    var isWritten = stopwatch.measure(.reporting) { write(report, requests, diff: diff) }
    var hasStaleEntries = false
    for (project, run) in zip(prepared, runs) {
      isWritten = writeBaseline(of: project, run, workingDirectory: workingDirectory) && isWritten
      hasStaleEntries = tellStaleEntries(of: project, run) || hasStaleEntries
    }
    if let stopwatch { console.diagnose(stopwatch.text()) }
    if !isWritten || !targets.missing.isEmpty || runs.contains(where: \.isIncomplete) { return .failure }
    if let diff { return diff.isEmpty ? .success : .findings }
    return hasStaleEntries || runs.contains(where: \.hasFailingFinding) ? .findings : .success
  }

  /// The settings and files of a project; nil when its configuration is wrong, which is then said.
  private func prepare(
    _ project: Project, _ targets: Targets, workingDirectory: String
  ) throws(UsageError) -> PreparedProject? {
    do throws(SettingsFailure) {
      return try stopwatch.measure(.walking) { () throws(SettingsFailure) in
        try PreparedProject(
          project, arguments, workingDirectory: workingDirectory, threads: threads,
          standardInput: targets.standardInput)
      }
    } catch {
      try console.explain(error)
      return nil
    }
  }

  /// - Returns: nil when the baseline cannot be used, which is then said.
  private func lint(_ prepared: PreparedProject, workingDirectory: String) throws(UsageError) -> ProjectRun? {
    let project = prepared.project
    for folder in project.givenFoldersWithout(prepared.files.paths) {
      console.notice("no Swift files to lint in '\(folder)'")
    }
    guard var known = try knownFindings(of: prepared, workingDirectory: workingDirectory) else { return nil }
    var prepared = prepared
    var trees: TreeComparison?
    if let scope = arguments.changeScope {
      let compared = try compare(scope, prepared, workingDirectory: workingDirectory)
      known.isAboutChange = true
      known.changedFiles = compared.changedFiles
      prepared.files = compared.new
      if !compared.changedFiles.isEmpty { trees = compared }
    }
    let fixes = arguments.makesFixes || arguments.printsDiff
    // Of the project as it is, as it was and as it is fixed, only what differs is read again.
    let cache = fixes || trees != nil ? ReadingCache() : nil
    if let compared = trees, fixes {
      known.beforeChange = findingsBefore(compared, of: prepared, rules: nil, cache)
      cache?.forget(compared.changedFiles)
      trees = nil
    }
    let writes = !arguments.printsDiff
    var session = FixSession(prepared.files, allowsUnsafe: arguments.allowsUnsafeFixes) { file in
      !writes || isWritable(joined(project.root, file))
    }
    var run = lint(prepared, session.sources, known, cache, comparing: trees)
    guard fixes else { return run }
    for _ in 0..<FixSession.mostRounds {
      guard session.makeFixes(of: run.findings) else { break }
      cache?.forget(session.changed.keys)
      run = lint(prepared, session.sources, known, cache)
    }
    if writes {
      let failures = session.write(root: project.root)
      if !failures.isEmpty {
        run = lint(prepared, session.sources, known, nil)
        run.add(failures)
      }
      let files = session.changes.count
      if files > 0 { console.notice("fixed \(counted(session.fixCount, "finding")) in \(counted(files, "file"))") }
    }
    run.add(session.problems)
    run.changes = session.changes
    return run
  }

  /// - Parameter trees: those whose older tree is not known yet; it is read only where something may be new.
  private func lint(
    _ prepared: PreparedProject, _ files: SourceSet, _ known: KnownFindings, _ cache: ReadingCache?,
    comparing trees: TreeComparison? = nil
  ) -> ProjectRun {
    var observed = files
    var progress: Progress?
    if showsProgress {
      let line = Progress(fileCount: files.paths.count, clock: monotonicMilliseconds) { console.diagnose($0) }
      observed = files.calling { line.advance() }
      progress = line
    }
    var result = linter(of: prepared).lint(observed, cache: cache, keepsWorlds: false)
    progress?.finish()
    result.notices = prepared.notices + result.notices
    keepUntilExit(result.worlds)
    func run(_ known: KnownFindings) -> ProjectRun {
      stopwatch.measure(.suppressing) {
        ProjectRun(
          prepared.project, settings: prepared.settings, files: files, result: result, known: known,
          keepsSuppressed: arguments.includesSuppressed, threads: threads)
      }
    }
    let found = run(known)
    guard let trees, !found.findings.isEmpty else { return found }
    var known = known
    known.beforeChange = findingsBefore(trees, of: prepared, rules: rulesToCompare(found.findings), cache)
    return run(known)
  }

  func linter(of prepared: PreparedProject) -> Linter {
    Linter(settings: prepared.settings, threads: threads, prefilter: arguments.prefilter, stopwatch: stopwatch)
  }

  private var showsProgress: Bool {
    switch arguments.progress {
    case .always: true
    case .never: false
    case .auto: StandardStream.error.isTerminal && !arguments.isQuiet && environmentVariable("TERM") != "dumb"
    }
  }
}

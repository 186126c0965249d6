import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting

/// `envlint prove [PATH…]`: which lookups are proven, which lack what they need, which are open, and why.
struct ProveCommand {
  private let arguments: Arguments
  private let console: Console
  private let threads: Int

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    threads = threadCount(arguments.threads)
  }

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = try workingFolder()
    if let file = arguments.writtenBaseline { try checkOutputFile(file) }
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    for path in targets.notSwift { console.notice("'\(path)' is not a Swift file, so its lookups aren't counted") }
    if targets.projects.isEmpty, !targets.missing.isEmpty { return .failure }
    try targets.checkBaselineOptions(arguments)
    var isComplete = targets.missing.isEmpty
    var reports: [ProofReport.Project] = []
    for project in targets.projects {
      guard let prepared = try prepare(project, workingDirectory: workingDirectory),
        let proof = try prove(prepared, workingDirectory: workingDirectory)
      else { return .failure }
      isComplete = proof.isComplete && isComplete
      reports.append(proof.report)
    }
    let report = ProofReport(
      reports, tool: Report.Tool(name: "envlint", version: envlintVersion, homepage: envlintHomepage))
    isComplete = console.print(report.rendered(as: arguments.proofFormat, style: console.outputStyle)) && isComplete
    // The text says it itself.
    if arguments.proofFormat != .text {
      for failure in reports.flatMap(\.failures) { console.warning(failure) }
    }
    if !isComplete { return .failure }
    return reports.allSatisfy(\.isSufficient) ? .success : .findings
  }

  /// Nil when the configuration is wrong, which is then said.
  private func prepare(_ project: Project, workingDirectory: String) throws(UsageError) -> PreparedProject? {
    do throws(SettingsFailure) {
      return try PreparedProject(
        project, arguments, workingDirectory: workingDirectory, threads: threads, standardInput: nil)
    } catch {
      try console.explain(error)
      return nil
    }
  }

  // MARK: The proof

  /// The proof of one project; nil when its baseline can't be used, which is then said.
  private func prove(
    _ prepared: PreparedProject, workingDirectory: String
  ) throws(UsageError) -> (report: ProofReport.Project, isComplete: Bool)? {
    let project = prepared.project
    let baseline: ProofBaseline?
    switch try self.baseline(of: prepared, workingDirectory: workingDirectory) {
    case .success(let read): baseline = read
    case .failure: return nil
    }
    for folder in project.givenFoldersWithout(prepared.files.paths) {
      console.notice("no Swift files in '\(folder)'")
    }
    let result = Linter(settings: prepared.settings, threads: threads).lint(prepared.files, onlyRules: [])
    keepUntilExit(result.worlds)
    let notices = (prepared.notices + result.notices).compactMap { project.scope.narrowed($0) }
    console.say(notices)
    let all = LookupProofs(of: result.worlds.map(\.index))
    var report = ProofReport.Project(
      all.all.filter { project.scope.contains($0.location.file) },
      surfaces: all.surfaces.filter { project.scope.contains($0.location.file) },
      paths: PathContext(
        projectRoot: project.root, workingDirectory: workingDirectory, gitRoot: project.gitRoot))
    report.required = prepared.settings.root.proof.atLeast
    if let baseline { compare(&report, with: baseline, in: project.scope) }
    report.sources = prepared.files.texts(of: report.files, threads: threads)
    let isWritten = writeBaseline(of: report, prepared, workingDirectory: workingDirectory)
    return (report, isWritten && !notices.contains { $0.severity == .error })
  }

  // MARK: The baseline

  /// The baseline that a run is compared with; nil without one. What is written anew isn't compared.
  private func baseline(
    of prepared: PreparedProject, workingDirectory: String
  ) throws(UsageError) -> Result<ProofBaseline?, BaselineFailure> {
    if arguments.writtenBaseline != nil { return .success(nil) }
    let given = arguments.baseline.map { absolutePath($0, from: workingDirectory) }
    let configured = prepared.settings.root.proof.baseline.map { absolutePath($0, from: prepared.project.root) }
    guard let path = given ?? configured else { return .success(nil) }
    do throws(BaselineFailure) {
      return .success(try ProofBaseline(readingFile: path))
    } catch {
      if let given = arguments.baseline { throw .unusableFile(given, reason: error.message, hint: error.hint) }
      if let errors = prepared.configuration.baselineError(error, of: .proof) { console.diagnose("\(errors)\n") }
      return .failure(error)
    }
  }

  private func compare(_ report: inout ProofReport.Project, with baseline: ProofBaseline, in scope: Scope) {
    let judged = ProofBaseline(baseline.entries.filter { scope.contains($0.file) })
    let comparison = judged.compare(report.proofs)
    report.regressed = Set(comparison.regressed)
    let hint = "'--write-baseline' brings the baseline up to date"
    if comparison.newCount > 0 {
      console.notice("\(counted(comparison.newCount, "proven lookup")) not in the baseline yet", hint: hint)
    }
    if comparison.goneCount > 0 {
      console.notice(
        "\(counted(comparison.goneCount, "baseline entry matches", "baseline entries match")) no lookup any more",
        hint: hint)
    }
  }

  /// Writes the baseline if the command line asks for it; false when that failed.
  private func writeBaseline(
    of report: ProofReport.Project, _ prepared: PreparedProject, workingDirectory: String
  ) -> Bool {
    guard let path = arguments.writtenBaseline else { return true }
    let absolute = absolutePath(path, from: workingDirectory)
    let scope = prepared.project.scope
    let known = (try? ProofBaseline(readingFile: absolute))?.entries ?? []
    // Entries that the run didn't check stay unchanged.
    let unchecked = known.filter { !scope.contains($0.file) }
    let (proven, regressedCount) = ProofBaseline(known.filter { scope.contains($0.file) }).ratcheted(report.proofs)
    guard console.writeBaseline(ProofBaseline(proven.entries + unchecked).text, to: absolute, shownAs: path) else {
      return false
    }
    let provenCount = proven.entries.count - regressedCount
    let regressed = regressedCount == 1 ? "is no longer" : "are no longer"
    let kept = [(unchecked.count, "that this run didn't check"), (regressedCount, "that \(regressed) proven")]
      .filter { $0.0 > 0 }.map { ", and kept \(counted($0.0, "entry", "entries")) \($0.1)" }.joined()
    let configured = prepared.settings.root.proof.baseline.map { absolutePath($0, from: prepared.project.root) }
    let fromRoot = relativePath(absolute, in: prepared.project.root) ?? absolute
    console.notice(
      "wrote \(counted(provenCount, "proven lookup")) to '\(path)'\(kept)",
      hint: regressedCount > 0
        ? "delete an entry from the file to accept that its lookup is no longer proven"
        : configured == absolute
          ? nil
          : "add 'baseline: \(fromRoot)' under 'proof' in \(configurationFileName), or use '--baseline \(path)'")
    return true
  }
}

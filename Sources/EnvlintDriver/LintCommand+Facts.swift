import EnvlintReporting
import EnvlintSyntax

extension LintCommand {
  /// Writes the facts of a project's files, in place of linting them.
  func writeFacts(of prepared: PreparedProject, toPath path: String, workingDirectory: String) -> ExitStatus {
    let (sources, scope) = (prepared.files, prepared.project.scope)
    for folder in prepared.project.givenFoldersWithout((sources.paths + sources.xcodeProjects.paths).sorted()) {
      console.notice("no Swift files in '\(folder)'")
    }
    let wanted = sources.paths.indices.filter { scope.contains(sources.paths[$0]) }
    let workers = (0..<threads).map { _ in FactWorker() }
    let outcomes = stopwatch.measure(.reading) {
      concurrentMap(count: wanted.count, threads: threads) { position, worker in
        workers[worker].look(at: wanted[position], sources)
      }
    }
    var failures = prepared.notices
    var index = FactsIndex()
    index.hasUnreadFiles = sources.hasUnreadFiles
    var texts: [SourceBytes] = []
    for (position, path) in sources.xcodeProjects.paths.enumerated() where scope.contains(path) {
      switch sources.xcodeProjects.read(position) {
      case .bytes(let project):
        index.xcodeProjects.append((path, FactsIndex.Text(project)))
        texts.append(project)
      case .skipped: index.xcodeProjects.append((path, nil))
      case .failed(let reason): failures.append(sources.xcodeProjects.failure(of: position, reason))
      }
    }
    for (path, outcome) in zip(wanted.lazy.map({ sources.paths[$0] }), outcomes) {
      switch outcome {
      case .text(let bytes, let look):
        index.sources.append((path, .text(FactsIndex.Text(bytes), look)))
        texts.append(bytes)
      case .skipped(let reason): index.sources.append((path, .skipped(reason: reason)))
      case .failed(let reason): failures.append(Report.Notice(reason, file: path, severity: .error))
      }
    }
    for failure in failures {
      console.error(
        "'\(failure.file)': \(failure.message)", hint: "facts without it would be those of another project")
    }
    if !failures.isEmpty { return .failure }
    return write(index, texts, toPath: path, workingDirectory: workingDirectory)
  }

  private func write(
    _ index: FactsIndex, _ texts: [SourceBytes], toPath path: String, workingDirectory: String
  ) -> ExitStatus {
    do throws(SystemError) {
      try stopwatch.measure(.reporting) { () throws(SystemError) in
        try FactsFile.write(index, texts, toPath: absolutePath(path, from: workingDirectory))
      }
    } catch {
      console.error("cannot write '\(path)': \(error.message)", hint: "name a file that can be written")
      return .failure
    }
    console.notice("wrote the facts of \(counted(index.sources.count, "file")) to '\(path)'")
    if let stopwatch { console.diagnose(stopwatch.text()) }
    return .success
  }
}

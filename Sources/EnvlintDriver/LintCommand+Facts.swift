import EnvlintReporting
import EnvlintSyntax

extension LintCommand {
  /// Writes the facts of a project's files, in place of linting them.
  func writeFacts(of prepared: PreparedProject, toPath path: String, workingDirectory: String) -> ExitStatus {
    let (sources, scope) = (prepared.files, prepared.project.scope)
    for folder in prepared.project.givenFoldersWithout(sources.paths + sources.xcodeProjects.paths) {
      console.notice("no Swift files in '\(folder)'")
    }
    let wanted = sources.paths.indices.filter { scope.contains(sources.paths[$0]) }
    let workers = (0..<threads).map { _ in FactWorker() }
    let outcomes = concurrentMap(count: wanted.count, threads: threads) { position, worker in
      workers[worker].look(at: wanted[position], sources)
    }
    var index = FactsIndex()
    var texts: [SourceBytes] = []
    var notices = prepared.notices
    for position in sources.xcodeProjects.paths.indices {
      // As in a run over the disk, one that cannot be read tells nothing.
      guard let project = sources.xcodeProjects.read(position) else { continue }
      index.xcodeProjects.append(
        FactsIndex.Text(path: sources.xcodeProjects.paths[position], byteCount: project.count))
      texts.append(project)
    }
    for (file, outcome) in zip(wanted, outcomes) {
      switch outcome {
      case .text(let bytes, let look):
        index.sources.append((sources.paths[file], .text(look)))
        texts.append(bytes)
      case .skipped(let reason): index.sources.append((sources.paths[file], .skipped(reason: reason)))
      case .failed(let reason): notices.append(Report.Notice(reason, file: sources.paths[file], severity: .error))
      }
    }
    index.configuredFolders = prepared.configuredFolders
    for notice in notices {
      console.error("'\(notice.file)': \(notice.message)", hint: "facts without it would be those of another project")
    }
    if !notices.isEmpty { return .failure }
    do throws(SystemError) {
      try FactsFile.write(index, texts, toPath: absolutePath(path, from: workingDirectory))
    } catch {
      console.error("cannot write '\(path)': \(error.message)", hint: "name a file that can be written")
      return .failure
    }
    console.notice("wrote the facts of \(counted(index.sources.count, "file")) to '\(path)'")
    return .success
  }
}

import EnvlintConfiguration
import EnvlintReporting

extension LintCommand {
  /// The findings that a run of a project doesn't report; nil after an error about an unusable baseline.
  func knownFindings(of prepared: PreparedProject, workingDirectory: String) throws(UsageError) -> KnownFindings? {
    var known = KnownFindings()
    if arguments.writtenBaseline != nil {
      known.recordsAll = true
      return known
    }
    guard let path = baselinePath(of: prepared, workingDirectory: workingDirectory) else {
      if arguments.prunesBaseline { throw .nothingToPrune }
      return known
    }
    do throws(BaselineFailure) {
      known.baseline = try Baseline(readingFile: path)
      return known
    } catch {
      if let given = arguments.baseline { throw .unusableFile(given, reason: error.message, hint: error.hint) }
      if let errors = prepared.configuration.baselineError(error, of: .findings) { console.diagnose("\(errors)\n") }
      return nil
    }
  }

  /// The baseline that a run is compared with; nil without one.
  private func baselinePath(of prepared: PreparedProject, workingDirectory: String) -> String? {
    if let path = arguments.baseline { return absolutePath(path, from: workingDirectory) }
    return prepared.settings.root.baseline.map { absolutePath($0, from: prepared.project.root) }
  }

  /// Writes or prunes the baseline when the command line asks for it; false when that failed.
  func writeBaseline(of prepared: PreparedProject, _ run: ProjectRun, workingDirectory: String) -> Bool {
    if let path = arguments.writtenBaseline {
      let absolute = absolutePath(path, from: workingDirectory)
      // Entries that the run didn't check stay unchanged.
      let kept = ((try? Baseline(readingFile: absolute))?.entries ?? []).filter { !run.judges($0) }
      let baseline = Baseline(run.recorded.entries + kept)
      guard console.writeBaseline(baseline.text, to: absolute, shownAs: path) else { return false }
      let known = kept.isEmpty ? "" : ", and kept \(counted(kept.count, "entry", "entries")) that this run didn't check"
      console.notice(
        "wrote \(counted(run.recorded.entries.count, "finding")) to '\(path)'\(known)", hint: usage(of: path, prepared))
      return true
    }
    guard arguments.prunesBaseline, let path = baselinePath(of: prepared, workingDirectory: workingDirectory),
      !run.stale.isEmpty, let baseline = try? Baseline(readingFile: path)
    else { return true }
    let shown = relativePath(path, in: workingDirectory) ?? path
    guard console.writeBaseline(baseline.removing(run.stale).text, to: path, shownAs: shown) else { return false }
    console.notice("removed \(counted(run.stale.count, "stale entry", "stale entries")) from '\(shown)'")
    return true
  }

  /// Says how many entries of the baseline are stale; whether that fails the run.
  func tellStaleEntries(of prepared: PreparedProject, _ run: ProjectRun) -> Bool {
    // A hook that looks at one change has no say in it.
    if run.stale.isEmpty || arguments.prunesBaseline || arguments.changeScope != nil { return false }
    console.warning(
      "\(counted(run.stale.count, "baseline entry matches", "baseline entries match")) no finding any more",
      hint: "'--prune-baseline' removes stale entries")
    return prepared.settings.root.failOn <= .warning
  }

  /// How later runs use a baseline that was just written; nil when they do.
  private func usage(of path: String, _ prepared: PreparedProject) -> String? {
    let absolute = absolutePath(path, from: (try? currentDirectory()) ?? "/")
    let root = prepared.project.root
    if let configured = prepared.settings.root.baseline, absolutePath(configured, from: root) == absolute { return nil }
    let fromRoot = relativePath(absolute, in: root) ?? absolute
    return "add 'baseline: \(fromRoot)' to \(configurationFileName), or use '--baseline \(path)'"
  }
}

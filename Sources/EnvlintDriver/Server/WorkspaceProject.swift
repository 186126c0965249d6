import EnvlintConfiguration
import EnvlintFacts
import EnvlintMap
import EnvlintProtocol
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// One project that an editor has open, with what is known of it: a change makes only what differs be read again.
final class WorkspaceProject {
  let project: Project
  private let arguments: Arguments
  private let threads: Int
  private var prepared: PreparedProject?
  private var baseline: Baseline?
  private let cache = ReadingCache()
  /// The paths of what the editor has open, and the version that the last run saw, relative to the root.
  private var seen: [String: SourceText] = [:]
  /// The state on the disk of the files of the project, by path, before they were last read.
  private var stamps: [String: FileStamp] = [:]
  /// Whether something may have happened on the disk, or to a configuration in the editor, since the project was prepared.
  private var isOutdated = true

  /// The last run; nil before the first one, or if there are no settings.
  private(set) var run: ProjectRun?
  /// The files of the last run, with the text of open documents.
  private(set) var sources: SourceSet?
  /// Of the last run; nil before it.
  private var worlds: [ProjectIndex] = []
  /// Made when it is first asked for.
  private var knownMap: EnvironmentMap?
  /// Of the files that were asked for.
  private var texts: [String: SourceText] = [:]
  /// The mistakes in the configuration. Until they are mended, the last good one holds.
  private(set) var mistakes: [ConfigurationError] = []
  /// Why there are no settings, if not because of a mistake in a file.
  private(set) var failure: String?

  init(_ project: Project, _ arguments: Arguments, threads: Int) {
    self.project = project
    self.arguments = arguments
    self.threads = threads
  }

  var minSeverity: Severity { prepared?.settings.root.minSeverity ?? Settings().minSeverity }
  var notices: [Report.Notice] { run?.notices ?? [] }

  /// Notes that files may have changed on the disk.
  ///
  /// - Parameter paths: absolute.
  func noteChanges(_ paths: [String]) {
    let own = paths.compactMap { relativePath($0, in: project.root) }.filter(mayMatter)
    if own.isEmpty { return }
    isOutdated = true
    cache.forget(own)
  }

  /// Whether a change of a file or folder may concern the project: not if it is the work of other tools, or data.
  private func mayMatter(_ path: String) -> Bool {
    if path.split(separator: "/").contains(where: { isToolFolder($0.utf8) }) { return false }
    return !path.hasSuffix(".json") || path == prepared?.settings.root.baseline
  }

  /// Notes that anything may have changed on the disk.
  func noteUnknownChanges() { isOutdated = true }

  /// Lints what has changed since the last time.
  ///
  /// - Parameters:
  ///   - documents: the texts of what the editor has open, by absolute path.
  ///   - observe: is called for each file that is read.
  /// - Returns: whether there was something to do.
  func update(_ documents: [String: SourceText], observe: (@Sendable () -> Void)? = nil) -> Bool {
    var open: [String: SourceText] = [:]
    for (path, text) in documents {
      if WorkspaceProject.concerns(path), let relative = relativePath(path, in: project.root) { open[relative] = text }
    }
    let changed = Set(open.keys).union(seen.keys).filter { open[$0] != seen[$0] }
    if changed.isEmpty, !isOutdated { return false }
    if isOutdated || changed.contains(where: { changesProject($0, open) }) { prepare(open) }
    seen = open
    cache.forget(changed)
    lint(open, observe)
    return true
  }

  /// Whether a document can be a source or a configuration.
  private static func concerns(_ path: String) -> Bool {
    [".swift", ".yml", ".yaml"].contains { path.hasSuffix($0) }
  }

  /// Whether a document that has changed may change the settings, or which files there are.
  private func changesProject(_ path: String, _ open: [String: SourceText]) -> Bool {
    if !path.hasSuffix(".swift") { return true }
    if (open[path] == nil) == (seen[path] == nil) { return false }
    return (try? fileKind(joined(project.root, path))) == nil
  }

  private func prepare(_ open: [String: SourceText]) {
    isOutdated = false
    let texts = Dictionary(uniqueKeysWithValues: open.map { (joined(project.root, $0.key), $0.value.bytes) })
    (mistakes, failure) = ([], nil)
    do throws(SettingsFailure) {
      let prepared = try PreparedProject(
        project, arguments, workingDirectory: "/", threads: threads, standardInput: nil, open: texts)
      baseline = try readBaseline(of: prepared)
      self.prepared = prepared
    } catch {
      switch error {
      case .unreadable(let path, let reason): failure = "'/\(path)': \(reason.message)"
      case .invalid(let errors): mistakes = errors.errors
      case .commandLine(let error): failure = error.message
      }
      // Until that is mended, the settings of before hold, for the files that are there now.
      prepared?.findFiles(threads: threads, open: Array(open.keys))
    }
    forgetChangedFiles(among: prepared?.files.paths ?? [])
  }

  private func forgetChangedFiles(among paths: [String]) {
    var found: [String: FileStamp] = [:]
    for path in paths { found[path] = FileStamp(ofFile: joined(project.root, path)) }
    // A file that has just changed has no stamp yet.
    cache.forget(paths.filter { found[$0] == nil || found[$0] != stamps[$0] })
    stamps = found
  }

  private func readBaseline(of prepared: PreparedProject) throws(SettingsFailure) -> Baseline? {
    guard let path = prepared.settings.root.baseline else { return nil }
    do throws(BaselineFailure) {
      return try Baseline(readingFile: absolutePath(path, from: project.root))
    } catch {
      guard let errors = prepared.configuration.baselineError(error, of: .findings) else { return nil }
      throw .invalid(errors)
    }
  }

  private func lint(_ open: [String: SourceText], _ observe: (@Sendable () -> Void)?) {
    // Before the next ones are made.
    (worlds, knownMap, texts) = ([], nil, [:])
    guard let prepared else {
      run = nil
      return
    }
    let files = files(prepared, open)
    sources = files
    let linted = lint(observe.map(files.calling) ?? files)
    run = linted?.run
    worlds = linted?.worlds ?? []
  }

  private func lint(_ files: SourceSet) -> (run: ProjectRun, worlds: [ProjectIndex])? {
    guard let prepared else { return nil }
    var result = Linter(settings: prepared.settings, threads: threads).lint(files, cache: cache)
    result.notices = prepared.notices + result.notices
    var known = KnownFindings()
    known.baseline = baseline
    let run = ProjectRun(
      project, settings: prepared.settings, files: files, result: result, known: known, threads: threads)
    return (run, result.worlds.map(\.index))
  }

  /// The files of the project, with the text of open documents.
  private func files(_ prepared: PreparedProject, _ open: [String: SourceText]) -> SourceSet {
    prepared.files.replacing(
      open.filter { prepared.files.index(of: $0.key) != nil }.mapValues { sourceOutcome(of: $0.bytes) })
  }

  // MARK: The map

  /// The map of the last run; nil without one.
  var map: EnvironmentMap? {
    if knownMap == nil, run != nil, let prepared {
      knownMap = EnvironmentMap(of: worlds, hints: prepared.settings.hints, isComplete: false)
    }
    return knownMap
  }

  /// Why what a name in a file reads may not arrive; nil for other names.
  func gap(of occurrence: EnvironmentMap.Occurrence) -> ArrivalGap? {
    guard map?.read(at: occurrence)?.arrival != nil else { return nil }
    for world in worlds {
      let property = world.reads.all.first {
        world.location($0.attribute.range, in: $0.id.file) == occurrence.location
      }
      if let property { return ArrivalGap(of: property, world) }
    }
    return nil
  }

  /// The text of a file as the last run saw it; nil if it can't be read.
  func text(of file: String) -> SourceText? {
    if texts[file] == nil { texts[file] = sources?.text(of: file) }
    return texts[file]
  }

  // MARK: Fixing

  /// The changes that make all safe fixes of findings in one file, as `--fix` would; empty if there are none.
  func fixAll(in file: String) -> [(file: String, old: SourceText, new: SourceText)] {
    guard let run, let sources else { return [] }
    var session = FixSession(sources, allowsUnsafe: false) { isWritable(joined(self.project.root, $0)) }
    var findings = run.findings
    for _ in 0..<FixSession.mostRounds {
      guard session.makeFixes(of: findings.filter { $0.location.file == file }) else { break }
      cache.forget(session.changed.keys)
      findings = lint(session.sources)?.run.findings ?? []
    }
    // The cache has the fixed files now.
    cache.forget(session.changed.keys)
    return session.changes
  }
}

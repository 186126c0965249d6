import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules
import EnvlintSyntax

/// The result of linting one project, after scope, suppression and severity.
///
/// Paths are relative to the project's root, until `moved(below:)`.
struct ProjectRun {
  /// The findings to show, sorted.
  private(set) var findings: [Diagnostic]
  private(set) var notices: [Report.Notice]
  private(set) var sources: [String: SourceText]
  /// The findings that a comment or the baseline suppresses; empty unless they are asked for.
  private(set) var suppressed: [Report.Suppressed]
  /// The files that fixing changed, or would change.
  var changes: [(file: String, old: SourceText, new: SourceText)] = []
  /// The number of files in scope that were read.
  let fileCount: Int
  /// The number of findings below the lowest severity to show; 0 for a run about a change.
  let hiddenCount: Int
  let suppressedCount: Int
  let baselinedCount: Int
  /// Sorted, known or not, whatever the severity.
  private let unsuppressed: [Diagnostic]
  /// The findings that the run would report without a baseline.
  private let reported: [Diagnostic]
  /// The texts of the files with findings.
  private let texts: [String: SourceText]
  /// The baseline entries that match no finding of this run any more.
  let stale: [Baseline.Entry]
  private let judged: (Baseline.Entry) -> Bool

  /// Whether a shown finding is at or above the severity that fails the run.
  let hasFailingFinding: Bool
  /// Whether something that the user asked about could not be read.
  var isIncomplete: Bool { notices.contains { $0.severity == .error } }

  /// - Parameters:
  ///   - files: what was analysed; the few files that a finding points into are read again.
  ///   - result: of the whole project, whatever the scope.
  ///   - keepsSuppressed: whether somebody asks for `suppressed`.
  init(
    _ project: Project, settings: ByFolder<Settings>, files: SourceSet, result: LintResult,
    known: KnownFindings = KnownFindings(), keepsSuppressed: Bool = false, threads: Int = 1
  ) {
    let scope = project.scope
    notices = result.notices.compactMap { scope.narrowed($0) }
    let unread = Set(notices.filter { $0.line == nil }.map(\.file))
    fileCount =
      scope.holdsAll
      ? files.paths.count - unread.count { files.index(of: $0) != nil }
      : files.paths.count { scope.contains($0) && !unread.contains($0) }

    // Where code was not understood, findings may be missing.
    let unclear = Set(result.notices.map(\.file))
    var reader = SourceReader(files)
    let inScope = result.diagnostics.compactMap { $0.placed(in: scope, preferring: known.changedFiles) }
    reader.read(Set(inScope.map(\.location.file)), threads: threads)
    var unsuppressed = reader.withoutSuppressed(inScope)
    suppressedCount = inScope.count - unsuppressed.count
    for file in result.filesWithDirectives where scope.contains(file) {
      unsuppressed += reader.suppressionFindings(
        in: file, settings, findsSuperfluous: project.isWhole && !unclear.contains(file))
    }
    unsuppressed.sort()

    texts = reader.texts
    self.unsuppressed = unsuppressed
    reported = unsuppressed.filter { $0.severity >= settings.root.minSeverity }
    let baseline = known.recordsAll ? Baseline(reported, sources: texts) : known.baseline
    let comparison = baseline?.compare(unsuppressed, sources: texts)
    let judged = { (entry: Baseline.Entry) in
      scope.contains(entry.key.file) && !unclear.contains(entry.key.file) && entry.isJudged(under: settings)
    }
    self.judged = judged
    stale = known.baseline == nil ? [] : comparison?.unused.filter(judged) ?? []
    let excess = comparison?.excess ?? unsuppressed
    let introduced = known.introduced(excess, sources: texts)
    let findings = introduced.filter { $0.severity >= settings.root.minSeverity }
    baselinedCount = reported.count - excess.count { $0.severity >= settings.root.minSeverity }
    hiddenCount = known.isAboutChange ? 0 : introduced.count - findings.count
    hasFailingFinding = findings.contains { $0.severity >= settings.root.failOn }
    suppressed =
      keepsSuppressed
      ? (reader.suppressed + baselined(unsuppressed, without: excess))
        .filter { $0.finding.severity >= settings.root.minSeverity }.sorted { $0.finding < $1.finding }
      : []
    sources = reader.texts(of: findings + suppressed.map(\.finding))
    self.findings = findings
  }

  /// Everything that is not suppressed, known or not, whatever its severity.
  var all: Baseline { Baseline(unsuppressed, sources: texts) }
  /// The findings that the run would report without a baseline.
  var recorded: Baseline { Baseline(reported, sources: texts) }

  /// Adds what went wrong besides the linting.
  mutating func add(_ failures: [Report.Notice]) { notices += failures }

  /// Whether the run checked the code that a baseline entry is about.
  func judges(_ entry: Baseline.Entry) -> Bool { judged(entry) }

  /// The changes that fixing would make, for `patch` in the working directory; where the files lie elsewhere, in the project's root.
  func diff(paths: PathContext) -> String {
    changes.map { change in
      let path = paths.fromWorkingDirectory(change.file)
      let isElsewhere = path.hasPrefix("../") || path.hasPrefix("/")
      return UnifiedDiff.text(path: isElsewhere ? change.file : path, old: change.old, new: change.new)
    }.joined()
  }

  /// This run with paths relative to a folder above the root.
  ///
  /// - Parameter prefix: the root, relative to that folder; empty when it is the root.
  func moved(below prefix: String) -> ProjectRun {
    if prefix.isEmpty { return self }
    var moved = self
    moved.findings = findings.map { $0.moved(below: prefix) }
    for index in moved.notices.indices { moved.notices[index].file = joined(prefix, notices[index].file) }
    for index in moved.changes.indices { moved.changes[index].file = joined(prefix, changes[index].file) }
    for index in moved.suppressed.indices {
      moved.suppressed[index].finding = suppressed[index].finding.moved(below: prefix)
    }
    moved.sources = [:]
    for (file, text) in sources { moved.sources[joined(prefix, file)] = text }
    return moved
  }
}

/// The findings that a baseline holds: all but the excess, which is a part of them in the same order.
private func baselined(_ findings: [Diagnostic], without excess: [Diagnostic]) -> [Report.Suppressed] {
  var rest = excess[...]
  return findings.compactMap { finding in
    if rest.first == finding {
      rest.removeFirst()
      return nil
    }
    return Report.Suppressed(finding, by: .baseline)
  }
}

extension Project {
  /// Whether all of the project was read, as far as is known: not if some given files belong to no project.
  fileprivate var isWhole: Bool { indexesWholeRoot || given.allSatisfy(\.isDirectory) }
}

extension Baseline.Entry {
  /// Whether a run under these settings would have found it: not when its rule is off where it lies.
  fileprivate func isJudged(under settings: ByFolder<Settings>) -> Bool {
    // An entry of a rule that no longer reports anything is also stale.
    guard let rule = Catalog.rule(key.rule) else { return true }
    let settings = settings[key.file]
    return settings.isEnabled(rule) && !GlobSet(settings.rules[key.rule]?.excluded ?? []).matches(key.file)
  }
}

extension Scope {
  /// A notice as far as it concerns the given paths: what lies elsewhere is not worth a word, unless the analysis
  /// lacks it; and then the run has not failed.
  func narrowed(_ notice: Report.Notice) -> Report.Notice? {
    if contains(notice.file) { return notice }
    guard notice.severity == .error else { return nil }
    var notice = notice
    notice.severity = .warning
    return notice
  }
}

extension Diagnostic {
  /// At the first of its places that is in scope, or at the first one there that a change concerns; nil if none is in scope.
  fileprivate func placed(in scope: Scope, preferring changed: Set<String>) -> Diagnostic? {
    if otherPlaces.isEmpty { return scope.contains(location.file) ? self : nil }
    let places = ([Place(location: location, help: help)] + otherPlaces).filter { scope.contains($0.location.file) }
    guard let place = places.first(where: { changed.contains($0.location.file) }) ?? places.first else { return nil }
    var placed = self
    (placed.location, placed.help) = (place.location, place.help)
    return placed
  }

  fileprivate func moved(below prefix: String) -> Diagnostic {
    var moved = self
    moved.location.file = joined(prefix, location.file)
    for index in notes.indices { moved.notes[index].location.file = joined(prefix, notes[index].location.file) }
    for fix in fixes.indices {
      for edit in fixes[fix].edits.indices {
        moved.fixes[fix].edits[edit].location.file = joined(prefix, fixes[fix].edits[edit].location.file)
      }
    }
    return moved
  }
}

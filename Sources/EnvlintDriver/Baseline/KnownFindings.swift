import EnvlintFacts
import EnvlintReporting

/// The findings that a run doesn't report, because they are known.
struct KnownFindings {
  /// Nil without a baseline.
  var baseline: Baseline?
  /// Whether everything that the run would report becomes known, for `--write-baseline`.
  var recordsAll = false
  /// The findings before a change, so that the run reports only those that the change introduced; nil when it reports everything.
  var beforeChange: Baseline?
  /// The Swift files that the change concerns; without any, it introduces nothing.
  var changedFiles: Set<String> = []
  /// Whether the run is about a change: what it does not show is not counted then, and so not compared.
  var isAboutChange = false

  /// The findings that a change introduced: those beyond the ones before it.
  ///
  /// Code that moved to another file brings its findings along: a finding that the old tree has in one file and the new
  /// tree in another is none of the change's.
  ///
  /// - Parameters:
  ///   - findings: sorted.
  ///   - sources: the text of every file that a finding points into, by path.
  func introduced(_ findings: [Diagnostic], sources: [String: SourceText]) -> [Diagnostic] {
    guard let beforeChange else { return isAboutChange && changedFiles.isEmpty ? [] : findings }
    let stayed = beforeChange.compare(findings, sources: sources)
    func withoutFile(_ key: FindingKey) -> FindingKey {
      var key = key
      key.file = ""
      return key
    }
    var gone = Dictionary(grouping: stayed.unused) { withoutFile($0.key) }
    return stayed.excess.filter { finding in
      let key = withoutFile(FindingKey(finding, sources: sources))
      guard let index = gone[key]?.firstIndex(where: { $0.severity >= finding.severity }) else { return true }
      gone[key]?.remove(at: index)
      return false
    }
  }
}

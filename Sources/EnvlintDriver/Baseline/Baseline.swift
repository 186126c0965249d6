import EnvlintFacts
import EnvlintReporting

/// Findings that are known, and reported only when they get worse or more.
///
/// A finding is known by its `FindingKey`, which neither inserted lines nor reformatting nor moving its declaration
/// inside the file change. As many findings of one key are known as there are entries of it, each up to the severity of
/// its entry.
struct Baseline: Equatable {
  struct Entry: Hashable {
    var key: FindingKey
    var severity: Severity
  }

  /// Sorted; equal entries mean several findings with one key.
  private(set) var entries: [Entry]

  init(_ entries: [Entry] = []) { self.entries = entries.sorted(by: Baseline.order) }

  /// - Parameter sources: the text of every file that a finding points into, by path.
  init(_ findings: [Diagnostic], sources: [String: SourceText]) {
    self.init(findings.map { Entry(key: FindingKey($0, sources: sources), severity: $0.severity) })
  }

  /// The findings that the baseline doesn't list, and the entries that match no finding.
  struct Comparison {
    /// In the order of the findings.
    var excess: [Diagnostic]
    var unused: [Entry]
  }

  /// - Parameters:
  ///   - findings: sorted.
  ///   - sources: the text of every file that a finding points into, by path.
  func compare(_ findings: [Diagnostic], sources: [String: SourceText]) -> Comparison {
    // Entries of one key are sorted by severity, so that a finding takes the lowest one that covers it.
    var open = Dictionary(grouping: entries, by: \.key)
    let excess = findings.filter { finding in
      let key = FindingKey(finding, sources: sources)
      guard let index = open[key]?.firstIndex(where: { $0.severity >= finding.severity }) else { return true }
      open[key]?.remove(at: index)
      return false
    }
    return Comparison(excess: excess, unused: open.values.joined().sorted(by: Baseline.order))
  }

  /// The baseline without some of its entries.
  func removing(_ stale: [Entry]) -> Baseline {
    var counts = stale.reduce(into: [:]) { counts, entry in counts[entry, default: 0] += 1 }
    return Baseline(
      entries.filter { entry in
        guard let count = counts[entry], count > 0 else { return true }
        counts[entry] = count - 1
        return false
      })
  }

  /// By file, place in the order of names, rule: entries that change together are adjacent.
  private static func order(_ left: Entry, _ right: Entry) -> Bool {
    let (first, second) = (left.key, right.key)
    if first.file != second.file { return first.file < second.file }
    if first.symbol != second.symbol { return first.symbol < second.symbol }
    if first.rule != second.rule { return first.rule < second.rule }
    if first.sourceHash != second.sourceHash { return first.sourceHash < second.sourceHash }
    return left.severity < right.severity
  }
}

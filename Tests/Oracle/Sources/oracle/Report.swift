import Foundation

/// One place where the two disagree.
struct Difference: Sendable {
  /// The class of the difference; the report is grouped by it.
  let topic: String
  let path: String
  let line: Int
  let column: Int
  let ours: String
  let theirs: String
}

/// The result of one comparison of one file.
struct Comparison: Sendable {
  /// What was compared, in the plural: "lexemes".
  let unit: String
  var count = 0
  var differences: [Difference] = []
}

/// Collects the comparisons of all files, from many threads.
final class Report: @unchecked Sendable {
  /// Differences printed of each class.
  static let shownPerTopic = 40

  private let lock = NSLock()
  private var counts: [String: Int] = [:]
  private var differences: [Difference] = []
  private var unreadable: [String] = []

  var isClean: Bool { lock.withLock { differences.isEmpty && unreadable.isEmpty } }

  func add(_ comparison: Comparison) {
    lock.withLock {
      counts[comparison.unit, default: 0] += comparison.count
      differences += comparison.differences
    }
  }

  func add(unreadable path: String) { lock.withLock { unreadable.append(path) } }

  /// - Parameter name: what the totals are about; nil when that needs no word.
  func print(fileCount: Int, name: String? = nil) {
    for path in unreadable.sorted() { Swift.print("\(path): cannot be read") }
    let topics = Dictionary(grouping: differences, by: \.topic)
    for (topic, found) in topics.sorted(by: { $0.key < $1.key }) {
      Swift.print("\(topic): \(found.count)")
      let sorted = found.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
      for difference in sorted.prefix(Report.shownPerTopic) {
        Swift.print(
          "\(difference.path):\(difference.line):\(difference.column): \(topic): "
            + "\(difference.ours) | \(difference.theirs)")
      }
    }
    let totals = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let prefix = name.map { $0 + ": " } ?? ""
    Swift.print("\(prefix)\(totals), \(differences.count) differences, \(fileCount) files")
  }
}

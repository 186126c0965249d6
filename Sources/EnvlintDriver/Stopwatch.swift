/// Where the time of a run goes, for `--timing`. Parts of a run that several threads share are measured on all of them.
final class Stopwatch: @unchecked Sendable {
  /// The parts of a run, in their order.
  enum Phase: String, CaseIterable {
    case walking = "find files"
    case comparing = "run git"
    case dividing = "find worlds"
    case reading = "read and parse"
    case indexing = "merge"
    case rules = "rules"
    case searching = "search for mentions"
    case suppressing = "suppressions"
    case reporting = "reports"
  }

  private let clock: @Sendable () -> UInt64
  private let start: UInt64
  private let mutex = Mutex()
  // Guarded by `mutex`; microseconds.
  fileprivate var phases: [Phase: UInt64] = [:]
  fileprivate var rules: [String: UInt64] = [:]

  /// - Parameter clock: microseconds.
  init(clock: @escaping @Sendable () -> UInt64) {
    self.clock = clock
    start = clock()
  }

  fileprivate func measure<Result, Failure>(
    _ body: () throws(Failure) -> Result, note: (Stopwatch, UInt64) -> Void
  ) throws(Failure) -> Result {
    let start = clock()
    let result = try body()
    let elapsed = clock() - start
    mutex.withLock { note(self, elapsed) }
    return result
  }

  /// A table in milliseconds. Rules that took less than a tenth of one are left out.
  func text() -> String {
    mutex.withLock {
      var rows = Phase.allCases.map { (name: $0.rawValue, time: phases[$0] ?? 0) }
      rows.append(("total", clock() - start))
      let slow = rules.filter { $0.value >= 100 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let ruleRows = slow.map { (name: $0.key, time: $0.value) }
      let width = (rows + ruleRows).map(\.name.count).max() ?? 0
      func table(_ rows: [(name: String, time: UInt64)]) -> String {
        rows.map { row in
          let time = milliseconds(row.time)
          let gap = String(repeating: " ", count: width - row.name.count + max(0, 10 - time.count))
          return "  \(row.name)\(gap)\(time)\n"
        }.joined()
      }
      let ruleTable = ruleRows.isEmpty ? "" : "rules, individually:\n" + table(ruleRows)
      return "time in milliseconds:\n" + table(rows) + ruleTable
    }
  }

  /// With one digit after the decimal point.
  private func milliseconds(_ microseconds: UInt64) -> String {
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Stopwatch? {
  /// Runs `body`; its time counts towards a part of the run, if anybody asks for it.
  func measure<Result, Failure>(
    _ phase: Stopwatch.Phase, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let self else { return try body() }
    return try self.measure(body) { $0.phases[phase, default: 0] += $1 }
  }

  /// Runs `body`; its time counts towards a rule.
  func measure<Result>(rule: String, _ body: () -> Result) -> Result {
    guard let self else { return body() }
    return self.measure(body) { $0.rules[rule, default: 0] += $1 }
  }
}

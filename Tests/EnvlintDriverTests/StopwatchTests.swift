import Testing

@testable import EnvlintDriver

struct StopwatchTests {
  @Test func timeIsAddedUp() {
    let clock = Ticks()
    let stopwatch: Stopwatch? = Stopwatch { clock.next() }
    // Each look at the clock is a millisecond later than the last.
    for _ in 0..<3 { #expect(stopwatch.measure(.rules) { 7 } == 7) }
    stopwatch.measure(rule: "slow") { clock.skip(1500) }
    stopwatch.measure(.rules) { stopwatch.measure(rule: "quick") {} }
    #expect(
      stopwatch?.text() == """
        time in milliseconds:
          find files                0.0
          run git                   0.0
          find worlds               0.0
          read and parse            0.0
          merge                     0.0
          rules                     6.0
          search for mentions       0.0
          suppressions              0.0
          reports                   0.0
          total                    14.5
        rules, individually:
          slow                      2.5
          quick                     1.0

        """)
  }

  @Test func nobodyAsks() {
    let stopwatch: Stopwatch? = nil
    #expect(stopwatch.measure(.rules) { 7 } == 7)
  }
}

/// A clock of which each look takes a millisecond. Used by one thread.
private final class Ticks: @unchecked Sendable {
  private var microseconds: UInt64 = 0

  func next() -> UInt64 {
    microseconds += 1000
    return microseconds
  }

  func skip(_ count: UInt64) { microseconds += count }
}

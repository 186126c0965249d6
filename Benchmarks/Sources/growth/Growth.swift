import EnvlintSyntax
import Foundation
import Measuring
import TestInputs

/// The time that one family of inputs takes, by size.
struct Growth: Sendable {
  /// From 1 kB to 16 MB, each twice the one before.
  static let byteCounts = (10...24).map { 1 << $0 }
  /// Where the constant part of the time no longer shows.
  static let firstLargeByteCount = 1 << 16
  /// When a size would take longer than this, the larger ones are left out.
  static let longestSeconds = 20.0
  /// Above it, doubling the size more than doubles the time. Linear work comes out up to 2.1, because what is large does not fit
  /// the processor's caches.
  static let largestRatio = 2.15

  let name: String
  /// Size and seconds.
  private(set) var points: [(byteCount: Int, seconds: Double)] = []

  init(of family: Pathology, _ stage: Stage) {
    name = family.name
    for byteCount in Growth.byteCounts {
      if let last = points.last, last.seconds * 2 > Growth.longestSeconds { break }
      let source = SourceBytes(family.text(byteCount: byteCount))
      points.append((source.count, Growth.shortestTime { stage.run(source) }))
    }
  }

  /// The shortest of several runs: the others were disturbed.
  private static func shortestTime(_ body: () -> Int) -> Double {
    var shortest = Double.infinity
    var total = 0.0
    var count = 0
    while count < 3 || (total < 0.005 && count < 1_000) {
      let start = processorSeconds()
      precondition(body() >= 0, "a count is never negative")
      let seconds = processorSeconds() - start
      shortest = min(shortest, seconds)
      total += seconds
      count += 1
      // One run is enough to see that it takes far too long.
      if total > Growth.longestSeconds { break }
    }
    return shortest
  }

  /// By how much doubling the size multiplies the time: from the slope of the line of least squares through the logarithms, for
  /// the larger sizes.
  var ratioPerDoubling: Double {
    let large = points.filter { $0.byteCount * 2 > Growth.firstLargeByteCount }
    let logarithms = (large.count > 2 ? large : points).map { (x: log2(Double($0.byteCount)), y: log2($0.seconds)) }
    let meanX = logarithms.map(\.x).reduce(0, +) / Double(logarithms.count)
    let meanY = logarithms.map(\.y).reduce(0, +) / Double(logarithms.count)
    let covariance = logarithms.map { ($0.x - meanX) * ($0.y - meanY) }.reduce(0, +)
    return exp2(covariance / logarithms.map { ($0.x - meanX) * ($0.x - meanX) }.reduce(0, +))
  }

  /// Whether doubling the size more than doubles the time.
  var isSuperlinear: Bool { ratioPerDoubling > Growth.largestRatio }
}

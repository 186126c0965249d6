import EnvlintFacts
import Testing

@Suite struct InnermostRangesTests {
  @Test func theSmallestRangeAroundIsFound() {
    //  0    5    10   15   20
    //  [ 0 ─────────────── )
    //    [ 1 ─── )  [ 2 )
    //      [ 3 )
    let ranges: [Range<UInt32>] = [0..<20, 2..<10, 12..<16, 3..<6]
    #expect(
      InnermostRanges.around([0, 2, 3, 5, 6, 10, 12, 15, 16, 19, 20], ranges)
        == [0, 1, 3, 3, 1, 0, 2, 2, 0, 0, nil])
  }

  @Test func rangesThatBeginTogetherNest() {
    // What the modifiers of a chain are applied to.
    #expect(InnermostRanges.around([0, 4, 5, 8, 9], [0..<9, 0..<5, 0..<8]) == [1, 1, 2, 0, nil])
  }

  @Test func anEmptyRangeContainsNothing() {
    #expect(InnermostRanges.around([3, 4], [3..<3, 0..<4]) == [1, nil])
    #expect(InnermostRanges.around([], [0..<4]).isEmpty)
    #expect(InnermostRanges.around([1], []) == [nil])
  }

  /// Against the definition, over all sets of three ranges within six bytes.
  @Test func itIsWhatTheDefinitionSays() {
    let bounds = Array(UInt32(0)...6)
    let all = bounds.flatMap { lower in bounds.filter { $0 > lower }.map { lower..<$0 } }
    for first in all {
      for second in all where nest(first, second) {
        for third in all where nest(first, third) && nest(second, third) {
          let ranges = [first, second, third]
          let expected = bounds.map { offset in ranges.filter { $0.contains(offset) }.map(\.count).min() }
          #expect(InnermostRanges.around(bounds, ranges).map { $0.map { ranges[$0].count } } == expected)
        }
      }
    }
  }

  private func nest(_ first: Range<UInt32>, _ second: Range<UInt32>) -> Bool {
    let common = first.clamped(to: second)
    return common.isEmpty || common == first || common == second
  }
}

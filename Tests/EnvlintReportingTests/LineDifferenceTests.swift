import Testing

@testable import EnvlintReporting

/// What a line difference leaves is the same on both sides, and it takes no longer than the lines are many.
@Suite struct LineDifferenceTests {
  private func slices(_ lines: [String]) -> [ArraySlice<UInt8>] { lines.map { ArraySlice($0.utf8) } }

  /// The marks of the old and the new lines: `-`, `+` and ` `.
  private func marks(_ old: [String], _ new: [String]) -> (old: String, new: String) {
    let difference = LineDifference(slices(old), slices(new))
    return (
      String(difference.isRemoved.map { $0 ? "-" : " " }), String(difference.isInserted.map { $0 ? "+" : " " })
    )
  }

  private func letters(_ text: String) -> [String] { text.map { String($0) } }

  @Test(arguments: [
    ("", "", "", ""), ("abc", "abc", "   ", "   "), ("abc", "", "---", ""), ("", "abc", "", "+++"),
    ("abc", "axc", " - ", " + "), ("abc", "bc", "-  ", "  "), ("abc", "abcd", "   ", "   +"),
    // Lines that stand several times on both sides.
    ("aab", "ab", "- ", " "), ("abab", "baba", "", ""), ("aabb", "ab", "", ""), ("abcabc", "cab", "", ""),
    // Two that changed places: one of them stays.
    ("axyb", "ayxb", "", ""),
  ]) func whatStaysIsTheSame(_ old: String, _ new: String, _ removed: String, _ inserted: String) {
    let found = marks(letters(old), letters(new))
    #expect(kept(letters(old), found.old) == kept(letters(new), found.new))
    if removed.count == old.count, inserted.count == new.count {
      #expect(found.old == removed && found.new == inserted)
    }
    #expect(!found.old.contains(" ") == kept(letters(old), found.old).isEmpty)
  }

  /// No more lines change than Myers' algorithm tells, but for a few.
  @Test func whatStaysIsTheSameInRandomTexts() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    var (count, least) = (0, 0)
    for _ in 0..<2000 {
      let letters = (0..<next(24)).map { _ in String(next(6)) }
      var changed = letters
      for _ in 0..<next(6) {
        if !changed.isEmpty, next(2) == 0 { changed.remove(at: next(UInt64(changed.count))) }
        changed.insert(String(next(8)), at: next(UInt64(changed.count + 1)))
      }
      let found = marks(letters, changed)
      #expect(kept(letters, found.old) == kept(changed, found.new))
      least += changed.difference(from: letters).count
      count += (found.old + found.new).count { $0 != " " }
    }
    #expect(count >= least && count * 10 <= least * 11, "\(count) instead of \(least)")
  }

  private func kept(_ lines: [String], _ marks: String) -> [String] {
    zip(lines, marks).filter { $0.1 == " " }.map(\.0)
  }

  /// With time or memory by the square of the lines, this would not end.
  @Test func largeContentsAreCompared() {
    let count = 200_000
    let old = (0..<count).flatMap { ["struct A\($0) {", "  var a = 1", "}", ""] }
    let new = (0..<count).flatMap { ["struct A\($0) {", "  let a = \($0)", "}", ""] }
    let found = marks(old, new)
    #expect(found.old.count { $0 == "-" } == count && found.new.count { $0 == "+" } == count)
    // Without a line that stands once on both sides.
    let few = (0..<count).map { String($0 % 7) }
    let other = (0..<count).map { String($0 % 5) }
    let repeated = marks(few, other)
    #expect(kept(few, repeated.old) == kept(other, repeated.new))
    let shorter = marks(few, few.filter { $0 != "3" })
    #expect(kept(few, shorter.old) == kept(few.filter { $0 != "3" }, shorter.new))
  }
}

import Testing

@testable import EnvlintReporting

/// The text that `patch` reads.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff.text(path: "A.swift", old: SourceText(old), new: SourceText(new))
  }

  private let head = "--- a/A.swift\n+++ b/A.swift\n"

  @Test func equalTextsHaveNone() { #expect(diff("a\nb\n", "a\nb\n").isEmpty) }

  @Test func changesComeWithThreeLinesAroundThem() {
    let old = (1...20).map { "\($0)\n" }
    var new = old
    new[9] = "ten\n"
    #expect(
      diff(old.joined(), new.joined()) == head + "@@ -7,7 +7,7 @@\n 7\n 8\n 9\n-10\n+ten\n 11\n 12\n 13\n")
    new[0] = "one\n"
    #expect(diff(old.joined(), new.joined()).contains("@@ -1,4 +1,4 @@\n-1\n+one\n 2\n 3\n 4\n@@ -7,7 +7,7 @@\n"))
    new[4] = "five\n"
    #expect(diff(old.joined(), new.joined()).contains("@@ -1,13 +1,13 @@\n"))
  }

  @Test func emptySidesAndMissingNewlines() {
    #expect(diff("", "a\n") == head + "@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", "b\n") == head + "@@ -1,2 +1 @@\n-a\n b\n")
    #expect(
      diff("a", "b\n") == head + "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n")
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == head + "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }
}

import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// The numbers of the lines, from 1, on which findings of a rule at the line's first letter are suppressed.
private func suppressedLines(_ text: String, rule: String = "closure_entry") -> [Int] {
  let suppressions = Suppressions(in: SourceBytes(text))
  var offset: UInt32 = 0
  var lines: [Int] = []
  for (index, line) in text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false).enumerated() {
    if suppressions.suppress(rule, at: offset) { lines.append(index + 1) }
    let end = Int(offset) + line.utf8.count
    let rest = Array(text.utf8)[end...]
    offset = UInt32(end + (rest.starts(with: "\r\n".utf8) ? 2 : 1))
  }
  return lines
}

struct SuppressionTests {
  @Test func aRangeLastsUntilTheRuleIsEnabledAgain() {
    let text = "a\n// envlint:disable closure_entry\nb\nc\n// envlint:enable closure_entry\nd\n"
    #expect(suppressedLines(text) == [3, 4, 5])
    #expect(suppressedLines(text, rule: "object_type_lookup") == [])
  }

  @Test func anOpenRangeLastsUntilTheFileEnds() {
    #expect(suppressedLines("a\n// envlint:disable closure_entry - why\nb\nc") == [3, 4])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func oneLineIsSuppressed(lineBreak: String) {
    func lines(_ lines: String...) -> [Int] { suppressedLines(lines.joined(separator: lineBreak)) }
    #expect(lines("a", "// envlint:disable:next closure_entry", "b", "c") == [3])
    #expect(lines("a", "b // envlint:disable:this closure_entry", "c") == [2])
    #expect(lines("a", "b", "// envlint:disable:previous closure_entry", "c") == [2])
    #expect(lines("a", "/* envlint:disable:next closure_entry", "*/", "b", "c") == [4])
  }

  @Test func atTheEdgesOfTheFileThereMayBeNoLine() {
    #expect(suppressedLines("// envlint:disable:previous closure_entry\na") == [])
    #expect(suppressedLines("a\n// envlint:disable:next closure_entry") == [])
  }

  @Test func aWholeFileIsSuppressedFromAnywhere() {
    #expect(suppressedLines("a\nb\n// envlint:disable:file closure_entry - generated\nc") == [1, 2, 3, 4])
  }

  @Test func severalRulesAndAll() {
    let two = "// envlint:disable:next object_type_lookup, closure_entry - both\na"
    #expect(suppressedLines(two) == [2])
    #expect(suppressedLines(two, rule: "object_type_lookup") == [2])
    #expect(suppressedLines("// envlint:disable all\na\n// envlint:enable closure_entry\nb") == [2, 3])
    #expect(suppressedLines("// envlint:disable closure_entry\na\n// envlint:enable all\nb") == [2, 3])
  }

  @Test func wordsBehindTheDashAreTheReason() {
    let suppressions = Suppressions(
      in: SourceBytes("// envlint:disable:next closure_entry - object_type_lookup // x\na"))
    #expect(suppressions.problems.isEmpty)
    #expect(!suppressions.suppress("object_type_lookup", at: 60))
  }

  @Test func aDirectiveMayFollowAnotherComment() {
    #expect(suppressedLines("a // The handler. // envlint:disable:this closure_entry") == [1])
  }

  @Test func textAboutDirectivesIsNone() {
    #expect(suppressedLines("// Write envlint:disable closure_entry here.\na") == [])
    #expect(suppressedLines("let text = \"// envlint:disable:this closure_entry\"\na") == [])
    #expect(suppressedLines("let text = \"\"\"\n// envlint:disable closure_entry\n\"\"\"\na") == [])
  }

  @Test(arguments: [
    (
      "// envlint:disable clozure_entry", "unknown rule 'clozure_entry' in a suppression; did you mean 'closure_entry'?"
    ),
    ("// envlint:disable quite_another", "unknown rule 'quite_another' in a suppression"),
    (
      "// envlint:disable:nxt closure_entry",
      "unknown directive 'envlint:disable:nxt'; did you mean 'envlint:disable:next'?"
    ),
    ("// envlint:ignore", "unknown directive 'envlint:ignore'; there are 'envlint:disable' and 'envlint:enable'"),
    ("// envlint:disable - why", "'envlint:disable' names no rule; write rule ids or 'all' behind it"),
  ])
  func mistakesAreReportedWithTheirPlace(comment: String, message: String) {
    let problems = Suppressions(in: SourceBytes("a\n  \(comment)\nb")).problems
    #expect(problems == [Suppressions.Problem(offset: 4, message: message)])
  }
}

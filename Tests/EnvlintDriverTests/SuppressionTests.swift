import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// The numbers of the lines, from 1, on which findings of a rule at the line's first letter are suppressed.
private func suppressedLines(_ text: String, rule: String = "closure_entry") -> [Int] {
  var suppressions = Suppressions(in: SourceBytes(text))
  var offset: UInt32 = 0
  var lines: [Int] = []
  for (index, line) in text.split(separator: /\r\n|\r|\n/, omittingEmptySubsequences: false).enumerated() {
    if suppressions.suppress(rule, at: offset) != nil { lines.append(index + 1) }
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
    var suppressions = Suppressions(
      in: SourceBytes("// envlint:disable:next closure_entry - object_type_lookup // x\na"))
    #expect(suppressions.failures.isEmpty)
    #expect(suppressions.directives.map { $0.rules.map(\.text) } == [["closure_entry"]])
    let suppressesTheReason = suppressions.suppress("object_type_lookup", at: 60) != nil
    #expect(!suppressesTheReason)
  }

  @Test func aDirectiveMayFollowAnotherComment() {
    #expect(suppressedLines("a // The handler. // envlint:disable:this closure_entry") == [1])
  }

  @Test func textAboutDirectivesIsNone() {
    #expect(suppressedLines("// Write envlint:disable closure_entry here.\na") == [])
    #expect(suppressedLines("let text = \"// envlint:disable:this closure_entry\"\na") == [])
    #expect(suppressedLines("let text = \"\"\"\n// envlint:disable closure_entry\n\"\"\"\na") == [])
  }

  @Test func whatFollowsInDocumentationIsAnExample() {
    #expect(suppressedLines("///     // envlint:disable:next closure_entry\na") == [])
    #expect(suppressedLines("/** Say // envlint:disable:next closure_entry */\na") == [])
    #expect(suppressedLines("/// envlint:disable:next closure_entry\na") == [2])
  }
}

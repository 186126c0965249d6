import EnvlintConfiguration
import EnvlintFacts
import EnvlintSyntax
import Testing

@testable import EnvlintDriver

/// What is said about the suppression comments of a file in which `closure_entry` has findings at each `X`.
private func check(_ text: String, _ change: (inout Settings) -> Void = { _ in }) -> [Diagnostic] {
  var settings = Settings()
  change(&settings)
  let source = SourceBytes(text)
  var suppressions = Suppressions(in: source)
  for offset in 0..<source.count where source[offset] == UInt8(ascii: "X") {
    _ = suppressions.suppress("closure_entry", at: UInt32(offset))
  }
  return SuppressionCheck(
    file: "A.swift", source: source, suppressions: suppressions, settings: settings, findsSuperfluous: true,
    hasUnreadFiles: false
  ).findings().sorted()
}

/// The text with the first fix of each finding made, together.
private func fixed(_ text: String) throws -> String {
  var frozen: Set<String> = []
  let round = FixRound(check(text), allowsUnsafe: true, frozen: &frozen) { _ in SourceBytes(text) }
  guard let content = round.contents["A.swift"] else { return text }
  return content.text(0..<UInt32(content.count))
}

struct SuppressionCheckTests {
  @Test(arguments: [
    // With its line, with the blanks before it, or alone.
    ("  // envlint:disable:next closure_entry - why\n  let a = 1\n", "  let a = 1\n"),
    ("let a = 1 // envlint:disable:this closure_entry\nlet b = 1\n", "let a = 1\nlet b = 1\n"),
    ("let a = 1\t\t// envlint:disable:this closure_entry", "let a = 1"),
    ("let a /* envlint:disable:this closure_entry */ = 1\n", "let a  = 1\n"),
    ("let/* envlint:disable:this closure_entry */a = 1\n", "let a = 1\n"),
    ("let a = 1 // A. // envlint:disable:this closure_entry - b\n", "let a = 1 // A.\n"),
    ("let a = 1 // envlint:disable:this closure_entry // A.\n", "let a = 1 // A.\n"),
    ("/* A\n envlint:disable:file closure_entry\n B */\nlet a = 1\n", "/* A\n\n B */\nlet a = 1\n"),
    (
      "// envlint:disable closure_entry\r\nlet a = 1\r\n// envlint:enable closure_entry\r\n",
      "let a = 1\r\n// envlint:enable closure_entry\r\n"
    ),
    ("let a = 1\n// envlint:enable closure_entry\n", "let a = 1\n"),
    // One rule of several.
    (
      "let X = 1 // envlint:disable:this closure_entry, dead_entry - a",
      "let X = 1 // envlint:disable:this closure_entry - a"
    ),
    (
      "let X = 1 // envlint:disable:this dead_entry, closure_entry - a",
      "let X = 1 // envlint:disable:this closure_entry - a"
    ),
    (
      "let X = 1 // envlint:disable:this dead_entry closure_entry shadowed_key - a",
      "let X = 1 // envlint:disable:this closure_entry - a"
    ),
    ("let X = 1 // envlint:disable:this clozure_entry - a", "let X = 1 // envlint:disable:this closure_entry - a"),
  ])
  func fixesLeaveTheRestAlone(text: String, expected: String) throws {
    #expect(try fixed(text) == expected)
  }

  @Test(arguments: [
    "let X = 1 // envlint:disable:this closure_entry",
    "// envlint:disable closure_entry\nlet X = 1\n// envlint:enable closure_entry",
    "// envlint:disable all - a\nlet X = 1\n// envlint:enable closure_entry\n// envlint:enable all",
    "// envlint:disable:file closure_entry\nlet X = 1",
    // The comment that decides is the one that counts.
    "// envlint:disable:file superfluous_suppression\nlet a = 1",
    "let a = 1 // envlint:disable:this untyped_environment",
  ])
  func whatDoesItsWorkIsFine(text: String) {
    #expect(check(text).isEmpty)
  }

  @Test func ofTwoCommentsThatSuppressOneFindingOneIsSuperfluous() throws {
    let text = "// envlint:disable:file closure_entry\nlet X = 1 // envlint:disable:this closure_entry\n"
    #expect(check(text).map(\.rule) == ["superfluous_suppression"])
    #expect(check(try fixed(text)).isEmpty)
  }

  /// Never the whole file, unless the word says so.
  @Test(
    arguments: [
      ("disable:line", "disable:this"), ("disable:same", "disable:this"), ("ignore", "disable:this"),
      ("disable-next-line", "disable:next"), ("ignore:previous", "disable:previous"), ("disable-file", "disable:file"),
      ("disabel", "disable"), ("enabled", "enable"), ("disable:fi", nil),
    ] as [(String, String?)]) func theFormThatWasMeantIsSuggested(_ written: String, _ meant: String?) throws
  {
    let help = try #require(check("// envlint:\(written) closure_entry").first?.help)
    #expect(meant == nil ? !help.contains("file'?") : help == "did you mean 'envlint:\(meant ?? "")'?", "\(help)")
  }

  @Test(arguments: [
    ("// envlint:disable:next", "unknown_suppression", 3..<23, "this comment names no rule, so it does nothing"),
    (
      "// envlint:disable:nxt closure_entry", "unknown_suppression", 3..<22,
      "'envlint:disable:nxt' isn't a suppression comment, so it does nothing"
    ),
    (
      "// envlint:ignore", "unknown_suppression", 3..<17,
      "'envlint:ignore' isn't a suppression comment, so it does nothing"
    ),
    (
      "// envlint:disable:file all", "unexplained_suppression", 3..<27,
      "this comment suppresses every rule but gives no reason"
    ),
    (
      "// envlint:disable closure_entry\nX", "unclosed_suppression", 3..<32,
      "'closure_entry' stays disabled until the end of the file"
    ),
  ])
  func mistakesAreReportedWithTheirPlace(text: String, rule: String, range: Range<UInt32>, message: String) {
    let found = check(text) { $0.disabledRules = ["dead_entry"] }
    #expect(found.map(\.rule) == [rule])
    #expect(found.map(\.location.range) == [range])
    #expect(found.map(\.message) == [message])
    #expect(found.allSatisfy { $0.help?.isEmpty == false })
  }

  @Test func aReasonIsAskedForWhereConfigured() {
    let text = "let X = 1 // envlint:disable:this closure_entry"
    #expect(check(text) { $0.requiresSuppressionReason = true }.map(\.rule) == ["unexplained_suppression"])
    #expect(check(text + " - why") { $0.requiresSuppressionReason = true }.isEmpty)
    #expect(check(text + " -") { $0.requiresSuppressionReason = true }.map(\.rule) == ["unexplained_suppression"])
  }

  @Test func wordsOfAReasonWithoutDashAreOneFinding() {
    let found = check("let X = 1 // envlint:disable:this closure_entry because of an old menu")
    #expect(found.map(\.rule) == ["unknown_suppression"])
    #expect(found.first?.message == "there is no rule 'because', so naming it here suppresses nothing")
    #expect(found.first?.help?.contains("write a reason after a dash") == true)
  }

  @Test func theScanOfBytesFindsWhatTheTokenizerFinds() {
    for length in 0..<200 {
      let text = String(repeating: "vl", count: length / 2) + String(repeating: "-", count: length % 2)
      #expect(SourceBytes(text + "envlint:" + text).mentionsDirective)
      #expect(!SourceBytes(text + "envlint" + text).mentionsDirective)
      #expect(!SourceBytes(text + "nvlint:" + text).mentionsDirective)
    }
  }
}

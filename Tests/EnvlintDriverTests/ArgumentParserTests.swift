import EnvlintFacts
import EnvlintReporting
import Testing

@testable import EnvlintDriver

private func parse(_ words: String...) throws(UsageError) -> Arguments { try Arguments(parsing: words) }

struct ArgumentParserTests {
  @Test func nothingMeansLintWithDefaults() throws {
    #expect(try parse() == Arguments())
    #expect(try parse("lint") == Arguments())
  }

  @Test func anOptionMayStandAnywhereAndHaveItsValueInEitherForm() throws {
    let expected = try parse("--min-severity", "info", "Sources", "Tests")
    #expect(expected.minSeverity == .info)
    #expect(expected.operands == ["Sources", "Tests"])
    #expect(try parse("Sources", "--min-severity=info", "Tests") == expected)
    #expect(try parse("lint", "Sources", "Tests", "--min-severity", "info") == expected)
  }

  @Test func behindTwoDashesEverythingIsAPath() throws {
    #expect(try parse("--quiet", "--", "--strict", "rules").operands == ["--strict", "rules"])
    #expect(try parse("--", "rules").command == .lint)
  }

  @Test func theFirstOperandNamesTheCommand() throws {
    #expect(try parse("rules", "--format", "json").listingFormat == .json)
    #expect(try parse("--color", "never", "rules").command == .rules)
    #expect(try parse("./rules").command == .lint)
    #expect(try parse("explain", "closure_entry").operands == ["closure_entry"])
    #expect(try parse("Sources", "rules").operands == ["Sources", "rules"])
  }

  @Test func formatsRepeatAndTakeFiles() throws {
    let arguments = try parse("--format", "concise", "--format=sarif=out/a=b.sarif")
    #expect(
      arguments.formats == [
        FormatRequest(format: .concise, file: nil), FormatRequest(format: .sarif, file: "out/a=b.sarif"),
      ])
  }

  @Test func rulesRepeatAndComeInLists() throws {
    let arguments = try parse("--only", "closure_entry,object_type_lookup", "--only=unstable_entry_default")
    #expect(arguments.onlyRules == ["closure_entry", "object_type_lookup", "unstable_entry_default"])
    #expect(try parse("--enable", "closure_entry").enabledRules == ["closure_entry"])
    #expect(try parse("--disable", "closure_entry").disabledRules == ["closure_entry"])
  }

  @Test func strictIsFailOnWarning() throws {
    #expect(try parse("--strict") == parse("--fail-on", "warning"))
    #expect(try parse("--strict", "--fail-on=info").failOn == .info)
  }

  @Test func helpAndVersionNeedNothingElse() throws {
    #expect(try parse("-h").asksForHelp)
    #expect(try parse("explain", "--help").asksForHelp)
    #expect(try parse("--version").asksForVersion)
  }

  @Test(
    arguments: [
      (["--stirct"], UsageError.unknownOption("--stirct", command: .lint), "did you mean '--strict'?"),
      (["-x"], .unknownOption("-x", command: .lint), "'envlint help lint' lists the options"),
      // What comes with a later version is unknown, not ignored.
      (["--frobnicate"], .unknownOption("--frobnicate", command: .lint), "'envlint help lint' lists the options"),
      (["rules", "--strict"], .unknownOption("--strict", command: .rules), "'envlint help rules' lists the options"),
      (["--config"], .missingValue(option: "--config", placeholder: "FILE"), "'envlint --help' shows how"),
      (["--config", "--strict"], .missingValue(option: "--config", placeholder: "FILE"), "'envlint --help' shows how"),
      (["--only="], .missingValue(option: "--only", placeholder: "RULE"), "'envlint --help' shows how"),
      (["--quiet=yes"], .unexpectedValue(option: "--quiet", value: "yes"), "'envlint --help' shows how"),
      (
        ["--fail-on", "warnign"],
        .unknownWord("warnign", what: "severity", known: ["info", "warning", "error"]), "did you mean 'warning'?"
      ),
      (["--threads", "0"], .invalidThreads("0"), "one thread per processor"),
      (["--threads", "many"], .invalidThreads("many"), "one thread per processor"),
      (["--config", "a", "--no-config"], .conflictingOptions("--config", "--no-config"), "remove one of them"),
      (["--format", "json", "--format", "text"], .severalReportsOnStandardOutput, "--format sarif=envlint.sarif"),
      (
        ["--format", "json="], .missingValue(option: "--format json", placeholder: "FILE"), "'envlint --help' shows how"
      ),
      (["-", "Sources"], .standardInputWithOtherPaths, "remove the other paths"),
      (["--stdin-path", "A.swift"], .standardInputPathWithoutDash, "add the path '-'"),
      (["explain"], .missingRule, "'envlint rules' lists the rules"),
      (["rules", "all"], .unexpectedOperand("all", command: .rules), "'envlint help rules'"),
      (["explain", "closure_entry", "more"], .unexpectedOperand("more", command: .explain), "'envlint help explain'"),
    ])
  func mistakesAreNamedWithAWayOut(words: [String], expected: UsageError, hint: String) {
    #expect(throws: expected) { try Arguments(parsing: words) }
    #expect(expected.hint.contains(hint), "\(expected.hint)")
    #expect(!expected.message.isEmpty && !expected.message.hasSuffix("."))
  }

  @Test(arguments: [
    (["--only", "closure_entyr"], "unknown rule 'closure_entyr'", "did you mean 'closure_entry'?"),
    (["explain", "closure-entry"], "unknown rule 'closure-entry'", "did you mean 'closure_entry'?"),
    (["--format", "jsno"], "unknown format 'jsno'", "did you mean 'json'?"),
    (["--color", "purple"], "unknown value 'purple'", "valid values: auto, always, never"),
    (["help", "exlpain"], "unknown command 'exlpain'", "did you mean 'explain'?"),
    (["--exclude", "/abs"], "'--exclude /abs': a pattern is relative", "relative to the project root"),
  ])
  func unknownWordsGetASuggestion(words: [String], message: String, hint: String) throws {
    let error = try #require(throws: UsageError.self) { try Arguments(parsing: words) }
    #expect(error.message.contains(message))
    #expect(error.hint.contains(hint))
  }
}

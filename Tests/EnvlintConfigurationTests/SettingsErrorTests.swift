import Testing

@testable import EnvlintConfiguration

@Suite struct SettingsErrorTests {
  @Test(
    "keys",
    arguments: [
      ("exclude: [a]", "1:1 unknown key 'exclude'", "did you mean 'excluded'?"),
      ("a: b", "1:1 unknown key 'a'", "valid keys: 'required_version', 'extends', "),
      (
        "extends: https://example.org/a.yml",
        "1:10 'https://example.org/a.yml' is an address; only local files are supported", "put a copy beside"
      ),
      ("plain_rule: off", "1:1 'plain_rule' is a rule, not a key", "write it under 'rules:'"),
      ("- a", "1:1 expected keys; found a list", "write one 'key: value' per line"),
      ("rules:\n  plain_rul:\n    severity: off", "2:3 there is no rule 'plain_rul'", "did you mean 'plain_rule'?"),
      ("rules:\n  zzz:\n    severity: off", "2:3 there is no rule 'zzz'", "'envlint rules' lists the rules"),
      ("only_rules: [plain_rule, plan_rule]", "1:26 there is no rule 'plan_rule'", "did you mean 'plain_rule'?"),
      (
        "rules:\n  plain_rule:\n    sverity: off", "3:5 rule 'plain_rule' has no setting 'sverity'",
        "did you mean 'severity'?"
      ),
      ("rules:\n  quiet_rule:\n    strict: true", "3:5 rule 'quiet_rule' has no setting 'strict'", "valid keys:"),
      (
        "rules:\n  plain_rule: off", "2:15 'plain_rule' requires settings; found the text 'off'",
        "write 'severity: off' on the next line"
      ),
      ("rules:\n  plain_rule:", "2:14 'plain_rule' requires settings; found nothing", "write 'severity: warning'"),
      ("rules:", "1:7 'rules' requires a mapping from rule ids to their settings; found nothing", "write 'rule_id:'"),
    ])
  func keys(document: String, error: String, hint: String) { expect(document, error, hint) }

  @Test(
    "values",
    arguments: [
      (
        "fail_on: warn", "1:10 'fail_on' requires info, warning or error; found the text 'warn'",
        "did you mean 'warning'?"
      ),
      (
        "fail_on: all", "1:10 'fail_on' requires info, warning or error; found the text 'all'",
        "write info, warning or error"
      ),
      (
        "fail_on: Warning", "1:10 'fail_on' requires info, warning or error; found the text 'Warning'",
        "did you mean 'warning'?"
      ),
      (
        "min_severity: off", "1:15 'min_severity' requires info, warning or error; found the text 'off'", "write info, "
      ),
      ("min_severity: [info]", "1:15 'min_severity' requires info, warning or error; found a list", "write info, "),
      ("swift_language_mode: 4", "1:22 'swift_language_mode' requires 5 or 6; found the number '4'", "write 5 or 6"),
      ("deployment_targets:\n  ios: 17", "2:3 unknown key 'ios'", "did you mean 'iOS'?"),
      (
        "deployment_targets:\n  iOS: v17", "2:8 'iOS' requires a version such as 17 or 10.15; found the text 'v17'",
        "write one to three numbers separated by dots"
      ),
      (
        "deployment_targets: 17",
        "1:21 'deployment_targets' requires a mapping from platforms to versions; found the number '17'",
        "write 'iOS: 17' on the next line, indented, or remove the key"
      ),
      ("proof:\n  at_lest: 95", "2:3 'proof' has no setting 'at_lest'", "did you mean 'at_least'?"),
      ("proof:\n  zzz: 95", "2:3 'proof' has no setting 'zzz'", "valid keys: 'at_least', 'baseline'"),
      (
        "proof:\n  at_least: 101", "2:13 'at_least' requires a whole number from 0 to 100; found the number '101'",
        "write a whole number from 0 to 100, without '%'"
      ),
      (
        "proof:\n  at_least: 94.5", "2:13 'at_least' requires a whole number from 0 to 100; found the number '94.5'",
        "write a whole number"
      ),
      (
        "proof:\n  at_least: 95%", "2:13 'at_least' requires a whole number from 0 to 100; found the text '95%'",
        "write a whole number from 0 to 100, without '%'"
      ),
      (
        "proof: 95", "1:8 'proof' requires a mapping with 'at_least' or 'baseline'; found the number '95'",
        "write 'at_least: 95' on the next line, indented, or remove the key"
      ),
      ("proof:\n  baseline: 5", "2:13 'baseline' requires a path; found the number '5'", "put it in quotes"),
      ("swift_language_mode: [6]", "1:22 'swift_language_mode' requires 5 or 6; found a list", "write 5 or 6"),
      (
        "default_isolation: mainActor",
        "1:20 'default_isolation' requires nonisolated or main_actor; found the text 'mainActor'",
        "did you mean 'main_actor'?"
      ),
      ("min_severity:", "1:14 'min_severity' requires info, warning or error; found nothing", "write info, "),
      ("extends: [a.yml]", "1:10 'extends' requires a path; found a list", "write a path"),
      ("baseline: 5", "1:11 'baseline' requires a path; found the number '5'", "put it in quotes"),
      (
        "required_version: newest",
        "1:19 'required_version' requires a version, or bounds such as '>=0.1.0, <2'; found the text 'newest'",
        "write 'required_version: \">=0.1.0\"', with the quotes"
      ),
      ("required_version: >=0.1.0", "1:19 block scalars are not supported", "write the value on one line, in quotes"),
      (
        "require_suppression_reason: yes",
        "1:29 'require_suppression_reason' requires true or false; found the text 'yes'",
        "write 'true', without quotes"
      ),
      (
        "excluded: Generated", "1:11 'excluded' requires a list of paths or globs; found the text 'Generated'",
        "write 'excluded: [Generated]'"
      ),
      (
        "excluded: a, b", "1:11 'excluded' requires a list of paths or globs; found the text 'a, b'",
        "write 'excluded: [\"a, b\"]'"
      ),
      ("excluded:", "1:10 'excluded' requires a list of paths or globs; found nothing", "write '[]' for an empty list"),
      (
        "excluded:\n  a: b", "2:3 'excluded' requires a list of paths or globs; found a mapping",
        "write one '- item' per line"
      ),
      ("excluded: [5]", "1:12 an item of 'excluded' must be text; found the number '5'", "put it in quotes"),
      ("included: [true]", "1:12 an item of 'included' must be text; found the boolean 'true'", "put it in quotes"),
      ("included:\n  - a\n  -", "3:4 an item of 'included' must be text; found nothing", "remove it"),
      (
        "included:\n  - - a", "2:5 an item of 'included' must be text; found a list",
        "remove it, or write one item per line"
      ),
      (
        "excluded: [\"/Users\"]", "1:12 a pattern is relative to the project root, so it can't start with '/'",
        "patterns"
      ),
      ("excluded: [\"\"]", "1:12 an empty item", "remove it"),
      ("swiftui_modules: ['']", "1:19 an empty item", "remove it"),
      (
        "modules: [App]", "1:10 'modules' requires a mapping from modules to paths or globs; found a list",
        "write 'Module: [\"Path/**\"]' on the next line"
      ),
      (
        "modules:\n  App: App", "2:8 'App' requires a list of paths or globs; found the text 'App'",
        "write 'App: [App]'"
      ),
      (
        "modules:\n  App: ['..']", "2:9 a pattern can't leave the project root with '..'", "patterns"
      ),
      (
        "rules:\n  plain_rule:\n    severity: of",
        "3:15 'severity' requires info, warning, error or off; found the text 'of'",
        "did you mean 'off'?"
      ),
      (
        "rules:\n  plain_rule:\n    strict: yes", "3:13 'strict' requires true or false; found the text 'yes'",
        "write 'true', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: Off", "3:13 'strict' requires true or false; found the text 'Off'",
        "write 'false', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: 'true'", "3:13 'strict' requires true or false; found the text 'true'",
        "write 'true', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: 1", "3:13 'strict' requires true or false; found the number '1'",
        "write 'true' or 'false'"
      ),
      (
        "rules:\n  plain_rule:\n    names: x", "3:12 'names' requires a list of names; found the text 'x'",
        "write 'names: [x]'"
      ),
      (
        "rules:\n  plain_rule:\n    level: none",
        "3:12 'level' requires info, warning, error or off; found the text 'none'",
        "write info, warning, error or off"
      ),
      ("rules:\n  plain_rule:\n    mark: 1", "3:11 'mark' requires text; found the number '1'", "put it in quotes"),
      ("rules:\n  plain_rule:\n    mark:", "3:10 'mark' requires text; found nothing", "write text"),
      (
        "rules:\n  plain_rule:\n    limit: -1", "3:12 'limit' requires a whole number; found the number '-1'",
        "write a whole number"
      ),
      (
        "rules:\n  plain_rule:\n    excluded: ['..']", "3:16 a pattern can't leave the project root with '..'",
        "patterns"
      ),
    ])
  func values(document: String, error: String, hint: String) { expect(document, error, hint) }

  @Test func allMistakesAreReported() {
    let found = errors("exclude: [a]\nfail_on: yes\nonly_rules: [a, plain_rule, b]\nrules:\n  x:\n    y: z\n")
    #expect(found.map { "\($0.line):\($0.column)" } == ["1:1", "2:10", "3:14", "3:29", "5:3"])
    let many = (0..<5_000).map { "key\($0): 1" }.joined(separator: "\n")
    #expect(errors(many).count == 100)
  }

  @Test func errorsShowTheLineAndACaret() {
    let found = errors("# é\r\nfail_on: \"é\" # \u{200B}\r\n\"\\t\": 1\nexcluded: a\tb")
    #expect(
      found.map(\.description) == [
        """
        .envlint.yml:4:12: error: tab character
        excluded: a\tb
                   ^
        hint: use spaces; tabs are only allowed inside quotes and comments
        """
      ])
    #expect(
      errors("fail_on: \"é\" # \u{200B}\r\n").map(\.description) == [
        """
        .envlint.yml:1:10: error: 'fail_on' requires info, warning or error; found the text 'é'
        fail_on: "é" # ???
                 ^
        hint: write info, warning or error
        """
      ])
    #expect(
      errors("included: [\"é\", 1]").map(\.description) == [
        """
        .envlint.yml:1:18: error: an item of 'included' must be text; found the number '1'
        included: ["é", 1]
                        ^
        hint: put it in quotes
        """
      ])
  }

  @Test func duplicateKeysShowBothLines() {
    let text = ConfigurationErrors(errors: errors("excluded: [a]\nrules:\nexcluded: [b]")).description
    #expect(
      text == """
        .envlint.yml:3:1: error: duplicate key 'excluded'
        excluded: [b]
        ^
        .envlint.yml:1:1: note: the first one is here
        excluded: [a]
        ^
        hint: merge the two, or remove one
        """)
  }

  @Test func nothingInAFileSteersATerminal() {
    let escape = errors("a: \u{1B}]0;title\u{7}")
    #expect(escape.map(\.sourceLine) == ["a: ?]0;title?"])
    let long = errors("unknown: " + String(repeating: "x", count: 100_000))
    // The hint names every key, which is no text of the file's.
    #expect(long.map { $0.description.utf8.count - ($0.hint?.utf8.count ?? 0) }.allSatisfy { $0 < 300 })
    let name = errors("\"\\e[31m\\n" + String(repeating: "x", count: 100) + "\": 1")
    #expect(name.map(\.message) == ["unknown key '?[31m?\(String(repeating: "x", count: 34))…'"])
  }

  private func errors(_ document: String) -> [ConfigurationError] {
    switch Settings.parse(Array(document.utf8), path: ".envlint.yml", rules: [plainRule, quietRule]) {
    case .success: []
    case .failure(let errors): errors.errors
    }
  }

  private func expect(_ document: String, _ error: String, _ hint: String) {
    let found = errors(document)
    #expect(found.map { "\($0.line):\($0.column) \($0.message)" } == [error])
    #expect(found.first?.hint?.hasPrefix(hint) == true, "\(found.first?.hint ?? "no hint")")
  }
}

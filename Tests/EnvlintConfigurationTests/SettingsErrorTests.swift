import Testing

@testable import EnvlintConfiguration

@Suite struct SettingsErrorTests {
  @Test(
    "keys",
    arguments: [
      ("exclude: [a]", "1:1 unknown key 'exclude'", "did you mean 'excluded'?"),
      ("a: b", "1:1 unknown key 'a'", "the keys here are 'required_version', 'extends', "),
      (
        "extends: https://example.org/a.yml",
        "1:10 'https://example.org/a.yml' is an address, and only files of this machine are read", "put a copy beside"
      ),
      ("plain_rule: off", "1:1 'plain_rule' is a rule, not a key", "write it under 'rules:'"),
      ("- a", "1:1 expected keys, found a list", "write 'key: value', one a line"),
      ("rules:\n  plain_rul:\n    severity: off", "2:3 there is no rule 'plain_rul'", "did you mean 'plain_rule'?"),
      ("rules:\n  zzz:\n    severity: off", "2:3 there is no rule 'zzz'", "'envlint rules' lists the rules"),
      ("only_rules: [plain_rule, plan_rule]", "1:26 there is no rule 'plan_rule'", "did you mean 'plain_rule'?"),
      (
        "rules:\n  plain_rule:\n    sverity: off", "3:5 rule 'plain_rule' has no setting 'sverity'",
        "did you mean 'severity'?"
      ),
      ("rules:\n  quiet_rule:\n    strict: true", "3:5 rule 'quiet_rule' has no setting 'strict'", "the keys here are"),
      (
        "rules:\n  plain_rule: off", "2:15 'plain_rule' takes settings, not the text 'off'",
        "write 'severity: off' on the next line"
      ),
      ("rules:\n  plain_rule:", "2:14 'plain_rule' takes settings, not nothing", "write 'severity: warning'"),
      ("rules:", "1:7 'rules' takes a mapping of rule ids to their settings, not nothing", "write 'rule_id:'"),
    ])
  func keys(document: String, error: String, hint: String) { expect(document, error, hint) }

  @Test(
    "values",
    arguments: [
      (
        "fail_on: warn", "1:10 'fail_on' takes info, warning or error, not the text 'warn'",
        "did you mean 'warning'?"
      ),
      (
        "fail_on: all", "1:10 'fail_on' takes info, warning or error, not the text 'all'",
        "write info, warning or error"
      ),
      (
        "fail_on: Warning", "1:10 'fail_on' takes info, warning or error, not the text 'Warning'",
        "did you mean 'warning'?"
      ),
      ("min_severity: off", "1:15 'min_severity' takes info, warning or error, not the text 'off'", "write info, "),
      ("min_severity: [info]", "1:15 'min_severity' takes info, warning or error, not a list", "write info, "),
      ("swift_language_mode: 4", "1:22 'swift_language_mode' takes 5 or 6, not the number '4'", "write 5 or 6"),
      ("deployment_targets:\n  ios: 17", "2:3 unknown key 'ios'", "did you mean 'iOS'?"),
      (
        "deployment_targets:\n  iOS: v17", "2:8 'iOS' takes a version such as 17 or 10.15, not the text 'v17'",
        "write one to three numbers with dots between them"
      ),
      (
        "deployment_targets: 17",
        "1:21 'deployment_targets' takes a mapping of systems to versions, not the number '17'",
        "write 'iOS: 17' on the next line, indented, or remove the key"
      ),
      ("swift_language_mode: [6]", "1:22 'swift_language_mode' takes 5 or 6, not a list", "write 5 or 6"),
      (
        "default_isolation: mainActor",
        "1:20 'default_isolation' takes nonisolated or main_actor, not the text 'mainActor'",
        "did you mean 'main_actor'?"
      ),
      ("min_severity:", "1:14 'min_severity' takes info, warning or error, not nothing", "write info, "),
      ("extends: [a.yml]", "1:10 'extends' takes a path, not a list", "write a path"),
      ("baseline: 5", "1:11 'baseline' takes a path, not the number '5'", "put it in quotes"),
      (
        "required_version: newest",
        "1:19 'required_version' takes a version, or bounds such as '>=0.1.0, <2', not the text 'newest'",
        "write 'required_version: \">=0.1.0\"', with the quotes"
      ),
      ("required_version: >=0.1.0", "1:19 block scalars are not supported", "write the value on one line, in quotes"),
      (
        "require_suppression_reason: yes", "1:29 'require_suppression_reason' takes true or false, not the text 'yes'",
        "write 'true', without quotes"
      ),
      (
        "excluded: Generated", "1:11 'excluded' takes a list of paths or globs, not the text 'Generated'",
        "write 'excluded: [Generated]'"
      ),
      (
        "excluded: a, b", "1:11 'excluded' takes a list of paths or globs, not the text 'a, b'",
        "write 'excluded: [\"a, b\"]'"
      ),
      ("excluded:", "1:10 'excluded' takes a list of paths or globs, not nothing", "write '[]' for an empty list"),
      (
        "excluded:\n  a: b", "2:3 'excluded' takes a list of paths or globs, not a mapping", "write one '- item' a line"
      ),
      ("excluded: [5]", "1:12 an item of 'excluded' is a word, not the number '5'", "put it in quotes"),
      ("included: [true]", "1:12 an item of 'included' is a word, not the boolean 'true'", "put it in quotes"),
      ("included:\n  - a\n  -", "3:4 an item of 'included' is a word, not nothing", "remove it"),
      ("included:\n  - - a", "2:5 an item of 'included' is a word, not a list", "remove it, or write one word an item"),
      (
        "excluded: [\"/Users\"]", "1:12 a pattern is relative to the project root, so it cannot start with '/'",
        "patterns"
      ),
      ("excluded: [\"\"]", "1:12 an empty word", "remove it"),
      ("swiftui_modules: ['']", "1:19 an empty word", "remove it"),
      (
        "modules: [App]", "1:10 'modules' takes a mapping of modules to paths or globs, not a list",
        "write 'Module: [\"Path/**\"]' on the next line"
      ),
      ("modules:\n  App: App", "2:8 'App' takes a list of paths or globs, not the text 'App'", "write 'App: [App]'"),
      (
        "modules:\n  App: ['..']", "2:9 a pattern cannot leave the project root with '..'", "patterns"
      ),
      (
        "rules:\n  plain_rule:\n    severity: of",
        "3:15 'severity' takes info, warning, error or off, not the text 'of'",
        "did you mean 'off'?"
      ),
      (
        "rules:\n  plain_rule:\n    strict: yes", "3:13 'strict' takes true or false, not the text 'yes'",
        "write 'true', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: Off", "3:13 'strict' takes true or false, not the text 'Off'",
        "write 'false', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: 'true'", "3:13 'strict' takes true or false, not the text 'true'",
        "write 'true', without quotes"
      ),
      (
        "rules:\n  plain_rule:\n    strict: 1", "3:13 'strict' takes true or false, not the number '1'",
        "write 'true' or 'false'"
      ),
      (
        "rules:\n  plain_rule:\n    names: x", "3:12 'names' takes a list of words, not the text 'x'",
        "write 'names: [x]'"
      ),
      (
        "rules:\n  plain_rule:\n    level: none", "3:12 'level' takes info, warning, error or off, not the text 'none'",
        "write info, warning, error or off"
      ),
      ("rules:\n  plain_rule:\n    mark: 1", "3:11 'mark' takes a word, not the number '1'", "put it in quotes"),
      ("rules:\n  plain_rule:\n    mark:", "3:10 'mark' takes a word, not nothing", "write a word"),
      (
        "rules:\n  plain_rule:\n    limit: -1", "3:12 'limit' takes a whole number, not the number '-1'",
        "write a whole number"
      ),
      (
        "rules:\n  plain_rule:\n    excluded: ['..']", "3:16 a pattern cannot leave the project root with '..'",
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
        .envlint.yml:4:12: error: a tab
        excluded: a\tb
                   ^
        hint: use spaces; a tab can stand only inside quotes and comments
        """
      ])
    #expect(
      errors("fail_on: \"é\" # \u{200B}\r\n").map(\.description) == [
        """
        .envlint.yml:1:10: error: 'fail_on' takes info, warning or error, not the text 'é'
        fail_on: "é" # ???
                 ^
        hint: write info, warning or error
        """
      ])
    #expect(
      errors("included: [\"é\", 1]").map(\.description) == [
        """
        .envlint.yml:1:18: error: an item of 'included' is a word, not the number '1'
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
        .envlint.yml:3:1: error: the key 'excluded' is here twice
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
    #expect(long.map(\.description.utf8.count).allSatisfy { $0 < 400 })
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

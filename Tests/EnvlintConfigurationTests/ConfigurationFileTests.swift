import EnvlintFacts
import Testing

@testable import EnvlintConfiguration

@Suite struct ConfigurationFileTests {
  private func file(_ text: String, path: String = ".envlint.yml") throws -> ConfigurationFile {
    try ConfigurationFile(Array(text.utf8), path: path)
  }

  private func applied(_ files: (text: String, folder: String?)...) throws -> ConfiguredSettings {
    var configured = ConfiguredSettings()
    for (index, part) in files.enumerated() {
      try file(part.text, path: "\(index).yml").apply(
        to: &configured, folder: part.folder, rules: [plainRule, quietRule])
    }
    return configured
  }

  @Test func theLastFileWinsForEachKey() throws {
    let configured = try applied(
      ("fail_on: info\ndisabled_rules: [plain_rule]\nmodules:\n  A: [a]\n", nil),
      ("disabled_rules: [quiet_rule]\nmodules:\n  B: [b]\n", nil))
    #expect(configured.settings.failOn == .info)
    #expect(configured.settings.disabledRules == ["quiet_rule"])
    #expect(configured.settings.modules.map(\.name) == ["B"])
    #expect(configured.origins["fail_on"] == .file("0.yml", line: 1))
    #expect(configured.origins["disabled_rules"] == .file("1.yml", line: 1))
    #expect(configured.origins["excluded"] == nil)
  }

  @Test func keysOfRulesAreMerged() throws {
    let configured = try applied(
      ("rules:\n  plain_rule:\n    severity: error\n    limit: 3\n", nil),
      ("rules:\n  plain_rule:\n    severity: info\n", "App"))
    let rule = try #require(configured.settings.rules["plain_rule"])
    #expect(rule.severity == .at(.info))
    #expect(rule.options == ["limit": .integer(3)])
    #expect(configured.origins["rules.plain_rule.severity"] == .file("1.yml", line: 3))
    #expect(configured.origins["rules.plain_rule.limit"] == .file("0.yml", line: 4))
  }

  @Test func patternsOfAFolderStartThere() throws {
    let configured = try applied(
      ("excluded: [Generated]", nil),
      ("excluded: [\"**/Old\", a]\nrules:\n  plain_rule:\n    excluded: [b]\n", "App [1]"))
    #expect(configured.settings.excluded == ["Generated", "App \\[1\\]/**/Old", "App \\[1\\]/a"])
    let excluded = GlobSet(configured.settings.excluded)
    #expect(excluded.matches("App [1]/x/Old/A.swift") && excluded.matches("Generated/A.swift"))
    #expect(!excluded.matches("a") && !excluded.matches("Old"))
    #expect(configured.settings.rules["plain_rule"]?.excluded == ["App \\[1\\]/b"])
  }

  @Test(arguments: [
    "included: [a]", "min_severity: info", "extends: a.yml", "baseline: a", "test_paths: [a]", "modules:",
  ])
  func aFolderHasOnlyWhatCanDifferByFile(text: String) throws {
    let error = #expect(throws: ConfigurationErrors.self) { try applied((text, "App")) }
    let first = try #require(error?.errors.first)
    #expect(first.message.contains("applies to the whole project, so a file in a subfolder can't set it"))
    #expect(
      first.hint
        == "move it to the file at the project root, or lint the folder alone; a file in a subfolder can set 'excluded', "
        + "'opt_in_rules', 'disabled_rules', 'rules'")
  }

  @Test func extendsAndVersionsAreTold() throws {
    #expect(try file("extends: ../a.yml").extendedPath == "../a.yml")
    #expect(try file("").extendedPath == nil)
    #expect(try file("required_version: '>=0.2'").versionError("0.2.0") == nil)
    let error = try #require(try file("required_version: '>=0.2'").versionError("0.1.9")?.errors.first)
    #expect(error.message == "this is envlint 0.1.9, and '>=0.2' is required")
    #expect(error.line == 1 && error.column == 19)
  }

  @Test(arguments: [
    ("0.1.0", "0.1", true), ("0.1.0", "0.1.1", false), (">=0.1.0", "0.1.0", true), (">=0.1.0", "0.10.0", true),
    (">= 0.1, <2", "1.9.9", true), (">=0.1,<2", "2.0.0", false), (">1", "1.0.0", false), ("<=1", "1.0.0", true),
    ("!=1", "1.0.0", false), ("==1.2.3", "1.2.3", true), ("=1.2.3", "1.2.4", false),
  ])
  func versionsAreCompared(requirement: String, version: String, expected: Bool) throws {
    #expect(try #require(VersionRequirement(requirement)).isMet(by: version) == expected)
  }

  @Test(arguments: ["", ">=", "a", "1.2.3.4", "1..2", "~>1", "1,", "-1", "1.x"])
  func whatIsNoRequirement(text: String) { #expect(VersionRequirement(text) == nil) }

  @Test func theInnermostFolderDecides() {
    let values = ByFolder(0, folders: [("a", 1), ("a/b", 2), ("c", 3)])
    #expect(["x", "ab/x", "a/x", "a/b/x", "a/bc/x", "c/a/x"].map { values[$0] } == [0, 0, 1, 2, 1, 3])
    #expect(values.map { $0 * 2 }["a/b/x"] == 4)
    #expect(values.contains { $0 == 3 } && !values.contains { $0 == 4 })
  }
}

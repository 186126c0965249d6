import Testing

@testable import EnvlintDriver

/// Runs the built program on projects with several configuration files.
struct ConfigurationLayersTests {
  private static let entry =
    "import SwiftUI\nextension EnvironmentValues { @Entry var NAME: (Int) -> Void = { _ in } }\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([".git/HEAD": ""])
    for (path, name) in [
      ("A.swift", "a"), ("App/B.swift", "b"), ("App/Old/C.swift", "c"), ("App/Old/Gen/D.swift", "d"),
    ] {
      try folder.write(Self.entry.replacing("NAME", with: name), to: path)
    }
  }

  /// What is found: the severity and the file of each finding.
  private func findings(_ arguments: String..., in working: String = "") throws -> [String] {
    let run = try folder.envlint(["--format", "concise", "--min-severity", "info"] + arguments, in: working)
    return run.output.split(separator: "\n").filter { $0.hasSuffix("(closure_entry)") }.map { line in
      let parts = line.split(separator: ":")
      return "\(parts[3].dropFirst()) \(parts[0])"
    }
  }

  @Test func theNearestFileWins() throws {
    #expect(try findings().count == 4)
    try folder.write("rules:\n  closure_entry:\n    severity: error\n", to: ".envlint.yml")
    try folder.write("rules:\n  closure_entry:\n    severity: info\n", to: "App/.envlint.yml")
    try folder.write("excluded: [Gen]\n", to: "App/Old/.envlint.yml")
    let expected = ["error A.swift", "info App/B.swift", "info App/Old/C.swift"]
    #expect(try findings() == expected)
    #expect(try findings("App") == Array(expected.dropFirst()))
    #expect(try findings("App/Old/C.swift") == ["info App/Old/C.swift"])
    #expect(try findings(in: "App/Old") == ["info C.swift"])
    // What is named is linted all the same.
    #expect(try findings("App/Old/Gen/D.swift") == ["info App/Old/Gen/D.swift"])
    #expect(try findings("App/Old/Gen/D.swift", "--force-exclude") == [])
    #expect(try findings("--no-config").count == 4)
    #expect(try findings("--config", ".envlint.yml").allSatisfy { $0.hasPrefix("error") })
  }

  @Test func foldersSwitchRulesOnAndOff() throws {
    try folder.write("disabled_rules: [closure_entry]\n", to: ".envlint.yml")
    try folder.write("disabled_rules: []\n", to: "App/.envlint.yml")
    #expect(try findings() == ["warning App/B.swift", "warning App/Old/C.swift", "warning App/Old/Gen/D.swift"])
    #expect(try findings("--disable", "closure_entry") == [])
    #expect(try findings("--only", "closure_entry").count == 4)
  }

  @Test func aRuleIsExcludedByFolder() throws {
    try folder.write("rules:\n  closure_entry:\n    excluded: [Old]\n", to: "App/.envlint.yml")
    #expect(try findings() == ["warning A.swift", "warning App/B.swift"])
  }

  @Test func aFolderMayNotConfigureTheProject() throws {
    try folder.write("", to: ".envlint.yml")
    try folder.write("fail_on: info\n", to: "App/.envlint.yml")
    try folder.write("baseline: a.json\n", to: "App/Old/.envlint.yml")
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors.contains("App/.envlint.yml:1:1: error: 'fail_on' applies to the whole project"))
    #expect(run.errors.contains("App/Old/.envlint.yml:1:1: error: 'baseline' applies to the whole project"))
    #expect(
      run.errors.contains(
        "hint: move it to the file at the project root, or lint the folder alone; a file in a subfolder can set"))
  }

  @Test func aSubmoduleIsConfiguredByItself() throws {
    try folder.write("fail_on: info\ndisabled_rules: [closure_entry]\n", to: "App/.envlint.yml")
    try folder.write("gitdir: ../.git/modules/App\n", to: "App/.git")
    #expect(try findings().count == 4)
    #expect(try findings(in: "App") == [])
  }

  @Test func filesExtendEachOther() throws {
    let shared = try TemporaryFolder([
      "base.yml": "fail_on: warning\nmin_severity: info\n",
      "more/team.yml": "extends: ../base.yml\nmin_severity: error\nrules:\n  closure_entry:\n    severity: info\n",
    ])
    try folder.write("extends: \"\(shared.path)/more/team.yml\"\nmin_severity: warning\n", to: ".envlint.yml")
    #expect(try folder.envlint().output == "no findings in 4 files (8 hidden below 'warning')\n")
    try folder.write(
      "extends: \"\(shared.path)/more/team.yml\"\nrules:\n  closure_entry:\n    severity: warning\n", to: ".envlint.yml"
    )
    #expect(try folder.envlint().status == 1)
  }

  @Test func mistakesInExtendedFilesSayWhatToDo() throws {
    try folder.write("extends: b.yml\n", to: ".envlint.yml")
    let missing = try folder.envlint()
    #expect(missing.status == 2)
    #expect(missing.errors.contains(".envlint.yml:1:10: error: can't read 'b.yml': No such file or directory"))
    #expect(
      missing.errors.contains("hint: the path of 'extends' is relative to the folder of the file that contains it"))
    try folder.write("extends: App/c.yml\n", to: "b.yml")
    try folder.write("extends: ../b.yml\n", to: "App/c.yml")
    let circle = try folder.envlint()
    #expect(circle.status == 2)
    #expect(
      circle.errors.contains("App/c.yml:1:10: error: circular 'extends': b.yml → App/c.yml → b.yml"))
    try folder.write("fail_on: never\n", to: "App/c.yml")
    #expect(try folder.envlint().errors.contains("App/c.yml:1:10: error: 'fail_on' requires info, warning or error"))
  }

  @Test func anotherVersionIsAskedForBeforeAllElse() throws {
    try folder.write("required_version: \">=99\"\nkey_of_the_future: 1\n", to: ".envlint.yml")
    let run = try folder.envlint()
    #expect(run.status == 2)
    #expect(run.errors.contains(".envlint.yml:1:19: error: this is envlint \(envlintVersion), and '>=99' is required"))
    #expect(!run.errors.contains("key_of_the_future"))
    try folder.write("required_version: \">=0.1.0, <99\"\n", to: ".envlint.yml")
    #expect(try folder.envlint().status == 0)
  }
}

import Foundation
import Testing

/// Settings that name nothing: a run under them would be clean whatever the code holds.
struct EffectCheckTests {
  private static let files = [
    ".git/HEAD": "", "Sources/App/A.swift": "let a = 1\n", "Sources/Gen/B.swift": "let b = 1\n",
    "Kit/Sources/C.swift": "let c = 1\n", "Notes/README.md": "", ".gitignore": "Built/\n", "Built/D.swift": "",
  ]

  private static func folder(_ configuration: String, _ others: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".envlint.yml": configuration]) { $1 }.merging(others) { $1 })
  }

  @Test(
    arguments: [
      ("included: [Sorces]", ".envlint.yml:1:12: error: 'Sorces' matches no Swift file", "did you mean 'Sources'?"),
      ("included: [Sources, App]", ".envlint.yml:1:21: error: 'App' matches no Swift file", "did you mean '**/App'?"),
      ("included:\n  - \"**/*.swft\"", ".envlint.yml:2:5: error: '**/*.swft' matches no", "start at the project root"),
      ("included: [Notes]", ".envlint.yml:1:12: error: 'Notes' matches no Swift file", "project root"),
      ("included: [Built]", "error: 'Built' matches only files that are excluded or ignored", "change 'excluded'"),
      (
        "included: [Sources/Gen]\nexcluded: [\"**/Gen\"]", "error: 'Sources/Gen' matches only files that are excluded",
        "change 'excluded'"
      ),
      ("modules:\n  App: [Sources/Ap]", ".envlint.yml:2:9: error: 'Sources/Ap' matches no", "'Sources/App'"),
      (
        "only_rules: [closure_entry]\ndisabled_rules: [closure_entry]",
        ".envlint.yml:1:13: error: no rule is left to run", "'disabled_rules'"
      ),
      (
        "only_rules: [closure_entry]\nrules:\n  closure_entry:\n    severity: off",
        ".envlint.yml:1:13: error: no rule is left", "severity: off"
      ),
      ("baseline: known.json", ".envlint.yml:1:11: error: 'known.json' doesn't exist", "--write-baseline"),
    ]) func settingsThatNameNothingAreErrors(_ configuration: String, _ error: String, _ hint: String) throws
  {
    let folder = try Self.folder(configuration)
    for arguments in [[], ["config", "check"], ["Sources/App/A.swift"]] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 2, "\(arguments) \(run.output)")
      #expect(run.errors.contains(error), "\(run.errors)")
      #expect(run.errors.contains(hint), "\(run.errors)")
    }
    let json =
      try JSONSerialization.jsonObject(
        with: Data(folder.envlint("config", "check", "--format", "json").output.utf8)) as? [String: Any]
    #expect(json?["valid"] as? Bool == false)
    #expect((json?["errors"] as? [Any])?.count == 1)
  }

  @Test(
    arguments: [
      // A folder that has no Swift files yet, generated folders, and what tools own.
      "included: [Sources, Notes]", "included: [\"**/App\", Kit/Sources/C.swift]", "excluded: [Generated, Pods]",
      "modules:\n  Gen: [Sources/Gen]\nexcluded: [\"**/Gen\"]", "modules:\n  Built: [Built/D.swift]",
      "test_paths: [Tests]", "rules:\n  closure_entry:\n    excluded: [Previews]",
      "only_rules: [closure_entry]", "only_rules: []", "included: []", "disabled_rules: [closure_entry]",
    ]) func whatMayBeMeantIsNoError(_ configuration: String) throws
  {
    let folder = try Self.folder(configuration)
    for arguments in [[], ["config", "check"], ["Sources/App/A.swift"], ["Sources"], ["Notes"]] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 0, "\(arguments) \(run.errors)")
      #expect(!run.errors.contains("error"))
    }
  }

  @Test func checkMentionsExclusionsWithoutMatch() throws {
    let folder = try Self.folder(
      "excluded: [Genrated, Built, \"**/Gen\"]\nrules:\n  closure_entry:\n    excluded: [\"Previews/**\"]\n")
    let run = try folder.envlint("config", "check")
    #expect(run.status == 0)
    #expect(run.output == "'.envlint.yml' is valid\n")
    #expect(run.errors.contains(".envlint.yml:1: 'Genrated' matches no Swift file"))
    #expect(run.errors.contains(".envlint.yml:4: 'Previews/**' matches no Swift file"))
    #expect(!run.errors.contains("'Built'") && !run.errors.contains("'**/Gen'"))
    #expect(try folder.envlint().errors.contains("matches no") == false)
    let json =
      try JSONSerialization.jsonObject(
        with: Data(folder.envlint("config", "check", "--format", "json").output.utf8)) as? [String: Any]
    #expect(json?["valid"] as? Bool == true)
    #expect((json?["notices"] as? [[String: Any]])?.map { $0["line"] as? Int } == [1, 4])
  }

  /// Of the patterns of a shared file one must match, and errors are about that file.
  @Test func aSharedFileMayNameWhatOtherProjectsHave() throws {
    let shared = "included: [Sources, Packages]\nmodules:\n  Packages: [Packages]\n"
    let fine = try Self.folder("extends: base.yml", ["base.yml": shared])
    #expect(try fine.envlint().status == 0)
    #expect(try fine.envlint("config", "check").status == 0)
    let given = try Self.folder("included: [Elsewhere]", ["base.yml": shared])
    #expect(try given.envlint("--config", "base.yml").status == 0)
    let mistaken = try Self.folder("extends: base.yml", ["base.yml": "fail_on: info\nincluded: [Packages]\n"])
    let run = try mistaken.envlint()
    #expect(run.status == 2)
    #expect(run.errors.contains("base.yml:2:12: error: 'Packages' matches no Swift file"))
    let baseline = try Self.folder("extends: base.yml", ["base.yml": "fail_on: info\nbaseline: known.json\n"])
    #expect(try baseline.envlint().errors.contains("base.yml:2:11: error: 'known.json' doesn't exist"))
  }

  /// What the command line excludes is excluded on purpose.
  @Test func theCommandLineMayExcludeEverything() throws {
    let folder = try Self.folder("included: [Sources, Kit]")
    for glob in ["Sources", "**/*.swift"] {
      let run = try folder.envlint("--exclude", glob)
      #expect(run.status == 0, "\(run.errors)")
    }
    let mistaken = try Self.folder("included: [Sorces]").envlint("--exclude", "Kit")
    #expect(mistaken.status == 2)
  }

  @Test func optionsThatLeaveNoRuleAreAnError() throws {
    let folder = try Self.folder("only_rules: [closure_entry]\n")
    for arguments in [
      ["--disable", "closure_entry"], ["--only", "missing_injection", "--disable", "missing_injection"],
    ] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains("the options turn every rule off"))
    }
    #expect(try folder.envlint("--only", "missing_injection").status == 0)
    // The command line may turn on what the file leaves off.
    let off = try Self.folder("only_rules: [closure_entry]\ndisabled_rules: [closure_entry]\n")
    #expect(try off.envlint("--enable", "closure_entry").status == 0)
    // A folder may turn a rule on again.
    let inner = try Self.folder(
      "only_rules: [closure_entry]\nrules:\n  closure_entry:\n    severity: off\n",
      ["Kit/.envlint.yml": "rules:\n  closure_entry:\n    severity: error\n"])
    #expect(try inner.envlint().status == 0)
  }

  @Test func aBaselineIsWrittenWhereItIsConfigured() throws {
    let folder = try Self.folder("baseline: known.json\n")
    #expect(try folder.envlint("--write-baseline", "known.json").status == 0)
    #expect(try folder.envlint().status == 0)
    #expect(try folder.envlint("config", "check").status == 0)
    #expect(try Self.folder("baseline: known.json\n").envlint("map").status == 0)
  }

  @Test(arguments: ["", "Kit/", "Kit/Sources/"]) func theOtherSpellingIsAnError(_ place: String) throws {
    let folder = try TemporaryFolder(Self.files.merging([place + ".envlint.yaml": "fail_on: info\n"]) { $1 })
    for arguments in [[], ["config", "check"], ["Kit/Sources"], ["Kit/Sources/C.swift"]] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix("\(place).envlint.yaml:1:1: error: a file of this name is not read"), "\(run.errors)")
      #expect(run.errors.contains("hint: rename it to '.envlint.yml'"))
    }
    #expect(try folder.envlint("--no-config").status == 0)
    #expect(try folder.envlint("--config", "\(place).envlint.yaml").status == 0)
    try folder.write("", to: "\(place).envlint.yml")
    #expect(try folder.envlint().status == 0)
  }

  /// Elsewhere than at the root, a file of that name is likely a workflow or the like.
  @Test(arguments: ["envlint.yml", "envlint.yaml"]) func aNameWithoutTheDotIsAnErrorAtTheRoot(_ name: String) throws {
    let folder = try TemporaryFolder(Self.files.merging([name: "fail_on: info\n"]) { $1 })
    for arguments in [[], ["config", "check"], ["Kit/Sources"]] {
      let run = try folder.envlint(arguments)
      #expect(run.status == 2 && run.errors.hasPrefix("\(name):1:1: error: a file of this name is not read"))
    }
    try folder.write("", to: ".envlint.yml")
    try folder.write("", to: "Kit/" + name)
    #expect(try folder.envlint().status == 0)
  }

  @Test func doctorShowsExclusionsThatMatchNothing() throws {
    let folder = try Self.folder("excluded: [Genrated]\n")
    let run = try folder.envlint("doctor")
    #expect(run.output.contains(".envlint.yml:1: 'Genrated' matches no Swift file"), "\(run.output)")
  }

  @Test(arguments: [".envlint.yaml", "envlint.yml"]) func initMakesNoSecondFile(_ name: String) throws {
    let folder = try TemporaryFolder([".git/HEAD": "", name: ""])
    let run = try folder.envlint("init")
    #expect(run.status == 2)
    #expect(run.errors.contains("rename it to '.envlint.yml'"))
    #expect(!FileManager.default.fileExists(atPath: folder.absolute(".envlint.yml")))
  }

  @Test func aRunThatLintsNothingSaysSo() throws {
    let folder = try Self.folder("excluded: [Sources]\n")
    #expect(try folder.envlint("Notes").output == "no Swift files were linted\n")
    #expect(try folder.envlint("--force-exclude", "Sources/App/A.swift").output == "no Swift files were linted\n")
    #expect(try folder.envlint("--force-exclude", "Sources/App/A.swift").status == 0)
    #expect(try folder.envlint("Kit").output == "no findings in 1 file\n")
  }
}

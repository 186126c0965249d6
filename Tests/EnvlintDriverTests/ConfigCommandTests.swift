import EnvlintConfiguration
import EnvlintRules
import Foundation
import Testing

@testable import EnvlintDriver

/// Runs `envlint config`, `init` and `doctor`.
struct ConfigCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".git/HEAD": "", "App/A.swift": "let a = 1\n",
      ".envlint.yml": """
      extends: base.yml
      min_severity: info
      excluded: ["App/Gen"]
      modules:
        App: [App]
      rules:
        closure_entry:
          severity: error
      """,
      "base.yml": "min_severity: error\nfail_on: warning\n",
      "App/Old/.envlint.yml": "opt_in_rules: [untyped_environment]\n",
      "App/Old/B.swift": "", "App/Gen/C.swift": "", "Pods/D.swift": "", "E.txt": "",
    ])
  }

  private func settings(_ arguments: String...) throws -> [String: [String: Any]] {
    let run = try folder.envlint(["config", "show", "--format", "json"] + arguments)
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(json?["settings"] as? [String: [String: Any]])
  }

  @Test func showTellsWhereValuesComeFrom() throws {
    let shown = try settings("--fail-on", "error")
    func origin(_ key: String) -> String? { shown[key]?["origin"] as? String }
    #expect(shown["min_severity"]?["value"] as? String == "info")
    #expect(origin("min_severity") == ".envlint.yml:2")
    #expect(origin("fail_on") == "command line")
    #expect(origin("only_rules") == "default")
    #expect(shown["excluded"]?["value"] as? [String] == ["App/Gen"])
    #expect(shown["extends"]?["value"] as? String == "base.yml")
    #expect((shown["modules"]?["value"] as? [String: [String]]) == ["App": ["App"]])
    #expect(shown["rules.closure_entry.severity"]?["value"] as? String == "error")
    #expect(origin("rules.closure_entry.severity") == ".envlint.yml:8")
    #expect(origin("rules.object_type_lookup.severity") == "default")
    #expect(try settings()["fail_on"]?["origin"] as? String == "base.yml:2")
    #expect(try settings("App/Old/B.swift")["opt_in_rules"]?["origin"] as? String == "App/Old/.envlint.yml:1")
    #expect(try settings("App/A.swift")["opt_in_rules"]?["origin"] as? String == "default")
  }

  @Test func showPrintsLinesOfAConfiguration() throws {
    let text = try folder.envlint("config", "show").output
    #expect(text.contains("min_severity: info"))
    #expect(text.contains("# base.yml:2\n"))
    #expect(text.contains("modules: {App: [App]}"))
    #expect(text.contains("rules.closure_entry.severity: error"))
    #expect(!text.contains("rules.object_type_lookup"))
  }

  @Test func checkNamesEachFile() throws {
    let valid = try folder.envlint("config", "check")
    #expect(valid.status == 0)
    #expect(valid.output == "'base.yml' is valid\n'.envlint.yml' is valid\n'App/Old/.envlint.yml' is valid\n")
    try folder.write("fail_on: info\n", to: "App/Old/.envlint.yml")
    let invalid = try folder.envlint("config", "check")
    #expect(invalid.status == 2)
    #expect(invalid.errors.contains("App/Old/.envlint.yml:1:1: error: 'fail_on' applies to the whole project"))
    let json =
      try JSONSerialization.jsonObject(
        with: Data(folder.envlint("config", "check", "--format", "json").output.utf8)) as? [String: Any]
    #expect(json?["valid"] as? Bool == false)
    #expect((json?["errors"] as? [[String: Any]])?.first?["file"] as? String == "App/Old/.envlint.yml")
    #expect(try folder.envlint("config", "check", "--no-config").output.hasPrefix("no .envlint.yml; every setting"))
  }

  @Test func theSchemaHasEveryKey() throws {
    let run = try folder.envlint("config", "schema")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let properties = try #require(json?["properties"] as? [String: [String: Any]])
    #expect(Set(properties.keys) == Set(SettingsTable.keys.map(\.key)))
    let rules = try #require(properties["rules"]?["properties"] as? [String: [String: Any]])
    #expect((rules["object_type_lookup"]?["properties"] as? [String: Any])?["when_injected"] != nil)
  }

  @Test func aTaskIsNeeded() throws {
    #expect(try folder.envlint("config").errors.contains("write 'envlint config show', 'check' or 'schema'"))
    #expect(try folder.envlint("config", "chekc").errors.contains("did you mean 'check'?"))
    #expect(try folder.envlint("config", "show", "a", "b").status == 2)
  }

  @Test func initWritesWhatIsValidAndChangesNothing() throws {
    let fresh = try TemporaryFolder([".git/HEAD": "", "A/B.swift": ""])
    let run = try fresh.envlint("init")
    #expect(run.status == 0 && run.errors.contains("wrote '.envlint.yml'"))
    let text = try fresh.text(of: ".envlint.yml")
    #expect(try Settings.parse(Array(text.utf8), path: "", rules: Catalog.all).get() == Settings())
    // Without the marks before its keys it is valid, too, but for the examples of what has no default.
    let open = text.replacing(/\n#(?=[a-z]|  )/, with: "\n")
    var settings = try Settings.parse(Array(open.utf8), path: "", rules: Catalog.all).get()
    #expect(settings.rules["closure_entry"]?.severity == .at(.warning))
    #expect(settings.modules.map(\.name) == ["App"] && settings.baseline != nil && settings.languageMode != nil)
    settings.rules = [:]
    #expect(settings.testPaths == Settings().testPaths)
    let again = try fresh.envlint("init", in: "A")
    #expect(again.status == 2)
    #expect(again.errors.contains(".envlint.yml': already configures this project"))
    #expect(try fresh.text(of: ".envlint.yml") == text)
  }

  @Test(arguments: [
    ("App/A.swift", "App/A.swift is linted"), ("App", "App contains 2 linted Swift files"),
    ("App/Gen/C.swift", "App/Gen/C.swift is not linted: 'App/Gen' of 'excluded' matches it (.envlint.yml:3)"),
    ("Pods/D.swift", "Pods/D.swift is not linted: 'Pods' contains generated or downloaded files"),
    ("Ignored/F.swift", "Ignored/F.swift is not linted: git ignores it ('git check-ignore -v' shows the pattern)"),
    ("G.swift", "G.swift is not linted: skipped: a binary file"),
    ("H.swift", "H.swift is linted in part: line 2: "),
  ])
  func doctorSaysWhyAFileIsLeftOut(path: String, reason: String) throws {
    try folder.write("Ignored\n", to: ".gitignore")
    try folder.write("", to: "Ignored/F.swift")
    try folder.write(Data([0]), to: "G.swift")
    try folder.write("import SwiftUI\nextension EnvironmentValues { @Entry var = 1 }\n", to: "H.swift")
    let run = try folder.envlint("doctor", path)
    #expect(run.status == 0)
    #expect(run.output.contains("paths:\n  \(reason)"), "\(run.output)")
  }

  @Test func doctorShowsWhatARunUses() throws {
    let text = try folder.envlint("doctor").output
    #expect(text.hasPrefix("envlint \(envlintVersion)\nroot: \(folder.path)\nrepository: \(folder.path)\n"))
    #expect(text.contains("configuration:\n  base.yml\n  .envlint.yml\nfolders:\n  App/Old/.envlint.yml\n"))
    #expect(text.contains("files: 2\n"))
    let json =
      try JSONSerialization.jsonObject(
        with: Data(folder.envlint("doctor", "--format", "json").output.utf8)) as? [String: Any]
    #expect((json?["projects"] as? [[String: Any]])?.first?["files"] as? Int == 2)
  }
}

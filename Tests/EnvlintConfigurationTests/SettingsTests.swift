import EnvlintFacts
import Testing

@testable import EnvlintConfiguration

@Suite struct SettingsTests {
  @Test("an empty file keeps the defaults", arguments: ["", "# nothing\n", "---\n"])
  func defaults(document: String) throws {
    let settings = try parse(document)
    #expect(settings == Settings())
    #expect(settings.minSeverity == .warning)
    #expect(settings.failOn == .error)
    #expect(settings.testPaths == ["**/Tests/**", "**/*Tests/**", "**/*Tests.swift"])
    #expect(settings.included.isEmpty && settings.excluded.isEmpty && settings.rules.isEmpty)
  }

  @Test func everyKeyIsRead() throws {
    let settings = try parse(
      """
      required_version: ">=0.1, <9"
      extends: ../shared.yml
      included: [Sources]
      excluded:
        - "**/Generated"
      baseline: known.json
      proof:
        at_least: 95
        baseline: proven.json
      require_suppression_reason: true
      library_modules: [Kit]
      read_packages: false
      only_rules: [plain_rule]
      opt_in_rules: [quiet_rule]
      disabled_rules: []
      min_severity: info
      fail_on: "warning"
      swiftui_modules: [DesignSystem]
      modules:
        App: [App, "Shared/*.swift"]
        Kit:
          - Kit
      test_paths: [Checks]
      injectors:
        themed: [Theme, \\.tint]
        wired: "*"
      containers: [Panel]
      swift_language_mode: 6
      default_isolation: main_actor
      deployment_targets:
        iOS: 17
        macOS: 10.15.4
        watchOS: "10.0"
      rules:
        plain_rule:
          severity: error
          excluded: ["Previews/**"]
          strict: true
          names: [a, "1"]
          level: off
          mark: "__"
          limit: 0
        quiet_rule:
          severity: off
      """)
    var expected = Settings()
    expected.included = ["Sources"]
    expected.excluded = ["**/Generated"]
    expected.requiredVersion = ">=0.1, <9"
    expected.extendedFile = "../shared.yml"
    expected.baseline = "known.json"
    expected.proof.atLeast = 95
    expected.proof.baseline = "proven.json"
    expected.requiresSuppressionReason = true
    expected.libraryModules = ["Kit"]
    expected.readsPackages = false
    expected.onlyRules = ["plain_rule"]
    expected.optInRules = ["quiet_rule"]
    expected.minSeverity = .info
    expected.failOn = .warning
    expected.swiftUIModules = ["DesignSystem"]
    expected.modules = [
      ModuleGlobs(name: "App", globs: ["App", "Shared/*.swift"]), ModuleGlobs(name: "Kit", globs: ["Kit"]),
    ]
    expected.testPaths = ["Checks"]
    expected.containers = ["Panel"]
    expected.injectors = ["themed": ["Theme", "\\.tint"], "wired": ["*"]]
    expected.languageMode = .swift6
    expected.defaultIsolation = .mainActor
    expected.deploymentTargets = [:]
    for (platform, text) in [(Platform.iOS, "17"), (.macOS, "10.15.4"), (.watchOS, "10")] {
      expected.deploymentTargets?[platform] = PlatformVersion(text)
    }
    var plain = RuleSettings()
    plain.severity = .at(.error)
    plain.excluded = ["Previews/**"]
    plain.options = [
      "strict": .bool(true), "names": .strings(["a", "1"]), "level": .severity(nil), "mark": .string("__"),
      "limit": .integer(0),
    ]
    var quiet = RuleSettings()
    quiet.severity = .off
    expected.rules = ["plain_rule": plain, "quiet_rule": quiet]
    #expect(settings == expected)
  }

  @Test func theTableKnowsWhereItsValuesAre() throws {
    let defaults = Settings()
    let withDefault = SettingsTable.keys.filter { setting in
      if case .choice = setting.type { return false }
      return setting.mapping == nil
        && ![.ruleSections, .proofSection, .path, .versionRequirement].contains(setting.type)
    }
    for setting in withDefault { #expect(setting.value(defaults) != nil, "\(setting.key)") }
    let mapped = try parse("modules:\n  App: [a, b]\ndeployment_targets:\n  iOS: 17.0\n  macOS: 10.15.4\n")
    func mapping(_ key: String) -> [String]? {
      SettingsTable.keys.first { $0.key == key }?.mapping?(mapped).map { "\($0.name): \($0.values)" }
    }
    let injecting = try parse("injectors:\n  wired: '*'\n  themed: [Theme, Font]\n")
    let injectors = SettingsTable.keys.first { $0.key == "injectors" }?.mapping?(injecting)
    #expect(injectors?.map(\.name) == ["themed", "wired"])
    #expect(injectors?.map(\.values) == [["Theme", "Font"], ["*"]])
    #expect(mapping("modules") == ["App: [\"a\", \"b\"]"])
    #expect(mapping("deployment_targets") == ["iOS: [\"17\"]", "macOS: [\"10.15.4\"]"])
    let settings = try parse(
      "fail_on: info\nincluded: [a]\nrules:\n  plain_rule:\n    severity: off\n    strict: true\n")
    func value(_ key: String) -> OptionValue? { SettingsTable.keys.first { $0.key == key }?.value(settings) }
    #expect(value("fail_on") == .severity(.info))
    #expect(value("included") == .strings(["a"]))
    let rule = try #require(settings.rules["plain_rule"])
    let keys = SettingsTable.keys(of: plainRule)
    #expect(keys.map(\.key) == ["severity", "excluded", "strict", "names", "level", "mark", "limit"])
    #expect(keys.map { $0.value(rule) } == [.severity(nil), .strings([]), .bool(true), nil, nil, nil, nil])
    #expect(Set(SettingsTable.keys.map(\.key)).count == SettingsTable.keys.count)
  }

  @Test func rulesAreEnabledByListsAndSeverity() throws {
    func enabled(_ document: String) throws -> [Bool] {
      let settings = try parse(document)
      return [plainRule, quietRule].map(settings.isEnabled)
    }
    #expect(try enabled("") == [true, false])
    #expect(try enabled("opt_in_rules: [quiet_rule]") == [true, true])
    #expect(try enabled("disabled_rules: [plain_rule]") == [false, false])
    #expect(try enabled("only_rules: [quiet_rule]") == [false, true])
    #expect(try enabled("only_rules: [plain_rule, quiet_rule]\ndisabled_rules: [quiet_rule]") == [true, false])
    #expect(try enabled("rules:\n  plain_rule:\n    severity: off") == [false, false])
    #expect(try enabled("rules:\n  quiet_rule:\n    severity: error") == [true, false])
  }

  @Test func optionsFallBackToTheRule() throws {
    let settings = try parse("rules:\n  plain_rule:\n    names: [x]\n    level: error")
    let options = settings.options(for: plainRule)
    #expect(options.bool("strict") == false)
    #expect(options.strings("names") == ["x"])
    #expect(options.severity("level") == .error)
    #expect(options.string("mark") == "_" && options.integer("limit") == 10)
    #expect(Settings().options(for: plainRule).strings("names") == ["default"])
  }

  @Test(
    "a configured severity replaces the highest level and caps the lower ones",
    arguments: [
      ("error", Severity.error, Severity.info), ("warning", .warning, .info), ("info", .info, .info),
      ("off", .warning, .info),
    ])
  func severity(configured: String, ofHighest highest: Severity, ofLower lower: Severity) throws {
    let settings = try parse("rules:\n  plain_rule:\n    severity: \(configured)")
    func severity(_ own: Severity) -> Severity {
      let location = Location(file: "a.swift", range: 0..<1)
      let diagnostic = Diagnostic(rule: "plain_rule", severity: own, location: location, message: "")
      return settings.severity(of: diagnostic, rule: plainRule)
    }
    #expect(severity(.warning) == highest)
    #expect(severity(.info) == lower)
  }

  private func parse(_ document: String) throws -> Settings {
    try Settings.parse(Array(document.utf8), path: ".envlint.yml", rules: [plainRule, quietRule]).get()
  }
}

/// A rule with an option of each type.
let plainRule = Rule(
  id: "plain_rule", group: .reading, summary: "", severity: .warning,
  options: [
    RuleOption("strict", default: .bool(false), summary: ""),
    RuleOption("names", default: .strings(["default"]), summary: ""),
    RuleOption("level", default: .severity(.info), summary: ""),
    RuleOption("mark", default: .string("_"), summary: ""),
    RuleOption("limit", default: .integer(10), summary: ""),
  ],
  check: { _, _ in [] })

let quietRule = Rule(
  id: "quiet_rule", group: .reading, summary: "", severity: .warning, isOptIn: true, check: { _, _ in [] })

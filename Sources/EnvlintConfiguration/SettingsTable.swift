import EnvlintFacts

/// Every key that a configuration file knows. The only list of them: parsing, suggestions and defaults come from
/// here, so that none can be forgotten in one of them.
public enum SettingsTable {
  /// The keys of the file, in the order of the documentation.
  public static let keys: [Setting<Settings>] = [
    .text(
      requiredVersionKey, .versionRequirement, \.requiredVersion, "the versions of envlint that the file is written for"
    ),
    Setting(
      key: extendsKey, type: .path, summary: "a file whose settings hold unless this one has others",
      value: { settings in settings.extendedFile.map { .string($0) } }, example: "../shared.envlint.yml",
      read: { node, settings, reader in settings.extendedFile = reader.readExtends(node) }),
    .list("included", .globs, \.included, "what is linted; everything when empty"),
    .list("excluded", .globs, \.excluded, "what is not linted, even if included").inFolders,
    .list("only_rules", .ruleIDs, \.onlyRules, "run these rules alone"),
    .list("opt_in_rules", .ruleIDs, \.optInRules, "run these rules although they are off by default").inFolders,
    .list("disabled_rules", .ruleIDs, \.disabledRules, "never run these rules").inFolders,
    .severity("min_severity", \.minSeverity, "count findings below it, without showing them"),
    .severity("fail_on", \.failOn, "end with status 1 when a finding is at or above it"),
    .text(
      "baseline", .path, \.baseline, "a file of known findings, of which only the excess is reported",
      example: ".envlint-baseline.json"),
    .flag(
      "require_suppression_reason", \.requiresSuppressionReason, "report suppression comments that do not say why"),
    .list("swiftui_modules", .words, \.swiftUIModules, "modules that re-export SwiftUI"),
    Setting(
      key: "modules", type: .moduleGlobs, summary: "modules and their files, where no manifest of a package says so",
      value: { _ in nil }, mapping: { settings in settings.modules.map { ($0.name, $0.globs) } },
      read: { node, settings, reader in reader.readModules(node, into: &settings) }),
    .list(
      "library_modules", .words, \.libraryModules,
      "modules whose public declarations other projects use, although they have '@main'; those of a module without one always count as used"
    ),
    Setting(
      key: "injectors", type: .injectors,
      summary: "modifiers of other packages that inject, and what: types, key paths, or '*'",
      value: { _ in nil },
      mapping: { settings in settings.injectors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } },
      read: { node, settings, reader in reader.readInjectors(node, into: &settings) }),
    .choice(
      "swift_language_mode", \.languageMode, "the language mode of the compiler, which tells what a fix may write"),
    .choice("default_isolation", \.defaultIsolation, "the isolation of what says nothing of it, which tells the same"),
    Setting(
      key: "deployment_targets", type: .platformVersions, summary: "the oldest version of each system it runs on",
      value: { _ in nil },
      mapping: { settings in
        Platform.allCases.compactMap { platform in
          settings.deploymentTargets?[platform].map { (platform.rawValue, [$0.text]) }
        }
      }, read: { node, settings, reader in reader.readDeploymentTargets(node, into: &settings) }),
    .list("test_paths", .globs, \.testPaths, "test code, in which rules are off unless they say otherwise"),
    Setting(
      key: "rules", type: .ruleSections, summary: "settings of single rules",
      value: { _ in nil }, read: { node, settings, reader in reader.readRules(node, into: &settings) }
    ).inFolders,
  ]

  static let requiredVersionKey = "required_version"
  static let extendsKey = "extends"

  /// The keys below `rules.<id>`: those of every rule, then the rule's own.
  public static func keys(of rule: Rule) -> [Setting<RuleSettings>] {
    [ruleSeverity, .list("excluded", .globs, \.excluded, "where the rule reports nothing")]
      + rule.options.map(Setting.option)
  }

  private static let ruleSeverity = Setting<RuleSettings>(
    key: "severity", type: .severityOrOff,
    summary: "replaces the rule's highest severity; lower findings stay below it",
    value: { owner in
      switch owner.severity {
      case .at(let severity): .severity(severity)
      case .off: .severity(nil)
      case nil: nil
      }
    },
    read: { node, owner, reader in
      guard case .severity(let severity)? = reader.value(of: node, for: "severity", .severityOrOff) else { return }
      owner.severity = severity.map(RuleSeverity.at) ?? .off
    }
  )
}

extension Setting<RuleSettings> {
  fileprivate static func option(_ option: RuleOption) -> Setting {
    let type = SettingType(of: option.defaultValue)
    return Setting(
      key: option.name, type: type, summary: option.summary, value: { $0.options[option.name] },
      read: { node, owner, reader in
        guard let value = reader.value(of: node, for: option.name, type) else { return }
        owner.options[option.name] = value
      }
    )
  }
}

import EnvlintFacts

/// Every key that a configuration file knows. The only list of them: parsing, suggestions and defaults come from
/// here, so that none can be forgotten in one of them.
public enum SettingsTable {
  /// The keys of the file, in the order of the documentation.
  public static let keys: [Setting<Settings>] = [
    .text(
      requiredVersionKey, .versionRequirement, \.requiredVersion, "versions of envlint that the file is written for"
    ),
    Setting(
      key: extendsKey, type: .path, summary: "file whose settings apply unless this file overrides them",
      value: { settings in settings.extendedFile.map { .string($0) } }, example: "../shared.envlint.yml",
      read: { node, settings, reader in settings.extendedFile = reader.readExtends(node) }),
    .list("included", .globs, \.included, "paths to lint; everything if empty; at least one must match a Swift file"),
    .list("excluded", .globs, \.excluded, "paths not to lint, even if included").inFolders,
    .list("only_rules", .ruleIDs, \.onlyRules, "rules to run; all others are off"),
    .list("opt_in_rules", .ruleIDs, \.optInRules, "rules to run although they are off by default").inFolders,
    .list("disabled_rules", .ruleIDs, \.disabledRules, "rules never to run").inFolders,
    .severity("min_severity", \.minSeverity, "lowest severity to show; findings below it are only counted"),
    .severity("fail_on", \.failOn, "lowest severity that ends a run with status 1"),
    .text(
      "baseline", .path, \.baseline, "baseline file; only findings that it doesn't list are reported",
      example: ".envlint-baseline.json"),
    Setting(
      key: proofKey, type: .proofSection,
      summary: "what 'envlint prove' requires: 'at_least' percent of lookups proven, and those in its 'baseline'",
      value: { _ in nil }, read: { node, settings, reader in reader.readProof(node, into: &settings) }),
    .flag(
      "require_suppression_reason", \.requiresSuppressionReason,
      "whether suppression comments without a reason are reported"),
    .list("swiftui_modules", .words, \.swiftUIModules, "modules that re-export SwiftUI"),
    Setting(
      key: "modules", type: .moduleGlobs, summary: "modules and their files, if no package manifest lists them",
      value: { _ in nil }, mapping: { settings in settings.modules.map { ($0.name, $0.globs) } },
      read: { node, settings, reader in reader.readModules(node, into: &settings) }),
    .list(
      "library_modules", .words, \.libraryModules,
      "modules with '@main' whose public declarations other projects use; modules without '@main' always count as libraries"
    ),
    .flag(
      "read_packages", \.readsPackages,
      "whether the source of packages is read where it is checked out ('.build', 'SourcePackages', 'DerivedData')"),
    Setting(
      key: "injectors", type: .injectors,
      summary: "view modifiers from packages, and what they inject: types, key paths, or '*' for anything",
      value: { _ in nil },
      mapping: { settings in settings.injectors.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } },
      read: { node, settings, reader in reader.readInjectors(node, into: &settings) }),
    .list(
      "containers", .words, \.containers,
      "views and view modifiers from packages that show their content in place, in the environment around them"),
    .choice(
      "swift_language_mode", \.languageMode,
      "Swift language mode; determines what fixes may generate; by default that of the package or Xcode target"),
    .choice(
      "default_isolation", \.defaultIsolation,
      "default actor isolation; determines what fixes may generate; by default that of the Xcode target"),
    Setting(
      key: "deployment_targets", type: .platformVersions,
      summary: "oldest supported version of each platform; by default that of the package or Xcode target",
      value: { _ in nil },
      mapping: { settings in
        Platform.allCases.compactMap { platform in
          settings.deploymentTargets?[platform].map { (platform.rawValue, [$0.text]) }
        }
      }, read: { node, settings, reader in reader.readDeploymentTargets(node, into: &settings) }),
    .list(
      "test_paths", .globs, \.testPaths,
      "paths of test code, in which most rules report nothing; a rule's page says if it does"),
    Setting(
      key: "rules", type: .ruleSections, summary: "settings of individual rules",
      value: { _ in nil }, read: { node, settings, reader in reader.readRules(node, into: &settings) }
    ).inFolders,
  ]

  static let requiredVersionKey = "required_version"
  static let extendsKey = "extends"
  public static let proofKey = "proof"

  /// The keys below `proof`.
  public static let proofKeys: [Setting<ProofSettings>] = [
    .percent("at_least", \.atLeast, "lowest percentage of proven lookups; below it, the run ends with status 1"),
    .text(
      "baseline", .path, \.baseline, "baseline file of proven lookups; the run reports those that no longer are",
      example: ".envlint-proof.json"),
  ]

  /// The keys below `rules.<id>`: those of every rule, then the rule's own.
  public static func keys(of rule: Rule) -> [Setting<RuleSettings>] {
    [ruleSeverity, .list("excluded", .globs, \.excluded, "paths in which the rule reports nothing")]
      + rule.options.map(Setting.option)
  }

  private static let ruleSeverity = Setting<RuleSettings>(
    key: "severity", type: .severityOrOff,
    summary: "highest severity that the rule's findings can have",
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
    let type = SettingType(of: option)
    return Setting(
      key: option.name, type: type, summary: option.summary, value: { $0.options[option.name] },
      read: { node, owner, reader in
        guard let value = reader.value(of: node, for: option.name, type) else { return }
        switch value {
        case .bool(let isOn) where type == .severityOrSwitch:
          owner.options[option.name] = isOn ? option.defaultValue : .severity(nil)
        default: owner.options[option.name] = value
        }
      }
    )
  }
}

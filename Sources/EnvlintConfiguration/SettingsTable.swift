import EnvlintFacts

/// One key of the configuration: what it is called, what it takes, and where its value goes.
///
/// `Owner` is what the value is kept in: `Settings` for the keys of the file, `RuleSettings` for those of a rule.
public struct Setting<Owner: Sendable>: Sendable {
  typealias Read = @Sendable (_ node: YAMLNode, _ owner: inout Owner, _ reader: inout SettingsReader) -> Void

  public let key: String
  public let type: SettingType
  /// One line for the documentation, without full stop.
  public let summary: String
  /// The value in `owner`; nil when it is not set there, or not a single value.
  public let value: @Sendable (_ owner: Owner) -> OptionValue?
  let read: Read
}

/// Every key that a configuration file knows. The only list of them: parsing, suggestions and defaults come from
/// here, so that none can be forgotten in one of them.
public enum SettingsTable {
  /// The keys of the file, in the order of the documentation.
  public static let keys: [Setting<Settings>] = [
    .list("included", .globs, \.included, "what is linted; everything when empty"),
    .list("excluded", .globs, \.excluded, "what is not linted, even if included"),
    .list("only_rules", .ruleIDs, \.onlyRules, "run these rules alone"),
    .list("opt_in_rules", .ruleIDs, \.optInRules, "run these rules although they are off by default"),
    .list("disabled_rules", .ruleIDs, \.disabledRules, "never run these rules"),
    .severity("min_severity", \.minSeverity, "count findings below it, without showing them"),
    .severity("fail_on", \.failOn, "end with status 1 when a finding is at or above it"),
    .list("swiftui_modules", .words, \.swiftUIModules, "modules that re-export SwiftUI"),
    Setting(
      key: "modules", type: .moduleGlobs, summary: "modules and their files, where no manifest of a package says so",
      value: { _ in nil }, read: { node, settings, reader in reader.readModules(node, into: &settings) }),
    .choice(
      "swift_language_mode", \.languageMode, "the language mode of the compiler, which tells what a fix may write"),
    .choice("default_isolation", \.defaultIsolation, "the isolation of what says nothing of it, which tells the same"),
    Setting(
      key: "deployment_targets", type: .platformVersions, summary: "the oldest version of each system it runs on",
      value: { _ in nil }, read: { node, settings, reader in reader.readDeploymentTargets(node, into: &settings) }),
    .list("test_paths", .globs, \.testPaths, "test code, in which rules are off unless they say otherwise"),
    Setting(
      key: "rules", type: .ruleSections, summary: "settings of single rules",
      value: { _ in nil }, read: { node, settings, reader in reader.readRules(node, into: &settings) }),
  ]

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

extension Setting {
  fileprivate static func list(
    _ key: String, _ type: SettingType, _ path: WritableKeyPath<Owner, [String]> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: type, summary: summary, value: { .strings($0[keyPath: path]) },
      read: { node, owner, reader in
        guard case .strings(let words)? = reader.value(of: node, for: key, type) else { return }
        owner[keyPath: path] = words
      }
    )
  }

  /// A key without a default: nil stands for what is not known.
  fileprivate static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ key: String, _ path: WritableKeyPath<Owner, Choice?> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: .choice(Choice.allCases.map(\.rawValue)), summary: summary, value: { _ in nil },
      read: { node, owner, reader in
        guard let choice: Choice = reader.choice(of: node, for: key) else { return }
        owner[keyPath: path] = choice
      }
    )
  }

  fileprivate static func severity(
    _ key: String, _ path: WritableKeyPath<Owner, Severity> & Sendable, _ summary: String
  ) -> Setting {
    Setting(
      key: key, type: .severity, summary: summary, value: { .severity($0[keyPath: path]) },
      read: { node, owner, reader in
        guard case .severity(let severity?)? = reader.value(of: node, for: key, .severity) else { return }
        owner[keyPath: path] = severity
      }
    )
  }
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

import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules

/// One setting in force, as `envlint config show` shows it.
struct SettingEntry {
  /// Keys of sections are `rules.<id>.<key>` and `proof.<key>`.
  var key: String
  var json: JSONValue
  /// As it is written in a configuration, on one line; a mapping in the notation of other YAML files.
  var yaml: String
  var origin: SettingOrigin
  var isOfRule = false

  /// `default`, `FILE:LINE`, `command line`, or what else in the project says it, such as `Xcode target App`.
  var originText: String {
    switch origin {
    case .defaultValue: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .commandLine: "command line"
    case .project(let text): text
    }
  }

  /// Every key in the order of the documentation, then every key of every rule.
  static func all(of configured: ConfiguredSettings) -> [SettingEntry] {
    let settings = configured.settings
    let ofFile = SettingsTable.keys.filter { $0.key != "rules" }.flatMap { setting -> [SettingEntry] in
      if setting.type == .proofSection { return ofProof(configured) }
      return [
        SettingEntry(
          key: setting.key, value: setting.value(settings), mapping: setting.mapping?(settings),
          origin: configured.origins[setting.key] ?? .defaultValue)
      ]
    }
    let ofRules = Catalog.all.flatMap { rule in
      let own = settings.rules[rule.id] ?? RuleSettings()
      return SettingsTable.keys(of: rule).map { setting in
        let key = "rules.\(rule.id).\(setting.key)"
        var entry = SettingEntry(
          key: key, value: setting.value(own) ?? defaultValue(of: setting.key, rule), mapping: nil,
          origin: configured.origins[key] ?? .defaultValue)
        entry.isOfRule = true
        return entry
      }
    }
    return ofFile + ofRules
  }

  private static func ofProof(_ configured: ConfiguredSettings) -> [SettingEntry] {
    SettingsTable.proofKeys.map { setting in
      let key = "\(SettingsTable.proofKey).\(setting.key)"
      return SettingEntry(
        key: key, value: setting.value(configured.settings.proof), mapping: nil,
        origin: configured.origins[key] ?? .defaultValue)
    }
  }

  private static func defaultValue(of key: String, _ rule: Rule) -> OptionValue? {
    key == "severity" ? .severity(rule.severity) : rule.options.first { $0.name == key }?.defaultValue
  }

  init(
    key: String, value: OptionValue?, mapping: [(name: String, values: [String])]?, origin: SettingOrigin
  ) {
    self.key = key
    self.origin = origin
    if let mapping {
      json = .object(mapping.map { ($0.name, OptionValue.strings($0.values).json) })
      let parts = mapping.map { "\($0.name): \(OptionValue.strings($0.values).yaml)" }
      yaml = "{\(parts.joined(separator: ", "))}"
    } else {
      json = value?.json ?? .null
      yaml = value?.yaml ?? "null"
    }
  }
}

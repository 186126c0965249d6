import EnvlintConfiguration
import EnvlintRules

extension Settings {
  /// The command line wins over the file. `--disable` wins over `--only` and `--enable`.
  mutating func apply(_ arguments: Arguments) {
    if !arguments.onlyRules.isEmpty {
      onlyRules = []
      arguments.onlyRules.forEach { enable($0) }
      onlyRules = arguments.onlyRules
    }
    arguments.enabledRules.forEach { enable($0) }
    disabledRules += arguments.disabledRules
    excluded += arguments.excluded
    failOn = arguments.failOn ?? failOn
    proof.atLeast = arguments.atLeast ?? proof.atLeast
    // A finding that fails the run is shown, unless the command line hides it.
    minSeverity = arguments.minSeverity ?? min(minSeverity, failOn)
  }

  private mutating func enable(_ rule: String) {
    disabledRules.removeAll { $0 == rule }
    if rules[rule]?.severity == .off { rules[rule]?.severity = nil }
    if !onlyRules.isEmpty { onlyRules.append(rule) }
    optInRules.append(rule)
  }
}

extension ConfiguredSettings {
  /// Puts what the command line says over the settings.
  mutating func apply(_ arguments: Arguments) {
    let before = settings
    settings.apply(arguments)
    for setting in SettingsTable.keys where setting.value(before) != setting.value(settings) {
      origins[setting.key] = .commandLine
    }
    for (rule, configured) in settings.rules where configured.severity != before.rules[rule]?.severity {
      origins["rules.\(rule).severity"] = .commandLine
    }
  }
}

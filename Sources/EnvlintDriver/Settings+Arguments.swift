import EnvlintConfiguration
import EnvlintRules

/// Why a project has no settings.
enum SettingsFailure: Error {
  case unreadable(path: String, SystemError)
  case invalid(ConfigurationErrors)
}

extension Settings {
  /// The settings of a project: the defaults, its configuration file, and what the command line says.
  ///
  /// - Parameter workingDirectory: where relative paths start, and what paths in errors are relative to.
  static func inForce(
    for project: Project, arguments: Arguments, workingDirectory: String
  ) throws(SettingsFailure) -> Settings {
    var settings = Settings()
    if let path = arguments.configurationFile {
      settings = try read(absolutePath(path, from: workingDirectory), shownAs: path)
    } else if !arguments.ignoresConfiguration {
      let path = joined(project.root, configurationFileName)
      if (try? fileKind(path)) != nil {
        settings = try read(path, shownAs: relativePath(path, in: workingDirectory) ?? path)
      }
    }
    settings.apply(arguments)
    return settings
  }

  private static func read(_ path: String, shownAs shownPath: String) throws(SettingsFailure) -> Settings {
    let bytes: ArraySlice<UInt8>
    do throws(SystemError) {
      bytes = try readText(atPath: path)
    } catch {
      throw .unreadable(path: shownPath, error)
    }
    switch parse(Array(bytes), path: shownPath) {
    case .success(let settings): return settings
    case .failure(let errors): throw .invalid(errors)
    }
  }

  /// What the command line says wins over the file. `--disable` wins over `--only` and `--enable`.
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

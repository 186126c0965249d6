import EnvlintFacts

extension Settings {
  /// Reads a configuration file over the defaults.
  ///
  /// - Parameters:
  ///   - bytes: the whole file, without padding.
  ///   - path: how the file is called in errors.
  ///   - rules: all that the file may name.
  /// - Returns: the settings, or everything that is wrong: the first violation of the YAML subset, or, when there is
  ///   none, every unknown key, rule and value (at most 100). Never crashes, whatever the bytes.
  public static func parse(
    _ bytes: [UInt8], path: String, rules: [Rule]
  ) -> Result<Settings, ConfigurationErrors> {
    do throws(ConfigurationErrors) {
      var settings = ConfiguredSettings()
      try ConfigurationFile(bytes, path: path).apply(to: &settings, rules: rules)
      return .success(settings.settings)
    } catch {
      return .failure(error)
    }
  }
}

/// Where the value of a setting comes from.
public enum SettingOrigin: Sendable, Equatable {
  case defaultValue
  /// The file as its errors name it, and the 1-based line of the key.
  case file(String, line: Int)
  case commandLine
  /// Something else in the project, as users know it: `Xcode target App`.
  case project(String)
}

/// Settings, and where each value comes from.
public struct ConfiguredSettings: Sendable, Equatable {
  public var settings = Settings()
  /// By key; those of sections are `rules.<id>.<key>` and `proof.<key>`. What is missing has its default.
  public var origins: [String: SettingOrigin] = [:]

  /// The defaults.
  public init() {}
}

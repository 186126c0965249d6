/// A fact about how the compiler treats a file, with its source.
public enum CompilerSetting<Value: Sendable & Equatable>: Sendable, Equatable {
  case known(Value, CompilerSettingSource)
  case unknown

  /// Nil when it is unknown.
  public var value: Value? {
    switch self {
    case .known(let value, _): value
    case .unknown: nil
    }
  }
}

/// The source of a compiler setting.
public enum CompilerSettingSource: Sendable, Hashable {
  case configuration
  /// The folder of the package, relative to the project root.
  case package(String)
  /// The names of the targets that compile the file, sorted.
  case xcodeTargets([String])
  /// The Xcode projects near the project root, for a file that is in no target.
  case xcodeProjects
}

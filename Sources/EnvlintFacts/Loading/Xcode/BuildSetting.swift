/// The value of a build setting, as far as it is known.
public enum BuildSetting<Value: Sendable & Equatable>: Sendable, Equatable {
  /// Nothing sets it.
  case unset
  case known(Value)
  /// It cannot be read, or it differs: between configurations, kinds of builds or targets.
  case unknown

  /// The setting of two targets together.
  func merged(with other: BuildSetting) -> BuildSetting { self == other ? self : .unknown }
}

/// The build settings of a target of Xcode that say how its Swift files are compiled.
public struct CompilerSettings: Sendable, Equatable {
  public var languageMode: BuildSetting<LanguageMode> = .unknown
  public var defaultIsolation: BuildSetting<DefaultIsolation> = .unknown
  /// Of each system the lowest of all configurations; nil where they are unknown.
  public var deploymentTargets: DeploymentTargets?
  /// The systems that it may be built for, perhaps with others; nil where they are unknown.
  var systems: Set<BuildSystem>?
  /// The names that it sets for `#if`; nil where they are unknown.
  var flags: TargetFlags?

  /// Of which nothing is known.
  public init() {}
}

extension LanguageMode {
  /// The value of `SWIFT_VERSION`: `5`, `5.0`, `6.2`; nil for modes that are gone.
  init?(buildSetting text: String) {
    guard PlatformVersion(text) != nil, let major = Int(text.prefix { $0 != "." }), major >= 5 else { return nil }
    self = major == 5 ? .swift5 : .swift6
  }
}

extension DefaultIsolation {
  /// The value of `SWIFT_DEFAULT_ACTOR_ISOLATION`.
  init?(buildSetting text: String) {
    switch text {
    case "MainActor": self = .mainActor
    case "nonisolated": self = .nonisolated
    default: return nil
    }
  }
}

extension BuildSystem {
  /// The systems of a value of `SUPPORTED_PLATFORMS` or `SDKROOT`: `iphoneos iphonesimulator`; nil for one that isn't known.
  static func all(inBuildSetting text: String) -> Set<BuildSystem>? {
    var found: Set<BuildSystem> = []
    for sdk in text.split(separator: " ") {
      switch sdk {
      case "iphoneos", "iphonesimulator": found.insert(.iOS)
      case "macosx": found.insert(.macOS)
      case "appletvos", "appletvsimulator": found.insert(.tvOS)
      case "watchos", "watchsimulator": found.insert(.watchOS)
      case "xros", "xrsimulator": found.insert(.visionOS)
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }

  /// The systems of the platform filters of a file; nil where one isn't known.
  static func all(ofFilters names: [String]) -> Set<BuildSystem>? {
    var found: Set<BuildSystem> = []
    for name in names {
      switch name {
      case "ios": found.insert(.iOS)
      case "maccatalyst": found.insert(.macCatalyst)
      case "macos": found.insert(.macOS)
      case "tvos": found.insert(.tvOS)
      case "watchos": found.insert(.watchOS)
      case "xros", "visionos": found.insert(.visionOS)
      default: return nil
      }
    }
    return found
  }
}

/// Facts about the project as a whole: from the configuration, and how much of the project was read.
public struct ProjectSettings: Sendable, Equatable {
  /// Modules that re-export SwiftUI.
  public var swiftUIModules: Set<String>
  /// That which the configuration says; nil when it says none. See `ProjectIndex.languageMode(of:)`.
  public var languageMode: LanguageMode?
  /// That which the configuration says; nil when it says none. See `ProjectIndex.defaultIsolation(of:)`.
  public var defaultIsolation: DefaultIsolation?
  /// The deployment targets in the configuration; nil if it has none.
  public var deploymentTargets: DeploymentTargets?
  /// The types (by name), key paths (as `\.key`) or anything (`*`) that package modifiers inject.
  public var injectors: [String: [String]]
  /// The views and view modifiers of packages, by name, whose content is shown where they are.
  public var containers: Set<String>
  /// Modules whose public declarations other projects use, even where they have an app.
  public var libraryModules: Set<String>
  /// Whether there are Swift files of the project that were not read: excluded, ignored by git, not readable, or beside what was given.
  /// That no file which was read uses something is no proof then; see `ProjectIndex.mayBeUsedInUnreadFiles(_:)`.
  public var hasUnreadFiles = false

  public init(
    swiftUIModules: Set<String> = [], languageMode: LanguageMode? = nil, defaultIsolation: DefaultIsolation? = nil,
    deploymentTargets: DeploymentTargets? = nil,
    injectors: [String: [String]] = [:], containers: Set<String> = [],
    libraryModules: Set<String> = []
  ) {
    self.swiftUIModules = swiftUIModules
    self.languageMode = languageMode
    self.defaultIsolation = defaultIsolation
    self.deploymentTargets = deploymentTargets
    self.injectors = injectors
    self.containers = containers
    self.libraryModules = libraryModules
  }
}

extension ProjectSettings {
  /// Whether some modifier that the configuration names may inject anything, so that nothing is proven to be never injected.
  var mayInjectAnything: Bool { injectors.values.contains { $0.contains("*") } }

  /// Whether the configuration says that some modifier injects a key.
  func injects(_ key: InjectedKey) -> Bool {
    injectors.values.contains { $0.contains { ProjectSettings.names(key, $0) } }
  }

  /// Whether a word of the configuration means a key: the name of a type, perhaps unqualified or with its module, or `\.key`.
  static func names(_ key: InjectedKey, _ word: String) -> Bool {
    let name = key.name
    guard case .path = key else { return word == name || name.hasSuffix("." + word) || word.hasSuffix("." + name) }
    return word == name
  }
}

/// The Swift language mode that the project is compiled in.
public enum LanguageMode: String, Sendable, CaseIterable {
  case swift5 = "5"
  case swift6 = "6"
}

/// The isolation of declarations that say nothing of it (SE-0466).
public enum DefaultIsolation: String, Sendable, CaseIterable {
  case nonisolated
  case mainActor = "main_actor"
}

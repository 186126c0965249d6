import EnvlintFacts

/// The configuration of a project: the content of `.envlint.yml` over the defaults.
///
/// Input of this target: the bytes of a configuration file. Output: `Settings`, or every error with its place.
///
/// **Invariant:** nothing here reads a file, the environment or the clock; the driver hands in bytes and paths.
/// **Invariant:** a key exists in `SettingsTable` and nowhere else; parsing, suggestions and defaults come from there.
public struct Settings: Sendable, Equatable {
  /// The versions of envlint that the file is written for; nil when not configured.
  public var requiredVersion: String?
  /// The file that this one extends, as written; nil when it extends none.
  public var extendedFile: String?
  /// Globs or paths relative to the project root; empty means everything.
  public var included: [String] = []
  /// Globs or paths relative to the project root that are not linted; they win over `included`.
  public var excluded: [String] = []
  /// When not empty, the ids of the only rules that run.
  public var onlyRules: [String] = []
  /// Ids of rules that run although they are opt-in.
  public var optInRules: [String] = []
  /// Ids of rules that never run; they win over the other two lists.
  public var disabledRules: [String] = []
  /// Findings below it are counted, not shown.
  public var minSeverity: Severity = .warning
  /// Findings at or above it make the run fail.
  public var failOn: Severity = .error
  /// The file that lists known findings, relative to the project root; nil when not configured.
  public var baseline: String?
  /// The requirements of `envlint prove`.
  public var proof = ProofSettings()
  /// Whether each suppression comment must say why.
  public var requiresSuppressionReason = false
  /// The settings of individual rules, by rule id.
  public var rules: [String: RuleSettings] = [:]
  /// Globs of test code, in which rules are off unless they say otherwise.
  public var testPaths: [String] = ["**/Tests/**", "**/*Tests/**", "**/*Tests.swift"]
  /// Modules that re-export SwiftUI.
  public var swiftUIModules: [String] = []
  /// Modules whose public declarations others use, although they hold an app.
  public var libraryModules: [String] = []
  /// Whether the source of packages that are checked out below the project is also read.
  public var readsPackages = true
  /// Which files belong to which module, where the manifests of packages do not say; in the order of the file.
  public var modules: [ModuleGlobs] = []
  /// The values that package modifiers inject: names of types, key paths as `\.key`, or `*` for anything.
  public var injectors: [String: [String]] = [:]
  /// The views and view modifiers of packages whose content is shown where they are.
  public var containers: [String] = []
  /// Nil when not configured.
  public var languageMode: LanguageMode?
  /// Nil when not configured.
  public var defaultIsolation: DefaultIsolation?
  /// The oldest systems that the project runs on; nil when not configured.
  public var deploymentTargets: DeploymentTargets?

  /// The settings without any configuration.
  public init() {}
}

/// The files of one module.
public struct ModuleGlobs: Sendable, Equatable {
  public var name: String
  /// Globs or paths relative to the project root.
  public var globs: [String]

  public init(name: String, globs: [String]) {
    self.name = name
    self.globs = globs
  }
}

/// The settings of `envlint prove`.
public struct ProofSettings: Sendable, Equatable {
  /// The lowest share of proven lookups, in percent; nil when not configured.
  public var atLeast: Int?
  /// The file that lists proven lookups, relative to the project root; nil when not configured.
  public var baseline: String?

  public init() {}
}

/// The settings of one rule.
public struct RuleSettings: Sendable, Equatable {
  /// Replaces the rule's highest severity; nil when not configured.
  public var severity: RuleSeverity?
  /// Globs or paths relative to the project root in which the rule reports nothing.
  public var excluded: [String] = []
  /// The configured ones of the rule's own options, by name.
  public var options: [String: OptionValue] = [:]

  public init() {}
}

/// The value of `rules.<id>.severity`.
public enum RuleSeverity: Sendable, Equatable {
  /// The rule does not run.
  case off
  /// The highest severity of the rule's findings.
  case at(Severity)
}

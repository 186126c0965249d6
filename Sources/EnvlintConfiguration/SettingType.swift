import EnvlintFacts

/// The type of a configuration key's value.
public enum SettingType: Sendable, Equatable {
  case bool
  case word
  /// A path of a file.
  case path
  /// Versions of envlint: `>=0.1.0`.
  case versionRequirement
  case integer
  /// A whole number of percent.
  case percent
  case severity
  case severityOrOff
  /// A severity or `off`, for an option that was a switch before: `true` and `false` are its default and `off`.
  case severityOrSwitch
  /// One of these words; one that reads as a number needs no quotes.
  case choice([String])
  /// A list of any words.
  case words
  /// A list of paths and globs relative to the project root.
  case globs
  /// A list of ids of the catalog.
  case ruleIDs
  /// A mapping of names of modules to lists of paths and globs.
  case moduleGlobs
  /// A mapping of names of modifiers to what they inject.
  case injectors
  /// A version of a system: `17`, `10.15.4`.
  case version
  /// A mapping of names of systems to versions.
  case platformVersions
  /// A mapping of rule ids to the settings of the rule.
  case ruleSections
  /// The mapping below `proof`.
  case proofSection

  /// The type of a rule's own option.
  init(of option: RuleOption) {
    switch option.defaultValue {
    case .severity where option.isFormerSwitch: self = .severityOrSwitch
    case .bool: self = .bool
    case .string: self = .word
    case .integer: self = .integer
    case .strings: self = .words
    case .severity: self = .severityOrOff
    }
  }

  /// The type in documentation and errors: "a list of rule ids".
  public var name: String {
    switch self {
    case .bool: OptionValue.bool(false).typeName
    case .word: OptionValue.string("").typeName
    case .path: "a path"
    case .versionRequirement: "a version, or bounds such as '>=0.1.0, <2'"
    case .integer: OptionValue.integer(0).typeName
    case .percent: "a whole number from 0 to 100"
    case .severity: "info, warning or error"
    case .severityOrOff, .severityOrSwitch: OptionValue.severity(nil).typeName
    case .choice(let words): SettingType.alternatives(words)
    case .words: OptionValue.strings([]).typeName
    case .globs: "a list of paths or globs"
    case .ruleIDs: "a list of rule ids"
    case .moduleGlobs: "a mapping from modules to paths or globs"
    case .injectors: "a mapping from modifiers to the values they inject"
    case .version: "a version such as 17 or 10.15"
    case .platformVersions: "a mapping from platforms to versions"
    case .ruleSections: "a mapping from rule ids to their settings"
    case .proofSection: "a mapping with \(SettingType.alternatives(SettingsTable.proofKeys.map { "'\($0.key)'" }))"
    }
  }

  /// The words that a scalar of this type may be; empty when it takes none or any.
  public var words: [String] {
    switch self {
    case .bool: ["true", "false"]
    case .severity: Severity.allCases.map(\.rawValue)
    case .severityOrOff, .severityOrSwitch: Severity.allCases.map(\.rawValue) + ["off"]
    case .choice(let words): words
    case .word, .path, .versionRequirement, .integer, .percent, .words, .globs, .ruleIDs, .moduleGlobs, .injectors,
      .version, .platformVersions, .ruleSections, .proofSection:
      []
    }
  }

  /// `a, b or c`
  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

import EnvlintFacts
import EnvlintMap
import EnvlintReporting

/// The command that the first word names.
enum Command: String, CaseIterable, Sendable {
  case lint
  case rules
  case explain
  case map
  case prove
  case initialize = "init"
  case config
  case doctor
  case lsp
  case completions
  case help

  /// The operands between the command and its options.
  var operands: String {
    switch self {
    case .lint: "[PATH…]"
    case .rules: ""
    case .explain: "RULE"
    case .map, .prove: "[PATH…]"
    case .initialize: ""
    case .config: "\(ConfigurationTask.allCases.map(\.rawValue).joined(separator: "|")) [PATH]"
    case .doctor: "[PATH…]"
    case .lsp: ""
    case .completions: Shell.allCases.map(\.rawValue).joined(separator: "|")
    case .help: "[COMMAND]"
    }
  }

  /// One line, no full stop.
  var summary: String {
    switch self {
    case .lint: "report misuse of SwiftUI's environment in Swift files"
    case .rules: "list the rules"
    case .explain: "show the page of a rule"
    case .map: "show which code declares, injects and reads each environment value, and the views in between"
    case .prove: "show which lookups are proven to find what they need, which aren't, and what to do"
    case .initialize: "write an \(configurationFileName) that explains every key"
    case .config: "show each setting and its origin, check the configuration, or print its JSON Schema"
    case .doctor: "show which files and settings a run uses, and why it leaves a file out"
    case .lsp: "answer an editor over standard input and output (Language Server Protocol)"
    case .completions: "print a shell completion script"
    case .help: "show how to use a command"
    }
  }
}

/// The tasks of `envlint config`.
enum ConfigurationTask: String, CaseIterable, Sendable {
  case show
  case check
  case schema
}

/// How commands about the configuration answer.
enum AnswerFormat: String, CaseIterable, Sendable {
  case text
  case json
}

/// A report that the user asked for.
struct FormatRequest<Format: Equatable & Sendable>: Equatable, Sendable {
  var format: Format
  /// Where it goes, as typed; nil for standard output.
  var file: String?
}

/// Whether something happens that depends on the kind of a stream unless it is asked for.
enum AutomaticChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}

/// A command line, understood. What the user did not say has its default or is nil.
struct Arguments: Equatable, Sendable {
  var command = Command.lint
  /// Paths, a rule, or a command, as typed.
  var operands: [String] = []

  var formats: [FormatRequest<OutputFormat>] = []
  var mapFormats: [FormatRequest<MapFormat>] = []
  /// The names of what the map shows; empty for all.
  var mapKeys: [String] = []
  var proofFormat = ProofFormat.text
  /// The required percentage of proven lookups.
  var atLeast: Int?
  /// Where the map goes whose format names no file.
  var outputFile: String?
  var onlyRules: [String] = []
  var enabledRules: [String] = []
  var disabledRules: [String] = []
  var minSeverity: Severity?
  var failOn: Severity?
  var makesFixes = false
  var allowsUnsafeFixes = false
  var printsDiff = false
  /// Nil when everything is reported, not what a change introduced.
  var changeScope: ChangeScope?
  /// Paths of baselines, as typed.
  var baseline: String?
  var writtenBaseline: String?
  var prunesBaseline = false
  var configurationFile: String?
  var ignoresConfiguration = false
  var projectRoot: String?
  var excluded: [String] = []
  /// Whether what is excluded or ignored is left out even if it is given.
  var forcesExclusion = false
  var standardInputPath: String?
  var threads: Int?
  var prefilter = Prefilter.on
  var color = AutomaticChoice.auto
  /// Whether a line on the terminal says how far the run is.
  var progress = AutomaticChoice.auto
  var isQuiet = false
  var showsStatistics = false
  var showsTiming = false
  var sarifCategory: String?
  var includesSuppressed = false

  var listingFormat = RuleListingFormat.text
  var answerFormat = AnswerFormat.text

  var asksForManual = false
  var asksForHelp = false
  var asksForVersion = false

  /// Whether `-` is among the paths.
  var readsStandardInput: Bool { command == .lint && operands.contains("-") }
}

import EnvlintConfiguration
import EnvlintFacts
import EnvlintMap
import EnvlintReporting
import EnvlintRules

/// More threads than any machine has use for.
let largestThreadCount = 512

/// Count of the threads of a run.
///
/// - Parameter wanted: what the command line says, if anything.
func threadCount(_ wanted: Int?) -> Int { wanted ?? min(processorCount(), largestThreadCount) }

/// Every option of every command, in the order of the help. The parser and the help read this table and nothing else,
/// so that neither can know an option that the other does not; but for those that are hidden.
enum OptionTable {
  static func options(of command: Command) -> [OptionSpecification] { all.filter { $0.commands.contains(command) } }

  /// The option that is typed like this; nil when the command knows none.
  static func option(_ spelling: String, of command: Command) -> OptionSpecification? {
    func isMeant(_ option: OptionSpecification) -> Bool {
      option.spelling == spelling && option.commands.contains(command)
    }
    return all.first(where: isMeant) ?? hidden.first(where: isMeant)
  }

  static let all: [OptionSpecification] = output + selection + severity + fixing + change + baseline + files + general

  /// For those who work on envlint: the parser alone knows them. None takes a value.
  static let hidden: [OptionSpecification] = [
    .flag("no-prefilter", [.lint], "Parse every file and walk every body; finds the same, and takes longer") {
      $0.prefilter = .off
    }
  ]

  /// The commands for which settings matter.
  private static let configured: Set<Command> = [.lint, .config, .doctor]
  /// Those that look for the files of a project.
  private static let searching = configured.union([.map])

  private static let output: [OptionSpecification] = [
    OptionSpecification(
      name: "format", value: .choiceAndFile(OutputFormat.allCases.map(\.rawValue)), commands: [.lint],
      summary: "How to report; repeat it with =FILE for several reports: "
        + OutputFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (default: text)"
    ) { (value, arguments) throws(UsageError) in arguments.formats.append(try FormatRequest(parsing: value)) },
    OptionSpecification(
      name: "format", value: .choiceAndFile(MapFormat.allCases.map(\.rawValue)), commands: [.map],
      summary: "How to show the map; repeat it with =FILE for several: "
        + MapFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (default: text)"
    ) { (value, arguments) throws(UsageError) in arguments.mapFormats.append(try FormatRequest(parsing: value)) },
    .text("key", "NAME", [.map], "Show this key or type of object alone, with the paths to its readers; repeatable") {
      (value, arguments) in arguments.mapKeys.append(value)
    },
    .text("output", "FILE", [.map], "Write the map into this file instead of to standard output") {
      (value, arguments) in arguments.outputFile = value
    },
    .choice("format", "format", [.rules], "How to list the rules (default: text)") { $1.listingFormat = $0 },
    .choice("format", "format", [.config, .doctor], "How to answer (default: text)") { $1.answerFormat = $0 },
    .choice(
      "color", "value", Set(Command.allCases), "Whether to color (default: auto; NO_COLOR, FORCE_COLOR and TERM count)"
    ) {
      $1.color = $0
    },
    .choice("progress", "value", [.lint], "Whether to show how far a long run is (default: auto, on a terminal)") {
      $1.progress = $0
    },
    .flag("quiet", [.map], "Print the map and errors only: no notices") { $0.isQuiet = true },
    .flag("quiet", [.lint], "Print findings and errors only: no summary, no notices") { $0.isQuiet = true },
    .flag("statistics", [.lint], "Print how often each rule reports, in place of the findings") {
      $0.showsStatistics = true
    },
    .flag("timing", [.lint], "Print to standard error where the time went") { $0.showsTiming = true },
    .text("sarif-category", "NAME", [.lint], "The category under which GitHub keeps the findings of a SARIF report") {
      (value, arguments) in arguments.sarifCategory = value
    },
    .flag("sarif-include-suppressed", [.lint], "Also list in SARIF what comments and the baseline hold back, as such") {
      $0.includesSuppressed = true
    },
  ]

  private static let selection: [OptionSpecification] = [
    rules("only", "Run these rules alone, whatever the configuration says; repeatable") { $1.onlyRules += $0 },
    rules("enable", "Also run these rules; repeatable") { $1.enabledRules += $0 },
    rules("disable", "Do not run these rules; repeatable") { $1.disabledRules += $0 },
  ]

  private static let severity: [OptionSpecification] = [
    .choice("min-severity", "severity", configured, "Hide findings below it (default: warning)") {
      $1.minSeverity = $0
    },
    .choice("fail-on", "severity", configured, "End with status 1 for findings at or above it (default: error)") {
      $1.failOn = $0
    },
    .flag("strict", configured, "The same as --fail-on warning") { $0.failOn = .warning },
  ]

  private static let fixing: [OptionSpecification] = [
    .flag("fix", [.lint], "Make the safe fixes of what is found, then report what remains") { $0.makesFixes = true },
    .flag("unsafe-fixes", [.lint], "With --fix or --diff: make suggestions, too; look at what they did") {
      $0.allowsUnsafeFixes = true
    },
    .flag("diff", [.lint], "Print what --fix would change, and write nothing; ends with status 1 if anything") {
      $0.printsDiff = true
    },
  ]

  private static let change: [OptionSpecification] = [
    OptionSpecification(
      name: "changed", value: .optionalText("REF"), commands: [.lint],
      summary:
        "Report what is new since the merge base with REF (default: the upstream branch), anywhere in the project"
    ) { (value, arguments) throws(UsageError) in
      if arguments.changeScope == .staged { throw .conflictingOptions("--changed", "--staged") }
      arguments.changeScope = .changed(since: value.isEmpty ? nil : value)
    },
    OptionSpecification(
      name: "staged", value: .none, commands: [.lint],
      summary: "Report what the next commit introduces: the git index against HEAD"
    ) { (_, arguments) throws(UsageError) in
      if case .changed? = arguments.changeScope { throw .conflictingOptions("--changed", "--staged") }
      arguments.changeScope = .staged
    },
  ]

  private static let baseline: [OptionSpecification] = [
    .text("baseline", "FILE", [.lint], "Report only what goes beyond the findings that this file lists") {
      (value, arguments) in arguments.baseline = value
    },
    .text("write-baseline", "FILE", [.lint], "Write what is found into this file; later runs can take it as known") {
      (value, arguments) in arguments.writtenBaseline = value
    },
    .flag("prune-baseline", [.lint], "Remove from the baseline what is not found any more") {
      $0.prunesBaseline = true
    },
  ]

  private static let files: [OptionSpecification] = [
    .text("config", "FILE", searching, "Read this file instead of the \(configurationFileName) at the project root") {
      (value, arguments) in arguments.configurationFile = value
    },
    .flag("no-config", searching, "Read no configuration file") { $0.ignoresConfiguration = true },
    .text("project-root", "DIR", searching, "Index this folder instead of the one found from the paths") {
      (value, arguments) in arguments.projectRoot = value
    },
    .text("exclude", "GLOB", searching, "Leave out files that match, relative to the project root; repeatable") {
      (value, arguments) throws(UsageError) in
      if let problem = Glob.problem(in: value) { throw .invalidPattern(value, problem: problem) }
      arguments.excluded.append(value)
    },
    .flag("force-exclude", [.lint], "Leave out what is excluded or ignored even if it is named, as hooks do") {
      $0.forcesExclusion = true
    },
    .text("stdin-path", "PATH", [.lint], "With '-': the path whose content standard input holds") {
      (value, arguments) in arguments.standardInputPath = value
    },
    .text("threads", "N", [.lint, .map], "Count of threads (default: one for each processor)") {
      (value, arguments) throws(UsageError) in
      guard let count = Int(value), (1...largestThreadCount).contains(count) else { throw .invalidThreads(value) }
      arguments.threads = count
    },
  ]

  private static let general: [OptionSpecification] = [
    .flag("man", [.help], "Print the manual page, for 'man -l' or a folder of manual pages") {
      $0.asksForManual = true
    },
    .flag("version", Set(Command.allCases), "Print the version") { $0.asksForVersion = true },
    .flag("help", Set(Command.allCases), "Print this help") { $0.asksForHelp = true },
  ]

  /// An option that takes one rule or several with commas.
  private static func rules(
    _ name: String, _ summary: String, add: @escaping @Sendable ([String], inout Arguments) -> Void
  ) -> OptionSpecification {
    .text(name, "RULE", configured, summary) { (value, arguments) throws(UsageError) in
      let ids = value.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
      if ids.isEmpty { throw .missingValue(option: "--\(name)", placeholder: "RULE") }
      for id in ids where Catalog.rule(id) == nil {
        throw .unknownWord(id, what: "rule", known: Catalog.all.map(\.id))
      }
      add(ids, &arguments)
    }
  }
}

extension FormatRequest where Format: RawRepresentable<String> & CaseIterable {
  /// `NAME` or `NAME=FILE`.
  fileprivate init(parsing value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    format = try word(parts[0], what: "format")
    if parts.count == 2, parts[1].isEmpty { throw .missingValue(option: "--format \(parts[0])", placeholder: "FILE") }
    file = parts.count == 2 ? parts[1] : nil
  }
}

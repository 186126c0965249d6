import EnvlintConfiguration
import EnvlintFacts
import EnvlintMap
import EnvlintReporting
import EnvlintRules

/// More threads than any machine has use for.
let largestThreadCount = 512

/// The number of threads of a run.
///
/// - Parameter wanted: what the command line says, if anything.
func threadCount(_ wanted: Int?) -> Int { wanted ?? min(processorCount(), largestThreadCount) }

/// Every option of every command, in the order of the help. The parser and the help read this table and nothing else,
/// so that both know the same options, except the hidden ones.
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

  /// The parser alone knows them. None takes a value.
  static let hidden: [OptionSpecification] = [
    // For those who work on envlint.
    .flag("no-prefilter", [.lint], "parse every file and walk every body; finds the same, but takes longer") {
      $0.prefilter = .off
    },
    // Many clients add it, because other servers also listen elsewhere.
    .flag("stdio", [.lsp], "use standard input and output, as always") { _ in },
  ]

  /// The commands for which settings matter.
  private static let configured: Set<Command> = [.lint, .config, .doctor, .lsp]
  /// The commands that look for the files of a project.
  private static let searching = configured.union([.map, .prove])

  private static let output: [OptionSpecification] = [
    OptionSpecification(
      name: "format", value: .choiceAndFile(OutputFormat.allCases.map(\.rawValue)), commands: [.lint],
      summary: "report format; repeat it with =FILE to write several reports: "
        + OutputFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (default: text)"
    ) { (value, arguments) throws(UsageError) in arguments.formats.append(try FormatRequest(parsing: value)) },
    OptionSpecification(
      name: "format", value: .choiceAndFile(MapFormat.allCases.map(\.rawValue)), commands: [.map],
      summary: "map format; repeat it with =FILE to write several maps: "
        + MapFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (default: text)"
    ) { (value, arguments) throws(UsageError) in arguments.mapFormats.append(try FormatRequest(parsing: value)) },
    .text("key", "NAME", [.map], "key or object type to show in detail; repeatable") {
      (value, arguments) in arguments.mapKeys.append(value)
    },
    .text("output", "FILE", [.map], "output file for the map (default: standard output)") {
      (value, arguments) in arguments.outputFile = value
    },
    .choice("format", "format", [.prove], "report format (default: text)") { $1.proofFormat = $0 },
    .text("at-least", "PERCENT", [.prove], "lowest percentage of proven lookups; below it, the status is 1") {
      (value, arguments) throws(UsageError) in
      guard let percent = Int(value), (0...100).contains(percent) else { throw .invalidPercent(value) }
      arguments.atLeast = percent
    },
    .choice("format", "format", [.rules], "list format (default: text)") { $1.listingFormat = $0 },
    .choice("format", "format", [.config, .doctor], "output format (default: text)") { $1.answerFormat = $0 },
    .choice(
      "color", "value", Set(Command.allCases),
      "when to use color (default: auto, which respects NO_COLOR, FORCE_COLOR and TERM)"
    ) {
      $1.color = $0
    },
    .choice(
      "progress", "value", [.lint], "when to show progress of a long run (default: auto, only on a terminal)"
    ) {
      $1.progress = $0
    },
    .flag("quiet", [.map], "print only the map and errors, no notices") { $0.isQuiet = true },
    .flag("quiet", [.prove], "print only the report and errors, no notices") { $0.isQuiet = true },
    .flag("quiet", [.lint], "print only findings and errors, no summary and no notices") { $0.isQuiet = true },
    .flag("statistics", [.lint], "print the number of findings per rule instead of the findings") {
      $0.showsStatistics = true
    },
    .flag("timing", [.lint], "print the duration of each phase to standard error") { $0.showsTiming = true },
    .text("sarif-category", "NAME", [.lint], "category of the SARIF report on GitHub") {
      (value, arguments) in arguments.sarifCategory = value
    },
    .flag(
      "sarif-include-suppressed", [.lint],
      "include findings in SARIF that comments or the baseline suppress, marked as suppressed"
    ) {
      $0.includesSuppressed = true
    },
  ]

  private static let selection: [OptionSpecification] = [
    rules("only", "rules to run, whatever the configuration says; repeatable") { $1.onlyRules += $0 },
    rules("enable", "additional rules to run; repeatable") { $1.enabledRules += $0 },
    rules("disable", "rules not to run; repeatable") { $1.disabledRules += $0 },
  ]

  private static let severity: [OptionSpecification] = [
    .choice("min-severity", "severity", configured, "lowest severity to show (default: warning)") {
      $1.minSeverity = $0
    },
    .choice(
      "fail-on", "severity", configured.subtracting([.lsp]),
      "lowest severity that ends the run with status 1 (default: error)"
    ) {
      $1.failOn = $0
    },
    .flag("strict", configured.subtracting([.lsp]), "same as --fail-on warning") { $0.failOn = .warning },
  ]

  private static let fixing: [OptionSpecification] = [
    .flag("fix", [.lint], "apply safe fixes, then report what remains") { $0.makesFixes = true },
    .flag("unsafe-fixes", [.lint], "with --fix or --diff: also apply suggested fixes; review the result") {
      $0.allowsUnsafeFixes = true
    },
    .flag(
      "diff", [.lint],
      "print the changes that --fix would make, without writing them; ends with status 1 if there are any"
    ) {
      $0.printsDiff = true
    },
  ]

  private static let change: [OptionSpecification] = [
    OptionSpecification(
      name: "changed", value: .optionalText("REF"), commands: [.lint],
      summary:
        "report only findings that are new since the merge base with REF (default: the upstream branch), anywhere in the project"
    ) { (value, arguments) throws(UsageError) in
      if arguments.changeScope == .staged { throw .conflictingOptions("--changed", "--staged") }
      arguments.changeScope = .changed(since: value.isEmpty ? nil : value)
    },
    OptionSpecification(
      name: "staged", value: .none, commands: [.lint],
      summary: "report only findings that the next commit introduces: the git index compared with HEAD"
    ) { (_, arguments) throws(UsageError) in
      if case .changed? = arguments.changeScope { throw .conflictingOptions("--changed", "--staged") }
      arguments.changeScope = .staged
    },
  ]

  private static let baseline: [OptionSpecification] = [
    .text("baseline", "FILE", [.lint], "baseline file; only findings that it doesn't list are reported") {
      (value, arguments) in arguments.baseline = value
    },
    .text("write-baseline", "FILE", [.lint], "file to write the current findings to, as a baseline for later runs") {
      (value, arguments) in arguments.writtenBaseline = value
    },
    .text("baseline", "FILE", [.prove], "baseline file; lookups in it that are no longer proven are reported") {
      (value, arguments) in arguments.baseline = value
    },
    .text("write-baseline", "FILE", [.prove], "file to write the proven lookups to, as a baseline for later runs") {
      (value, arguments) in arguments.writtenBaseline = value
    },
    .flag("prune-baseline", [.lint], "remove findings that no longer exist from the baseline") {
      $0.prunesBaseline = true
    },
  ]

  private static let files: [OptionSpecification] = [
    .text(
      "config", "FILE", searching,
      "configuration file to use instead of the \(configurationFileName) at the project root"
    ) {
      (value, arguments) in arguments.configurationFile = value
    },
    .flag("no-config", searching, "ignore configuration files") { $0.ignoresConfiguration = true },
    .text("project-root", "DIR", searching, "project root (default: found from the paths)") {
      (value, arguments) in arguments.projectRoot = value
    },
    .text("exclude", "GLOB", searching, "files to exclude, relative to the project root; repeatable") {
      (value, arguments) throws(UsageError) in
      if let problem = Glob.problem(in: value) { throw .invalidPattern(value, problem: problem) }
      arguments.excluded.append(value)
    },
    .flag("force-exclude", [.lint], "exclude excluded and ignored files even if they are named, as hooks do") {
      $0.forcesExclusion = true
    },
    .text("stdin-path", "PATH", [.lint], "with '-': path of the file whose content standard input holds") {
      (value, arguments) in arguments.standardInputPath = value
    },
    .text("threads", "N", [.lint, .map, .prove, .lsp], "number of threads (default: one per processor)") {
      (value, arguments) throws(UsageError) in
      guard let count = Int(value), (1...largestThreadCount).contains(count) else { throw .invalidThreads(value) }
      arguments.threads = count
    },
  ]

  private static let general: [OptionSpecification] = [
    .flag("man", [.help], "print the manual page, for 'man -l' or a folder of manual pages") {
      $0.asksForManual = true
    },
    .flag("version", Set(Command.allCases), "print the version") { $0.asksForVersion = true },
    .flag("help", Set(Command.allCases), "print this help") { $0.asksForHelp = true },
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

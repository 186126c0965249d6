import EnvlintConfiguration

/// A command line that makes no sense. Worded here and nowhere else.
enum UsageError: Error, Equatable {
  case unknownOption(String, command: Command)
  case missingValue(option: String, placeholder: String)
  case unexpectedValue(option: String, value: String)
  /// A word that is none of a fixed set.
  case unknownWord(String, what: String, known: [String])
  /// A key or type that the map does not have, and what it has.
  case unknownKey(String, known: [String])
  case invalidThreads(String)
  case invalidPercent(String)
  case invalidPattern(String, problem: String)
  case conflictingOptions(String, String)
  case unsafeFixesAlone
  case missingRule
  case missingTask
  case missingShell
  case unexpectedOperand(String, command: Command)
  case severalReportsOnStandardOutput
  case standardInputWithOtherPaths
  case standardInputPathWithoutDash
  case pathOutsideProject(String, root: String)
  case nothingToPrune
  /// The options turn off every rule that the configuration leaves on.
  case noRules
  case git(GitError)
  /// An option that makes sense for one project only, and the roots of those that are given.
  case severalProjects(option: String, roots: [String])
  /// A report, a configuration file or a folder that cannot be used.
  case unusableFile(String, reason: String, hint: String)

  /// One sentence without full stop.
  var message: String {
    switch self {
    case .unknownOption(let option, let command):
      command == .lint ? "unknown option '\(option)'" : "unknown option '\(option)' of 'envlint \(command.rawValue)'"
    case .missingValue(let option, let placeholder): "'\(option)' requires a value: \(option)=\(placeholder)"
    case .unexpectedValue(let option, let value): "'\(option)' takes no value; found '\(value)'"
    case .unknownWord(let word, let what, _): "unknown \(what) '\(word)'"
    case .unknownKey(let name, let known):
      known.isEmpty
        ? "there is no '\(name)'; the project doesn't use the environment"
        : "the project has no key or object '\(name)'"
    case .invalidThreads(let text): "invalid thread count '\(text)'; expected a number from 1 to \(largestThreadCount)"
    case .invalidPercent(let text): "invalid percentage '\(text)'; expected a whole number from 0 to 100"
    case .invalidPattern(let pattern, let problem): "'--exclude \(pattern)': \(problem)"
    case .conflictingOptions(let first, let second): "'\(first)' and '\(second)' can't be used together"
    case .unsafeFixesAlone: "'--unsafe-fixes' has no effect without '--fix' or '--diff'"
    case .missingRule: "'envlint explain' requires a rule id"
    case .missingTask: "'envlint config' requires a task"
    case .missingShell: "'envlint completions' requires the name of a shell"
    case .unexpectedOperand(let operand, let command): "unexpected '\(operand)' after 'envlint \(command.rawValue)'"
    case .severalReportsOnStandardOutput: "two reports can't share standard output"
    case .standardInputWithOtherPaths: "'-' (standard input) can't be linted together with other paths"
    case .standardInputPathWithoutDash: "'--stdin-path' has no effect unless standard input is linted"
    case .pathOutsideProject(let path, let root): "'\(path)' is not inside the project root '\(root)'"
    case .git(let error): error.message
    case .nothingToPrune: "'--prune-baseline' requires a baseline"
    case .noRules: "the options turn every rule off, so nothing would be reported"
    case .severalProjects(let option, let roots):
      "'\(option)' works with one project, but the paths are in \(roots.count): \(roots.joined(separator: ", "))"
    case .unusableFile(let path, let reason, _): "'\(path)': \(reason)"
    }
  }

  /// How to fix it, without full stop.
  var hint: String {
    switch self {
    case .unknownOption(let option, let command):
      nearestWord(to: option, among: OptionTable.options(of: command).map(\.spelling)).map { "did you mean '\($0)'?" }
        ?? "'envlint help \(command.rawValue)' lists the options"
    case .missingValue, .unexpectedValue: "'envlint --help' shows how options are used"
    case .unknownWord(let word, _, let known):
      nearestWord(to: word, among: known).map { "did you mean '\($0)'?" }
        ?? "valid values: \(known.joined(separator: ", "))"
    case .unknownKey(let name, let known):
      nearestWord(to: name, among: known + known.map { $0.hasPrefix("\\.") ? String($0.dropFirst(2)) : $0 })
        .map { "did you mean '\($0)'?" } ?? "'envlint map' lists all keys and objects"
    case .invalidThreads: "the default is one thread per processor"
    case .invalidPercent: "write '--at-least 95' for 95 %"
    case .invalidPattern: "patterns are relative to the project root, like 'excluded' in \(configurationFileName)"
    case .conflictingOptions: "remove one of them"
    case .unsafeFixesAlone: "add '--fix' or '--diff'"
    case .missingRule: "'envlint rules' lists the rules"
    case .missingTask: "write 'envlint config show', 'check' or 'schema'"
    case .missingShell: "valid values: \(Shell.allCases.map(\.rawValue).joined(separator: ", "))"
    case .unexpectedOperand(_, let command): "'envlint help \(command.rawValue)' shows its arguments"
    case .severalReportsOnStandardOutput: "write all but one to files: '--format sarif=envlint.sarif'"
    case .standardInputWithOtherPaths: "remove the other paths; the rest of the project is indexed anyway"
    case .standardInputPathWithoutDash: "add the path '-'"
    case .pathOutsideProject: "name a path inside it, or another '--project-root'"
    case .git(let error): error.hint
    case .nothingToPrune: "specify it with '--baseline FILE', or as 'baseline' in \(configurationFileName)"
    case .noRules: "remove '--disable', or name another rule with '--only'"
    case .severalProjects: "run envlint once per project"
    case .unusableFile(_, _, let hint): hint
    }
  }
}

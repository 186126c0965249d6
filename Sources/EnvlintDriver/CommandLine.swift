// The driver: everything that touches the world. Command line, walk, reading, threads, suppression, exit status.
//
// Input: the words of the command line, the environment, the file system. Output: reports on standard output or in
// files, everything else on standard error, and the exit status.
//
// **Invariant:** findings go to standard output alone, and in one write for each report; with `lsp`, for each message.
//
// **Invariant:** nothing is written but the files that `--format NAME=FILE` and `--write-baseline` name, with
// `--prune-baseline` the baseline, with `map --output` the map, with `--fix` the fixed files, and what `init` makes.
import EnvlintPages
import EnvlintReporting
import EnvlintRules

/// The exit status of the process.
enum ExitStatus: Int32 {
  /// Nothing at or above `--fail-on`.
  case success = 0
  /// Findings at or above `--fail-on`.
  case findings = 1
  /// Usage, configuration, or something that could not be read or written. Wins over `findings`.
  case failure = 2
}

/// Runs the program on the main thread of its process, which then takes part in the work.
public func runProgram() -> Never {
  Thread.noteMain()
  exitProcess(with: runCommandLine())
}

/// Does what a command line says.
///
/// - Parameter words: the command line without the program's name.
/// - Returns: the exit status: 0 fine, 1 findings at or above `--fail-on`, 2 the run itself failed.
public func runCommandLine(_ words: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
  ignoreWriteSignals()
  keepLargeBlocks()
  widenHeap()
  do throws(UsageError) {
    let arguments = try Arguments(parsing: words)
    return try run(arguments, Console(color: arguments.color, isQuiet: arguments.isQuiet)).rawValue
  } catch {
    Console(color: .auto).error(error.message, hint: error.hint)
    return ExitStatus.failure.rawValue
  }
}

private func run(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitStatus {
  if arguments.asksForHelp { return printed(helpText(arguments.command, columns: helpColumns(console)), console) }
  if arguments.asksForVersion { return printed("envlint \(envlintVersion)\n", console) }
  switch arguments.command {
  case .lint:
    return try LintCommand(arguments, console).run()
  case .rules:
    let pages = Dictionary(uniqueKeysWithValues: Pages.all.map { ($0.rule, $0.markdown) })
    let listing = renderedRules(Catalog.all, pages: pages, as: arguments.listingFormat, style: console.outputStyle)
    return printed(listing, console)
  case .explain:
    guard let rule = arguments.operands.first, let page = Pages.page(rule) else { throw .missingRule }
    return printed(renderedPage(page.markdown, style: console.outputStyle), console)
  case .prove: return try ProveCommand(arguments, console).run()
  case .map: return try MapCommand(arguments, console).run()
  case .initialize: return try InitCommand(console).run()
  case .config: return try ConfigCommand(arguments, console).run()
  case .doctor: return try DoctorCommand(arguments, console).run()
  case .lsp: return try LanguageServerCommand(arguments, console).run()
  case .completions:
    guard let shell = arguments.operands.first.flatMap(Shell.init) else { throw .missingShell }
    return printed(shell.completionScript, console)
  case .help where arguments.asksForManual: return printed(manualPage(), console)
  case .help:
    let command = arguments.operands.first.flatMap(Command.init) ?? .lint
    return printed(helpText(command, columns: helpColumns(console)), console)
  }
}

private func printed(_ text: String, _ console: Console) -> ExitStatus { console.print(text) ? .success : .failure }

/// Long lines of help are tiring to read.
private func helpColumns(_ console: Console) -> Int { min(100, console.outputStyle.columns) }

import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules

/// `envlint config show|check|schema`.
struct ConfigCommand {
  private let task: ConfigurationTask
  private let arguments: Arguments
  private let console: Console

  /// - Precondition: the first operand is a task, as the parser has checked.
  init(_ arguments: Arguments, _ console: Console) {
    task = arguments.operands.first.flatMap(ConfigurationTask.init) ?? .show
    var arguments = arguments
    arguments.operands.removeFirst()
    self.arguments = arguments
    self.console = console
  }

  func run() throws(UsageError) -> ExitStatus {
    switch task {
    case .schema: return answer(SettingsSchema.document.serialized())
    case .show: return try show()
    case .check: return try check()
    }
  }

  private func answer(_ text: String) -> ExitStatus { console.print(text) ? .success : .failure }

  private func prepared() throws(UsageError) -> Result<(PreparedProject, GivenPath), SettingsFailure>? {
    let workingDirectory = try workingFolder()
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    guard let project = targets.projects.first, let given = project.given.first else { return nil }
    do throws(SettingsFailure) {
      let prepared = try PreparedProject(
        project, arguments, workingDirectory: workingDirectory, threads: 1, standardInput: nil)
      return .success((prepared, given))
    } catch {
      return .failure(error)
    }
  }

  // MARK: Show

  private func show() throws(UsageError) -> ExitStatus {
    switch try prepared() {
    case nil: return .failure
    case .failure(let failure)?:
      try console.explain(failure)
      return .failure
    case .success((let prepared, let given))?:
      let relative = relativePath(given.path, in: prepared.project.root) ?? ""
      let configured = prepared.configuration.configured[given.isDirectory ? relative + "/" : relative]
      let survey = CompilerSettingsSurvey(of: prepared, below: relative)
      let entries = SettingEntry.all(of: configured).map { survey.completed($0) }
      if arguments.answerFormat == .json {
        let members = entries.map { entry in
          (entry.key, JSONValue.object([("value", entry.json), ("origin", .string(entry.originText))]))
        }
        return answer(JSONValue.object([("settings", .object(members))]).serialized())
      }
      let shown = entries.filter { !$0.isOfRule || $0.origin != .defaultValue }
      let width = min(40, shown.map { $0.key.count + $0.yaml.count + 2 }.max() ?? 0)
      let lines = shown.map { entry in
        let text = "\(entry.key): \(entry.yaml)"
        return text + String(repeating: " ", count: max(0, width - text.count)) + "  # \(entry.originText)\n"
      }
      return answer(
        lines.joined() + "# other rule settings have their defaults; 'envlint explain RULE' lists them\n")
    }
  }

  // MARK: Check

  private func check() throws(UsageError) -> ExitStatus {
    switch try prepared() {
    case nil: return .failure
    case .failure(.invalid(let errors))?:
      return tell(errors)
    case .failure(let failure)?:
      try console.explain(failure)
      return .failure
    case .success((let prepared, _))?:
      if let errors = error(in: .findings, as: Baseline.self, of: prepared)
        ?? error(in: .proof, as: ProofBaseline.self, of: prepared)
      {
        return tell(errors)
      }
      let files = prepared.configuration.chain + prepared.configuration.folderPaths
      let mentions = prepared.effects.mentions
      if arguments.answerFormat == .json {
        return answer(ConfigCommand.json(files: files, [], mentions: mentions).serialized())
      }
      for mention in mentions {
        console.notice("\(mention.path):\(mention.line): \(mention.message)", hint: mention.hint)
      }
      if files.isEmpty {
        return answer("no \(configurationFileName); every setting has its default ('envlint init' writes the file)\n")
      }
      return answer(files.map { "'\($0)' is valid\n" }.joined())
    }
  }

  private func tell(_ errors: ConfigurationErrors) -> ExitStatus {
    if arguments.answerFormat == .json { _ = answer(ConfigCommand.json(files: [], errors.errors).serialized()) }
    console.diagnose("\(errors)\n")
    return .failure
  }

  /// The error that a run would report for a configured baseline that can't be used.
  private func error<File: BaselineFile>(
    in setting: BaselineSetting, as file: File.Type, of prepared: PreparedProject
  ) -> ConfigurationErrors? {
    guard let path = setting.path(in: prepared.settings.root) else { return nil }
    do throws(BaselineFailure) {
      _ = try File(readingFile: absolutePath(path, from: prepared.project.root))
      return nil
    } catch {
      return prepared.configuration.baselineError(error, of: setting)
    }
  }

  private static func json(
    files: [String], _ errors: [ConfigurationError], mentions: [ConfigurationError] = []
  ) -> JSONValue {
    .object([
      ("valid", .bool(errors.isEmpty)),
      ("files", .array(files.map(JSONValue.string))),
      ("errors", .array(errors.map(json))),
      ("notices", .array(mentions.map(json))),
    ])
  }

  private static func json(_ error: ConfigurationError) -> JSONValue {
    .object([
      ("file", .string(error.path)), ("line", .integer(error.line)), ("column", .integer(error.column)),
      ("message", .string(error.message)), ("hint", error.hint.map(JSONValue.string) ?? .null),
    ])
  }
}

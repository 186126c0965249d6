import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintRules

/// `envlint doctor [PATH…]`: what a run would use and lint, and why it leaves a file out.
struct DoctorCommand {
  private let arguments: Arguments
  private let console: Console
  private let threads: Int

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    threads = threadCount(nil)
  }

  func run() throws(UsageError) -> ExitStatus {
    let workingDirectory = try workingFolder()
    let targets = try Targets(arguments, workingDirectory: workingDirectory)
    for problem in targets.missing { console.error(problem.message, hint: problem.hint) }
    var reports: [JSONValue] = []
    for project in targets.projects {
      // The question is what a run over the whole project would lint, not what it lints when files are named.
      var whole = project
      whole.given = [GivenPath(path: project.root, isDirectory: true, text: project.root)]
      do throws(SettingsFailure) {
        let prepared = try PreparedProject(
          whole, arguments, workingDirectory: workingDirectory, threads: threads, standardInput: nil)
        reports.append(report(on: prepared, project.given, workingDirectory: workingDirectory))
      } catch {
        try console.explain(error)
        return .failure
      }
    }
    for path in targets.notSwift {
      reports.append(.object([("path", .string(path)), ("reason", .string("is not linted: not a Swift file"))]))
    }
    let text =
      arguments.answerFormat == .json
      ? JSONValue.object([("version", .string(envlintVersion)), ("projects", .array(reports))]).serialized()
      : "envlint \(envlintVersion)\n" + reports.map { DoctorCommand.text(of: $0) }.joined(separator: "\n")
    return console.print(text) && targets.missing.isEmpty ? .success : .failure
  }

  private func report(on prepared: PreparedProject, _ given: [GivenPath], workingDirectory: String) -> JSONValue {
    let (project, settings) = (prepared.project, prepared.settings)
    let result = Linter(settings: settings, threads: threads).lint(prepared.files)
    let compiler = CompilerSettingsSurvey(result.worlds.map { ($0.index, $0.index.ownFiles) })
    let enabled = Catalog.all.count { rule in settings.contains { $0.isEnabled(rule) } }
    let exclusion = Exclusion(prepared, result.notices)
    let mentions = prepared.effects.mentions.map { JSONValue.string("\($0.path):\($0.line): \($0.message)") }
    let paths = given.filter { $0.path != project.root && $0.path != workingDirectory }.map { given in
      JSONValue.string("\(given.text) \(exclusion.reason(for: given) ?? "is linted")")
    }
    return .object([
      ("root", .string(project.root)),
      ("repository", project.gitRoot.map(JSONValue.string) ?? .null),
      ("configuration", .array(prepared.configuration.chain.map(JSONValue.string))),
      ("folders", .array(prepared.configuration.folderPaths.map(JSONValue.string))),
      ("baseline", settings.root.baseline.map(JSONValue.string) ?? .null),
      ("rules", .string("\(enabled) of \(Catalog.all.count)")),
      ("files", .integer(prepared.files.paths.count)),
      ("worlds", .array(result.worlds.map { DoctorCommand.line(on: $0.world) })),
      ("compiler", .array(compiler.lines.map(JSONValue.string))),
      ("packages", .array(DoctorCommand.lines(onPackagesOf: result.worlds.map(\.index)))),
      ("lookups", .array(DoctorCommand.lines(on: result.worlds.map(\.index)))),
      (
        "notices",
        .array(
          (prepared.notices + result.notices).map(DoctorCommand.line) + mentions
            + result.worlds.flatMap { UnseenViews.all(in: $0.index) }.map(DoctorCommand.line))
      ),
      ("paths", .array(paths)),
    ])
  }

  private static func line(on notice: Report.Notice) -> JSONValue {
    .string("\(notice.file)\(notice.line.map { ":\($0)" } ?? ""): \(notice.message)")
  }

  private static func line(on views: UnseenViews) -> JSONValue {
    .string(
      "\(counted(views.fileCount, "file")) with views \(views.fileCount == 1 ? "imports" : "import") '\(views.module)' and not SwiftUI, "
        + "so they aren't checked: if it re-exports SwiftUI, set 'swiftui_modules: [\(views.module)]'")
  }

  /// `App, Packages/Core: 12 files`.
  private static func line(on world: Worlds.World) -> JSONValue {
    let most = 3
    let folders = world.outerFolders
    var names = folders.prefix(most).map { $0.isEmpty ? "root" : $0 }.joined(separator: ", ")
    if folders.count > most { names += " and \(counted(folders.count - most, "other"))" }
    if world.holdsRest { names += (folders.isEmpty ? "" : ", and ") + "in no package, project or workspace" }
    return .string("\(names): \(counted(world.files.count, "file"))")
  }

  /// `SourcePackages/checkouts/Kit: 12 files`, for each package that the environment is followed into.
  private static func lines(onPackagesOf projects: [ProjectIndex]) -> [JSONValue] {
    let files = projects.reduce(into: Set<String>()) { $0.formUnion($1.checkedOutPaths) }
    let packages = Dictionary(grouping: files) { file in
      let steps = file.split(separator: "/")
      return steps.prefix((steps.firstIndex(of: "checkouts") ?? 0) + 2).joined(separator: "/")
    }
    return packages.sorted { $0.key < $1.key }.map { .string("\($0): \(counted($1.count, "file"))") }
  }

  /// How far the flow of the environment explains the lookups that need an injection; one line per cause where it doesn't.
  private static func lines(on projects: [ProjectIndex]) -> [JSONValue] {
    let proofs = LookupProofs(of: projects).all
    guard !proofs.isEmpty else { return [] }
    let survey = LookupSurvey(proofs)
    var lines = [
      "\(survey[.proven]) of \(survey.lookupCount) provided: every known path injects the object",
      "\(survey[.lacking]) missing: a known path doesn't inject the object",
    ]
    if survey[.unreached] > 0 { lines.append("\(survey[.unreached]) in views that no known code shows") }
    if survey[.untyped] > 0 { lines.append("\(survey[.untyped]) of unknown type") }
    lines += survey.doubts.map { "\($0.lookupCount) unresolved: \($0.text)" }
    if survey[.leftToHost] > 0 {
      lines.append("\(survey[.leftToHost]) more left to the projects that show the library's public views")
    }
    return (lines + ["'envlint prove' lists them, with causes and what to do"]).map(JSONValue.string)
  }

  /// One line a fact, lists indented below their name.
  private static func text(of report: JSONValue) -> String {
    guard case .object(let members) = report else { return "" }
    return members.map { name, value in
      switch value {
      case .array(let elements):
        "\(name):\(elements.isEmpty ? " none" : "")\n" + elements.map { "  \($0.string ?? "")\n" }.joined()
      case .null: "\(name): none\n"
      case .integer(let number): "\(name): \(number)\n"
      default: "\(name): \(value.string ?? "")\n"
      }
    }.joined()
  }
}

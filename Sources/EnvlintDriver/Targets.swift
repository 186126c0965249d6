import EnvlintConfiguration

/// The projects and paths that the operands of `envlint [PATH…]` name.
struct Targets {
  /// A path that names nothing.
  struct Missing {
    var message: String
    var hint: String
    /// Whether a command was likely meant.
    var isCommand = false
  }

  /// Sorted by root.
  private(set) var projects: [Project] = []
  private(set) var standardInput: Project.StandardInput?
  private(set) var missing: [Missing] = []
  /// Given files with another suffix, as typed.
  private(set) var notSwift: [String] = []

  init(_ arguments: Arguments, workingDirectory: String) throws(UsageError) {
    let root = try arguments.projectRoot.map { (text) throws(UsageError) in
      try Targets.projectRoot(text, workingDirectory: workingDirectory)
    }
    if arguments.readsStandardInput {
      try readStandardInput(as: arguments.standardInputPath, root: root, workingDirectory: workingDirectory)
      return
    }
    let operands = arguments.operands.isEmpty ? [arguments.projectRoot ?? "."] : arguments.operands
    var given: [GivenPath] = []
    for operand in operands {
      do throws(SystemError) {
        let path = try givenPath(operand, workingDirectory: workingDirectory)
        if path.isDirectory || path.path.hasSuffix(".swift") { given.append(path) } else { notSwift.append(operand) }
      } catch {
        // The words after a misspelled command are no paths either.
        if missing.first?.isCommand == true { continue }
        missing.append(Targets.missing(operand, error, workingDirectory: workingDirectory))
      }
    }
    if !given.isEmpty {
      projects = try Targets.projects(of: given, root: root, workingDirectory: workingDirectory)
    }
    // A change in one folder may introduce a finding in another.
    if arguments.changeScope != nil, arguments.operands.isEmpty {
      for index in projects.indices {
        projects[index].given = [GivenPath(path: projects[index].root, isDirectory: true, text: ".")]
      }
    }
  }

  /// Paths of files in a baseline are relative to the root of one project.
  func checkBaselineOptions(_ arguments: Arguments) throws(UsageError) {
    guard projects.count > 1 else { return }
    let given = [(arguments.baseline, "--baseline"), (arguments.writtenBaseline, "--write-baseline")]
    for (path, option) in given where path != nil {
      throw .severalProjects(option: option, roots: projects.map(\.root))
    }
  }

  private static func projects(
    of given: [GivenPath], root: String?, workingDirectory: String
  ) throws(UsageError) -> [Project] {
    guard let root else { return Project.projects(of: given, workingDirectory: workingDirectory) }
    for path in given where relativePath(path.path, in: root) == nil {
      // A folder that contains the root means the whole project.
      if !path.isDirectory || relativePath(root, in: path.path) == nil {
        throw .pathOutsideProject(path.text, root: root)
      }
    }
    return [.project(root: root, given: given)]
  }

  /// Standard input in place of a file of its project; without a path, alone: it may hold what a file of the project
  /// holds too, and would declare everything twice.
  private mutating func readStandardInput(
    as path: String?, root: String?, workingDirectory: String
  ) throws(UsageError) {
    let typed = path.map { absolutePath($0, from: workingDirectory) } ?? joined(root ?? workingDirectory, "<stdin>")
    // The file itself need not be there.
    let file = joined(realPath(parentFolder(typed)) ?? parentFolder(typed), lastComponent(typed))
    let given = [GivenPath(path: file, isDirectory: false, text: path ?? "-")]
    projects = try Targets.projects(of: given, root: root, workingDirectory: workingDirectory)
    if path == nil { for index in projects.indices { projects[index].indexesWholeRoot = false } }
    standardInput = Project.StandardInput(path: file, outcome: EnvlintDriver.readStandardInput())
  }

  /// The folder that the command line names as the root, absolute and without symbolic links.
  static func projectRoot(_ text: String, workingDirectory: String) throws(UsageError) -> String {
    let hint = "specify an existing folder"
    do throws(SystemError) {
      let path = try givenPath(text, workingDirectory: workingDirectory)
      if path.isDirectory { return path.path }
    } catch {
      throw .unusableFile(text, reason: error.message, hint: hint)
    }
    throw .unusableFile(text, reason: "not a folder", hint: hint)
  }

  private static func missing(_ operand: String, _ error: SystemError, workingDirectory: String) -> Missing {
    let message = "'\(operand)': \(error.message)"
    if error != .notFound {
      return Missing(message: message, hint: "make it readable, or remove it from the command line")
    }
    if let command = nearestWord(to: operand, among: Command.allCases.map(\.rawValue)) {
      return Missing(
        message: message, hint: "did you mean the command '\(command)'? 'envlint help' lists all commands",
        isCommand: true)
    }
    if let words = commandsOfOthers[operand] {
      return Missing(message: message, hint: "did you mean 'envlint \(words)'?", isCommand: true)
    }
    let path = absolutePath(operand, from: workingDirectory)
    if let name = nearestWord(to: lastComponent(path), among: names(inFolder: parentFolder(path))) {
      let sibling = joined(parentFolder(path), name)
      return Missing(
        message: message, hint: "did you mean '\(relativePath(sibling, in: workingDirectory) ?? sibling)'?")
    }
    return Missing(message: message, hint: "paths are relative to the working directory, '\(workingDirectory)'")
  }

  /// Commands that other linters have, and how to do the same here.
  private static let commandsOfOthers = [
    "fix": "--fix", "format": "--fix", "check": "lint", "version": "--version", "baseline": "--write-baseline FILE",
  ]
}

/// The names of what is in a folder, sorted; empty for a folder that can't be read.
func names(inFolder folder: String) -> [String] {
  var names: [String] = []
  try? forEachEntry(ofDirectory: folder) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
  return names.sorted()
}

import EnvlintConfiguration

/// What the operands of `envlint [PATH…]` name.
struct Targets {
  /// A path that names nothing.
  struct Missing {
    var message: String
    var hint: String?
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
      readStandardInput(as: arguments.standardInputPath, root: root, workingDirectory: workingDirectory)
      return
    }
    let operands = arguments.operands.isEmpty ? [arguments.projectRoot ?? "."] : arguments.operands
    var given: [GivenPath] = []
    for operand in operands {
      do throws(SystemError) {
        let path = try givenPath(operand, workingDirectory: workingDirectory)
        if path.isDirectory || path.path.hasSuffix(".swift") { given.append(path) } else { notSwift.append(operand) }
      } catch {
        missing.append(Targets.missing(operand, error))
      }
    }
    guard let root else {
      projects = Project.projects(of: given, workingDirectory: workingDirectory)
      return
    }
    for path in given where relativePath(path.path, in: root) == nil && relativePath(root, in: path.path) == nil {
      throw .pathOutsideProject(path.text, root: root)
    }
    if !given.isEmpty { projects = [.project(root: root, given: given)] }
  }

  /// Standard input in place of a file of its project; without a path, alone: it may hold what a file of the project
  /// holds too, and would declare everything twice.
  private mutating func readStandardInput(as path: String?, root: String?, workingDirectory: String) {
    let typed = absolutePath(path ?? "<stdin>", from: workingDirectory)
    // The file itself need not be there.
    let file = joined(realPath(parentFolder(typed)) ?? parentFolder(typed), lastComponent(typed))
    let given = [GivenPath(path: file, isDirectory: false, text: path ?? "-")]
    var found =
      root.map { [Project.project(root: $0, given: given)] }
      ?? Project.projects(of: given, workingDirectory: workingDirectory)
    if path == nil { for index in found.indices { found[index].indexesWholeRoot = false } }
    projects = found
    standardInput = Project.StandardInput(path: file, outcome: EnvlintDriver.readStandardInput())
  }

  private static func projectRoot(_ text: String, workingDirectory: String) throws(UsageError) -> String {
    let hint = "name a folder that exists"
    do throws(SystemError) {
      let path = try givenPath(text, workingDirectory: workingDirectory)
      if path.isDirectory { return path.path }
    } catch {
      throw .unusableFile(text, reason: error.message, hint: hint)
    }
    throw .unusableFile(text, reason: "is no folder", hint: hint)
  }

  private static func missing(_ operand: String, _ error: SystemError) -> Missing {
    let command = nearestWord(to: operand, among: Command.allCases.map(\.rawValue))
    let hint = command.map { "did you mean the command '\($0)'? 'envlint help' lists them" }
    return Missing(message: "'\(operand)': \(error.message)", hint: error == .notFound ? hint : nil)
  }
}

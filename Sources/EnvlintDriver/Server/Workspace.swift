import EnvlintProtocol
import EnvlintReporting

/// The folders and documents that an editor has open, as projects.
///
/// Files outside of the folders are linted like files that a command line names: with the project that they belong to.
struct Workspace {
  /// As the editor named them: what it is sent is named alike, whatever links lead there.
  private struct Folder: Equatable {
    var path: String
    /// Without symbolic links.
    var realPath: String
  }

  /// With absolute paths.
  private let arguments: Arguments
  private let threads: Int
  private let workingDirectory: String
  private var folders: [Folder] = []
  /// By absolute path without symbolic links.
  private(set) var documents: [String: OpenDocument] = [:]
  private(set) var projects: [WorkspaceProject] = []
  private var needsProjects = true

  init(_ arguments: Arguments, workingDirectory: String) {
    self.arguments = arguments
    self.workingDirectory = workingDirectory
    threads = threadCount(arguments.threads)
  }

  // MARK: Folders and documents

  mutating func addFolder(_ path: String) {
    let folder = Folder(path: absolutePath(path, from: "/"), realPath: Workspace.realPath(of: path))
    if !folders.contains(folder) { folders.append(folder) }
    needsProjects = true
  }

  mutating func removeFolder(_ path: String) {
    folders.removeAll { $0.path == absolutePath(path, from: "/") }
    needsProjects = true
  }

  mutating func open(_ path: String, _ document: OpenDocument) {
    documents[Workspace.realPath(of: path)] = document
    needsProjects = true
  }

  /// - Returns: false for a document that isn't open, or changes that are none.
  mutating func change(_ path: String, _ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding) -> Bool {
    documents[Workspace.realPath(of: path)]?.apply(changes, version: version, encoding) ?? false
  }

  mutating func close(_ path: String) {
    documents[Workspace.realPath(of: path)] = nil
    needsProjects = true
  }

  func document(_ path: String) -> OpenDocument? { documents[Workspace.realPath(of: path)] }

  /// Files that may have changed on the disk; nil for any.
  mutating func noteChanges(_ paths: [String]?) {
    // A configuration can make other folders a project.
    if paths?.contains(where: { !$0.hasSuffix(".swift") }) ?? true { needsProjects = true }
    let paths = paths?.map(Workspace.realPath)
    for project in projects {
      if let paths { project.noteChanges(paths) } else { project.noteUnknownChanges() }
    }
  }

  // MARK: Projects

  /// Lints what has changed.
  ///
  /// - Returns: whether anything was linted.
  mutating func update(observe: (@Sendable () -> Void)? = nil) -> Bool {
    var hasChanged = needsProjects
    if needsProjects { findProjects() }
    let texts = documents.mapValues(\.text)
    for project in projects where project.update(texts, observe: observe) { hasChanged = true }
    return hasChanged
  }

  private mutating func findProjects() {
    needsProjects = false
    let given = folders.map { GivenPath(path: $0.realPath, isDirectory: true, text: $0.path) }
    let strays = documents.keys.sorted().filter { path in
      path.hasSuffix(".swift") && !folders.contains { relativePath(path, in: $0.realPath) != nil }
    }
    let all = given + strays.map { GivenPath(path: $0, isDirectory: false, text: $0) }
    let found: [Project]
    if let root = arguments.projectRoot {
      let inside = all.filter { relativePath($0.path, in: root) != nil }
      found = inside.isEmpty ? [] : [.project(root: root, given: inside)]
    } else {
      found = Project.projects(of: all, workingDirectory: folders.first?.realPath ?? workingDirectory)
    }
    let known = projects
    projects = found.map { project in
      known.first { $0.project == project } ?? WorkspaceProject(project, arguments, threads: threads)
    }
  }

  // MARK: Addresses

  /// The project that lints a file, and the file's path relative to its root.
  func project(of path: String) -> (project: WorkspaceProject, file: String)? {
    let path = Workspace.realPath(of: path)
    // An outer root comes before those inside of it.
    for project in projects.reversed() {
      if let file = relativePath(path, in: project.project.root), !file.isEmpty { return (project, file) }
    }
    return nil
  }

  /// The address of a file as the editor knows it.
  ///
  /// - Parameter path: absolute, without symbolic links.
  func address(of path: String) -> String {
    if let document = documents[path] { return document.address }
    for folder in folders {
      if let relative = relativePath(path, in: folder.realPath) {
        return DocumentAddress.address(ofPath: joined(folder.path, relative))
      }
    }
    return DocumentAddress.address(ofPath: path)
  }

  /// Also of a file that isn't there: then its folder decides.
  static func realPath(of path: String) -> String {
    let path = absolutePath(path, from: "/")
    if let real = EnvlintDriver.realPath(path) { return real }
    let folder = parentFolder(path)
    return folder == path ? path : joined(realPath(of: folder), lastComponent(path))
  }
}

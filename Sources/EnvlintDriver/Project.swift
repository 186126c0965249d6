/// The name of the file that configures a project.
let configurationFileName = ".envlint.yml"

/// The other spelling of that name. A file of this name configures nothing, so it is an error where the right one is missing.
let misnamedConfigurationFileName = ".envlint.yaml"

/// All wrong spellings of that name. Without the dot, a file elsewhere than at the project root is likely something else, such as a workflow.
let misnamedConfigurationFileNames = [misnamedConfigurationFileName, "envlint.yml", "envlint.yaml"]

/// A file or folder that the command line names.
struct GivenPath: Equatable {
  /// Absolute.
  var path: String
  var isDirectory: Bool
  /// As it was typed.
  var text: String

  /// The folder to start at when looking for the project.
  var folder: String { isDirectory ? path : parentFolder(path) }
}

/// A unit that is indexed together: one root, and the given paths inside it.
struct Project: Equatable {
  /// Absolute, without symbolic links.
  var root: String
  /// The folder that holds `.git`; nil outside of a repository.
  var gitRoot: String?
  /// Whether everything below the root belongs to the project; else only what is below the given paths.
  var indexesWholeRoot: Bool
  /// Never empty.
  var given: [GivenPath]
}

extension Project {
  /// The projects of the given paths, sorted by root.
  ///
  /// The root is the outermost folder with an `.envlint.yml` at or above the path inside its repository; without one
  /// the repository's own folder. Outside of repositories the working directory bounds that search when it contains
  /// the path; what has no root then is one project, rooted in the folder that all such paths share, and only the
  /// paths themselves are indexed. A project inside of another one that is linted too is a part of it.
  static func projects(of given: [GivenPath], workingDirectory: String) -> [Project] {
    var projects: [Project] = []
    var rootless: [GivenPath] = []
    for path in given {
      let gitRoot = repository(containing: path.folder)
      if let root = root(of: path.folder, gitRoot: gitRoot, workingDirectory: workingDirectory) {
        projects.append(Project(root: root, gitRoot: gitRoot, indexesWholeRoot: true, given: [path]))
      } else {
        rootless.append(path)
      }
    }
    if !rootless.isEmpty {
      let root = commonFolder(rootless.map(\.folder))
      projects.append(Project(root: root, gitRoot: nil, indexesWholeRoot: false, given: rootless))
    }
    return merged(projects)
  }

  /// One project with a root of the user's choice (`--project-root`).
  static func project(root: String, given: [GivenPath]) -> Project {
    Project(root: root, gitRoot: repository(containing: root), indexesWholeRoot: true, given: given)
  }

  private static func root(of folder: String, gitRoot: String?, workingDirectory: String) -> String? {
    let isBelowWorkingDirectory = relativePath(folder, in: workingDirectory) != nil
    let bound = gitRoot ?? (isBelowWorkingDirectory ? workingDirectory : folder)
    let candidates = withAncestors(folder).prefix { relativePath($0, in: bound) != nil }
    let configured = candidates.last { (try? fileKind(joined($0, configurationFileName))) != nil }
    return configured ?? gitRoot
  }

  /// The innermost folder at or above `folder` that holds `.git`; nil outside of a repository.
  static func repository(containing folder: String) -> String? {
    withAncestors(folder).first { (try? fileKind(joined($0, ".git"))) != nil }
  }

  /// Joins projects with the same root, and those that lie in what another one indexes.
  private static func merged(_ projects: [Project]) -> [Project] {
    var result: [Project] = []
    // An outer root sorts before those inside of it.
    for project in projects.sorted(by: { $0.root < $1.root }) {
      if let outer = result.firstIndex(where: { $0.root == project.root || $0.indexes(folder: project.root) }) {
        result[outer].given += project.given
        result[outer].indexesWholeRoot =
          result[outer].indexesWholeRoot || project.root == result[outer].root && project.indexesWholeRoot
      } else {
        result.append(project)
      }
    }
    return result
  }

  private func indexes(folder: String) -> Bool {
    let starts = indexesWholeRoot ? [root] : given.filter(\.isDirectory).map(\.path)
    return starts.contains { relativePath(folder, in: $0) != nil }
  }
}

/// Finds what the command line names, without symbolic links. A link that leads out of its project keeps its own
/// path, because the walk of the project finds it there.
///
/// - Throws: when nothing is there.
func givenPath(_ text: String, workingDirectory: String) throws(SystemError) -> GivenPath {
  let full = text.hasPrefix("/") ? text : joined(workingDirectory, text)
  let isDirectory = try fileKind(full) == .directory
  guard let real = realPath(full) else { throw .last }
  let target = GivenPath(path: real, isDirectory: isDirectory, text: text)

  let typed = absolutePath(text, from: workingDirectory)
  guard (try? fileKind(typed, followingLinks: false)) == .symbolicLink, let folder = realPath(parentFolder(typed))
  else {
    return target
  }
  let link = GivenPath(path: joined(folder, lastComponent(typed)), isDirectory: isDirectory, text: text)
  let owner = GivenPath(path: folder, isDirectory: true, text: text)
  let leadsOut = Project.projects(of: [owner], workingDirectory: workingDirectory).allSatisfy {
    relativePath(real, in: $0.root) == nil
  }
  return leadsOut ? link : target
}

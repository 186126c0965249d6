import EnvlintConfiguration
import EnvlintReporting
import EnvlintSyntax

extension Project {
  /// The content of standard input, in place of a file's.
  struct StandardInput: Sendable {
    /// Absolute.
    var path: String
    var outcome: ReadOutcome
  }

  /// Whether a file, relative to the root, is one that the user asked about.
  func isInScope(_ file: String) -> Bool { scope.contains { holds($0, file) } }

  /// Given folders below which `files` has nothing, as they were typed.
  func givenFoldersWithout(_ files: [String]) -> [String] {
    given.filter(\.isDirectory).filter { folder in
      let path = relativePath(folder.path, in: root) ?? ""
      return !files.contains { holds(path, $0) }
    }.map(\.text)
  }

  /// Finds the project's files: what the walk finds below the root and the given folders, and the given files,
  /// whatever excludes them. `included` narrows the walk from the root alone: a folder that is named is walked.
  func sources(
    settings: Settings, threads: Int, standardInput: StandardInput?
  ) -> (sources: SourceSet, notices: [Report.Notice]) {
    var walk = Walk(root: root, gitRoot: gitRoot, excluded: GlobSet(settings.excluded), threads: threads)
    let included = GlobSet(settings.included)
    let folders = given.filter(\.isDirectory).map(\.path)
    if indexesWholeRoot || folders.contains(root) {
      walk.add(below: root) { included.isEmpty || included.matches($0) }
    }
    for folder in folders where folder != root {
      if !indexesWholeRoot || !included.isEmpty || walk.isHidden(folder) { walk.add(below: folder) }
    }
    let files = given.filter { !$0.isDirectory }.compactMap { relativePath($0.path, in: root) }
    let paths = walk.sortedFiles(and: files)
    let sources = SourceSet(paths: paths) { [root] index in
      let path = joined(root, paths[index])
      if let standardInput, standardInput.path == path { return standardInput.outcome }
      return readSource(atPath: path)
    }
    return (sources, walk.sortedNotices)
  }

  /// The given paths, relative to the root; empty for the root, and for a folder that contains it.
  private var scope: [String] { given.map { relativePath($0.path, in: root) ?? "" } }

  private func holds(_ folder: String, _ file: String) -> Bool {
    if folder.isEmpty || folder.utf8.elementsEqual(file.utf8) { return true }
    return file.utf8.starts(with: folder.utf8) && file.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}

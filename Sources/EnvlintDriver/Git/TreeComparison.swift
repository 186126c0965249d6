import EnvlintConfiguration
import EnvlintReporting

/// Which two trees a run compares.
enum ChangeScope: Equatable, Sendable {
  /// The merge base with a revision, or with the upstream branch, and the working tree.
  case changed(since: String?)
  /// `HEAD` and the index.
  case staged
}

/// The files of a project before and after a change.
///
/// Both trees are read under the settings of today, so that a change of the configuration introduces nothing. The old
/// tree is the new one except for the files that git names; their contents come from its objects, and nothing is checked
/// out.
struct TreeComparison {
  /// After the change.
  let new: SourceSet
  /// Before it.
  let old: SourceSet
  /// The Swift files that differ.
  let changedFiles: Set<String>
  /// Whether the working tree is only compared with the last commit, because nothing else is known.
  let isFallback: Bool

  init(_ scope: ChangeScope, of prepared: PreparedProject, workingDirectory: String) throws(GitError) {
    let project = prepared.project
    guard let root = project.gitRoot else { throw .noRepository(folder: project.root) }
    let git = Git(folder: project.root, root: root, workingDirectory: workingDirectory)
    let untracked = TreeComparison.untracked(prepared, root: root, indexed: try git.indexedFiles())
    switch scope {
    case .changed(let revision):
      let base = try git.base(for: revision)
      isFallback = base.isFallback
      let changes = try git.changes(fromTreeToWorkingTree: base.commit)
      new = prepared.files
      // Untracked files were not there before, unless they were removed only from the index.
      let added = untracked.map { ChangedFile(path: $0, oldBlob: nil, isInNewTree: true) }
      old = new.overlaid(with: try TreeComparison.oldContents(added + changes, git, prepared))
      changedFiles = Set((added + changes).map(\.path))
    case .staged:
      isFallback = false
      // Unstaged changes are reverted first.
      let unstaged =
        untracked.map { ChangedFile(path: $0, oldBlob: nil, isInNewTree: true) }
        + (try git.changesFromIndexToWorkingTree())
      new = prepared.files.overlaid(with: try TreeComparison.oldContents(unstaged, git, prepared))
      let staged = try git.changesFromHeadToIndex()
      old = new.overlaid(with: try TreeComparison.oldContents(staged, git, prepared))
      changedFiles = Set(staged.map(\.path))
    }
  }

  /// The files that git does not track. Those of submodules, and what links lead to, have a history of their own or
  /// none, and are taken for unchanged.
  private static func untracked(_ prepared: PreparedProject, root: String, indexed: Set<String>) -> [String] {
    var owners: [String: String?] = [:]
    return prepared.files.paths.filter { path in
      if indexed.contains(path) { return false }
      let folder = parentFolder(joined(prepared.project.root, path))
      if let known = owners[folder] { return known == root }
      let owner = Project.repository(containing: realPath(folder) ?? folder)
      owners.updateValue(owner, forKey: folder)
      return owner == root
    }
  }

  /// The old contents of the changed files; nil for files that did not exist, or that the project does not lint.
  private static func oldContents(
    _ changes: [ChangedFile], _ git: Git, _ prepared: PreparedProject
  ) throws(GitError) -> [String: ReadOutcome?] {
    let blobs = try git.contents(ofBlobs: Set(changes.compactMap(\.oldBlob)))
    var contents: [String: ReadOutcome?] = [:]
    for change in changes {
      let isLinted = prepared.files.index(of: change.path) != nil || prepared.wouldLint(change.path)
      let content = isLinted ? change.oldBlob.flatMap { blobs[$0] } : nil
      contents.updateValue(content.map { sourceOutcome(of: $0) }, forKey: change.path)
    }
    return contents
  }
}

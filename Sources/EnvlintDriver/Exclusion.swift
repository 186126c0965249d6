import EnvlintConfiguration
import EnvlintReporting

/// Why a run over a project does not lint something.
struct Exclusion {
  private let prepared: PreparedProject
  /// The notices of the analysis about individual files.
  private let notices: [String: Report.Notice]

  init(_ prepared: PreparedProject, _ notices: [Report.Notice]) {
    self.prepared = prepared
    self.notices = Dictionary(notices.map { ($0.file, $0) }) { first, _ in first }
  }

  /// A clause that follows the path: `is not linted: …`; nil when it is linted.
  func reason(for given: GivenPath) -> String? {
    let project = prepared.project
    guard let path = relativePath(given.path, in: project.root) else { return "is not inside the project root" }
    if let tool = path.split(separator: "/").first(where: { isToolFolder($0.utf8) }) {
      return "is not linted: '\(tool)' contains generated or downloaded files"
    }
    if let pattern = pattern(excluding: path, isDirectory: given.isDirectory) {
      return "is not linted: \(pattern)"
    }
    let walk = Walk(root: project.root, gitRoot: project.gitRoot, excluded: GlobSet([]), threads: 1)
    if walk.isHidden(given.path, isDirectory: given.isDirectory) {
      return "is not linted: git ignores it ('git check-ignore -v' shows the pattern)"
    }
    if given.isDirectory {
      let count = prepared.files.paths.count { relativePath($0, in: path) != nil }
      return count == 0
        ? "contains no linted Swift files"
        : "contains \(counted(count, "linted Swift file"))"
    }
    if prepared.files.index(of: path) == nil {
      return "is not linted: no pattern of 'included' matches it, or its path contains a symbolic link"
    }
    guard let notice = notices[path] else { return nil }
    return notice.line == nil
      ? "is not linted: \(notice.message)" : "is linted in part: line \(notice.line ?? 1): \(notice.message)"
  }

  /// The pattern of `excluded` that leaves a path out, and its place.
  private func pattern(excluding path: String, isDirectory: Bool) -> String? {
    let configured = prepared.configuration.configured[isDirectory ? path + "/" : path]
    guard let pattern = configured.settings.excluded.first(where: { Glob($0).matches(path) }) else { return nil }
    switch configured.origins["excluded"] {
    case .file(let file, let line): return "'\(pattern)' of 'excluded' matches it (\(file):\(line))"
    case .commandLine, .project, .defaultValue, nil: return "'\(pattern)' of '--exclude' matches it"
    }
  }
}

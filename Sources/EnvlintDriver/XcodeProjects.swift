import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The Xcode projects that a walk found. They are read from the working tree, also for older trees.
struct XcodeProjects: Sendable {
  /// The paths of their folders, relative to the root; sorted.
  let paths: [String]
  /// The text of a project, by its place in `paths`; skipped where there is none, or where it is too large.
  let read: @Sendable (_ position: Int) -> ReadOutcome
  /// The text of a file of build settings, by the place of a project in `paths` and the path from the project's folder on; nil where there
  /// is none in the root.
  let readSettings: @Sendable (_ position: Int, _ path: String) -> SourceBytes?
  private static let isMissing = "is missing"
  /// Further ones are not read.
  private static let most = 512

  /// - Parameter paths: sorted.
  init(
    paths: [String], read: @escaping @Sendable (_ position: Int) -> ReadOutcome,
    readSettings: @escaping @Sendable (_ position: Int, _ path: String) -> SourceBytes?
  ) {
    self.paths = paths
    self.read = read
    self.readSettings = readSettings
  }

  /// Without projects.
  init() {
    self.init(paths: [], read: { _ in .skipped(reason: XcodeProjects.isMissing) }, readSettings: { _, _ in nil })
  }

  /// Projects on the disk.
  ///
  /// - Parameter root: absolute.
  init(root: String, paths: [String]) {
    let readProject = { @Sendable (position: Int) -> ReadOutcome in
      var buffer = ReadBuffer()
      let file = joined(joined(root, paths[position]), "project.pbxproj")
      do throws(SystemError) {
        _ = try fileKind(file)
      } catch {
        // Generated projects are often not in the repository.
        if error == .notFound { return .skipped(reason: XcodeProjects.isMissing) }
      }
      return readSource(atPath: file, into: &buffer)
    }
    self.init(paths: paths, read: readProject) { position, path in
      let file = absolutePath(path, from: joined(root, XcodeProjects.folder(of: paths[position])))
      // Files elsewhere belong to this machine.
      guard relativePath(file, in: root) != nil else { return nil }
      var buffer = ReadBuffer()
      guard case .bytes(let settings) = readSource(atPath: file, into: &buffer) else { return nil }
      return settings
    }
  }

  /// The folder of a project, relative to the root.
  private static func folder(of path: String) -> String { String(parentFolder("/" + path).dropFirst()) }

  private func project(_ position: Int, _ bytes: SourceBytes) -> XcodeProject? {
    XcodeProject(bytes) { readSettings(position, $0) }
  }

  /// The lowest deployment targets of those at the root, or, where there is none, in the folders right below, and which projects could
  /// not be read.
  func deploymentTargets() -> (targets: DeploymentTargets, failures: [Report.Notice]) {
    let depths = paths.map { path in path.utf8.count { $0 == UInt8(ascii: "/") } }
    let nearest = depths.indices.filter { depths[$0] < 2 && depths[$0] == depths.min() }
    var targets: DeploymentTargets = [:]
    var failures: [Report.Notice] = []
    for position in nearest.prefix(XcodeProjects.most) {
      switch read(position) {
      case .bytes(let bytes):
        targets.formLowest(
          with: project(position, bytes)?.deploymentTargets ?? DeploymentTargets(xcodeProject: bytes))
      case .skipped: break
      case .failed(let reason): failures.append(failure(of: position, reason))
      }
    }
    return (targets, failures)
  }

  /// Which targets have which files, and which projects could not be read: their targets are unknown.
  ///
  /// - Parameter files: the paths of all files, sorted.
  func membership(
    of files: [String], threads: Int
  ) -> (membership: TargetMembership, failures: [Report.Notice]) {
    let outcomes = concurrentMap(count: min(paths.count, XcodeProjects.most), threads: threads) {
      position, _ -> (project: XcodeProject?, failure: Report.Notice?) in
      switch read(position) {
      case .bytes(let bytes): (project(position, bytes), nil)
      case .skipped: (nil, nil)
      case .failed(let reason): (nil, failure(of: position, reason))
      }
    }
    let known = zip(paths, outcomes).compactMap { path, outcome in
      outcome.project.map { (folder: XcodeProjects.folder(of: path), project: $0) }
    }
    return (TargetMembership(projects: known, paths: files), outcomes.compactMap(\.failure))
  }

  /// - Parameter reason: see `ReadOutcome`.
  func failure(of position: Int, _ reason: String) -> Report.Notice {
    Report.Notice(reason, file: joined(paths[position], "project.pbxproj"), severity: .error)
  }
}

import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The Xcode projects that a walk found. They are read from the working tree, also for older trees.
struct XcodeProjects: Sendable {
  private let files: XcodeProjectFiles
  /// The places of its projects among all.
  private let positions: [Int]
  /// The places of the projects near which deployment targets are looked for.
  private let nearby: [Int]
  /// The folder that nearness is measured from, relative to the root.
  private let base: String
  /// Further ones are not read.
  private static let most = 512

  /// Without projects.
  init() { self.init(root: "", paths: []) }

  /// Projects on the disk.
  ///
  /// - Parameters:
  ///   - root: absolute.
  ///   - paths: of their folders, relative to the root; sorted.
  init(root: String, paths: [String]) {
    self.init(XcodeProjectFiles(root: root, paths: paths), Array(paths.prefix(XcodeProjects.most).indices))
  }

  private init(_ files: XcodeProjectFiles, _ positions: [Int], nearby: [Int]? = nil, base: String = "") {
    self.files = files
    self.positions = positions
    self.nearby = nearby ?? positions
    self.base = base
  }

  /// The paths of their folders, relative to the root; sorted.
  var paths: [String] { positions.map { files.paths[$0] } }

  /// The projects of one world.
  func restricted(to world: Worlds.World) -> XcodeProjects {
    let folders = Set(world.folders)
    let own = positions.filter { folders.contains(ProjectLayout.folder(of: files.paths[$0])) }
    if !own.isEmpty { return XcodeProjects(files, own, base: world.base) }
    // Files without a project are for the systems of those around.
    let around = nearby.filter { position in
      world.whole.isEmpty || files.paths[position].utf8.starts(with: (world.whole + "/").utf8)
    }
    return XcodeProjects(files, own, nearby: around, base: world.whole)
  }

  /// Reads each project, with its path; nil for one that is missing or can't be read.
  func projects(threads: Int) -> [(path: String, project: XcodeProject?)] {
    read(threads: threads).map { ($0.path, $0.project) }
  }

  /// The lowest deployment targets of those at the base, or, where there is none, in the folders right below, and which projects could
  /// not be read.
  func deploymentTargets() -> (targets: DeploymentTargets, failures: [Report.Notice]) {
    let slash = UInt8(ascii: "/")
    let baseDepth = base.isEmpty ? 0 : 1 + base.utf8.count { $0 == slash }
    let depths = nearby.map { position in files.paths[position].utf8.count { $0 == slash } - baseDepth }
    let least = depths.min()
    let nearest = zip(nearby, depths).filter { $1 < 2 && $1 == least }.map(\.0)
    var targets: DeploymentTargets = [:]
    var failures: [Report.Notice] = []
    for outcome in nearest.map({ files.outcome(of: $0) }) {
      targets.formLowest(with: outcome.deploymentTargets)
      if let failure = outcome.failure { failures.append(failure) }
    }
    return (targets, failures)
  }

  /// Which targets have which files, and which projects could not be read: their targets are unknown.
  ///
  /// - Parameter files: the paths of all files, sorted.
  func membership(
    of files: [String], threads: Int
  ) -> (membership: TargetMembership, failures: [Report.Notice]) {
    let outcomes = read(threads: threads)
    let known = outcomes.compactMap { outcome in
      outcome.project.map { (folder: ProjectLayout.folder(of: outcome.path), project: $0) }
    }
    return (TargetMembership(projects: known, paths: files), outcomes.compactMap(\.failure))
  }

  private func read(threads: Int) -> [XcodeProjectFiles.Outcome] {
    concurrentMap(count: positions.count, threads: threads) { index, _ in files.outcome(of: positions[index]) }
  }
}

/// The files of Xcode projects, each read when it is first asked for.
private final class XcodeProjectFiles: Sendable {
  struct Outcome: Sendable {
    var path: String
    /// Nil where the text is no project that can be read.
    var project: XcodeProject?
    /// Of a project, or the numbers that a text which is none writes out.
    var deploymentTargets: DeploymentTargets = [:]
    var failure: Report.Notice?
  }

  /// Relative to the root.
  let paths: [String]
  private let root: String
  private let outcomes: [LazyValue<Outcome>]

  init(root: String, paths: [String]) {
    self.root = root
    self.paths = paths
    outcomes = paths.map { _ in LazyValue() }
  }

  func outcome(of position: Int) -> Outcome { outcomes[position].get { read(position) } }

  private func read(_ position: Int) -> Outcome {
    var outcome = Outcome(path: paths[position])
    var buffer = ReadBuffer()
    let file = joined(joined(root, paths[position]), "project.pbxproj")
    do throws(SystemError) {
      _ = try fileKind(file)
    } catch {
      // Generated projects are often not in the repository.
      if error == .notFound { return outcome }
    }
    switch readSource(atPath: file, into: &buffer) {
    case .bytes(let bytes):
      outcome.project = XcodeProject(bytes) { readSettings($0, of: position) }
      outcome.deploymentTargets = outcome.project?.deploymentTargets ?? DeploymentTargets(xcodeProject: bytes)
    case .skipped: break
    case .failed(let reason):
      outcome.failure = Report.Notice(reason, file: joined(paths[position], "project.pbxproj"), severity: .error)
    }
    return outcome
  }

  /// The text of a file of build settings, by its path from the project's folder on; nil where there is none in the root.
  private func readSettings(_ path: String, of position: Int) -> SourceBytes? {
    let file = absolutePath(path, from: joined(root, ProjectLayout.folder(of: paths[position])))
    // Files elsewhere belong to this machine.
    guard relativePath(file, in: root) != nil else { return nil }
    var buffer = ReadBuffer()
    guard case .bytes(let settings) = readSource(atPath: file, into: &buffer) else { return nil }
    return settings
  }
}

import EnvlintFacts
import EnvlintSyntax

/// The projects of Xcode that a walk has met. They are read as they are in the working tree, for older trees, too.
struct XcodeProjects: Sendable {
  /// Of their folders, relative to the root; sorted.
  let paths: [String]
  /// The text of a project, by its place in `paths`; nil where it cannot be read.
  let read: @Sendable (_ position: Int) -> SourceBytes?
  /// Further ones are not read.
  private static let most = 512

  /// - Parameter paths: sorted.
  init(paths: [String], read: @escaping @Sendable (_ position: Int) -> SourceBytes?) {
    self.paths = paths
    self.read = read
  }

  /// Without projects.
  init() { self.init(paths: []) { _ in nil } }

  /// Projects on the disk.
  ///
  /// - Parameter root: absolute.
  init(root: String, paths: [String]) {
    self.init(paths: paths) { position in
      var buffer = ReadBuffer()
      let file = joined(joined(root, paths[position]), "project.pbxproj")
      guard case .bytes(let project) = readSource(atPath: file, into: &buffer) else { return nil }
      return project
    }
  }

  /// The lowest deployment targets of those at the root, or, where there is none, in the folders right below; empty where they cannot
  /// be read.
  var deploymentTargets: DeploymentTargets {
    let depths = paths.map { path in path.utf8.count { $0 == UInt8(ascii: "/") } }
    let nearest = depths.indices.filter { depths[$0] < 2 && depths[$0] == depths.min() }
    var targets: DeploymentTargets = [:]
    for project in nearest.prefix(XcodeProjects.most).compactMap(read) {
      targets.formLowest(with: DeploymentTargets(xcodeProject: project))
    }
    return targets
  }

  /// Which targets have which files. A project that cannot be read tells nothing.
  ///
  /// - Parameter files: the paths of all files, sorted.
  func membership(of files: [String], threads: Int) -> TargetMembership {
    let projects = concurrentMap(count: min(paths.count, XcodeProjects.most), threads: threads) { position, _ in
      read(position).flatMap { XcodeProject($0) }
    }
    let known = zip(paths, projects).compactMap { path, project in
      project.map { (folder: String(parentFolder("/" + path).dropFirst()), project: $0) }
    }
    return TargetMembership(projects: known, paths: files)
  }
}

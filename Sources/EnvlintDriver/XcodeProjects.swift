import EnvlintFacts
import EnvlintSyntax

/// The projects of Xcode that a walk has met. They are read as they are in the working tree, for older trees, too.
struct XcodeProjects: Sendable {
  /// Absolute.
  private var root = ""
  /// Of their folders, relative to the root; sorted.
  private var paths: [String] = []
  /// Further ones are not read.
  private static let most = 512

  /// Without projects.
  init() {}

  init(root: String, paths: [String]) {
    self.root = root
    self.paths = paths
  }

  /// The lowest deployment targets of those at the root, or, where there is none, in the folders right below; empty where they cannot
  /// be read.
  var deploymentTargets: DeploymentTargets {
    let depths = paths.map { path in path.utf8.count { $0 == UInt8(ascii: "/") } }
    let nearest = zip(paths, depths).filter { $0.1 < 2 && $0.1 == depths.min() }.map(\.0)
    var targets: DeploymentTargets = [:]
    for project in nearest.prefix(XcodeProjects.most).compactMap(project) {
      targets.formLowest(with: DeploymentTargets(xcodeProject: project))
    }
    return targets
  }

  /// Which targets have which files. A project that cannot be read tells nothing.
  ///
  /// - Parameter files: the paths of all files, sorted.
  func membership(of files: [String], threads: Int) -> TargetMembership {
    let read = Array(paths.prefix(XcodeProjects.most))
    let projects = concurrentMap(count: read.count, threads: threads) { index, _ in
      project(at: read[index]).flatMap { XcodeProject($0) }
    }
    let known = zip(read, projects).compactMap { path, project in
      project.map { (folder: String(parentFolder("/" + path).dropFirst()), project: $0) }
    }
    return TargetMembership(projects: known, paths: files)
  }

  /// Nil where it cannot be read.
  private func project(at path: String) -> SourceBytes? {
    var buffer = ReadBuffer()
    let file = joined(joined(root, path), "project.pbxproj")
    guard case .bytes(let project) = readSource(atPath: file, into: &buffer) else { return nil }
    return project
  }
}

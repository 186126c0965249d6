import EnvlintFacts
import EnvlintSyntax

/// The projects of Xcode that a walk has met.
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
    for (_, project) in read(nearest) { targets.formLowest(with: DeploymentTargets(xcodeProject: project)) }
    return targets
  }

  /// Which targets have which files.
  ///
  /// - Parameter files: the paths of all files, sorted.
  func membership(of files: [String]) -> TargetMembership {
    let projects = read(paths).compactMap { path, project in
      XcodeProject(project).map { (folder: parentFolder("/" + path).dropFirst(), project: $0) }
    }
    return TargetMembership(projects: projects.map { (String($0.folder), $0.project) }, paths: files)
  }

  private func read(_ paths: [String]) -> [(path: String, project: SourceBytes)] {
    var buffer = ReadBuffer()
    return paths.prefix(XcodeProjects.most).compactMap { path in
      let file = joined(joined(root, path), "project.pbxproj")
      guard case .bytes(let project) = readSource(atPath: file, into: &buffer) else { return nil }
      return (path, project)
    }
  }
}

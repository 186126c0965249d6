import EnvlintFacts
import EnvlintSyntax

/// The projects of Xcode near the root of a project: in its folder, or, where there is none, in the folders right below.
enum XcodeProjects {
  /// Further ones tell nothing new.
  private static let most = 8

  /// The lowest deployment targets of all of them; empty where they cannot be read.
  static func deploymentTargets(nearRoot root: String) -> DeploymentTargets {
    var paths = projects(in: root)
    if paths.isEmpty { paths = folders(in: root).map { joined(root, $0) }.flatMap(projects) }
    var targets: DeploymentTargets = [:]
    var buffer = ReadBuffer()
    for path in paths.prefix(most) {
      guard case .bytes(let project) = readSource(atPath: joined(path, "project.pbxproj"), into: &buffer) else {
        continue
      }
      targets.formLowest(with: DeploymentTargets(xcodeProject: project))
    }
    return targets
  }

  private static func projects(in folder: String) -> [String] {
    folders(in: folder).filter { $0.hasSuffix(".xcodeproj") }.map { joined(folder, $0) }
  }

  /// The names of the folders in a folder, sorted; none where it cannot be read.
  private static func folders(in folder: String) -> [String] {
    var names: [String] = []
    try? forEachEntry(ofDirectory: folder) { name, kind in
      if kind == .directory || kind == nil { names.append(String(decoding: name, as: UTF8.self)) }
    }
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

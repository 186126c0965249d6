/// The manifests of a tree: what says which of its files are built together.
public struct ProjectLayout: Sendable {
  /// The manifests of packages, with their paths.
  public var manifests: [(path: String, manifest: PackageManifest)] = []
  /// Xcode projects, with the paths of their folders (`App/App.xcodeproj`); nil for one that can't be read.
  public var xcodeProjects: [(path: String, project: XcodeProject?)] = []
  /// Workspaces of Xcode, with the paths of their folders; nil for one that can't be read.
  public var workspaces: [(path: String, workspace: XcodeWorkspace?)] = []
  /// Paths of the specifications of pods, which are called like the modules.
  public var podSpecifications: [String] = []
  /// Specifications of XcodeGen, with all words in them that may be paths: what they mean isn't evaluated.
  public var projectSpecifications: [(path: String, words: Set<String>)] = []
  /// Symbolic links, and what they lead to.
  public var links: [(path: String, target: String)] = []
  /// Clones and worktrees of repositories.
  public var separateFolders: [String] = []

  public init() {}

  /// The folders that hold a manifest or are a checkout of their own, each once. Paths are relative to the root, which is the empty one.
  var folders: Set<String> {
    var folders = Set(separateFolders)
    for (path, _) in manifests { if let name = ManifestName(path: path) { folders.insert(name.folder) } }
    for (path, _) in xcodeProjects { folders.insert(ProjectLayout.folder(of: path)) }
    for path in podSpecifications { folders.insert(ProjectLayout.folder(of: path)) }
    for (path, _) in workspaces { folders.insert(ProjectLayout.folder(of: path)) }
    return folders
  }

  /// Of each package the one manifest that counts, with its folder.
  var packages: [(folder: String, manifest: PackageManifest)] { ManifestName.chosen(among: manifests) }

  /// The name of a pod's module.
  static func module(ofPod path: String) -> String {
    String(
      path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...].dropLast(".podspec".count))
  }

  /// The folder that holds a file or folder.
  public static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

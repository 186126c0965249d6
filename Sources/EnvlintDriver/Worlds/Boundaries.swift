import EnvlintFacts
import EnvlintSyntax

/// Signs of where one project ends, besides packages and Xcode projects. Paths are relative to the root.
struct Boundaries: Sendable {
  /// A symbolic link to what is in the root as well.
  struct InnerLink: Sendable, Hashable {
    var path: String
    var target: String
  }

  /// Absolute.
  private var root = ""
  /// Workspaces of Xcode, which are folders.
  private(set) var workspaces: [String] = []
  private(set) var podSpecifications: [String] = []
  /// Specifications of XcodeGen.
  private(set) var projectSpecifications: [String] = []
  /// Clones and worktrees of repositories.
  private(set) var separateFolders: [String] = []
  var links: [InnerLink] = []

  mutating func add(_ listing: Folder.Listing) {
    workspaces += listing.workspaces
    podSpecifications += listing.podSpecifications
    projectSpecifications += listing.projectSpecifications
    if let folder = listing.separateFolder { separateFolders.append(folder) }
  }

  /// Each kind sorted, each sign once.
  func sorted(root: String) -> Boundaries {
    var result = self
    result.root = root
    result.workspaces = Set(workspaces).sorted()
    result.podSpecifications = Set(podSpecifications).sorted()
    result.projectSpecifications = Set(projectSpecifications).sorted()
    result.separateFolders = Set(separateFolders).sorted()
    result.links = Set(links).sorted { ($0.path, $0.target) < ($1.path, $1.target) }
    return result
  }

  /// Reads each workspace, with its path; nil for one that can't be read.
  func readWorkspaces() -> [(path: String, workspace: XcodeWorkspace?)] {
    workspaces.map { path in (path, read(joined(path, "contents.xcworkspacedata")).flatMap { XcodeWorkspace($0) }) }
  }

  /// Reads each specification of XcodeGen, with its path.
  func readProjectSpecifications() -> [(path: String, words: Set<String>)] {
    projectSpecifications.map { path in (path, read(path)?.pathWords ?? []) }
  }

  private func read(_ path: String) -> SourceBytes? {
    var buffer = ReadBuffer()
    guard case .bytes(let bytes) = readSource(atPath: joined(root, path), into: &buffer) else { return nil }
    return bytes
  }
}

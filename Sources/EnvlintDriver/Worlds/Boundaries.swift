import EnvlintFacts
import EnvlintSyntax

/// Signs of where one project ends, besides packages and Xcode projects: workspaces, clones and roots of Tuist.
struct Boundaries: Sendable {
  /// Absolute.
  var root = ""
  /// The workspaces, which are folders, relative to the root; sorted.
  var workspaces: [String] = []
  /// Folders that are a whole, relative to the root; sorted.
  var separateFolders: [String] = []

  /// Reads each workspace, with its path; nil for one that can't be read.
  func readWorkspaces() -> [(path: String, workspace: XcodeWorkspace?)] {
    workspaces.map { path in
      var buffer = ReadBuffer()
      let file = joined(joined(root, path), "contents.xcworkspacedata")
      guard case .bytes(let bytes) = readSource(atPath: file, into: &buffer) else { return (path, nil) }
      return (path, XcodeWorkspace(bytes))
    }
  }
}

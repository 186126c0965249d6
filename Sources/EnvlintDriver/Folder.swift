import EnvlintConfiguration
import EnvlintReporting

/// A symbolic link that a walk has met.
struct Link: Sendable {
  /// Absolute.
  var path: String
  var ignores: IgnoreFile?

  var isSwiftFile: Bool { path.utf8.suffix(swiftSuffix.count).elementsEqual(swiftSuffix) }
}

/// One folder that a walk enters.
///
/// A class, so that a walk finds what it listed again without a search. One thread lists it; all others look at it after that.
final class Folder: @unchecked Sendable {
  /// The entries of one folder that matter to a walk.
  struct Listing: Sendable {
    /// In the order of the paths of the files that they are or hold.
    var entries: [Entry] = []
    /// In no order.
    var links: [Link] = []
    /// Xcode projects, which are folders without sources, relative to the root. In no order.
    var xcodeProjects: [String] = []
    /// Workspaces of Xcode, which are folders, relative to the root. In no order.
    var workspaces: [String] = []
    /// Specifications of pods and of XcodeGen, relative to the root. In no order.
    var podSpecifications: [String] = []
    var projectSpecifications: [String] = []
    /// The folder itself, relative to the root, when it is a clone or a worktree of a repository.
    var separateFolder: String?
    /// The folder itself, relative to the root, when it holds a configuration.
    var configuredFolder: String?
    /// The file, relative to the root, when the folder has a configuration under a name that isn't read, and no other.
    var misnamedConfiguration: String?
    /// The excluded or ignored paths.
    var leftOut = LeftOut()
    var notice: Report.Notice?

    var folders: [Folder] {
      entries.compactMap { entry in
        if case .folder(let folder) = entry { folder } else { nil }
      }
    }
  }

  enum Entry: Sendable {
    /// A Swift file, relative to the root.
    case file(String)
    case folder(Folder)
  }

  /// Absolute.
  let path: String
  /// The patterns of the folders above.
  let ignores: IgnoreFile?
  /// Empty before it is listed.
  private(set) var listing = Listing()

  init(path: String, ignores: IgnoreFile?) {
    self.path = path
    self.ignores = ignores
  }

  func list(root: String, excluded: GlobSet) {
    var listing = Listing()
    var candidates: [(name: [UInt8], kind: FileKind)] = []
    var hasIgnoreFile = false
    var hasMisnamedConfiguration = false
    var isRepository = false
    var isClone = false
    do throws(SystemError) {
      try forEachEntry(ofDirectory: path) { name, kind in
        if name.first == UInt8(ascii: ".") {
          if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
          if name.elementsEqual(".git".utf8) {
            isRepository = true
            isClone = isCheckout(kind ?? kindByAsking(name))
          }
          if name.elementsEqual(configurationFileName.utf8) { listing.configuredFolder = relativePath(path, in: root) }
          if name.elementsEqual(misnamedConfigurationFileName.utf8) { hasMisnamedConfiguration = true }
        }
        guard let kind = kind ?? kindByAsking(name) else { return }
        if kind == .file { listing.noteSpecification(name, in: relativePath(path, in: root) ?? path) }
        switch kind {
        case .directory where !isToolFolder(name), .symbolicLink where !isToolFolder(name) && !isToolLink(name),
          .file where name.suffix(swiftSuffix.count).elementsEqual(swiftSuffix):
          // Files in a folder are sorted as if the slash after the folder's name belonged to it.
          candidates.append((Array(name) + (kind == .directory ? [UInt8(ascii: "/")] : []), kind))
        default: break
        }
      }
    } catch {
      let folder = relativePath(path, in: root) ?? path
      listing.notice = Report.Notice("can't be read: \(error.message)", file: folder, severity: .error)
    }
    if hasMisnamedConfiguration, listing.configuredFolder == nil, !isRepository {
      listing.misnamedConfiguration = relativePath(joined(path, misnamedConfigurationFileName), in: root)
    }
    // A submodule is a project of its own; what configures it says nothing about this one.
    if isRepository { listing.configuredFolder = nil }
    if isClone, path != root { listing.separateFolder = relativePath(path, in: root) }
    let ignores = hasIgnoreFile ? IgnoreFile.reading(inFolder: path, parent: ignores) : ignores
    sort(candidates, into: &listing, ignores: ignores, root: root, excluded: excluded)
    self.listing = listing
  }

  /// Files what is neither ignored nor excluded under its kind.
  private func sort(
    _ candidates: [(name: [UInt8], kind: FileKind)], into listing: inout Listing, ignores: IgnoreFile?, root: String,
    excluded: GlobSet
  ) {
    var bytes = Array(joined(path, "").utf8)
    let nameStart = bytes.count
    let rootByteCount = root == "/" ? 1 : root.utf8.count + 1
    for (name, kind) in candidates.sorted(by: { $0.name.lexicographicallyPrecedes($1.name) }) {
      bytes.replaceSubrange(nameStart..., with: kind == .directory ? name.dropLast() : name[...])
      let isIgnored =
        ignores?.ignores(bytes[...], nameStart: nameStart, isDirectory: kind == .directory) ?? false
      let relative = String(decoding: bytes[rootByteCount...], as: UTF8.self)
      if isIgnored || excluded.matches(relative) {
        if kind == .file { listing.leftOut.files.append(relative) }
        if kind == .directory { listing.leftOut.folders.append(String(decoding: bytes, as: UTF8.self)) }
        continue
      }
      if kind == .file {
        listing.entries.append(.file(relative))
        continue
      }
      if kind == .directory, relative.hasSuffix(".xcodeproj") {
        listing.xcodeProjects.append(relative)
        continue
      }
      if kind == .directory, relative.hasSuffix(".xcworkspace") { listing.workspaces.append(relative) }
      let absolute = String(decoding: bytes, as: UTF8.self)
      if kind == .directory {
        listing.entries.append(.folder(Folder(path: absolute, ignores: ignores)))
      } else {
        listing.links.append(Link(path: absolute, ignores: ignores))
      }
    }
  }

  /// Whether what is called `.git` makes the folder a checkout of its own: a clone, or a worktree. A submodule also has a file of that name,
  /// and is a part of what is around it.
  private func isCheckout(_ kind: FileKind?) -> Bool {
    guard kind == .file else { return kind == .directory }
    var buffer = ReadBuffer()
    guard case .bytes(let bytes) = readSource(atPath: joined(path, ".git"), into: &buffer) else { return false }
    return bytes.contains("/worktrees/", in: 0..<UInt32(bytes.count))
  }

  /// For file systems that list names without kinds.
  private func kindByAsking(_ name: UnsafeBufferPointer<UInt8>) -> FileKind? {
    try? fileKind(joined(path, String(decoding: name, as: UTF8.self)), followingLinks: false)
  }
}

extension Folder.Listing {
  fileprivate mutating func noteSpecification(_ name: UnsafeBufferPointer<UInt8>, in folder: String) {
    if name.suffix(podSuffix.count).elementsEqual(podSuffix) {
      podSpecifications.append(joined(folder, String(decoding: name, as: UTF8.self)))
    } else if name.elementsEqual("project.yml".utf8) || name.elementsEqual("project.yaml".utf8) {
      projectSpecifications.append(joined(folder, String(decoding: name, as: UTF8.self)))
    }
  }
}

private let podSuffix = Array(".podspec".utf8)

/// How the name of a Swift file ends.
let swiftSuffix = Array(".swift".utf8)

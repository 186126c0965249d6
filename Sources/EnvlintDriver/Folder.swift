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
  /// What one folder holds that a walk cares about.
  struct Listing: Sendable {
    /// In the order of the paths of the files that they are or hold.
    var entries: [Entry] = []
    /// In no order.
    var links: [Link] = []
    /// Projects of Xcode, which are folders without sources, relative to the root. In no order.
    var xcodeProjects: [String] = []
    /// The folder itself, relative to the root, when it holds a configuration.
    var configuredFolder: String?
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
    var candidates: [Candidate] = []
    let prefix = Array(joined(path, "").utf8.dropFirst(Folder.prefixByteCount(of: root)))
    var hasIgnoreFile = false
    var isRepository = false
    do throws(SystemError) {
      try forEachEntry(ofDirectory: path) { name, kind in
        if name.first == UInt8(ascii: ".") {
          if name.elementsEqual(".gitignore".utf8) { hasIgnoreFile = true }
          if name.elementsEqual(".git".utf8) { isRepository = true }
          if name.elementsEqual(configurationFileName.utf8) { listing.configuredFolder = relativePath(path, in: root) }
        }
        guard let kind = kind ?? kindByAsking(name) else { return }
        switch kind {
        case .directory where !isToolFolder(name), .symbolicLink where !isToolFolder(name) && !isToolLink(name),
          .file where name.suffix(swiftSuffix.count).elementsEqual(swiftSuffix):
          candidates.append(Candidate(prefix, name, kind))
        default: break
        }
      }
    } catch {
      let folder = relativePath(path, in: root) ?? path
      listing.notice = Report.Notice("cannot be read: \(error.message)", file: folder, severity: .error)
    }
    // A submodule is a project of its own; what configures it says nothing about this one.
    if isRepository { listing.configuredFolder = nil }
    let ignores = hasIgnoreFile ? IgnoreFile.reading(inFolder: path, parent: ignores) : ignores
    sort(candidates, into: &listing, ignores: ignores, root: root, excluded: excluded)
    self.listing = listing
  }

  /// What may be a file, a folder or a link of the project.
  private struct Candidate {
    /// Relative to the root; that of a folder ends with a slash, which puts it where its files come.
    var path: String
    var kind: FileKind

    /// - Parameter prefix: what stands before the name.
    init(_ prefix: [UInt8], _ name: UnsafeBufferPointer<UInt8>, _ kind: FileKind) {
      let isFolder = kind == .directory
      let byteCount = prefix.count + name.count
      path = String(unsafeUninitializedCapacity: byteCount + 1) { bytes in
        _ = bytes.update(fromContentsOf: prefix)
        _ = bytes[prefix.count...].update(fromContentsOf: name)
        if isFolder { bytes[byteCount] = UInt8(ascii: "/") }
        return byteCount + (isFolder ? 1 : 0)
      }
      self.kind = kind
    }
  }

  /// Count of the bytes by which the absolute path of what lies in a folder is longer than its path in it.
  private static func prefixByteCount(of folder: String) -> Int { folder == "/" ? 1 : folder.utf8.count + 1 }

  /// Files what is neither ignored nor excluded under its kind.
  private func sort(
    _ candidates: [Candidate], into listing: inout Listing, ignores: IgnoreFile?, root: String, excluded: GlobSet
  ) {
    let prefix = Array(joined(root, "").utf8)
    let nameStart = Folder.prefixByteCount(of: path)
    let concernsFiles = ignores?.concernsSwiftFiles ?? false
    for candidate in candidates.sorted(by: { $0.path < $1.path }) {
      let kind = candidate.kind
      let relative = kind == .directory ? String(candidate.path.utf8.dropLast()) ?? candidate.path : candidate.path
      if let ignores, kind != .file || concernsFiles {
        let bytes = prefix + relative.utf8
        if ignores.ignores(bytes[...], nameStart: nameStart, isDirectory: kind == .directory) { continue }
      }
      if excluded.matches(relative) { continue }
      switch kind {
      case .file: listing.entries.append(.file(relative))
      case .directory where relative.hasSuffix(".xcodeproj"): listing.xcodeProjects.append(relative)
      case .directory: listing.entries.append(.folder(Folder(path: joined(root, relative), ignores: ignores)))
      default: listing.links.append(Link(path: joined(root, relative), ignores: ignores))
      }
    }
  }

  /// For file systems that list names without kinds.
  private func kindByAsking(_ name: UnsafeBufferPointer<UInt8>) -> FileKind? {
    try? fileKind(joined(path, String(decoding: name, as: UTF8.self)), followingLinks: false)
  }
}

/// How the name of a Swift file ends.
let swiftSuffix = Array(".swift".utf8)

import EnvlintFacts

/// The paths that a walk left out: those that the settings exclude or don't include, and those that git ignores.
struct LeftOut: Sendable {
  /// Swift files, relative to the root.
  var files: [String] = []
  /// Folders that may hold Swift files. Absolute.
  var folders: [String] = []

  static func += (left: inout LeftOut, right: LeftOut) {
    left.files += right.files
    left.folders += right.folders
  }
}

extension Project {
  /// Whether Swift files that may use what the project declares are not read: those that a walk left out, and those beside what is
  /// given, in the nearest folder at or above it that is the root of a repository, of a package or of an Xcode project.
  ///
  /// - Parameter files: those that are read.
  func hasUnreadFiles(besides files: SourceSet, _ leftOut: LeftOut) -> Bool {
    let search = UnreadSearch(root: root, files: files)
    if leftOut.files.contains(where: search.isUnread) || search.finds(below: leftOut.folders) { return true }
    let starts = indexesWholeRoot ? [root] : Set(given.map(\.folder)).sorted()
    return starts.contains { start in
      let isWalked = indexesWholeRoot || given.contains { $0.isDirectory && $0.path == start }
      guard let outer = Project.nearest(to: start) else { return !isWalked && search.finds(in: start) }
      return (outer != start || !isWalked) && search.finds(below: outer, except: isWalked ? start : nil)
    }
  }

  /// The innermost folder at or above another one that is the root of a repository, of a package or of an Xcode project.
  private static func nearest(to folder: String) -> String? {
    withAncestors(folder).first { folder in
      var isProject = false
      // A folder that can't be listed shows no files.
      try? forEachEntry(ofDirectory: folder) { name, _ in
        isProject =
          isProject || name.elementsEqual(".git".utf8) || name.elementsEqual("Package.swift".utf8)
          || [".xcodeproj", ".xcworkspace"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
      }
      return isProject
    }
  }
}

/// The search for a Swift file that is not read.
private struct UnreadSearch {
  let root: String
  let files: SourceSet
  /// Files in further folders are not looked at: one of them may be such a file.
  private static let mostFolders = 4096

  /// - Parameter folders: those that a walk left out.
  func finds(below folders: [String]) -> Bool { finds(below: folders, of: nil, except: nil) }

  /// - Parameters:
  ///   - project: the root of a project.
  ///   - walked: a folder in it that was walked.
  func finds(below project: String, except walked: String?) -> Bool {
    finds(below: [project], of: project, except: walked)
  }

  /// Whether there is one right in a folder.
  func finds(in folder: String) -> Bool { contents(of: folder)?.hasFile ?? true }

  private func finds(below starts: [String], of project: String?, except walked: String?) -> Bool {
    var folders = starts
    var next = 0
    while next < folders.count {
      if next == UnreadSearch.mostFolders { return true }
      let folder = folders[next]
      next += 1
      if folder == walked { continue }
      guard let contents = contents(of: folder) else { return true }
      // A clone or a worktree in the project is a project of its own.
      if contents.isRepository, folder != project { continue }
      if contents.hasFile { return true }
      folders += contents.folders.sorted()
    }
    return false
  }

  private struct Contents {
    /// Whether an unread file is in it.
    var hasFile = false
    var isRepository = false
    /// Absolute, in no order.
    var folders: [String] = []
  }

  /// Nil for a folder that cannot be listed.
  private func contents(of folder: String) -> Contents? {
    var contents = Contents()
    do throws(SystemError) {
      try forEachEntry(ofDirectory: folder) { name, kind in
        if name.elementsEqual(".git".utf8) { contents.isRepository = true }
        let isSwift = name.suffix(swiftSuffix.count).elementsEqual(swiftSuffix)
        let path = joined(folder, String(decoding: name, as: UTF8.self))
        switch kind ?? (try? fileKind(path, followingLinks: false)) {
        case .directory where !isOutput(name): contents.folders.append(path)
        case .file where isSwift && !contents.hasFile:
          contents.hasFile = relativePath(path, in: root).map(isUnread) ?? !isManifest(path)
        default: break
        }
      }
    } catch {
      return nil
    }
    return contents
  }

  /// - Parameter path: relative to the root.
  func isUnread(_ path: String) -> Bool { files.index(of: path) == nil && !isManifest(path) }

  /// Whether a file is the manifest of a package, which uses nothing that the package declares.
  private func isManifest(_ path: String) -> Bool { ManifestName(path: path) != nil }

  /// Whether a folder of this name holds what Xcode and other tools wrote or fetched.
  private func isOutput(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    isToolFolder(name)
      || name.suffix(".noindex".utf8.count).elementsEqual(".noindex".utf8)
  }
}

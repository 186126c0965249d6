import EnvlintConfiguration
import EnvlintReporting

/// Finds the Swift files below folders.
///
/// Input: a project root, and folders in it. Output: paths of files relative to the root, sorted and unique, whatever
/// the number of threads and the order in which the file system lists a folder.
///
/// Skipped are what git ignores, what the settings exclude, and the folders of tools (`isToolFolder`, `isToolLink`). A
/// symbolic link is followed only out of the project: what lies inside is found without it, and would count twice.
struct Walk {
  /// Absolute, without symbolic links.
  private let root: String
  private let gitRoot: String?
  /// Relative to the root; a folder that matches is not entered.
  private let excluded: GlobSet
  private let threads: Int

  private var files: [String] = []
  /// Folders that hold a configuration, relative to the root.
  private var configuredFolders: [String] = []
  /// Configurations under a name that isn't read, relative to the root.
  private var misnamedConfigurations: [String] = []
  /// Xcode projects, which are folders, relative to the root.
  private var xcodeProjects: [String] = []
  private var boundaries = Boundaries()
  private var notices: [Report.Notice] = []
  /// The paths that were left out, in no order.
  private(set) var leftOut = LeftOut()
  /// Targets of the links that were followed.
  private var followed: [String] = []

  init(root: String, gitRoot: String?, excluded: GlobSet, threads: Int) {
    self.root = root
    self.gitRoot = gitRoot
    self.excluded = excluded
    self.threads = threads
  }

  /// The Swift files found so far and `others`, sorted, each once.
  func sortedFiles(and others: [String]) -> [String] {
    let files = others.isEmpty ? files : files + others
    // One walk finds them in this order, except names whose bytes have another order.
    if zip(files, files.dropFirst()).allSatisfy(<) { return files }
    return files.sorted().reduce(into: []) { result, file in
      if result.last != file { result.append(file) }
    }
  }

  /// The folders below the root that hold a configuration, and `others`, sorted, each once.
  func sortedConfiguredFolders(and others: [String]) -> [String] {
    Set(configuredFolders + others).subtracting([""]).sorted()
  }

  /// Configurations under a name that isn't read, where the folder has no other; sorted, each once.
  var sortedMisnamedConfigurations: [String] { Set(misnamedConfigurations).sorted() }

  /// The Xcode projects, sorted, each once.
  var sortedXcodeProjects: [String] { Set(xcodeProjects).sorted() }

  /// Signs of where one project ends, each kind sorted, each once.
  var sortedBoundaries: Boundaries { boundaries.sorted(root: root) }

  /// Folders that could not be read, sorted.
  var sortedNotices: [Report.Notice] { notices.sorted { $0.file < $1.file } }

  /// Adds the Swift files below a folder for which `isIncluded` holds. The folder itself is entered even if git
  /// ignores it; then only the `.gitignore` files in it and below count.
  ///
  /// - Parameter folder: absolute, inside the root.
  mutating func add(below folder: String, isIncluded: (String) -> Bool = { _ in true }) {
    if folder.hasSuffix(".xcodeproj") { return xcodeProjects.append(relative(folder)) }
    // A folder's own patterns are read when it is listed.
    let ignores = inheritedIgnores(of: folder).ignores
    var folders = [Folder(path: folder, ignores: ignores)]
    while !folders.isEmpty {
      var links: [Link] = []
      let all = list(folders)
      addFiles(below: folders, where: isIncluded)
      for folder in all {
        if let notice = folder.listing.notice { notices.append(notice) }
        leftOut += folder.listing.leftOut
        if let folder = folder.listing.configuredFolder { configuredFolders.append(folder) }
        if let file = folder.listing.misnamedConfiguration { misnamedConfigurations.append(file) }
        links += folder.listing.links
        xcodeProjects += folder.listing.xcodeProjects
        boundaries.add(folder.listing)
      }
      // Links wait until all real folders are done, so that their order decides nothing.
      folders = links.sorted { $0.path < $1.path }.compactMap { follow($0) }
    }
  }

  /// Whether a walk from the root would not get to this folder or file, because git ignores it, a tool owns it, or it lies in an Xcode
  /// project.
  ///
  /// - Parameter path: absolute, inside the root.
  func isHidden(_ path: String, isDirectory: Bool = true) -> Bool {
    isForeign(relativePath(path, in: root) ?? "")
      || inheritedIgnores(of: path, isDirectory: isDirectory).isIgnored
  }

  /// The patterns that the folders above `folder` put in force, and whether they ignore it or a folder above it.
  ///
  /// - Parameter isDirectory: false when `folder` is a file.
  private func inheritedIgnores(
    of folder: String, isDirectory: Bool = true
  ) -> (ignores: IgnoreFile?, isIgnored: Bool) {
    let top = gitRoot.flatMap { relativePath(folder, in: $0) == nil ? nil : $0 } ?? root
    var ignores = gitRoot == top ? IgnoreFile.readingExclude(ofRepository: top) : nil
    var isIgnored = false
    let steps = withAncestors(folder).prefix { $0 != top }.reversed()
    for step in steps {
      ignores = IgnoreFile.reading(inFolder: parentFolder(step), parent: ignores)
      let path = Array(step.utf8)
      if let current = ignores,
        current.ignores(
          path[...], nameStart: path.count - lastComponent(step).utf8.count, isDirectory: isDirectory || step != folder)
      {
        ignores = nil
        isIgnored = true
      }
    }
    return (ignores, isIgnored)
  }

  /// Lists folders and all below them, and gives all of these.
  private func list(_ folders: [Folder]) -> [Folder] {
    concurrentExplore(from: folders, threads: threads) { [root, excluded] folder in
      folder.list(root: root, excluded: excluded)
      return (folder, folder.listing.folders)
    }
  }

  /// Adds the files below folders, in the order of their paths.
  private mutating func addFiles(below folders: [Folder], where isIncluded: (String) -> Bool) {
    for folder in folders {
      // Each open folder, and which of its entries comes next.
      var open = [(folder: folder, entry: 0)]
      while let (folder, entry) = open.last {
        guard entry < folder.listing.entries.count else {
          open.removeLast()
          continue
        }
        open[open.count - 1].entry += 1
        switch folder.listing.entries[entry] {
        case .file(let file): if isIncluded(file) { files.append(file) } else { leftOut.files.append(file) }
        case .folder(let inner): open.append((inner, 0))
        }
      }
    }
  }

  /// The folder to which a link leads out of the project; a file is noted at once.
  private mutating func follow(_ link: Link) -> Folder? {
    guard let target = realPath(link.path) else {
      // A Swift file that is promised but not there is reported by whoever reads it. `.#` starts an editor's lock.
      if link.isSwiftFile, !lastComponent(link.path).hasPrefix(".#") { files.append(relative(link.path)) }
      return nil
    }
    // A link to a folder above the root would find the root again.
    if relativePath(root, in: target) != nil { return nil }
    if let inside = relativePath(target, in: root) {
      boundaries.links.append(Boundaries.InnerLink(path: relative(link.path), target: inside))
      return nil
    }
    switch try? fileKind(target) {
    case .file where link.isSwiftFile:
      files.append(relative(link.path))
      return nil
    case .directory:
      if followed.contains(where: { relativePath(target, in: $0) != nil }) { return nil }
      followed.append(target)
      return Folder(path: link.path, ignores: link.ignores)
    default:
      return nil
    }
  }

  private func relative(_ path: String) -> String { relativePath(path, in: root) ?? path }
}

/// Whether no walk gets to a path, whatever the settings: a tool owns it, or it lies in an Xcode project.
func isForeign(_ path: String) -> Bool {
  let steps = path.split(separator: "/")
  return steps.contains { isToolFolder($0.utf8) } || steps.dropLast().contains { $0.hasSuffix(".xcodeproj") }
}

/// Whether a folder of this name holds what a tool wrote or fetched, never the project's own source.
func isToolFolder(_ name: some Collection<UInt8>) -> Bool {
  name.starts(with: ".build".utf8) || toolFolders.contains { $0.count == name.count && $0.elementsEqual(name) }
}

/// Whether a link of this name leads to what Bazel has built, which holds the sources once more.
func isToolLink(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  name.starts(with: "bazel-".utf8) && !name.suffix(swiftSuffix.count).elementsEqual(swiftSuffix)
}

private let toolFolders = [".git", "DerivedData", "SourcePackages", "Pods", "Carthage", "node_modules"].map {
  Array($0.utf8)
}

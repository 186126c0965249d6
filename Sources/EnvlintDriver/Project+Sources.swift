import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

extension Project {
  /// The content of standard input, in place of a file's.
  struct StandardInput: Sendable {
    /// Absolute.
    var path: String
    var outcome: ReadOutcome
  }

  /// The files that the user asked about.
  var scope: Scope {
    var scope = Scope()
    for path in given {
      // A folder that contains the root asks for all of it.
      let relative = relativePath(path.path, in: root) ?? ""
      if path.isDirectory { scope.folders.append(relative) } else { scope.files.insert(relative) }
    }
    return scope
  }

  /// Given folders below which `files` has nothing, as they were typed.
  func givenFoldersWithout(_ files: [String]) -> [String] {
    given.filter(\.isDirectory).filter { folder in
      let path = relativePath(folder.path, in: root) ?? ""
      let scope = Scope(folders: [path])
      // Files are sorted, so that the files of a folder are adjacent.
      let first = files.firstIndex(notBefore: path + "/")
      return !(first < files.count && scope.contains(files[first])) && !files.contains { scope.contains($0) }
    }.map(\.text)
  }

  /// The result of a walk of the project.
  struct Found {
    var sources: SourceSet
    /// Folders below the root with a configuration of their own, relative to the root.
    var configuredFolders: [String]
    /// Configurations below the root under a name that is not read, relative to the root.
    var misnamedConfigurations: [String]
    /// Folders that could not be read.
    var notices: [Report.Notice]
    /// The paths that the walk left out.
    var leftOut: LeftOut
    /// Whether everything below the root was walked, so that a pattern without a match is known to have none.
    var isWholeRoot: Bool
  }

  /// Finds the project's files: what the walk finds below the root and the given folders, and the given files,
  /// whatever excludes them. `included` narrows the walk from the root alone: a folder that is named is walked.
  ///
  /// - Parameters:
  ///   - honorsExclusion: whether given paths are also left out if they are excluded or ignored.
  ///   - open: files that an editor has, relative to the root: they are found where a walk would find them, if they were on the disk.
  func sources(
    settings: Settings, threads: Int, standardInput: StandardInput?, honorsExclusion: Bool = false, open: [String] = []
  ) -> Found {
    var walk = Walk(root: root, gitRoot: gitRoot, excluded: GlobSet(settings.excluded), threads: threads)
    let included = GlobSet(settings.included)
    let given = given.filter { !(honorsExclusion && isLeftOut($0, walk, settings)) }
    let folders = given.filter(\.isDirectory).map(\.path)
    let walksRoot = indexesWholeRoot || folders.contains(root)
    if walksRoot {
      walk.add(below: root) { included.isEmpty || included.matches($0) }
    }
    for folder in folders where folder != root {
      if !indexesWholeRoot || !included.isEmpty || walk.isHidden(folder) { walk.add(below: folder) }
    }
    let files = given.filter { !$0.isDirectory }.compactMap { relativePath($0.path, in: root) }
    let open = open.filter { !isForeign($0) }
    let unsaved = open.filter { $0.hasSuffix(".swift") && (try? fileKind(joined(root, $0))) == nil }
    let found = unsaved.filter { scope.contains($0) && wouldFind($0, settings) }
    var leftOut = walk.leftOut
    leftOut.files += Set(unsaved).subtracting(found)
    let paths = walk.sortedFiles(and: files + found)
    let named = Set(files)
    let folder = OpenFolder(root)
    var sources = SourceSet(paths: paths) { [root] index, buffer in
      let path = paths[index]
      if let standardInput, standardInput.path == joined(root, path) { return standardInput.outcome }
      let isListed = !named.contains(path)
      // Without a folder, the path starts at the root of all.
      return readSource(
        atPath: folder == nil ? joined(root, path) : path, in: folder, isListed: isListed, into: &buffer)
    }
    sources = sources.keepingContents()
    sources.xcodeProjects = XcodeProjects(root: root, paths: walk.sortedXcodeProjects)
    sources.boundaries = walk.sortedBoundaries
    if settings.readsPackages {
      let projects = sources.xcodeProjects.paths + sources.boundaries.workspaces
      let manifests = paths.compactMap { ManifestName(path: $0)?.folder }
      sources.checkouts = PackageCheckouts(
        root: root, below: Set(projects.map { ProjectLayout.folder(of: $0) } + manifests))
    }
    sources.hasUnreadFiles = !walk.sortedNotices.isEmpty || hasUnreadFiles(besides: sources, leftOut)
    let configured = configuredFolders(above: files) + configuredFolders(among: open, walk, settings)
    return Found(
      sources: sources, configuredFolders: walk.sortedConfiguredFolders(and: configured),
      misnamedConfigurations: walk.sortedMisnamedConfigurations, notices: walk.sortedNotices, leftOut: leftOut,
      isWholeRoot: walksRoot)
  }

  /// Whether a walk from the root would find a file of that path, if it were there.
  func wouldFind(_ path: String, _ settings: Settings) -> Bool {
    let walk = Walk(root: root, gitRoot: gitRoot, excluded: GlobSet([]), threads: 1)
    let included = GlobSet(settings.included)
    return !GlobSet(settings.excluded).matches(path) && (included.isEmpty || included.matches(path))
      && !walk.isHidden(joined(root, path), isDirectory: false)
  }

  /// Whether something that is given is excluded or ignored.
  private func isLeftOut(_ given: GivenPath, _ walk: Walk, _ settings: Settings) -> Bool {
    guard let relative = relativePath(given.path, in: root), !relative.isEmpty else { return false }
    return GlobSet(settings.excluded).matches(relative) || walk.isHidden(given.path, isDirectory: given.isDirectory)
  }

  /// The folders above files that have a configuration of their own, relative to the root. A submodule is a project of its own.
  private func configuredFolders(above files: [String]) -> [String] {
    var folders: Set<String> = []
    for file in files {
      var folder = parentFolder("/" + file)
      while folder != "/", folders.insert(folder).inserted { folder = parentFolder(folder) }
    }
    return folders.map { String($0.dropFirst()) }.filter { folder in
      (try? fileKind(joined(joined(root, folder), configurationFileName))) == .file && !isRepository(folder)
    }
  }

  /// The folders that a walk enters and whose configuration an editor has open, relative to the root.
  private func configuredFolders(among open: [String], _ walk: Walk, _ settings: Settings) -> [String] {
    let excluded = GlobSet(settings.excluded)
    return open.filter { lastComponent($0) == configurationFileName }
      .map { String(parentFolder("/" + $0).dropFirst()) }
      .filter { !$0.isEmpty && !excluded.matches($0) && !walk.isHidden(joined(root, $0)) && !isRepository($0) }
  }

  private func isRepository(_ folder: String) -> Bool { (try? fileKind(joined(joined(root, folder), ".git"))) != nil }
}

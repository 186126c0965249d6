/// Joins the folders of a tree into worlds.
struct WorldFinder {
  private let paths: [String]
  private let layout: ProjectLayout
  private let packages: [(folder: String, manifest: PackageManifest)]
  private let packageNumbers: Set<Int>
  /// Sorted; the first one is the root, with or without a manifest.
  private let folders: [String]
  private let hasRootManifest: Bool
  private let numbers: [String: Int]
  private var sets: DisjointSets
  /// For each file the folder that it belongs to.
  private var homes: [Int]
  private let modules: ModuleMap
  /// For each folder the innermost clone that it is in; the root for none.
  private let wholes: [String]
  /// Of files and folders, by their paths in lower case.
  private let spellings = Once<[String: String]>()
  /// For each file whether some Xcode project compiles it.
  private var areCompiled: [Bool]

  init(paths: [String], layout: ProjectLayout, folders: Set<String>) {
    self.paths = paths
    self.layout = layout
    let packages = layout.packages
    self.packages = packages
    hasRootManifest = folders.contains("")
    self.folders = folders.union([""]).sorted()
    numbers = Dictionary(uniqueKeysWithValues: self.folders.enumerated().map { ($1, $0) })
    packageNumbers = Set(packages.compactMap { [numbers] in numbers[$0.folder] })
    sets = DisjointSets(count: self.folders.count)
    homes = Array(repeating: 0, count: paths.count)
    areCompiled = Array(repeating: false, count: paths.count)
    let separate = layout.separateFolders.sorted { $0.utf8.count > $1.utf8.count }
    wholes = self.folders.map { folder in separate.first { folder == $0 || folder.hasPrefix($0 + "/") } ?? "" }
    modules = ModuleMap(paths: paths, manifests: packages, configured: [], membership: { TargetMembership() })
    // Inner folders come after those around them.
    for (number, folder) in self.folders.enumerated() {
      for file in ModuleMap.files(below: folder, paths) { homes[file] = number }
    }
    for file in paths.indices {
      if let package = modules[file]?.package, let number = numbers[package] { homes[file] = number }
    }
  }

  // MARK: What manifests say

  mutating func joinReferences() {
    for (path, project) in layout.xcodeProjects {
      for target in (project?.targets ?? []) + (project?.tests ?? []) {
        take(filesOf: target, of: ProjectLayout.folder(of: path))
      }
    }
    for (path, project) in layout.xcodeProjects {
      let folder = ProjectLayout.folder(of: path)
      if project == nil { joinWhole(of: folder) }
      for reference in project?.references ?? [] { join(folder, target(of: reference, from: folder)) }
    }
    joinPackages()
    for (path, workspace) in layout.workspaces {
      let folder = ProjectLayout.folder(of: path)
      if workspace == nil { joinWhole(of: folder) }
      for item in workspace?.items ?? [] { join(folder, target(of: item, from: folder)) }
    }
    for (path, words) in layout.projectSpecifications {
      let folder = ProjectLayout.folder(of: path)
      for word in words { join(folder, ModuleMap.joined(folder, word)) }
    }
    for (path, target) in layout.links { joinAll(at: target, with: ProjectLayout.folder(of: path)) }
  }

  private mutating func joinPackages() {
    // Other versions of Swift use other manifests of a package.
    for (path, manifest) in layout.manifests {
      guard let folder = ManifestName(path: path)?.folder else { continue }
      for path in manifest.localDependencies { join(folder, ModuleMap.joined(folder, path)) }
      // A package in this one may compile the same files.
      for path in manifest.targets.compactMap(\.path) {
        if let place = ModuleMap.joined(folder, path) { sets.join(number(around: place), number(around: folder)) }
      }
    }
    for (folder, manifest) in packages {
      if !manifest.isComplete { joinAll(at: folder, with: folder) }
      if manifest.deploymentTargets.isEmpty, let outer = packageAround(folder) { join(folder, outer) }
    }
  }

  /// The folder that a reference leads to: that of a project, or of a package.
  private func target(of reference: String, from folder: String) -> String? {
    let path = ModuleMap.joined(folder, reference)
    return reference.hasSuffix(".xcodeproj") ? path.map(ProjectLayout.folder) : path
  }

  /// The innermost folder with a manifest at or above a path; the root if there is none.
  private func number(around path: String) -> Int {
    var path = path
    while !path.isEmpty {
      if let number = numbers[path] { return number }
      path = ProjectLayout.folder(of: path)
    }
    return 0
  }

  /// Joins what a folder is a part of with the package or project at a path, or else with all files there.
  private mutating func join(_ folder: String, _ path: String?) {
    guard let path = path.map(spelled), !path.isEmpty || hasRootManifest else { return }
    if let other = numbers[path] { sets.join(number(around: folder), other) } else { joinAll(at: path, with: folder) }
  }

  /// Joins what a folder is a part of with a file, or with all files in a folder and below it.
  private mutating func joinAll(at path: String, with folder: String) {
    let number = number(around: folder)
    for file in ModuleMap.files(at: path, paths) { sets.join(number, homes[file]) }
  }

  /// A path as it is on the disk: on many file systems, upper and lower case mean nothing.
  private func spelled(_ path: String) -> String {
    if numbers[path] != nil || !ModuleMap.files(at: path, paths).isEmpty { return path }
    return spellings.get { WorldFinder.spellings(of: paths) }[path.lowercased()] ?? path
  }

  private static func spellings(of paths: [String]) -> [String: String] {
    var spellings: [String: String] = [:]
    for path in paths {
      var path = path
      while !path.isEmpty, spellings.updateValue(path, forKey: path.lowercased()) == nil {
        path = ProjectLayout.folder(of: path)
      }
    }
    return spellings
  }

  /// Joins all folders that are in the same clone as one, or all that are in none.
  private mutating func joinWhole(of folder: String) {
    guard let number = numbers[folder] else { return }
    for other in folders.indices where wholes[other] == wholes[number] { sets.join(number, other) }
  }

  /// The folder of the innermost package around one.
  private func packageAround(_ folder: String) -> String? {
    packages.map(\.folder).filter { $0 != folder && ($0.isEmpty || folder.hasPrefix($0 + "/")) }
      .max { $0.utf8.count < $1.utf8.count }
  }

  /// Gives a target's files to its project. A file of several projects, or of a package as well, makes them one.
  private mutating func take(filesOf target: XcodeProject.Target, of folder: String) {
    guard let number = numbers[folder] else { return }
    // Files that aren't found under that name.
    for path in target.files + target.folders.map(\.path) {
      guard let path = ModuleMap.joined(folder, path), ModuleMap.files(at: path, paths).isEmpty else { continue }
      join(folder, path)
    }
    for file in TargetMembership.files(of: target, in: folder, paths) {
      if areCompiled[file] || packageNumbers.contains(homes[file]) {
        sets.join(homes[file], number)
      } else {
        homes[file] = number
        areCompiled[file] = true
      }
    }
  }

  // MARK: What code says

  /// Joins folders by the imports of files. Only those of packages whose dependencies are all written out can import nothing else.
  mutating func joinImports(_ imports: (_ files: [Int]) -> [Set<String>]) {
    let used = Set(homes.map { sets.representative(of: $0) })
    if used.count < 2 { return }
    let declaring = declaringFolders
    let unclear = packages.filter { !$0.manifest.isComplete }.compactMap { numbers[$0.folder] }
    let loose = paths.indices.filter { file in !knowsItsDependencies(file) }
    var importers: [String: Set<Int>] = [:]
    for (file, names) in zip(loose, imports(loose)) {
      for name in names { importers[name, default: []].insert(homes[file]) }
    }
    // All are compared with what manifests say, so that their order means nothing.
    var joined = sets
    for (name, homes) in importers {
      let declared = declaring[name].map(Array.init)
      if declared == nil, unclear.isEmpty || AppleModules.index.contains(name) { continue }
      for home in homes {
        let targets = (declared ?? unclear).filter { sees(home, $0) }
        let worlds = Set(targets.map { sets.representative(of: $0) })
        if worlds.contains(sets.representative(of: home)) { continue }
        for target in targets { joined.join(home, target) }
      }
    }
    sets = joined
  }

  /// Whether a folder may use another one: a clone uses nothing outside of it.
  private func sees(_ home: Int, _ target: Int) -> Bool {
    wholes[home].isEmpty || wholes[home] == wholes[target] || wholes[target].hasPrefix(wholes[home] + "/")
  }

  /// Whether a manifest says which modules a file can import.
  private func knowsItsDependencies(_ file: Int) -> Bool {
    guard !areCompiled[file], modules.isInPackage(file) else { return false }
    let folder = folders[homes[file]]
    return packages.contains { $0.folder == folder && $0.manifest.areDependenciesComplete }
  }

  /// By the name of a module, the folders that declare one of that name.
  private var declaringFolders: [String: Set<Int>] {
    var declaring: [String: Set<Int>] = [:]
    for (folder, manifest) in packages {
      for target in manifest.targets {
        if let number = numbers[folder] { declaring[moduleName(target.name), default: []].insert(number) }
      }
    }
    for (path, project) in layout.xcodeProjects {
      guard let number = numbers[ProjectLayout.folder(of: path)] else { continue }
      for target in project?.targets ?? [] { declaring[moduleName(target.name), default: []].insert(number) }
    }
    for path in layout.podSpecifications {
      guard let number = numbers[ProjectLayout.folder(of: path)] else { continue }
      declaring[moduleName(ProjectLayout.module(ofPod: path)), default: []].insert(number)
    }
    return declaring
  }

  /// The name under which code imports a target: a letter that no name can have becomes an underscore.
  private func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  // MARK: The result

  var worlds: [Worlds.World] {
    var sets = sets
    var places: [Int: Int] = [:]
    var worlds: [Worlds.World] = []
    for file in paths.indices {
      let set = sets.representative(of: homes[file])
      let place = places[set] ?? worlds.count
      if place == worlds.count {
        places[set] = place
        worlds.append(Worlds.World(folders: [], files: [], whole: wholes[homes[file]]))
      }
      worlds[place].files.append(file)
      if homes[file] == 0, !hasRootManifest { worlds[place].holdsRest = true }
    }
    for (number, folder) in folders.enumerated() where !folder.isEmpty || hasRootManifest {
      guard let place = places[sets.representative(of: number)] else { continue }
      worlds[place].folders.append(folder)
    }
    return worlds
  }
}

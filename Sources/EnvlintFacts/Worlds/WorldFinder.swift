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
  /// For each folder the innermost clone or root of Tuist that it is in; the root for none.
  private let wholes: [String]
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
    for (folder, manifest) in packages {
      for path in manifest.localDependencies { join(folder, ModuleMap.joined(folder, path)) }
      if !manifest.isComplete { joinFolders(below: folder, with: folder) }
      if manifest.deploymentTargets.isEmpty, let outer = packageAround(folder) { join(folder, outer) }
    }
    for (path, project) in layout.xcodeProjects {
      let folder = ProjectLayout.folder(of: path)
      guard let project else {
        joinWhole(of: folder)
        continue
      }
      for reference in project.references { join(folder, target(of: reference, from: folder)) }
      for target in project.targets + project.tests { take(filesOf: target, of: folder) }
    }
    for (path, workspace) in layout.workspaces {
      let folder = ProjectLayout.folder(of: path)
      guard let workspace else {
        joinWhole(of: folder)
        continue
      }
      for item in workspace.items {
        guard let target = target(of: item, from: folder) else { continue }
        join(folder, target)
        // A workspace lists single folders; what it lists at the root is itself.
        if !target.isEmpty { joinFolders(below: target, with: folder) }
      }
    }
  }

  /// The folder that a reference leads to: that of a project, or of a package.
  private func target(of reference: String, from folder: String) -> String? {
    let path = ModuleMap.joined(folder, reference)
    return reference.hasSuffix(".xcodeproj") ? path.map(ProjectLayout.folder) : path
  }

  private mutating func join(_ folder: String, _ other: String?) {
    if let one = numbers[folder], let other = other.flatMap({ numbers[$0] }) { sets.join(one, other) }
  }

  /// Joins all folders below one, as far as they hold a manifest.
  private mutating func joinFolders(below outer: String, with folder: String) {
    for inner in folders where outer.isEmpty || inner.hasPrefix(outer + "/") { join(folder, inner) }
  }

  /// Joins all folders that are in the same clone or root of Tuist as one, or all that are in none.
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
    for synchronized in target.folders {
      ModuleMap.joined(folder, synchronized.path).map { joinFolders(below: $0, with: folder) }
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

  /// Joins folders by the imports of files about which no manifest says what they can see.
  mutating func joinImports(_ imports: (_ files: [Int]) -> [Set<String>]) {
    let used = Set(homes.map { sets.representative(of: $0) })
    if used.count < 2 { return }
    let declaring = declaringFolders
    let loose = paths.indices.filter { file in !knowsItsDependencies(file) }
    var importers: [String: Set<Int>] = [:]
    for (file, names) in zip(loose, imports(loose)) {
      for name in names where declaring[name] != nil { importers[name, default: []].insert(homes[file]) }
    }
    // All are compared with what manifests say, so that their order means nothing.
    var joined = sets
    for (name, homes) in importers {
      for home in homes {
        let targets = (declaring[name] ?? []).filter { wholes[$0] == wholes[home] }
        let worlds = Set(targets.map { sets.representative(of: $0) })
        if worlds.contains(sets.representative(of: home)) { continue }
        for target in targets { joined.join(home, target) }
      }
    }
    sets = joined
  }

  /// Whether a manifest says which modules a file can import.
  private func knowsItsDependencies(_ file: Int) -> Bool {
    if areCompiled[file] { return true }
    guard modules.isInPackage(file) else { return false }
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
    }
    for (number, folder) in folders.enumerated() where !folder.isEmpty || hasRootManifest {
      guard let place = places[sets.representative(of: number)] else { continue }
      worlds[place].folders.append(folder)
    }
    return worlds
  }
}

import EnvlintSyntax

/// Which module each file of a project belongs to.
///
/// The manifests of packages say so, by the paths that they write or by the default places; the configuration says so for what is
/// built otherwise. What nobody says is unknown: such files are one pool with all others.
struct ModuleMap: Sendable {
  /// A module by its name and by the folder of its package, because two packages may have targets of one name.
  struct Module: Sendable, Hashable {
    var name: String
    /// Empty for the project root and for a module of the configuration.
    var package: String
    var isTest: Bool
    /// Whether its manifest says that it is a program, which nobody imports.
    var isExecutable = false
    /// Whether it is a playground of Xcode, which compiles only what lies in it, and which nobody imports.
    var isPlayground = false
  }

  private var modules: [Module] = []
  /// For each file the index of its module, or a negative number where nobody says it. Empty when no file has one.
  private var indices: ContiguousArray<Int32> = []
  /// Which targets of Xcode have which files: found out when it is first asked for, because their projects are large files.
  var membership: TargetMembership { targetsOfXcode.get(findMembership) }
  private let targetsOfXcode = Once<TargetMembership>()
  private let findMembership: @Sendable () -> TargetMembership
  /// The manifests of packages, by their folders.
  private let packages: [String: PackageManifest]
  private static let unknown: Int32 = -1
  /// In no package, and so in a module that no package can depend on: a target of Xcode.
  private static let outside: Int32 = -2

  /// Whether the project has a module of that name, as far as manifests and configuration say.
  func declares(_ name: String) -> Bool { modules.contains { $0.name == name } }

  /// - Parameters:
  ///   - paths: of all files, sorted.
  ///   - manifests: one for each package, with the folder of the package.
  ///   - configured: for each file the name of its module; empty when nothing is configured.
  ///   - membership: finds out which targets of Xcode have which files.
  init(
    paths: [String], manifests: [(folder: String, manifest: PackageManifest)], configured: [String?],
    membership: @escaping @Sendable () -> TargetMembership
  ) {
    findMembership = membership
    packages = Dictionary(uniqueKeysWithValues: manifests.map { ($0.folder, $0.manifest) })
    let isConfigured = configured.contains { $0 != nil }
    let playgrounds = ModuleMap.playgrounds(paths)
    guard !manifests.isEmpty || isConfigured || !playgrounds.isEmpty else { return }
    let isPool = isConfigured || manifests.isEmpty
    indices = ContiguousArray(repeating: isPool ? ModuleMap.unknown : ModuleMap.outside, count: paths.count)
    var known: [Module: Int32] = [:]
    func index(of module: Module) -> Int32 {
      if let index = known[module] { return index }
      let index = Int32(modules.count)
      modules.append(module)
      known[module] = index
      return index
    }
    for place in ModuleMap.outerFirst(ModuleMap.folders(of: manifests, paths)) {
      let module = place.module.map(index) ?? ModuleMap.unknown
      let all = ModuleMap.files(below: place.folder, paths)
      let sources = place.sources.map { $0.map { ModuleMap.files(at: $0, paths).clamped(to: all) } } ?? [all]
      let excluded = place.excluded.map { ModuleMap.files(at: $0, paths) }
      for files in sources {
        for file in files where !excluded.contains(where: { $0.contains(file) }) { indices[file] = module }
      }
    }
    for playground in playgrounds {
      let module = index(
        of: Module(name: playground, package: playground, isTest: false, isExecutable: true, isPlayground: true))
      for file in ModuleMap.files(below: playground, paths) { indices[file] = module }
    }
    for (file, name) in configured.enumerated() {
      if let name { indices[file] = index(of: Module(name: name, package: "", isTest: false)) }
    }
  }

  /// The names of all modules.
  var names: Set<String> { Set(modules.map(\.name)) }

  subscript(file: Int) -> Module? {
    guard !indices.isEmpty, indices[file] >= 0 else { return nil }
    return modules[Int(indices[file])]
  }

  /// Whether two files are known to be compiled into different modules, and never into one.
  func areApart(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (index(of: first), index(of: second))
    if one >= 0, other >= 0 { return one != other }
    if one >= 0 && modules[Int(one)].isPlayground || other >= 0 && modules[Int(other)].isPlayground { return true }
    if let areApart = membership.areApart(first, second) { return areApart }
    if one >= 0 { return other == ModuleMap.outside || membership.contains(second) }
    if other >= 0 { return one == ModuleMap.outside || membership.contains(first) }
    return false
  }

  /// Whether two files are known to be compiled into one module.
  func areTogether(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (index(of: first), index(of: second))
    if one >= 0 || other >= 0 { return one == other }
    return first == second || membership.areApart(first, second) == false
  }

  /// Whether two files may be compiled into one module.
  func mayBeTogether(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (index(of: first), index(of: second))
    return one >= 0 || other >= 0 ? one == other : membership.areApart(first, second) != true
  }

  /// Of declarations of one name, those of a file's own module, which hide others: where there are any, and the module is known, or all
  /// targets of Xcode that compile the file compile them.
  func nearest<Declared>(_ found: [Declared], to file: Int, _ declaring: (Declared) -> Int) -> [Declared] {
    guard found.count > 1 else { return found }
    let own =
      if let module = self[file] {
        found.filter { self[declaring($0)] == module }
      } else {
        found.filter { membership.compile(declaring($0), with: file) }
      }
    return own.isEmpty ? found : own
  }

  private func index(of file: Int) -> Int32 { indices.isEmpty ? ModuleMap.unknown : indices[file] }

  /// Whether a file is known to belong to a module of a package.
  func isInPackage(_ file: Int) -> Bool { !indices.isEmpty && indices[file] >= 0 }

  /// Whether a file is known to be in no package, so that no package can depend on it.
  func isOutsidePackages(_ file: Int) -> Bool { !indices.isEmpty && indices[file] == ModuleMap.outside }

  /// Whether a file is known to belong to a module of tests.
  func isTest(_ file: Int) -> Bool {
    !indices.isEmpty && indices[file] >= 0 && modules[Int(indices[file])].isTest
  }

  /// Whether a file belongs to no target of the package in whose folder it is, as far as the manifest writes them out.
  func isBesideTargets(_ file: Int, ofPackage folder: String) -> Bool {
    !isInPackage(file) && packages[folder]?.isComplete != false
  }

  /// The deployment targets of the innermost package around a file that has some, and its folder; nil for none.
  func deploymentTargets(ofFileAt path: String) -> (targets: DeploymentTargets, package: String)? {
    innermostPackage(around: path) { !$0.deploymentTargets.isEmpty }.map { ($0.manifest.deploymentTargets, $0.folder) }
  }

  /// The language mode of the innermost package around a file, and its folder; nil if it is unknown or there is none.
  func languageMode(ofFileAt path: String) -> (mode: LanguageMode, package: String)? {
    guard let found = innermostPackage(around: path, where: { _ in true }), let mode = found.manifest.languageMode
    else {
      return nil
    }
    return (mode, found.folder)
  }

  /// The innermost package around a file for which a condition holds, with its folder.
  private func innermostPackage(
    around path: String, where isWanted: (PackageManifest) -> Bool
  ) -> (manifest: PackageManifest, folder: String)? {
    var folder = path[...]
    while !packages.isEmpty, !folder.isEmpty {
      folder = folder[..<(folder.utf8.lastIndex(of: UInt8(ascii: "/")) ?? folder.startIndex)]
      if let found = packages[String(folder)], isWanted(found) { return (found, String(folder)) }
    }
    return nil
  }

  // MARK: Folders

  /// Where the files of a module lie.
  private struct Place {
    var folder: String
    /// Nil for the whole of a package, whose targets tell the modules.
    var module: Module?
    /// Files and folders, from the root on; nil for all.
    var sources: [String]?
    var excluded: [String] = []
  }

  /// The folders of playgrounds around files, each once.
  private static func playgrounds(_ paths: [String]) -> [String] {
    var found: [String] = []
    var position = 0
    while position < paths.count {
      guard let folder = playground(around: paths[position]) else {
        position += 1
        continue
      }
      found.append(folder)
      position = files(below: folder, paths).upperBound
    }
    return found
  }

  private static func playground(around path: String) -> String? {
    guard path.holds(".playground/") else { return nil }
    let parts = path.split(separator: "/")
    return parts.firstIndex { $0.hasSuffix(".playground") }.map { parts[...$0].joined(separator: "/") }
  }

  /// Outer folders first, which have shorter paths; a package before a target in the same folder.
  private static func outerFirst(_ places: [Place]) -> [Place] {
    // Numbers are sorted, because a place is costly to move and to compare.
    let keys = places.indices.map { (2 * places[$0].folder.utf8.count + (places[$0].module == nil ? 0 : 1), $0) }
    return keys.sorted(by: <).map { places[$0.1] }
  }

  private static func folders(
    of manifests: [(folder: String, manifest: PackageManifest)], _ paths: [String]
  ) -> [Place] {
    manifests.flatMap { package, manifest -> [Place] in
      let targets = manifest.isComplete ? manifest.targets : []
      let isOnly = targets.count { $0.kind.isBuilt } == 1
      return [Place(folder: package)] + targets.compactMap { place(of: $0, in: package, isOnly: isOnly, paths) }
    }
  }

  /// Nil when the target has no files here.
  private static func place(
    of target: PackageManifest.Target, in package: String, isOnly: Bool, _ paths: [String]
  ) -> Place? {
    guard let folder = folder(of: target, in: package, isOnly: isOnly, paths) else { return nil }
    return Place(
      folder: folder,
      module: Module(
        name: moduleName(ofTarget: target.name), package: package, isTest: target.kind == .test,
        isExecutable: target.kind == .executable),
      sources: target.sources?.compactMap { joined(folder, $0) },
      excluded: target.excluded.compactMap { joined(folder, $0) })
  }

  /// The name by which code imports a target: `UI_macOS` of `UI-macOS`. Source: the documentation of `Target.c99name` of SwiftPM.
  private static func moduleName(ofTarget name: String) -> String {
    let characters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return characters.first?.isNumber == true ? "_" + String(characters.dropFirst()) : String(characters)
  }

  /// Nil when the target has no files here.
  private static func folder(
    of target: PackageManifest.Target, in package: String, isOnly: Bool, _ paths: [String]
  ) -> String? {
    if let path = target.path { return joined(package, path) }
    let sources = ["Sources", "Source", "src", "srcs"]
    let parents =
      switch target.kind {
      case .regular, .executable: sources
      case .test: ["Tests"] + sources
      case .plugin: ["Plugins"]
      }
    for parent in parents {
      guard let folder = joined(package, parent + "/" + target.name) else { continue }
      if !files(below: folder, paths).isEmpty { return folder }
    }
    // The only target of a package may have its files right in the common folder.
    return isOnly && target.kind.isBuilt ? joined(package, "Sources") : nil
  }

  /// The folder that a path in a package means; nil when it is outside of the project.
  static func joined(_ package: String, _ path: String) -> String? {
    if isPlain(path) { return package.isEmpty ? path : package + "/" + path }
    // By bytes: characters take many times as long.
    let slash = UInt8(ascii: "/")
    var parts = path.hasPrefix("/") ? [] : package.utf8.split(separator: slash)
    for part in path.utf8.split(separator: slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) {
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return String(decoding: Array(parts.joined(separator: CollectionOfOne(slash))), as: UTF8.self)
  }

  /// Whether a path goes down only, and has no dot and no empty part; nearly all do.
  private static func isPlain(_ path: String) -> Bool {
    var previous = UInt8(ascii: "/")
    for byte in path.utf8 {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") && previous == byte { return false }
      previous = byte
    }
    return previous != UInt8(ascii: "/")
  }

  /// The index of the file at a path, or the indices of those in a folder there and below it. O(log n).
  static func files(at path: String, _ paths: [String]) -> Range<Int> {
    let below = files(below: path, paths)
    if !below.isEmpty { return below }
    let index = paths.firstIndex(notBefore: path)
    return index < paths.count && paths[index] == path ? index..<index + 1 : index..<index
  }

  /// The indices of the files in a folder and below it. O(log n).
  static func files(below folder: String, _ paths: [String]) -> Range<Int> {
    guard !folder.isEmpty else { return paths.indices }
    // In the order of their bytes, what follows `folder/` and precedes `folder0` lies in the folder.
    return paths.firstIndex(notBefore: folder + "/")..<paths.firstIndex(notBefore: folder + "0")
  }
}

extension PackageManifest.Kind {
  /// Whether its files may lie right in the common folder, where it is the only target.
  fileprivate var isBuilt: Bool { self == .regular || self == .executable }
}

/// Which targets of Xcode compile each file of a project.
///
/// One file may belong to several. What no target lists is unknown, and so are the files of tests.
public struct TargetMembership: Sendable, Equatable {
  /// For each file an index of `sets`, or a negative number where no target has it. Empty without targets.
  private var indices: ContiguousArray<Int32> = []
  /// The targets of files by their numbers, ascending; each set once.
  private var sets: [[Int32]] = []
  /// Of each target whether it is an app extension.
  private var areExtensions: [Bool] = []
  /// Of each target its settings. Where its deployment targets are unknown, they are the lowest that its project writes out.
  private var settings: [CompilerSettings] = []
  private var names: [String] = []
  /// Whether some of the targets are for other systems than others.
  private var differInSystems = false
  /// The systems of files that a target compiles for some systems alone, by the index of the file and the number of the target.
  private var filters: [Int: [Int32: Set<BuildSystem>]] = [:]
  /// The names that targets set for `#if`.
  private(set) var flags: Set<String> = []

  /// Without targets.
  public init() {}

  /// - Parameters:
  ///   - projects: with their folders, relative to the project root.
  ///   - paths: of all files, sorted.
  public init(projects: [(folder: String, project: XcodeProject)], paths: [String]) {
    var targets: [[Int32]] = Array(repeating: [], count: paths.count)
    var count: Int32 = 0
    for (folder, project) in projects {
      flags.formUnion(project.flags)
      for target in project.targets {
        for (file, systems) in target.filters {
          guard let path = ModuleMap.joined(folder, file) else { continue }
          let index = paths.firstIndex(notBefore: path)
          if index < paths.count, paths[index] == path { filters[index, default: [:]][count] = systems }
        }
        for file in TargetMembership.files(of: target, in: folder, paths) where targets[file].last != count {
          targets[file].append(count)
        }
        count += 1
        areExtensions.append(target.isExtension)
        names.append(target.name)
        settings.append(target.settings)
        flags.formUnion(target.settings.flags?.possible ?? [])
        if target.settings.deploymentTargets == nil {
          settings[settings.count - 1].deploymentTargets = project.deploymentTargets
        }
      }
    }
    differInSystems = Set(settings.compactMap(\.systems)).count > 1 || !filters.isEmpty
    var known: [[Int32]: Int32] = [:]
    indices = ContiguousArray(
      targets.map { set in
        if set.isEmpty { return -1 }
        if let index = known[set] { return index }
        sets.append(set)
        known[set] = Int32(sets.count - 1)
        return Int32(sets.count - 1)
      })
  }

  /// The indices of a target's files.
  ///
  /// - Parameters:
  ///   - folder: of its project, relative to the project root.
  ///   - paths: of all files, sorted.
  static func files(of target: XcodeProject.Target, in folder: String, _ paths: [String]) -> [Int] {
    var files = target.files.compactMap { file -> Int? in
      guard let path = ModuleMap.joined(folder, file) else { return nil }
      let index = paths.firstIndex(notBefore: path)
      return index < paths.count && paths[index] == path ? index : nil
    }
    for synchronized in target.folders {
      guard let path = ModuleMap.joined(folder, synchronized.path) else { continue }
      let excluded = synchronized.excluded.compactMap { ModuleMap.joined(path, $0) }
        .map { ModuleMap.files(at: $0, paths) }
      files += ModuleMap.files(below: path, paths).filter { file in !excluded.contains { $0.contains(file) } }
    }
    return files
  }

  /// Whether two files are known to have no target in common; nil where it is not known of one of them.
  func areApart(_ first: Int, _ second: Int) -> Bool? {
    guard let one = self[first], let other = self[second] else { return nil }
    return one != other && !sets[one].contains(where: sets[other].contains)
  }

  /// Whether all targets that have a file are known to compile another one with it.
  func compile(_ other: Int, with file: Int) -> Bool {
    guard let targets = self[file], let others = self[other] else { return false }
    return targets == others || sets[targets].allSatisfy(sets[others].contains)
  }

  /// Whether two files are known to have different targets.
  func differs(_ first: Int, _ second: Int) -> Bool {
    guard let one = self[first], let other = self[second] else { return false }
    return one != other
  }

  /// The settings of the targets that have a file: of each system the lowest deployment target, and otherwise that in which they agree;
  /// nil where no target is known to have it.
  func settings(of file: Int) -> CompilerSettings? {
    guard let targets = self[file].map({ sets[$0] }), let first = targets.first else { return nil }
    return targets.dropFirst().reduce(into: settings[Int(first)]) { result, target in
      let other = settings[Int(target)]
      result.languageMode = result.languageMode.merged(with: other.languageMode)
      result.defaultIsolation = result.defaultIsolation.merged(with: other.defaultIsolation)
      result.deploymentTargets?.formLowest(with: other.deploymentTargets ?? [:])
    }
  }

  /// Whether it is known for which systems the targets of a file may be built.
  func areSystemsKnown(of file: Int) -> Bool {
    self[file].map { sets[$0].allSatisfy { settings[Int($0)].systems != nil } } ?? false
  }

  /// The systems that the targets of a file may be built for, perhaps with others; nil where they are unknown, and where those of all
  /// targets are the same.
  func systems(of file: Int) -> Set<BuildSystem>? {
    guard differInSystems, let targets = self[file].map({ sets[$0] }) else { return nil }
    return targets.reduce([]) { found, target in
      let systems = settings[Int(target)].systems
      let filter = filters[file]?[target]
      let own = filter.map { filter in systems?.intersection(filter) ?? filter } ?? systems
      return own.flatMap { found?.union($0) }
    }
  }

  /// Whether it is known which names for `#if` the targets of a file set.
  func areFlagsKnown(of file: Int) -> Bool {
    self[file].map { sets[$0].allSatisfy { settings[Int($0)].flags != nil } } ?? false
  }

  /// The names for `#if` that targets set of which it is known which do.
  var knownFlags: Set<String> { settings.allSatisfy { $0.flags != nil } ? flags : [] }

  /// Whether the targets of a file determine which of them compile a clause.
  func determine(_ branch: Scope.Branch, in file: Int) -> Bool {
    if branch.isAboutDebugging { return true }
    return ConditionFormula(branch).tests.allSatisfy { test in
      if test.isAboutSystems { return areSystemsKnown(of: file) }
      guard case .flag(let name) = test else { return false }
      return name == Build.debug || name == Build.release || flags.contains(name) && areFlagsKnown(of: file)
    }
  }

  /// The builds that compile a file, as far as the systems and some names for `#if` of its targets determine them; nil where they don't.
  ///
  /// - Parameter flags: the names that are asked for.
  func builds(of file: Int, telling flags: Set<String>) -> Set<TargetBuild>? {
    guard let targets = self[file].map({ sets[$0] }) else { return nil }
    let areSystemsTold = systems(of: file) != nil
    let areFlagsTold = !flags.isEmpty && areFlagsKnown(of: file)
    guard areSystemsTold || areFlagsTold else { return nil }
    return targets.reduce(into: []) { builds, target in
      var build = TargetBuild()
      let own = settings[Int(target)]
      if areSystemsTold {
        let filter = filters[file]?[target]
        build.systems = filter.map { filter in own.systems?.intersection(filter) ?? filter } ?? own.systems
      }
      if areFlagsTold, let set = own.flags {
        build.set = set.sure.intersection(flags)
        build.unset = flags.subtracting(set.possible)
      }
      builds.insert(build)
    }
  }

  /// The systems of all targets together, perhaps with others; nil where some are unknown, or there are no targets.
  var allSystems: Set<BuildSystem>? {
    settings.isEmpty ? nil : settings.reduce([]) { found, next in next.systems.flatMap { found?.union($0) } }
  }

  /// The names of the targets that have a file, sorted, each once.
  func targetNames(of file: Int) -> [String] {
    self[file].map { Set(sets[$0].map { names[Int($0)] }).sorted() } ?? []
  }

  /// Whether only app extensions have a file.
  func isInExtension(_ file: Int) -> Bool {
    self[file].map { sets[$0].allSatisfy { areExtensions[Int($0)] } } ?? false
  }

  /// Whether several targets have a file.
  func isShared(_ file: Int) -> Bool { self[file].map { sets[$0].count > 1 } ?? false }

  /// Whether some target has a file.
  func contains(_ file: Int) -> Bool { self[file] != nil }

  private subscript(file: Int) -> Int? { indices.isEmpty || indices[file] < 0 ? nil : Int(indices[file]) }
}

import EnvlintFacts

/// A world with the source of the packages that its files use.
struct ExtendedWorld: Sendable {
  let world: Worlds.World
  /// The files of the world, and those of packages.
  private(set) var sources: SourceSet
  /// The indices of those of packages in `sources`.
  private(set) var packageFiles: Set<Int> = []

  /// - Parameters:
  ///   - sources: the files of the world.
  ///   - swiftUIModules: modules that re-export SwiftUI.
  init(
    _ world: Worlds.World, _ sources: SourceSet, swiftUIModules: [String], parsers: FileParsers, threads: Int
  ) {
    self.world = world
    self.sources = sources
    if sources.checkouts.isEmpty { return }
    let imports = sources.importedModules(in: Array(sources.paths.indices), parsers, threads: threads)
    // Without SwiftUI nothing is followed into packages.
    guard !imports.isDisjoint(with: ["SwiftUI"] + swiftUIModules) else { return }
    let own = ExtendedWorld.modules(of: sources, parsers, threads)
    let packages = sources.checkouts.sources(importedBy: imports, except: own, parsers: parsers, threads: threads)
    if packages.paths.isEmpty { return }
    self.sources = sources.adding(packages)
    packageFiles = Set(packages.paths.filter { sources.index(of: $0) == nil }.compactMap { self.sources.index(of: $0) })
  }

  /// The names of the modules that manifests and Xcode targets say are the project's.
  private static func modules(of sources: SourceSet, _ parsers: FileParsers, _ threads: Int) -> Set<String> {
    let manifests = sources.paths.indices.filter { ManifestName(path: sources.paths[$0]) != nil }
    let targets = manifests.compactMap { Worlds.manifest($0, sources, parsers) }.flatMap(\.manifest.targets).map(\.name)
    let projects = sources.xcodeProjects.projects(threads: threads).compactMap(\.project)
    return Set(targets + projects.flatMap(\.targets).map(\.name))
  }
}

/// A module of a package that other code may import.
public struct PackageModule: Sendable, Equatable {
  public var name: String
  /// The folder of its package.
  public var package: String
  /// Indices of its files, ascending; never empty.
  public var files: [Int]

  /// The modules of packages, without programs, tests, and packages whose targets aren't all written out; sorted by name. Of several with
  /// one name the one that is first in the order of the folders.
  ///
  /// - Parameters:
  ///   - paths: of all files, sorted.
  ///   - manifests: of packages, with their paths.
  public static func all(
    among paths: [String], manifests: [(path: String, manifest: PackageManifest)]
  ) -> [PackageModule] {
    let map = ModuleMap(
      paths: paths, manifests: ManifestName.chosen(among: manifests), configured: [], membership: { TargetMembership() }
    )
    var modules: [String: PackageModule] = [:]
    for file in paths.indices {
      guard let module = map[file], !module.isTest, !module.isExecutable else { continue }
      let known = modules[module.name] ?? PackageModule(name: module.name, package: module.package, files: [])
      if known.package != module.package { continue }
      modules[module.name] = known
      modules[module.name]?.files.append(file)
    }
    return modules.values.sorted { $0.name < $1.name }
  }
}

import EnvlintConfiguration
import EnvlintFacts
import EnvlintReporting
import EnvlintSyntax

/// The packages that a package manager has checked out below a project's root.
///
/// Their files are no files of the project: nothing is reported there. But what the project shows and injects is followed into them.
struct PackageCheckouts: Sendable {
  private let root: String
  /// Folders with a manifest, relative to the root: below these, checkouts lie.
  private let folders: [String]
  /// The folders of the packages, relative to the root, sorted. Looked for when they are first asked for, as are their files.
  private let packages = LazyValue<[String]>()
  private let listing = LazyValue<Listing>()
  private let answers = Answers()

  private struct Listing: Sendable {
    var sources = SourceSet(paths: []) { _ in .skipped(reason: "isn't there") }
    /// The modules that other code may import, by name.
    var modules: [String: PackageModule] = [:]
    /// Indices of the manifests in `sources`, by the folders of the packages.
    var manifests: [String: [Int]] = [:]
  }

  /// - Parameters:
  ///   - root: absolute.
  ///   - folders: those with a manifest of a package, an Xcode project or a workspace, relative to the root; none if nothing is to be read.
  init(root: String = "", below folders: Set<String> = []) {
    self.root = root
    self.folders = folders.sorted()
  }

  var isEmpty: Bool { packages.get(find).isEmpty }

  /// The files of the modules that code imports, and of those that these import in turn, with the manifests of their packages.
  ///
  /// - Parameters:
  ///   - imports: the modules that the code imports.
  ///   - own: the modules that the project declares itself.
  func sources(
    importedBy imports: Set<String>, except own: Set<String>, parsers: FileParsers, threads: Int
  ) -> SourceSet {
    let listing = listing.get { list(parsers, threads) }
    let files = answers.files(importedBy: imports.subtracting(own)) { imports in
      PackageCheckouts.files(importedBy: imports, except: own, listing, parsers, threads)
    }
    return listing.sources.part(files)
  }

  private static func files(
    importedBy imports: Set<String>, except own: Set<String>, _ listing: Listing, _ parsers: FileParsers, _ threads: Int
  ) -> [Int] {
    var files: Set<Int> = []
    var seen = own
    var next = imports
    while !next.isEmpty {
      let modules = next.compactMap { listing.modules[$0] }
      let new = modules.flatMap(\.files)
      files.formUnion(new + modules.flatMap { listing.manifests[$0.package] ?? [] })
      seen.formUnion(next)
      next = listing.sources.importedModules(in: new, parsers, threads: threads).subtracting(seen)
    }
    return files.sorted()
  }

  /// The text of a package's file, by path; nil if there is none, or if nobody asked for sources.
  func text(of file: String) -> SourceText? { listing.known?.sources.text(of: file) }

  // MARK: The listing

  private func find() -> [String] {
    var packages: [String: String] = [:]
    for place in folders.flatMap(places) {
      // A package may be checked out for several projects.
      for name in names(inFolder: joined(root, place)) where packages[name] == nil {
        let folder = joined(place, name)
        if (try? fileKind(joined(joined(root, folder), "Package.swift"))) == .file { packages[name] = folder }
      }
    }
    return packages.values.sorted()
  }

  private func list(_ parsers: FileParsers, _ threads: Int) -> Listing {
    var listing = Listing()
    let packages = packages.get(find)
    var walk = Walk(root: root, gitRoot: nil, excluded: GlobSet([]), threads: threads)
    for folder in packages { walk.add(below: joined(root, folder)) }
    listing.sources = SourceSet(paths: walk.sortedFiles(and: []), below: root)
    let paths = listing.sources.paths
    let folders = Set(packages)
    for index in paths.indices {
      guard let folder = ManifestName(path: paths[index])?.folder, folders.contains(folder) else { continue }
      listing.manifests[folder, default: []].append(index)
    }
    let places = listing.manifests.values.joined().sorted()
    let manifests = concurrentMap(count: places.count, threads: threads) { [listing] index, _ in
      Worlds.manifest(places[index], listing.sources, parsers)
    }
    for module in PackageModule.all(among: paths, manifests: manifests.compactMap(\.self)) {
      listing.modules[module.name] = module
    }
    return listing
  }

  /// Where SwiftPM and Xcode check packages out for the manifest in a folder. Relative to the root.
  private func places(below folder: String) -> [String] {
    let derived = joined(folder, "DerivedData")
    let builds =
      [".build", "build", "DerivedData"].map { joined(folder, $0) }
      + names(inFolder: joined(root, derived)).map { joined(derived, $0) }
    return [joined(folder, ".build/checkouts")]
      + ([folder] + builds).map { joined($0, "SourcePackages/checkouts") }
  }
}

/// The files of packages that some modules need, kept because an editor asks again and again.
private final class Answers: @unchecked Sendable {
  private let mutex = Mutex()
  private var known: [Set<String>: [Int]] = [:]
  /// More than a project has worlds.
  private static let most = 64

  /// - Parameter imports: the modules that aren't the project's own.
  func files(importedBy imports: Set<String>, _ find: (Set<String>) -> [Int]) -> [Int] {
    if let files = mutex.withLock({ known[imports] }) { return files }
    let files = find(imports)
    mutex.withLock {
      if known.count == Answers.most { known.removeAll() }
      known[imports] = files
    }
    return files
  }
}

extension SourceSet {
  /// Files on the disk, which are opened once.
  ///
  /// - Parameters:
  ///   - paths: relative to the root; sorted, unique.
  ///   - root: absolute.
  fileprivate init(paths: [String], below root: String) {
    let folder = OpenFolder(root)
    let files = SourceSet(paths: paths) { index, buffer in
      readSource(
        atPath: folder == nil ? joined(root, paths[index]) : paths[index], in: folder, isListed: true, into: &buffer)
    }
    self = files.keepingContents()
  }

  /// The modules that some of the files import.
  func importedModules(in files: [Int], _ parsers: FileParsers, threads: Int) -> Set<String> {
    let found = concurrentMap(count: files.count, threads: threads) { index, _ in
      importedModules(in: files[index], parsers)
    }
    return found.reduce(into: []) { $0.formUnion($1) }
  }

  /// The modules that a file imports, and perhaps more.
  func importedModules(in file: Int, _ parsers: FileParsers) -> Set<String> {
    parsers.use { parser in
      guard case .bytes(let bytes) = parser.read(file, self) else { return [] }
      return bytes.importedModules
    }
  }
}

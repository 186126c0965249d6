/// The facts of a project's loaded files, and who declares which name: grows as files are loaded.
///
/// **Invariant:** the same files give the same value, in whatever order they are added.
public struct ProjectFacts: Sendable {
  typealias ContainerID = ProjectIndex.ContainerID

  struct AliasID: Sendable, Hashable {
    var file: Int
    /// Nil for an alias at file level.
    var container: Int?
    var index: Int
  }

  struct GlobalID: Sendable, Hashable {
    var file: Int
    var index: Int
  }

  /// Of all files, sorted.
  let paths: [String]
  /// Of every file of the project, in the order of the paths.
  public private(set) var files: FileTable
  /// Indices of the loaded files, ascending.
  public private(set) var loaded: [Int] = []
  /// Indices of the loaded files that have some kind of fact, ascending.
  private var filesByKind: [FactKinds.RawValue: [Int]] = [:]
  /// Whether each file is test code.
  private(set) var isTest: [Bool]
  /// Of each file: `FileFacts.importsSwiftUI`.
  private(set) var importsSwiftUI: [Bool]
  /// Indices of the files that export a module.
  public private(set) var filesExportingModules: [Int] = []

  private(set) var types: [String: [ContainerID]] = [:]
  /// Indices of the files that declare a type, by the hash of its extensions; see `Skim.hash(extensionOf:)`.
  private var filesByExtendedType: [UInt32: [Int]] = [:]
  private(set) var extensions: [String: [ContainerID]] = [:]
  private(set) var aliases: [String: [AliasID]] = [:]
  /// Typealiases by the last name of what they stand for.
  private(set) var aliasesByTarget: [String: [AliasID]] = [:]
  /// Types and typealiases by their paths.
  private var typesByPath: [PathKey: [ContainerID]] = [:]
  private var aliasesByPath: [PathKey: [AliasID]] = [:]
  private(set) var globals: [String: [GlobalID]] = [:]
  private(set) var functions: [String: [GlobalID]] = [:]
  private(set) var functionNames: Set<String> = []
  private(set) var macroNames: Set<String> = []
  /// Which module each file belongs to.
  private(set) var modules: ModuleMap
  /// For each file the name of the module that the configuration gives it.
  private let configuredModules: [String?]
  /// Paths of the types that exist for previews.
  private(set) var previewTypes: Set<[String]> = []

  /// Whether the files that the flow of the environment reaches have `FileFacts.views`.
  public var hasViews = false

  /// Facts that some files have once more, with the uses of properties that other files declare, by the index of the file.
  private(set) var visits: [Int: (names: Set<String>, facts: FileFacts)] = [:]

  /// What was found of the names that rules asked for; in the order of the files.
  private(set) var mentions: [MentionQuery: [Mention]] = [:]

  /// A project of which nothing is loaded.
  ///
  /// - Parameters:
  ///   - paths: of all files, sorted.
  ///   - modules: for each file the module that the configuration gives it; empty when it gives none.
  public init(paths: [String], modules: [String?] = []) {
    self.paths = paths
    files = FileTable(count: paths.count)
    isTest = Array(repeating: false, count: paths.count)
    importsSwiftUI = isTest
    configuredModules = modules
    self.modules = ModuleMap(paths: paths, manifests: [], configured: modules)
  }

  /// Adds the facts of files that were not there yet. Fastest in the order of the files: then names are appended, not inserted.
  public mutating func add(_ batch: [LoadedFile]) {
    if batch.isEmpty { return }
    reserveCapacity(for: batch)
    for file in batch {
      files.set(file.index, to: file.takeFacts())
      isTest[file.index] = file.isTest || modules.isTest(file.index)
      importsSwiftUI[file.index] = files[file.index].importsSwiftUI
      if files[file.index].exportsModule { filesExportingModules.append(file.index) }
      add(namesOf: file.index)
    }
    filesExportingModules.sort()
    addKinds(of: batch.map(\.index))
    loaded = (loaded + batch.map(\.index)).sorted()
    if batch.contains(where: { files[$0.index].manifest != nil }) { drawBorders() }
  }

  /// Puts facts with more detail in the place of those that are there; the names that a file declares stay the same.
  public mutating func replace(_ batch: [LoadedFile]) {
    if batch.isEmpty { return }
    for file in batch { files.set(file.index, to: file.takeFacts()) }
    filesByKind = [:]
    addKinds(of: loaded)
  }

  private mutating func addKinds(of files: [Int]) {
    let kinds = files.map { self.files[$0].kinds }
    for kind in FactKinds.all {
      let own = zip(files, kinds).filter { $0.1.contains(kind) }.map(\.0)
      if !own.isEmpty { filesByKind[kind.rawValue] = (self.files(with: kind) + own).sorted() }
    }
  }

  /// Indices of the loaded files that have one kind of fact, ascending.
  func files(with kind: FactKinds) -> [Int] { filesByKind[kind.rawValue] ?? [] }

  /// Tells the modules apart, once their manifests are there.
  private mutating func drawBorders() {
    let membership = modules.membership
    modules = ModuleMap(paths: paths, manifests: chosenManifests, configured: configuredModules)
    modules.membership = membership
    for file in files.indices where modules.isTest(file) { isTest[file] = true }
  }

  /// Tells the targets of Xcode apart.
  public mutating func add(_ membership: TargetMembership) { modules.membership = membership }

  /// Of each package the one manifest that counts, by the folder of the package.
  private var chosenManifests: [(folder: String, manifest: PackageManifest)] {
    let found = loaded.compactMap { index -> (name: ManifestName, manifest: PackageManifest)? in
      guard let manifest = files[index].manifest, let name = ManifestName(path: files[index].path) else { return nil }
      return (name, manifest)
    }
    return Dictionary(grouping: found) { $0.name.folder }.sorted { $0.key < $1.key }.compactMap { folder, found in
      ManifestName.chosen(among: found.map { ($0.name, $0.manifest.toolsVersion) }).map { (folder, found[$0].manifest) }
    }
  }

  /// Adds the answer to a query.
  public mutating func add(_ found: [Mention], of query: MentionQuery) { mentions[query] = found }

  /// Adds what a file says of properties of those names, which other files declare.
  public mutating func add(_ visit: LoadedFile, of names: Set<String>) {
    visits[visit.index] = (names, visit.takeFacts())
  }

  /// Notes that a file cannot be read, and so says nothing.
  public mutating func addUnreadable(_ file: Int, of names: Set<String>) {
    visits[file] = (names, FileFacts(path: paths[file]))
  }

  // What others ask for many files at a time; copying the facts costs more than all the rest.

  /// Whether the facts of a file have what builds views.
  public func hasViews(_ file: Int) -> Bool { files[file].views != nil }

  /// Whether the facts of a file are there.
  public func isLoaded(_ file: Int) -> Bool { files.isLoaded(file) }

  /// How much of a loaded file is known.
  public func detail(of file: Int) -> Detail { files[file].detail }

  /// Indices of the loaded files at which the flow of the environment starts, ascending; see `FileFacts.startsFlow`.
  public var filesStartingFlow: [Int] { loaded.filter { files[$0].startsFlow } }

  /// Hashes of the names under which others find what each loaded file declares.
  public var declaredNames: [(file: Int, names: [UInt32])] { loaded.map { ($0, files[$0].declaredNames) } }

  /// Indices of the loaded files with a name that begins with `defaultValue`, ascending.
  public var filesUsingDefaults: [Int] { loaded.filter { files[$0].usesDefaults } }

  /// One file's facts and their place in the project. A class, because the facts are large and are handed on.
  ///
  /// One thread at a time uses it: the worker that makes it, then who adds it to a project.
  public final class LoadedFile: @unchecked Sendable {
    /// Index of the file among the project's paths.
    public let index: Int
    /// Empty once they were added to a project.
    public private(set) var facts: FileFacts
    /// Whether it is test code.
    public let isTest: Bool
    /// Nil where the facts are without what builds views.
    public let flowNames: FlowNames?

    /// - Parameter isInTestFolder: whether its path says that it is test code; its imports may say so, too.
    public init(index: Int, facts: FileFacts, isInTestFolder: Bool) {
      self.index = index
      isTest = isInTestFolder || facts.imports.contains { ["XCTest", "Testing", "ViewInspector"].contains($0.module) }
      flowNames = FlowNames(facts)
      self.facts = facts
    }

    /// Gives the facts away, which costs nothing, where to copy them has the count of each of their many parts go up and down.
    fileprivate func takeFacts() -> FileFacts {
      var taken = FileFacts(path: "")
      swap(&taken, &facts)
      return taken
    }
  }

  // Indices instead of elements: the elements are large values, and copying them costs more than all the rest.
  private mutating func add(namesOf file: Int) {
    for container in files[file].containers.indices {
      let id = ContainerID(file: file, container: container)
      let name = files[file].containers[container].name
      if files[file].containers[container].kind == nil {
        ProjectFacts.insert(id, into: &extensions[name, default: []]) { $0.file < $1.file }
      } else {
        ProjectFacts.insert(id, into: &types[name, default: []]) { $0.file < $1.file }
        filesByExtendedType[Skim.hash(extensionOf: name), default: []].append(file)
        addType(id)
      }
      for index in files[file].containers[container].typealiases.indices {
        add(AliasID(file: file, container: container, index: index))
      }
    }
    for container in files[file].previewContainers { previewTypes.insert(files[file].containers[container].path) }
    for index in files[file].typealiases.indices { add(AliasID(file: file, container: nil, index: index)) }
    for index in files[file].globals.indices {
      let id = GlobalID(file: file, index: index)
      ProjectFacts.insert(id, into: &globals[files[file].globals[index].name, default: []]) { $0.file < $1.file }
    }
    for index in files[file].functions.indices {
      let id = GlobalID(file: file, index: index)
      ProjectFacts.insert(id, into: &functions[files[file].functions[index].name, default: []]) { $0.file < $1.file }
    }
    functionNames.formUnion(files[file].functionNames)
    macroNames.formUnion(files[file].macros)
  }

  /// Tables that grow step by step are copied at each step.
  private mutating func reserveCapacity(for batch: [LoadedFile]) {
    let containerCount = batch.reduce(0) { $0 + $1.facts.containers.count }
    let extensionCount = batch.reduce(0) { $0 + $1.facts.extensionCount }
    files.reserveCapacity(forMore: batch.count)
    // Twice as much, because later batches are smaller.
    let typeCount = types.count + containerCount - extensionCount
    if typeCount > types.capacity {
      types.reserveCapacity(2 * typeCount)
      filesByExtendedType.reserveCapacity(2 * typeCount)
      typesByPath.reserveCapacity(2 * typeCount)
    }
    if extensions.count + extensionCount > extensions.capacity {
      extensions.reserveCapacity(extensions.count + extensionCount)
    }
  }

  private mutating func addType(_ id: ContainerID) {
    let key = files[id.file].containers[id.container].pathKey
    ProjectFacts.insert(id, into: &typesByPath[key, default: []]) { $0.file < $1.file }
  }

  private mutating func add(_ id: AliasID) {
    let alias = self.alias(id)
    ProjectFacts.insert(id, into: &aliases[alias.name, default: []]) { $0.file < $1.file }
    if let target = alias.target.leadingName {
      ProjectFacts.insert(id, into: &aliasesByTarget[target, default: []]) { $0.file < $1.file }
    }
    let key = PathKey(alias.scope.typePath + alias.scope.blocks, alias.name)
    ProjectFacts.insert(id, into: &aliasesByPath[key, default: []]) { $0.file < $1.file }
  }

  /// Whether a file is known to belong to a package.
  public func isInPackage(_ file: Int) -> Bool { modules.isInPackage(file) }

  /// Those of the names that say an extension of a type which no file of a package can extend: it is declared, and only in files of no
  /// package.
  ///
  /// - Parameter names: hashes like those of `Skim.declaredNames`.
  public func extensionsOutsidePackages(_ names: Set<UInt32>) -> Set<UInt32> {
    names.filter { filesByExtendedType[$0]?.allSatisfy(modules.isOutsidePackages) ?? false }
  }

  /// Declarations of types at a path.
  func types(at path: [String]) -> [ContainerID] {
    guard let found = typesByPath[PathKey(path)] else { return [] }
    return found.filter { files[$0.file].containers[$0.container].path == path }
  }

  /// The same for what has that name directly inside the type at a path.
  func types(named name: String, in path: ArraySlice<String>) -> [ContainerID] {
    guard let found = typesByPath[PathKey(path, name)] else { return [] }
    return found.filter { id in
      let own = files[id.file].containers[id.container].path
      return own.last == name && own.dropLast().elementsEqual(path)
    }
  }

  func aliases(named name: String, in path: ArraySlice<String>) -> [AliasID] {
    guard let found = aliasesByPath[PathKey(path, name)] else { return [] }
    return found.filter { id in
      let alias = alias(id)
      return alias.name == name && (alias.scope.typePath + alias.scope.blocks).elementsEqual(path)
    }
  }

  func alias(_ id: AliasID) -> Typealias {
    guard let container = id.container else { return files[id.file].typealiases[id.index] }
    return files[id.file].containers[container].typealiases[id.index]
  }

  /// Inserts behind everything that does not come after: within a file, in the order of the file.
  private static func insert<ID>(_ id: ID, into ids: inout [ID], _ areInOrder: (ID, ID) -> Bool) {
    let end = ids.lastIndex { !areInOrder(id, $0) }
    ids.insert(id, at: end.map { $0 + 1 } ?? 0)
  }
}

/// The facts of a project's files, and who declares which name.
public struct ProjectFacts: Sendable {

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
  public let files: FileTable
  /// Indices of the files that are parsed from the start, ascending: those that speak of the environment or may hold a root of its flow,
  /// those that import SwiftUI, those that extend the types of such files, and manifests.
  public let loaded: [Int]
  /// The declarations of all other files.
  public let outlines: Outlines
  let source: ProjectSource
  /// Indices of files that have some kind of fact, ascending.
  private var filesByKind: [FactKinds.RawValue: [Int]] = [:]
  /// Of the files that are parsed from the start, the indices of those that export a module.
  private var filesExportingModules: [Int] = []

  // By name, of the files that are parsed from the start.
  private(set) var types: [String: [ContainerID]] = [:]
  private(set) var extensions: [String: [ContainerID]] = [:]
  private(set) var aliases: [String: [AliasID]] = [:]
  /// Typealiases by the last name of what they represent.
  private(set) var aliasesByTarget: [String: [AliasID]] = [:]
  /// Types and typealiases by their paths.
  private var typesByPath: [PathKey: [ContainerID]] = [:]
  private var aliasesByPath: [PathKey: [AliasID]] = [:]
  private(set) var globals: [String: [GlobalID]] = [:]
  private(set) var functions: [String: [GlobalID]] = [:]
  private(set) var functionNames: Set<String> = []
  private(set) var macroNames: Set<String> = []
  /// Names of generic parameters of types, and of associated types.
  private(set) var typeParameters: Set<String> = []

  /// Which module each file belongs to.
  let modules: ModuleMap
  /// Indices of the files of packages that are checked out for the project.
  let packageFiles: Set<Int>
  private let areTests: [Bool]

  /// - Parameters:
  ///   - paths: of all files, sorted.
  ///   - modules: for each file the module that the configuration gives it; empty when it gives none.
  ///   - first: the files that are parsed from the start, in the order of the files.
  ///   - outlines: of all others.
  ///   - packageFiles: indices of the files of packages that are checked out for the project.
  public init(
    paths: [String], modules configured: [String?] = [], first: [LoadedFile] = [], outlines: Outlines = Outlines(),
    packageFiles: Set<Int> = [], source: ProjectSource = .none
  ) {
    self.paths = paths
    self.outlines = outlines
    self.packageFiles = packageFiles
    self.source = source
    loaded = first.map(\.index)
    var areTests = Array(repeating: false, count: paths.count)
    for file in first { areTests[file.index] = file.isTest }
    files = FileTable(count: paths.count, first: first) { file, keepsCode in
      source.facts([.init(file: file, keepsCode: keepsCode)])[0]
    }
    modules = ModuleMap(
      paths: paths,
      manifests: ManifestName.chosen(
        among: loaded.compactMap { [files] file in files[file].manifest.map { (files[file].path, $0) } }),
      configured: configured, membership: source.membership)
    for file in paths.indices where modules.isTest(file) { areTests[file] = true }
    self.areTests = areTests
    reserveCapacity()
    for file in loaded {
      if files[file].exportsModule { filesExportingModules.append(file) }
      for kind in FactKinds.all where files[file].kinds.contains(kind) {
        filesByKind[kind.rawValue, default: []].append(file)
      }
      add(namesOf: file)
    }
  }

  /// Of a project with one file, whose facts are at hand, with what its code does.
  public init(of file: FileFacts) {
    var source = ProjectSource.none
    source.facts = { $0.map { _ in file } }
    self.init(paths: [file.path], first: [LoadedFile(index: 0, facts: file, isInTestFolder: false)], source: source)
  }

  /// Whether some file exports a module.
  var exportModules: Bool { !filesExportingModules.isEmpty || outlines.exportModules }

  /// Indices of the files that export a module.
  func files(exporting module: String) -> [Int] {
    let candidates = filesExportingModules + outlines.files(declaring: Outline.hash(Outline.reexport(of: module)))
    return candidates.filter { file in files[file].imports.contains { $0.isExported && $0.module == module } }
  }

  /// Indices of the files that have one kind of fact, ascending. Other files than those that are parsed from the start have none.
  func files(with kind: FactKinds) -> [Int] { filesByKind[kind.rawValue] ?? [] }

  /// Whether a file is test code: by its path, by what it imports, or because its module is.
  func isTest(_ file: Int) -> Bool {
    areTests[file] || (outlines.file(file).map { $0.importsTests || source.isInTestFolder(file) } ?? false)
  }

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
    /// - Parameter isInTestFolder: whether its path makes it test code; its imports can do so as well.
    public init(index: Int, facts: FileFacts, isInTestFolder: Bool) {
      self.index = index
      isTest = isInTestFolder || facts.imports.contains { FileFacts.testModules.contains($0.module) }
      self.facts = facts
    }

    /// Adds the names under which other files declare or extend the types that read the environment in the file, or inject something: what
    /// rules look for in such a type, like loops, may stand in any file that extends it. Protocols are extended by all.
    public func addNamesOfHolders(to names: inout Set<UInt32>) {
      let read = facts.wrappedProperties.map { facts.containers[$0.container].path }
      for path in Set(read + facts.injections.map(\.scope.typePath)) {
        for name in path where !LocalBlock.isName(name) {
          names.insert(Outline.hash(name))
          if path.count > 1 || InstallingTypes.confidence(name) == nil { names.insert(Outline.hash(extensionOf: name)) }
        }
      }
    }

    /// Gives the facts away, which costs nothing; copying them would change many reference counts.
    func takeFacts() -> FileFacts {
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
      typeParameters.formUnion(files[file].containers[container].genericParameters)
      typeParameters.formUnion(files[file].containers[container].associatedTypes)
      if files[file].containers[container].kind == nil {
        extensions[name, default: []].append(id)
      } else {
        types[name, default: []].append(id)
        typesByPath[files[file].containers[container].pathKey, default: []].append(id)
      }
      for index in files[file].containers[container].typealiases.indices {
        add(AliasID(file: file, container: container, index: index))
      }
    }
    for index in files[file].typealiases.indices { add(AliasID(file: file, container: nil, index: index)) }
    for index in files[file].globals.indices {
      let id = GlobalID(file: file, index: index)
      globals[files[file].globals[index].name, default: []].append(id)
    }
    for index in files[file].functions.indices {
      let id = GlobalID(file: file, index: index)
      functions[files[file].functions[index].name, default: []].append(id)
    }
    functionNames.formUnion(files[file].functionNames)
    macroNames.formUnion(files[file].macros)
  }

  /// Tables that grow step by step are copied at each step.
  private mutating func reserveCapacity() {
    let containerCount = loaded.reduce(0) { $0 + files[$1].containers.count }
    let extensionCount = loaded.reduce(0) { $0 + files[$1].extensionCount }
    types.reserveCapacity(containerCount - extensionCount)
    typesByPath.reserveCapacity(containerCount - extensionCount)
    extensions.reserveCapacity(extensionCount)
  }

  private mutating func add(_ id: AliasID) {
    let alias = self.alias(id)
    aliases[alias.name, default: []].append(id)
    if let target = alias.target.leadingName {
      aliasesByTarget[target, default: []].append(id)
    }
    let key = PathKey(alias.scope.typePath + alias.scope.blocks, alias.name)
    aliasesByPath[key, default: []].append(id)
  }

  /// Declarations of types at a path.
  func types(at path: [String]) -> [ContainerID] {
    guard let found = typesByPath[PathKey(path)] else { return [] }
    return found.filter { files[$0.file].containers[$0.container].path == path }
  }

  /// The declarations with that name directly inside the type at a path.
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
}

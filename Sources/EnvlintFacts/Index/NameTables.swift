/// Names to declarations, over all loaded files: the immutable storage behind `ProjectIndex`. To copy it costs nothing.
struct NameTables: Sendable {
  typealias ContainerID = ProjectIndex.ContainerID
  typealias AliasID = ProjectFacts.AliasID
  typealias GlobalID = ProjectFacts.GlobalID

  /// What all copies have.
  private final class Contents: Sendable {
    let facts: ProjectFacts
    let seesSwiftUI: [Bool]

    init(_ facts: ProjectFacts, seesSwiftUI: [Bool]) {
      self.facts = facts
      self.seesSwiftUI = seesSwiftUI
    }
  }

  private let contents: Contents
  private let demand: NameDemand?

  private var facts: ProjectFacts { contents.facts }
  /// Whether each file sees SwiftUI.
  var seesSwiftUI: [Bool] { contents.seesSwiftUI }

  init(_ facts: ProjectFacts, settings: ProjectSettings, demand: NameDemand?) {
    self.demand = demand
    demand?.forgetEnclosing()
    let modules = settings.swiftUIModules.union(["SwiftUI", "SwiftUICore"])
    // Files that pass a module on are few, and what they say of one of the project's own is asked for last, by the flow.
    for module in modules.union(facts.modules.names) { demand?.note(Skim.reexport(of: module)) }
    contents = Contents(facts, seesSwiftUI: NameTables.filesThatSee(modules, facts))
  }

  /// The same tables; what is asked of them is noted elsewhere.
  init(_ other: NameTables, demand: NameDemand) {
    contents = other.contents
    self.demand = demand
  }

  /// Of all files, sorted.
  var paths: [String] { facts.paths }
  /// In the order of the paths.
  var files: FileTable { facts.files }
  /// Indices of the loaded files, ascending.
  var loaded: [Int] { facts.loaded }
  /// Those of them that have one kind of fact.
  func files(with kind: FactKinds) -> [Int] { facts.files(with: kind) }

  /// Which module each file belongs to.
  var modules: ModuleMap { facts.modules }

  /// Whether a file may import the module that another one belongs to: one of a package it names, or another module of the project may
  /// pass it on. A target of Xcode may be called otherwise than its module, so what it declares is taken to be imported, but in packages.
  func mayImport(moduleOf declaring: Int, in file: Int) -> Bool {
    guard let module = facts.modules[declaring]?.name else { return !facts.modules.isInPackage(file) }
    if facts.files[file].imports.contains(where: { $0.module == module }) { return true }
    demand?.note(Skim.reexport(of: module))
    return facts.filesExportingModules.contains { exporting in
      facts.files[exporting].imports.contains { $0.isExported && $0.module == module }
    }
  }

  /// Of declarations of one name, those that may be compiled together with a file.
  func together<Declared>(_ found: [Declared], with file: Int, _ declaring: (Declared) -> Int) -> [Declared] {
    found.filter { !modules.areApart(declaring($0), file) }
  }

  /// Of declarations of one name that can be seen, those that code in a file may mean: not those of modules that it does not import.
  func reachable<Declared>(_ found: [Declared], from file: Int, _ declaring: (Declared) -> Int) -> [Declared] {
    found.filter { !modules.areApart(declaring($0), file) || mayImport(moduleOf: declaring($0), in: file) }
  }

  /// Whether two files are known to be compiled by different targets of Xcode, some of which may have both.
  func haveOtherTargets(_ first: Int, _ second: Int) -> Bool {
    demand?.noteMembership()
    return modules.membership.differs(first, second)
  }

  /// Whether a file is known to be a part of app extensions alone.
  func isInExtension(_ file: Int) -> Bool {
    demand?.noteMembership()
    return modules.membership.isInExtension(file)
  }

  /// The deployment targets of the projects of Xcode that have a file; nil where none is known to.
  func xcodeTargets(of file: Int) -> DeploymentTargets? {
    demand?.noteMembership()
    return modules.membership.deploymentTargets(of: file)
  }

  /// Whether a file is test code.
  func isTest(_ file: Int) -> Bool { facts.isTest[file] }

  /// The properties of that name that one declaration or extension has.
  func properties(named name: String, in id: ContainerID) -> [Property] {
    let properties = facts.files[id.file].containers[id.container].properties
    let indices = facts.files[id.file].containers[id.container].propertiesByName
    // By index: copying a property to compare its name costs more than all the rest.
    let found = indices.isEmpty ? properties.indices.filter { properties[$0].name == name } : indices[name] ?? []
    return found.map { properties[$0] }
  }

  /// A file counts when it imports one of SwiftUI's modules, or when some file re-exports one to its module or from a module that it
  /// imports: where the borders of modules are not known, to all.
  private static func filesThatSee(_ modules: Set<String>, _ facts: ProjectFacts) -> [Bool] {
    let reexporting = facts.filesExportingModules.filter { file in
      facts.files[file].imports.contains { $0.isExported && modules.contains($0.module) }
    }
    if reexporting.contains(where: { facts.modules[$0] == nil }) {
      return Array(repeating: true, count: facts.files.count)
    }
    let passingOn = Set(reexporting.compactMap { facts.modules[$0] })
    // Apart from those that every file knows of itself.
    let names = modules.union(passingOn.map(\.name)).subtracting(["SwiftUI", "SwiftUICore"])
    var sees = facts.importsSwiftUI
    if names.isEmpty, passingOn.isEmpty { return sees }
    for file in facts.loaded where !sees[file] {
      sees[file] =
        facts.files[file].imports.contains { names.contains($0.module) }
        || facts.modules[file].map(passingOn.contains) ?? false
    }
    return sees
  }

  /// Whether a type or one around it exists for previews, as its declaration or an extension says.
  func isPreviewType(_ path: [String]) -> Bool {
    !facts.previewTypes.isEmpty && path.indices.contains { facts.previewTypes.contains(Array(path[...$0])) }
  }

  /// The paths of the types of which a file says that they exist for previews.
  func previewTypes(in file: Int) -> [[String]] {
    facts.files[file].previewContainers.map { facts.files[file].containers[$0].path }
  }

  /// Whether a file declares or extends one of some types at file level, or what is in one.
  func hasMembers(of types: Set<String>, in file: Int) -> Bool {
    guard !types.isEmpty else { return false }
    return facts.files[file].containers.indices.contains { index in
      facts.files[file].containers[index].path.first.map(types.contains) ?? false
    }
  }

  /// Notes that the code of a file is looked at.
  func noteCode(of file: Int) {
    if facts.files[file].detail != .code { demand?.noteCode(of: file) }
  }

  /// What a file says of properties that other files declare: its facts, taken with their names; nil while that is not known.
  func visit(of names: Set<String>, to file: Int) -> FileFacts? {
    if let visit = facts.visits[file], names.isSubset(of: visit.names) { return visit.facts }
    demand?.noteVisit(of: names.union(facts.visits[file]?.names ?? []), to: file)
    return nil
  }

  /// Notes that the flow of the environment is looked at.
  func noteFlow() { demand?.noteFlow() }

  /// Notes that the deployment targets are looked at.
  func noteDeploymentTargets() { demand?.noteDeploymentTargets() }

  /// Whether the files that the flow reaches have what builds views.
  var hasViews: Bool { facts.hasViews }

  /// Notes a name of which no answer is needed, only the files that declare it.
  func note(_ name: String) { demand?.note(name) }

  /// Notes the types around a place, through which nested types are found, and what they inherit from.
  func note(enclosing path: [String]) {
    guard let demand, demand.isNew(enclosing: path) else { return }
    for name in path where !LocalBlock.isName(name) {
      demand.note(name)
      // Protocols are extended in most files, and no type is ever nested in such an extension.
      if path.count == 1, isProtocol(name) { continue }
      demand.noteExtensions(of: name)
    }
    var seen: Set<String> = []
    for index in path.indices { noteAncestors(of: facts.types(at: Array(path[...index])), &seen) }
  }

  /// Notes the names in the inheritance clauses of types, and in those of what they inherit from.
  private func noteAncestors(of types: [ContainerID], _ seen: inout Set<String>) {
    for id in types {
      for inherited in facts.files[id.file].containers[id.container].inherited {
        guard let name = inherited.simpleName, seen.insert(name).inserted else { continue }
        demand?.note(name)
        noteAncestors(of: facts.types[name] ?? [], &seen)
      }
    }
  }

  /// Whether a name at file level can only mean a protocol.
  func isProtocol(_ name: String) -> Bool {
    let types = facts.types(at: [name])
    if types.isEmpty { return InstallingTypes.confidence(name) != nil }
    return types.allSatisfy { facts.files[$0.file].containers[$0.container].kind == .protocolType }
  }

  /// Whether there is a type or typealias with that simple name.
  func declaresType(named name: String) -> Bool {
    demand?.note(name)
    return facts.types[name] != nil || facts.aliases[name] != nil
  }

  /// Whether there is one inside of a type.
  func nestsType(named name: String) -> Bool {
    facts.types[name]?.contains { facts.files[$0.file].containers[$0.container].path.count > 1 } ?? false
      || facts.aliases[name]?.contains { $0.container != nil } ?? false
  }

  /// Declarations of types with that simple name.
  func types(named name: String) -> [ContainerID] {
    demand?.note(name)
    return facts.types[name] ?? []
  }

  /// Extensions of what has that name last.
  func extensions(of name: String) -> [ContainerID] {
    demand?.noteExtensions(of: name)
    return facts.extensions[name] ?? []
  }

  /// Declarations of types at a path.
  func types(at path: [String]) -> [ContainerID] { facts.types(at: path) }

  /// The mentions that a query asks for; nil when they are not known yet.
  func mentions(_ query: MentionQuery) -> [Mention]? {
    if let known = facts.mentions[query] { return known }
    demand?.note(query)
    return nil
  }

  /// The same for what has that name directly inside the type at a path.
  func types(named name: String, in path: ArraySlice<String>) -> [ContainerID] { facts.types(named: name, in: path) }

  func aliases(named name: String, in path: ArraySlice<String>) -> [AliasID] { facts.aliases(named: name, in: path) }

  func alias(_ id: AliasID) -> Typealias { facts.alias(id) }

  func aliases(named name: String) -> [AliasID] {
    demand?.note(name)
    return facts.aliases[name] ?? []
  }

  /// The typealiases of what has that name last.
  func aliases(of name: String) -> [AliasID] {
    demand?.noteAliases(of: name)
    return facts.aliasesByTarget[name] ?? []
  }

  func globals(named name: String) -> [GlobalID] {
    demand?.note(name)
    return facts.globals[name] ?? []
  }

  func hasFunction(named name: String) -> Bool {
    demand?.note(name)
    return facts.functionNames.contains(name)
  }

  func functions(named name: String) -> [GlobalID] {
    demand?.note(name)
    return facts.functions[name] ?? []
  }

  /// The operator functions of that name at file level.
  func operators(named name: String) -> [(function: Function, file: Int)] {
    guard hasFunction(named: name) else { return [] }
    return loaded.flatMap { file -> [(function: Function, file: Int)] in
      let found = facts.files[file].operators.filter { $0.name == name }
      if !found.isEmpty { noteCode(of: file) }
      return found.map { ($0, file) }
    }
  }

  func hasMacro(named name: String) -> Bool {
    demand?.note(name)
    return facts.macroNames.contains(name)
  }
}

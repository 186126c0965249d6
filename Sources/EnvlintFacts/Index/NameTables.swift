/// Names to declarations, over all files of the project. To copy it costs nothing.
///
/// The tables of the files that are parsed from the start stand ready. Where the outline of another file declares the name that is asked
/// for, that file is parsed, so that every answer is about the whole project, whatever was asked before.
struct NameTables: Sendable {
  typealias AliasID = ProjectFacts.AliasID
  typealias GlobalID = ProjectFacts.GlobalID

  /// The contents that all copies share.
  private final class Contents: Sendable {
    let facts: ProjectFacts
    let visibility: SwiftUIModules
    // Of names that the outlines of other files declare.
    let types = Memo<String, [ContainerID]>()
    let extensions = Memo<String, [ContainerID]>()
    let aliases = Memo<String, [AliasID]>()
    let aliasesByTarget = Memo<String, [AliasID]>()
    let globals = Memo<String, [GlobalID]>()
    let functions = Memo<String, [GlobalID]>()
    let typesByPath = Memo<[String], [ContainerID]>()
    let aliasesByPath = Memo<[String], [AliasID]>()

    init(_ facts: ProjectFacts, visibility: SwiftUIModules) {
      self.facts = facts
      self.visibility = visibility
    }
  }

  private let contents: Contents

  var facts: ProjectFacts { contents.facts }

  init(_ facts: ProjectFacts, settings: ProjectSettings) {
    contents = Contents(facts, visibility: SwiftUIModules(facts, settings))
  }

  /// Of all files, sorted.
  var paths: [String] { facts.paths }
  /// In the order of the paths.
  var files: FileTable { facts.files }
  /// Indices of the files that are parsed from the start, ascending.
  var loaded: [Int] { facts.loaded }
  /// The parsed files that have one kind of fact.
  func files(with kind: FactKinds) -> [Int] { facts.files(with: kind) }
  /// Whether a file sees SwiftUI.
  func seesSwiftUI(_ file: Int) -> Bool { contents.visibility.reaches(file, facts) }

  /// Which module each file belongs to.
  var modules: ModuleMap { facts.modules }

  /// Whether a file may import the module that another one belongs to: one of a package it names, or another module of the project may
  /// pass it on. A target of Xcode may be called otherwise than its module, so what it declares is taken to be imported, but in packages.
  func mayImport(moduleOf declaring: Int, in file: Int) -> Bool {
    guard let module = facts.modules[declaring]?.name else { return !facts.modules.isInPackage(file) }
    if facts.files[file].imports.contains(where: { $0.module == module }) { return true }
    return !facts.files(exporting: module).isEmpty
  }

  /// Of declarations of one name, those that may be compiled together with a file.
  func together<Declared>(_ found: [Declared], with file: Int, _ declaring: (Declared) -> Int) -> [Declared] {
    found.filter { !modules.areApart(declaring($0), file) }
  }

  /// Of declarations of one name that can be seen, those that code in a file may mean: not those of modules that it does not import.
  func reachable<Declared>(_ found: [Declared], from file: Int, _ declaring: (Declared) -> Int) -> [Declared] {
    found.filter { !modules.areApart(declaring($0), file) || mayImport(moduleOf: declaring($0), in: file) }
  }

  /// Whether a declaration hides a type that makes SwiftUI manage others, in a file that may not see the declaration: another project in
  /// the folder may have it.
  func mayHideSDKType(_ type: DeclaredType, in file: Int) -> Bool {
    type.path.count == 1 && InstallingTypes.confidence(type.path[0]) != nil && seesSwiftUI(file)
      && !type.containers.contains { modules.areTogether($0.file, file) }
  }

  /// Whether two files are known to be compiled by different targets of Xcode, some of which may have both.
  func haveOtherTargets(_ first: Int, _ second: Int) -> Bool { modules.membership.differs(first, second) }

  /// Whether a file is known to be a part of app extensions alone.
  func isInExtension(_ file: Int) -> Bool { modules.membership.isInExtension(file) }

  /// The settings of the targets of Xcode that have a file; nil where none is known to.
  func xcodeSettings(of file: Int) -> CompilerSettings? { modules.membership.settings(of: file) }

  /// The names of the targets of Xcode that have a file, sorted.
  func xcodeTargetNames(of file: Int) -> [String] { modules.membership.targetNames(of: file) }

  /// Whether a file is test code.
  func isTest(_ file: Int) -> Bool { facts.isTest(file) }

  /// The properties of that name that one declaration or extension has.
  func properties(named name: String, in id: ContainerID) -> [Property] {
    let properties = facts.files[id.file].containers[id.container].properties
    let indices = facts.files[id.file].containers[id.container].propertiesByName
    // By index: copying a property to compare its name costs more than all the rest.
    let found = indices.isEmpty ? properties.indices.filter { properties[$0].name == name } : indices[name] ?? []
    return found.map { properties[$0] }
  }

  /// Whether one declaration or extension has a property, function or subscript of that name.
  func declaresMember(named name: String, in id: ContainerID) -> Bool {
    !properties(named: name, in: id).isEmpty
      || facts.files[id.file].containers[id.container].functionNames.contains(name)
  }

  /// Whether a type or one around it exists for previews, as its declaration or an extension says.
  func isPreviewType(_ path: [String]) -> Bool {
    path.indices.contains { index in
      let path = Array(path[...index])
      let parts = types(at: path) + extensions(of: path[index])
      return parts.contains { id in
        files[id.file].previewContainers.contains(id.container) && files[id.file].containers[id.container].path == path
      }
    }
  }

  /// Whether a name at file level can only mean a protocol.
  func isProtocol(_ name: String) -> Bool {
    let types = types(at: [name])
    if types.isEmpty { return InstallingTypes.confidence(name) != nil }
    return types.allSatisfy { files[$0.file].containers[$0.container].kind == .protocolType }
  }

  // MARK: By name

  /// Indices of the files that are not parsed from the start and declare a name.
  private func lateFiles(declaring name: String) -> [Int] { facts.outlines.files(declaring: Outline.hash(name)) }

  /// Whether a type or typealias with that simple name may be declared at file level, or is declared inside of one of the types that the
  /// files have which are parsed from the start.
  func mayDeclareType(named name: String) -> Bool {
    facts.types[name] != nil || facts.aliases[name] != nil || facts.outlines.declares(Outline.hash(name))
  }

  /// Whether a type or typealias by that name is nested in a type, in the files that are parsed from the start.
  func nestsType(named name: String) -> Bool {
    facts.types[name]?.contains { facts.files[$0.file].containers[$0.container].path.count > 1 } ?? false
      || facts.aliases[name]?.contains { $0.container != nil } ?? false
  }

  /// Whether a type has a generic parameter of that name, or a protocol an associated type, in the files that are parsed from the start.
  func isTypeParameter(_ name: String) -> Bool { facts.typeParameters.contains(name) }

  /// Whether there is a type or typealias with that simple name.
  func declaresType(named name: String) -> Bool { !types(named: name).isEmpty || !aliases(named: name).isEmpty }

  /// Declarations of types with that simple name.
  func types(named name: String) -> [ContainerID] {
    let own = facts.types[name] ?? []
    let late = lateFiles(declaring: name)
    if late.isEmpty { return own }
    return contents.types.answer(to: name) {
      merged(own, containers(in: late) { $0.kind != nil && $0.name == name }, \.file)
    }
  }

  /// Extensions of what has that name last.
  func extensions(of name: String) -> [ContainerID] {
    let own = facts.extensions[name] ?? []
    let late = facts.outlines.files(declaring: Outline.hash(extensionOf: name))
    if late.isEmpty { return own }
    return contents.extensions.answer(to: name) {
      merged(own, containers(in: late) { $0.kind == nil && $0.name == name }, \.file)
    }
  }

  private func containers(in files: [Int], where isMeant: (borrowing Container) -> Bool) -> [ContainerID] {
    files.flatMap { file in
      self.files[file].containers.indices.filter { isMeant(self.files[file].containers[$0]) }
        .map { ContainerID(file: file, container: $0) }
    }
  }

  private func merged<Place>(_ first: [Place], _ second: [Place], _ file: (Place) -> Int) -> [Place] {
    if first.isEmpty || second.isEmpty { return first + second }
    // A file is among the ones or the others, and within it the order stays.
    return (first + second).enumerated().sorted { (file($0.element), $0.offset) < (file($1.element), $1.offset) }
      .map(\.element)
  }

  func aliases(named name: String) -> [AliasID] {
    let own = facts.aliases[name] ?? []
    let late = lateFiles(declaring: name)
    if late.isEmpty { return own }
    return contents.aliases.answer(to: name) { merged(own, aliases(in: late) { $0.name == name }, \.file) }
  }

  /// The typealiases of what has that name last.
  func aliases(of name: String) -> [AliasID] {
    let own = facts.aliasesByTarget[name] ?? []
    let late = facts.outlines.files(declaring: Outline.hash(aliasOf: name))
    if late.isEmpty { return own }
    return contents.aliasesByTarget.answer(to: name) {
      merged(own, aliases(in: late) { $0.target.leadingName == name }, \.file)
    }
  }

  private func aliases(in files: [Int], where isMeant: (Typealias) -> Bool) -> [AliasID] {
    files.flatMap { file in
      let nested = self.files[file].containers.indices.flatMap { container in
        self.files[file].containers[container].typealiases.indices.map {
          AliasID(file: file, container: container, index: $0)
        }
      }
      let others = self.files[file].typealiases.indices.map { AliasID(file: file, container: nil, index: $0) }
      return (nested + others).filter { isMeant(alias($0)) }
    }
  }

  func alias(_ id: AliasID) -> Typealias { facts.alias(id) }

  func globals(named name: String) -> [GlobalID] {
    let own = facts.globals[name] ?? []
    let late = lateFiles(declaring: name)
    if late.isEmpty { return own }
    return contents.globals.answer(to: name) {
      let found = late.flatMap { file in
        files[file].globals.indices.filter { files[file].globals[$0].name == name }.map {
          GlobalID(file: file, index: $0)
        }
      }
      return merged(own, found, \.file)
    }
  }

  func hasGlobal(named name: String) -> Bool { !globals(named: name).isEmpty }

  func functions(named name: String) -> [GlobalID] {
    let own = facts.functions[name] ?? []
    let late = lateFiles(declaring: name)
    if late.isEmpty { return own }
    return contents.functions.answer(to: name) {
      let found = late.flatMap { file in
        files[file].functions.indices.filter { files[file].functions[$0].name == name }
          .map { GlobalID(file: file, index: $0) }
      }
      return merged(own, found, \.file)
    }
  }

  func hasFunction(named name: String) -> Bool {
    facts.functionNames.contains(name) || lateFiles(declaring: name).contains { files[$0].functionNames.contains(name) }
  }

  /// The operator functions of that name at file level.
  func operators(named name: String) -> [(function: Function, file: Int)] {
    let files = facts.functionNames.contains(name) ? loaded : []
    return (files + lateFiles(declaring: name)).sorted().flatMap { file in
      self.files[file].operators.contains { $0.name == name }
        ? self.files.code(of: file).operators.filter { $0.name == name }.map { ($0, file) } : []
    }
  }

  func hasMacro(named name: String) -> Bool {
    facts.macroNames.contains(name) || lateFiles(declaring: name).contains { files[$0].macros.contains(name) }
  }

  // MARK: By path

  /// Declarations of types at a path.
  ///
  /// - Parameter file: from which they are looked up: a block that declares types is known in its file alone.
  func types(at path: [String], from file: Int? = nil) -> [ContainerID] {
    guard let last = path.last else { return [] }
    return types(named: last, in: path.dropLast(), from: file)
  }

  /// The declarations with that name directly inside the type at a path.
  func types(named name: String, in path: ArraySlice<String>, from file: Int? = nil) -> [ContainerID] {
    let own = facts.types(named: name, in: path)
    let late = lateFiles(declaring: name, in: path, from: file)
    if late.isEmpty { return own }
    return contents.typesByPath.answer(to: pathKey(path, name, from: file)) {
      let found = containers(in: late) {
        $0.kind != nil && $0.name == name && $0.path.dropLast().elementsEqual(path)
      }
      return merged(own, found, \.file)
    }
  }

  func aliases(named name: String, in path: ArraySlice<String>, from file: Int? = nil) -> [AliasID] {
    let own = facts.aliases(named: name, in: path)
    let late = lateFiles(declaring: name, in: path, from: file)
    if late.isEmpty { return own }
    return contents.aliasesByPath.answer(to: pathKey(path, name, from: file)) {
      let found = aliases(in: late) { $0.name == name && ($0.scope.typePath + $0.scope.blocks).elementsEqual(path) }
      return merged(own, found, \.file)
    }
  }

  /// A name in a type at a path, for what is remembered of it; a block is one of its file alone.
  private func pathKey(_ path: ArraySlice<String>, _ name: String, from file: Int?) -> [String] {
    guard let outer = path.first, LocalBlock.isName(outer), let file else { return path + [name] }
    return [String(file)] + path + [name]
  }

  /// Indices of the files that are not parsed from the start and may declare a name right in the type at a path, ascending. No type is
  /// ever nested in the extension of a protocol, and protocols are extended in most files.
  private func lateFiles(declaring name: String, in path: ArraySlice<String>, from file: Int?) -> [Int] {
    guard let outer = path.first else { return lateFiles(declaring: name) }
    if LocalBlock.isName(outer) { return file.map { files.isFirst($0) ? [] : [$0] } ?? [] }
    let declaring = lateFiles(declaring: outer)
    let extending = facts.outlines.files(declaring: Outline.hash(extensionOf: outer))
    if extending.isEmpty || path.count == 1 && isProtocol(outer) { return declaring }
    return declaring.isEmpty ? extending : Set(declaring + extending).sorted()
  }

  /// Whether the type at a path may have members in files that are not parsed from the start.
  func mayHaveLateMembers(_ path: ArraySlice<String>, from file: Int) -> Bool {
    path.first != nil && !lateFiles(declaring: "", in: path, from: file).isEmpty
  }
}

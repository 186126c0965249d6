import EnvlintSyntax

/// A part of the index: a handful of questions about one subject, answered from the project's files and from the parts below it.
///
/// The extension here is what all parts ask of the files themselves.
public protocol ProjectPart: Sendable {
  var project: Project { get }
}

extension ProjectPart {
  var tables: NameTables { project.tables }
  var answers: Answers { project.answers }
  public var settings: ProjectSettings { project.settings }

  /// The whole index, for searches that ask several parts.
  var index: ProjectIndex { ProjectIndex(of: project) }

  /// In the order of the paths.
  public var files: FileTable { tables.files }

  /// The path of a file by its index, relative to the project root.
  public func path(of file: Int) -> String { tables.paths[file] }

  /// The index of a file by its path; nil for one that is not of the project. O(log n).
  func index(ofFile path: String) -> Int? {
    let index = tables.paths.firstIndex(notBefore: path)
    return index < tables.paths.count && tables.paths[index] == path ? index : nil
  }

  /// The loops of a file. Apart from `files`, because rules ask every file for them.
  public func loops(in file: Int) -> [Loop] { tables.files[file].loops }

  /// The injections of a file. Apart from `files`, because rules ask every file for them.
  public func injections(in file: Int) -> [Injection] {
    project.readings[file]?.injections ?? tables.files[file].injections
  }

  /// The chains of a file that set something.
  public func chains(in file: Int) -> [ModifierChain] { project.readings[file]?.chains ?? tables.files[file].chains }

  /// The uses of a file's own environment properties in it, in source order.
  public func propertyUses(in file: Int) -> [PropertyUse] {
    project.readings[file]?.propertyUses ?? tables.files[file].propertyUses
  }

  /// The presentations in a file whose content uses one of its environment properties.
  public func presentations(in file: Int) -> [Presentation] {
    project.readings[file]?.presentations ?? tables.files[file].presentations
  }

  /// The code of members of a file in which one of its environment properties is called.
  public func memberCode(in file: Int) -> [ActionCode] {
    project.readings[file]?.memberCode ?? tables.files[file].memberCode
  }

  /// The modifiers in a file that follow a value, near the names that it was read again for.
  func reactions(in file: Int) -> [Reaction] { project.readings[file]?.reactions ?? [] }

  /// The bodies and elements in a file that build views.
  func views(in file: Int) -> ViewFacts { project.readings[file]?.views ?? tables.files[file].views }

  /// Whether a file is test code.
  public func isTest(_ file: Int) -> Bool { tables.isTest(file) }

  /// Whether a file is the source of a package that is checked out for the project: it is followed, but nobody here can change it.
  public func isCheckedOut(_ file: Int) -> Bool { tables.facts.packageFiles.contains(file) }

  /// The indices of all other files, ascending.
  public var ownFiles: [Int] { tables.facts.paths.indices.filter { !isCheckedOut($0) } }

  /// The paths of files that are checked out.
  public var checkedOutPaths: Set<String> { Set(tables.facts.packageFiles.map { tables.facts.paths[$0] }) }

  /// Whether a file sees SwiftUI.
  public func seesSwiftUI(_ file: Int) -> Bool { tables.seesSwiftUI(file) }

  /// The loops that last as long as their task.
  public func longLoops(in file: Int) -> [LongLoop] { tables.files[file].longLoops }

  /// Indices of the files that may have facts about the environment, ascending.
  public var loadedFiles: [Int] { tables.loaded }

  /// The parsed files that have one kind of fact.
  public func files(with kind: FactKinds) -> [Int] { tables.files(with: kind) }

  public func container(_ id: ContainerID) -> Container { tables.files[id.file].containers[id.container] }

  public func location(_ range: Range<UInt32>, in file: Int) -> Location {
    Location(file: path(of: file), range: range)
  }

  /// The claim of a property's fixes: only one of them is made at a time.
  public func claim(of property: Property, in file: Int) -> Fix.Claim {
    .declaration(location(property.source.range, in: file))
  }

  /// Whether code is known to run on a system before the given version of it: by the configuration, or else by the package around its
  /// file, or else by the Xcode projects: those that have it, or those near the root. What `@available` around the code asks for
  /// raises the target, and systems that do not compile it do not count.
  public func mayRun(_ scope: Scope, in file: Int, before versions: [Platform: PlatformVersion]) -> Bool {
    let systems = Set(scope.branches.builds.map(\.system))
    return deploymentTargets(of: file).contains { platform, target in
      guard systems.contains(platform), let version = versions[platform] else { return false }
      return max(target, scope.availability[platform] ?? target) < version
    }
  }

  /// Whether files that were not read may use a declaration. A fix of it is then not safe, and what no other file does with it is not known.
  public func mayBeUsedInUnreadFiles(_ access: AccessLevel) -> Bool { settings.hasUnreadFiles && access > .filePrivate }

  /// Whether rules are off at a place: test code by its file, preview code by its surroundings.
  public func isExempt(_ scope: Scope, in file: Int) -> Bool {
    tables.isTest(file) || scope.isBroken || isPreview(scope)
  }

  /// Whether code exists for previews: by its surroundings, or because a type around it does.
  func isPreview(_ scope: Scope) -> Bool { scope.isPreview || tables.isPreviewType(scope.typePath) }

  /// A declaration or extension with the code of its members.
  func code(of id: ContainerID) -> Container { files.code(of: id.file).containers[id.container] }

  /// A property with the code of its accessors and of its initial value.
  func code(of property: Property, in file: Int) -> Property {
    let code = files.code(of: file)
    let properties = property.scope.container.map { code.containers[$0].properties } ?? code.globals
    return properties.first { $0.nameRange == property.nameRange } ?? property
  }

  /// Whether two places can be compiled together, by the `#if` clauses around them.
  public func canCoexist(_ first: Scope, _ second: Scope) -> Bool {
    CompilationCondition(first.branches).canHold(with: CompilationCondition(second.branches))
  }

  /// Whether a function of that name is declared at file level.
  public func hasGlobalFunction(named name: String) -> Bool { tables.hasFunction(named: name) }

  /// The declarations, at any depth, of files that are not parsed from the start, by their indices.
  var lateMembers: [(file: Int, members: DeclaredMembers)] {
    answers.lateMembers.get {
      let files = tables.facts.outlines.files.map(\.index)
      return Array(zip(files, tables.facts.source.members(files)))
    }
  }

  /// Indices of the files that may declare a member by one of some names, ascending.
  func filesThatMayDeclare(membersNamed names: Set<String>) -> [Int] {
    let hashes = Set(names.map { Outline.hash($0) })
    return (loadedFiles + lateMembers.filter { $0.members.mayHave(anyOf: hashes) }.map(\.file)).sorted()
  }

  /// Whether a key of an SDK module can be meant in one of the files: SwiftUI's always, that of an unknown module never.
  public func isAnyFile(importing module: String, where isUser: (_ file: Int) -> Bool) -> Bool {
    switch module {
    case "SwiftUI", "SwiftUICore": true
    case "unknown": false
    default: loadedFiles.contains { file in files[file].imports.contains { $0.module == module } && isUser(file) }
    }
  }
}

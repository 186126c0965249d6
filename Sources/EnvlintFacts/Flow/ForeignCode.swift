/// Code that the project doesn't contain: modifiers and views of packages, and those of the SDK that the tables lack.
///
/// **Invariant:** such code knows none of the project's types, so it can inject an object of one only if it is given one, or if the type
/// conforms to a protocol of its own. Generated code that isn't in the tree could; without an import of a package, nothing is foreign.
final class ForeignCode {
  private let project: ProjectIndex
  private let declaredNames: DeclaredNames
  /// The keys that it may inject by itself.
  let keys: KeySet
  /// The project's types of objects, with their keys.
  private let objects: [(key: Int, type: DeclaredType)]
  private let packages: Packages
  private var importers: [Int: Bool] = [:]
  private var injectors: [String: Bool] = [:]
  private var holders: [String: Bool] = [:]

  init(_ project: ProjectIndex, _ graph: FlowGraph, _ declaredNames: DeclaredNames) {
    self.project = project
    self.declaredNames = declaredNames
    packages = project.usage.packages
    var keys = graph.delegateKeys
    var objects: [(key: Int, type: DeclaredType)] = []
    for (index, key) in graph.keys.keys.enumerated() {
      switch key {
      case .path: continue
      case .externalType: keys.insert(index)
      case .declaredType(let type):
        objects.append((index, type))
        if packages.mayKnow(type) || project.injections.isInjectedByProtocol(type) { keys.insert(index) }
      }
    }
    self.keys = keys
    self.objects = objects
  }

  /// The keys of the objects that code can get from a value; nil if its type isn't known.
  func keys(of type: ResolvedType, _ builder: FlowBuilder) -> KeySet? {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return keys(of: wrapped, builder)
    case .declared(let declared):
      if declared.kind == .protocolType || packages.mayKnow(declared) || mayDecorate(declared) { return nil }
      guard declared.kind == .classType else { return KeySet.none }
      return project.reads.key(of: type).map(builder.keys(of:))
    // A value of a package's type may hold anything.
    case .external(let name, _): return SDKValues.contains(name) ? KeySet.none : nil
    default: return nil
    }
  }

  /// The keys of the objects that a value of a package's type can give, as far as its type says; nil for a container of dependencies, and
  /// where the project makes such values, or has types of its own that they may be of.
  ///
  /// - Parameter type: as it is written.
  func keys(ofPackages type: ResolvedType, _ builder: FlowBuilder) -> KeySet? {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return keys(ofPackages: wrapped, builder)
    case .external(let name, let arguments):
      if isInjector(name) || ["Any", "AnyObject", "Binding"].contains(name) || isMade(name) || isInherited(name) {
        return nil
      }
      return arguments.reduce(KeySet.none) { keys, argument in
        keys.flatMap { keys in self.keys(of: argument, builder).map(keys.union) }
      }
    default: return nil
    }
  }

  /// Whether code of the project calls an initializer of a type by its name.
  private func isMade(_ name: String) -> Bool {
    !project.usage.mentions(MentionQuery(name, .constructions)).isEmpty
  }

  /// Whether a type of the project inherits from one of that name, or conforms to it.
  private func isInherited(_ name: String) -> Bool {
    let files = Set(project.usage.mentions(MentionQuery(name, .typeNames)).map(\.file))
    return files.contains { file in
      project.files[file].containers.contains { $0.inherited.contains { $0.unqualifiedName == name } }
    }
  }

  /// The keys of objects that conform to all of some protocols of the standard library; nil where the project has one of such a name.
  func keys(conformingTo protocols: [String]) -> KeySet? {
    if protocols.contains(where: project.tables.declaresType) { return nil }
    return objects.reduce(into: KeySet.none) { keys, object in
      let conforms = protocols.allSatisfy { project.resolver.conformance(of: object.type, toAnyOf: [$0]) != .no }
      if conforms { keys.insert(object.key) }
    }
  }

  /// Whether a value of a type makes another view of one that it is given: a modifier, or what is called like a function.
  private func mayDecorate(_ type: DeclaredType) -> Bool {
    project.resolver.conformance(of: type, toAnyOf: ["ViewModifier"]) != .no
      || project.resolver.hasFunction(named: "callAsFunction", type)
  }

  /// Whether a member of a name may hold an object: the project declares one in an extension, and neither its type nor its value shows
  /// that it is none.
  func mayHoldObject(memberNamed name: String, _ builder: FlowBuilder) -> Bool {
    if let known = holders[name] { return known }
    let found = declaredNames.extensions(declaring: name).contains { id in
      let code = project.members.code(of: id)
      return code.properties.contains {
        $0.name == name && !isMadeOfValues($0, builder) && mayBeObject(typeOf: $0, in: id.file, builder)
      }
        || (code.methods + code.typeFunctions).contains {
          $0.name == name && mayBeObject(resultOf: $0, in: id.file, builder)
        }
    }
    holders[name] = found
    return found
  }

  private func mayBeObject(typeOf property: Property, in file: Int, _ builder: FlowBuilder) -> Bool {
    mayBeObject(project.inference.writtenType(of: property, file: file), builder)
  }

  private func mayBeObject(resultOf function: Function, in file: Int, _ builder: FlowBuilder) -> Bool {
    guard let result = function.result else { return false }
    return mayBeObject(project.resolver.resolve(result, at: LookupContext(file: file, scope: function.scope)), builder)
  }

  private func mayBeObject(_ type: ResolvedType, _ builder: FlowBuilder) -> Bool {
    keys(of: type, builder).map { !$0.isEmpty } ?? true
  }

  /// Whether a property is a constant of its type whose value refers to nothing but types that give no objects.
  private func isMadeOfValues(_ property: Property, _ builder: FlowBuilder) -> Bool {
    guard property.isStatic, property.isConstant, property.isStored, let names = property.value?.mentionedNames else {
      return false
    }
    return names.allSatisfy { name in
      name.isTypeName && !project.tables.types(named: name).contains { mayGiveObject($0, builder) }
    }
  }

  /// Whether a type is a class, or one of its members may be an object.
  private func mayGiveObject(_ id: ContainerID, _ builder: FlowBuilder) -> Bool {
    guard let type = project.members.declaredType(of: project.container(id), id), !type.kind.isReference else {
      return true
    }
    return project.resolver.parts(of: type).contains { part in
      let code = project.members.code(of: part)
      return code.properties.contains { mayBeObject(typeOf: $0, in: part.file, builder) }
        || (code.methods + code.typeFunctions).contains { mayBeObject(resultOf: $0, in: part.file, builder) }
    }
  }

  /// Whether a modifier that code of a file calls is surely none of the project's, and none that injects what other code has registered.
  func declares(modifier name: String, calledIn file: Int) -> Bool {
    mayBeUsed(in: file) && !isInjector(name) && !declaredNames.mayBeModifier(name)
  }

  /// Whether a view by a name that the project doesn't declare is of a package or of the SDK, and none that injects what other code has
  /// registered.
  func declares(view name: String, shownIn file: Int) -> Bool { mayBeUsed(in: file) && !isInjector(name) }

  /// Whether a name says that what has it may inject objects which other code gave it: a container of dependencies.
  func isInjector(_ name: String) -> Bool {
    if let known = injectors[name] { return known }
    let lowercase = name.lowercased()
    let found = lowercase.hasPrefix("with") || ForeignCode.injectors.contains(where: lowercase.holds)
    injectors[name] = found
    return found
  }

  private static let injectors = [
    "assembl", "compos", "configur", "container", "depend", "environment", "inject", "install", "instance", "object",
    "provi", "regist", "resolv", "service", "setup", "state", "store", "wire", "wiring",
  ]

  /// Whether a modifier is Apple's, by its name and labels, or one of a package that is known.
  func isOfSDK(_ name: String, with labels: [String], calledIn file: Int) -> Bool {
    ForeignCode.isOfSDK(name, with: labels)
      || !ViewElement.injections.contains(name) && injectsNothing(name, calledIn: file)
  }

  /// Whether a modifier is Apple's, by its name and labels.
  static func isOfSDK(_ name: String, with labels: [String]) -> Bool {
    // With a label, none of the SDK's injections is meant.
    (!ViewElement.injections.contains(name) || labels.first == "_") && SDKModifiers.contains(name, with: labels)
  }

  /// Whether a modifier that code of a file calls is one that is known to inject nothing.
  private func injectsNothing(_ modifier: String, calledIn file: Int) -> Bool {
    let modules = PackageModifiers.modules(declaring: modifier)
    func isImported(_ file: Int) -> Bool { project.files[file].imports.contains { modules.contains($0.module) } }
    return !modules.isEmpty && (isImported(file) || filesOfModule(of: file).contains(where: isImported))
  }

  /// The files with views that may be compiled into the module of a file: the members that one of them imports, all see.
  private func filesOfModule(of file: Int) -> some Sequence<Int> {
    project.loadedFiles.lazy.filter {
      self.project.seesSwiftUI($0) && self.project.tables.modules.mayBeTogether($0, file)
    }
  }

  /// Whether a file may use packages, and all code of the project is read.
  func mayBeUsed(in file: Int) -> Bool {
    if project.settings.hasUnreadFiles { return false }
    if let known = importers[file] { return known }
    let isImporter =
      packages.areImported(in: file) || filesOfModule(of: file).contains(where: packages.areImported)
    importers[file] = isImporter
    return isImporter
  }
}

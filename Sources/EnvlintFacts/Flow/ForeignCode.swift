/// Code that the project doesn't contain: modifiers and views of packages, and those of the SDK that the tables lack.
///
/// **Invariant:** such code knows none of the project's types, so it can inject an object of one only if it is given one, or if the type
/// conforms to a protocol of its own. Generated code that isn't in the tree could; without an import of a package, nothing is foreign.
final class ForeignCode {
  private let project: ProjectIndex
  private let declaredNames: DeclaredNames
  /// The keys that it may inject by itself.
  let keys: KeySet
  private var packages: Packages { project.usage.packages }
  private var importers: [Int: Bool] = [:]

  init(_ project: ProjectIndex, _ graph: FlowGraph, _ declaredNames: DeclaredNames) {
    self.project = project
    self.declaredNames = declaredNames
    var keys = graph.delegateKeys
    for (index, key) in graph.keys.keys.enumerated() {
      switch key {
      case .path: continue
      case .externalType: keys.insert(index)
      case .declaredType(let type):
        if project.usage.packages.mayKnow(type)
          || project.injections.isInjectedByProtocol(type)
        {
          keys.insert(index)
        }
      }
    }
    self.keys = keys
  }

  /// The keys of the objects that code can get from a value; nil if its type isn't known.
  func keys(of type: ResolvedType, _ builder: FlowBuilder) -> KeySet? {
    switch type {
    case .optional(let wrapped), .array(let wrapped): return keys(of: wrapped, builder)
    case .declared(let declared):
      if declared.kind == .protocolType || project.usage.packages.mayKnow(declared) { return nil }
      guard declared.kind == .classType else { return KeySet.none }
      return project.reads.key(of: type).map(builder.keys(of:))
    // An object of such a type another module can inject by itself.
    case .external(_, let arguments) where arguments.isEmpty: return KeySet.none
    default: return nil
    }
  }

  /// Whether a modifier that code of a file calls is surely none of the project's, and none that injects what other code has registered.
  func declares(modifier name: String, calledIn file: Int) -> Bool {
    !isInjector(name) && !declaredNames.mayBeModifier(name) && mayBeUsed(in: file)
  }

  /// Whether a view by a name that the project doesn't declare is of a package or of the SDK, and none that injects what other code has
  /// registered.
  func declares(view name: String, shownIn file: Int) -> Bool { !isInjector(name) && mayBeUsed(in: file) }

  /// Whether a name says that what has it may inject objects which other code gave it: a container of dependencies.
  private func isInjector(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("with") || ForeignCode.injectors.contains { name.contains($0) }
  }

  private static let injectors = [
    "assembl", "compos", "configur", "container", "depend", "environment", "inject", "install", "instance", "object",
    "provi", "regist", "resolv", "service", "setup", "state", "store", "wire", "wiring",
  ]

  /// Whether a modifier that code of a file calls is one that is known to inject nothing.
  func injectsNothing(_ modifier: String, calledIn file: Int) -> Bool {
    let modules = PackageModifiers.modules(declaring: modifier)
    func isImported(_ file: Int) -> Bool { project.files[file].imports.contains { modules.contains($0.module) } }
    return !modules.isEmpty && (isImported(file) || filesOfModule(of: file).contains(where: isImported))
  }

  /// The files that may be compiled into the module of a file: the members that one of them imports, all see.
  private func filesOfModule(of file: Int) -> some Sequence<Int> {
    project.loadedFiles.lazy.filter { self.project.tables.modules.mayBeTogether($0, file) }
  }

  /// Whether a file may use packages, and all code of the project is read.
  private func mayBeUsed(in file: Int) -> Bool {
    if project.settings.hasUnreadFiles { return false }
    if let known = importers[file] { return known }
    let isImporter =
      packages.areImported(in: file) || filesOfModule(of: file).contains(where: packages.areImported)
    importers[file] = isImporter
    return isImporter
  }
}

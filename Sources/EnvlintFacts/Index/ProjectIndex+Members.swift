extension ProjectIndex {
  /// The declaration of a type and every extension of it, in the order of the files.
  public func parts(of type: DeclaredType) -> [ContainerID] {
    let parts = type.containers + tables.extensions(of: type.name).filter { extends($0, type) }
    // Hardly any type has another name.
    if tables.aliases(of: type.name).isEmpty { return parts }
    return parts + extensions(throughAliasesOf: type).filter { !parts.contains($0) }
  }

  /// The extensions that call a type by a typealias at file level, or by one that its own file nests in a type; nested ones of other files
  /// are not looked for.
  private func extensions(throughAliasesOf type: DeclaredType) -> [ContainerID] {
    var found: [ContainerID] = []
    var (pending, seen) = ([type.name], Set([type.name]))
    while let name = pending.popLast() {
      for id in tables.aliases(of: name) where id.container == nil || id.file == type.containers[0].file {
        let alias = tables.alias(id).name
        if seen.insert(alias).inserted { pending.append(alias) }
        found += tables.extensions(of: alias).filter { part in
          !found.contains(part) && extendsByMeaning(part, type)
        }
      }
    }
    return found
  }

  /// Whether the name behind `extension` means a type, through typealiases.
  private func extendsByMeaning(_ id: ContainerID, _ type: DeclaredType) -> Bool {
    let declared = container(id)
    guard let extended = declared.extended,
      case .declared(let meant) = resolve(extended, at: LookupContext(file: id.file, scope: declared.scope))
    else { return false }
    return meant.containers == type.containers
  }

  /// Whether an extension extends that type: by its path, or by the end of its path behind a module's name.
  private func extends(_ id: ContainerID, _ type: DeclaredType) -> Bool {
    if tables.modules.isInPackage(id.file), tables.modules.isOutsidePackages(type.containers[0].file) { return false }
    let path = files[id.file].containers[id.container].path
    // An extension in a module with a type of its own by that path is that one's.
    if tables.modules.areApart(id.file, type.containers[0].file),
      tables.types(at: path).contains(where: { tables.modules.mayBeTogether($0.file, id.file) })
    {
      return false
    }
    if path == type.path { return !extendsModuleMember(id) }
    // `extension Steps.Payment`, where `Steps` is a typealias, or has one.
    if path.count > 1, tables.declaresType(named: path[0]) { return extendsByMeaning(id, type) }
    return path.count == type.path.count + 1 && path.dropFirst().elementsEqual(type.path)
      && isOfModule(path[0], type.containers[0].file, from: id.file) != .no
  }

  /// The one global of that name that a file can see.
  func global(named name: String, from file: Int) -> (property: Property, file: Int)? {
    let visible = tables.globals(named: name).filter {
      isVisible(files[$0.file].globals[$0.index].access, declaredIn: $0.file, from: file)
    }
    let found = nearest(visible, to: file) { $0.file }
    return found.count == 1 ? (files[found[0].file].globals[found[0].index], found[0].file) : nil
  }

  /// The functions at file level of that name that a file can see.
  func functions(named name: String, from file: Int) -> [(function: Function, file: Int)] {
    let visible = tables.functions(named: name).filter {
      isVisible(files[$0.file].functions[$0.index].access, declaredIn: $0.file, from: file)
    }
    let found = nearest(visible, to: file) { $0.file }
    return found.map { (files.code(of: $0.file).functions[$0.index], $0.file) }
  }

  /// A member with where it stands.
  public struct Member<Declaration: Sendable>: Sendable {
    public var declaration: Declaration
    public var id: ContainerID
  }

  /// The properties of that name in the declaration and in all extensions.
  public func properties(named name: String, of type: DeclaredType) -> [Member<Property>] {
    parts(of: type).flatMap { id in
      tables.properties(named: name, in: id).map { Member(declaration: $0, id: id) }
    }
  }

  public func hasFunction(named name: String, _ type: DeclaredType) -> Bool {
    parts(of: type).contains { files[$0.file].containers[$0.container].functionNames.contains(name) }
  }

  /// How many functions of that name a type has.
  public func functionCount(named name: String, _ type: DeclaredType) -> Int {
    parts(of: type).reduce(0) { count, id in
      count + files[id.file].containers[id.container].functionNames.count { $0 == name }
    }
  }

  /// The functions of that name that are called on the type itself.
  func typeFunctions(named name: String, of type: DeclaredType) -> [Member<Function>] {
    let parts = parts(of: type).filter { id in
      files[id.file].containers[id.container].typeFunctions.contains { $0.name == name }
    }
    return parts.flatMap { id in
      code(of: id).typeFunctions.filter { $0.name == name }.map { Member(declaration: $0, id: id) }
    }
  }

  /// The functions of that name that are called on an instance.
  func methods(named name: String, of type: DeclaredType) -> [Member<Function>] {
    let parts = parts(of: type).filter { files[$0.file].containers[$0.container].functionNames.contains(name) }
    return parts.flatMap { id in
      code(of: id).methods.filter { $0.name == name }.map { Member(declaration: $0, id: id) }
    }
  }

  /// Whether a view is given an entry of a widget's timeline, for which it is drawn once.
  public func showsTimelineEntry(_ type: DeclaredType) -> Bool {
    type.containers.contains { id in
      container(id).properties.contains { property in
        guard !property.isStatic, let written = property.type,
          case .declared(let entry) = resolve(written, at: LookupContext(file: id.file, scope: property.scope))
        else { return false }
        return conformance(of: entry, toAnyOf: ["TimelineEntry"]) == .yes
      }
    }
  }

  /// Whether a type has a function or property of its own, not of its values, by that name.
  public func isStaticMember(_ name: String, of type: DeclaredType) -> Bool {
    !typeFunctions(named: name, of: type).isEmpty
      || properties(named: name, of: type).contains(where: \.declaration.isStatic)
  }

  public func hasCase(_ name: String, _ type: DeclaredType) -> Bool {
    type.kind == .enumeration
      && type.containers.contains { files[$0.file].containers[$0.container].cases.contains { $0.name == name } }
  }

  /// Whether `Type.name` is a value of an enum: a case that holds nothing.
  func hasPlainCase(_ name: String, _ type: DeclaredType) -> Bool {
    hasCase(name, type)
      && type.containers.allSatisfy { id in
        files[id.file].containers[id.container].cases.allSatisfy { $0.name != name || $0.payload.isEmpty }
      }
  }

  /// The type around a scope, when it is one that the project declares without ambiguity.
  public func enclosingType(of scope: Scope, in file: Int) -> DeclaredType? {
    guard let container = scope.container else { return nil }
    // Parts of the container: copying it as a whole costs more than all the rest.
    if let kind = files[file].containers[container].kind {
      let id = ContainerID(file: file, container: container)
      return DeclaredType(containers: [id], kind: kind, path: files[file].containers[container].path, arguments: [])
    }
    guard let extended = files[file].containers[container].extended,
      case .declared(let type) = resolve(
        extended, at: LookupContext(file: file, scope: files[file].containers[container].scope))
    else { return nil }
    return type
  }

  /// Whether the project adds initializers to a type of another module.
  public func addsInitializers(toTypeNamed name: String) -> Bool {
    tables.extensions(of: name).contains { !files[$0.file].containers[$0.container].initializers.isEmpty }
  }
}

extension Resolver {
  /// The declaration of a type and every extension of it, in the order of the files.
  public func parts(of type: DeclaredType) -> [ContainerID] {
    answers.parts.answer(to: type.containers) { findParts(of: type) }
  }

  private func findParts(of type: DeclaredType) -> [ContainerID] {
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

  /// Whether the name after `extension` means a type, through typealiases.
  private func extendsByMeaning(_ id: ContainerID, _ type: DeclaredType) -> Bool {
    let declared = container(id)
    guard let extended = declared.extended,
      case .declared(let meant) = resolve(extended, at: LookupContext(file: id.file, scope: declared.scope))
    else { return false }
    return meant.containers == type.containers
  }

  /// Whether an extension extends that type: by its path, or by the end of its path after a module's name.
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

  public func hasFunction(named name: String, _ type: DeclaredType) -> Bool {
    parts(of: type).contains { files[$0.file].containers[$0.container].functionNames.contains(name) }
  }

  public func hasCase(_ name: String, _ type: DeclaredType) -> Bool {
    type.kind == .enumeration
      && type.containers.contains { files[$0.file].containers[$0.container].cases.contains { $0.name == name } }
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
}

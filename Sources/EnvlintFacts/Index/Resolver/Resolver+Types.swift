/// Names to types, as the language looks them up where the borders of modules are not known.
extension Resolver {
  /// Typealiases are followed this far.
  private static let longestAliasChain = 8
  /// So many names are looked up for one type. Without an end, eight typealiases in a row, each of which names the next one a
  /// hundred times, would never come to it.
  private static let mostNames = 128

  /// Inherited names are looked for in the clauses of a type, and in the clauses that lead to what these name.
  private static let longestInheritance = 2

  /// Of a name with more declarations than this it is not told which one is meant.
  private static let mostDeclarations = 1000

  /// Looks a written type up from its place.
  public func resolve(_ type: TypeReference, at site: LookupContext) -> ResolvedType {
    var nameCount = 0
    return resolve(type, at: site, depth: 0, &nameCount)
  }

  private func resolve(_ type: TypeReference, at site: LookupContext, depth: Int, _ nameCount: inout Int)
    -> ResolvedType
  {
    guard depth <= Resolver.longestAliasChain else { return .unresolved }
    switch type.form {
    case .named(let components): return resolveName(components, at: site, depth: depth, &nameCount)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return .optional(resolve(wrapped, at: site, depth: depth, &nameCount))
    case .function: return .function(alias: nil)
    case .tuple(let elements): return .tuple(elements.map { resolve($0, at: site, depth: depth, &nameCount) })
    case .array(let element): return .array(resolve(element, at: site, depth: depth, &nameCount))
    case .dictionary(let key, let value):
      return .dictionary(
        key: resolve(key, at: site, depth: depth, &nameCount), value: resolve(value, at: site, depth: depth, &nameCount)
      )
    case .existential, .opaque, .composition: return .existential
    case .metatype, .unsupported: return .unresolved
    }
  }

  /// A declaration or an alias that a name means.
  enum Candidate: Sendable {
    case type(ContainerID)
    case alias(NameTables.AliasID)
  }

  private func resolveName(
    _ components: [TypeReference.Component], at site: LookupContext, depth: Int, _ nameCount: inout Int
  ) -> ResolvedType {
    nameCount += 1
    guard nameCount <= Resolver.mostNames else { return .unresolved }
    // Broken code has types without a name.
    guard let first = components.first, components.allSatisfy({ !$0.name.isEmpty }) else { return .unresolved }
    if let block = components.lastIndex(where: { LocalBlock.isName($0.name) }) {
      // The path of a local type: what follows the block is looked up in it.
      var inside = site
      inside.typePath += components[...block].map(\.name)
      return resolveName(Array(components[(block + 1)...]), at: inside, depth: depth, &nameCount)
    }
    if let bound = site.bindings[first.name] { return components.count == 1 ? bound : .unresolved }
    if site.genericParameters.contains(first.name) { return .unresolved }
    if first.name == "Self" { return .unresolved }
    switch lookUp(first.name, at: site) {
    case .ambiguous: return .unresolved
    case .found(let candidates):
      return follow(candidates, components[...], at: site, depth: depth, &nameCount)
    case .none:
      return resolveOutside(components, at: site, depth: depth, &nameCount)
    }
  }

  /// The declarations that a name means at a place.
  enum LookUp: Sendable {
    case none
    case ambiguous
    case found([Candidate])
  }

  /// The types of app code whose path ends so, as far as a file can see them; no local ones, which are found by their names or not at all.
  func declaredTypes(endingWith path: [String], from file: Int) -> [DeclaredType] {
    guard let last = path.last else { return [] }
    return tables.types(named: last).compactMap { id in
      guard let kind = files[id.file].containers[id.container].kind, kind != .protocolType, !tables.isTest(id.file),
        !files[id.file].containers[id.container].isLocal,
        files[id.file].containers[id.container].path.suffix(path.count).elementsEqual(path),
        isVisible(access(of: id), declaredIn: id.file, from: file)
      else { return nil }
      return DeclaredType(
        containers: [id], kind: kind, path: files[id.file].containers[id.container].path, arguments: [])
    }
  }

  /// Whether a name that may mean several types can mean nothing else at its place: no generic parameter and no typealias.
  func namesOnlyTypes(_ name: String, _ scope: Scope) -> Bool {
    !scope.genericParameters.contains(name) && tables.aliases(named: name).isEmpty
  }

  /// The innermost enclosing type that has a member of that name decides, then the file level.
  private func lookUp(_ name: String, at site: LookupContext) -> LookUp {
    // Most names are none of the project's.
    let mayBeParameter = mayBeTypeParameter(name, at: site)
    guard mayBeParameter || mayDeclareType(named: name, at: site) else { return .none }
    let place = Answers.TypePlace(
      file: site.file, path: PathKey(site.typePath, name), depth: site.inheritanceDepth)
    return answers.namedTypes.answer(to: place) { search(name, at: site, mayBeParameter: mayBeParameter) }
  }

  private func search(_ name: String, at site: LookupContext, mayBeParameter: Bool) -> LookUp {
    let mayBeInherited = mayBeParameter || mayInheritType(named: name, at: site)
    for length in stride(from: site.typePath.count, through: 0, by: -1) {
      let path = site.typePath[..<length]
      switch declarations(of: name, in: path, from: site.file) {
      case .none: break
      case let decided: return decided
      }
      if mayBeParameter, declaresTypeParameter(name, in: path, from: site.file) { return .ambiguous }
      for ancestor in mayBeInherited ? inheritedScopes(of: path, from: site) : [] {
        switch declarations(of: name, in: ancestor.path[...], from: site.file) {
        case .none: if mayBeParameter, hasAssociatedType(name, ancestor) { return .ambiguous }
        case let decided: return decided
        }
      }
    }
    return .none
  }

  /// Whether a name may mean a type of the project at a place, by the tables alone.
  func mayDeclareType(named name: String, at site: LookupContext) -> Bool {
    tables.mayDeclareType(named: name) || !site.typePath.isEmpty && hasLateScope(site)
  }

  /// Whether a name may mean a type that the types around a place inherit, by the tables alone: where no type nests one by that name,
  /// nobody can.
  func mayInheritType(named name: String, at site: LookupContext) -> Bool {
    tables.nestsType(named: name) || !site.typePath.isEmpty && hasLateScope(site)
  }

  /// Whether a type around a place, or one that such a type inherits from, may nest types in files that are not parsed from the start.
  func hasLateScope(_ site: LookupContext) -> Bool {
    let path = site.typePath[...]
    let place = Answers.TypePlace(file: site.file, path: PathKey(path), depth: site.inheritanceDepth)
    return answers.lateScopes.answer(to: place) {
      if tables.mayHaveLateMembers(path, from: site.file) { return true }
      return path.indices.contains { index in
        inheritedScopes(of: path[...index], from: site).contains { ancestor in
          ancestor.containers.contains { !files.isFirst($0.file) }
            || tables.mayHaveLateMembers(ancestor.path[...], from: site.file)
        }
      }
    }
  }

  /// The project's classes and protocols that the type at a path inherits from.
  func inheritedScopes(of path: ArraySlice<String>, from site: LookupContext) -> [DeclaredType] {
    guard site.inheritanceDepth < Resolver.longestInheritance, !path.isEmpty else { return [] }
    let place = Answers.TypePlace(file: site.file, path: PathKey(path), depth: site.inheritanceDepth)
    return answers.inheritedScopes.answer(to: place) {
      var found: [DeclaredType] = []
      for id in tables.types(at: Array(path), from: site.file)
      where isVisible(access(of: id), declaredIn: id.file, from: site.file) {
        guard let kind = files[id.file].containers[id.container].kind else { continue }
        let type = DeclaredType(containers: [id], kind: kind, path: Array(path), arguments: [])
        walkAncestors(of: type, depth: site.inheritanceDepth) { ancestor in
          if case .declared(let ancestor) = ancestor { found.append(ancestor) }
          return true
        }
      }
      return found
    }
  }

  /// The declarations of a name directly inside the type at a path that a file can see.
  ///
  /// - Parameter module: the one that declares it; nil for any that the file can see.
  private func declarations(
    of name: String, in path: ArraySlice<String>, from file: Int, module: String? = nil
  ) -> LookUp {
    var found: [(candidate: Candidate, file: Int, scope: Scope)] = []
    let types = tables.types(named: name, in: path, from: file)
    if types.count > Resolver.mostDeclarations { return .ambiguous }
    for id in types where isVisible(access(of: id), declaredIn: id.file, from: file) {
      found.append((.type(id), id.file, files[id.file].containers[id.container].scope))
    }
    for id in tables.aliases(named: name, in: path, from: file) {
      let alias = tables.alias(id)
      guard isVisible(alias.access, declaredIn: id.file, from: file), !isFarInProtocol(id, path, from: file) else {
        continue
      }
      found.append((.alias(id), id.file, alias.scope))
    }
    if let module {
      found = found.filter { tables.modules[$0.file]?.name == module }
    } else {
      found = tables.modules.nearest(found, to: file) { $0.file }
    }
    if module == nil, path.isEmpty, !found.isEmpty {
      // Declarations of another module are visible if the module is imported, or if an imported module exports it.
      found = tables.reachable(found, from: file) { $0.file }
      if found.isEmpty { return .ambiguous }
    }
    for index in found.indices
    where !excludesAll(found[..<index].map { ($0.file, $0.scope) }, found[index].file, found[index].scope) {
      return .ambiguous
    }
    return found.isEmpty ? .none : .found(found.map(\.candidate))
  }

  /// The access of a type; in an extension without a modifier of its own, that of the extension.
  func access(of type: ContainerID) -> AccessLevel {
    if files[type.file].containers[type.container].isLocal { return .filePrivate }
    let access = files[type.file].containers[type.container].access
    guard access == .internalAccess, let outer = files[type.file].containers[type.container].scope.container,
      files[type.file].containers[outer].kind == nil
    else { return access }
    return files[type.file].containers[outer].access
  }

  /// Whether code in a file can name what has that access, as far as the borders of modules are known.
  func isVisible(_ access: AccessLevel, declaredIn declaring: Int, from file: Int) -> Bool {
    guard access > .filePrivate || declaring == file else { return false }
    // A package uses nothing of the projects that it is checked out for.
    if tables.facts.packageFiles.contains(file), !tables.facts.packageFiles.contains(declaring) { return false }
    guard tables.modules.areApart(declaring, file) else { return true }
    // A test may import what is internal.
    return (access >= .package || tables.isTest(file)) && tables.modules[declaring]?.isPlayground != true
  }

  /// Whether a declaration is never compiled together with one of the others, so that they are one type.
  private func excludesAll(_ others: [(file: Int, scope: Scope)], _ file: Int, _ scope: Scope) -> Bool {
    others.allSatisfy { other in
      other.file == file && other.scope.isInOtherClause(than: scope) || !canCoexist(other.scope, scope)
    }
  }

  /// The one typealias that a type's name means, and the file that declares it; nil where it means something else, or perhaps another one.
  func soleAlias(named type: TypeReference, at site: LookupContext) -> (alias: Typealias, file: Int)? {
    guard case .named(let components) = type.form, let last = components.last else { return nil }
    let found: LookUp
    if components.count == 1 {
      found = lookUp(last.name, at: site)
    } else {
      let outer = TypeReference(.named(Array(components.dropLast())), range: type.range)
      switch resolve(outer, at: site) {
      case .declared(let outer): found = declarations(of: last.name, in: outer.path[...], from: site.file)
      // The name of a module.
      default: found = components.count == 2 ? declarations(of: last.name, in: [], from: site.file) : .none
      }
    }
    guard case .found(let candidates) = found, candidates.count == 1, case .alias(let id) = candidates[0] else {
      return nil
    }
    return (tables.alias(id), id.file)
  }

  /// Whether an alias is in an extension of a protocol in another file, which isn't loaded for its sake.
  func isFarInProtocol(_ id: NameTables.AliasID, _ path: ArraySlice<String>, from file: Int) -> Bool {
    guard id.file != file, path.count == 1, let container = id.container else { return false }
    return files[id.file].containers[container].kind == nil && tables.isProtocol(path[path.startIndex])
  }

  /// Goes from what the first component names to what the last one does.
  private func follow(
    _ candidates: [Candidate], _ components: ArraySlice<TypeReference.Component>, at site: LookupContext, depth: Int,
    _ nameCount: inout Int
  ) -> ResolvedType {
    let arguments = components[components.startIndex].arguments.map {
      resolve($0, at: site, depth: depth + 1, &nameCount)
    }
    var resolved: ResolvedType?
    for candidate in candidates {
      let one: ResolvedType
      switch candidate {
      case .type(let id): one = declared(id, arguments)
      case .alias(let id): one = followAlias(id, arguments, at: site, depth: depth, &nameCount)
      }
      guard let previous = resolved else {
        resolved = one
        continue
      }
      guard let joined = join(previous, one) else { return .unresolved }
      resolved = joined
    }
    guard let result = resolved else { return .unresolved }
    let rest = components.dropFirst()
    guard let next = rest.first else { return result }
    guard case .declared(let outer) = result else { return .unresolved }
    for path in [outer.path] + inheritedScopes(of: outer.path[...], from: site).map(\.path) {
      switch declarations(of: next.name, in: path[...], from: site.file) {
      case .none: continue
      case .ambiguous: return .unresolved
      case .found(let inner): return follow(inner, rest, at: site, depth: depth + 1, &nameCount)
      }
    }
    return .unresolved
  }

  private func declared(_ id: ContainerID, _ arguments: [ResolvedType]) -> ResolvedType {
    guard let kind = files[id.file].containers[id.container].kind else { return .unresolved }
    let path = files[id.file].containers[id.container].path
    return .declared(DeclaredType(containers: [id], kind: kind, path: path, arguments: arguments))
  }

  /// - Parameters:
  ///   - arguments: of a generic alias, in the order of its parameters.
  ///   - user: where the alias is used.
  private func followAlias(
    _ id: NameTables.AliasID, _ arguments: [ResolvedType], at user: LookupContext, depth: Int, _ nameCount: inout Int
  ) -> ResolvedType {
    let alias = tables.alias(id)
    guard arguments.isEmpty || alias.genericParameters.count == arguments.count else { return .unresolved }
    var site = LookupContext(file: id.file, scope: alias.scope)
    site.inheritanceDepth = user.inheritanceDepth
    // Parameters that are left to be inferred aren't bound, and mean nothing known.
    site.genericParameters += alias.genericParameters
    site.bindings = Dictionary(zip(alias.genericParameters, arguments)) { first, _ in first }
    let resolved = resolve(alias.target, at: site, depth: depth + 1, &nameCount)
    if case .function(nil) = resolved { return .function(alias: location(alias.nameRange, in: id.file)) }
    return resolved
  }

  /// One type out of the declarations in two branches of an `#if`; nil when they differ in kind, or typealiases mean different types.
  private func join(_ first: ResolvedType, _ second: ResolvedType) -> ResolvedType? {
    if first == second { return first }
    guard case .declared(var left) = first, case .declared(let right) = second, left.kind == right.kind,
      left.path == right.path
    else { return nil }
    left.containers += right.containers
    return .declared(left)
  }

  /// A name that no declaration of the project explains: `Module.T`, or the SDK's.
  private func resolveOutside(
    _ components: [TypeReference.Component], at site: LookupContext, depth: Int, _ nameCount: inout Int
  ) -> ResolvedType {
    var components = components
    var module: String?
    if components.count > 1, SDKModules.contains(components[0].name) {
      // Declarations of an SDK module aren't the project's.
      components.removeFirst()
    } else if components.count > 1 {
      let (first, second) = (components[0].name, components[1].name)
      switch declarations(of: second, in: [], from: site.file, module: first) {
      case .found(let candidates): return follow(candidates, components[1...], at: site, depth: depth + 1, &nameCount)
      case .ambiguous: return .unresolved
      case .none: if mayDeclare(second, module: first, from: site.file) { return .unresolved }
      }
      if importsModule(first, in: site.file) {
        components.removeFirst()
        module = SDKModules.isFramework(first) ? nil : first
      }
    }
    // `Array<Int>.Element` depends on arguments that the name alone does not tell.
    guard components.dropLast().allSatisfy({ $0.arguments.isEmpty }) else { return .unresolved }
    var name = components.map(\.name).joined(separator: ".")
    if let module { name = ExternalName.qualified(name, by: module) }
    let arguments = components[components.count - 1].arguments.map {
      resolve($0, at: site, depth: depth + 1, &nameCount)
    }
    if name == "Optional", arguments.count == 1 { return .optional(arguments[0]) }
    return .external(name: name, arguments: arguments)
  }

  /// Whether a declaration of the project at file level may be what another module's name before it means.
  private func mayDeclare(_ name: String, module: String, from file: Int) -> Bool {
    let types = tables.types(named: name, in: []).filter {
      isVisible(access(of: $0), declaredIn: $0.file, from: file)
    }.map(\.file)
    let aliases = tables.aliases(named: name, in: []).filter {
      isVisible(tables.alias($0).access, declaredIn: $0.file, from: file)
    }.map(\.file)
    return (types + aliases).contains { isOfModule(module, $0, from: file) != .no }
  }

  /// Resolves a dotted name without generic arguments.
  public func resolve(_ path: [String], at site: LookupContext) -> ResolvedType {
    resolve(TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: 0..<0), at: site)
  }

  /// The access of a member in an extension: without a modifier of its own, that of the extension.
  func access(of member: Property, in part: Container) -> AccessLevel {
    if part.kind == nil, member.access == .internalAccess { return part.access }
    return member.access
  }
}

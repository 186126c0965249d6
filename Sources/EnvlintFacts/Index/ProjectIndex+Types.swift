/// Names to types, as the language looks them up where the borders of modules are not known.
extension ProjectIndex {
  /// How far one look-up may still go.
  private struct Reach {
    /// Typealiases are followed this far.
    static let longestAliasChain = 8

    var depth = 0
    /// Types that may still be looked up: aliases of tuples of aliases of tuples grow without bound.
    var typeCount = 200
  }

  /// Looks a written type up from where it stands; what takes too long to look up is unresolved.
  public func resolve(_ type: TypeReference, at site: Site) -> ResolvedType {
    var reach = Reach()
    return resolve(type, at: site, &reach)
  }

  private func resolve(_ type: TypeReference, at site: Site, _ reach: inout Reach) -> ResolvedType {
    reach.typeCount -= 1
    guard reach.depth <= Reach.longestAliasChain, reach.typeCount > 0 else { return .unresolved }
    switch type.form {
    case .named(let components): return resolveName(components, at: site, &reach)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      return .optional(resolve(wrapped, at: site, &reach))
    case .function: return .function(alias: nil)
    case .tuple(let elements): return .tuple(elements.map { resolve($0, at: site, &reach) })
    case .array(let element): return .array(resolve(element, at: site, &reach))
    case .dictionary(let key, let value):
      return .dictionary(key: resolve(key, at: site, &reach), value: resolve(value, at: site, &reach))
    case .existential, .opaque, .composition: return .existential
    case .unsupported: return .unresolved
    }
  }

  /// The same, one step further from the type that was asked for.
  private func resolveDeeper<Result>(_ reach: inout Reach, _ body: (inout Reach) -> Result) -> Result {
    reach.depth += 1
    defer { reach.depth -= 1 }
    return body(&reach)
  }

  /// What a name stands for: a declaration or an alias.
  private enum Candidate {
    case type(ContainerID)
    case alias(NameTables.AliasID)
  }

  private func resolveName(
    _ components: [TypeReference.Component], at site: Site, _ reach: inout Reach
  ) -> ResolvedType {
    let first = components[0]
    if site.genericParameters.contains(first.name) { return .unresolved }
    if first.name == "Self" { return .unresolved }
    switch lookUp(first.name, at: site) {
    case .ambiguous: return .unresolved
    case .found(let candidates):
      return follow(candidates, components[...], at: site, &reach)
    case .none:
      return resolveOutside(components, at: site, &reach)
    }
  }

  private enum LookUp {
    case none
    case ambiguous
    case found([Candidate])
  }

  /// The innermost enclosing type that has a member of that name decides, then the file level.
  private func lookUp(_ name: String, at site: Site) -> LookUp {
    tables.note(enclosing: site.typePath)
    guard !tables.types(named: name).isEmpty || !tables.aliases(named: name).isEmpty else { return .none }
    for length in stride(from: site.typePath.count, through: 0, by: -1) {
      switch candidates(named: name, in: Array(site.typePath[..<length]), from: site.file) {
      case .none: continue
      case let decided: return decided
      }
    }
    return .none
  }

  /// The declarations of `name` directly inside the type at `path` that a file can see.
  private func candidates(named name: String, in path: [String], from file: Int) -> LookUp {
    let wanted = path + [name]
    tables.note(enclosing: path)
    var found: [Candidate] = []
    var scopes: [(file: Int, scope: Scope)] = []
    for id in tables.types(named: name) {
      let type = container(id)
      if type.isLocal {
        // A local type hides others in a part of its file; which part is not told here.
        if id.file == file { return .ambiguous }
        continue
      }
      guard type.path == wanted, isVisible(type.access, declaredIn: id.file, from: file) else { continue }
      found.append(.type(id))
      scopes.append((id.file, type.scope))
    }
    for id in tables.aliases(named: name) {
      let alias = self.alias(id)
      guard alias.scope.typePath == path, isVisible(alias.access, declaredIn: id.file, from: file) else { continue }
      found.append(.alias(id))
      scopes.append((id.file, alias.scope))
    }
    if found.isEmpty { return .none }
    if found.count == 1 { return .found(found) }
    // Several declarations are one type when they stand in different branches of one `#if`.
    for (index, first) in scopes.enumerated() {
      for second in scopes[(index + 1)...] where !excludeEachOther(first, second) { return .ambiguous }
    }
    return .found(found)
  }

  func isVisible(_ access: AccessLevel, declaredIn declaring: Int, from file: Int) -> Bool {
    access > .filePrivate || declaring == file
  }

  private func excludeEachOther(_ first: (file: Int, scope: Scope), _ second: (file: Int, scope: Scope)) -> Bool {
    guard first.file == second.file else { return false }
    return first.scope.branches.contains { branch in
      second.scope.branches.contains { $0.ifConfig == branch.ifConfig && $0.clause != branch.clause }
    }
  }

  func alias(_ id: NameTables.AliasID) -> Typealias {
    guard let container = id.container else { return files[id.file].typealiases[id.index] }
    return files[id.file].containers[container].typealiases[id.index]
  }

  /// Goes from what the first component names to what the last one does.
  private func follow(
    _ candidates: [Candidate], _ components: ArraySlice<TypeReference.Component>, at site: Site, _ reach: inout Reach
  ) -> ResolvedType {
    let arguments = resolveDeeper(&reach) { reach in
      components[components.startIndex].arguments.map { resolve($0, at: site, &reach) }
    }
    var resolved: ResolvedType?
    for candidate in candidates {
      let one: ResolvedType
      switch candidate {
      case .type(let id): one = declared(id, arguments)
      case .alias(let id): one = followAlias(id, &reach)
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
    guard case .found(let inner) = self.candidates(named: next.name, in: outer.path, from: site.file) else {
      return .unresolved
    }
    return resolveDeeper(&reach) { follow(inner, rest, at: site, &$0) }
  }

  private func declared(_ id: ContainerID, _ arguments: [ResolvedType]) -> ResolvedType {
    let type = container(id)
    guard let kind = type.kind else { return .unresolved }
    return .declared(DeclaredType(containers: [id], kind: kind, path: type.path, arguments: arguments))
  }

  private func followAlias(_ id: NameTables.AliasID, _ reach: inout Reach) -> ResolvedType {
    let alias = alias(id)
    guard alias.genericParameters.isEmpty else { return .unresolved }
    let resolved = resolveDeeper(&reach) {
      resolve(alias.target, at: Site(file: id.file, scope: alias.scope), &$0)
    }
    if case .function(nil) = resolved { return .function(alias: location(alias.nameRange, in: id.file)) }
    return resolved
  }

  /// One type out of the declarations in two branches of an `#if`; nil when they differ in kind.
  private func join(_ first: ResolvedType, _ second: ResolvedType) -> ResolvedType? {
    if first == second { return first }
    guard case .declared(var left) = first, case .declared(let right) = second, left.kind == right.kind else {
      return nil
    }
    left.containers += right.containers
    return .declared(left)
  }

  /// A name that no declaration of the project explains: `Module.T`, or the SDK's.
  private func resolveOutside(
    _ components: [TypeReference.Component], at site: Site, _ reach: inout Reach
  ) -> ResolvedType {
    var components = components
    if components.count > 1, SDKModules.contains(components[0].name) {
      // What a module of the SDK declares is nothing of the project's.
      components.removeFirst()
    } else if components.count > 1, files[site.file].imports.contains(where: { $0.module == components[0].name }) {
      let topLevel = Site(file: site.file, scope: .fileLevel)
      let rest = Array(components.dropFirst())
      return resolveDeeper(&reach) { resolveName(rest, at: topLevel, &$0) }
    }
    let name = components.map(\.name).joined(separator: ".")
    let arguments = resolveDeeper(&reach) { reach in
      components[components.count - 1].arguments.map { resolve($0, at: site, &reach) }
    }
    if name == "Optional", arguments.count == 1 { return .optional(arguments[0]) }
    return .external(name: name, arguments: arguments)
  }
}

extension Scope {
  /// The scope outside of every declaration.
  public static let fileLevel = Scope(
    typePath: [], container: nil, symbol: "", isPreview: false, isDebug: false, branches: [], isBroken: false,
    genericParameters: []
  )
}

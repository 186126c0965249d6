extension Resolver {
  /// Whether a type conforms to a protocol or inherits from a class.
  public enum Conformance: Sendable {
    case yes
    case no
    /// Some name in the clauses, or some attached macro, is not known.
    case maybe
  }

  /// Macros on types that add no conformance of interest.
  private static let harmlessMacros: Set<String> = ["Observable", "Model", "Suite"]

  /// Whether an attached macro may add members or conformances to a type.
  func mayGainMembers(_ attributes: [Attribute]) -> Bool {
    attributes.contains { attribute in
      let parts = attribute.name.split(separator: ".")
      guard let name = parts.last.map(String.init), parts.count == 1 || SDKModules.contains(String(parts[0])) else {
        return true
      }
      return !CompilerAttributes.contains(name)
        && (!Resolver.harmlessMacros.contains(name) || tables.hasMacro(named: name))
    }
  }

  /// Whether a type conforms to one of the named SDK protocols, directly or through the project's protocols.
  public func conformance(of type: DeclaredType, toAnyOf names: Set<String>) -> Conformance {
    conformance(of: type) { name in
      if names.contains(name) { return .yes }
      return NotInstallingTypes.contains(name) || InstallingTypes.confidence(name) != nil ? .no : .maybe
    }
  }

  /// `judge` answers for names that the project does not declare.
  func conformance(of type: DeclaredType, judge: (String) -> Conformance) -> Conformance {
    var result = Conformance.no
    walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared: break
      case .external(let name):
        switch judge(name) {
        case .yes: result = .yes
        case .maybe: result = .maybe
        case .no: break
        }
      case .unknown: result = .maybe
      }
      return result != .yes
    }
    return result
  }

  /// Whether a type conforms to a protocol of the project or inherits from a class of it.
  func conformance(of type: DeclaredType, to ancestor: DeclaredType) -> Conformance {
    var result = Conformance.no
    walkAncestors(of: type) { found in
      switch found {
      case .declared(let found): if found.containers == ancestor.containers { result = .yes }
      case .unknown: result = .maybe
      case .external: break
      }
      return result != .yes
    }
    return result
  }

  /// The names in the inheritance clauses of a type.
  enum Ancestor: Sendable {
    case declared(DeclaredType)
    /// The name of a type that the project does not declare; see `ExternalName`.
    case external(String)
    /// Something that cannot be told, or what an attached macro adds.
    case unknown
  }

  /// Nobody's type has more of them; and where every class of a chain asks for all that it inherits from, longer ones would take a square
  /// of time.
  private static let mostAncestors = 256

  /// Walks the inheritance clauses of declaration and extensions, through the project's own protocols and classes, until `visit` says
  /// that it has seen enough.
  ///
  /// - Parameter depth: through how many inheritance clauses one came here.
  func walkAncestors(of type: DeclaredType, depth: Int = 0, _ visit: (Ancestor) -> Bool) {
    var pending = [type]
    var seen: Set<[String]> = []
    while let current = pending.popLast() {
      guard seen.insert(current.path).inserted else { continue }
      if seen.count > Resolver.mostAncestors {
        _ = visit(.unknown)
        return
      }
      for ancestor in directAncestors(of: current, depth: depth) {
        if case .declared(let next) = ancestor { pending.append(next) }
        if !visit(ancestor) { return }
      }
    }
  }

  /// The names in the inheritance clauses of a type and its extensions, and those that attached macros may add.
  private func directAncestors(of type: DeclaredType, depth: Int) -> [Ancestor] {
    if type.containers.count > 1 { return readAncestors(of: type, depth: depth) }
    return answers.clauses.answer(to: Answers.Clauses(type: type.containers[0], depth: depth)) {
      readAncestors(of: type, depth: depth)
    }
  }

  private func readAncestors(of type: DeclaredType, depth: Int) -> [Ancestor] {
    var found: [Ancestor] = []
    // The extension of a protocol adds no conformance.
    for id in type.kind == .protocolType ? type.containers : parts(of: type) {
      // Parts of the container: copying it as a whole costs more than all the rest.
      if mayGainMembers(id) { found.append(.unknown) }
      let inheritedTypes = files[id.file].containers[id.container].inherited
      if inheritedTypes.isEmpty { continue }
      var site = LookupContext(file: id.file, scope: files[id.file].containers[id.container].scope)
      site.inheritanceDepth = depth + 1
      found += inheritedTypes.flatMap { ancestors($0, at: site) }
    }
    return found
  }

  /// Typealiases of compositions are followed this far.
  private static let longestChainOfCompositions = 8

  /// The meanings of a type in an inheritance clause: of `A & B`, or a typealias of that, each member.
  private func ancestors(_ type: TypeReference, at site: LookupContext, depth: Int = 0) -> [Ancestor] {
    if case .composition(let members) = type.form { return members.flatMap { ancestors($0, at: site, depth: depth) } }
    switch resolve(type, at: site) {
    case .declared(let next): return [tables.mayHideSDKType(next, in: site.file) ? .unknown : .declared(next)]
    case .external(let name, _): return [.external(name)]
    case .existential:
      guard depth < Resolver.longestChainOfCompositions, let (alias, file) = soleAlias(named: type, at: site) else {
        return [.unknown]
      }
      var inside = LookupContext(file: file, scope: alias.scope)
      inside.inheritanceDepth = site.inheritanceDepth
      return ancestors(alias.target, at: inside, depth: depth + 1)
    default: return [.unknown]
    }
  }

  /// Whether a macro attached to a declaration, or to one around it, whose members it may give attributes, may add members or conformances.
  func mayGainMembers(_ id: ContainerID) -> Bool {
    var next: Int? = id.container
    while let container = next {
      if mayGainMembers(files[id.file].containers[container].attributes) { return true }
      next = files[id.file].containers[container].scope.container
    }
    return false
  }
}

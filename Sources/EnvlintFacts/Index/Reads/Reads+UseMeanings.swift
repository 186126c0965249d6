/// The owner of a used property, as far as the base of the use determines it.
///
/// We give up where a value may be any: of a generic type, a protocol, or a closure's parameter without a type.
extension Reads {
  /// The possible meanings of each use in a file.
  func useMeanings(in file: Int) -> UseMeanings? {
    if files[file].propertyUses.isEmpty { return nil }
    var meanings = UseMeanings()
    for (index, use) in files[file].propertyUses.enumerated() {
      meanings.add(index, named: use.name, meaning(of: use, in: file))
    }
    return meanings
  }

  /// The possible meaning of a use, by its base.
  func meaning(of use: PropertyUse, in file: Int) -> UseMeanings.Meaning {
    switch use.base {
    case .none, .instance: ownMeaning(of: use, in: file)
    case .other(let base, let local): base.map { owner($0, local, use.scope, file) } ?? .anything
    case .keyPath(nil), .unclear: .anything
    case .keyPath(let root?):
      meaning(ofMemberOf: resolver.resolve(root, at: LookupContext(file: file, scope: use.scope)), use.scope, file)
        ?? .anything
    case .label(let call): meaning(ofInitializer: call.callee, use.scope, file)
    }
  }

  /// The meaning of `x` and `self.x`.
  private func ownMeaning(of use: PropertyUse, in file: Int) -> UseMeanings.Meaning {
    // At file level it is a global.
    guard use.scope.container != nil else { return .nothing }
    // A member of a protocol's extension is one of all types that conform.
    guard let enclosing = resolver.enclosingType(of: use.scope, in: file) else {
      return isInExternalType(use.scope, file) ? .nothing : .anything
    }
    if enclosing.kind == .protocolType { return .anything }
    return use.base == .instance && forwardsMembers(enclosing) ? .anything : .member(enclosing)
  }

  /// Whether a place is in an extension of a type that the project does not declare.
  private func isInExternalType(_ scope: Scope, _ file: Int) -> Bool {
    guard let container = scope.container, let extended = files[file].containers[container].extended,
      case .external = resolver.resolve(
        extended, at: LookupContext(file: file, scope: files[file].containers[container].scope))
    else { return false }
    // `extension Optional where Wrapped == T`.
    return !files[file].containers[container].isConstrained
  }

  /// Whose members those of the value of an expression are.
  private func owner(
    _ base: Expression, _ local: LocalName?, _ scope: Scope, _ file: Int
  ) -> UseMeanings.Meaning {
    let type = inference.staticType(of: base, local: local, at: LookupContext(file: file, scope: scope), scope: scope)
    if let meaning = meaning(ofMemberOf: type, scope, file) { return meaning }
    if let path = base.dottedPath {
      // A member of a type, or a value of the environment.
      if path[path.count - 1].first?.isUppercase != false { return .nothing }
      return path.last == "environment" && local?.name != "environment" ? .nothing : .anything
    }
    switch base.root.form {
    case .name(let name):
      return name.first?.isUppercase == false ? .anything : owner(ofChain: base, from: name, scope, file)
    case .implicitMember(let name): return name == "init" ? .anything : .nothing
    case .moduleMember: return .nothing
    case .literal, .interpolatedString, .keyPath: return .nothing
    default: return .anything
    }
  }

  /// Whose members those of a chain are that begins with a type: modifiers of a view give a view that has no name.
  private func owner(
    ofChain base: Expression, from name: String, _ scope: Scope, _ file: Int
  ) -> UseMeanings.Meaning {
    guard base.isModified else { return .anything }
    switch resolver.resolve([name], at: LookupContext(file: file, scope: scope)) {
    case .declared(let type): return members.installs(type) == .yes ? .member(type) : .anything
    case .external(let name, _): return Reads.mayForwardMembers(name) ? .anything : .nothing
    default: return .anything
    }
  }

  /// The meaning of a member of a value of that type; nil if the type is unknown.
  private func meaning(ofMemberOf type: ResolvedType, _ scope: Scope, _ file: Int) -> UseMeanings.Meaning? {
    switch type {
    case .declared(let found):
      return found.kind == .protocolType || forwardsMembers(found) ? .anything : .member(found)
    case .optional(.optional): return nil
    case .optional(let wrapped): return meaning(ofMemberOf: wrapped, scope, file)
    case .external(let name, let arguments):
      let mayForward = !arguments.allSatisfy(isPlainlyExternal) || Reads.mayForwardMembers(name)
      return mayForward || mayBeBound(name, scope, file) ? .anything : .nothing
    case .array, .dictionary, .tuple, .function: return .nothing
    case .existential, .unresolved: return nil
    }
  }

  /// Whether a type surely has nothing of the project in it.
  private func isPlainlyExternal(_ type: ResolvedType) -> Bool {
    switch type {
    case .external(let name, let arguments): arguments.isEmpty && !Reads.mayForwardMembers(name)
    case .optional(let wrapped), .array(let wrapped): isPlainlyExternal(wrapped)
    default: false
    }
  }

  /// Generic types of others whose values have the members of what they hold; the argument may be left out where a value is made.
  private static func mayForwardMembers(_ name: String) -> Bool {
    ["Binding", "Bindable", "ObservedObject.Wrapper", "EnvironmentObject.Wrapper", "Store", "ViewStore"].contains(name)
  }

  /// Whether values of a type have members of others by `@dynamicMemberLookup`.
  private func forwardsMembers(_ type: DeclaredType) -> Bool {
    var forwards = hasDynamicMembers(type)
    guard !forwards else { return true }
    resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let found) = ancestor { forwards = hasDynamicMembers(found) }
      return !forwards
    }
    return forwards
  }

  private func hasDynamicMembers(_ type: DeclaredType) -> Bool {
    type.containers.contains { container($0).attributes.contains { $0.name == "dynamicMemberLookup" } }
  }

  /// Whether a name that the project doesn't declare may be an associated type at its place, and so mean any type.
  private func mayBeBound(_ name: String, _ scope: Scope, _ file: Int) -> Bool {
    guard let container = scope.container, !name.contains(".") else { return false }
    let isKnown =
      DefaultExpressions.kind(ofType: name) != nil || EnvironmentKeys.isValueType(name)
      || NotInstallingTypes.contains(name) || name.hasPlatformPrefix
    if isKnown { return false }
    let part = files[file].containers[container]
    if part.isConstrained || part.elementType != nil { return true }
    guard let type = resolver.enclosingType(of: scope, in: file) else { return false }
    return bindsTypes(type, named: name)
  }

  /// Whether a protocol that a type conforms to may have an associated type of that name, which the type need not write.
  private func bindsTypes(_ type: DeclaredType, named name: String) -> Bool {
    var binds = false
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): binds = found.kind == .protocolType
      case .external(let found):
        binds =
          ["Body", "Content", "Element", "Value"].contains(name)
          || InstallingTypes.confidence(found) == nil && !NotInstallingTypes.contains(found)
      case .unknown: binds = true
      }
      return !binds
    }
    return binds
  }

  /// The meaning of `x:` in a call: a property of the type that the call creates.
  private func meaning(ofInitializer callee: Expression, _ scope: Scope, _ file: Int) -> UseMeanings.Meaning {
    var made = callee
    switch callee.form {
    case .implicitMember(let name): return name == "init" ? .anything : .nothing
    case .moduleMember: return .nothing
    case .member(let base, "init", _): made = base
    case .member, .name, .type: break
    default: return .nothing
    }
    if case .name(let name) = made.form, ["self", "Self", "super"].contains(name) {
      guard name != "super" else { return .nothing }
      guard let enclosing = resolver.enclosingType(of: scope, in: file) else { return .anything }
      return enclosing.kind == .protocolType ? .anything : .member(enclosing)
    }
    let site = LookupContext(file: file, scope: scope)
    if case .type(let type) = made.form {
      return meaning(ofMemberOf: resolver.resolve(type, at: site), scope, file) ?? .anything
    }
    guard let path = made.dottedPath, path[path.count - 1].isTypeName else {
      // A function, unless a metatype is called.
      return made == callee ? .nothing : .anything
    }
    return meaning(ofMemberOf: resolver.resolve(path, at: site), scope, file) ?? .anything
  }
}

extension String {
  /// Whether it begins as the names of Apple's frameworks do.
  fileprivate var hasPlatformPrefix: Bool {
    let prefixes = ["UI", "NS", "CG", "CA", "CL", "AV", "MK", "WK", "SK", "CK", "PH"]
    return prefixes.contains { hasPrefix($0) } && dropFirst(2).first?.isUppercase == true
  }
}

extension Expression {
  /// The base of a chain of members and calls.
  fileprivate var root: Expression {
    switch form {
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .optionalChaining(let base),
      .forceUnwrap(let base), .marked(_, let base):
      base.root
    default: self
    }
  }

  /// Whether it is `T(…)`, perhaps followed by calls of members, and nothing else.
  fileprivate var isModified: Bool {
    guard case .call(let callee, _) = form else { return false }
    switch callee.form {
    case .name: return true
    case .member(let base, _, _): return base.isModified
    default: return false
    }
  }
}

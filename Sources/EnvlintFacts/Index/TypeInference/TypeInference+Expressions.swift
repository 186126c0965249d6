/// The static type of an expression, as far as names and annotations tell it.
extension TypeInference {
  /// Members and names are followed this far.
  private static let longestMemberChain = 8

  /// - Parameter local: what the name at the root is, when it is a local one.
  public func staticType(
    of expression: Expression, local: LocalName?, at site: LookupContext, scope: Scope
  ) -> ResolvedType {
    staticType(of: expression, KnownLocals(root: local), at: site, scope: scope)
  }

  func staticType(
    of expression: Expression, _ locals: KnownLocals, at site: LookupContext, scope: Scope, depth: Int = 0
  ) -> ResolvedType {
    guard depth <= TypeInference.longestMemberChain else { return .unresolved }
    func deeper(_ inner: Expression) -> ResolvedType {
      staticType(of: inner, locals, at: site, scope: scope, depth: depth + 1)
    }
    switch expression.form {
    case .name(let name):
      if name == "self" { return resolver.enclosingType(of: scope, in: site.file).map { .declared($0) } ?? .unresolved }
      if let local = locals[name] { return type(ofLocal: local, at: site, scope: scope, depth: depth) }
      return typeOfUnqualified(name, at: site, scope: scope, depth: depth)
    case .member(let base, let name, _): return member(name, of: base, locals, site, scope, depth)
    case .call(let callee, let arguments): return constructedType(callee, arguments, locals, site, scope, depth)
    case .subscripted(let base, let arguments):
      let collection = deeper(base)
      let mayBeOwn = tables.declaresCollectionMember("subscript", isDictionary: ElementType.isDictionary(collection))
      return mayBeOwn ? .unresolved : ElementType.ofSubscript(collection, arguments)
    case .forceUnwrap(let base):
      let type = deeper(base)
      if case .optional(let wrapped) = type { return wrapped }
      return base.hasOptionalChaining ? type : .unresolved
    case .optionalChaining(let base):
      if case .optional(let wrapped) = deeper(base) { return wrapped }
      return .unresolved
    case .marked(let marker, let base):
      switch marker {
      case .tryPlain, .tryForced, .await, .ownership: return deeper(base)
      default: return .unresolved
      }
    case .sequence(let elements):
      if case .cast(let word, let type)? = elements.last {
        return elements.count == 2 && word != "is" && word != "as?" ? resolver.resolve(type, at: site) : .unresolved
      }
      return locals.areComplete ? OperatorType.of(elements, operand: deeper) : .unresolved
    default: return .unresolved
    }
  }

  private func type(ofLocal local: LocalName, at site: LookupContext, scope: Scope, depth: Int) -> ResolvedType {
    if let type = local.type { return resolver.resolve(type, at: site) }
    if let payload = local.payload { return type(ofPayload: payload, at: site, scope: scope, depth: depth) }
    guard let value = local.value, local.givenBy.map(isOfSDK) ?? true else { return .unresolved }
    return staticType(of: value, local.localsOfValue, at: site, scope: scope, depth: depth + 1)
  }

  /// Whether a container or modifier is the SDK's alone: the project declares none of that name, and adds none.
  private func isOfSDK(_ name: String) -> Bool {
    tables.types(named: name).isEmpty && !members.addsInitializers(toTypeNamed: name)
      && !tables.extensions(of: "View").contains { container($0).functionNames.contains(name) }
  }

  private func type(ofPayload payload: LocalName.Payload, at site: LookupContext, scope: Scope, depth: Int)
    -> ResolvedType
  {
    let subject = staticType(
      of: payload.subject, KnownLocals(root: payload.root.first), at: site, scope: scope, depth: depth + 1)
    guard case .declared(let type) = subject, type.containers.count == 1 else { return .unresolved }
    let id = type.containers[0]
    let declaration = container(id)
    let cases = declaration.cases.filter { $0.name == payload.caseName }
    guard declaration.genericParameters.isEmpty, cases.count == 1, payload.index < cases[0].payload.count else {
      return .unresolved
    }
    let inside = declaration.scope.entering(declaration, at: id.container)
    return resolver.resolve(cases[0].payload[payload.index], at: LookupContext(file: id.file, scope: inside))
  }

  /// A property of the enclosing type, or a global.
  func typeOfUnqualified(_ name: String, at site: LookupContext, scope: Scope, depth: Int = 0) -> ResolvedType {
    if let enclosing = resolver.enclosingType(of: scope, in: site.file) {
      let found = members.properties(named: name, of: enclosing)
      if found.count == 1 { return type(of: found[0].declaration, at: found[0].id, owner: enclosing, depth: depth) }
      if found.count > 1 { return .unresolved }
      if let inherited = inheritedProperty(named: name, of: enclosing) {
        return declaredType(of: inherited.declaration, file: inherited.id.file, depth: depth)
      }
      if isAddedMember(name, to: enclosing) { return .unresolved }
    }
    if name.hasPrefix("$") { return .unresolved }
    guard let (global, file) = members.global(named: name, from: site.file) else { return .unresolved }
    return declaredType(of: global, file: file, depth: depth)
  }

  /// Whether the project adds a member of that name to a protocol or class of other modules that a type has: members come before globals.
  func isAddedMember(_ name: String, to type: DeclaredType) -> Bool {
    var isAdded = false
    resolver.walkAncestors(of: type) { ancestor in
      let extensions: [ContainerID]
      switch ancestor {
      case .external(let external): extensions = tables.extensions(of: external)
      case .declared(let declared): extensions = resolver.parts(of: declared)
      case .unknown: extensions = []
      }
      isAdded = extensions.contains { tables.declaresMember(named: name, in: $0) }
      return !isAdded
    }
    return isAdded
  }

  /// The property of that name that a type has from a protocol or class of the project, the nearest first.
  private func inheritedProperty(named name: String, of type: DeclaredType) -> Members.Member<Property>? {
    var found: Members.Member<Property>?
    resolver.walkAncestors(of: type) { ancestor in
      if case .declared(let ancestor) = ancestor { found = members.properties(named: name, of: ancestor).first }
      return found == nil
    }
    return found
  }

  private func type(of property: Property, at id: ContainerID, owner: DeclaredType, depth: Int) -> ResolvedType {
    if let environment = members.environmentProperty(property, id) {
      switch environment.source {
      case .type(let type) where property.type == nil:
        return resolver.resolve(type, at: LookupContext(file: id.file, scope: property.scope))
      default: break
      }
    }
    return declaredType(of: property, file: id.file, owner: owner, depth: depth)
  }

  /// A property's annotation, or what its initial value constructs where no wrapper makes something else of that.
  ///
  /// - Parameter owner: the type whose member it is, which its annotation may call `Self`; nil for a global.
  private func declaredType(of property: Property, file: Int, owner: DeclaredType? = nil, depth: Int) -> ResolvedType {
    var site = LookupContext(file: file, scope: property.scope)
    if let owner, owner.kind != .protocolType { site.bindings["Self"] = .declared(owner) }
    if let type = property.type { return resolver.resolve(type, at: site) }
    if let value = property.value, property.attributes.allSatisfy({ keepsType($0, at: site) }) {
      if let name = value.literalTypeName { return .external(name: name, arguments: []) }
      return staticType(of: value, .none, at: site, scope: property.scope, depth: depth + 1)
    }
    if let delegate = delegateType(of: property, at: site) { return resolver.resolve(delegate, at: site) }
    // `@State(initialValue: T())` and the like say nothing here.
    return NamedDependency(self).type(of: property, at: site) ?? .unresolved
  }

  /// The type of the delegate that an attribute of a property makes: `@UIApplicationDelegateAdaptor(AppDelegate.self) var delegate`.
  private func delegateType(of property: Property, at site: LookupContext) -> TypeReference? {
    property.attributes.lazy.compactMap { attribute in
      guard let name = resolver.sdkName(of: attribute, at: site), StateWrappers.makesDelegate(name) else { return nil }
      return attribute.genericArguments.first ?? attribute.arguments.first?.value.metatype
    }.first
  }

  private func keepsType(_ attribute: Attribute, at site: LookupContext) -> Bool {
    guard let name = resolver.sdkName(of: attribute, at: site) else { return false }
    return StateWrappers.keepsType(name) || CompilerAttributes.contains(name)
  }

  private func member(
    _ name: String, of base: Expression, _ locals: KnownLocals, _ site: LookupContext, _ scope: Scope, _ depth: Int
  ) -> ResolvedType {
    if case .name("self") = base.form { return typeOfUnqualified(name, at: site, scope: scope, depth: depth) }
    if ElementType.isMember(name), !tables.declaresCollectionMember(name) {
      let type = staticType(of: base, locals, at: site, scope: scope, depth: depth + 1)
      if case .array = type { return ElementType.ofMember(type) }
    }
    if name == "wrappedValue",
      case .external(let wrapper, let arguments) = staticType(
        of: base, locals, at: site, scope: scope, depth: depth + 1)
    {
      return StateWrappers.givesItsArgument(ExternalName.plain(wrapper)) && arguments.count == 1
        ? arguments[0] : .unresolved
    }
    guard let (type, isStatic) = ownerType(of: name, base, locals, site, scope, depth) else { return .unresolved }
    return propertyType(name, of: type, isStatic: isStatic, depth: depth)
  }

  private func propertyType(_ name: String, of type: DeclaredType, isStatic: Bool, depth: Int) -> ResolvedType {
    let found = members.properties(named: name, of: type).filter { $0.declaration.isStatic == isStatic }
    if isStatic, found.isEmpty, members.hasPlainCase(name, type) { return .declared(type) }
    guard found.count == 1 else { return .unresolved }
    return self.type(of: found[0].declaration, at: found[0].id, owner: type, depth: depth + 1)
  }

  /// `T` of `T(…)`, `T.init(…)`, and of a call of the one project function of that name with a written result.
  private func constructedType(
    _ callee: Expression, _ arguments: [Argument], _ locals: KnownLocals, _ site: LookupContext, _ scope: Scope,
    _ depth: Int
  ) -> ResolvedType {
    if case .type(let type) = callee.form { return constructed(resolver.resolve(type, at: site), arguments) }
    if var path = callee.typePath, locals[path[0]] == nil {
      if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
      if path[path.count - 1].isTypeName {
        let type = resolver.resolve(path, at: site)
        // A function may have the name of a type, and so may a value that is called like one.
        guard case .external = type, path.count == 1,
          tables.hasFunction(named: path[0]) || isProperty(path[0], in: scope, of: site.file)
        else {
          return constructed(type, arguments)
        }
      }
    }
    return calledType(callee, arguments, locals, site, scope, depth)
  }

  /// Whether a name is one of a property of the type around, or of a global one.
  private func isProperty(_ name: String, in scope: Scope, of file: Int) -> Bool {
    tables.hasGlobal(named: name)
      || resolver.enclosingType(of: scope, in: file).map { !members.properties(named: name, of: $0).isEmpty } ?? false
  }

  /// The type that an initializer of a type returns: an optional if it can fail.
  private func constructed(_ type: ResolvedType, _ arguments: [Argument]) -> ResolvedType {
    // `Optional(x)` says nothing of what it wraps.
    if case .external("Optional", _) = type { return .unresolved }
    guard case .declared(let declared) = type else { return type }
    let fitting = resolver.parts(of: declared).flatMap { id in
      files[id.file].containers[id.container].initializers.filter { ArgumentMatch(arguments, to: $0.parameters) != nil }
    }
    let failableCount = fitting.count(where: \.isFailable)
    if failableCount > 0 { return failableCount == fitting.count ? .optional(type) : .unresolved }
    // An enum has `init?(rawValue:)` unless it says otherwise.
    let isRaw = declared.kind == .enumeration && fitting.isEmpty && arguments.map(\.label) == ["rawValue"]
    return isRaw ? .optional(type) : type
  }

  /// The type that a function call returns if all functions of that name return the same, or that calling a value returns.
  private func calledType(
    _ callee: Expression, _ arguments: [Argument], _ locals: KnownLocals, _ site: LookupContext, _ scope: Scope,
    _ depth: Int
  ) -> ResolvedType {
    let functions: [(function: Function, file: Int, owner: DeclaredType?)]
    switch callee.form {
    case .name(let name):
      if locals[name] != nil { return .unresolved }
      let owner = resolver.enclosingType(of: scope, in: site.file)
      let own = owner.map { owner in
        (members.methods(named: name, of: owner) + members.typeFunctions(named: name, of: owner)).map {
          (function: $0.declaration, file: $0.id.file, owner: Optional(owner))
        }
      }
      if own?.isEmpty == true, let result = closureResult(name, of: owner, from: site.file) { return result }
      if let owner, own?.isEmpty == true, isAddedMember(name, to: owner) { return .unresolved }
      functions =
        own.flatMap { $0.isEmpty ? nil : $0 }
        ?? members.functions(named: name, from: site.file).map { ($0.function, $0.file, nil) }
    case .member(let base, let name, _):
      if let wrapped = wrappedType(callee, at: site) { return wrapped }
      if ElementType.isMethod(name), !tables.declaresCollectionMember(name),
        let element = ElementType.ofCall(
          name, arguments, of: staticType(of: base, locals, at: site, scope: scope, depth: depth + 1))
      {
        return element
      }
      guard let (owner, isStatic) = ownerType(of: name, base, locals, site, scope, depth) else { return .unresolved }
      let found = isStatic ? members.typeFunctions(named: name, of: owner) : members.methods(named: name, of: owner)
      if found.isEmpty, let result = closureResult(name, of: owner, from: site.file) { return result }
      functions = found.map { ($0.declaration, $0.id.file, owner) }
    default: return .unresolved
    }
    let results = functions.map { found -> ResolvedType in
      guard let result = found.function.result else { return .unresolved }
      if let given = found.function.typeGiven(as: result, in: arguments) {
        let type = resolver.resolve(given, at: site)
        return result.wrapped == nil ? type : .optional(type)
      }
      var site = LookupContext(file: found.file, scope: found.function.scope)
      if let owner = found.owner, owner.kind != .protocolType { site.bindings["Self"] = .declared(owner) }
      return resolver.resolve(result, at: site)
    }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else { return .unresolved }
    return first
  }

  /// The type that calling a stored closure gives; nil where a type has none of that name.
  private func closureResult(_ name: String, of owner: DeclaredType?, from file: Int) -> ResolvedType? {
    guard let found = owner.map({ members.properties(named: name, of: $0) }), found.count == 1,
      case .function(let result?)? = (found[0].declaration.type?.wrapped ?? found[0].declaration.type)?.form
    else { return nil }
    return resolver.resolve(result, at: LookupContext(file: found[0].id.file, scope: found[0].declaration.scope))
  }

  /// The type whose member follows a base, and whether it is a static member.
  private func ownerType(
    of member: String, _ base: Expression, _ locals: KnownLocals, _ site: LookupContext, _ scope: Scope, _ depth: Int
  ) -> (type: DeclaredType, isStatic: Bool)? {
    if let path = base.typePath, locals[path[0]] == nil, path[path.count - 1].isTypeName,
      case .declared(let type) = resolver.resolve(path, at: site)
    {
      return (type, true)
    }
    switch staticType(of: base, locals, at: site, scope: scope, depth: depth + 1) {
    case .declared(let type): return (type, false)
    // Without `?` or `!`, the base is implicitly unwrapped.
    case .optional(.declared(let type)) where !base.hasOptionalChaining && !isMemberOfOptional(member):
      return (type, false)
    default: return nil
    }
  }

  /// Whether an optional may have a member by the name itself.
  private func isMemberOfOptional(_ name: String) -> Bool {
    TypeInference.membersOfOptional.contains(name)
      || tables.extensions(of: "Optional").contains { tables.declaresMember(named: name, in: $0) }
  }

  private static let membersOfOptional: Set<String> = [
    "map", "flatMap", "take", "unsafelyUnwrapped", "description", "debugDescription", "hashValue", "customMirror",
  ]

  /// The type of `Container.shared.store()`, where an extension of the container has `store` as a value that is called: see
  /// `CallableWrappers`.
  private func wrappedType(_ callee: Expression, at site: LookupContext) -> ResolvedType? {
    guard let path = callee.dottedPath, path.count == 3, path[1] == "shared", path[0].isTypeName,
      case .external(let name, _) = resolver.resolve([path[0]], at: site)
    else { return nil }
    let found = tables.extensions(of: name).flatMap { id in
      tables.properties(named: path[2], in: id).filter { !$0.isStatic }.map { (property: $0, file: id.file) }
    }
    guard found.count == 1, let type = found[0].property.type,
      case .external(let wrapper, let arguments) = resolver.resolve(
        type, at: LookupContext(file: found[0].file, scope: found[0].property.scope)),
      arguments.count == 1,
      CallableWrappers.giveTheirArgument(wrapper, imports: files[found[0].file].imports.map(\.module))
    else { return nil }
    return arguments[0]
  }

  /// A property's annotation, or else the type of its initial value if a literal or construction determines it.
  public func writtenType(of property: Property, file: Int) -> ResolvedType {
    let site = LookupContext(file: file, scope: property.scope)
    if let annotation = property.type { return resolver.resolve(annotation, at: site) }
    guard let value = property.value else { return .unresolved }
    return literalType(value) ?? staticType(of: value, .none, at: site, scope: property.scope)
  }

  func literalType(_ value: Expression) -> ResolvedType? {
    guard case .literal(let kind) = value.form else { return nil }
    switch kind {
    case .integer: return .external(name: "Int", arguments: [])
    case .float: return .external(name: "Double", arguments: [])
    case .boolean: return .external(name: "Bool", arguments: [])
    case .string: return .external(name: "String", arguments: [])
    case .regex: return nil
    }
  }
}

extension Expression {
  /// Whether there is a `?` in a chain of members: then the chain's value is optional, whatever its last member is.
  var hasOptionalChaining: Bool {
    switch form {
    case .optionalChaining: true
    case .member(let base, _, _), .call(let base, _), .subscripted(let base, _), .forceUnwrap(let base):
      base.hasOptionalChaining
    default: false
    }
  }
}

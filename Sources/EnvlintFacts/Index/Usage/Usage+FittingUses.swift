/// Whether what is done with a name can be done with an environment property.
extension Usage {
  /// Whether a use whose base may be a value of a type can be one of its environment property: it cannot be assigned, is called only if its
  /// value can be, and its name is a label only where the compiler makes the initializer.
  ///
  /// Code of the type itself compiles, so its uses fit.
  func mayBe(
    _ use: PropertyUse, in file: Int, aUseOf property: EnvironmentProperty, _ type: DeclaredType
  ) -> Bool {
    switch use.base {
    case .none, .instance, .keyPath, .unclear: return true
    case .label(let call): return mayInitialize(type, with: call, labeled: property.property.name)
    case .other: break
    }
    guard use.part == .value else { return true }
    switch use.next {
    case .nothing: return !use.isChanged || file == property.id.file
    case .call(let labels): return mayCall(property, with: labels)
    case .member, .other: return true
    }
  }

  // MARK: Calls

  /// Whether the value of a property can be called with arguments of some labels.
  private func mayCall(_ property: EnvironmentProperty, with labels: [String]) -> Bool {
    if case .keyPath(let keyPath) = property.source, keyPath.components.count == 1,
      let row = sdkKey(keyPath.components[0].name)
    {
      switch row.kind {
      case .action: return ActionArguments.mayTake(labels, key: row.key)
      case .value, .optional, .class, .binding: return false
      }
    }
    return mayCall(objectType(of: property) ?? keys.valueType(of: property), with: labels)
  }

  /// The key of the SDK of that name; nil where the project declares one.
  private func sdkKey(_ name: String) -> EnvironmentKeyRow? {
    members.keyDeclarations(named: name).isEmpty ? EnvironmentKeys.row(name) : nil
  }

  /// The type that a property looks up; nil for a key path.
  private func objectType(of property: EnvironmentProperty) -> ResolvedType? {
    let site = LookupContext(file: property.id.file, scope: property.property.scope)
    switch property.source {
    case .keyPath: return nil
    case .type(let type): return resolver.resolve(type, at: site)
    case .object(let type): return type.map { resolver.resolve($0, at: site) } ?? .unresolved
    }
  }

  private func mayCall(_ type: ResolvedType, with labels: [String]) -> Bool {
    switch type {
    case .function: return labels.allSatisfy { $0 == "_" || $0 == "{}" }
    case .array, .dictionary, .tuple: return false
    // Without `?` only what is unwrapped implicitly.
    case .optional(let wrapped): return mayCall(wrapped, with: labels)
    case .declared(let declared): return isCallable(declared)
    case .external(let name, _): return DefaultExpressions.kind(ofType: name) == nil
    case .existential, .unresolved: return true
    }
  }

  /// Whether values of a type may be called like a function.
  private func isCallable(_ type: DeclaredType) -> Bool {
    func isCalled(_ type: DeclaredType) -> Bool {
      resolver.hasFunction(named: "callAsFunction", type)
        || type.containers.contains { container($0).attributes.contains { $0.name == "dynamicCallable" } }
    }
    var isCallable = isCalled(type)
    if isCallable { return true }
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found): isCallable = isCalled(found)
      case .external(let name):
        isCallable = InstallingTypes.confidence(name) == nil && !NotInstallingTypes.contains(name)
      case .unknown: isCallable = true
      }
      return !isCallable
    }
    return isCallable
  }

  // MARK: Initializers

  /// Whether a call may be one of the initializer that the compiler makes of a struct's properties, in which a label is a property's name.
  private func mayInitialize(
    _ type: DeclaredType, with call: PropertyUse.LabeledCall, labeled name: String
  ) -> Bool {
    guard type.kind == .structure, call.value.map(mayBeWrapper) ?? false else { return false }
    return type.containers.contains { id in
      let declaration = container(id)
      // In another branch of an `#if` than one of its own, it may still have that of the compiler.
      let takesLabel = declaration.initializers.contains { $0.parameters.contains { $0.label == name } }
      let outer = declaration.scope.branches.count
      if takesLabel || declaration.initializers.contains(where: { $0.scope.branches.count <= outer }) { return false }
      if declaration.bindsPatterns { return true }
      var parameters = declaration.properties.filter { $0.isStored && !$0.isStatic }.map(\.name)[...]
      // An argument after the parentheses has no label, or not that of its property.
      return call.labels.filter { $0 != "{}" }.allSatisfy { label in
        guard let position = parameters.firstIndex(of: label) else { return false }
        parameters = parameters[(position + 1)...]
        return true
      }
    }
  }

  /// Whether an argument may be an `Environment`, and not what it holds.
  private func mayBeWrapper(_ argument: Expression) -> Bool {
    switch argument.form {
    case .literal, .interpolatedString, .nilLiteral, .array, .dictionary, .closure, .keyPath: false
    case .implicitMember(let name): name == "init"
    default: true
    }
  }
}

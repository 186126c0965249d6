/// Why an injected value may change at every frame.
public enum FrequentValue: Sendable {
  /// The closure's parameter.
  case given(FrequentSource)
  /// A property that a closure sets to what it is given, or to something new each time.
  case assigned(FrequentSource, isStep: Bool)
  /// A property with `@GestureState`, declared there.
  case gestureState(Location)
}

extension Values {
  /// Why what an injection sets may change at every frame; nil when that is not known of it.
  public func frequentValue(of injection: Injection, in file: Int) -> FrequentValue? {
    guard let value = injection.value else { return nil }
    for name in value.fineNames {
      if !name.isMember, let local = injection.locals.last(where: { $0.name == name.name }) {
        if let source = source(of: local) { return .given(source) }
      } else if let found = frequentProperty(named: name.name, at: injection.scope, in: file) {
        return found
      }
    }
    return nil
  }

  /// The source of a local name, or of the one that its value is a part of.
  private func source(of local: LocalName) -> FrequentSource? {
    if let source = local.source { return source }
    guard let value = local.value, !value.fineNames.isEmpty, let root = local.valueRoot.first else { return nil }
    return source(of: root)
  }

  private func frequentProperty(named name: String, at scope: Scope, in file: Int) -> FrequentValue? {
    guard let found = ownProperty(named: name, at: scope, in: file) else { return nil }
    let (property, id) = (found.declaration, found.id)
    func isWrapped(_ wrapper: String) -> Bool {
      let site = LookupContext(file: id.file, scope: property.scope)
      return property.attributes.contains { resolver.isSwiftUIAttribute($0.name, wrapper, at: site) }
    }
    if isWrapped("GestureState") { return .gestureState(location(property.nameRange, in: id.file)) }
    guard isWrapped("State") else { return nil }
    for assignment in files[file].frequentAssignments
    where assignment.property == name && assignment.scope.typePath == scope.typePath
      && canCoexist(assignment.scope, scope)
    {
      if let source = proven(assignment, property, file) {
        return .assigned(source, isStep: assignment.isStep)
      }
    }
    return nil
  }

  /// The source of an assignment, with its condition; nil if that doesn't hold.
  private func proven(_ assignment: FrequentAssignment, _ property: Property, _ file: Int) -> FrequentSource? {
    var source = assignment.source
    switch source.condition {
    case nil: return source
    case .timer(let name):
      guard let holder = ownProperty(named: name, at: assignment.scope, in: file) else { return nil }
      let timers = files[holder.id.file].frequentTimers.filter { $0.range == holder.declaration.nameRange }
      guard timers.count == 1 else { return nil }
      source.interval = timers[0].interval
      return source
    case .preference(let key):
      guard let value = preferenceValue(of: key, at: LookupContext(file: file, scope: assignment.scope)),
        FrequentSources.fineTypes.contains(value) || value == "Anchor"
      else { return nil }
      return source
    case .type(let name):
      let site = LookupContext(file: file, scope: property.scope)
      let type =
        property.type.map { resolver.resolve($0, at: site) }
        ?? property.value.map { inference.staticType(of: $0, local: nil, at: site, scope: property.scope) }
      guard case .external(name, _)? = type else { return nil }
      return source
    }
  }

  /// The name of the type of a preference key's values, where it is one of the SDK.
  private func preferenceValue(of key: TypeReference, at site: LookupContext) -> String? {
    guard case .declared(let type) = resolver.resolve(key, at: site) else { return nil }
    let found: [ResolvedType] = resolver.parts(of: type).flatMap { id in
      let part = container(id)
      let site = LookupContext(file: id.file, scope: part.scope)
      if let alias = part.keyValue { return [resolver.resolve(alias.target, at: site)] }
      guard let value = part.keyDefault else { return [] }
      if let written = value.type { return [resolver.resolve(written, at: site)] }
      if case .member(let base, "zero", _)? = value.value?.form, let path = base.typePath {
        return [
          resolver.resolve(
            TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: base.range), at: site)
        ]
      }
      return [value.value.map { inference.staticType(of: $0, local: nil, at: site, scope: value.scope) } ?? .unresolved]
    }
    guard found.count == 1 else { return nil }
    switch found[0] {
    case .external(let name, _), .optional(.external(let name, _)): return name
    default: return nil
    }
  }

  /// The property of that name of the type around a place. Its stored ones stand in its declaration.
  private func ownProperty(named name: String, at scope: Scope, in file: Int) -> Members.Member<Property>? {
    guard let container = scope.container else { return nil }
    let id = ContainerID(file: file, container: container)
    var found: [Members.Member<Property>] = []
    if files[file].containers[container].kind != nil {
      found = tables.properties(named: name, in: id).map { Members.Member(declaration: $0, id: id) }
    } else if let type = resolver.enclosingType(of: scope, in: file) {
      found = members.properties(named: name, of: type)
    }
    return found.count == 1 ? found[0] : nil
  }
}

/// Why an injected value may change at every frame.
public enum FrequentValue: Sendable {
  /// What a closure is given.
  case given(FrequentSource)
  /// A property that a closure sets to what it is given.
  case assigned(FrequentSource)
  /// A property with `@GestureState`, declared there.
  case gestureState(Location)
}

extension ProjectIndex {
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
      property.attributes.contains { isSwiftUIAttribute($0.name, wrapper, in: id.file) }
    }
    if isWrapped("GestureState") { return .gestureState(location(property.nameRange, in: id.file)) }
    guard isWrapped("State") else { return nil }
    let assignment = files[file].frequentAssignments.first {
      $0.property == name && $0.scope.typePath == scope.typePath && canCoexist($0.scope, scope, in: file)
    }
    return assignment.map { .assigned($0.source) }
  }

  /// The property of that name of the type around a place. Its stored ones stand in its declaration.
  private func ownProperty(named name: String, at scope: Scope, in file: Int) -> Member<Property>? {
    guard let container = scope.container else { return nil }
    let id = ContainerID(file: file, container: container)
    var found: [Member<Property>] = []
    if files[file].containers[container].kind != nil {
      found = tables.properties(named: name, in: id).map { Member(declaration: $0, id: id) }
    } else if let type = enclosingType(of: scope, in: file) {
      found = properties(named: name, of: type)
    }
    return found.count == 1 ? found[0] : nil
  }
}

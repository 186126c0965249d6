/// A key type with its accessor that say no more than one `@Entry` would.
public struct LegacyKey: Sendable {
  public var key: EnvironmentKey
  public var declaration: Container
  /// Of the declaration.
  public var id: ContainerID
  /// Whether extensions of the key type hold a part of it.
  public var isSpread: Bool
  public var accessor: KeyProperty
  /// The type and the default as written.
  public var type: String
  public var value: String
  /// Whether the default may mean something else in the accessor's place: it uses plain names, or the key type is nested.
  public var dependsOnPlace: Bool
  /// Whether a type in the default has another name in the accessor's place, or none: one that the key type declares, or what is around it.
  public var namesOtherTypes: Bool
}

extension KeyForms {
  /// The key types of app code that one accessor uses and nothing else, with defaults that may as well be evaluated at each read: those
  /// that are evaluated once are constants, those that are computed already are the same and cheap each time.
  public var legacyKeys: [LegacyKey] {
    let accessors = plainAccessors()
    return keys.inApp.compactMap { legacyKey($0, accessors) }
  }

  private func legacyKey(_ key: EnvironmentKey, _ accessors: [ContainerID: [KeyProperty]]) -> LegacyKey? {
    guard key.container == .environment, case .keyType(let type, let property?, _) = key.form,
      type.kind == .structure || type.kind == .enumeration
    else { return nil }
    let ids = resolver.parts(of: type)
    let declaration = container(ids[0])
    guard type.containers.count == 1, isBare(ids), let accessor = onlyAccessor(of: type, in: accessors),
      ids.allSatisfy({ isInBranches(of: accessor, $0) }), isStableAndCheap(property, of: key),
      let valueText = property.source.key?.value, let typeText = accessor.property.source.key?.type,
      let written = accessor.property.type,
      heldClosure(
        in: resolver.resolve(written, at: LookupContext(file: accessor.id.file, scope: accessor.property.scope)))
        == nil,
      isMentionedNowhereElse(declaration, partCount: ids.count, accessor)
    else { return nil }
    let value = property.value ?? property.soleResult
    return LegacyKey(
      key: key, declaration: declaration, id: ids[0], isSpread: ids.count > 1, accessor: accessor, type: typeText,
      value: valueText,
      dependsOnPlace: !declaration.scope.typePath.isEmpty || value?.usesPlainNames ?? true,
      namesOtherTypes: value.map { value in
        let here = LookupContext(file: key.file, scope: property.scope)
        let there = LookupContext(file: accessor.id.file, scope: accessor.property.scope)
        return !value.allTypes { resolver.resolve($0, at: here) == resolver.resolve($0, at: there) }
      } ?? true)
  }

  /// Whether a type, its extensions included, is nothing but a key: no second member besides `typealias Value`, no other conformance,
  /// no attribute.
  private func isBare(_ ids: [ContainerID]) -> Bool {
    let parts = ids.map(container)
    let aliasCount = parts.reduce(0) { $0 + $1.typealiases.count { $0.name == "Value" } }
    guard parts.reduce(0, { $0 + $1.memberCount }) == 1 + aliasCount else { return false }
    let conformances = zip(ids, parts).flatMap { id, part in
      part.inherited.map { ($0.name, LookupContext(file: id.file, scope: part.scope)) }
    }
    guard conformances.count == 1, let name = conformances[0].0,
      resolver.isSwiftUI(name, "EnvironmentKey", at: conformances[0].1)
    else { return false }
    return parts.allSatisfy { part in
      part.attributes.isEmpty && part.inheritedAttributes.isEmpty && !part.isLocal && !part.isConstrained
        && part.genericParameters.isEmpty && part.scope.genericParameters.isEmpty && part.access < .package
    }
  }

  /// The accessors that read and write one key and do nothing else, by the first declaration of the key type.
  private func plainAccessors() -> [ContainerID: [KeyProperty]] {
    var found: [ContainerID: [KeyProperty]] = [:]
    for accessor in keys.keyProperties(of: .environment) {
      guard let plain = accessor.property.keyAccessors?.plainKeys,
        let type = keys.keyType(plain.getter, of: accessor),
        let first = type.containers.first, keys.keyType(plain.setter, of: accessor)?.containers == type.containers
      else { continue }
      found[first, default: []].append(accessor)
    }
    return found
  }

  private func onlyAccessor(of type: DeclaredType, in accessors: [ContainerID: [KeyProperty]]) -> KeyProperty? {
    let users = type.containers.first.flatMap { accessors[$0] } ?? []
    guard users.count == 1, users[0].property.isAlone else { return nil }
    return users[0]
  }

  private func isInBranches(of accessor: KeyProperty, _ id: ContainerID) -> Bool {
    let (own, other) = (accessor.property.scope.branches, container(id).scope.branches)
    return own.isEmpty && other.isEmpty || id.file == accessor.id.file && own == other
  }

  private func isStableAndCheap(_ property: Property, of key: EnvironmentKey) -> Bool {
    guard case .keyType(_, _, let value) = key.form, property.isAlone, !property.hasObservers, !property.isUnsafe,
      property.attributes.isEmpty
    else { return false }
    let classifier = DefaultClassifier(index: index, hints: .init())
    let site = LookupContext(file: key.file, scope: property.scope)
    let target = property.type == nil ? value : nil
    let expected = property.type ?? target?.declaration.target
    let place = target.map { LookupContext(file: $0.id.file, scope: $0.declaration.scope) } ?? site
    let verdict: Verdict
    if let initial = property.value {
      // A project type that `nil` can initialize may do anything when it is created from it.
      if case .nilLiteral = initial.form, expected?.wrapped == nil { return false }
      // A stored value is evaluated once, and the macro evaluates it on each read.
      let expectation = expected.map { Expectation(type: $0, site: place) }
      guard Constancy(index).isConstant(initial, expected: expectation, at: site) else { return false }
      verdict = classifier.classify(initial, expected: expected, at: place)
    } else if case .computed(let getter?, _) = property.accessors {
      (verdict, _) = classifier.getter(getter, expected: expected, expectedAt: place, at: site)
    } else {
      return false
    }
    return verdict.stability == .stable && (verdict.cost == .free || verdict.cost == .cheap)
  }

  /// Whether the name of a key type appears only in its declaration, its extensions and the two accessors.
  private func isMentionedNowhereElse(_ declaration: Container, partCount: Int, _ accessor: KeyProperty) -> Bool {
    let mentions = usage.mentions(MentionQuery(declaration.name, .all))
    return mentions.count == partCount + 2
      && mentions.count { $0.file == accessor.id.file && accessor.property.source.range.contains($0.range.lowerBound) }
        == 2
  }
}

extension Expression {
  /// Whether something holds for all types that are named in it, whatever is understood of the rest.
  fileprivate func allTypes(_ holds: (TypeReference) -> Bool) -> Bool {
    func all(_ parts: [Expression]) -> Bool { parts.allSatisfy { $0.allTypes(holds) } }
    switch form {
    case .nilLiteral, .literal, .keyPath, .implicitMember, .closure, .opaque, .moduleMember: return true
    case .name(let name):
      return !name.isTypeName || holds(TypeReference(.named([.init(name: name, arguments: [])]), range: range))
    case .type(let type): return holds(type)
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts), .branches(let parts):
      return all(parts)
    case .tuple(let arguments): return all(arguments.map(\.value))
    case .member(let base, _, _), .optionalChaining(let base), .forceUnwrap(let base), .marked(_, let base):
      return base.allTypes(holds)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      return callee.allTypes(holds) && all(arguments.map(\.value))
    case .sequence(let elements):
      return elements.allSatisfy { element in
        switch element {
        case .operand(let value), .ternary(let value): value.allTypes(holds)
        case .cast(_, let type): holds(type)
        case .infix, .assignment: true
        }
      }
    }
  }

  /// Whether names that are no types stand in it by themselves: what they mean depends on the place. What is not understood counts.
  fileprivate var usesPlainNames: Bool {
    switch form {
    case .nilLiteral, .literal, .keyPath, .implicitMember, .type, .moduleMember: false
    case .name(let name): !name.isTypeName || name == "Self"
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts), .branches(let parts):
      parts.contains(where: \.usesPlainNames)
    case .tuple(let arguments): arguments.contains(where: \.value.usesPlainNames)
    case .member(let base, _, _), .optionalChaining(let base), .forceUnwrap(let base), .marked(_, let base):
      base.usesPlainNames
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      callee.usesPlainNames || arguments.contains(where: \.value.usesPlainNames)
    case .sequence(let elements):
      elements.contains { element in
        switch element {
        case .operand(let value), .ternary(let value): value.usesPlainNames
        case .infix, .assignment, .cast: false
        }
      }
    case .closure, .opaque: true
    }
  }
}

/// A getter-only property of `EnvironmentValues`, computed from other keys.
public struct DerivedKey: Sendable {
  public var property: Property
  public var id: ContainerID
}

extension KeyForms {
  /// Every getter-only property in an extension of `EnvironmentValues`, in source order.
  public var derivedKeys: [DerivedKey] {
    keys.environmentExtensions.flatMap { id in
      container(id).properties.compactMap { property in
        guard case .computed(_, hasSetter: false) = property.accessors, !property.isStatic else { return nil }
        return DerivedKey(property: property, id: id)
      }
    }
  }

  /// The derived keys whose getters name a key, in source order.
  public func derivedKeys(reading name: String) -> [DerivedKey] {
    let mentions = usage.mentions(MentionQuery(name, .all))
    let places = mentions.filter { $0.role == .bareInKeyContainer || $0.base == "self" }
    if places.isEmpty { return [] }
    return derivedKeys.filter { key in
      let range = key.property.source.range
      return places.contains { $0.file == key.id.file && range.contains($0.range.lowerBound) }
    }
  }

  /// Whether the code of a type sets a key.
  public func injects(_ key: String, inCodeOf type: DeclaredType) -> Bool {
    resolver.parts(of: type).contains { part in
      injections(in: part.file).contains { injection in
        guard case .key(let keyPath) = injection.target, keyPath.components.first?.name == key else { return false }
        return resolver.enclosingType(of: injection.scope, in: part.file)?.containers[0] == type.containers[0]
      }
    }
  }
}

extension KeyForms {
  /// A derived key that gives what a function gives for the value of a key, which is all that it is called with; the first one in source
  /// order.
  public func derivedKey(calling function: CalledFunction, with key: String) -> DerivedKey? {
    derivedKeys.first { derived in
      guard !isExempt(derived.property.scope, in: derived.id.file),
        case .call(let callee, let arguments)? = code(of: derived.property, in: derived.id.file).soleResult?.form,
        arguments.count == 1,
        arguments[0].value.keyText == key
      else { return false }
      let scope = derived.property.scope
      return inference.calledFunction(callee, at: LookupContext(file: derived.id.file, scope: scope), scope: scope)
        == function
    }
  }
}

extension Expression {
  /// `a.b` of `a.b` and `self.a.b`.
  fileprivate var keyText: String? {
    switch form {
    case .name(let name): return name == "self" ? nil : name
    case .member(let base, let name, _):
      if case .name("self") = base.form { return name }
      return base.keyText.map { $0 + "." + name }
    default: return nil
    }
  }
}

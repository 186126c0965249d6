/// A new instance of a class that an injection makes each time it is evaluated.
public struct InjectedInstance: Sendable {
  /// How the injected expression makes it.
  public enum Source: Sendable {
    /// It constructs the class, or calls a function that does.
    case directly
    /// It constructs a struct or enum that builds the instance itself.
    case inside(DeclaredType)
  }

  /// The class, by name.
  public var typeName: String
  /// The class; nil when the project does not declare it.
  public var type: DeclaredType?
  public var source: Source
  /// From the injection to the place that makes the instance; empty when the injection itself does.
  public var steps: [Verdict.Step]
  /// The call.
  public var range: Range<UInt32>
  /// Whether the call has arguments.
  public var takesArguments: Bool
}

extension Injection {
  /// Whether the value is a call, which alone can make an instance.
  public var isCall: Bool {
    guard let value, local == nil, case .call = value.injectedCall.form else { return false }
    return true
  }
}

extension Values {
  /// The new instance that an injection makes; nil when it makes none, or when that is not proven.
  public func injectedInstance(of injection: Injection, in file: Int) -> InjectedInstance? {
    guard let value = injection.value, case .call(let callee, let arguments) = value.injectedCall.form,
      injection.local == nil
    else { return nil }
    let site = LookupContext(file: file, scope: injection.scope)
    let classifier = DefaultClassifier(index: index, hints: DefaultClassifier.Hints())
    let verdict = AnalysisContext(classifier, at: site, namesMembers: true)
      .classify(value.injectedCall, expected: expectation(of: injection))
    guard verdict.stability == .unstable, let instability = verdict.instability,
      case .newInstance(let name, let declaration, _) = instability.cause
    else { return nil }
    var source = InjectedInstance.Source.directly
    if case .declared(let made) = inference.staticType(of: value, local: nil, at: site, scope: injection.scope),
      !made.kind.isReference
    {
      source = .inside(made)
    } else if case .implicitMember = callee.form, case .declared(let made)? = expectedType(of: injection),
      !made.kind.isReference
    {
      source = .inside(made)
    } else if declaration == nil, !instability.steps.isEmpty {
      // A class of the SDK that something else holds: what that is, nobody knows here.
      return nil
    }
    return InjectedInstance(
      typeName: name, type: declaration.flatMap { declaredType(named: name, at: $0) }, source: source,
      steps: instability.steps, range: value.range, takesArguments: !arguments.isEmpty)
  }

  /// The type that the key of an injection has.
  private func expectation(of injection: Injection) -> Expectation? {
    guard let key = keyDeclaration(of: injection), let type = key.declaration.type else { return nil }
    return Expectation(
      type: type, site: LookupContext(file: key.id.file, scope: key.declaration.scope))
  }

  private func expectedType(of injection: Injection) -> ResolvedType? {
    guard let key = keyDeclaration(of: injection), let type = key.declaration.type else { return nil }
    return resolver.resolve(type.wrapped ?? type, at: LookupContext(file: key.id.file, scope: key.declaration.scope))
  }

  private func keyDeclaration(of injection: Injection) -> Members.Member<Property>? {
    guard case .key(let keyPath) = injection.target, keyPath.components.count == 1 else { return nil }
    let name = keyPath.components[0].name
    let found = inference.soleDeclarations(ofKey: name)
    return found.count < 2 || keys.keyType(name) != .unresolved ? found.first : nil
  }

  private func declaredType(named name: String, at declaration: Location) -> DeclaredType? {
    for id in tables.types(named: name) {
      let found = container(id)
      guard let kind = found.kind, location(found.nameRange, in: id.file) == declaration else { continue }
      return DeclaredType(containers: [id], kind: kind, path: found.path, arguments: [])
    }
    return nil
  }

  /// Whether a class notifies SwiftUI of its changes.
  public enum Observation: Sendable {
    /// `@Observable` or `@Model`.
    case macro
    case observableObject
  }

  /// How a class is observed; nil when that is not proven.
  public func observation(of type: DeclaredType) -> Observation? {
    guard type.kind == .classType else { return nil }
    let declaration = container(type.containers[0])
    let site = LookupContext(file: type.containers[0].file, scope: declaration.scope)
    let macros = declaration.attributes.compactMap { resolver.sdkName(of: $0, at: site) }
    if macros.contains(where: { $0 == "Observable" || $0 == "Model" }) { return .macro }
    return resolver.conformance(of: type, toAnyOf: ["ObservableObject"]) == .yes ? .observableObject : nil
  }

  /// Whether a value of the type has anything in it that two of them may have otherwise.
  public func storesSomething(_ type: DeclaredType) -> Bool {
    type.kind != .structure
      || resolver.parts(of: type).contains { container($0).properties.contains(where: \.isMemberwise) }
  }

  /// Attributes of stored properties that are state of their own; what other wrappers keep may lie elsewhere.
  private static let stateAttributes: Set<String> = [
    "Published", "MainActor", "available", "objc", "Attribute", "Relationship",
  ]

  /// Whether a type stores something itself that can change.
  public func hasState(_ type: DeclaredType) -> Bool { !state(of: type).isEmpty }

  /// The names of what a type stores itself and can change.
  private func state(of type: DeclaredType) -> [String] {
    type.containers.flatMap { id in
      container(id).properties.filter { property in
        property.isStored && !property.isStatic && !property.isConstant && !property.isLazy
          && property.attributes.allSatisfy { Values.stateAttributes.contains(ExternalName.last($0.name)) }
      }.map(\.name)
    }
  }

  /// Whether code changes what an object of a class stores, once it is made: what is derived from its arguments alone, a new object has
  /// again. A name that something else has as well, counts.
  public func changesState(of type: DeclaredType) -> Bool {
    let initializers = resolver.parts(of: type).flatMap { code(of: $0).initializers }
    return state(of: type).contains { name in
      let mentions = usage.mentions(MentionQuery(name, .changes)).filter { !isOfOtherValue($0, than: type) }
      let own = mentions.count { $0.type == type.name && ($0.base == nil || $0.base == "self") }
      let initial = initializers.reduce(0) { count, initializer in
        count + (initializer.body?.assignments.count { $0.name == name } ?? 0)
      }
      return mentions.count > own || own > initial
    }
  }

  /// Whether a mention is one of the value around it, which is none of a class: `name` and `self.name` in a view.
  private func isOfOtherValue(_ mention: Mention, than type: DeclaredType) -> Bool {
    guard let around = mention.type, around != type.name,
      mention.base == "self" || mention.base == nil && mention.role != .member
    else { return false }
    let declared = tables.types(named: around)
    return !declared.isEmpty && declared.allSatisfy { [.structure, .enumeration].contains(container($0).kind) }
  }
}

extension Expression {
  /// The callee, without `try`, `await`, `!` and `as T` around it.
  fileprivate var injectedCall: Expression {
    switch form {
    case .marked(.tryPlain, let inner), .marked(.tryForced, let inner), .marked(.tryOptional, let inner),
      .marked(.await, let inner), .marked(.ownership, let inner), .forceUnwrap(let inner):
      return inner.injectedCall
    case .sequence(let elements):
      guard elements.count == 2, case .operand(let inner) = elements[0], case .cast = elements[1] else { return self }
      return inner.injectedCall
    default: return self
    }
  }
}

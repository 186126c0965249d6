/// The injections of the project, without previews.
public struct InjectionSummary: Sendable {
  /// The injected object types, by where the type is declared, with the places in app code.
  public var locationsByType: [ContainerID: [Location]] = [:]
  /// The injected types of other modules, by name.
  public var locationsByExternalType: [String: [Location]] = [:]
  /// The injected keys, by the first component of their key path.
  public var locationsByKey: [String: [Location]] = [:]
  /// The protocols of which values are injected, as `self` in an extension: an object of each type that conforms may be meant.
  public var protocols: [DeclaredType] = []
  /// Whether an object is injected whose type could not be told: then no type is proven to be never injected.
  public var hasUnresolvedObject = false
  /// Whether a value is injected under a key path that is not written out.
  public var hasUnresolvedKey = false
}

/// The value that one injection provides.
struct ProvidedValue {
  enum Target {
    /// By the first component of its key path.
    case key(String)
    case type(ContainerID)
    case externalType(String)
    /// A value of a protocol.
    case conforming(DeclaredType)
    case unresolvedKey
    case unresolvedObject
  }

  var target: Target
  var place: Location
}

extension InjectionSummary {
  mutating func add(_ value: ProvidedValue) {
    switch value.target {
    case .key(let name): locationsByKey[name, default: []].append(value.place)
    case .type(let type): locationsByType[type, default: []].append(value.place)
    case .externalType(let name): locationsByExternalType[name, default: []].append(value.place)
    case .conforming(let type): protocols.append(type)
    case .unresolvedKey: hasUnresolvedKey = true
    case .unresolvedObject: hasUnresolvedObject = true
    }
  }
}

/// Whether the app puts an object of a type into the environment.
public enum Provision: Sendable {
  /// It does, at these places.
  case injected([Location])
  /// Perhaps: some object's type, or the asked type itself, cannot be told.
  case unresolved
  /// No injection of the whole app has this type.
  case never
}

extension Injections {
  /// Whether code that injects a value of a protocol may inject an object of a type.
  func isInjectedByProtocol(_ type: DeclaredType) -> Bool {
    summary.protocols.contains { resolver.conformance(of: type, to: $0) != .no }
  }

  /// Whether a type is that of an app's or scene's delegate or of a document, which SwiftUI puts into the environment by itself when it
  /// makes one that can be observed.
  ///
  /// Source: Apple's documentation of `UIApplicationDelegateAdaptor`, and of `DocumentGroup` with its sample of a document-based app.
  func mayBeDelegate(_ type: DeclaredType) -> Bool {
    guard type.kind == .classType else { return false }
    var isDelegate = false
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .external(let name): isDelegate = Injections.delegates.contains(name)
      case .unknown: isDelegate = true
      case .declared: break
      }
      return !isDelegate
    }
    return isDelegate
  }

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate",
    "WKApplicationDelegate", "WKExtensionDelegate", "ReferenceFileDocument",
  ]

  /// Adds what a file puts into the environment, but for previews, which provide nothing to an app. Tests count: they show how a library
  /// is meant to be used.
  func addInjections(of file: Int, to findings: inout FileFindings) {
    for injection in files[file].injections where !isPreview(injection.scope) {
      let place = location(injection.range, in: file)
      let target = target(of: injection, in: file, &findings.injectedObjects)
      var targets = [target]
      if case .unresolvedObject = target {
        let inBranches = targetsInBranches(of: injection, in: file)
        if !inBranches.isEmpty { targets = inBranches }
      }
      for target in targets {
        findings.provided.append(ProvidedValue(target: target, place: place))
      }
      if maySetObject(injection) { findings.provided.append(ProvidedValue(target: .unresolvedObject, place: place)) }
    }
  }

  /// Whether a key path that is written to may set an object as well: by `EnvironmentValues` as a whole, or by a setter that says
  /// `self[T.self] = …` for a class.
  func maySetObject(_ injection: Injection) -> Bool {
    guard case .key(let keyPath) = injection.target else { return false }
    guard let first = keyPath.components.first, first.name != "self" else {
      // A value from an environment adds nothing new.
      if case .member(_, "environment", _)? = injection.value?.form { return false }
      return true
    }
    return members.keyDeclarations(named: first.name).contains { member in
      let site = LookupContext(file: member.id.file, scope: member.declaration.scope)
      return member.declaration.keyAccessors?.setter?.keys.contains { mayBeObject($0, at: site) } ?? false
    }
  }

  /// Whether the type in `self[T.self]` may be a class whose object is looked up by it, and no key: true where it is not known.
  private func mayBeObject(_ type: TypeReference, at site: LookupContext) -> Bool {
    guard case .declared(let declared) = resolver.resolve(type, at: site) else { return true }
    return declared.kind == .classType && resolver.conformance(of: declared, toAnyOf: ["EnvironmentKey"]) != .yes
  }

  private func target(
    of injection: Injection, in file: Int, _ objects: inout [Injection.Link: InjectedKey?]
  ) -> ProvidedValue.Target {
    switch injection.target {
    case .key(let keyPath):
      guard let first = keyPath.components.first, keyPath.isPlain, first.name != "self" else { return .unresolvedKey }
      return .key(first.name)
    case .unknown: return .unresolvedKey
    case .object(let value):
      let type = injectedType(of: value, by: injection, in: file)
      objects[injection.link] = .some(reads.key(of: type))
      switch type {
      case .declared(let type) where type.kind == .protocolType,
        .optional(.declared(let type)) where type.kind == .protocolType:
        return .conforming(type)
      case .declared(let type), .optional(.declared(let type)): return .type(type.containers[0])
      case .external(let name, _), .optional(.external(let name, _)): return .externalType(ExternalName.plain(name))
      default: return .unresolvedObject
      }
    }
  }

  /// The targets of an object whose type is another one in each branch of an `#if`; empty for every other object.
  private func targetsInBranches(of injection: Injection, in file: Int) -> [ProvidedValue.Target] {
    let types = typesInBranches(of: injection, in: file)
    let targets = types.compactMap { found -> ProvidedValue.Target? in
      guard case .declared(let type) = found.type, type.kind != .protocolType else { return nil }
      return .type(type.containers[0])
    }
    return targets.count == types.count ? targets : []
  }

  /// The types of such an object, with the scopes of the branches; empty for every other object.
  func typesInBranches(of injection: Injection, in file: Int) -> [(type: ResolvedType, scope: Scope)] {
    guard case .object(let object) = injection.target, injection.local == nil else { return [] }
    return inference.typesInBranches(
      of: object, at: LookupContext(file: file, scope: injection.scope), scope: injection.scope)
  }

  /// The static type of the object that an injection injects.
  func injectedType(of object: Expression, by injection: Injection, in file: Int) -> ResolvedType {
    let site = LookupContext(file: file, scope: injection.scope)
    return inference.staticType(of: object, injection.localsOfObject, at: site, scope: injection.scope)
  }

  /// The key that an injection sets; nil if it is unknown.
  public func key(of injection: Injection, in file: Int) -> InjectedKey? {
    switch injection.target {
    case .key(let keyPath): return reads.key(of: keyPath)
    case .object(let value):
      if let known = injectedObject(at: injection.link, in: file) { return known }
      return reads.key(of: injectedType(of: value, by: injection, in: file))
    case .unknown: return nil
    }
  }

  /// Whether an object that `.environment(_:)` is given is optional: nil takes away what is injected further out.
  func mayBeNil(_ injection: Injection, in file: Int) -> Bool {
    guard case .object(let value) = injection.target else { return false }
    if !value.hasOptionalChaining {
      guard case .optional = injectedType(of: value, by: injection, in: file) else { return false }
    }
    return takesNil(injection, in: file)
  }

  /// Whether it is `.environment(_:)` with an object, which may be nil; `.environmentObject(_:)` takes none.
  func takesNil(_ injection: Injection, in file: Int) -> Bool {
    guard case .object(let value) = injection.target,
      chain(of: injection, in: file).modifiers[injection.link.modifier].name == "environment"
    else { return false }
    return !isNeverNil(value, injection.local, injection.scope, in: file)
  }

  /// Whether the type of a local name or property, known or not, is written and no optional.
  private func isNeverNil(_ value: Expression, _ local: LocalName?, _ scope: Scope, in file: Int) -> Bool {
    let name: String
    switch value.form {
    case .forceUnwrap: return true
    case .name(let own): name = own
    case .member(let base, let own, _) where base.form == .name("self"): name = own
    default: return false
    }
    if let local {
      if let type = local.type { return isNoOptional(type) }
      return local.value.map { isNeverNil($0, local.valueRoot.first, scope, in: file) } ?? false
    }
    guard let owner = resolver.enclosingType(of: scope, in: file) else { return false }
    let found = members.properties(named: name, of: owner)
    guard found.count == 1 else { return false }
    if let type = found[0].declaration.type { return isNoOptional(type) }
    // `@Environment(T.self)`, also where a module that may re-export SwiftUI is all that is imported.
    return found[0].declaration.attributes.contains { attribute in
      guard ExternalName.last(attribute.name) == "Environment", attribute.arguments.count == 1 else { return false }
      if case .member(_, "self", _) = attribute.arguments[0].value.form { return true }
      return false
    }
  }

  private func isNoOptional(_ type: TypeReference) -> Bool {
    guard type.wrapped == nil, let name = type.simpleName else { return false }
    return tables.aliases(named: name).isEmpty
  }

  /// The chain that contains an injection.
  public func chain(of injection: Injection, in file: Int) -> ModifierChain {
    chains(in: file)[injection.link.chain]
  }
}

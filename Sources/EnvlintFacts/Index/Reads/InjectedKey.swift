/// The key that an injection sets and a property reads: a key path, or the key of a type.
public enum InjectedKey: Sendable, Hashable {
  /// The names of a key path; never empty.
  case path([String])
  /// A type that the project declares.
  case declaredType(DeclaredType)
  /// A type of another module.
  case externalType(String)

  /// For people: `\.a.b`, `T`.
  public var name: String {
    switch self {
    case .path(let names): "\\." + names.joined(separator: ".")
    case .declaredType(let type): type.nameWithArguments
    case .externalType(let name): name
    }
  }
}

extension InjectedKey {
  /// Whether what reads `other` reads what is set here, or a part of it.
  public func covers(_ other: InjectedKey) -> Bool {
    guard case .path(let own) = self, case .path(let names) = other else { return self == other }
    return names.starts(with: own)
  }

  /// Whether its actions are also looked up at the place of the view.
  public var isLookedUpByActions: Bool {
    ["isSearching", "dismissSearch", "refresh", "rename"].contains { self == .path([$0]) }
  }
}

extension Reads {
  /// The key that a property reads; nil if it is unknown.
  public func key(of property: EnvironmentProperty) -> InjectedKey? {
    let site = LookupContext(file: property.id.file, scope: property.property.scope)
    switch property.source {
    case .keyPath(let keyPath): return key(of: keyPath)
    case .type(let type): return key(of: resolver.resolve(type, at: site))
    case .object(let type): return type.flatMap { key(of: resolver.resolve($0, at: site)) }
    }
  }

  func key(of keyPath: KeyPath) -> InjectedKey? {
    guard keyPath.isPlain, keyPath.components.first?.name != "self" else { return nil }
    return .path(keyPath.components.map(\.name))
  }

  func key(of type: ResolvedType) -> InjectedKey? {
    switch type {
    case .declared(let declared) where declared.kind.isReference && isWhole(declared): return .declaredType(declared)
    case .external: return type.externalName.map { .externalType($0) }
    case .optional(let wrapped): return key(of: wrapped)
    default: return nil
    }
  }

  /// Whether a type has an argument that is known for each of its generic parameters, and isn't in a generic type: a call may leave them to
  /// be inferred.
  private func isWhole(_ type: DeclaredType) -> Bool {
    type.arguments.count == container(type.containers[0]).genericParameters.count && !isInGenericType(type)
      && type.arguments.allSatisfy { argument in
        switch argument {
        case .declared(let type): isWhole(type)
        case .external: argument.externalName != nil
        default: false
        }
      }
  }

  private func isInGenericType(_ type: DeclaredType) -> Bool {
    let id = type.containers[0]
    guard type.path.count > 1, let outer = resolver.enclosingType(of: container(id).scope, in: id.file) else {
      return false
    }
    return resolver.parts(of: outer).contains { !container($0).genericParameters.isEmpty } || isInGenericType(outer)
  }

  /// The properties of a type that look up an object that may be missing.
  func optionalLookUps(of type: DeclaredType) -> [EnvironmentProperty] {
    resolver.parts(of: type).flatMap { environmentProperties(of: $0) }.filter { property in
      guard case .type(let written) = property.source else { return false }
      return written.wrapped != nil || property.property.type?.wrapped != nil
    }
  }
}

extension Injection {
  /// From the modifier's name to the end of its first argument.
  public var headRange: Range<UInt32> {
    switch target {
    case .key(let keyPath): range.lowerBound..<(keyPath.components.last?.range.upperBound ?? range.upperBound)
    case .object(let value): range.lowerBound..<value.range.upperBound
    case .unknown: range
    }
  }
}

extension DeclaredType {
  /// `T`, `T<A, B>`.
  fileprivate var nameWithArguments: String {
    let names = arguments.compactMap { argument in
      if case .declared(let type) = argument { type.nameWithArguments } else { argument.externalName }
    }
    return names.isEmpty ? dottedName : "\(dottedName)<\(names.joined(separator: ", "))>"
  }
}

extension ResolvedType {
  /// `T`, or `T<A, B>` of another module's type; nil where an argument is not known.
  fileprivate var externalName: String? {
    guard case .external(let found, let arguments) = self else { return nil }
    let name = ExternalName.plain(found)
    if arguments.isEmpty { return name }
    let names = arguments.compactMap { argument in
      if case .declared(let type) = argument, type.arguments.isEmpty { return type.dottedName }
      return argument.externalName
    }
    return names.count == arguments.count ? "\(name)<\(names.joined(separator: ", "))>" : nil
  }
}

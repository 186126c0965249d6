/// A closure that the values of a type hold.
public enum HeldClosure: Sendable, Equatable {
  /// The type is a function type or consists of one; where a typealias declares it when it was written by its name.
  case direct(alias: Location?)
  /// A struct or enum of the project stores it: the name of the outermost one, and the steps to where it is stored.
  case wrapped(type: String, steps: [Verdict.Step])
}

extension KeyForms {
  /// The closure that the values of a type hold; nil when they hold none, or are compared by other means: class instances by
  /// identity, types that are or may be `Equatable` as they say.
  ///
  /// Looks through optionals, collections, tuples, generic arguments, stored properties and the payloads of cases.
  ///
  /// - Parameter allowed: names of types that may hold one.
  public func heldClosure(in type: ResolvedType, allowed: Set<String> = []) -> HeldClosure? {
    var search = ClosureSearch(index: index, allowed: allowed)
    return search.closure(in: type, depth: 0)
  }
}

private struct ClosureSearch {
  let index: ProjectIndex
  let allowed: Set<String>
  /// Types that were looked into or are being looked into.
  var seen: Set<ContainerID> = []

  private static let deepest = 8
  private static let mostTypes = 128
  /// Types of the standard library that hold their generic arguments.
  private static let containers: Set<String> = ["Optional", "Array", "ContiguousArray", "Set", "Dictionary", "Result"]

  mutating func closure(in type: ResolvedType, depth: Int) -> HeldClosure? {
    switch type {
    case .function(let alias): return .direct(alias: alias)
    case .optional(let wrapped): return closure(in: wrapped, depth: depth)
    case .array(let element): return closure(in: element, depth: depth)
    case .dictionary(let key, let value): return worst([key, value], depth)
    case .tuple(let elements): return worst(elements, depth)
    case .external(let name, let arguments):
      return ClosureSearch.containers.contains(name) ? worst(arguments, depth) : nil
    case .declared(let type): return closure(in: type, depth: depth)
    case .existential, .unresolved: return nil
    }
  }

  private mutating func worst(_ types: [ResolvedType], _ depth: Int) -> HeldClosure? {
    var found: HeldClosure?
    for type in types {
      guard let closure = closure(in: type, depth: depth) else { continue }
      if case .direct = closure { return closure }
      if found == nil { found = closure }
    }
    return found
  }

  private mutating func closure(in type: DeclaredType, depth: Int) -> HeldClosure? {
    guard type.kind == .structure || type.kind == .enumeration, type.containers.count == 1,
      depth < ClosureSearch.deepest,
      !allowed.contains(type.name), seen.count < ClosureSearch.mostTypes
    else { return nil }
    let id = type.containers[0]
    let declaration = index.container(id)
    if let found = closure(inArgumentsOf: type, declaration, depth) { return found }
    guard seen.insert(id).inserted,
      let steps = stepsToClosure(in: declaration, id, depth),
      index.resolver.conformance(of: type, toAnyOf: Values.equatableProtocols) == .no
    else { return nil }
    return .wrapped(type: type.name, steps: steps)
  }

  /// A function type as the argument of a generic parameter that a stored property uses.
  private mutating func closure(
    inArgumentsOf type: DeclaredType, _ declaration: Container, _ depth: Int
  ) -> HeldClosure? {
    for (parameter, argument) in zip(declaration.genericParameters, type.arguments) {
      guard let found = closure(in: argument, depth: depth + 1),
        declaration.storedTypes.contains(where: { $0.mentions([parameter]) }),
        index.resolver.conformance(of: type, toAnyOf: Values.equatableProtocols) == .no
      else { continue }
      return found
    }
    return nil
  }

  /// Where a struct or enum stores a closure, or something that does; nil when it stores none.
  private mutating func stepsToClosure(
    in declaration: Container, _ id: ContainerID, _ depth: Int
  ) -> [Verdict.Step]? {
    func steps(to closure: HeldClosure, at range: Range<UInt32>) -> [Verdict.Step] {
      let place = index.location(range, in: id.file)
      guard case .wrapped(let inner, let further) = closure else {
        return [.init(text: "closure stored here", location: place)]
      }
      return [.init(text: "'\(declaration.name)' stores '\(inner)' here", location: place)] + further
    }
    for property in declaration.properties where property.isStoredInInstance && !property.mayBeWrapped {
      guard let closure = closure(in: property, id, depth) else { continue }
      return steps(to: closure, at: property.nameRange)
    }
    let site = LookupContext(file: id.file, scope: declaration.scope.entering(declaration, at: id.container))
    for type in declaration.cases.flatMap(\.payload) {
      guard let closure = closure(in: index.resolver.resolve(type, at: site), depth: depth + 1) else { continue }
      return steps(to: closure, at: type.range)
    }
    return nil
  }

  private mutating func closure(
    in property: Property, _ id: ContainerID, _ depth: Int
  ) -> HeldClosure? {
    let site = LookupContext(file: id.file, scope: property.scope)
    if let type = property.type {
      return type.mentions(allowed) ? nil : closure(in: index.resolver.resolve(type, at: site), depth: depth + 1)
    }
    guard let value = property.value else { return nil }
    if value.holdsClosure { return .direct(alias: nil) }
    return closure(
      in: index.inference.staticType(of: value, local: nil, at: site, scope: property.scope), depth: depth + 1)
  }
}

extension Container {
  /// The written types of what a value of the type stores.
  fileprivate var storedTypes: [TypeReference] {
    properties.filter { $0.isStoredInInstance && !$0.mayBeWrapped }.compactMap(\.type) + cases.flatMap(\.payload)
  }
}

extension Expression {
  /// Whether it is a closure literal, or an array or tuple of such.
  public var holdsClosure: Bool {
    switch form {
    case .closure: true
    case .array(let elements): elements.contains(where: \.holdsClosure)
    case .tuple(let elements): elements.contains { $0.value.holdsClosure }
    default: false
    }
  }
}

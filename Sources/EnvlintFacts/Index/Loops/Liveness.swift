/// Can what a loop's condition reads change while the loop runs?
public enum Liveness: Sendable {
  /// A copy of an environment value, taken before the task started.
  case snapshot(Snapshot)
  /// Cannot change: a constant, a literal, a plain property of a view value.
  case frozen
  /// Is read again from its storage each time.
  case live
  /// Whether the task is cancelled.
  case cancellation
  case unresolved

  public var snapshot: Snapshot? {
    if case .snapshot(let snapshot) = self { return snapshot }
    return nil
  }

  public var isLive: Bool {
    if case .live = self { return true }
    return false
  }

  public var isFrozen: Bool {
    if case .frozen = self { return true }
    return false
  }

  public var isCancellation: Bool {
    if case .cancellation = self { return true }
    return false
  }

  public var isUnresolved: Bool {
    if case .unresolved = self { return true }
    return false
  }
}

/// An environment property as a task sees it.
public struct Snapshot: Sendable {
  public var property: EnvironmentProperty
  /// Whether it is known less surely: a computed member of it is read, or it may follow a setting of the system by itself.
  public var isComputed: Bool
}

/// A place at which a condition reads, and what surrounds it.
struct ReadingPlace {
  var site: LookupContext
  /// The type around it.
  var type: DeclaredType
  /// Whether plain properties of the type can change.
  var isMutating = false
  /// How many steps led to it.
  var depth = 0
}

extension Loops {
  func liveness(of operand: Loop.Operand, in comparison: Loop.Comparison, at place: ReadingPlace) -> Liveness {
    guard place.depth <= 8 else { return .unresolved }
    if operand.root.hasPrefix(".") { return implicitMember(operand, in: comparison, at: place) }
    if operand.isTaskCancellation, case .external = resolver.resolve(["Task"], at: place.site) { return .cancellation }
    guard let local = operand.local else { return liveness(ofMember: operand, in: comparison, at: place) }
    // `[phase]` is a copy that the closure makes of the property.
    if let captured = operand.captured {
      let copied = liveness(ofMember: captured, in: comparison, at: place)
      return copied.snapshot == nil ? .unresolved : copied
    }
    return liveness(ofLocal: local, operand, comparison, at: place)
  }

  private func liveness(
    ofMember operand: Loop.Operand, in comparison: Loop.Comparison, at place: ReadingPlace
  ) -> Liveness {
    let found = members.properties(named: operand.root, of: place.type)
    if found.count == 1 { return liveness(of: found[0], operand, comparison, at: place) }
    guard found.isEmpty else { return .unresolved }
    return liveness(ofOutside: operand, comparison, at: place)
  }

  /// `.name` is a case or a constant of the type it is compared with, as far as that type is known.
  private func implicitMember(
    _ operand: Loop.Operand, in comparison: Loop.Comparison, at place: ReadingPlace
  ) -> Liveness {
    let name = String(operand.root.dropFirst())
    for other in comparison.operands where !other.root.hasPrefix(".") {
      switch valueType(of: other, at: place) {
      case .external(let type, _), .optional(.external(let type, _)): return liveness(ofConstant: name, ofSDKType: type)
      // A constant of the type itself, which is compared as the other one is.
      case .declared(let type), .optional(.declared(let type)):
        return liveness(ofStatic: name, of: type) { _ in !type.kind.isReference }
      default: return .unresolved
      }
    }
    return .unresolved
  }

  /// The type of what an operand reads, as far as names tell it.
  private func valueType(of read: Loop.Operand, at place: ReadingPlace) -> ResolvedType {
    let operand = read.captured ?? read
    var type: ResolvedType
    if let local = operand.local {
      type = local.type.map { resolver.resolve($0, at: place.site) } ?? .unresolved
    } else {
      let found = members.properties(named: operand.root, of: place.type)
      guard found.count == 1 else { return .unresolved }
      if let environment = members.environmentProperty(found[0].declaration, found[0].id) {
        type = keys.valueType(of: environment)
      } else {
        type = inference.writtenType(of: found[0].declaration, file: found[0].id.file)
      }
    }
    for member in operand.members {
      guard case .declared(let owner) = type.unwrapped else { return .unresolved }
      let found = members.properties(named: member, of: owner).filter { !$0.declaration.isStatic }
      guard found.count == 1 else { return .unresolved }
      type = inference.writtenType(of: found[0].declaration, file: found[0].id.file)
    }
    return type
  }

  private func liveness(
    ofLocal local: LocalName, _ operand: Loop.Operand, _ comparison: Loop.Comparison, at place: ReadingPlace
  ) -> Liveness {
    guard local.isConstant else { return .live }
    if operand.isIdentityTest, operand.members.isEmpty { return .frozen }
    if let type = local.type {
      let isFrozen =
        frozenRead(operand.members, of: resolver.resolve(type, at: place.site), comparison, place.depth) != nil
      return isFrozen ? .frozen : .unresolved
    }
    if case .literal? = local.value?.form, operand.members.isEmpty { return .frozen }
    return .unresolved
  }

  private func liveness(
    of member: Members.Member<Property>, _ operand: Loop.Operand, _ comparison: Loop.Comparison, at place: ReadingPlace
  ) -> Liveness {
    let (property, file) = (member.declaration, member.id.file)
    if property.isStatic { return .unresolved }
    if let environment = members.environmentProperty(property, member.id) {
      return liveness(of: environment, operand, comparison, place.depth)
    }
    if !property.attributes.allSatisfy({ addsNothing($0) }) {
      return members.hasLiveWrapper(property, in: file) && property.attributes.count == 1 ? .live : .unresolved
    }
    guard property.isStored, !property.isLazy, !members.hasUnknownMacro(place.type) else { return .unresolved }
    if place.isMutating, !property.isConstant { return .live }
    // A variable may be a weak one.
    if operand.isIdentityTest, operand.members.isEmpty, property.isConstant { return .frozen }
    let type = inference.writtenType(of: property, file: file)
    return liveness(of: operand.members, of: type, comparison, place.depth) { _ in .frozen }
  }

  /// Whether an attribute leaves a property what it is without it.
  func addsNothing(_ attribute: Attribute) -> Bool {
    let name = ExternalName.last(attribute.name)
    return CompilerAttributes.contains(name) || name == "ViewBuilder"
  }

  /// The environment property of which a read gives what was copied into the view, and nothing that is read anew; nil where it does not,
  /// or where that is not known.
  public func copiedProperty(_ read: Loop.Operand, of type: DeclaredType) -> EnvironmentProperty? {
    let found = members.properties(named: read.root, of: type)
    let alone = Loop.Comparison(operands: [read], operators: [], isNegated: false)
    guard found.count == 1, let property = members.environmentProperty(found[0].declaration, found[0].id),
      liveness(of: property, read, alone, 0).snapshot != nil
    else { return nil }
    return property
  }

  private func liveness(
    of environment: EnvironmentProperty, _ operand: Loop.Operand, _ comparison: Loop.Comparison, _ depth: Int
  ) -> Liveness {
    guard case .keyPath = environment.source else { return operand.members.isEmpty ? .unresolved : .live }
    // Only the outer wrapper knows what it makes of the value.
    let others = environment.property.attributes.filter { $0.range != environment.attribute.range }
    guard others.allSatisfy({ addsNothing($0) }) else { return .unresolved }
    func snapshot(isComputed: Bool) -> Liveness {
      .snapshot(Snapshot(property: environment, isComputed: isComputed))
    }
    let type = keys.valueType(of: environment)
    if operand.isIdentityTest, operand.members.isEmpty {
      switch type {
      case .external("Binding", _), .optional(.external("Binding", _)): return .unresolved
      default: return snapshot(isComputed: false)
      }
    }
    return liveness(of: operand.members, of: type, comparison, depth, ofValue: snapshot)
  }

  /// Values give what `ofValue` says; members of a class are live; everything else is unresolved.
  private func liveness(
    of members: [String], of type: ResolvedType, _ comparison: Loop.Comparison, _ depth: Int,
    ofValue: (_ isComputed: Bool) -> Liveness
  ) -> Liveness {
    if let isComputed = frozenRead(members, of: type, comparison, depth) { return ofValue(isComputed) }
    if case .declared(let declared) = type.unwrapped, declared.kind.isReference, !members.isEmpty { return .live }
    return .unresolved
  }

  // MARK: Outside of the type

  /// A global, or a member of a type.
  private func liveness(
    ofOutside operand: Loop.Operand, _ comparison: Loop.Comparison, at place: ReadingPlace
  ) -> Liveness {
    let owner = operand.root == "Self" ? .declared(place.type) : resolver.resolve([operand.root], at: place.site)
    if case .declared(let type) = owner {
      guard let first = operand.members.first else { return .unresolved }
      guard operand.members.count == 1 else { return liveness(ofMemberOf: first, type) }
      return liveness(ofStatic: first, of: type) { constant in
        let written = inference.writtenType(of: constant.declaration, file: constant.id.file)
        return frozenRead([], of: written, comparison, place.depth) != nil
      }
    }
    if let (global, _) = members.global(named: operand.root, from: place.site.file) {
      guard global.isStored, global.attributes.isEmpty else { return .unresolved }
      if !global.isConstant { return .live }
      if case .literal? = global.value?.form, operand.members.isEmpty { return .frozen }
      return .unresolved
    }
    guard operand.root.isTypeName, operand.members.count == 1, case .external(let name, _) = owner else {
      return .unresolved
    }
    return liveness(ofConstant: operand.members[0], ofSDKType: name)
  }

  /// The liveness of `Type.name`.
  ///
  /// - Parameter isValue: whether a constant is proven to be a value.
  private func liveness(
    ofStatic name: String, of type: DeclaredType, isValue: (_ constant: Members.Member<Property>) -> Bool
  ) -> Liveness {
    if resolver.hasCase(name, type) { return .frozen }
    let found = members.properties(named: name, of: type).filter(\.declaration.isStatic)
    guard found.count == 1, found[0].declaration.isStored, !members.hasUnknownMacro(type),
      found[0].declaration.attributes.allSatisfy({ addsNothing($0) })
    else { return .unresolved }
    if !found[0].declaration.isConstant { return .live }
    if case .literal? = found[0].declaration.value?.form { return .frozen }
    return isValue(found[0]) ? .frozen : .unresolved
  }

  /// The liveness of `Type.name.member`: an object's members are live.
  private func liveness(ofMemberOf name: String, _ type: DeclaredType) -> Liveness {
    let found = members.properties(named: name, of: type).filter(\.declaration.isStatic)
    guard found.count == 1 else { return .unresolved }
    let value = inference.writtenType(of: found[0].declaration, file: found[0].id.file)
    guard case .declared(let owner) = value.unwrapped, owner.kind.isReference else { return .unresolved }
    return .live
  }
}

extension Loop.Operand {
  /// The member of which a list of captures makes a copy by that name.
  fileprivate var captured: Loop.Operand? {
    guard let path = local?.capturedPath, let root = path.first else { return nil }
    var captured = self
    (captured.local, captured.root) = (nil, root)
    captured.members = path.dropFirst() + members
    return captured
  }
}

extension ResolvedType {
  /// The type in an optional; the type itself elsewhere.
  var unwrapped: ResolvedType {
    if case .optional(let wrapped) = self { return wrapped.unwrapped }
    return self
  }
}

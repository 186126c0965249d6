/// Types whose values, once they are copied, stay what they are: also where a wrapper, a getter or an operator of the project might read
/// something else.
extension Loops {
  /// Members and types are followed this far.
  private static let longestPath = 8

  /// Whether reading some members of a value of a type, and comparing what they give, reads nothing but the value itself. The answer says
  /// whether that is known less surely: of a computed member, and of a value that may follow a setting of the system. Nil when it is not
  /// proven.
  func frozenRead(
    _ members: [String], of type: ResolvedType, _ comparison: Loop.Comparison, _ depth: Int
  ) -> Bool? {
    guard depth <= Loops.longestPath else { return nil }
    guard let first = members.first else {
      return isFrozen(type, under: comparison.operators, depth) ? FrozenMembers.mayFollowSettings(type.sdkName) : nil
    }
    let rest = Array(members.dropFirst())
    switch type {
    case .optional(let wrapped): return frozenRead(members, of: wrapped, comparison, depth + 1)
    case .declared(let declared): return frozenRead(first, rest, of: declared, comparison, depth)
    case .external(let name, let arguments):
      let isKnown = FrozenMembers.contains([first] + rest, of: name) && !extensions(of: name, declare: first)
      return isKnown && arguments.allSatisfy { isFrozen($0, under: ["=="], depth + 1) } ? true : nil
    case .array(let element):
      let isKnown = FrozenMembers.contains(members, of: "Array") && !extensions(of: "Array", declare: first)
      return isKnown && isFrozen(element, under: ["=="], depth + 1) ? true : nil
    case .dictionary(let key, let value):
      let isKnown = FrozenMembers.contains(members, of: "Dictionary") && !extensions(of: "Dictionary", declare: first)
      return isKnown && [key, value].allSatisfy { isFrozen($0, under: ["=="], depth + 1) } ? true : nil
    case .tuple, .function, .existential, .unresolved: return nil
    }
  }

  private func frozenRead(
    _ first: String, _ rest: [String], of type: DeclaredType, _ comparison: Loop.Comparison, _ depth: Int
  ) -> Bool? {
    guard type.kind == .structure || type.kind == .enumeration, !members.hasUnknownMacro(type) else { return nil }
    let found = members.properties(named: first, of: type).filter { !$0.declaration.isStatic }
    guard found.count == 1 else { return nil }
    let (property, file) = (found[0].declaration, found[0].id.file)
    guard property.attributes.allSatisfy({ addsNothing($0) }), !property.isLazy,
      property.isStored || isPure(found[0], of: type, depth),
      let isUnsure = frozenRead(rest, of: inference.writtenType(of: property, file: file), comparison, depth + 1)
    else { return nil }
    return !property.isStored || isUnsure
  }

  /// Whether a getter does nothing but read what is stored in its value.
  private func isPure(_ member: Members.Member<Property>, of type: DeclaredType, _ depth: Int) -> Bool {
    let property = code(of: member.declaration, in: member.id.file)
    guard case .computed(let getter?, _) = property.accessors, !property.scope.isBroken else {
      return false
    }
    return isPure(
      getter, at: LookupContext(file: member.id.file, scope: member.declaration.scope), of: type, depth,
      local: { _ in nil })
  }

  private func isPure(
    _ body: BodySummary, at site: LookupContext, of type: DeclaredType, _ depth: Int, local: (String) -> LocalName?
  ) -> Bool {
    guard body.statementCount == 1, body.returns.count == 1, !body.isCapped,
      let condition = body.returns[0].condition(local: local)
    else { return false }
    let place = ReadingPlace(site: site, type: type, depth: depth + 1)
    return condition.comparisons.allSatisfy { comparison in
      comparison.operands.allSatisfy { liveness(of: $0, in: comparison, at: place).isFrozen }
    }
  }

  // MARK: Operators

  /// Whether a value is proven to be one, and an operator that compares it reads nothing else.
  ///
  /// - Parameter operators: none for a value that is passed on.
  private func isFrozen(_ type: ResolvedType, under operators: [String], _ depth: Int) -> Bool {
    guard depth <= Loops.longestPath else { return false }
    switch type {
    case .declared(let declared): return isFrozen(declared, under: operators, depth)
    case .external(let name, let arguments):
      return inference.isSDKValue(name) && operators.allSatisfy { !extensions(of: name, declareOperator: $0) }
        && arguments.allSatisfy { isFrozen($0, under: operators, depth + 1) }
    case .optional(let wrapped), .array(let wrapped): return isFrozen(wrapped, under: operators, depth + 1)
    case .dictionary(let key, let value):
      return isFrozen(key, under: operators, depth + 1) && isFrozen(value, under: operators, depth + 1)
    case .tuple(let elements): return elements.allSatisfy { isFrozen($0, under: operators, depth + 1) }
    case .function, .existential, .unresolved: return false
    }
  }

  private func isFrozen(_ type: DeclaredType, under operators: [String], _ depth: Int) -> Bool {
    guard type.kind == .structure || type.kind == .enumeration, !members.hasUnknownMacro(type) else { return false }
    let stored = resolver.parts(of: type).flatMap { id in
      container(id).properties.filter { $0.isStored && !$0.isStatic }.map { ($0, id.file) }
    }
    guard stored.allSatisfy({ property, _ in property.attributes.allSatisfy { addsNothing($0) } }) else { return false }
    return operators.allSatisfy { name in
      switch ownOperator(name, of: type) {
      case .declared(let function, let file): return isPure(function, in: file, of: type, depth)
      case .unknown: return false
      case .synthesized:
        guard ["==", "!="].contains(name) || type.kind == .enumeration else { return name == "??" }
        let payloads = type.containers.flatMap { id in
          container(id).cases.flatMap(\.payload).map {
            resolver.resolve($0, at: LookupContext(file: id.file, scope: inside(id)))
          }
        }
        return payloads.allSatisfy { isFrozen($0, under: ["=="], depth + 1) }
          && stored.allSatisfy { isFrozen(inference.writtenType(of: $0, file: $1), under: ["=="], depth + 1) }
      }
    }
  }

  private func inside(_ id: ContainerID) -> Scope { container(id).scope.entering(container(id), at: id.container) }

  private enum OperatorSource {
    case declared(Function, file: Int)
    /// By the compiler.
    case synthesized
    case unknown
  }

  /// Who says what an operator does with values of a type.
  private func ownOperator(_ name: String, of type: DeclaredType) -> OperatorSource {
    // The standard library derives the other comparisons from these.
    let names: Set<String> =
      switch name {
      case "!=": ["==", "!="]
      case ">", "<=", ">=": ["<", name]
      default: [name]
      }
    var own = resolver.parts(of: type).flatMap { id -> [(Function, Int)] in
      code(of: id).operators.filter { names.contains($0.name) }.map { ($0, id.file) }
    }
    for global in names.flatMap({ tables.operators(named: $0) }) {
      switch takes(type, global.function, in: global.file) {
      case .yes: own.append((global.function, global.file))
      case .maybe: return .unknown
      case .no: continue
      }
    }
    if own.count == 1 { return .declared(own[0].0, file: own[0].1) }
    guard own.isEmpty else { return .unknown }
    var isKnown = true
    resolver.walkAncestors(of: type) { ancestor in
      switch ancestor {
      case .declared(let found):
        isKnown = !resolver.parts(of: found).contains { container($0).operators.contains { names.contains($0.name) } }
      case .external(let found):
        isKnown =
          (NotInstallingTypes.contains(found) || inference.isSDKValue(found))
          && !names.contains { extensions(of: found, declareOperator: $0) }
      case .unknown: isKnown = false
      }
      return isKnown
    }
    return isKnown ? .synthesized : .unknown
  }

  /// Whether a global operator takes values of a type.
  private func takes(_ type: DeclaredType, _ function: Function, in file: Int) -> Resolver.Conformance {
    let site = LookupContext(file: file, scope: function.scope)
    var result = Resolver.Conformance.no
    for parameter in function.parameters {
      switch parameter.type.map({ resolver.resolve($0, at: site) }) {
      case .declared(let declared)?, .optional(.declared(let declared))?:
        if declared.kind == .protocolType { return .maybe }
        if declared.containers[0] == type.containers[0] { result = .yes }
      case .external?, .optional(.external)?, .array?, .dictionary?, .tuple?, .function?: continue
      default: return .maybe
      }
    }
    return result
  }

  /// Whether an operator's function does nothing but read what is stored in its operands.
  private func isPure(_ function: Function, in file: Int, of type: DeclaredType, _ depth: Int) -> Bool {
    guard let body = function.body else { return false }
    var site = LookupContext(file: file, scope: function.scope)
    site.bindings["Self"] = .declared(type)
    return isPure(body, at: site, of: type, depth) { name in
      function.parameters.first { $0.name == name }.map { .constant($0.name, type: $0.type) }
    }
  }

  // MARK: The SDK's types

  private func extensions(of type: String, declare name: String) -> Bool {
    tables.extensions(of: ExternalName.last(type)).contains { id in
      tables.properties(named: name, in: id).contains { !$0.isStatic }
    }
  }

  private func extensions(of type: String, declareOperator name: String) -> Bool {
    tables.extensions(of: ExternalName.last(type)).contains { id in
      files[id.file].containers[id.container].operators.contains { $0.name == name }
    }
  }

  /// The liveness of `.name` where a value of an SDK type is expected.
  func liveness(ofConstant name: String, ofSDKType type: String) -> Liveness {
    let declared = tables.extensions(of: ExternalName.last(type)).flatMap { id in
      tables.properties(named: name, in: id).filter(\.isStatic)
    }
    if declared.count == 1, declared[0].isStored, declared[0].attributes.isEmpty {
      guard declared[0].isConstant else { return .live }
      if case .literal? = declared[0].value?.form { return .frozen }
      return .unresolved
    }
    guard declared.isEmpty, inference.isSDKValue(type) else { return .unresolved }
    if FrozenMembers.isCurrent(name) { return .live }
    return FrozenMembers.mayMove(type) && !FrozenMembers.isConstant(name) ? .unresolved : .frozen
  }
}

extension ResolvedType {
  /// The name of a type that the project does not declare.
  fileprivate var sdkName: String? {
    if case .external(let name, _) = unwrapped { return name }
    return nil
  }
}

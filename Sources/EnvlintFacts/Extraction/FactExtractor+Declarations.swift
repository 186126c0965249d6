import EnvlintSyntax

extension FactExtractor {
  func visitNominalType(_ node: Node, _ kind: TypeKind) {
    guard let nameNode = tree.child(.name, of: node) else { return }
    let name = reader.name(nameNode)
    let ownPath = [name]
    var inherited = declarationReader.inheritedTypes(of: node)
    if kind == .protocolType { inherited += declarationReader.types(requiredOf: "Self", byConformanceIn: node) }
    let ownParameters = declarationReader.genericParameterNames(of: node)
    let attributes = declarationReader.attributes(of: node)
    var source = declarationReader.declarationSource(node, attributes: attributes)
    if inherited.contains(where: \.isKeyProtocol) {
      source.key = KeySourceReader(reader).source(of: node, type: nil, value: nil)
    }
    var declared = Container(
      kind: kind, name: name, nameRange: tree.range(nameNode), path: surroundings.place.path(below: ownPath),
      pathKey: PathKey(surroundings.place.typePath + surroundings.place.blocks, name), extended: nil,
      isConstrained: false, inherited: inherited, inheritedAttributes: declarationReader.inheritedAttributes(of: node),
      attributes: attributes, access: access(of: node), isLocal: isLocalType, genericParameters: ownParameters,
      scope: scope, source: source
    )
    declared.isNonisolated = declarationReader.modifiers(of: node).isNonisolated
    visitContainer(declared, pathBelow: ownPath, members: tree.child(.memberBlock, of: node))
  }

  func visitExtension(_ node: Node) {
    guard let typeNode = tree.child(.type, of: node) else { return }
    let extended = reader.type(typeNode)
    let path = path(ofExtended: extended, typeNode)
    let attributes = declarationReader.attributes(of: node)
    visitContainer(
      Container(
        kind: nil, name: path[path.count - 1], nameRange: tree.range(typeNode), path: path, pathKey: PathKey(path),
        extended: extended,
        isConstrained: tree.child(.whereClause, of: node) != nil,
        selfType: declarationReader.type(requiredOf: "Self", by: node),
        elementType: extended.elementType ?? declarationReader.type(requiredOf: "Element", by: node),
        inherited: declarationReader.inheritedTypes(of: node),
        inheritedAttributes: declarationReader.inheritedAttributes(of: node),
        attributes: attributes, access: declarationReader.modifiers(of: node).access, isLocal: isLocalType,
        genericParameters: [],
        scope: scope, source: declarationReader.declarationSource(node, attributes: attributes)
      ),
      pathBelow: path, members: tree.child(.memberBlock, of: node)
    )
  }

  /// Whether what is declared here is known in a block alone, or is a part of what is.
  private var isLocalType: Bool {
    surroundings.place.isLocal || container.map { facts.containers[$0].isLocal } ?? false
  }

  /// The path of the type that an extension extends; never empty.
  private func path(ofExtended type: TypeReference, _ node: Node) -> [String] {
    switch type.form {
    case .named(let components):
      // Declarations of a module are at file level, as if its name weren't there.
      let isQualified = components.count > 1 && SDKModules.contains(components[0].name)
      return components.dropFirst(isQualified ? 1 : 0).map(\.name)
    case .array: return ["Array"]
    case .dictionary: return ["Dictionary"]
    case .optional: return ["Optional"]
    default: return [reader.condensedText(node)]
    }
  }

  private func visitContainer(_ declared: consuming Container, pathBelow: [String], members: Node?) {
    let saved = (surroundings.place, surroundings.localNames, surroundings.execution)
    let function = surroundings.function
    surroundings.place.isFallback = surroundings.place.isFallback || declared.source.isSuperseded
    surroundings.place.require(AvailabilityReader(reader).versions(declared.attributes))
    surroundings.place.enter(declared, pathBelow, container: facts.containers.count)
    surroundings.localNames = LocalNames()
    // Local types see the functions around, and what they have of their own is not called like a type.
    for name in surroundings.place.typeLikeFunctions { surroundings.bind(.constant(name)) }
    surroundings.execution = Execution()
    surroundings.function = EnclosingFunction(hostingCallCount: function.hostingCallCount)
    if let members {
      declared.memberCount = memberCount(members)
      declared.properties.reserveCapacity(reader.count(.variableDecl, in: members))
      declared.functionNames.reserveCapacity(reader.count(.functionDecl, in: members))
    }
    facts.containers.append(declared)
    if let members { visitItems(of: members) }
    (surroundings.place, surroundings.localNames, surroundings.execution) = saved
    surroundings.function = function
  }

  /// The access of a declared type or typealias: without a modifier, a member of an extension has that of the extension.
  func access(of node: Node) -> AccessLevel {
    let own = declarationReader.modifiers(of: node).access
    guard own == .internalAccess, let container, facts.containers[container].kind == nil else { return own }
    return facts.containers[container].access
  }

  /// The number of members, including those in each branch of `#if`.
  private func memberCount(_ list: Node) -> Int {
    tree.children(list).reduce(0) { count, member in
      switch tree.kind(member) {
      case .ifConfig, .ifConfigClause: count + memberCount(member)
      case .keyword, .ifConfigCondition: count
      default: count + 1
      }
    }
  }

  /// A function, initializer, deinitializer or subscript: what callers see of it as a fact, its body for what it holds.
  func visitFunction(_ node: Node) {
    let kind = tree.kind(node)
    let name =
      kind == .functionDecl ? reader.childName(.name, of: node) ?? "" : reader.childName(.keyword, of: node) ?? ""
    let body = tree.child(.codeBlock, of: node) ?? tree.child(.accessorBlock, of: node)
    if !surroundings.place.isLocal {
      if kind == .functionDecl {
        addFunction(node, named: name, body)
      } else if kind == .initializerDecl, let container {
        let code = keepsCode ? body : nil
        let initializer = Initializer(
          parameters: declarationReader.parameters(of: node, keepsDefaults: keepsCode),
          body: code.map { BodyReader.summary(of: $0, reader) }, stop: code.flatMap { TrapReader.stop($0, reader) },
          access: declarationReader.modifiers(of: node).access,
          isFailable: tree.child(.optionalMark, of: node) != nil
            || tree.child(.implicitlyUnwrappedMark, of: node) != nil,
          hasEffects: tree.child(.effect, of: node) != nil,
          isSuperseded: AvailabilityReader(reader).isSuperseded(declarationReader.attributes(of: node)),
          scope: scope(ofBody: node))
        facts.containers[container].initializers.append(initializer)
      }
    }
    if kind == .functionDecl, let body, let nameNode = tree.child(.name, of: node) {
      let result = tree.child(.returnType, of: node).flatMap { tree.child(.type, of: $0) }
      views.record(inMember: node, named: nameNode, of: result, body)
    }
    if let body, matters(body) { visitBody(body, of: node, named: name) }
  }

  private func visitBody(_ body: Node, of node: Node, named name: String) {
    let saved = (surroundings.place, surroundings.execution)
    let outer = surroundings.function
    defer { surroundings.function = outer }
    surroundings.function.body = body
    surroundings.function.nameRange = tree.child(.name, of: node).map(tree.range)
    surroundings.function.hostingCallCount = 0
    let attributes = declarationReader.attributes(of: node)
    surroundings.place.isFallback = surroundings.place.isFallback || AvailabilityReader(reader).isSuperseded(attributes)
    surroundings.place.require(AvailabilityReader(reader).versions(attributes))
    surroundings.place.symbols.append(name)
    surroundings.place.genericParameters += declarationReader.genericParameterNames(of: node)
    surroundings.place.isBroken = surroundings.place.isBroken || tree.hasError(in: node)
    surroundings.localNames.openBlock()
    let parameters = declarationReader.parameters(of: node)
    surroundings.function.parameters = parameters
    if !surroundings.place.isLocal {
      surroundings.function.member = .init(name: name, body: tree.range(body), parameters: parameters)
    }
    for parameter in parameters {
      surroundings.bind(.constant(parameter.name, type: parameter.isVariadic ? nil : parameter.type))
    }
    let effects = tree.children(node).filter { tree.kind($0) == .effect }.map(reader.text)
    surroundings.execution.context = Loop.Context(
      callName: nil, callRange: nil, identityNames: [], isAsync: effects.contains("async")
    )
    surroundings.execution.openLoops = []
    surroundings.execution.branches = []
    surroundings.execution.isCertain = !effects.contains { $0.hasPrefix("throws") }
    surroundings.execution.isMutating = declarationReader.modifiers(of: node).isMutating
    surroundings.execution.position = positionReader.position(
      ofBody: node, named: name, isAsync: surroundings.execution.context.isAsync)
    surroundings.place.isLocal = true
    if surroundings.place.isBroken { uses.recordUnclear(in: node) }
    loops.openLongLoop(ofFunction: name, body)
    let useCount = uses.uses.count
    visitBody(body)
    presentations.recordMemberCode(body, with: uses.uses[useCount...])
    surroundings.localNames.closeBlock()
    (surroundings.place, surroundings.execution) = saved
  }

  private func addFunction(_ node: Node, named name: String, _ body: Node?) {
    views.recordNamesake(node, named: name)
    guard let container else {
      facts.functionNames.append(name)
      if isOperator(name) { facts.operators.append(newFunction(node, named: name, body)) }
      if let function = function(node, named: name, body) { facts.functions.append(function) }
      return
    }
    facts.containers[container].functionNames.append(name)
    if name == "==", let body,
      reader.source.contains("===", in: tree.range(body))
        || reader.source.contains("ObjectIdentifier", in: tree.range(body))
    {
      facts.containers[container].comparesIdentity = true
    }
    let isOfType = declarationReader.modifiers(of: node).isOfType
    if isOperator(name) {
      facts.containers[container].operators.append(newFunction(node, named: name, body))
      return
    }
    guard isOfType || keepsCode && !declarationReader.returnsOpaque(node),
      let function = function(node, named: name, body)
    else { return }
    if isOfType {
      facts.containers[container].typeFunctions.append(function)
    } else {
      facts.containers[container].methods.append(function)
    }
  }

  /// Nil for an operator.
  private func function(_ node: Node, named name: String, _ body: Node?) -> Function? {
    isOperator(name) ? nil : newFunction(node, named: name, body)
  }

  private func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return first != "_" && !first.properties.isXIDStart
  }

  private func newFunction(_ node: Node, named name: String, _ body: Node?) -> Function {
    let code = keepsCode ? body : nil
    return Function(
      name: name, parameters: declarationReader.parameters(of: node, keepsDefaults: keepsCode),
      result: declarationReader.result(of: node), access: declarationReader.modifiers(of: node).access,
      body: code.map { BodyReader.summary(of: $0, reader) }, stop: code.flatMap { TrapReader.stop($0, reader) },
      resets: code.map(ResetReader(reader).resetsSomething) ?? false,
      isIsolated: declarationReader.attributes(of: node).contains(where: \.isolates)
        || tree.children(node).contains { tree.kind($0) == .effect && reader.matches($0, "async") },
      scope: scope(ofBody: node)
    )
  }

  /// The scope of the code of a function or initializer that is here.
  private func scope(ofBody node: Node) -> Scope {
    scope.entering(
      genericParameters: declarationReader.genericParameterNames(of: node), isBroken: tree.hasError(in: node))
  }
}

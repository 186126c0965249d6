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
    let declared = Container(
      kind: kind, name: name, nameRange: tree.range(nameNode), path: around.place.path(below: ownPath),
      pathKey: PathKey(around.place.typePath + around.place.blocks, name), extended: nil,
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
    let path = declarationReader.path(ofExtended: extended, typeNode)
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
        genericParameters: [], scope: scope, source: declarationReader.declarationSource(node, attributes: attributes)
      ),
      pathBelow: path, members: tree.child(.memberBlock, of: node)
    )
  }

  /// Whether what is declared here is known in a block alone, or is a part of what is.
  private var isLocalType: Bool {
    around.place.isLocal || container.map { facts.containers[$0].isLocal } ?? false
  }

  private func visitContainer(_ declared: Container, pathBelow: [String], members: Node?) {
    let saved = (around.place, around.localNames, around.execution)
    let function = around.function
    around.place.isFallback = around.place.isFallback || declared.source.isSuperseded
    around.place.require(AvailabilityReader(reader).versions(declared.attributes))
    around.place.enter(declared, pathBelow, container: facts.containers.count)
    around.localNames = LocalNames()
    // Local types see the functions around, and what they have of their own is not called like a type.
    for name in around.place.typeLikeFunctions { around.bind(.constant(name)) }
    around.execution = Execution()
    around.function = EnclosingFunction(hostingCallCount: function.hostingCallCount)
    if let members {
      declared.memberCount = declarationReader.memberCount(members)
      declared.properties.reserveCapacity(reader.count(.variableDecl, in: members))
      declared.functionNames.reserveCapacity(reader.count(.functionDecl, in: members))
    }
    if let members { views.record(rootChangesIn: members, of: declared, at: facts.containers.count) }
    facts.containers.append(declared)
    if let members { visitItems(of: members) }
    (around.place, around.localNames, around.execution) = saved
    around.function = function
  }

  /// The access of a declaration: without a modifier, a member of an extension has that of the extension.
  func access(of node: Node) -> AccessLevel {
    let own = declarationReader.modifiers(of: node)
    guard own.writtenAccess == nil, let container, facts.containers[container].kind == nil else { return own.access }
    return facts.containers[container].access
  }

  /// A function, initializer, deinitializer or subscript: what callers see of it as a fact, its body for what it holds.
  func visitFunction(_ node: Node) {
    let kind = tree.kind(node)
    let name =
      kind == .functionDecl ? reader.childName(.name, of: node) ?? "" : reader.childName(.keyword, of: node) ?? ""
    let body = tree.child(.codeBlock, of: node) ?? tree.child(.accessorBlock, of: node)
    if !around.place.isLocal {
      if kind == .functionDecl {
        addFunction(node, named: name, body)
      } else if kind == .initializerDecl, let container {
        facts.containers[container].initializers.append(functionReader.initializer(node, body))
        views.record(initializer: node, of: facts.containers[container], at: container)
        views.recordNamesake(node, named: facts.containers[container].name)
      } else if kind == .subscriptDecl, let container, !declarationReader.hasLabel(node) {
        facts.containers[container].functionNames.append("subscript")
      }
    }
    if kind == .functionDecl, let body, let nameNode = tree.child(.name, of: node) {
      let result = tree.child(.returnType, of: node).flatMap { tree.child(.type, of: $0) }
      views.record(inMember: node, named: nameNode, of: result, body, access: access(of: node))
      views.record(implicitConstructionIn: body, of: result)
    }
    views.record(constructionsInDefaultsOf: node)
    if let body, matters(body) { visitBody(body, of: node, named: name) }
  }

  private func visitBody(_ body: Node, of node: Node, named name: String) {
    let saved = (around.place, around.execution)
    let outer = around.function
    defer { around.function = outer }
    around.function.body = body
    around.function.nameRange = reader.nameRange(ofFunction: node)
    around.function.hostingCallCount = 0
    let attributes = declarationReader.attributes(of: node)
    around.place.isFallback = around.place.isFallback || AvailabilityReader(reader).isSuperseded(attributes)
    around.place.require(AvailabilityReader(reader).versions(attributes))
    around.place.symbols.append(name)
    around.place.genericParameters += declarationReader.genericParameterNames(of: node)
    around.place.isBroken = around.place.isBroken || tree.hasError(in: node)
    around.localNames.openBlock()
    let parameters = declarationReader.parameters(of: node)
    around.function.parameters = parameters
    if !around.place.isLocal {
      around.function.member = .init(name: name, body: tree.range(body), parameters: parameters)
    }
    for parameter in parameters {
      around.bind(.constant(parameter.name, type: parameter.isVariadic ? nil : parameter.type))
    }
    let effects = tree.children(node).filter { tree.kind($0) == .effect }.map(reader.text)
    around.execution.context = Loop.Context(
      callName: nil, callRange: nil, identityNames: [], isAsync: effects.contains("async")
    )
    around.execution.openLoops = []
    around.execution.branches = []
    around.execution.isCertain = !effects.contains { $0.hasPrefix("throws") }
    around.execution.isMutating = declarationReader.modifiers(of: node).isMutating
    around.execution.position = positionReader.position(
      ofBody: node, named: name, isAsync: around.execution.context.isAsync)
    around.place.isLocal = true
    if around.place.isBroken { uses.recordUnclear(in: node) }
    loops.openLongLoop(ofFunction: name, body)
    let useCount = uses.found.count
    visitBody(body)
    presentations.recordMemberCode(body, with: uses.found[useCount...])
    around.localNames.closeBlock()
    (around.place, around.execution) = saved
  }

  private func addFunction(_ node: Node, named name: String, _ body: Node?) {
    views.recordNamesake(node, named: name)
    guard let container else {
      facts.functionNames.append(name)
      let function = functionReader.function(node, named: name, body)
      if functionReader.isOperator(name) { facts.operators.append(function) } else { facts.functions.append(function) }
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
    if functionReader.isOperator(name) {
      facts.containers[container].operators.append(functionReader.function(node, named: name, body))
      return
    }
    guard isOfType || keepsCode && !declarationReader.returnsOpaque(node) else { return }
    let function = functionReader.function(node, named: name, body)
    if isOfType {
      facts.containers[container].typeFunctions.append(function)
    } else {
      facts.containers[container].methods.append(function)
    }
  }
}

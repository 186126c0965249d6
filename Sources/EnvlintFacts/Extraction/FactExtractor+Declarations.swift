import EnvlintSyntax

extension FactExtractor {
  func visitNominalType(_ node: Node, _ kind: TypeKind) {
    guard let nameNode = tree.child(.name, of: node) else { return }
    let name = reader.name(nameNode)
    let inherited = reader.inheritedTypes(of: node)
    let ownParameters = reader.genericParameterNames(of: node)
    let attributes = reader.attributes(of: node)
    var source = reader.declarationSource(node, attributes: attributes)
    if inherited.contains(where: \.isKeyProtocol) { source.key = reader.keySource(of: node, type: nil, value: nil) }
    visitContainer(
      Container(
        kind: kind, name: name, nameRange: tree.range(nameNode), path: place.typePath + [name],
        pathKey: PathKey(place.typePath, name), extended: nil,
        isConstrained: false, inherited: inherited, inheritedAttributes: reader.inheritedAttributes(of: node),
        attributes: attributes, access: access(of: node), isLocal: place.isLocal, genericParameters: ownParameters,
        scope: scope, source: source
      ),
      pathBelow: [name], members: tree.child(.memberBlock, of: node)
    )
  }

  func visitExtension(_ node: Node) {
    guard let typeNode = tree.child(.type, of: node) else { return }
    let extended = reader.type(typeNode)
    let path = path(ofExtended: extended, typeNode)
    let attributes = reader.attributes(of: node)
    visitContainer(
      Container(
        kind: nil, name: path[path.count - 1], nameRange: tree.range(typeNode), path: path, pathKey: PathKey(path),
        extended: extended,
        isConstrained: tree.child(.whereClause, of: node) != nil, selfType: reader.type(requiredOf: "Self", by: node),
        elementType: extended.elementType ?? reader.type(requiredOf: "Element", by: node),
        inherited: reader.inheritedTypes(of: node), inheritedAttributes: reader.inheritedAttributes(of: node),
        attributes: attributes, access: reader.modifiers(of: node).access, isLocal: place.isLocal,
        genericParameters: [],
        scope: scope, source: reader.declarationSource(node, attributes: attributes)
      ),
      pathBelow: path, members: tree.child(.memberBlock, of: node)
    )
  }

  /// The path of the type that an extension extends; never empty.
  private func path(ofExtended type: TypeReference, _ node: Node) -> [String] {
    switch type.form {
    case .named(let components):
      // What a module declares lies at file level, as if its name were not there.
      let isQualified = components.count > 1 && SDKModules.contains(components[0].name)
      return components.dropFirst(isQualified ? 1 : 0).map(\.name)
    case .array: return ["Array"]
    case .dictionary: return ["Dictionary"]
    case .optional: return ["Optional"]
    default: return [reader.condensedText(node)]
    }
  }

  private func visitContainer(_ declared: consuming Container, pathBelow: [String], members: Node?) {
    let saved = (place, localNames, execution)
    place.isFallback = place.isFallback || declared.source.isSuperseded
    place.typePath += pathBelow
    place.container = facts.containers.count
    place.symbols += pathBelow
    if !declared.genericParameters.isEmpty { place.genericParameters += declared.genericParameters }
    localNames = LocalNames()
    execution = Execution()
    place.isBroken = false
    if let members {
      declared.memberCount = memberCount(members)
      let variables = tree.children(members).reduce(0) { tree.kind($1) == .variableDecl ? $0 + 1 : $0 }
      declared.properties.reserveCapacity(variables)
    }
    facts.containers.append(declared)
    if let members { visitItems(of: members) }
    (place, localNames, execution) = saved
  }

  /// The access of a declared type or typealias: without a modifier, a member of an extension has that of the extension.
  func access(of node: Node) -> AccessLevel {
    let own = reader.modifiers(of: node).access
    guard own == .internalAccess, let container, facts.containers[container].kind == nil else { return own }
    return facts.containers[container].access
  }

  /// Count of the members, those in each branch of `#if` included.
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
    if !place.isLocal {
      if kind == .functionDecl {
        addFunction(node, named: name, body)
      } else if kind == .initializerDecl, let container {
        let code = facts.detail == .code ? body : nil
        let initializer = Initializer(
          parameters: reader.parameters(of: node, keepsDefaults: facts.detail == .code),
          body: code.map { reader.bodySummary($0) }, stops: code.map(reader.stops) ?? false, scope: scope(ofBody: node)
        )
        facts.containers[container].initializers.append(initializer)
      }
    }
    if kind == .functionDecl, let body, let nameNode = tree.child(.name, of: node) {
      let result = tree.child(.returnType, of: node).flatMap { tree.child(.type, of: $0) }
      recordViews(inMember: node, named: nameNode, of: result, body)
    }
    if let body, matters(body) { visitBody(body, of: node, named: name) }
    if place.isLocal, kind == .functionDecl { bind(.constant(name)) }
  }

  private func visitBody(_ body: Node, of node: Node, named name: String) {
    let saved = (place, execution)
    let outer = (functionBody, functionParameters, hostingCallCount)
    defer { (functionBody, functionParameters, hostingCallCount) = outer }
    functionBody = body
    hostingCallCount = 0
    place.isFallback = place.isFallback || reader.isSuperseded(reader.attributes(of: node))
    place.symbols.append(name)
    place.genericParameters += reader.genericParameterNames(of: node)
    place.isBroken = place.isBroken || tree.hasError(in: node)
    localNames.openBlock()
    let parameters = reader.parameters(of: node)
    functionParameters = parameters
    for parameter in parameters {
      bind(.constant(parameter.name, type: parameter.isVariadic ? nil : parameter.type))
    }
    let effects = tree.children(node).filter { tree.kind($0) == .effect }.map(reader.text)
    execution.context = Loop.Context(
      callName: nil, callRange: nil, identityNames: [], isAsync: effects.contains("async")
    )
    execution.openLoops = []
    execution.isCertain = !effects.contains { $0.hasPrefix("throws") }
    execution.isMutating = reader.modifiers(of: node).isMutating
    execution.position = position(ofBody: node, named: name, isAsync: execution.context.isAsync)
    place.isLocal = true
    if place.isBroken { recordUnclearUses(in: node) }
    openLongLoop(ofFunction: name, body)
    visitBody(body)
    localNames.closeBlock()
    (place, execution) = saved
  }

  private func addFunction(_ node: Node, named name: String, _ body: Node?) {
    guard let container else {
      facts.functionNames.append(name)
      if let function = function(node, named: name, body) { facts.functions.append(function) }
      return
    }
    facts.containers[container].functionNames.append(name)
    let isOfType = reader.modifiers(of: node).isOfType
    guard isOfType || facts.detail == .code && !reader.returnsOpaque(node),
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
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return nil }
    let code = facts.detail == .code ? body : nil
    return Function(
      name: name, parameters: reader.parameters(of: node, keepsDefaults: facts.detail == .code),
      result: reader.result(of: node), access: reader.modifiers(of: node).access,
      body: code.map { reader.bodySummary($0) }, stops: code.map(reader.stops) ?? false, scope: scope(ofBody: node)
    )
  }

  /// The scope of the code of a function or initializer that stands here.
  private func scope(ofBody node: Node) -> Scope {
    scope.entering(genericParameters: reader.genericParameterNames(of: node), isBroken: tree.hasError(in: node))
  }

  /// `let` or `var`: a property of a type, a global, or a local name.
  func visitVariable(_ node: Node) {
    if place.isLocal {
      visitLocalVariable(node)
      return
    }
    let attributes = reader.attributes(of: node)
    let modifiers = reader.modifiers(of: node)
    let source = reader.declarationSource(node, attributes: attributes)
    guard let keyword = tree.child(.keyword, of: node) else { return }
    let isConstant = reader.matches(keyword, "let")
    let bindings = tree.children(node).filter { tree.kind($0) == .binding }
    let saved = (place.isBroken, place.isFallback)
    place.isBroken = place.isBroken || tree.hasError(in: node)
    place.isFallback = place.isFallback || source.isSuperseded
    for binding in bindings {
      guard let pattern = tree.child(.pattern, of: binding) else { continue }
      let nameNode = tree.child(.name, of: pattern)
      if let nameNode {
        var property = Property(
          name: reader.name(nameNode), nameRange: tree.range(nameNode), isConstant: isConstant,
          isStatic: modifiers.isOfType, isLazy: modifiers.isLazy, access: modifiers.access, attributes: attributes,
          type: nil, value: nil, accessors: .stored, scope: scope, source: source, keyword: tree.range(keyword),
          isAlone: bindings.count == 1, isUnsafe: modifiers.isUnsafe
        )
        property.type = tree.child(.typeAnnotation, of: binding).flatMap { tree.child(.type, of: $0) }.map(reader.type)
        let isShared = property.isStatic || container == nil
        let keepsBodies =
          isKey(attributes) || property.isDefault || isShared && facts.detail == .code
        property.value = propertyValue(binding, keepsBodies: keepsBodies)
        let keepsGetter = isShared ? keepsBodies : facts.detail == .code && isReadout(binding, of: property)
        property.accessors = accessors(binding, keepsBody: keepsGetter)
        property.hasObservers = property.isStored && tree.child(.accessorBlock, of: binding) != nil
        addKeyFacts(to: &property, node, binding)
        if let clause = tree.child(.initializerClause, of: binding) { recordTimer(named: property.nameRange, clause) }
        add(property)
      } else if let container, !modifiers.isOfType {
        facts.containers[container].bindsPatterns = true
      }
      if let nameNode, let block = tree.child(.accessorBlock, of: binding) {
        let type = tree.child(.typeAnnotation, of: binding).flatMap { tree.child(.type, of: $0) }
        recordViews(inMember: node, named: nameNode, of: type, block)
      }
      visitPropertyBody(binding, of: node, nameNode: nameNode)
    }
    (place.isBroken, place.isFallback) = saved
  }

  /// What only the declarations of a key and its readers have: an entry, the default of a key type, a property that reads a key, in a view
  /// or in what holds keys.
  private func addKeyFacts(to property: inout Property, _ node: Node, _ binding: Node) {
    let isDefault = isKey(property.attributes) || property.isDefault
    let isAccessor = !isDefault && isInKeyContainer && !property.isStatic && !property.isStored
    guard isDefault || isAccessor || property.mayReadEnvironment else { return }
    let type = tree.child(.typeAnnotation, of: binding).flatMap { tree.child(.type, of: $0) }
    let clause = tree.child(.initializerClause, of: binding)
    let block = tree.child(.accessorBlock, of: binding)
    let value = clause.flatMap { tree.child(.expression, of: $0) }
    // An entry has no getter; what Swift does not allow there is not read.
    let getter = isDefault && property.isStatic ? block : nil
    let returned = getter.flatMap(reader.soleExpression)
    property.source.key = reader.keySource(of: node, type: type, value: value ?? returned)
    if isDefault, let evaluated = value ?? getter { property.traps = reader.traps(in: evaluated) }
    if isAccessor, let block { property.keyAccessors = reader.keyAccessors(block) }
  }

  /// Whether the current type is an extension of one that holds keys, by its name.
  private var isInKeyContainer: Bool {
    guard let container, facts.containers[container].kind == nil else { return false }
    return KeyContainer(rawValue: facts.containers[container].name) != nil
  }

  /// Whether the property is an environment entry, whose default is analysed with the bodies of its closures.
  private func isKey(_ attributes: [Attribute]) -> Bool {
    attributes.contains { $0.name == "Entry" || $0.name.hasSuffix(".Entry") }
  }

  private func propertyValue(_ binding: Node, keepsBodies: Bool) -> Expression? {
    guard let clause = tree.child(.initializerClause, of: binding), let value = tree.child(.expression, of: clause)
    else {
      return nil
    }
    return reader.reading(closures: keepsBodies || reader.isCalledClosure(value)).expression(value)
  }

  private func accessors(_ binding: Node, keepsBody: Bool) -> Property.Accessors {
    guard let block = tree.child(.accessorBlock, of: binding) else { return .stored }
    let reader = reader.reading(closures: keepsBody)
    if let body = tree.child(.codeBlock, of: block) {
      return .computed(getter: keepsBody ? reader.bodySummary(body) : nil, hasSetter: false)
    }
    var getter: BodySummary?
    var isComputed = false
    var hasSetter = false
    for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
      switch reader.childName(.keyword, of: accessor) {
      case "willSet", "didSet": continue
      case "get":
        isComputed = true
        if keepsBody, let body = tree.child(.codeBlock, of: accessor) { getter = reader.bodySummary(body) }
      case "set":
        isComputed = true
        hasSetter = true
      default: isComputed = true
      }
    }
    return isComputed ? .computed(getter: getter, hasSetter: hasSetter) : .stored
  }

  /// Whether a property is computed by one expression that makes no view; it may stand in an `#if`.
  private func isReadout(_ binding: Node, of property: Property) -> Bool {
    if case .opaque? = property.type?.form { return false }
    guard let item = tree.child(.accessorBlock, of: binding).flatMap(reader.soleItem) else { return false }
    return [.expression, .returnStatement, .ifConfig].contains(tree.kind(item))
  }

  private func add(_ property: consuming Property) {
    if let container {
      facts.containers[container].properties.append(property)
    } else {
      facts.globals.append(property)
    }
  }

  /// Looks for facts inside a property's initial value and accessors.
  private func visitPropertyBody(_ binding: Node, of variable: Node, nameNode: Node?) {
    var hasRecorded = false
    for child in tree.children(binding) where isBodyThatMatters(child) {
      let saved = (place, execution)
      let name = nameNode.map(reader.name)
      if let name { place.symbols.append(name) }
      execution = Execution()
      let isGetter = tree.kind(child) == .accessorBlock
      execution.position = isGetter ? position(ofGetter: binding, of: variable, named: name ?? "") : .initialValue
      place.isLocal = true
      if place.isBroken, !hasRecorded { recordUnclearUses(in: variable) }
      hasRecorded = true
      visitBody(child)
      (place, execution) = saved
    }
  }

  private func isBodyThatMatters(_ node: Node) -> Bool {
    switch tree.kind(node) {
    case .initializerClause, .accessorBlock: matters(node)
    default: false
    }
  }
}

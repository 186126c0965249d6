import EnvlintSyntax

/// Properties: those of types, and globals.
extension FactExtractor {
  /// The properties that the names of one `let` or `var` share.
  private struct Variable {
    var node: Node
    var keyword: Node
    var attributes: [Attribute]
    var modifiers: Modifiers
    var source: DeclarationSource
    /// Whether it is an environment entry, whose default is analysed with the bodies of its closures.
    var isEntry: Bool
    /// Whether it has a wrapper of the environment, by its name alone.
    var mayReadEnvironment: Bool
    var isAlone: Bool
  }

  /// `let` or `var`: a property of a type, a global, or a local name.
  func visitVariable(_ node: Node) {
    if surroundings.place.isLocal {
      visitLocalVariable(node)
      return
    }
    guard let keyword = tree.child(.keyword, of: node) else { return }
    let attributes = declarationReader.attributes(of: node)
    let variable = Variable(
      node: node, keyword: keyword, attributes: attributes, modifiers: declarationReader.modifiers(of: node),
      source: declarationReader.declarationSource(node, attributes: attributes),
      isEntry: attributes.contains { $0.name == "Entry" || $0.name.hasSuffix(".Entry") },
      mayReadEnvironment: attributes.contains(where: \.mayReadEnvironment),
      isAlone: reader.count(.binding, in: node) == 1)
    let saved = (surroundings.place.isBroken, surroundings.place.isFallback, surroundings.place.availability)
    surroundings.place.isBroken = surroundings.place.isBroken || tree.hasError(in: node)
    surroundings.place.isFallback = surroundings.place.isFallback || variable.source.isSuperseded
    surroundings.place.require(AvailabilityReader(reader).versions(attributes))
    for child in tree.children(node) where tree.kind(child) == .binding {
      guard let binding = Binding(child, tree) else { continue }
      visit(binding, of: variable)
    }
    (surroundings.place.isBroken, surroundings.place.isFallback, surroundings.place.availability) = saved
  }

  private func visit(_ binding: Binding, of variable: Variable) {
    if let name = binding.name {
      add(property(name, binding, of: variable))
      if let clause = binding.initializer { frequentValues.recordTimer(named: tree.range(name), clause) }
      if let block = binding.accessors { views.record(inMember: variable.node, named: name, of: binding.type, block) }
    } else if let container, !variable.modifiers.isOfType {
      facts.containers[container].bindsPatterns = true
    }
    visitBodies(of: binding, of: variable.node)
  }

  private func add(_ property: consuming Property) {
    if let container {
      facts.containers[container].properties.append(property)
    } else {
      facts.globals.append(property)
    }
  }

  private func property(_ name: Node, _ binding: Binding, of variable: Variable) -> Property {
    let isStatic = variable.modifiers.isOfType
    let isShared = isStatic || container == nil
    let isDefault = variable.isEntry || isStatic && reader.isName(name, "defaultValue")
    let keepsBodies = isDefault || isShared && keepsCode
    let type = binding.type.map(reader.type)
    let keepsGetter = isShared ? keepsBodies : keepsCode && isReadout(binding, type)
    let accessors = binding.accessors.map { self.accessors($0, keepsBody: keepsGetter) } ?? .stored
    let isStored = accessors == .stored
    let key = keyFacts(binding, of: variable, isDefault: isDefault, isStored: isStored)
    var source = variable.source
    source.key = key?.source
    return Property(
      name: reader.name(name), nameRange: tree.range(name), isConstant: reader.matches(variable.keyword, "let"),
      isStatic: isStatic, isLazy: variable.modifiers.isLazy, access: variable.modifiers.access,
      attributes: variable.attributes, type: type,
      value: binding.value(tree).map { value($0, keepsBodies: keepsBodies) },
      accessors: accessors, scope: scope, source: source, keyword: tree.range(variable.keyword),
      isAlone: variable.isAlone, isUnsafe: variable.modifiers.isUnsafe,
      hasObservers: isStored && binding.accessors != nil,
      traps: key?.traps ?? (isShared && keepsCode ? certainTraps(of: binding) : []),
      keyAccessors: key?.accessors)
  }

  /// Facts of the declarations of a key and its readers: an entry, the default of a key type, a property that reads a key, in a view
  /// or in what holds keys.
  private struct KeyFacts {
    var source: DeclarationSource.KeySource
    var traps: [Trap]
    var accessors: KeyAccessors?
  }

  private func keyFacts(_ binding: Binding, of variable: Variable, isDefault: Bool, isStored: Bool) -> KeyFacts? {
    let isAccessor = !isDefault && !isStored && !variable.modifiers.isOfType && isInKeyContainer
    guard isDefault || isAccessor || variable.mayReadEnvironment else { return nil }
    let value = binding.value(tree)
    // An entry has no getter; what Swift does not allow there is not read.
    let getter = isDefault && variable.modifiers.isOfType ? binding.accessors : nil
    let returned = getter.flatMap(declarationReader.soleExpression)
    let evaluated = isDefault ? value ?? getter : nil
    return KeyFacts(
      source: KeySourceReader(reader).source(of: variable.node, type: binding.type, value: value ?? returned),
      traps: evaluated.map { TrapReader.traps(in: $0, reader) } ?? [],
      accessors: isAccessor ? keyAccessors(of: binding) : nil)
  }

  private func keyAccessors(of binding: Binding) -> KeyAccessors? {
    guard let name = binding.name, let block = binding.accessors else { return nil }
    return KeyAccessorReader(reader: reader, property: reader.name(name)).keyAccessors(block)
  }

  private func certainTraps(of binding: Binding) -> [Trap] {
    (binding.value(tree) ?? binding.accessors).map { TrapReader.certainTraps(in: $0, reader) } ?? []
  }

  /// Whether the current type is an extension of one that holds keys, by its name.
  private var isInKeyContainer: Bool {
    guard let container, facts.containers[container].kind == nil else { return false }
    return KeyContainer(rawValue: facts.containers[container].name) != nil
  }

  private func value(_ expression: Node, keepsBodies: Bool) -> Expression {
    reader.reading(closures: keepsBodies || reader.isCalledClosure(expression)).expression(expression)
  }

  private func accessors(_ block: Node, keepsBody: Bool) -> Property.Accessors {
    func summary(_ body: Node) -> BodySummary? {
      keepsBody ? BodyReader.summary(of: body, reader.reading(closures: true)) : nil
    }
    if let body = tree.child(.codeBlock, of: block) { return .computed(getter: summary(body), hasSetter: false) }
    var getter: BodySummary?
    var isComputed = false
    var hasSetter = false
    for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
      switch reader.childName(.keyword, of: accessor) {
      case "willSet", "didSet": continue
      case "get":
        isComputed = true
        if let body = tree.child(.codeBlock, of: accessor) { getter = summary(body) }
      case "set":
        isComputed = true
        hasSetter = true
      default: isComputed = true
      }
    }
    return isComputed ? .computed(getter: getter, hasSetter: hasSetter) : .stored
  }

  /// Whether a property is computed by one expression that makes no view; it may stand in an `#if`.
  private func isReadout(_ binding: Binding, _ type: TypeReference?) -> Bool {
    if case .opaque? = type?.form { return false }
    guard let item = binding.accessors.flatMap(declarationReader.soleItem) else { return false }
    return [.expression, .returnStatement, .ifConfig].contains(tree.kind(item))
  }

  /// Looks for facts inside a property's initial value and accessors.
  private func visitBodies(of binding: Binding, of variable: Node) {
    let initializer = binding.initializer.flatMap { matters($0) ? $0 : nil }
    let accessors = binding.accessors.flatMap { matters($0) ? $0 : nil }
    if initializer == nil, accessors == nil { return }
    let saved = (surroundings.place, surroundings.execution)
    let name = binding.name.map(reader.name)
    if let name { surroundings.place.symbols.append(name) }
    surroundings.place.isLocal = true
    var isUnclear = surroundings.place.isBroken
    func visit(_ body: Node, at position: Position) {
      surroundings.execution = Execution()
      surroundings.execution.position = position
      if isUnclear { uses.recordUnclear(in: variable) }
      isUnclear = false
      visitBody(body)
    }
    if let initializer { visit(initializer, at: .initialValue) }
    if let accessors {
      let useCount = uses.uses.count
      visit(accessors, at: positionReader.position(ofGetter: variable, named: name ?? "", binding.type))
      if name != "body" { presentations.recordMemberCode(accessors, with: uses.uses[useCount...]) }
    }
    (surroundings.place, surroundings.execution) = saved
  }
}

/// The parts of `name: type = value { accessors }`.
private struct Binding {
  /// Nil where a pattern binds several names.
  var name: Node?
  var type: Node?
  /// The clause that holds the initial value.
  var initializer: Node?
  var accessors: Node?

  /// Nil when nothing is bound, as in broken code.
  init?(_ node: Node, _ tree: SyntaxTree) {
    var hasPattern = false
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .pattern:
        hasPattern = true
        name = tree.child(.name, of: child)
      case .typeAnnotation: type = tree.child(.type, of: child)
      case .initializerClause: initializer = child
      case .accessorBlock: accessors = child
      default: continue
      }
    }
    if !hasPattern { return nil }
  }

  /// The initial value.
  func value(_ tree: SyntaxTree) -> Node? { initializer.flatMap { tree.child(.expression, of: $0) } }
}

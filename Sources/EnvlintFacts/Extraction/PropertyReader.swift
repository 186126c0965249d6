import EnvlintSyntax

/// Reads the properties and globals that `let` and `var` declare; see `Property`.
struct PropertyReader {
  let around: Surroundings
  /// Whether the facts have what code does: bodies and default arguments.
  let keepsCode: Bool
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  /// The properties that the names of one `let` or `var` share.
  struct Variable {
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

  func property(_ name: Node, _ binding: PropertyBinding, of variable: Variable) -> Property {
    let isStatic = variable.modifiers.isOfType
    let isShared = isStatic || around.place.container == nil
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
      accessors: accessors, scope: around.scope, source: source, keyword: tree.range(variable.keyword),
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

  private func keyFacts(_ binding: PropertyBinding, of variable: Variable, isDefault: Bool, isStored: Bool) -> KeyFacts?
  {
    let isAccessor = !isDefault && !isStored && !variable.modifiers.isOfType && around.place.isInKeyContainer
    guard isDefault || isAccessor || variable.mayReadEnvironment else { return nil }
    let value = binding.value(tree)
    // An entry has no getter; what Swift does not allow there is not read.
    let getter = isDefault && variable.modifiers.isOfType ? binding.accessors : nil
    let returned = getter.flatMap(DeclarationReader(reader).soleExpression)
    let evaluated = isDefault ? value ?? getter : nil
    return KeyFacts(
      source: KeySourceReader(reader).source(of: variable.node, type: binding.type, value: value ?? returned),
      traps: evaluated.map { TrapReader.traps(in: $0, reader) } ?? [],
      accessors: isAccessor ? keyAccessors(of: binding) : nil)
  }

  private func keyAccessors(of binding: PropertyBinding) -> KeyAccessors? {
    guard let name = binding.name, let block = binding.accessors else { return nil }
    return KeyAccessorReader(reader: reader, property: reader.name(name)).keyAccessors(block)
  }

  private func certainTraps(of binding: PropertyBinding) -> [Trap] {
    (binding.value(tree) ?? binding.accessors).map { TrapReader.certainTraps(in: $0, reader) } ?? []
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
  private func isReadout(_ binding: PropertyBinding, _ type: TypeReference?) -> Bool {
    if case .opaque? = type?.form { return false }
    guard let item = binding.accessors.flatMap(DeclarationReader(reader).soleItem) else { return false }
    return [.expression, .returnStatement, .ifConfig].contains(tree.kind(item))
  }
}

/// The parts of `name: type = value { accessors }`.
struct PropertyBinding {
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

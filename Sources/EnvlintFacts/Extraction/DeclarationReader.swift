import EnvlintSyntax

/// Reads what a declaration says of itself: its attributes, modifiers, parameters and inherited types.
struct DeclarationReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The attributes before a declaration, those inside `#if` included.
  func attributes(of node: Node) -> [Attribute] {
    var result: [Attribute] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: if let attribute = attribute(child) { result.append(attribute) }
      case .ifConfig:
        for clause in tree.children(child) { result += attributes(of: clause) }
      case .modifier, .ifConfigCondition: continue
      case .keyword: if tree.kind(node) != .ifConfigClause { return result }
      default: return result
      }
    }
    return result
  }

  private func attribute(_ node: Node) -> Attribute? {
    guard let typeNode = tree.child(.type, of: node) else { return nil }
    let start = tree.range(node).lowerBound
    if let name = reader.soleName(ofType: typeNode) {
      return Attribute(
        name: reader.name(name), genericArguments: [],
        arguments: tree.child(.call, of: node).map(reader.arguments) ?? [],
        range: tree.range(node), nameRange: start..<tree.range(name).upperBound)
    }
    guard case .named(let components) = reader.type(typeNode).form else { return nil }
    let lastName = tree.children(typeNode).filter { tree.kind($0) == .typeName }.last.flatMap {
      tree.child(.name, of: $0)
    }
    return Attribute(
      name: components.map(\.name).joined(separator: "."),
      genericArguments: components.last?.arguments ?? [],
      arguments: tree.child(.call, of: node).map(reader.arguments) ?? [],
      range: tree.range(node),
      nameRange: start..<(lastName.map { tree.range($0).upperBound } ?? tree.range(typeNode).upperBound)
    )
  }

  func modifiers(of node: Node) -> Modifiers {
    var modifiers = Modifiers()
    for child in tree.children(node) where tree.kind(child) == .modifier { add(child, to: &modifiers) }
    return modifiers
  }

  private func add(_ node: Node, to modifiers: inout Modifiers) {
    switch reader.source[Int(tree.range(node).lowerBound)] {
    case UInt8(ascii: "p"):
      // `private(set)` says nothing of reading.
      if reader.matches(node, "public") { modifiers.writtenAccess = .publicAccess }
      if reader.matches(node, "private") { modifiers.writtenAccess = .privateAccess }
      if reader.matches(node, "package") { modifiers.writtenAccess = .package }
    case UInt8(ascii: "f"): if reader.matches(node, "fileprivate") { modifiers.writtenAccess = .filePrivate }
    case UInt8(ascii: "i"): if reader.matches(node, "internal") { modifiers.writtenAccess = .internalAccess }
    case UInt8(ascii: "o"): if reader.matches(node, "open") { modifiers.writtenAccess = .open }
    case UInt8(ascii: "s"): if reader.matches(node, "static") { modifiers.isOfType = true }
    case UInt8(ascii: "c"): if reader.matches(node, "class") { modifiers.isOfType = true }
    case UInt8(ascii: "l"): if reader.matches(node, "lazy") { modifiers.isLazy = true }
    case UInt8(ascii: "m"): if reader.matches(node, "mutating") { modifiers.isMutating = true }
    case UInt8(ascii: "n"):
      if isUnsafe(node) { modifiers.isUnsafe = true }
      if reader.matches(node, "nonisolated") { modifiers.isNonisolated = true }
    default: return
    }
  }

  /// Whether a modifier is `nonisolated(unsafe)`, whatever is between the words.
  private func isUnsafe(_ modifier: Node) -> Bool {
    reader.text(modifier).hasPrefix("nonisolated") && reader.source.contains("unsafe", in: tree.range(modifier))
  }

  func genericParameterNames(of node: Node) -> [String] {
    guard let clause = tree.child(.genericParameters, of: node) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .genericParameter }.compactMap {
      reader.childName(.name, of: $0)
    }
  }

  func inheritedTypes(of node: Node) -> [TypeReference] {
    guard let clause = tree.child(.inheritanceClause, of: node) else { return [] }
    var types: [TypeReference] = []
    for inherited in tree.children(clause) {
      if let node = tree.child(.type, of: inherited) { types.append(reader.type(node)) }
    }
    return types
  }

  /// The names of the attributes before inherited types.
  func inheritedAttributes(of node: Node) -> [String] {
    guard let clause = tree.child(.inheritanceClause, of: node) else { return [] }
    var names: [String] = []
    for inherited in tree.children(clause) {
      guard let type = tree.child(.type, of: inherited), tree.child(.attribute, of: type) != nil else { continue }
      names += attributes(of: type).map(\.name)
    }
    return names
  }

  /// - Parameter keepsDefaults: whether the default arguments are of interest.
  func parameters(of node: Node, keepsDefaults: Bool = false) -> [Parameter] {
    guard let clause = tree.child(.parameters, of: node) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      let first = reader.childName(.label, of: parameter) ?? "_"
      let typeNode = tree.child(.type, of: parameter)
      return Parameter(
        label: first == "_" ? nil : first,
        name: reader.childName(.name, of: parameter) ?? first,
        type: typeNode.map(reader.type),
        hasDefault: tree.child(.defaultValue, of: parameter) != nil,
        defaultValue: keepsDefaults ? defaultArgument(of: parameter) : nil,
        isVariadic: typeNode.map { tree.child(.variadicMark, of: $0) != nil } ?? false,
        isPack: typeNode.flatMap { tree.child(.typeSpecifier, of: $0) }.map { reader.text($0) == "repeat" } ?? false,
        isAutoclosure: typeNode.map { reader.has(attribute: "@autoclosure", $0) } ?? false
      )
    }
  }

  /// Whether a call of a subscript names its first argument: `subscript(safe index: Int)`, but not `subscript(index: Int)`.
  func hasLabel(_ subscriptNode: Node) -> Bool {
    let first = tree.child(.parameters, of: subscriptNode).flatMap { tree.child(.parameter, of: $0) }
    guard let first, tree.child(.name, of: first) != nil else { return false }
    return reader.childName(.label, of: first) != "_"
  }

  private func defaultArgument(of parameter: Node) -> Expression? {
    tree.child(.defaultValue, of: parameter).flatMap { tree.child(.expression, of: $0) }.map(reader.expression)
  }

  /// The types of the associated values of an enum case.
  func payload(of element: Node) -> [TypeReference] {
    guard let clause = tree.child(.parameters, of: element) else { return [] }
    return tree.children(clause).compactMap { tree.child(.type, of: $0) }.map(reader.type)
  }

  /// `T` of `where Name == T`.
  func type(requiredOf name: StaticString, by node: Node) -> TypeReference? {
    requirements(of: name, in: node).first { $0.isSame }.map { reader.type($0.right) }
  }

  /// Each `P` of `where Name: P`.
  func types(requiredOf name: StaticString, byConformanceIn node: Node) -> [TypeReference] {
    requirements(of: name, in: node).filter { !$0.isSame }.map { reader.type($0.right) }
  }

  /// The requirement of a `where` on a name: the other type, and whether it is an equality.
  private func requirements(of name: StaticString, in node: Node) -> [(right: Node, isSame: Bool)] {
    guard let clause = tree.child(.whereClause, of: node) else { return [] }
    let types = tree.children(clause).filter { tree.kind($0) == .type }
    return zip(types, types.dropFirst()).compactMap { left, right in
      guard reader.matches(left, name) else { return nil }
      switch reader.condensedText(tree.range(left).upperBound..<tree.range(right).lowerBound) {
      case ":": return (right, false)
      case "==": return (right, true)
      default: return nil
      }
    }
  }

  /// Whether a function's result is `some P`.
  func returnsOpaque(_ node: Node) -> Bool {
    if case .opaque? = result(of: node)?.form { return true }
    return false
  }

  /// The type after a function's arrow.
  func result(of node: Node) -> TypeReference? {
    tree.child(.returnType, of: node).flatMap { tree.child(.type, of: $0) }.map(reader.type)
  }

  /// The path of the type that an extension extends; never empty.
  func path(ofExtended type: TypeReference, _ node: Node) -> [String] {
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

  /// The number of members, including those in each branch of `#if`.
  func memberCount(_ list: Node) -> Int {
    tree.children(list).reduce(0) { count, member in
      switch tree.kind(member) {
      case .ifConfig, .ifConfigClause: count + memberCount(member)
      case .keyword, .ifConfigCondition: count
      default: count + 1
      }
    }
  }

  func declarationSource(_ node: Node, attributes: [Attribute]) -> DeclarationSource {
    var result = DeclarationSource(range: tree.range(node))
    result.isSuperseded = AvailabilityReader(reader).isSuperseded(attributes)
    return result
  }

  /// The one expression of a getter; nil when there is more in it.
  func soleExpression(ofGetterIn block: Node) -> Node? {
    guard let item = soleItem(ofGetterIn: block) else { return nil }
    switch tree.kind(item) {
    case .expression: return item
    case .returnStatement: return tree.child(.expression, of: item)
    default: return nil
    }
  }

  /// The one statement of a getter; nil when there are more, or none.
  func soleItem(ofGetterIn block: Node) -> Node? {
    var holder = block
    let accessors = tree.children(block).filter { tree.kind($0) == .accessor }
    if !accessors.isEmpty {
      guard let getter = accessors.first(where: { reader.childName(.keyword, of: $0) == "get" }) else { return nil }
      holder = getter
    }
    guard let body = tree.child(.codeBlock, of: holder) else { return nil }
    let items = Array(tree.children(body))
    return items.count == 1 ? items[0] : nil
  }
}

/// The modifiers before a declaration, as far as a fact needs them.
struct Modifiers {
  /// Nil where nothing is said of it.
  var writtenAccess: AccessLevel?
  var access: AccessLevel { writtenAccess ?? .internalAccess }
  /// `static`, or `class` before a member.
  var isOfType = false
  var isLazy = false
  var isMutating = false
  /// `nonisolated(unsafe)`
  var isUnsafe = false
  var isNonisolated = false
}

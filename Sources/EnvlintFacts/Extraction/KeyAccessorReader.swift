import EnvlintSyntax

/// Reads which keys the accessors of a property use, and how; see `KeyAccessors`.
struct KeyAccessorReader {
  let reader: TreeReader
  /// The name of the property.
  let property: String
  private var tree: SyntaxTree { reader.tree }

  /// The keys that the accessors of a property use; nil if none has a subscript of `self`, or uses the property itself.
  func keyAccessors(_ block: Node) -> KeyAccessors? {
    var found = KeyAccessors()
    if tree.child(.codeBlock, of: block) != nil {
      found.getter = keyAccessor(block, keyword: nil, newValue: nil)
    } else {
      for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
        guard let keyword = tree.child(.keyword, of: accessor) else { continue }
        switch reader.name(keyword) {
        case "get": found.getter = keyAccessor(accessor, keyword: tree.range(keyword), newValue: nil)
        case "set":
          let newValue = tree.child(.parameters, of: accessor).flatMap { reader.childName(.name, of: $0) } ?? "newValue"
          found.setter = keyAccessor(accessor, keyword: tree.range(keyword), newValue: newValue)
        default: return nil
        }
      }
    }
    return found.getter == nil && found.setter == nil ? nil : found
  }

  private func keyAccessor(
    _ accessor: Node, keyword: Range<UInt32>?, newValue: String?
  ) -> KeyAccessors.Accessor? {
    guard let body = tree.child(.codeBlock, of: accessor), !tree.hasError(in: accessor) else { return nil }
    var found = KeyAccessors.Accessor(
      keyword: keyword, keys: [], isSelfContained: true, isPlain: false, mentionsNewValue: false)
    var harmless = localNames(in: body)
    if let newValue { harmless.insert(newValue) }
    collectKeys(body, KeyNames(newValue: newValue, harmless: harmless), into: &found)
    if case .found(let use) = ownUse(in: body, isSetter: newValue != nil, harmless) { found.ownUse = use }
    guard !found.keys.isEmpty else { return found.ownUse == nil ? nil : found }
    let items = statements(body)
    guard items.count == 1 else { return found }
    switch tree.kind(items[0]) {
    case .returnStatement:
      found.isPlain =
        newValue == nil && tree.child(.expression, of: items[0]).map { isKeySubscript(reader.expression($0)) } ?? false
    case .expression:
      let statement = reader.expression(items[0])
      if newValue == nil {
        found.isPlain = isKeySubscript(statement)
      } else if case .sequence(let elements) = statement.form, elements.count >= 3,
        case .operand(let target) = elements[0],
        isKeySubscript(target), elements[1] == .assignment, case .operand(let value) = elements[2]
      {
        found.assigned =
          elements.count == 3 ? value : Expression(.sequence(Array(elements[2...])), range: statement.range)
        if elements.count == 3, case .name(newValue) = value.form { found.isPlain = true }
      }
    default: break
    }
    return found
  }

  /// The statements of a body; those in the branches of an `#if` represent it, where there is nothing else.
  private func statements(_ body: Node) -> [Node] {
    let items = Array(tree.children(body)).filter { ![.keyword, .ifConfigCondition].contains(tree.kind($0)) }
    guard items.count == 1, tree.kind(items[0]) == .ifConfig else { return items }
    return tree.children(items[0]).filter { tree.kind($0) == .ifConfigClause }.flatMap(statements)
  }

  /// The names that a body declares: locals, and the parameters of closures.
  private func localNames(in body: Node) -> Set<String> {
    var names: Set<String> = []
    for node in tree.descendants(body) {
      switch tree.kind(node) {
      case .binding: if let name = reader.boundName(ofBinding: node) { names.insert(reader.name(name)) }
      case .optionalBinding: if let name = reader.boundName(ofBinding: node) { names.insert(reader.name(name)) }
      case .closure: names.formUnion(reader.closureParameterNames(node))
      default: continue
      }
    }
    return names
  }

  /// Where the first statements of a body use the body's own property, up to one that may end it.
  private enum OwnUse {
    case found(Range<UInt32>)
    /// Not there, and what follows runs as well.
    case goesOn
    case none
  }

  private func ownUse(in body: Node, isSetter: Bool, _ locals: Set<String>) -> OwnUse {
    for item in tree.children(body) {
      switch tree.kind(item) {
      case .variableDecl, .keyword, .ifConfigCondition: continue
      case .returnStatement:
        guard !isSetter, let value = tree.child(.expression, of: item) else { return .none }
        return ownName(atStartOf: value, locals).map { .found($0) } ?? .none
      case .expression:
        let item = reader.unparenthesized(item)
        if isSetter == (tree.child(.assignment, of: item) != nil), let use = ownName(atStartOf: item, locals) {
          return .found(use)
        }
        if !isSetter { return .none }
      case .ifConfig:
        for (clause, branch) in reader.clauses(ofIfConfig: item) where [branch].existence() == .somewhere {
          switch ownUse(in: clause, isSetter: isSetter, locals) {
          case .goesOn: continue
          case let decided: return decided
          }
        }
      default: return .none
      }
    }
    return .goesOn
  }

  /// The name of the property, or that after `self`, when an expression begins with it.
  private func ownName(atStartOf expression: Node, _ locals: Set<String>) -> Range<UInt32>? {
    guard let chain = tree.firstChild(expression), tree.kind(chain) == .chain else { return nil }
    var links = tree.children(reader.unparenthesizedChain(chain))
    guard let first = links.next(), tree.kind(first) == .nameReference else { return nil }
    if reader.name(first) == property, !locals.contains(property) { return tree.range(first) }
    guard reader.isName(first, "self"), let second = links.next(), tree.kind(second) == .member,
      reader.childName(.name, of: second) == property
    else { return nil }
    return tree.range(first).lowerBound..<tree.range(second).upperBound
  }

  /// `self[K.self]`
  private func isKeySubscript(_ expression: Expression) -> Bool { expression.key != nil }

  /// The meanings of names in an accessor.
  private struct KeyNames {
    var newValue: String?
    /// The names that aren't members of the values: the new value, locals.
    var harmless: Set<String>
  }

  /// Functions of the standard library and of C that do nothing but compute.
  private static let pureFunctions: Set<String> = [
    "min", "max", "abs", "round", "floor", "ceil", "sqrt", "pow", "type", "zip", "stride", "fmod", "hypot", "trunc",
  ]

  private func collectKeys(_ node: Node, _ names: KeyNames, into found: inout KeyAccessors.Accessor) {
    let assigns = tree.kind(node) == .expression && tree.children(node).contains(where: reader.isAssignment)
    for (position, child) in tree.children(node).enumerated() where tree.kind(child) != .ifConfigCondition {
      guard tree.kind(child) == .chain else {
        collectKeys(child, names, into: &found)
        continue
      }
      collectKeys(ofChain: reader.unparenthesizedChain(child), isTarget: assigns && position == 0, names, into: &found)
    }
  }

  private func collectKeys(
    ofChain chain: Node, isTarget: Bool, _ names: KeyNames, into found: inout KeyAccessors.Accessor
  ) {
    let links = Array(tree.children(chain))
    if links.count >= 2, tree.kind(links[0]) == .nameReference, reader.isName(links[0], "self"),
      tree.kind(links[1]) == .subscriptCall, let key = subscripted(links[0], links[1]).key
    {
      found.keys.append(key)
      if isTarget { found.writesKey = true }
      if links.count > 2 { found.isSelfContained = false }
      return
    }
    var isHarmless = false
    for (position, link) in links.enumerated() {
      switch tree.kind(link) {
      case .nameReference:
        let name = reader.name(link)
        if name == names.newValue { found.mentionsNewValue = true }
        let isPure =
          KeyAccessorReader.pureFunctions.contains(name)
          && links.dropFirst().first.map { tree.kind($0) == .call } == true
        isHarmless = name.isTypeName || names.harmless.contains(name) || name.hasPrefix("$") || isPure
        if !isHarmless { found.isSelfContained = false }
      case .call: if position == 0 || !isHarmless { found.isSelfContained = false }
      case .subscriptCall: if !isHarmless { found.isSelfContained = false }
      case .macroExpansion: found.isSelfContained = false
      default: if position == 0 { isHarmless = true }
      }
      collectKeys(link, names, into: &found)
    }
  }

  private func subscripted(_ base: Node, _ subscriptCall: Node) -> Expression {
    Expression(
      .subscripted(Expression(.name("self"), range: tree.range(base)), arguments: reader.arguments(subscriptCall)),
      range: tree.range(base).lowerBound..<tree.range(subscriptCall).upperBound)
  }
}

extension Expression {
  /// `K` of `self[K.self]`; nil for every other expression.
  public var key: TypeReference? {
    guard case .subscripted(let base, let arguments) = form, case .name("self") = base.form,
      arguments.count == 1, arguments[0].label == nil, case .member(let type, "self", _) = arguments[0].value.form
    else { return nil }
    if case .type(let written) = type.form { return written }
    guard let path = type.typePath else { return nil }
    return TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: type.range)
  }
}

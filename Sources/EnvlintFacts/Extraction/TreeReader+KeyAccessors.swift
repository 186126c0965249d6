import EnvlintSyntax

extension TreeReader {
  /// What the accessors of a property do with keys; nil when none of them has a subscript of `self`.
  func keyAccessors(_ block: Node) -> KeyAccessors? {
    var found = KeyAccessors()
    if tree.child(.codeBlock, of: block) != nil {
      found.getter = keyAccessor(block, keyword: nil, newValue: nil)
    } else {
      for accessor in tree.children(block) where tree.kind(accessor) == .accessor {
        guard let keyword = tree.child(.keyword, of: accessor) else { continue }
        switch name(keyword) {
        case "get": found.getter = keyAccessor(accessor, keyword: tree.range(keyword), newValue: nil)
        case "set":
          let newValue = tree.child(.parameters, of: accessor).flatMap { childName(.name, of: $0) } ?? "newValue"
          found.setter = keyAccessor(accessor, keyword: tree.range(keyword), newValue: newValue)
        default: return nil
        }
      }
    }
    return found.getter == nil && found.setter == nil ? nil : found
  }

  private func keyAccessor(_ accessor: Node, keyword: Range<UInt32>?, newValue: String?) -> KeyAccessors.Accessor? {
    guard let body = tree.child(.codeBlock, of: accessor), !tree.hasError(in: accessor) else { return nil }
    var found = KeyAccessors.Accessor(
      keyword: keyword, keys: [], isSelfContained: true, isPlain: false, isOneAssignment: false,
      mentionsNewValue: false)
    collectKeys(body, newValue: newValue, into: &found)
    guard !found.keys.isEmpty else { return nil }
    let items = statements(body)
    guard items.count == 1 else { return found }
    switch tree.kind(items[0]) {
    case .returnStatement:
      found.isPlain =
        newValue == nil && tree.child(.expression, of: items[0]).map { isKeySubscript(expression($0)) } ?? false
    case .expression:
      let statement = expression(items[0])
      if newValue == nil {
        found.isPlain = isKeySubscript(statement)
      } else if case .sequence(let elements) = statement.form, elements.count >= 3,
        case .operand(let target) = elements[0],
        isKeySubscript(target), elements[1] == .assignment
      {
        found.isOneAssignment = true
        if elements.count == 3, case .operand(let value) = elements[2], case .name(newValue) = value.form {
          found.isPlain = true
        }
      }
    default: break
    }
    return found
  }

  /// The statements of a body; those in the branches of an `#if` stand for it, where there is nothing else.
  private func statements(_ body: Node) -> [Node] {
    let items = Array(tree.children(body)).filter { ![.keyword, .ifConfigCondition].contains(tree.kind($0)) }
    guard items.count == 1, tree.kind(items[0]) == .ifConfig else { return items }
    return tree.children(items[0]).filter { tree.kind($0) == .ifConfigClause }.flatMap(statements)
  }

  /// `self[K.self]`
  private func isKeySubscript(_ expression: Expression) -> Bool { keyOfSubscript(expression) != nil }

  private func keyOfSubscript(_ expression: Expression) -> TypeReference? {
    guard case .subscripted(let base, let arguments) = expression.form, case .name("self") = base.form,
      arguments.count == 1, arguments[0].label == nil, case .member(let type, "self", _) = arguments[0].value.form
    else { return nil }
    if case .type(let written) = type.form { return written }
    guard let path = type.typePath else { return nil }
    return TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: type.range)
  }

  private func collectKeys(_ node: Node, newValue: String?, into found: inout KeyAccessors.Accessor) {
    for child in tree.children(node) where tree.kind(child) != .ifConfigCondition {
      guard tree.kind(child) == .chain else {
        collectKeys(child, newValue: newValue, into: &found)
        continue
      }
      let links = Array(tree.children(child))
      if links.count >= 2, tree.kind(links[0]) == .nameReference, isName(links[0], "self"),
        tree.kind(links[1]) == .subscriptCall, let key = keyOfSubscript(subscripted(links[0], links[1]))
      {
        found.keys.append(key)
        if links.count > 2 { found.isSelfContained = false }
        continue
      }
      for link in links {
        switch tree.kind(link) {
        case .nameReference:
          let name = name(link)
          if name == newValue {
            found.mentionsNewValue = true
          } else if !name.isTypeName {
            found.isSelfContained = false
          }
        case .call, .subscriptCall, .macroExpansion: found.isSelfContained = false
        default: break
        }
        collectKeys(link, newValue: newValue, into: &found)
      }
    }
  }

  private func subscripted(_ base: Node, _ subscriptCall: Node) -> Expression {
    Expression(
      .subscripted(Expression(.name("self"), range: tree.range(base)), arguments: arguments(subscriptCall)),
      range: tree.range(base).lowerBound..<tree.range(subscriptCall).upperBound)
  }
}

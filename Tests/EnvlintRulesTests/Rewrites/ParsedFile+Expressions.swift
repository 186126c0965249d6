import EnvlintSyntax

/// Parentheses and backticks.
extension ParsedFile {
  /// Parentheses around initial values, arguments, conditions and returned values.
  func parentheses() -> [EditGroup] { parentheses(around: isWholeValue) }

  /// Parentheses around expressions and operands.
  func parentheses(around isWanted: (_ node: Node, _ ancestors: [Node]) -> Bool) -> [EditGroup] {
    var groups: [EditGroup] = []
    forEachNode { node, ancestors in
      guard tree.kind(node) == .expression || tree.kind(node) == .chain, !range(node).isEmpty, !isOpenOperand(node),
        !ancestors.contains(where: {
          [.pattern, .caseItem, .enumCaseElement, .ifConfigCondition].contains(tree.kind($0))
        }),
        isWanted(node, ancestors)
      else { return }
      groups.append([
        Edit(inserting: "(", at: range(node).lowerBound, .opensExpression),
        Edit(inserting: ")", at: range(node).upperBound, .closesExpression),
      ])
    }
    return groups
  }

  /// The whole expression behind `=`, `return`, a label, or of a condition.
  private func isWholeValue(_ node: Node, _ ancestors: [Node]) -> Bool {
    guard tree.kind(node) == .expression, let parent = ancestors.last else { return false }
    return [.initializerClause, .argument, .condition, .returnStatement].contains(tree.kind(parent))
  }

  /// Whether an expression is more than a value: `&x` is an argument alone, an operator is a name.
  private func isOpenOperand(_ node: Node) -> Bool {
    guard let first = tree.firstChild(node) else { return true }
    if tree.kind(first) == .prefixOperator, text(first) == "&" { return true }
    return tree.descendants(node).contains { tree.kind($0) == .operatorReference && range($0) == range(node) }
  }

  /// Backticks around each plain name where it is declared or used.
  func backticks() -> [EditGroup] {
    var groups: [EditGroup] = []
    forEachNode { node, ancestors in
      guard [.name, .nameReference, .label].contains(tree.kind(node)), isPlainName(node),
        !ancestors.contains(where: {
          tree.kind($0) == .ifConfigCondition || isBuiltInAttribute($0) || isMacroName(node, $0)
        })
      else { return }
      groups.append([
        Edit(inserting: "`", at: range(node).lowerBound, .opensName),
        Edit(inserting: "`", at: range(node).upperBound, .closesName),
      ])
    }
    return groups
  }

  /// Whether backticks leave a name what it is: they make a name of a word that means something.
  private func isPlainName(_ node: Node) -> Bool {
    let range = range(node)
    let index = tokenIndex(at: range.lowerBound)
    guard tokens.kinds[index] == .identifier, !tokens.flags[index].contains(.backticked),
      Int(tokens.starts[index]) == range.lowerBound, Int(tokens.ends[index]) == range.upperBound
    else { return false }
    let name = token(index)
    return !name.hasPrefix("$") && !["Type", "Protocol", "self", "Self", "init", "_"].contains(name)
  }

  /// `@available` and the like, which the compiler knows by their spelling.
  private func isBuiltInAttribute(_ node: Node) -> Bool {
    guard tree.kind(node) == .attribute, let type = tree.child(.type, of: node) else { return false }
    return text(type).first?.isLowercase == true
  }

  private func isMacroName(_ name: Node, _ node: Node) -> Bool {
    [.macroExpansion, .macroExpansionDecl].contains(tree.kind(node)) && tree.child(.name, of: node) == name
  }
}

import EnvlintSyntax

/// Operators around views.
extension ViewReader {
  /// Adds an operator that isn't of the standard library around what it is applied to: it may be a modifier.
  mutating func wrap(operatorIn node: Node, _ parent: Int32) -> Int32 {
    let custom = tree.children(node).first { child in
      guard tree.kind(child) == .binaryOperator || tree.kind(child) == .prefixOperator else { return false }
      return !StandardOperators.contains(reader.condensedText(child))
    }
    return custom.map { add(.modifier(reader.condensedText($0)), ["_"], tree.range($0), parent) } ?? parent
  }
}

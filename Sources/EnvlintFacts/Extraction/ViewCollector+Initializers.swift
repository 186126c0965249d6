import EnvlintSyntax

/// Views that initializers make, perhaps with the content that they are given.
extension ViewCollector {
  /// Records the properties to which an initializer gives a view that it makes: `inner = AnyView(Framed(content()))`.
  ///
  /// - Parameter container: index of the type or extension around.
  mutating func record(viewsMadeIn initializer: Node, at container: Int) {
    guard recordsViews, let code = tree.child(.codeBlock, of: initializer) else { return }
    for node in tree.descendants(code) where tree.kind(node) == .expression && tree.child(.assignment, of: node) != nil
    {
      let operands = Array(tree.children(node))
      guard operands.count == 3, let name = NameReader(reader).bareName(operands[0]), makesView(operands[2]) else {
        continue
      }
      views.heldViews[container, default: []].insert(name)
    }
  }

  /// Whether an expression makes something of a type that is given something, besides `AnyView`.
  private func makesView(_ value: Node) -> Bool {
    ([value] + tree.descendants(value)).contains { node in
      guard tree.kind(node) == .chain, case .names(let path, let call?) = ViewChain(node, reader).base else {
        return false
      }
      let name = path[path.count - 1].name
      return name.isTypeName && name != "AnyView" && tree.firstChild(call) != nil
    }
  }
}

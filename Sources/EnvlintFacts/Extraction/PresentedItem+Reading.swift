import EnvlintSyntax

extension PresentedItem {
  /// The item of a presentation: `item: $model.route`, `for: Route.self`; nil for other calls, and for what is no path.
  init?(of call: Node, calling name: String, _ reader: TreeReader) {
    let tree = reader.tree
    guard let row = PresentationModifiers.row(name), row.firstLabels.contains("item"),
      let first = tree.child(.argument, of: call), let label = reader.childName(.label, of: first),
      label == "item" || label == "for", let expression = tree.child(.expression, of: first),
      let chain = tree.firstChild(reader.unparenthesized(expression)), tree.kind(chain) == .chain,
      tree.range(chain) == tree.range(expression)
    else { return nil }
    let links = ViewChain(chain, reader)
    guard links.steps.isEmpty, case .names(let names, nil) = links.base else { return nil }
    let path = names.map(\.name)
    if label == "for" {
      guard path.last == "self" else { return nil }
      self.init(path: path.dropLast(), isType: true)
    } else {
      guard path[0].hasPrefix("$") else { return nil }
      self.init(path: [String(path[0].dropFirst())] + path.dropFirst(), isType: false)
    }
  }
}

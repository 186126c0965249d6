import EnvlintSyntax

/// What is presented on its own; see `Presentation`.
extension FactExtractor {
  /// Records a closure of a call when it builds the content of a presentation.
  func recordPresentation(_ closure: Node, in argument: Node, calling name: Node, _ call: Node) {
    let text = reader.name(name)
    let labels = reader.callLabels(call)
    guard let row = PresentationModifiers.row(text), row.hasOwnDismiss, row.accepts(labels),
      row.isContent(closureLabeled: reader.childName(.label, of: argument), inCallTo: text, with: labels)
    else { return }
    var presentation = Presentation(
      name: text, nameRange: tree.range(name), content: tree.range(closure), closures: [tree.range(closure)], resets: []
    )
    for node in tree.descendants(closure) {
      switch tree.kind(node) {
      case .closure: presentation.closures.append(tree.range(node))
      case .expression: if resets(node) { presentation.resets.append(tree.range(node).lowerBound) }
      case .chain: if isToggle(node) { presentation.resets.append(tree.range(node).lowerBound) }
      default: continue
      }
    }
    facts.presentations.append(presentation)
  }

  /// Whether an expression is `… = false` or `… = nil`.
  private func resets(_ expression: Node) -> Bool {
    guard tree.child(.assignment, of: expression) != nil, let last = tree.children(expression).reversed().first,
      tree.kind(last) == .chain, var value = tree.firstChild(last)
    else { return false }
    while tree.kind(value) == .tuple, let inner = reader.parenthesizedChain(value).flatMap(tree.firstChild) {
      value = inner
    }
    return tree.kind(value) == .nilLiteral || tree.kind(value) == .booleanLiteral && reader.matches(value, "false")
  }

  /// Whether a chain ends in `.toggle()`.
  private func isToggle(_ chain: Node) -> Bool {
    let links = Array(tree.children(chain).suffix(2))
    guard links.count == 2, tree.kind(links[0]) == .member, tree.kind(links[1]) == .call else { return false }
    return tree.child(.name, of: links[0]).map { reader.isName($0, "toggle") } ?? false
  }
}

import EnvlintSyntax

/// Modifiers that do something anew when a value changes; see `Reaction`.
extension FactExtractor {
  func recordReaction(of name: Node, _ call: Node) {
    let label: String?
    switch reader.name(name) {
    case "task": label = "id"
    case "onChange": label = "of"
    case "id" where tree.kind(name) != .nameReference: label = nil
    default: return
    }
    let value = tree.children(call).first {
      tree.kind($0) == .argument && reader.childName(.label, of: $0) == label
    }
    guard let value else { return }
    let (assigned, called) = nameReader.changedNames(below: call, outside: [])
    facts.reactions.append(
      Reaction(
        names: nameReader.rootNames(below: value), replacesViews: label == nil, range: tree.range(call),
        changedNames: assigned + called, cancels: cancels(below: call), scope: scope))
  }

  /// Whether a method `cancel` is called below a node.
  private func cancels(below node: Node) -> Bool {
    tree.descendants(node).contains { tree.kind($0) == .member && reader.childName(.name, of: $0) == "cancel" }
  }
}

import EnvlintSyntax

/// Collects modifiers that do something anew when a value changes; see `Reaction`.
struct ReactionCollector {
  let around: Surroundings
  private(set) var reactions: [Reaction] = []
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  mutating func record(_ name: Node, _ call: Node) {
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
    let (assigned, called) = NameReader(reader).changedNames(below: call, outside: [])
    reactions.append(
      Reaction(
        names: NameReader(reader).rootNames(below: value), replacesViews: label == nil, range: tree.range(call),
        changedNames: assigned + called, cancels: cancels(below: call), scope: around.scope))
  }

  /// Whether a method `cancel` is called below a node.
  private func cancels(below node: Node) -> Bool {
    tree.descendants(node).contains { tree.kind($0) == .member && reader.childName(.name, of: $0) == "cancel" }
  }
}

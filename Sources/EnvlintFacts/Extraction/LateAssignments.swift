import EnvlintSyntax

/// Constants that get their value after their declaration: `let row: AnyView`, and `row = …` in each branch.
struct LateAssignments {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The assignments that give a constant of a block its value; nil where they may use other names than its own, or where a
  /// build has only some of them.
  func assignments(to name: String, in block: Node) -> [Node]? {
    let names = NameReader(reader)
    var found: [Node] = []
    for statement in tree.children(block) where tree.kind(statement) != .variableDecl {
      let parts = [statement] + tree.descendants(statement)
      let assignments = parts.filter { part in
        guard tree.kind(part) == .expression, tree.child(.assignment, of: part) != nil,
          let target = tree.firstChild(part), tree.kind(target) == .chain, let first = tree.firstChild(target)
        else { return false }
        return tree.kind(first) == .nameReference && tree.range(first) == tree.range(target)
          && reader.name(first) == name
      }
      if assignments.isEmpty { continue }
      if parts.contains(where: { tree.kind($0) == .ifConfig }) { return nil }
      let bound = Set(names.boundNames(below: statement))
      guard assignments.allSatisfy({ bound.isDisjoint(with: names.rootNames(below: $0)) }) else { return nil }
      found += assignments
    }
    return found.isEmpty ? nil : found
  }
}

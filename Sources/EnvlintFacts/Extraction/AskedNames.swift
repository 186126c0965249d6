import EnvlintSyntax

/// Names that conditions ask about.
struct AskedNames {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The names that conditions ask for, and what they ask, in source order.
  func questions(in conditions: [Node]) -> [(name: String, question: ViewBranch.Question)] {
    conditions.flatMap { [$0] + tree.descendants($0).prefix(AskedNames.mostAsked) }.compactMap { chain in
      guard tree.kind(chain) == .chain, let first = tree.firstChild(chain), tree.kind(first) == .nameReference else {
        return nil
      }
      var (name, links) = (reader.name(first), Array(tree.children(chain).dropFirst()))
      if name == "self" {
        guard let member = links.first, tree.kind(member) == .member, let own = reader.childName(.name, of: member)
        else {
          return nil
        }
        (name, links) = (own, Array(links.dropFirst()))
      }
      return name.isTypeName ? nil : (name, links.isEmpty ? .itself : .itsMembers)
    }
  }

  /// No more nodes of a condition are looked at.
  private static let mostAsked = 200
}

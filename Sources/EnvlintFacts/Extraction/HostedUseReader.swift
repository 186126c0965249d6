import EnvlintSyntax

/// Reads whether a function uses a view that it is given for anything but the roots of hosting controllers.
struct HostedUseReader {
  private let reader: TreeReader
  private let query: FlowQuery
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader, _ query: FlowQuery) {
    self.reader = reader
    self.query = query
  }

  /// How often code refers to a name, or to a local one that is made of it and hides it: `let view = view.padding()`.
  func useCount(of name: String, in body: Node) -> Int {
    let uses = tree.descendants(body).count { tree.kind($0) == .nameReference && reader.name($0) == name }
    return uses - locals(in: body).count { $0.name == name && refers($0.value, to: [name], but: []) }
  }

  /// The local constants and variables with a value.
  private func locals(in body: Node) -> [(name: String, value: Node)] {
    tree.descendants(body).compactMap { node in
      guard tree.kind(node) == .binding, let value = tree.child(.initializerClause, of: node),
        let pattern = tree.child(.pattern, of: node), let name = reader.childName(.name, of: pattern)
      else { return nil }
      return (name, value)
    }
  }

  /// Whether code refers to a name, or to a local constant or variable that is made of it, outside of roots.
  func isUsedOtherwise(_ name: String, in body: Node) -> Bool {
    let locals = locals(in: body)
    var names: Set<String> = [name]
    var values: [Range<UInt32>] = []
    var isDone = false
    while !isDone {
      isDone = true
      for local in locals where !values.contains(tree.range(local.value)) && refers(local.value, to: names, but: []) {
        names.insert(local.name)
        values.append(tree.range(local.value))
        isDone = false
      }
    }
    return refers(body, to: names, but: values)
  }

  /// Whether code refers to one of some names, but in roots and in some ranges.
  private func refers(_ node: Node, to names: Set<String>, but skipped: [Range<UInt32>]) -> Bool {
    if skipped.contains(tree.range(node)) { return false }
    switch tree.kind(node) {
    case .nameReference where names.contains(reader.name(node)): return true
    case .chain where makesController(node): return false
    default: return tree.children(node).contains { refers($0, to: names, but: skipped) }
    }
  }

  /// Whether a chain is, or contains, a call that makes a hosting controller of what it is given.
  private func makesController(_ chain: Node) -> Bool {
    var name: Node?
    for link in tree.children(chain) {
      switch tree.kind(link) {
      case .nameReference: name = link
      case .member: if let member = tree.child(.name, of: link), !reader.isName(member, "init") { name = member }
      case .call:
        guard let called = name.map(reader.name) else { continue }
        // Initializers of controllers hand it on as well.
        if called == "super" || called == "self" || HostingRoots.contains(called)
          || query.hostingClasses.contains(called) || !query.hostingFunctions[called].isEmpty
        {
          return true
        }
      default: continue
      }
    }
    return false
  }
}

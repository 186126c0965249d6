import EnvlintSyntax

/// The content of a branch: of an `if`, a `switch`, an `#if`.
extension ViewReader {
  mutating func readIfConfig(_ node: Node, _ parent: Int32) {
    let count = names.count
    for (clause, branch) in reader.clauses(ofIfConfig: node) {
      guard let outer = clauses.enter([branch]) else { continue }
      for child in tree.children(clause) where tree.kind(child) != .ifConfigCondition { readStatement(child, parent) }
      clauses.leave(to: outer)
    }
    names.removeSubrange(count...)
  }

  /// Reads the cases of a `switch`; what it switches over is no view.
  mutating func readSwitch(_ node: Node, _ parent: Int32) {
    let around = (branch, isConditional)
    isConditional = true
    if let subject = tree.child(.expression, of: node) { enter(asking: [subject]) }
    let outer = branch
    let found = switchBranches(node)?.filter { $0.value.subject == "self" || isFree($0.value.subject) }
    for child in tree.children(node) where tree.kind(child) != .expression {
      if var known = found?[child] {
        known.outer = outer
        branches.append(known)
        branch = Int32(branchOffset + branches.count - 1)
      }
      readStatement(child, parent)
      branch = outer
    }
    (branch, isConditional) = (around.0, around.1 || mayHaveEnded)
  }

  /// Reads an `if` with all its blocks, each of which is shown only where the conditions before it say so.
  mutating func readIf(_ node: Node, _ parent: Int32) {
    let outer = open(node)
    isConditional = true
    var failed: [String] = []
    var presence: Presence?
    var asked: [Node] = []
    for child in tree.children(node) {
      let outside = branch
      switch tree.kind(child) {
      case .conditions:
        presence = Presence(in: child, reader)
        asked.append(child)
      case .codeBlock:
        enter(asking: asked)
        enter(present: failed + (presence?.ifHolds ?? []))
        failed += presence?.ifFails ?? []
        presence = nil
      default: break
      }
      readStatement(child, parent)
      branch = outside
      // Its conditions bind nothing in the blocks after it.
      if tree.kind(child) == .codeBlock { names.removeSubrange(outer.names...) }
    }
    close(outer)
    if ConditionReader(reader).endsAtOnce(node) {
      enter(asking: asked)
      enter(present: failed)
    }
  }

  /// Reads a `guard`, whose bindings and conditions hold after it.
  mutating func readGuard(_ node: Node, _ parent: Int32) {
    isConditional = true
    readBlock(node, parent)
    guard let conditions = tree.child(.conditions, of: node) else { return }
    enter(asking: [conditions])
    enter(present: Presence(in: conditions, reader).ifHolds)
    bindAll(in: conditions)
  }

  /// Reads a block that may not be run, or not to its end.
  mutating func readPossibleBlock(_ node: Node, _ parent: Int32) {
    let outer = isConditional
    isConditional = true
    readBlock(node, parent)
    isConditional = outer || mayHaveEnded
  }

  /// The following elements are shown only if some values aren't nil.
  mutating func enter(present names: [String]) {
    for name in names where isFree(name) {
      branches.append(
        ViewBranch(subject: name, cases: ["none"], isDefault: true, question: .presence, outer: branch))
      branch = Int32(branchOffset + branches.count - 1)
    }
  }

  /// The following elements are shown if the conditions say so, perhaps only if a value that they name isn't nil.
  mutating func enter(asking conditions: [Node]) {
    guard mayLookUp else { return }
    for (name, question) in questions(in: conditions) where isFree(name) {
      branches.append(ViewBranch(subject: name, cases: [], isDefault: true, question: question, outer: branch))
      branch = Int32(branchOffset + branches.count - 1)
    }
  }

  /// The names that conditions ask for, and what they ask, in source order.
  private func questions(in conditions: [Node]) -> [(name: String, question: ViewBranch.Question)] {
    conditions.flatMap { [$0] + tree.descendants($0).prefix(ViewReader.mostAsked) }.compactMap { chain in
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

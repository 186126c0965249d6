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
    let outerBranches = caseBranches
    caseBranches = CaseReader(reader).switchBranches(node)?.compactMapValues(meant) ?? [:]
    for child in tree.children(node) where tree.kind(child) != .expression { readStatement(child, parent) }
    caseBranches = outerBranches
    (branch, isConditional) = (around.0, around.1 || mayHaveEnded)
  }

  /// Reads a case of a `switch`, perhaps in an `#if`.
  mutating func readCase(_ node: Node, _ parent: Int32) {
    let outside = branch
    if var known = caseBranches[node] {
      known.outer = branch
      branches.append(known)
      branch = Int32(branchOffset + branches.count - 1)
    }
    let outer = open(node)
    for child in tree.children(node) {
      if tree.kind(child) == .caseItem { hideNames(below: child) } else { readStatement(child, parent) }
    }
    close(outer)
    branch = outside
  }

  /// A branch of a `switch` over a name, by the meaning of that here; nil where it isn't known.
  private func meant(_ branch: ViewBranch) -> ViewBranch? {
    if branch.subject == "self" || isFree(branch.subject) { return branch }
    guard case .item(let argument)? = meaning(of: branch.subject) else { return nil }
    var known = branch
    known.argument = Int32(argument)
    return known
  }

  /// Reads an `if` with all its blocks, each of which is shown only where the conditions before it say so.
  mutating func readIf(_ node: Node, _ parent: Int32) {
    let outer = open(node)
    isConditional = true
    var failed: [Implications.Fact] = []
    var implied: Implications?
    var asked: [Node] = []
    for child in tree.children(node) {
      let outside = branch
      switch tree.kind(child) {
      case .conditions:
        implied = Implications(in: child, reader)
        asked.append(child)
      case .codeBlock:
        enter(asking: asked)
        enter(where: failed + (implied?.ifHolds ?? []))
        failed += implied?.ifFails ?? []
        implied = nil
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
      enter(where: failed)
    }
  }

  /// Reads a `guard`, whose bindings and conditions hold after it.
  mutating func readGuard(_ node: Node, _ parent: Int32) {
    isConditional = true
    readBlock(node, parent)
    guard let conditions = tree.child(.conditions, of: node) else { return }
    enter(asking: [conditions])
    enter(where: Implications(in: conditions, reader).ifHolds)
    bindAll(in: conditions)
  }

  /// Reads a block that may not be run, or not to its end.
  mutating func readPossibleBlock(_ node: Node, _ parent: Int32) {
    let outer = isConditional
    isConditional = true
    readBlock(node, parent)
    isConditional = outer || mayHaveEnded
  }

  /// The following elements are shown only where some facts hold.
  mutating func enter(where facts: [Implications.Fact]) {
    for fact in facts {
      let found = fact.branch(in: branch)
      guard found.subject == "self" || isFree(found.subject) else { continue }
      branches.append(found)
      branch = Int32(branchOffset + branches.count - 1)
    }
  }

  /// The following elements are shown if the conditions say so, perhaps only if a value that they name isn't nil.
  mutating func enter(asking conditions: [Node]) {
    for (name, question) in AskedNames(reader).questions(in: conditions) where isFree(name) {
      branches.append(ViewBranch(subject: name, cases: [], isDefault: true, question: question, outer: branch))
      branch = Int32(branchOffset + branches.count - 1)
    }
  }
}

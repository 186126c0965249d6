import EnvlintSyntax

/// A local name of a hosting controller, and what else the block may do with the controller.
struct ControllerNames {
  let name: String
  let block: Node
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(name: String, block: Node, _ reader: TreeReader) {
    self.name = name
    self.block = block
    self.reader = reader
  }

  /// Whether an expression or chain is the name, and not `self.name`.
  func isController(_ node: Node) -> Bool {
    guard NameReader(reader).bareName(node) == name else { return false }
    return !tree.descendants(node).contains { tree.kind($0) == .nameReference && reader.isName($0, "self") }
  }

  /// Whether something else in the block has the name: then it isn't known what it means in a place.
  var isBoundAgain: Bool {
    var count = NameReader(reader).boundNames(below: block).count { $0 == name }
    for node in tree.descendants(block) {
      switch tree.kind(node) {
      case .closure: count += (reader.closureParameterNames(node) + reader.capturedNames(node)).count { $0 == name }
      case .functionDecl: count += DeclarationReader(reader).parameters(of: node).count { $0.name == name }
      default: continue
      }
    }
    return count > 1
  }

  /// Whether the name gets a value by an assignment.
  var isAssigned: Bool { assignments.contains { isController($0.target) } }

  /// Whether code of the file may replace the controller's root by another name that the controller has.
  var mayBeChangedElsewhere: Bool {
    if isInOtherValues { return !changedRoots.isEmpty }
    let others = assignments.filter { isController($0.value) }.compactMap { names(in: $0.target).last }
    return changedRoots.contains { root in others.contains { root.contains($0) } }
  }

  /// Whether the block puts the controller where it isn't known by a name.
  private var isInOtherValues: Bool {
    tree.descendants(block).contains { node in
      switch tree.kind(node) {
      case .collectionElement, .switchStatement: tree.children(node).contains(where: isController)
      case .tuple: tree.children(node).contains { tree.child(.expression, of: $0).map(isController) ?? false }
      case .expression: tree.child(.cast, of: node) != nil && tree.firstChild(node).map(isController) ?? false
      default: false
      }
    }
  }

  /// The names before each `.rootView = …` of the file.
  private var changedRoots: [[String]] {
    tree.descendants(tree.root).compactMap { node in
      guard tree.kind(node) == .expression, tree.child(.assignment, of: node) != nil, let target = tree.firstChild(node)
      else { return nil }
      let names = names(in: target)
      let isOwn = names.count == 1 && tree.firstChild(target).map { tree.kind($0) == .nameReference } ?? false
      return !isOwn && names.last == "rootView" ? names.dropLast() : nil
    }
  }

  private func names(in chain: Node) -> [String] {
    tree.children(chain).compactMap { link in
      switch tree.kind(link) {
      case .nameReference: reader.name(link)
      case .member: reader.childName(.name, of: link)
      default: nil
      }
    }
  }

  private var assignments: [(target: Node, value: Node)] {
    tree.descendants(block).compactMap { node in
      guard tree.kind(node) == .expression, tree.child(.assignment, of: node) != nil else { return nil }
      let operands = Array(tree.children(node))
      return operands.count == 3 ? (operands[0], operands[2]) : nil
    }
  }
}

import EnvlintSyntax

/// Which cases of an enum code runs for, and which are handed on.
struct CaseReader {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The branches of a `switch` over a plain name, by their nodes; nil for another `switch`, and where one falls through to the next.
  func switchBranches(_ node: Node) -> [Node: ViewBranch]? {
    guard let expression = tree.child(.expression, of: node), let subject = NameReader(reader).bareName(expression)
    else {
      return nil
    }
    let cases = cases(in: node)
    guard !tree.descendants(node).contains(where: { tree.kind($0) == .fallthroughStatement }) else { return nil }
    var branches: [Node: ViewBranch] = [:]
    var all: [String] = []
    var isOfOptional = false
    for branch in cases {
      let items = tree.children(branch).filter { tree.kind($0) == .caseItem }
      let names = items.map(caseName(ofItem:))
      guard !names.contains(nil) else { return nil }
      if names.contains("some") || names.contains("none") { isOfOptional = true }
      // A condition may leave the case to the default.
      let isConditional = items.contains { tree.child(.whereClause, of: $0) != nil }
      let isPayload = items.contains { item in tree.descendants(item).contains { tree.kind($0) == .call } }
      if !isConditional, !isPayload { all += names.compactMap { $0 } }
      branches[branch] = ViewBranch(
        subject: subject, cases: names.compactMap { $0 }, isDefault: items.isEmpty, outer: -1)
    }
    for (branch, known) in branches {
      if known.isDefault { branches[branch]?.cases = all }
      if isOfOptional { branches[branch]?.question = .presence }
    }
    return branches
  }

  /// The name of the case that an item of a `switch` is for: `some` of `let x?`, and `none` of `nil`.
  private func caseName(ofItem item: Node) -> String? {
    guard let pattern = tree.child(.pattern, of: item) else { return nil }
    if let member = tree.descendants(pattern).first(where: { tree.kind($0) == .implicitMember }) {
      return reader.childName(.name, of: member)
    }
    switch PatternReader(reader).pattern(pattern) {
    case .some(.anything): return "some"
    case .value(let value) where value.form == .nilLiteral: return "none"
    default: return nil
    }
  }

  /// The cases of a `switch`, those in each clause of an `#if` included.
  private func cases(in node: Node) -> [Node] {
    tree.children(node).flatMap { child -> [Node] in
      switch tree.kind(child) {
      case .switchCase: [child]
      case .ifConfig, .ifConfigClause: cases(in: child)
      default: []
      }
    }
  }

  /// The arguments of a call by parameter, with the trailing closures; nil if none is a case or a plain name.
  func viewArguments(of call: Node) -> [ViewArgument]? {
    var found: [ViewArgument] = []
    var tells = false
    for child in tree.children(call) where [.argument, .trailingClosure].contains(tree.kind(child)) {
      let argument = tree.kind(child) == .argument ? viewArgument(child) : .other
      if argument != .other { tells = true }
      found.append(argument)
    }
    return tells ? found : nil
  }

  private func viewArgument(_ node: Node) -> ViewArgument {
    guard let expression = tree.child(.expression, of: node).map(reader.unparenthesized),
      let chain = tree.firstChild(expression), tree.kind(chain) == .chain, tree.range(chain) == tree.range(expression),
      let first = tree.firstChild(chain)
    else { return .other }
    switch tree.kind(first) {
    case .implicitMember:
      let isPlain = tree.children(chain).dropFirst().allSatisfy { tree.kind($0) == .call }
      guard isPlain, let name = reader.childName(.name, of: first), name != "init" else { return .other }
      return .enumCase(name)
    case .nameReference: return tree.range(first) == tree.range(chain) ? .name(reader.name(first)) : .other
    default: return .other
    }
  }
}

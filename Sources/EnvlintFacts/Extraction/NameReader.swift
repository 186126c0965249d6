import EnvlintSyntax

/// Reads which names code mentions, binds and changes.
struct NameReader {
  let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// No more nodes are looked at for names.
  private static let mostNodes = 2_000

  /// The names of values that expressions below a node begin with, `x` of `self.x` and `$x` among them; of a large node only the first
  /// ones.
  func names(below node: Node) -> Set<String> { Set(namePaths(below: node).map { $0[0] }) }

  /// The names, each with the members that follow: `x`, `y` of `self.x.y[0]`.
  func namePaths(below node: Node) -> Set<[String]> {
    var paths: Set<[String]> = []
    for chain in tree.descendants(node).prefix(NameReader.mostNodes) where tree.kind(chain) == .chain {
      guard let first = tree.firstChild(chain), tree.kind(first) == .nameReference else { continue }
      var path = [reader.name(first)]
      for link in tree.children(chain).dropFirst() {
        guard tree.kind(link) == .member, let member = reader.childName(.name, of: link) else { break }
        path.append(member)
      }
      if path[0] == "self" { path.removeFirst() }
      guard let root = path.first else { continue }
      if root.hasPrefix("$"), root.dropFirst().first?.isNumber == false { path[0].removeFirst() }
      if !path[0].isTypeName { paths.insert(path) }
    }
    return paths
  }

  /// `name` of an expression or chain that is `name`, `self.name` or `name()`, perhaps in parentheses; nil for every other.
  func bareName(_ node: Node) -> String? {
    let inner = tree.kind(node) == .expression ? tree.firstChild(reader.unparenthesized(node)) : node
    guard let chain = inner, tree.kind(chain) == .chain, tree.kind(node) == .chain || isAlone(chain, in: node) else {
      return nil
    }
    let links = ViewChain(chain, reader)
    guard links.steps.isEmpty, case .names(let path, let call) = links.base else { return nil }
    if let call, tree.firstChild(call) != nil { return nil }
    if path.count == 1, !path[0].name.isTypeName { return path[0].name }
    return path.count == 2 && path[0].name == "self" ? path[1].name : nil
  }

  /// `name` of `\.name`; nil for every other expression.
  func member(ofKeyPath expression: Node) -> Node? {
    let expression = reader.unparenthesized(expression)
    let path = tree.descendants(expression).first { tree.kind($0) == .keyPath }
    guard let path, tree.range(path) == tree.range(expression) else { return nil }
    let names = tree.descendants(path).filter { tree.kind($0) == .name }
    return names.count == 1 && reader.text(path) == "\\." + reader.name(names[0]) ? names[0] : nil
  }

  /// The path of the type that an expression constructs, perhaps with modifiers of the SDK after it; nil for every other.
  func viewPath(of expression: Node) -> [String]? {
    guard let chain = tree.firstChild(reader.unparenthesized(expression)), tree.kind(chain) == .chain,
      isAlone(chain, in: expression)
    else { return nil }
    let links = ViewChain(chain, reader)
    guard case .names(let path, _?) = links.base,
      links.steps.allSatisfy({ step in
        step.call.map { SDKModifiers.contains(reader.name(step.name), with: reader.callLabels($0)) } ?? false
      })
    else { return nil }
    var names = path.map(\.name)
    if names.count > 1, names.last == "init" { names.removeLast() }
    return names.last?.isTypeName == true ? names : nil
  }

  /// Whether a chain is all of an expression, but for parentheses.
  private func isAlone(_ chain: Node, in expression: Node) -> Bool {
    tree.range(chain) == tree.range(reader.unparenthesized(expression))
  }

  /// Where the callee at the base of an expression or of the one statement of a closure ends; nil when it begins with something else.
  func calleeRange(of content: Node) -> Range<UInt32>? {
    var node = content
    while tree.kind(node) != .chain {
      guard let next = tree.children(node).first(where: { [.expression, .chain].contains(tree.kind($0)) }) else {
        return nil
      }
      node = next
    }
    let chain = ViewChain(node, reader)
    switch chain.base {
    case .names(let path, _):
      return tree.range(path[0].node).lowerBound..<tree.range(path[path.count - 1].node).upperBound
    case .inner(let inner): return calleeRange(of: inner)
    case .value, .list, .implicitInitializer, .other: return nil
    }
  }

  /// The declarations directly in a block, in any `#if`; nil for other nodes, and nearly always for having none.
  func localDeclarations(of block: Node) -> LocalDeclarations? {
    switch tree.kind(block) {
    case .codeBlock, .closure, .switchCase: break
    default: return nil
    }
    var found: LocalDeclarations?
    addDeclarations(of: block, to: &found)
    if let types = found?.types, !types.isEmpty { found?.block = LocalBlock.name(at: tree.range(block).lowerBound) }
    return found
  }

  private func addDeclarations(of list: Node, to found: inout LocalDeclarations?) {
    for child in tree.children(list) {
      switch tree.kind(child) {
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typealiasDecl:
        guard let name = reader.childName(.name, of: child) else { continue }
        if found == nil { found = LocalDeclarations() }
        found?.types.append(name)
      case .functionDecl:
        guard let name = reader.childName(.name, of: child) else { continue }
        if found == nil { found = LocalDeclarations() }
        found?.functions.append(name)
      case .ifConfig, .ifConfigClause: addDeclarations(of: child, to: &found)
      default: continue
      }
    }
  }

  /// The names that expressions below `node` begin with; `self.x` counts as `x`.
  func rootNames(below node: Node) -> [String] {
    var names: [String] = []
    for chain in tree.descendants(node) {
      guard tree.kind(chain) == .chain, let root = rootName(ofChain: chain) else { continue }
      names.append(root)
    }
    return names
  }

  /// `x` of `x.y()`, of `self.x`, of `(x).y`, and of `Module.x`; nil when the chain begins with something else.
  func rootName(ofChain chain: Node) -> String? {
    var children = tree.children(chain)
    guard let first = children.next() else { return nil }
    let name: String
    switch tree.kind(first) {
    case .nameReference: name = reader.name(first)
    case .tuple:
      guard let inner = reader.parenthesizedChain(first), let root = rootName(ofChain: inner) else { return nil }
      name = root
    default: return nil
    }
    guard name == "self" || SDKModules.contains(name) else { return name }
    guard let second = children.next(), tree.kind(second) == .member else { return name }
    return reader.childName(.name, of: second)
  }

  /// The names that the patterns at and below a node bind.
  func boundNames(below node: Node) -> [String] {
    ([node] + tree.descendants(node)).filter { tree.kind($0) == .pattern }.flatMap { pattern in
      let isMatching =
        tree.child(.expression, of: pattern) != nil || tree.child(.patternBinding, of: pattern) != nil
      return boundNames(in: pattern, isInBinding: !isMatching)
    }
  }

  private func boundNames(in node: Node, isInBinding: Bool) -> [String] {
    tree.children(node).flatMap { child -> [String] in
      switch tree.kind(child) {
      case .name, .nameReference: isInBinding ? [reader.name(child)] : []
      case .patternBinding: boundNames(in: child, isInBinding: true)
      case .member, .label, .keyword: []
      default: boundNames(in: child, isInBinding: isInBinding)
      }
    }
  }

  /// Whether a value is a layout of the SDK, as in `let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())`, which
  /// shows the content that it is called with.
  func isLayout(_ value: Node) -> Bool {
    tree.children(value).contains { child in
      switch tree.kind(child) {
      case .chain:
        tree.firstChild(child).map { tree.kind($0) == .nameReference && SDKViews.isLayout(reader.name($0)) } ?? false
      case .ternary: tree.child(.expression, of: child).map(isLayout) ?? false
      default: false
      }
    }
  }

  /// Root names of what is assigned or passed inout, and of what has a method called, closures included.
  func changedNames(
    below node: Node, outside left: [Range<UInt32>]
  ) -> (assigned: [String], called: [String]) {
    var (assigned, called): ([String], [String]) = ([], [])
    for candidate in tree.descendants(node) {
      let kind = tree.kind(candidate)
      guard kind == .expression || kind == .chain else { continue }
      let start = tree.range(candidate).lowerBound
      if left.contains(where: { $0.contains(start) }) { continue }
      if kind == .expression {
        assigned += changedRoots(in: candidate)
        continue
      }
      let links = Array(tree.children(candidate))
      let hasMethodCall = links.indices.dropFirst().contains {
        tree.kind(links[$0]) == .call && tree.kind(links[$0 - 1]) == .member
      }
      // A function called on a type changes no value.
      if hasMethodCall, let root = rootName(ofChain: candidate), !root.isTypeName { called.append(root) }
    }
    return (assigned, called)
  }

  /// Root names of what an expression itself assigns or hands on to be changed.
  func changedRoots(in expression: Node) -> [String] {
    var names: [String] = []
    var pending: [String] = []
    var afterAmpersand = false
    for child in tree.children(expression) {
      switch tree.kind(child) {
      case .prefixOperator: afterAmpersand = reader.matches(child, "&")
      case .chain:
        // `(a, b) = …` assigns all names in it.
        let roots = rootName(ofChain: child).map { [$0] } ?? tree.child(.tuple, of: child).map(rootNames) ?? []
        if afterAmpersand { names += roots } else { pending += roots }
        afterAmpersand = false
      case .assignment: names += pending
      case .binaryOperator:
        let text = reader.text(child)
        if text.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!=="].contains(text) { names += pending }
      default: continue
      }
    }
    return names
  }
}

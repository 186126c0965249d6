import EnvlintSyntax

/// Collects where the environment properties of the file are used; see `PropertyUse`.
struct UseCollector {
  let around: Surroundings
  private(set) var found: [PropertyUse] = []
  /// The name of what is called with what is visited; see `PropertyUse.callee`.
  var callee: Node?
  /// The chain that the current expression assigns or passes inout.
  var changedChain: Node?
  /// Of chains that are arguments: the calls.
  private var enclosingCalls: [Node: PropertyUse.EnclosingCall] = [:]
  /// Nodes further down that are read already: chains in parentheses, together with what follows the parentheses, and key paths to keys.
  private var readNodes: Set<Node> = []
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// A link of a chain, and the chain that it is in: parentheses begin another one.
  private typealias Link = (node: Node, chain: Node)

  /// Records the uses that the links of a chain are, but for what lies in its arguments.
  mutating func record(inChain chain: Node) {
    guard !takeRead(chain), around.propertyNames.contains(anyIn: tree.range(chain)), hasName(inLinksOf: chain)
    else { return }
    let links = links(of: chain)
    let isChanged = changedChain == chain
    let call = enclosingCalls.isEmpty ? nil : enclosingCalls.removeValue(forKey: chain)
    for position in links.indices {
      guard let name = name(ofLink: links[position].node), isNamed(name) else { continue }
      var (base, start) = (PropertyUse.Base.none, tree.range(name).lowerBound)
      if position == 0 {
        if around.isLocal(reader.name(name)) { continue }
      } else if isInstance(links[..<position]) {
        (base, start) = (.instance, tree.range(links[0].node).lowerBound)
      } else {
        let value = reader.chain(links[position].chain, before: links[position].node)
        base = .other(value, local: value.rootName.flatMap { around.local(named: $0) })
      }
      let neighbours = links[...min(position + 1, links.count - 1)]
      add(
        name, from: start, base, next: next(behind: position, links), innerCall: innerCall(behind: position, links),
        isChanged: isChanged, call: call,
        isPlain: neighbours.allSatisfy { $0.chain == chain })
    }
  }

  /// Remembers the call of each argument that is a chain with a property's name, where a name is called, not what another call gives.
  mutating func noteArguments(of call: Node, inChain chain: Node) {
    guard around.propertyNames.contains(anyIn: tree.range(call)), isName(chain, before: call) else { return }
    let arguments = tree.children(call).filter { tree.kind($0) == .argument || tree.kind($0) == .trailingClosure }
    for argument in arguments where around.propertyNames.contains(anyIn: tree.range(argument)) {
      guard let expression = tree.child(.expression, of: argument), let value = tree.firstChild(expression),
        tree.kind(value) == .chain, tree.range(value) == tree.range(expression)
      else { continue }
      let othersAreLiterals = arguments.allSatisfy { $0 == argument || isLiteral($0) }
      enclosingCalls[value] = PropertyUse.EnclosingCall(
        callee: reader.chain(chain, before: call), label: reader.childName(.label, of: argument),
        othersAreLiterals: othersAreLiterals)
    }
  }

  /// Whether nothing but names, perhaps in parentheses, is before a call in its chain.
  private func isName(_ chain: Node, before call: Node) -> Bool {
    for child in tree.children(chain) {
      if child == call { return true }
      guard [.nameReference, .member, .genericArguments, .tuple].contains(tree.kind(child)) else { return false }
    }
    return false
  }

  private func isLiteral(_ argument: Node) -> Bool {
    guard let expression = tree.child(.expression, of: argument) else { return false }
    switch reader.expression(expression).form {
    case .literal, .nilLiteral: return true
    default: return false
    }
  }

  /// Whether a node was read already; forgets it.
  private mutating func takeRead(_ node: Node) -> Bool { !readNodes.isEmpty && readNodes.remove(node) != nil }

  /// Whether a link of a chain, or of a chain in parentheses at its start, has a property's name.
  private func hasName(inLinksOf chain: Node) -> Bool {
    if let tuple = tree.firstChild(chain), tree.kind(tuple) == .tuple, let inner = reader.parenthesizedChain(tuple),
      hasName(inLinksOf: inner)
    {
      return true
    }
    return tree.children(chain).contains { name(ofLink: $0).map(isNamed) ?? false }
  }

  /// The links of a chain; of a chain in parentheses at its start, its own links.
  private mutating func links(of chain: Node) -> [Link] {
    var links: [Link] = []
    links.reserveCapacity(8)
    for child in tree.children(chain) {
      if links.isEmpty, tree.kind(child) == .tuple, let inner = reader.parenthesizedChain(child) {
        readNodes.insert(inner)
        links += self.links(of: inner)
      } else {
        links.append((child, chain))
      }
    }
    return links
  }

  private func name(ofLink link: Node) -> Node? {
    switch tree.kind(link) {
    case .nameReference: link
    case .member: tree.child(.name, of: link)
    default: nil
    }
  }

  /// Whether the links are `self`, `self?` or `self!`.
  private func isInstance(_ links: ArraySlice<Link>) -> Bool {
    guard let first = links.first, tree.kind(first.node) == .nameReference, reader.matches(first.node, "self") else {
      return false
    }
    return links.dropFirst().allSatisfy { [.optionalChaining, .forceUnwrap].contains(tree.kind($0.node)) }
  }

  private func next(behind position: Int, _ links: [Link]) -> PropertyUse.Next {
    guard position + 1 < links.count else { return .nothing }
    let link = links[position + 1].node
    switch tree.kind(link) {
    case .call: return .call(labels: reader.callLabels(link))
    case .member:
      guard let name = tree.child(.name, of: link) else { return .other }
      let isCalled =
        position + 2 < links.count && [.call, .subscriptCall].contains(tree.kind(links[position + 2].node))
      return .member(reader.name(name), range: tree.range(name), isCalled: isCalled)
    default: return .other
    }
  }

  /// `n` of `x.m.n()`.
  private func innerCall(behind position: Int, _ links: [Link]) -> PropertyUse.InnerCall? {
    guard position + 3 < links.count,
      [links[position + 1], links[position + 2]].allSatisfy({ tree.kind($0.node) == .member }),
      tree.kind(links[position + 3].node) == .call, tree.firstChild(links[position + 3].node) == nil,
      let name = tree.child(.name, of: links[position + 2].node)
    else { return nil }
    return PropertyUse.InnerCall(name: reader.name(name), end: tree.range(links[position + 3].node).upperBound)
  }

  /// Records a member in a clause of `#if`, of which the base is not told.
  mutating func record(ofConditionalLink link: Node) {
    guard let name = name(ofLink: link), isNamed(name) else { return }
    add(name, from: tree.range(name).lowerBound, .other(nil, local: nil), next: .other)
  }

  /// Records `x:` in the calls of a chain, or of the part of one in a clause of `#if`.
  mutating func recordLabels(of call: Node, inChain chain: Node, named name: Node?) {
    guard around.propertyNames.contains(anyIn: tree.range(call)) else { return }
    for argument in tree.children(call) {
      guard let label = tree.child(.label, of: argument), isNamed(label) else { continue }
      let called = PropertyUse.LabeledCall(
        callee: callee(of: call, inChain: chain, named: name), labels: reader.callLabels(call),
        value: tree.kind(argument) == .argument
          ? tree.child(.expression, of: argument).map { reader.expression($0) } : nil)
      add(label, from: tree.range(label).lowerBound, .label(called), next: .nothing)
    }
  }

  /// The callee of a call in a chain; in a clause of `#if`, a member of an unknown base.
  private func callee(of call: Node, inChain chain: Node, named name: Node?) -> Expression {
    guard tree.kind(chain) != .ifConfigClause else {
      let range = tree.range(name ?? call)
      return Expression(name.map { .implicitMember(reader.name($0)) } ?? .opaque, range: range)
    }
    return reader.chain(chain, before: call)
  }

  /// Records `if let x` and the capture `[x]`, to be called before they bind the name.
  mutating func record(inShorthand node: Node) {
    guard tree.child(.initializerClause, of: node) == nil,
      let name = tree.child(.name, of: tree.child(.pattern, of: node) ?? node), isNamed(name),
      !around.isLocal(reader.name(name))
    else { return }
    add(name, from: tree.range(name).lowerBound, .none, next: .nothing)
  }

  /// Records the components of a key path.
  mutating func record(inKeyPath node: Node) {
    guard !takeRead(node), around.propertyNames.contains(anyIn: tree.range(node)) else { return }
    let root = tree.child(.type, of: node).map(reader.type)
    for component in tree.children(node) where tree.kind(component) == .keyPathComponent {
      guard let name = tree.child(.name, of: component), isNamed(name) else { continue }
      add(name, from: tree.range(name).lowerBound, .keyPath(root: root), next: .nothing)
    }
  }

  /// Marks the key path that is an argument's whole value as one that names a key.
  mutating func passOverKey(inArgument argument: Node) {
    guard let expression = tree.child(.expression, of: argument).map(reader.unparenthesized),
      let chain = tree.firstChild(expression), let keyPath = tree.firstChild(chain),
      tree.kind(keyPath) == .keyPath
    else { return }
    readNodes.insert(keyPath)
  }

  /// Records each name in a declaration with a syntax error: what surrounds it there is not known.
  mutating func recordUnclear(in node: Node) {
    for offset in around.propertyNames.offsets(in: tree.range(node)) { addUse(at: offset, end: offset, .unclear) }
  }

  private func isNamed(_ node: Node) -> Bool {
    around.propertyNames.meaning(at: tree.range(node).lowerBound) != nil
  }

  private mutating func add(
    _ name: Node, from start: UInt32, _ base: PropertyUse.Base, next: PropertyUse.Next,
    innerCall: PropertyUse.InnerCall? = nil, isChanged: Bool = false, call: PropertyUse.EnclosingCall? = nil,
    isPlain: Bool = true
  ) {
    addUse(
      at: tree.range(name).lowerBound, from: start, end: tree.range(name).upperBound, base, next: next,
      innerCall: innerCall, isChanged: isChanged, call: call, isPlain: isPlain)
  }

  private mutating func addUse(
    at offset: UInt32, from start: UInt32? = nil, end: UInt32, _ base: PropertyUse.Base,
    next: PropertyUse.Next = .other, innerCall: PropertyUse.InnerCall? = nil, isChanged: Bool = false,
    call: PropertyUse.EnclosingCall? = nil,
    isPlain: Bool = false
  ) {
    guard let meaning = around.propertyNames.meaning(at: offset) else { return }
    found.append(
      PropertyUse(
        name: meaning.name, range: (start ?? offset)..<end, base: base, part: meaning.part, next: next,
        innerCall: innerCall, isChanged: isChanged, isPlain: isPlain, callee: callee.map(reader.name), call: call,
        position: around.execution.position, isCertain: around.execution.isCertain,
        scope: around.scope))
  }
}

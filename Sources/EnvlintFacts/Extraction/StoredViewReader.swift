import EnvlintSyntax

/// Reads which properties hold the views that code makes: `let header = Header()`, `Item(view: AnyView(Leaf()))`.
struct StoredViewReader {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The holders of the values that a call gives the type which it makes, by the chains of these values.
  func holders(inCall chain: ViewChain) -> [(value: Node, holder: ViewHolder)] {
    guard case .names(let path, let call?) = chain.base else { return [] }
    var names = path.map(\.name)
    if names.last == "init" { names.removeLast() }
    guard names.last?.isTypeName == true else { return [] }
    let labels = reader.callLabels(call)
    let arguments = tree.children(call).filter { [.argument, .trailingClosure].contains(tree.kind($0)) }
    guard labels.count == arguments.count else { return [] }
    return zip(labels, arguments).flatMap { label, argument in
      let content = tree.child(.closure, of: argument) ?? tree.child(.expression, of: argument)
      return (content.map { values(of: $0) } ?? []).map { ($0, ViewHolder(type: names, name: label, labels: labels)) }
    }
  }

  /// The holder of the values that a property begins with.
  func holders(named name: String, _ initializer: Node) -> [(value: Node, holder: ViewHolder)] {
    (tree.child(.expression, of: initializer).map { values(of: $0) } ?? []).map {
      ($0, ViewHolder(type: nil, name: name))
    }
  }

  /// `name` of `AnyView(name)`, `AnyView(name())` and `{ AnyView(name()) }`; nil for every other value.
  func wrappedName(in value: Node) -> String? {
    let values = tree.kind(value) == .chain ? self.values(ofChain: value) : values(of: value)
    guard values.count == 1 else { return nil }
    let chain = ViewChain(values[0], reader)
    guard chain.steps.isEmpty, case .names(let path, let call?) = chain.base, path.map(\.name) == ["AnyView"] else {
      return nil
    }
    let arguments = Array(tree.children(call))
    guard arguments.count == 1 else { return nil }
    return tree.child(.expression, of: arguments[0]).flatMap(NameReader(reader).bareName)
  }

  /// The chains that are an expression, the elements of an array, or what a closure gives.
  private func values(of node: Node) -> [Node] {
    switch tree.kind(node) {
    case .expression:
      let expression = reader.unparenthesized(node)
      guard let chain = tree.firstChild(expression), tree.kind(chain) == .chain,
        tree.range(chain) == tree.range(expression)
      else { return [] }
      return self.values(ofChain: chain)
    case .closure:
      let statements = tree.children(node).filter { tree.kind($0) != .closureSignature }
      let results = statements.compactMap { statement -> Node? in
        tree.kind(statement) == .returnStatement ? tree.child(.expression, of: statement) : statement
      }
      guard results.count == statements.count, results.allSatisfy({ tree.kind($0) == .expression }) else { return [] }
      return results.flatMap { values(of: $0) }
    default: return []
    }
  }

  private func values(ofChain chain: Node) -> [Node] {
    guard let first = tree.firstChild(chain), tree.range(first) == tree.range(chain) else { return [chain] }
    switch tree.kind(first) {
    case .arrayLiteral:
      return tree.children(first).filter { tree.kind($0) == .collectionElement }.flatMap { element in
        tree.child(.expression, of: element).map { values(of: $0) } ?? []
      }
    case .closure: return values(of: first)
    default: return [chain]
    }
  }
}

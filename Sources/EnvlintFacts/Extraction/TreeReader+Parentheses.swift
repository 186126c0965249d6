import EnvlintSyntax

extension TreeReader {
  /// The content of the parentheses that enclose all of an expression; nil if there are none, or a comma in them.
  func parenthesized(_ expression: Node) -> Node? {
    guard let chain = tree.firstChild(expression), tree.kind(chain) == .chain,
      tree.range(chain) == tree.range(expression),
      let tuple = tree.firstChild(chain), tree.kind(tuple) == .tuple, tree.range(tuple) == tree.range(chain)
    else { return nil }
    return content(ofTuple: tuple)
  }

  /// An expression without the parentheses that are all of it, however many there are.
  func unparenthesized(_ expression: Node) -> Node {
    var result = expression
    while let inner = parenthesized(result) { result = inner }
    return result
  }

  /// The chain that is alone in parentheses; nil when there is more in them.
  func parenthesizedChain(_ tuple: Node) -> Node? {
    guard let expression = content(ofTuple: tuple), let chain = tree.firstChild(expression),
      tree.kind(chain) == .chain, tree.range(chain) == tree.range(expression)
    else { return nil }
    return chain
  }

  /// A chain without the parentheses that are all of it, however many there are.
  func unparenthesizedChain(_ chain: Node) -> Node {
    var result = chain
    while let tuple = tree.firstChild(result), tree.kind(tuple) == .tuple, tree.range(tuple) == tree.range(result),
      let inner = parenthesizedChain(tuple)
    {
      result = inner
    }
    return result
  }

  /// The expression that is alone in parentheses; nil when there is more in them.
  func content(ofTuple tuple: Node) -> Node? {
    var arguments = tree.children(tuple)
    guard let argument = arguments.next(), arguments.next() == nil, tree.child(.label, of: argument) == nil else {
      return nil
    }
    return tree.child(.expression, of: argument)
  }
}

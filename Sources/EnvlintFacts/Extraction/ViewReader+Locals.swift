import EnvlintSyntax

/// The names that code binds for what follows it.
extension ViewReader {
  /// Makes the local constants known that code in a function can name.
  ///
  /// - Parameters:
  ///   - body: of the function.
  ///   - range: of that code; nil for all of the body, in which a name that is bound twice means nothing.
  mutating func bindLocals(in body: Node, seenFrom range: Range<UInt32>? = nil) {
    if let range { return bindLocals(below: body, seenFrom: range) }
    let known = names.count
    for node in tree.descendants(body) where tree.kind(node) == .variableDecl { bindAll(of: node) }
    hideRepeatedNames(from: known)
  }

  /// Binds the names of a block before those of the block in it that has the code; others aren't seen from there.
  private mutating func bindLocals(below node: Node, seenFrom range: Range<UInt32>) {
    let known = names.count
    var inner: Node?
    for child in tree.children(node) {
      let (start, end) = (tree.range(child).lowerBound, tree.range(child).upperBound)
      if start <= range.lowerBound, range.upperBound <= end { inner = child }
      switch tree.kind(child) {
      case .variableDecl: bindAll(of: child)
      case .conditions: bindAll(in: child)
      case .pattern, .caseItem: hideNames(below: child)
      case .guardStatement: tree.child(.conditions, of: child).map { bindAll(in: $0) }
      case .closure where child == inner:
        for name in reader.closureParameterNames(child) { names.append((name, .other)) }
      case .ifConfig, .ifConfigClause:
        if child != inner { bindLocals(below: child, seenFrom: range) }
      default: continue
      }
    }
    hideRepeatedNames(from: known)
    if let inner { bindLocals(below: inner, seenFrom: range) }
  }

  /// Which of two bindings a name means isn't known.
  private mutating func hideRepeatedNames(from known: Int) {
    var seen: Set<String> = []
    for (name, _) in names[known...] where !seen.insert(name).inserted { names.append((name, .other)) }
  }

  mutating func bindAll(in conditions: Node) {
    for condition in tree.children(conditions) {
      if let binding = tree.child(.optionalBinding, of: condition) {
        bind(binding)
      } else if let pattern = tree.child(.patternCondition, of: condition) {
        hideNames(below: pattern)
      }
    }
  }

  /// Binds the names of local constants; what a variable holds later is not known.
  mutating func bindAll(of declaration: Node) {
    let isConstant = tree.child(.keyword, of: declaration).map { reader.matches($0, "let") } ?? false
    for binding in tree.children(declaration) where tree.kind(binding) == .binding {
      if isConstant { bind(binding) } else { hideNames(below: binding) }
    }
  }

  /// Binds the name of a local constant; that of `if let content` is another name for the member.
  private mutating func bind(_ binding: Node) {
    guard let pattern = tree.child(.pattern, of: binding), let name = reader.childName(.name, of: pattern) else {
      hideNames(below: binding)
      return
    }
    let value = tree.child(.initializerClause, of: binding).flatMap { tree.child(.expression, of: $0) }
    guard let value else {
      if tree.kind(binding) == .binding { names.append((name, .other)) }
      return
    }
    if tree.kind(binding) == .binding {
      names.append((name, .value(value)))
    } else if let member = nameReader.bareName(value), isFree(member) {
      names.append((name, .alias(member)))
    } else {
      names.append((name, .other))
    }
  }

  /// The names that patterns bind, not those of cases and values that they match.
  mutating func hideNames(below node: Node) {
    for name in nameReader.boundNames(below: node) { names.append((name, .other)) }
  }
}

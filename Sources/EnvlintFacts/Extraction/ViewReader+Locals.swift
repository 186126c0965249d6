import EnvlintSyntax

/// The names that code binds for what follows it.
extension ViewReader {
  /// Makes the local constants known that code in a function can name.
  ///
  /// - Parameters:
  ///   - body: of the function.
  ///   - range: of that code; nil for all of the body, in which a name that is bound twice means nothing.
  mutating func bindLocals(in body: Node, seenFrom range: Range<UInt32>? = nil) {
    let blocks =
      range.map { VisibleBindings(in: body, seenFrom: $0, tree).blocks }
      ?? [tree.descendants(body).filter { tree.kind($0) == .variableDecl }]
    for block in blocks {
      let known = names.count
      for node in block {
        switch tree.kind(node) {
        case .variableDecl: bindAll(of: node)
        case .conditions: bindAll(in: node)
        case .closure:
          for name in reader.closureParameterNames(node) + reader.capturedNames(node) { names.append((name, .other)) }
        default: hideNames(below: node)
        }
      }
      // Which of two bindings a name means isn't known.
      let repeated = Dictionary(grouping: names[known...], by: \.name).filter { $1.count > 1 }
      names += repeated.keys.map { ($0, .other) }
    }
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

  /// Binds the names of local constants and variables.
  mutating func bindAll(of declaration: Node) {
    let isConstant = tree.child(.keyword, of: declaration).map { reader.matches($0, "let") } ?? false
    for binding in tree.children(declaration) where tree.kind(binding) == .binding {
      bind(binding, isConstant: isConstant)
    }
  }

  /// Binds a local name. What `if let content = self.content` binds is another name for the member.
  private mutating func bind(_ binding: Node, isConstant: Bool = true) {
    guard let pattern = tree.child(.pattern, of: binding), let name = reader.childName(.name, of: pattern) else {
      hideNames(below: binding)
      return
    }
    let value = tree.child(.initializerClause, of: binding).flatMap { tree.child(.expression, of: $0) }
    if tree.kind(binding) == .binding {
      localTypes.add(name, annotatedIn: binding, reader)
      names.append((name, meaning(ofLocal: name, value, isConstant: isConstant)))
      return
    }
    guard let value else { return }
    if let member = nameReader.bareName(value) {
      if isFree(member) {
        names.append((name, .alias(member)))
      } else if member != name {
        names.append((name, .value(value)))
      }
    } else {
      names.append((name, nameReader.rootNames(below: value).contains(name) ? .other : .value(value)))
    }
  }

  private func meaning(ofLocal name: String, _ value: Node?, isConstant: Bool) -> LocalMeaning {
    if isConstant, let value { return .value(value) }
    guard let block, let assignments = LateAssignments(to: name, from: value, in: block, reader) else { return .other }
    if assignments.isEmpty { return value.map(LocalMeaning.value) ?? .other }
    return .assigned(assignments)
  }

  /// Reads the values that a local name may have at a place. In a value that is made of the name, such as `row = AnyView(Framed { row })`,
  /// it means those before. In a loop each is read twice: what is around a view again and again changes nothing that once doesn't.
  mutating func readValues(_ assignments: LateAssignments, at mention: Node, _ parent: Int32, isArgument: Bool) {
    guard openValues.count < ViewReader.deepestValues else {
      isCapped = true
      return
    }
    let outer = (isConditional, isPerhaps, names.count, inlineDepth)
    isConditional = true
    inlineDepth = max(1, inlineDepth)
    for value in assignments.values(at: mention) where openValues.count(where: { $0 == value.expression }) < 2 {
      names += value.bound.map { ($0, .other) }
      isPerhaps = outer.1 || !value.isSure
      openValues.append(value.expression)
      readExpression(value.expression, parent, isArgument: isArgument, isAssigned: value.isAssigned)
      openValues.removeLast()
      names.removeSubrange(outer.2...)
    }
    (isConditional, isPerhaps, inlineDepth) = (outer.0, outer.1, outer.3)
  }

  /// The names that patterns bind, not those of cases and values that they match.
  mutating func hideNames(below node: Node) {
    for name in nameReader.boundNames(below: node) { names.append((name, .other)) }
  }
}

extension TreeReader {
  /// The names in the capture list of a closure.
  func capturedNames(_ closure: Node) -> [String] {
    let list = tree.child(.closureSignature, of: closure).flatMap { tree.child(.captureList, of: $0) }
    guard let list else { return [] }
    return tree.children(list).filter { tree.kind($0) == .capture }.compactMap { childName(.name, of: $0) }
  }

  /// Whether a body, or a part of it, returns a value; closures and functions in it aside.
  func returnsValue(_ node: Node) -> Bool {
    tree.children(node).contains { child in
      switch tree.kind(child) {
      case .returnStatement: tree.child(.expression, of: child) != nil
      case .expression, .closure, .functionDecl, .variableDecl, .structDecl, .classDecl, .enumDecl: false
      default: returnsValue(child)
      }
    }
  }
}

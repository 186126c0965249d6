import EnvlintSyntax

/// The meanings of local names.
extension Surroundings {
  func bind(_ name: LocalName) { localNames.bind(name.name, by: .known(name)) }

  /// Whether a local name hides a property or global of that name here.
  func isLocal(_ name: String) -> Bool { localNames.index(of: name) != nil }

  /// The local name that hides a property or global of that name here; nil when none does.
  func local(named name: String) -> LocalName? { localNames.index(of: name).flatMap { local(at: $0) } }

  /// The binding at an index, with the local name at the root of its value; nil if there is no name.
  ///
  /// Names may be set to one another thousands of times, so that those further back are read first instead of deeper.
  private func local(at index: Int) -> LocalName? {
    var unread = [index]
    while let current = unread.last {
      guard var local = declaredLocal(at: current) else { break }
      let hasOperators = local.value?.hasOperators == true
      let names =
        hasOperators ? (local.value?.mentionedNames ?? []).sorted() : [local.value?.leadingName].compactMap(\.self)
      let roots = names.compactMap { localNames.index(of: $0, before: current) }
      if let outer = roots.first(where: { !localNames.isKnown($0) }) {
        unread.append(outer)
        continue
      }
      for case .known(let root) in roots.map({ localNames[$0] }) { local.valueRoot.append(root) }
      let (most, longest) = hasOperators ? (4, 4) : (1, LocalNames.longestRootChain)
      if roots.count > most || local.valueRoot.contains(where: { $0.hasRoots(longest) }) {
        (local.value, local.valueRoot) = (nil, [])
      }
      localNames[current] = .known(local)
      unread.removeLast()
    }
    guard case .known(let local) = localNames[index] else { return nil }
    return local
  }

  /// The binding of the name in a declaration; nil if that is already known.
  private func declaredLocal(at index: Int) -> LocalName? {
    switch localNames[index] {
    case .known: return nil
    case .declaration(let node, let isConstant): return reader.localName(ofBinding: node, isConstant: isConstant)
    case .part(let part):
      var local = LocalName.constant(localNames.name(at: index))
      local.value = part.value(reader)
      local.givenBy = part.callee
      return local
    case .unwrapping(let node, let isConstant):
      var local = reader.localName(ofBinding: node, isConstant: isConstant)
      if local?.type == nil, let value = local?.value ?? shorthandValue(of: node) {
        local?.value = Expression(.forceUnwrap(value), range: value.range)
      }
      return local
    }
  }

  /// The value of `if let name`, which is the name itself.
  private func shorthandValue(of node: Node) -> Expression? {
    reader.boundName(ofBinding: node).map { Expression(.name(reader.name($0)), range: tree.range($0)) }
  }

  /// Makes known what is known everywhere in a block: its types and its functions.
  func declareNames(of list: Node) {
    guard let declared = NameReader(reader).localDeclarations(of: list) else { return }
    if let block = declared.block { place.blocks.append(block) }
    for name in declared.functions {
      bind(.constant(name))
      if name.isTypeName { place.typeLikeFunctions.append(name) }
    }
  }

  /// `if let name = value`: the name is what `value` holds.
  func bindUnwrapped(_ node: Node) {
    let isConstant = tree.child(.keyword, of: node).map { reader.matches($0, "let") } ?? false
    guard let name = reader.boundName(ofBinding: node) else {
      bindPatterns(in: node)
      return
    }
    localNames.bind(reader.name(name), by: .unwrapping(node, isConstant: isConstant))
  }

  /// Binds every name that a pattern directly below `node` introduces, without its type.
  ///
  /// - Parameter subject: what is matched.
  func bindPatterns(in node: Node, of subject: Node? = nil) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .pattern:
        let isMatching = tree.child(.expression, of: child) != nil || tree.child(.patternBinding, of: child) != nil
        bindNames(
          below: child, inBinding: !isMatching, PayloadReader(around: self).payloads(in: child, of: subject))
      case .caseItem: bindPatterns(in: child, of: subject)
      default: continue
      }
    }
  }

  private func bindNames(below node: Node, inBinding: Bool, _ payloads: [UInt32: LocalName.Payload]) {
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .name, .nameReference:
        guard inBinding else { continue }
        var local = LocalName.constant(reader.name(child))
        local.payload = payloads[tree.range(child).lowerBound]
        bind(local)
      case .patternBinding: bindNames(below: child, inBinding: true, payloads)
      case .member, .label, .keyword: continue
      default: bindNames(below: child, inBinding: inBinding, payloads)
      }
    }
  }

  func captured(_ name: String, by capture: Node) -> LocalName {
    var local = LocalName.constant(name)
    // `[weak x]` may have lost it.
    guard tree.child(.modifier, of: capture) == nil else { return local }
    let clause = tree.child(.initializerClause, of: capture)
    let path =
      clause.map { tree.child(.expression, of: $0).flatMap { reader.expression($0).dottedPath } ?? [] } ?? [name]
    guard let root = path.first, !isLocal(root) else { return local }
    local.capturedPath = root == "self" ? Array(path.dropFirst()) : path
    return local
  }
}

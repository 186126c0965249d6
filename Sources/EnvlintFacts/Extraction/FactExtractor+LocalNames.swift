import EnvlintSyntax

/// The meanings of local names.
extension FactExtractor {
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
      if let root = local.value?.rootName, let outer = localNames.index(of: root, before: current) {
        guard case .known(let rootName) = localNames[outer] else {
          unread.append(outer)
          continue
        }
        if rootName.hasRoots(LocalNames.longestRootChain) { local.value = nil } else { local.valueRoot = [rootName] }
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
}

import EnvlintSyntax

extension TreeReader {
  /// The attributes before a declaration, those inside `#if` included.
  func attributes(of node: Node) -> [Attribute] {
    var result: [Attribute] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .attribute: if let attribute = attribute(child) { result.append(attribute) }
      case .ifConfig:
        for clause in tree.children(child) { result += attributes(of: clause) }
      case .modifier, .ifConfigCondition: continue
      case .keyword: if tree.kind(node) != .ifConfigClause { return result }
      default: return result
      }
    }
    return result
  }

  private func attribute(_ node: Node) -> Attribute? {
    guard let typeNode = tree.child(.type, of: node), case .named(let components) = type(typeNode).form else {
      return nil
    }
    let start = tree.range(node).lowerBound
    let lastName = tree.children(typeNode).filter { tree.kind($0) == .typeName }.last.flatMap {
      tree.child(.name, of: $0)
    }
    return Attribute(
      name: components.map(\.name).joined(separator: "."),
      genericArguments: components.last?.arguments ?? [],
      arguments: tree.child(.call, of: node).map(arguments) ?? [],
      range: tree.range(node),
      nameRange: start..<(lastName.map { tree.range($0).upperBound } ?? tree.range(typeNode).upperBound)
    )
  }

  /// The modifiers before a declaration, as written without white space: `static`, `private(set)`.
  func modifiers(of node: Node) -> [String] {
    tree.children(node).filter { tree.kind($0) == .modifier }.map(condensedText)
  }

  func accessLevel(of node: Node) -> AccessLevel {
    for modifier in modifiers(of: node) {
      switch modifier {
      case "private": return .privateAccess
      case "fileprivate": return .filePrivate
      case "internal": return .internalAccess
      case "package": return .package
      case "public": return .publicAccess
      case "open": return .open
      default: continue
      }
    }
    return .internalAccess
  }

  func genericParameterNames(of node: Node) -> [String] {
    guard let clause = tree.child(.genericParameters, of: node) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .genericParameter }.compactMap { childName(.name, of: $0) }
  }

  func inheritedTypes(of node: Node) -> [TypeReference] {
    guard let clause = tree.child(.inheritanceClause, of: node) else { return [] }
    return tree.children(clause).compactMap { tree.child(.type, of: $0) }.map(type)
  }

  func parameters(of node: Node) -> [Parameter] {
    guard let clause = tree.child(.parameters, of: node) else { return [] }
    return tree.children(clause).filter { tree.kind($0) == .parameter }.map { parameter in
      let first = childName(.label, of: parameter) ?? "_"
      let typeNode = tree.child(.type, of: parameter)
      return Parameter(
        label: first == "_" ? nil : first,
        name: childName(.name, of: parameter) ?? first,
        type: typeNode.map(type),
        hasDefault: tree.child(.defaultValue, of: parameter) != nil,
        isVariadic: typeNode.map { tree.child(.variadicMark, of: $0) != nil } ?? false
      )
    }
  }
}

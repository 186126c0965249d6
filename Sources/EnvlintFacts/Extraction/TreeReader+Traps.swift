import EnvlintSyntax

extension TreeReader {
  /// What can stop the program while the default below `node` is evaluated, in source order. Closures that are not called at once do not
  /// run; of one that is, only what surely runs counts.
  func traps(in node: Node) -> [Trap] {
    var traps: [Trap] = []
    collectTraps(node, into: &traps)
    return traps
  }

  /// Whether a body does nothing but stop the program.
  func stops(_ body: Node) -> Bool {
    var traps: [Trap] = []
    collectCertainTraps(body, into: &traps)
    return traps.contains { $0.kind == .stop }
  }

  private func collectTraps(_ node: Node, into traps: inout [Trap]) {
    switch tree.kind(node) {
    case .closure, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .ifConfigCondition:
      return
    case .ifConfigClause where isDebugClause(node): return
    case .chain:
      collectTraps(ofChain: node, into: &traps)
      return
    case .expression:
      for marker in tree.children(node) where tree.kind(marker) == .effectMarker {
        guard effectMarker(marker) == .tryForced else { continue }
        let isOfLiteral = tree.child(.chain, of: node).map { isConstruction(ofLiterals: $0, until: nil) } ?? false
        traps.append(Trap(kind: .forcedTry, range: tree.range(marker), isOfLiteral: isOfLiteral))
      }
    case .cast:
      let word = source.text(tree.range(node)).prefix(3)
      if word == "as!" {
        let start = tree.range(node).lowerBound
        traps.append(Trap(kind: .forcedCast, range: start..<start + 3, isOfLiteral: false))
      }
    default: break
    }
    for child in tree.children(node) { collectTraps(child, into: &traps) }
  }

  private func collectTraps(ofChain chain: Node, into traps: inout [Trap]) {
    var path: [String]? = []
    let children = Array(tree.children(chain))
    for (position, child) in children.enumerated() {
      switch tree.kind(child) {
      case .nameReference: path = [name(child)]
      case .member: if let name = childName(.name, of: child) { path?.append(name) }
      case .genericArguments: break
      case .call:
        let range = tree.range(chain).lowerBound..<tree.range(child).upperBound
        if position == 1, tree.kind(children[0]) == .closure {
          collectCertainTraps(children[0], into: &traps)
        } else if let path, !path.isEmpty {
          let path = path.count > 1 && SDKModules.contains(path[0]) ? Array(path.dropFirst()) : path
          traps.append(Trap(kind: callKind(path, child), range: range, isOfLiteral: false))
        }
        path = nil
        for argument in tree.children(child) { collectTraps(argument, into: &traps) }
      case .forceUnwrap:
        let isOfLiteral = isConstruction(ofLiterals: chain, until: child) || isElement(ofListed: chain, until: child)
        traps.append(Trap(kind: .forceUnwrap, range: tree.range(child), isOfLiteral: isOfLiteral))
        path = nil
      case .closure: path = nil
      default:
        path = nil
        for part in tree.children(child) { collectTraps(part, into: &traps) }
      }
    }
  }

  private func callKind(_ path: [String], _ call: Node) -> Trap.Kind {
    switch path {
    case ["fatalError"], ["preconditionFailure"]: return .stop
    case ["precondition"]:
      guard let first = tree.child(.argument, of: call), let value = tree.child(.expression, of: first),
        isName(value, "false")
      else { break }
      return .stop
    default: break
    }
    return .call(path, labels: callLabels(call))
  }

  /// The traps of a body that surely runs: of its statements up to the first one that may end it or run only in part.
  ///
  /// - Returns: whether what stands behind the body surely runs, too.
  @discardableResult
  private func collectCertainTraps(_ body: Node, into traps: inout [Trap]) -> Bool {
    for item in tree.children(body) where !collectCertainTraps(ofItem: item, into: &traps) { return false }
    return true
  }

  private func collectCertainTraps(ofItem item: Node, into traps: inout [Trap]) -> Bool {
    switch tree.kind(item) {
    case .closureSignature, .keyword, .ifConfigCondition, .functionDecl, .structDecl, .classDecl, .enumDecl,
      .typealiasDecl:
      return true
    case .codeBlock: return collectCertainTraps(item, into: &traps)
    case .expression:
      collectTrapsIfUnbranched(item, into: &traps)
      return true
    case .variableDecl:
      for binding in tree.children(item) where tree.kind(binding) == .binding {
        let clause = tree.child(.initializerClause, of: binding)
        if let value = clause.flatMap({ tree.child(.expression, of: $0) }) {
          collectTrapsIfUnbranched(value, into: &traps)
        }
      }
      return true
    case .returnStatement, .throwStatement:
      if let value = tree.child(.expression, of: item) { collectTrapsIfUnbranched(value, into: &traps) }
      return false
    case .ifConfig:
      var goesOn = true
      for clause in tree.children(item) where !isDebugClause(clause) {
        goesOn = collectCertainTraps(clause, into: &traps) && goesOn
      }
      return goesOn
    default: return false
    }
  }

  private func collectTrapsIfUnbranched(_ expression: Node, into traps: inout [Trap]) {
    if isUnbranched(expression) { collectTraps(expression, into: &traps) }
  }

  /// Whether all of an expression is evaluated whenever any of it is.
  private func isUnbranched(_ expression: Node) -> Bool {
    !tree.descendants(expression).contains { part in
      switch tree.kind(part) {
      case .ternary, .ifStatement, .switchStatement, .optionalChaining: true
      case .binaryOperator: ["??", "&&", "||"].contains(text(part))
      default: false
      }
    }
  }

  // MARK: Literals

  /// Whether the links of a chain before `end` are an element of something that has some: `T.allCases.first`, `[1, 2].max()`.
  private func isElement(ofListed chain: Node, until end: Node) -> Bool {
    var links = Array(tree.children(chain).prefix { $0 != end })
    if let call = links.last, tree.kind(call) == .call {
      guard arguments(call).isEmpty else { return false }
      links.removeLast()
    }
    let names = links.map { tree.kind($0) == .member ? childName(.name, of: $0) : nil }
    guard names.count > 1, let last = names[names.count - 1],
      ["first", "last", "randomElement", "min", "max"].contains(last)
    else { return false }
    if names.count > 2 { return names[names.count - 2] == "allCases" }
    return tree.kind(links[0]) == .arrayLiteral && tree.firstChild(links[0]) != nil
  }

  /// Types whose failable or throwing initializers are used with literals that are right once and for all.
  private static let typesMadeOfLiterals: Set<String> = [
    "URL", "NSURL", "URLComponents", "UUID", "NSUUID", "Decimal", "NSDecimalNumber", "TimeZone", "Locale", "Character",
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Regex", "NSRegularExpression", "Unicode.Scalar", "UnicodeScalar",
  ]

  /// Whether the links of a chain before `end` are the construction of such a type of nothing but literals.
  private func isConstruction(ofLiterals chain: Node, until end: Node?) -> Bool {
    var path: [String] = []
    var call: Node?
    if let tuple = tree.firstChild(chain), tree.kind(tuple) == .tuple {
      var links = tree.children(chain)
      _ = links.next()
      guard links.next() == end, let inner = parenthesizedChain(tuple) else { return false }
      return isConstruction(ofLiterals: inner, until: nil)
    }
    for link in tree.children(chain) {
      if link == end { break }
      guard call == nil else { return false }
      switch tree.kind(link) {
      case .nameReference: path.append(name(link))
      case .member: if let name = childName(.name, of: link) { path.append(name) }
      case .genericArguments: continue
      case .call: call = link
      default: return false
      }
    }
    if path.count > 1, path[path.count - 1] == "init" { path.removeLast() }
    if path.count > 1, SDKModules.contains(path[0]) { path.removeFirst() }
    guard let call, TreeReader.typesMadeOfLiterals.contains(path.joined(separator: ".")) else { return false }
    let values = arguments(call).map(\.value)
    return !values.isEmpty && values.contains { $0.isLiteral } && values.allSatisfy { $0.isLiteral || $0.isEmptyList }
  }
}

extension Expression {
  fileprivate var isLiteral: Bool {
    switch form {
    case .literal: true
    case .marked(.prefixOperator("-"), let value): value.isLiteral
    default: false
    }
  }

  fileprivate var isEmptyList: Bool { form == .array([]) }
}

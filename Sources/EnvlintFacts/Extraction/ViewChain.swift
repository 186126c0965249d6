import EnvlintSyntax

/// A chain as what builds views sees it: what it begins with, and the modifiers after that.
struct ViewChain {
  struct Name {
    var name: String
    var node: Node
  }

  enum Base {
    /// Names with dots between, and the call after the last one; nil without a call.
    case names([Name], Node?)
    /// A member of a value that is no plain name.
    case value(Node)
    /// An expression in parentheses, or a closure that is called at once.
    case inner(Node)
    /// `.init(…)`, by the call.
    case implicitInitializer(Node)
    case other
  }

  struct Step {
    var name: Node
    /// Nil for a property.
    var call: Node?
    /// The clauses around it in the chain, outermost first.
    var branches: [Scope.Branch] = []

    var isProperty: Bool { call == nil }
  }

  private(set) var base = Base.other
  /// In source order; those in each clause of an `#if` one after the other.
  private(set) var steps: [Step] = []

  init(_ node: Node, _ reader: TreeReader) {
    let tree = reader.tree
    var path: [Name] = []
    var isOpen = false
    var isImplicit = false
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .nameReference:
        path = [Name(name: reader.name(child), node: child)]
        isOpen = true
      case .implicitMember: isImplicit = reader.childName(.name, of: child) == "init"
      case .tuple: base = reader.parenthesizedContent(child).map(Base.inner) ?? .other
      case .closure: base = reader.isCalled(child, inChain: node) ? .inner(child) : .other
      case .member:
        guard let name = tree.child(.name, of: child) else { continue }
        if isOpen { path.append(Name(name: reader.name(name), node: name)) } else { steps.append(Step(name: name)) }
      case .call:
        if isOpen {
          base = .names(path, child)
          isOpen = false
        } else if isImplicit, steps.isEmpty {
          base = .implicitInitializer(child)
        } else if let last = steps.indices.last, steps[last].call == nil {
          steps[last].call = child
        }
      case .genericArguments, .optionalChaining, .forceUnwrap: continue
      case .postfixIfConfig:
        if isOpen { base = .names(path, nil) }
        isOpen = false
        addSteps(ofClausesIn: child, below: [], reader)
      default:
        if isOpen { base = .names(path, nil) }
        isOpen = false
      }
    }
    if isOpen { base = .names(path, nil) }
  }

  private mutating func addSteps(ofClausesIn node: Node, below outer: [Scope.Branch], _ reader: TreeReader) {
    let tree = reader.tree
    for (clause, branch) in reader.clauses(ofIfConfig: node) {
      let branches = outer + [branch]
      if CompilationCondition(branches).isNever { continue }
      for child in tree.children(clause) {
        switch tree.kind(child) {
        case .member: if let name = tree.child(.name, of: child) { steps.append(Step(name: name, branches: branches)) }
        case .call: if let last = steps.indices.last, steps[last].call == nil { steps[last].call = child }
        case .postfixIfConfig: addSteps(ofClausesIn: child, below: branches, reader)
        default: continue
        }
      }
    }
  }
}

extension TreeReader {
  /// The expression that is alone in parentheses; nil when there is more in them.
  func parenthesizedContent(_ tuple: Node) -> Node? {
    let arguments = Array(tree.children(tuple))
    guard arguments.count == 1, tree.child(.label, of: arguments[0]) == nil else { return nil }
    return tree.child(.expression, of: arguments[0])
  }

  /// `name` of an expression or chain that is `name`, `self.name` or `name()`, perhaps in parentheses; nil for every other.
  func bareName(_ node: Node) -> String? {
    let inner = tree.kind(node) == .expression ? tree.firstChild(unparenthesized(node)) : node
    guard let chain = inner, tree.kind(chain) == .chain, tree.kind(node) == .chain || isAlone(chain, in: node) else {
      return nil
    }
    let links = ViewChain(chain, self)
    guard links.steps.isEmpty, case .names(let path, let call) = links.base else { return nil }
    if let call, tree.firstChild(call) != nil { return nil }
    if path.count == 1, !path[0].name.isTypeName { return path[0].name }
    return path.count == 2 && path[0].name == "self" ? path[1].name : nil
  }

  /// The path of the type that an expression constructs, perhaps with modifiers of the SDK after it; nil for every other.
  func viewPath(of expression: Node) -> [String]? {
    guard let chain = tree.firstChild(unparenthesized(expression)), tree.kind(chain) == .chain,
      isAlone(chain, in: expression)
    else { return nil }
    let links = ViewChain(chain, self)
    guard case .names(let path, _?) = links.base,
      links.steps.allSatisfy({ step in
        step.call.map { SDKModifiers.contains(name(step.name), with: callLabels($0)) } ?? false
      })
    else { return nil }
    var names = path.map(\.name)
    if names.count > 1, names.last == "init" { names.removeLast() }
    return names.last?.isTypeName == true ? names : nil
  }

  /// Whether a chain is all of an expression, but for parentheses.
  private func isAlone(_ chain: Node, in expression: Node) -> Bool {
    tree.range(chain) == tree.range(unparenthesized(expression))
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
    let chain = ViewChain(node, self)
    switch chain.base {
    case .names(let path, _):
      return tree.range(path[0].node).lowerBound..<tree.range(path[path.count - 1].node).upperBound
    case .inner(let inner): return calleeRange(of: inner)
    case .value, .implicitInitializer, .other: return nil
    }
  }
}

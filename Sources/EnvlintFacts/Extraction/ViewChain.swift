import EnvlintSyntax

/// A chain as what builds views sees it: what it begins with, and the modifiers after that.
struct ViewChain {
  struct Name {
    /// Of `init(id:)` that without its labels.
    var name: String
    var node: Node

    fileprivate init(_ node: Node, _ reader: TreeReader) {
      self.node = node
      name = reader.name(node)
      if name.hasPrefix("init(") { name = "init" }
    }
  }

  enum Base {
    /// Names with dots between, and the call after the last one; nil without a call.
    case names([Name], Node?)
    /// A member of a value that is no plain name.
    case value(Node)
    /// An expression in parentheses, or a closure that is called at once.
    case inner(Node)
    /// An array, by its literal.
    case list(Node)
    /// `.init(…)`, by the call.
    case implicitInitializer(Node)
    case other

    /// Whether the value of a type is made.
    var isConstruction: Bool {
      if case .names(let path, .some) = self { path[path.count - 1].name.isTypeName } else { false }
    }
  }

  struct Step {
    /// Of a subscript all of it.
    var name: Node
    /// Nil for a property.
    var call: Node?
    /// The clauses around it in the chain, outermost first.
    var branches: [Scope.Branch] = []

    var isProperty: Bool { call == nil }

    /// Whether a modifier is one of the SDK's, which gives another type than that of the view.
    func isOfSDK(_ reader: TreeReader) -> Bool {
      guard let call, reader.tree.kind(name) != .subscriptCall else { return false }
      let name = reader.name(name)
      return PlainModifiers.contains(name) || SDKModifiers.contains(name, with: reader.callLabels(call))
    }
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
        path = [Name(child, reader)]
        isOpen = true
      case .implicitMember: isImplicit = reader.childName(.name, of: child) == "init"
      case .tuple:
        if let type = ViewChain.type(inTuple: child, reader) {
          path = [Name(type, reader)]
          isOpen = true
        } else {
          base = reader.content(ofTuple: child).map(Base.inner) ?? .other
        }
      case .arrayLiteral: base = .list(child)
      case .closure: base = reader.isCalled(child, inChain: node) ? .inner(child) : .other
      case .member:
        guard let name = tree.child(.name, of: child) else { continue }
        if isOpen { path.append(Name(name, reader)) } else { steps.append(Step(name: name)) }
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
      // Of a view; what is in a collection is unknown.
      case .subscriptCall where base.isConstruction: steps.append(Step(name: child, call: child))
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

  /// The name of a type in parentheses: `(Leaf)()`.
  private static func type(inTuple tuple: Node, _ reader: TreeReader) -> Node? {
    let tree = reader.tree
    guard let chain = reader.parenthesizedChain(tuple), let name = tree.firstChild(chain),
      tree.kind(name) == .nameReference, tree.range(name) == tree.range(chain), reader.name(name).isTypeName
    else { return nil }
    return name
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

extension [ViewChain.Name] {
  /// Removes `init`, or `self.init`, after the name of a type; false where that isn't there.
  mutating func removeInitializer() -> Bool {
    guard count > 1, self[count - 1].name == "init" else { return false }
    removeLast()
    if count > 1, self[count - 1].name == "self" { removeLast() }
    return true
  }
}

extension SyntaxTree {
  /// The elements of an array literal.
  func elements(ofArray literal: Node) -> [Node] {
    children(literal).filter { kind($0) == .collectionElement }.compactMap { child(.expression, of: $0) }
  }
}

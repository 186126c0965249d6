import EnvlintSyntax

/// Collects the wrappers of the environment that expressions make and local variables have; see `EnvironmentExpression`.
struct EnvironmentExpressionCollector {
  let around: Surroundings
  private(set) var expressions: [EnvironmentExpression] = []
  private(set) var localWrappers: [LocalWrapper] = []
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// Records the read of a member of what was made just before.
  mutating func recordRead(_ member: Node, inChain chain: Node) {
    guard let name = tree.child(.name, of: member) else { return }
    let isWrapped = reader.isName(name, "wrappedValue") || reader.isName(name, "projectedValue")
    guard isWrapped || makesValues(chain, before: member) else { return }
    guard let (type, arguments) = made(reader.chain(chain, before: member)), !callsLocalFunction(type) else { return }
    let range = tree.range(chain).lowerBound..<tree.range(member).upperBound
    switch type.unqualifiedName {
    case "Environment" where isWrapped && arguments.count == 1:
      add(.wrapper(type, argument: arguments[0].value), range)
    case "EnvironmentObject" where isWrapped && arguments.isEmpty: add(.wrapper(type, argument: nil), range)
    case "EnvironmentValues" where arguments.isEmpty && !isCalled(member, inChain: chain):
      add(.values(type, member: reader.name(name)), range)
    default: break
    }
  }

  /// Whether what is called by a type's name is a local function.
  private func callsLocalFunction(_ type: TypeReference) -> Bool {
    guard case .named(let components) = type.form, components.count == 1 else { return false }
    return around.isLocal(components[0].name)
  }

  /// The type that an expression makes a value of, and the arguments; of a local constant, that of its value.
  private func made(_ expression: Expression) -> (TypeReference, [Argument])? {
    switch expression.form {
    case .name(let name):
      guard let local = around.local(named: name), local.isConstant, let value = local.value,
        case .call(let callee, let arguments) = value.form
      else { return nil }
      guard case .implicitMember("init") = callee.form else { return callee.constructedType.map { ($0, arguments) } }
      return local.type.map { ($0, arguments) }
    case .call(let callee, let arguments): return callee.constructedType.map { ($0, arguments) }
    default: return nil
    }
  }

  /// Whether a chain begins with the name of the environment's values, perhaps after a module's or in parentheses, and `member` is one of
  /// the first links after it. Most chains are told by one byte to begin otherwise.
  private func makesValues(_ chain: Node, before member: Node) -> Bool {
    let start = tree.range(chain).lowerBound
    switch reader.source[Int(start)] {
    case UInt8(ascii: "E"), UInt8(ascii: "S"), UInt8(ascii: "("), UInt8(ascii: "`"): break
    default: return false
    }
    guard let first = tree.firstChild(chain),
      around.triggers.contains(anyIn: start..<tree.range(member).lowerBound)
    else { return false }
    let links = tree.children(chain).prefix(4)
    return tree.kind(first) != .call && links.contains(member)
  }

  private func isCalled(_ member: Node, inChain chain: Node) -> Bool {
    var isNext = false
    for child in tree.children(chain) {
      if isNext { return tree.kind(child) == .call }
      isNext = child == member
    }
    return false
  }

  /// Records `V(l: Environment(\.k))` and `V(l: .init(\.k))`.
  ///
  /// - Parameter chain: whose link the call is.
  mutating func recordArguments(of call: Node, inChain chain: Node) {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let label = tree.child(.label, of: argument), let expression = tree.child(.expression, of: argument),
        mayMakeWrapper(expression)
      else { continue }
      let value = reader.expression(expression)
      guard case .call(let made, let arguments) = value.form, arguments.count == 1,
        case .keyPath(let keyPath) = arguments[0].value.form
      else { continue }
      var type: TypeReference?
      if case .implicitMember("init") = made.form {
        guard around.triggers.speaksOfEnvironment else { continue }
      } else {
        guard let named = made.constructedType, named.unqualifiedName == "Environment", !callsLocalFunction(named)
        else { continue }
        type = named
      }
      let callee = reader.chain(chain, before: call)
      add(.argument(callee: callee, label: reader.name(label), type: type, keyPath: keyPath), value.range)
    }
  }

  /// Whether an expression is a call of `.init` or of a name with a capital letter, perhaps in parentheses.
  private func mayMakeWrapper(_ expression: Node) -> Bool {
    var chain = tree.firstChild(expression)
    while let node = chain, tree.kind(node) == .chain, let first = tree.firstChild(node) {
      switch tree.kind(first) {
      case .tuple: chain = reader.parenthesizedChain(first)
      case .implicitMember: return reader.childName(.name, of: first) == "init"
      case .nameReference: return reader.isName(first, beginningWith: "Environment") || reader.isModule(first)
      default: return false
      }
    }
    return false
  }

  private mutating func add(_ form: EnvironmentExpression.Form, _ range: Range<UInt32>) {
    expressions.append(
      EnvironmentExpression(
        form: form, range: range, position: around.execution.position, scope: around.scope))
  }

  /// Records a local variable that has a wrapper of the environment, by its name alone.
  mutating func recordLocalWrapper(_ variable: Node) {
    guard let first = tree.firstChild(variable), tree.kind(first) == .attribute || tree.kind(first) == .ifConfig,
      let attribute = DeclarationReader(reader).attributes(of: variable).first(where: \.mayReadEnvironment),
      let binding = tree.child(.binding, of: variable), let pattern = tree.child(.pattern, of: binding),
      let name = tree.child(.name, of: pattern)
    else { return }
    let type = tree.child(.typeAnnotation, of: binding).flatMap { tree.child(.type, of: $0) }
    localWrappers.append(
      LocalWrapper(
        name: reader.name(name), attribute: attribute, type: type.map(reader.type), scope: around.scope))
  }
}

extension Expression {
  /// The type that a called expression names: `T`, `T<A>`, `T.init`; nil for everything else.
  var constructedType: TypeReference? {
    if case .member(let base, "init", _) = form { return base.constructedType }
    if case .type(let type) = form { return type }
    guard let path = typePath, path[path.count - 1].first?.isUppercase == true else { return nil }
    return TypeReference(.named(path.map { .init(name: $0, arguments: []) }), range: range)
  }
}

import EnvlintSyntax

extension TreeReader {
  /// The shape of an `expression` node; opaque when it nests too deeply.
  func expression(_ node: Node) -> Expression {
    let range = tree.range(node)
    if nestsTooDeeply(node) { return Expression(.opaque, range: range) }
    if let only = soleChain(of: node) { return chain(only) }
    return expression(of: tree.children(node), range)
  }

  /// The shape of operands and operators that stand one after the other in an expression; opaque where there is none.
  func expression(of parts: [Node]) -> Expression {
    guard let first = parts.first, let last = parts.last else { return Expression(.opaque, range: 0..<0) }
    return expression(of: parts, tree.range(first).lowerBound..<tree.range(last).upperBound)
  }

  private func expression(of parts: some Sequence<Node>, _ range: Range<UInt32>) -> Expression {
    var elements: [Expression.SequenceElement] = []
    var markers: [(Expression.Marker, UInt32)] = []
    var operatorCount = 0

    func append(_ operand: Expression) {
      var value = operand
      for (marker, start) in markers.reversed() {
        value = Expression(.marked(marker, value), range: start..<operand.range.upperBound)
      }
      markers = []
      elements.append(.operand(value))
    }

    for child in parts {
      switch tree.kind(child) {
      case .chain: append(chain(child))
      case .effectMarker: markers.append((effectMarker(child), tree.range(child).lowerBound))
      case .prefixOperator: markers.append((.prefixOperator(text(child)), tree.range(child).lowerBound))
      case .binaryOperator:
        operatorCount += 1
        elements.append(.infix(text(child)))
      case .assignment:
        operatorCount += 1
        elements.append(.assignment)
      case .ternary:
        operatorCount += 1
        let middle = tree.child(.expression, of: child).map(expression)
        elements.append(.ternary(middle ?? Expression(.opaque, range: tree.range(child))))
      case .cast:
        operatorCount += 1
        elements.append(cast(child))
      case .ifStatement, .switchStatement: append(branches(child))
      default:
        operatorCount += 1
        append(Expression(.opaque, range: tree.range(child)))
      }
    }
    if operatorCount == 0, elements.count == 1, case .operand(let only) = elements[0] { return only }
    if elements.isEmpty { return Expression(.opaque, range: range) }
    return Expression(.sequence(elements), range: range)
  }

  /// The chain that is all of an expression, as nearly always; nil when it has an operator or is no chain.
  private func soleChain(of expression: Node) -> Node? {
    guard let first = tree.firstChild(expression), tree.kind(first) == .chain,
      tree.descendantCount(of: first) + 1 == tree.descendantCount(of: expression)
    else { return nil }
    return first
  }

  func effectMarker(_ node: Node) -> Expression.Marker {
    switch condensedText(node) {
    case "try": .tryPlain
    case "try?": .tryOptional
    case "try!": .tryForced
    case "await": .await
    default: .ownership
    }
  }

  private func cast(_ node: Node) -> Expression.SequenceElement {
    let word = String(condensedText(node).prefix(while: { $0.isLetter }).prefix(2))
    let mark = source.text(tree.range(node)).dropFirst(2).first
    let name = mark == "?" || mark == "!" ? word + String(mark ?? " ") : word
    guard let type = tree.child(.type, of: node) else {
      return .cast(name, TypeReference(.unsupported, range: tree.range(node)))
    }
    return .cast(name, self.type(type))
  }

  /// The values of an `if` or `switch` expression; opaque when a branch is more than one expression.
  func branches(_ node: Node) -> Expression {
    let range = tree.range(node)
    var values: [Expression] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .codeBlock, .switchCase:
        let items = tree.children(child).filter { ![.keyword, .caseItem, .attribute].contains(tree.kind($0)) }
        guard items.count == 1, tree.kind(items[0]) == .expression else { return Expression(.opaque, range: range) }
        values.append(statementValue(items[0]))
      case .ifConfig: return Expression(.opaque, range: range)
      default: continue
      }
    }
    return Expression(.branches(values), range: range)
  }

  /// The one expression of a body or branch; opaque where it is a statement, which is read as such and has no value.
  func statementValue(_ node: Node) -> Expression {
    let isAssignment = tree.child(.assignment, of: node) != nil
    let isStatement = isAssignment || tree.child(.chain, of: node).map(isDelegation) ?? false
    return isStatement ? Expression(.opaque, range: tree.range(node)) : expression(node)
  }

  /// Whether a chain is `self.init(…)`.
  func isDelegation(_ chain: Node) -> Bool {
    var children = tree.children(chain)
    guard let first = children.next(), tree.kind(first) == .nameReference, matches(first, "self"),
      let second = children.next(), tree.kind(second) == .member
    else { return false }
    return childName(.name, of: second) == "init"
  }

  /// The shape of a `chain` node.
  ///
  /// - Parameter end: the link before which to stop; nil for all of them.
  func chain(_ node: Node, before end: Node? = nil) -> Expression {
    let start = tree.range(node).lowerBound
    var children = tree.children(node)
    var result: Expression?
    if let (module, name, rest) = moduleMember(ofChain: node) {
      let form = Expression.Form.moduleMember(module: self.name(module), name: self.name(name))
      result = Expression(form, range: start..<tree.range(name).upperBound)
      children = rest
    }
    for child in children {
      if child == end { break }
      let range = start..<tree.range(child).upperBound
      guard let base = result else {
        result = primary(child)
        continue
      }
      let form: Expression.Form
      switch tree.kind(child) {
      case .member:
        guard let nameNode = tree.child(.name, of: child) else { return Expression(.opaque, range: tree.range(node)) }
        form = .member(base, name: name(nameNode), nameRange: tree.range(nameNode))
      case .call: form = .call(base, arguments: arguments(child))
      case .subscriptCall: form = .subscripted(base, arguments: arguments(child))
      case .optionalChaining: form = .optionalChaining(base)
      case .forceUnwrap: form = .forceUnwrap(base)
      case .postfixOperator: form = .marked(.postfixOperator(text(child)), base)
      case .genericArguments: form = specialized(base, child)
      default: return Expression(.opaque, range: tree.range(node))
      }
      result = Expression(form, range: range)
    }
    return result ?? Expression(.opaque, range: tree.range(node))
  }

  /// The name of a module that a chain begins with, the name after it, and the links after that; nil when it begins with something
  /// else.
  private func moduleMember(ofChain node: Node) -> (module: Node, name: Node, rest: Children)? {
    var children = tree.children(node)
    guard let first = children.next(), tree.kind(first) == .nameReference, let second = children.next(),
      tree.kind(second) == .member, let memberName = tree.child(.name, of: second), isModule(first)
    else { return nil }
    return (first, memberName, children)
  }

  /// `Name<A>`: the type of that name, when the base is a dotted name.
  private func specialized(_ base: Expression, _ node: Node) -> Expression.Form {
    guard let path = base.typePath else { return .opaque }
    var components = path.map { TypeReference.Component(name: $0, arguments: []) }
    components[components.count - 1].arguments = tree.children(node).map {
      tree.kind($0) == .type ? type($0) : TypeReference(.unsupported, range: tree.range($0))
    }
    return .type(TypeReference(.named(components), range: base.range.lowerBound..<tree.range(node).upperBound))
  }

  private func primary(_ node: Node) -> Expression {
    let range = tree.range(node)
    let form: Expression.Form
    switch tree.kind(node) {
    case .nilLiteral: form = .nilLiteral
    case .integerLiteral: form = .literal(.integer(text(node)))
    case .floatLiteral: form = .literal(.float(text(node)))
    case .booleanLiteral: form = .literal(.boolean(matches(node, "true")))
    case .regexLiteral: form = .literal(.regex)
    case .stringLiteral: form = stringLiteral(node)
    case .arrayLiteral: form = .array(elements(node))
    case .dictionaryLiteral: form = .dictionary(elements(node))
    case .tuple:
      let arguments = arguments(node)
      if arguments.count == 1, arguments[0].label == nil { return Expression(arguments[0].value.form, range: range) }
      form = .tuple(arguments)
    case .closure: form = .closure(closure(node))
    case .keyPath: form = .keyPath(keyPath(node))
    case .nameReference: form = nameReference(node)
    case .implicitMember: form = childName(.name, of: node).map { .implicitMember($0) } ?? .opaque
    case .typeExpression: form = tree.child(.type, of: node).map { .type(type($0)) } ?? .opaque
    default: form = .opaque
    }
    return Expression(form, range: range)
  }

  /// `name`, or `Module::name`, which means the same as `Module.name`.
  private func nameReference(_ node: Node) -> Expression.Form {
    let text = name(node)
    guard text.holds("::"), let selector = text.firstRange(of: "::") else { return .name(text) }
    let (module, name) = (String(text[..<selector.lowerBound]), String(text[selector.upperBound...]))
    if SDKModules.contains(module) { return .moduleMember(module: module, name: name) }
    let base = Expression(.name(module), range: tree.range(node))
    return .member(base, name: name, nameRange: tree.range(node))
  }

  private func stringLiteral(_ node: Node) -> Expression.Form {
    var interpolated: [Expression] = []
    for child in tree.children(node) where tree.kind(child) == .interpolation {
      interpolated += arguments(child).map(\.value)
    }
    let hasInterpolation = tree.child(.interpolation, of: node) != nil
    return hasInterpolation ? .interpolatedString(interpolated) : .literal(.string(plainContent(ofString: node)))
  }

  /// Longer strings are not kept.
  private static let longestString = 64

  /// The text between the quotes of a short one-line string literal without escapes; nil for every other literal.
  private func plainContent(ofString node: Node) -> String? {
    let range = tree.range(node)
    let quote = UInt8(ascii: "\"")
    guard (2...TreeReader.longestString).contains(range.count), source[Int(range.lowerBound)] == quote,
      source[Int(range.upperBound) - 1] == quote
    else { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    let bytes = source.padded[Int(content.lowerBound)..<Int(content.upperBound)]
    let excluded = [quote, UInt8(ascii: "\\"), 0x0A, 0x0D]
    return bytes.contains(where: excluded.contains) ? nil : source.text(content)
  }

  private func elements(_ node: Node) -> [Expression] {
    var values: [Expression] = []
    for element in tree.children(node) where tree.kind(element) == .collectionElement {
      for child in tree.children(element) {
        values.append(
          tree.kind(child) == .expression ? expression(child) : Expression(.opaque, range: tree.range(child))
        )
      }
    }
    return values
  }

  /// The arguments and trailing closures of a call, a subscript, a tuple or an interpolation.
  func arguments(_ node: Node) -> [Argument] {
    var result: [Argument] = []
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .argument:
        let value = tree.child(.expression, of: child).map(expression)
        result.append(
          Argument(
            label: childName(.label, of: child), value: value ?? Expression(.opaque, range: tree.range(child))
          )
        )
      case .trailingClosure:
        guard let closureNode = tree.child(.closure, of: child) else { continue }
        result.append(
          Argument(label: childName(.label, of: child), value: primary(closureNode), isTrailing: true)
        )
      default: continue
      }
    }
    return result
  }

  /// The labels of a call's arguments: `_` where there is none, `{}` for the first trailing closure.
  func callLabels(_ call: Node) -> [String] {
    var labels: [String] = []
    for child in tree.children(call) {
      switch tree.kind(child) {
      case .argument: labels.append(childName(.label, of: child) ?? "_")
      case .trailingClosure: labels.append(childName(.label, of: child) ?? "{}")
      default: continue
      }
    }
    return labels
  }

  private func closure(_ node: Node) -> Closure {
    Closure(parameterNames: closureParameterNames(node), body: readsClosures ? BodyReader.summary(of: node, self) : nil)
  }

  /// Whether an expression is `{ … }()`.
  func isCalledClosure(_ expression: Node) -> Bool {
    guard let chain = tree.firstChild(expression), tree.kind(chain) == .chain else { return false }
    var children = tree.children(chain)
    guard let first = children.next(), tree.kind(first) == .closure else { return false }
    return isCalled(first, inChain: chain)
  }

  /// Whether a closure that begins a chain is called there: `{ … }()`.
  func isCalled(_ closure: Node, inChain chain: Node) -> Bool {
    var children = tree.children(chain)
    guard children.next() == closure, let second = children.next() else { return false }
    return tree.kind(second) == .call
  }

  /// The names that a closure's signature binds as parameters.
  func closureParameterNames(_ closure: Node) -> [String] { closureParameters(closure).map(\.name) }

  /// The parameters that a closure names, with their types where these are written.
  func closureParameters(_ closure: Node) -> [(name: String, type: TypeReference?)] {
    guard let signature = tree.child(.closureSignature, of: closure) else { return [] }
    var names: [(name: String, type: TypeReference?)] = []
    for child in tree.children(signature) {
      switch tree.kind(child) {
      case .closureParameter: if let name = childName(.name, of: child) { names.append((name, nil)) }
      case .parameters:
        for parameter in tree.children(child) where tree.kind(parameter) == .parameter {
          if let name = childName(.name, of: parameter) ?? childName(.label, of: parameter) {
            names.append((name, tree.child(.type, of: parameter).map(type)))
          }
        }
      default: continue
      }
    }
    return names
  }

  private func keyPath(_ node: Node) -> KeyPath {
    var result = KeyPath(root: nil, components: [], isPlain: true)
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .type: result.root = type(child)
      case .keyPathComponent:
        guard let nameNode = tree.child(.name, of: child), tree.child(.argument, of: child) == nil,
          tree.child(.genericArguments, of: child) == nil
        else {
          result.isPlain = false
          continue
        }
        result.components.append(.init(name: name(nameNode), range: tree.range(nameNode)))
      default: result.isPlain = false
      }
    }
    if let root = result.root?.name, SDKModules.contains(root), let type = result.components.first {
      // `\SwiftUI.EnvironmentValues.a`: which of the names is the type, the parser cannot tell.
      result.root = TypeReference(
        .named([root, type.name].map { .init(name: $0, arguments: []) }), range: tree.range(node))
      result.components.removeFirst()
    }
    if result.components.isEmpty { result.isPlain = false }
    return result
  }
}

extension Expression {
  /// The names of `a.b.c`, without a module of the SDK before them; nil for everything else.
  public var dottedPath: [String]? {
    switch form {
    case .name(let name), .moduleMember(_, let name): return [name]
    case .member(let base, let name, _):
      guard let path = base.dottedPath else { return nil }
      return path + [name]
    case .type(let type):
      guard case .named(let components) = type.form else { return nil }
      return components.map(\.name)
    default: return nil
    }
  }

  /// The names as those of a type: with the module, without which a project type may hide it.
  public var typePath: [String]? { dottedPath.map { (module.map { [$0] } ?? []) + $0 } }

  /// The module of the SDK before a dotted name; nil where none is written.
  var module: String? {
    switch form {
    case .moduleMember(let module, _): module
    case .member(let base, _, _): base.module
    default: nil
    }
  }
}

import EnvlintSyntax

/// Whether a call may be given an object, as far as its arguments show.
///
/// Only what is surely none is recognized: literals, bindings, cases, key paths, plain values of the SDK, and closures that make views or
/// that are actions.
struct ObjectArguments {
  private let reader: TreeReader
  private var locals: Set<String>
  private var tree: SyntaxTree { reader.tree }
  /// The values that are named. Their types tell whether they are objects.
  private(set) var values: [NamedArgument] = []

  /// - Parameter locals: the names of local values, and of the parameters of closures.
  init(_ reader: TreeReader, locals: Set<String>) {
    self.reader = reader
    self.locals = locals
  }

  /// Whether no argument of a call may hold an object, or give one when it is called, but for `values`.
  ///
  /// - Parameter name: of what is called.
  mutating func holdNone(of call: Node, calling name: String) -> Bool {
    let isEvent = ObjectArguments.isEvent(name)
    let isOfItem = reader.callLabels(call).contains("item")
    for child in tree.children(call) where [.argument, .trailingClosure].contains(tree.kind(child)) {
      let isAction = isEvent || reader.childName(.label, of: child).map(ObjectArguments.isAction) ?? false
      if let closure = tree.child(.closure, of: child) {
        guard isAction || isFree(closure: closure, isOfItem: isOfItem) else { return false }
      } else if let expression = tree.child(.expression, of: child), !isFree(expression, isAction: isAction) {
        return false
      }
    }
    return true
  }

  /// Whether the closures under a label are called for what they do.
  private static func isAction(_ label: String) -> Bool {
    ["action", "perform", "completion", "handler"].contains(label) || isEvent(label)
  }

  /// `onScroll`, `onDismiss`.
  private static func isEvent(_ name: String) -> Bool {
    name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }

  // MARK: Values

  private mutating func isFree(_ expression: Node, isAction: Bool = false) -> Bool {
    let known = values.count
    var isFree = true
    for child in tree.children(expression) {
      switch tree.kind(child) {
      case .chain: isFree = isFree && self.isFree(chain: child, isAction: isAction)
      case .binaryOperator where reader.matches(child, "??"): continue
      case .prefixOperator where !reader.matches(child, "!"): continue
      // A comparison or other operator gives a value.
      case .binaryOperator, .prefixOperator:
        values.removeSubrange(known...)
        return true
      case .ternary:
        guard let middle = tree.child(.expression, of: child) else { return false }
        // The condition before it is no value of the whole.
        values.removeSubrange(known...)
        isFree = self.isFree(middle)
      default: return false
      }
    }
    return isFree
  }

  private mutating func isFree(chain: Node, isAction: Bool) -> Bool {
    guard let first = tree.firstChild(chain) else { return false }
    let isAlone = tree.range(first) == tree.range(chain)
    switch tree.kind(first) {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .regexLiteral: return true
    case .keyPath: return isAlone && ["\\.self", "\\.id"].contains(reader.condensedText(first))
    case .closure: return isAlone && (isAction || isFree(closure: first))
    case .tuple: return isAlone && areFree(tree.children(first))
    case .arrayLiteral: return isAlone && (holdsText(first) || areFree(tree.children(first)))
    case .implicitMember:
      guard let name = reader.childName(.name, of: first), name != "init" else { return false }
      values.append(NamedArgument(path: ["." + name]))
      return areArgumentsFree(inCallsOf: chain)
    case .nameReference:
      let name = reader.name(first)
      if name.hasPrefix("$") {
        guard name.dropFirst().first?.isNumber == false else { return false }
        if let value = value(of: chain), !value.isCalled, !locals.contains(String(name.dropFirst())) {
          values.append(value)
        }
        return true
      }
      if ObjectArguments.plainTypes.contains(name) { return true }
      return isFreeValue(chain)
    default: return false
    }
  }

  private mutating func areFree(_ parts: Children) -> Bool {
    for part in parts {
      guard let value = tree.child(.expression, of: part), isFree(value) else { return false }
    }
    return true
  }

  /// Whether an array has a text among its elements, so that all of them are texts.
  private func holdsText(_ array: Node) -> Bool {
    tree.children(array).contains { element in
      guard let value = tree.child(.expression, of: element), let chain = tree.firstChild(value),
        let first = tree.firstChild(chain), tree.kind(first) == .stringLiteral
      else { return false }
      return tree.range(first) == tree.range(value)
    }
  }

  private mutating func areArgumentsFree(inCallsOf chain: Node) -> Bool {
    for call in tree.children(chain) where tree.kind(call) == .call {
      guard holdNone(of: call, calling: "") else { return false }
    }
    return true
  }

  /// Notes the value of a chain; false for one that has no names to tell its type by.
  private mutating func isFreeValue(_ chain: Node) -> Bool {
    guard let value = value(of: chain), !value.path[0].hasPrefix("$"), !locals.contains(value.path[0]) else {
      return false
    }
    values.append(value)
    return true
  }

  /// `self.model.url`, `url`, `refresh()`; nil for a chain with anything but members and a call at its end.
  private func value(of chain: Node) -> NamedArgument? {
    var value = NamedArgument(path: [])
    for link in tree.children(chain) {
      if value.isCalled { return nil }
      switch tree.kind(link) {
      case .nameReference: value.path.append(reader.name(link))
      case .member:
        guard let name = reader.childName(.name, of: link) else { return nil }
        value.path.append(name)
      case .call: value.isCalled = true
      default: return nil
      }
    }
    if value.path.first == "self" { value.path.removeFirst() }
    return value.path.isEmpty || value.isCalled && value.path[value.path.count - 1].isTypeName ? nil : value
  }

  /// Types of the SDK whose values hold no object, whatever they are made of.
  private static let plainTypes: Set<String> = [
    "Text", "Color", "UUID", "URL", "Date", "String", "Int", "Double", "CGFloat", "CGSize", "CGRect", "CGPoint",
    "EdgeInsets", "LocalizedStringKey", "Font", "Animation", "AnyTransition",
  ]

  // MARK: Closures

  /// - Parameter isOfItem: whether its parameter is an item, as in `sheet(item:content:)`, and no view.
  private mutating func isFree(closure: Node, isOfItem: Bool = false) -> Bool {
    let parameters = Set(reader.closureParameterNames(closure))
    var count = 0
    var onlyOne: Node?
    for child in tree.children(closure) where tree.kind(child) != .closureSignature {
      count += 1
      onlyOne = count == 1 ? child : nil
      if tree.kind(child) == .returnStatement { return false }
    }
    for node in tree.descendants(closure) {
      switch tree.kind(node) {
      case .returnStatement: return false
      case .chain where handsOn(node, parameters, isOfItem: isOfItem): return false
      case .expression where tree.child(.assignment, of: node) != nil && !isFree(assignment: node): return false
      default: continue
      }
    }
    guard let onlyOne else { return true }
    let outer = locals
    defer { locals = outer }
    locals.formUnion(parameters)
    return isFree(statement: onlyOne)
  }

  /// Whether an assignment sets something to no object.
  private mutating func isFree(assignment: Node) -> Bool {
    let chains = tree.children(assignment).filter { tree.kind($0) == .chain }
    return chains.count == 1 || chains.count == 2 && isFree(chain: chains[1], isAction: false)
  }

  /// Whether a chain does something with a parameter of the closure but to read its members: it may be a view that is decorated. An item may
  /// be handed on, as long as nothing is injected into it.
  private func handsOn(_ chain: Node, _ parameters: Set<String>, isOfItem: Bool) -> Bool {
    guard let first = tree.firstChild(chain), tree.kind(first) == .nameReference else { return false }
    let name = reader.name(first)
    guard parameters.contains(name) || name.hasPrefix("$") && name.dropFirst().first?.isNumber == true else {
      return false
    }
    var links = tree.children(chain)
    _ = links.next()
    guard let member = links.next(), tree.kind(member) == .member else { return !isOfItem }
    guard links.next().map({ tree.kind($0) == .call }) == true else { return false }
    return !isOfItem || reader.childName(.name, of: member).map(ViewElement.injections.contains) == true
  }

  /// Whether the only statement of a closure gives no object: a view with modifiers, or something that has no value.
  private mutating func isFree(statement: Node) -> Bool {
    guard tree.kind(statement) == .expression else { return true }
    if tree.child(.assignment, of: statement) != nil { return true }
    for child in tree.children(statement) {
      switch tree.kind(child) {
      case .effectMarker where reader.matches(child, "await"): return true
      case .binaryOperator: return !reader.matches(child, "??")
      case .chain:
        let chain = ViewChain(child, reader)
        if tree.child(.binaryOperator, of: statement) != nil { continue }
        switch chain.base {
        case .names(let path, .some) where path[path.count - 1].name.isTypeName: continue
        case .inner(let inner) where tree.kind(inner) == .expression: if !isFree(statement: inner) { return false }
        default: return isFreeValue(child)
        }
      default: return false
      }
    }
    return true
  }
}

import EnvlintSyntax

/// Reads what the function that creates a hosting controller does with it; see `HostingCall.Use`.
struct ControllerUseReader {
  let reader: TreeReader
  /// The body of the function; nil outside of functions.
  let body: Node?
  /// The name of the type around it, or of the extended one.
  let typeName: String?
  private var tree: SyntaxTree { reader.tree }

  private static let presenting: Set<String> = ["present", "presentAsSheet", "presentAsModalWindow", "NSWindow"]
  private static let embedding: Set<String> = [
    "pushViewController", "show", "showDetailViewController", "setViewControllers", "addChild", "addSubview",
    "insertArrangedSubview",
    "addArrangedSubview", "didMove",
  ]

  /// Labels that UIKit's methods of these names always have; others are functions of the project.
  private static let embeddingLabels = [
    "show": "sender", "showDetailViewController": "sender", "pushViewController": "animated",
  ]

  /// The use of a controller in the function, and how that presents it.
  struct Found {
    var use: HostingCall.Use
    /// The names of the methods that it calls on the controller, and of the one that presents it.
    var methods: Set<String> = []
    /// Whether it is put into the controller whose code this is, or pushed beside it.
    var isInOwn = false
    /// The class of navigation controllers of which it is the first controller, or UIKit's where it is pushed.
    var navigationType: [String]?
    /// The object whose method presents it; nil for a method of the type around.
    var receiver: Expression?
  }

  /// - Parameter chain: that is the call, or begins with it.
  func use(ofController call: Node, _ chain: Node) -> Found {
    guard let body, tree.range(chain).upperBound == tree.range(call).upperBound else { return Found(use: .unknown) }
    guard let (name, binding) = local(holding: chain, in: body) else {
      let range = tree.range(chain)
      return found(named: nil, in: body) { innerRange(of: $0) == range }
    }
    let block = block(around: tree.range(binding), in: body)
    let names = ControllerNames(name: name, block: block, reader)
    if names.isBoundAgain { return Found(use: .unknown) }
    // A constant that gets its value later gets no other one.
    let isReplaced = tree.child(.initializerClause, of: binding) != nil && names.isAssigned
    if isChanged(name, in: block) || isReplaced || names.mayBeChangedElsewhere { return Found(use: .changed) }
    var found = found(named: name, in: block) { names.isController($0) }
    found.methods.formUnion(methods(calledOn: name, in: block))
    return found
  }

  private func found(named name: String?, in body: Node, isController: (Node) -> Bool) -> Found {
    let use = use(named: name, below: body, isController: isController)
    let isInOwn = use == .embedded && isPutIntoOwn(below: body, isController)
    var found = Found(use: use, isInOwn: isInOwn)
    found.navigationType = navigationType(around: isController, in: body)
    return presenting(found, in: body)
  }

  /// `Themed` of `Themed(rootViewController: controller)`, a class of navigation controllers by its name; UIKit's where a method pushes it.
  private func navigationType(around isController: (Node) -> Bool, in body: Node) -> [String]? {
    var isPushed = false
    for chain in tree.descendants(body) where tree.kind(chain) == .chain {
      guard case .names(let path, let call?) = ViewChain(chain, reader).base,
        tree.children(call).contains(where: { tree.child(.expression, of: $0).map(isController) ?? false })
      else { continue }
      if makesNavigation(call, path) { return path.map(\.name) }
      isPushed = isPushed || path[path.count - 1].name == "pushViewController"
    }
    return isPushed ? [ControllerUseReader.navigation] : nil
  }

  /// Whether a call makes a navigation controller with its first controller: the SDK's, or one of a class that the flow has to find.
  ///
  /// - Parameter path: of what is called.
  private func makesNavigation(_ call: Node, _ path: [ViewChain.Name]) -> Bool {
    let name = path[path.count - 1].name
    return name == ControllerUseReader.navigation
      || name.hasSuffix("NavigationController") && reader.callLabels(call) == ["rootViewController"]
  }

  private static let navigation = "UINavigationController"

  /// Whether a method puts the controller into the one that it is a part of: it calls its own methods, or those of the navigation controller
  /// around.
  private func isPutIntoOwn(below body: Node, _ isController: (Node) -> Bool) -> Bool {
    tree.descendants(body).contains { node in
      guard tree.kind(node) == .chain, use(inCallsOf: node, isController) == .embedded else { return false }
      var names: [String] = []
      for link in tree.children(node) {
        switch tree.kind(link) {
        case .nameReference: names.append(reader.name(link))
        case .member: names.append(reader.childName(.name, of: link) ?? "")
        case .optionalChaining, .forceUnwrap: continue
        case .call: return names.dropLast().allSatisfy { $0 == "self" || $0 == "navigationController" }
        default: return false
        }
      }
      return false
    }
  }

  /// Adds the method that presents the controller; where that is a function of the block, it may do anything.
  private func presenting(_ found: Found, in body: Node) -> Found {
    guard case .presented(let range) = found.use else { return found }
    var found = found
    for node in tree.descendants(body) {
      switch tree.kind(node) {
      case .chain:
        let called = tree.children(node).first { child in
          (tree.kind(child) == .member ? tree.child(.name, of: child) : child).map(tree.range)?.lowerBound
            == range.lowerBound
        }
        guard let called else { continue }
        let isMember = tree.kind(called) == .member
        found.methods.insert(isMember ? reader.childName(.name, of: called) ?? "" : reader.name(called))
        if isMember { found.receiver = reader.chain(node, before: called) }
      case .functionDecl:
        if reader.childName(.name, of: node).map(ControllerUseReader.presenting.contains) == true {
          return Found(use: .unknown)
        }
      default: continue
      }
    }
    return found
  }

  private func methods(calledOn name: String, in body: Node) -> Set<String> {
    var found: Set<String> = []
    for node in tree.descendants(body) where tree.kind(node) == .chain {
      guard case .names(let path, .some) = ViewChain(node, reader).base, path.count == 2, path[0].name == name else {
        continue
      }
      found.insert(path[1].name)
    }
    return found
  }

  /// The local constant or variable that holds the controller, with its binding; nil if there is none.
  private func local(holding chain: Node, in body: Node) -> (name: String, binding: Node)? {
    let range = tree.range(chain)
    for binding in tree.descendants(body) where tree.kind(binding) == .binding {
      guard let clause = tree.child(.initializerClause, of: binding),
        tree.child(.expression, of: clause).map(innerRange(of:)) == range, let name = name(of: binding)
      else { continue }
      return (name, binding)
    }
    return constant(assigned: range, in: body)
  }

  /// A constant that is declared without a value and gets it from an assignment.
  private func constant(assigned range: Range<UInt32>, in body: Node) -> (name: String, binding: Node)? {
    let target = tree.descendants(body).first { node in
      guard tree.kind(node) == .expression, tree.child(.assignment, of: node) != nil else { return false }
      let operands = Array(tree.children(node))
      return operands.count == 3 && tree.range(operands[2]) == range
    }
    guard let target = target.flatMap(tree.firstChild), let name = NameReader(reader).bareName(target) else {
      return nil
    }
    let bindings = tree.descendants(body).filter { tree.kind($0) == .variableDecl }
      .filter { tree.child(.keyword, of: $0).map { reader.matches($0, "let") } ?? false }
      .flatMap { tree.children($0).filter { tree.kind($0) == .binding && self.name(of: $0) == name } }
    guard bindings.count == 1, tree.child(.initializerClause, of: bindings[0]) == nil else { return nil }
    return (name, bindings[0])
  }

  private func name(of binding: Node) -> String? {
    tree.child(.pattern, of: binding).flatMap { reader.childName(.name, of: $0) }
  }

  /// The innermost block around code: what is declared in it is named nowhere else.
  private func block(around range: Range<UInt32>, in body: Node) -> Node {
    let blocks = tree.descendants(body).filter { node in
      [.codeBlock, .closure, .switchCase].contains(tree.kind(node)) && tree.range(node).contains(range.lowerBound)
    }
    return blocks.max { tree.range($0).lowerBound < tree.range($1).lowerBound } ?? body
  }

  /// Whether code refers to the root of a controller, a part of it by a subscript, or gives it another name.
  private func isChanged(_ name: String, in body: Node) -> Bool {
    tree.descendants(body).contains { node in
      switch tree.kind(node) {
      case .chain:
        guard let first = tree.firstChild(node), tree.kind(first) == .nameReference, reader.name(first) == name else {
          return false
        }
        let next = tree.children(node).first { tree.kind($0) != .nameReference && tree.kind($0) != .optionalChaining }
        guard let next else { return false }
        if tree.kind(next) == .member {
          return ["rootView", "content"].contains(reader.childName(.name, of: next) ?? "")
        }
        return tree.kind(next) == .subscriptCall
      case .initializerClause: return tree.child(.expression, of: node).flatMap(NameReader(reader).bareName) == name
      default: return false
      }
    }
  }

  /// The range of an expression or chain without the parentheses that are all of it.
  private func innerRange(of node: Node) -> Range<UInt32> {
    guard tree.kind(node) == .chain else { return tree.range(reader.unparenthesized(node)) }
    guard let tuple = tree.firstChild(node), tree.kind(tuple) == .tuple, tree.range(tuple) == tree.range(node),
      let inner = reader.content(ofTuple: tuple)
    else { return tree.range(node) }
    return tree.range(reader.unparenthesized(inner))
  }

  /// - Parameters:
  ///   - name: of a local constant that holds it.
  ///   - isController: whether an expression or chain is the controller itself.
  private func use(named name: String?, below body: Node, isController: (Node) -> Bool) -> HostingCall.Use {
    var presented: Range<UInt32>?
    for node in tree.descendants(body) {
      switch tree.kind(node) {
      case .chain:
        if let name, movesIntoParent(node, name) { return .embedded }
        switch use(inCallsOf: node, isController) {
        case .presented(let range): presented = range
        case .passed(let name, let range): return .passed(name, range)
        case .embedded: return .embedded
        case .unknown, .changed: return .unknown
        case nil: break
        }
      case .expression:
        // Where it is stored as well, it is still what is presented.
        if case .presented(let range)? = use(inAssignment: node, isController) { presented = range }
      case .returnStatement:
        if let value = tree.child(.expression, of: node), isController(value) { return .unknown }
      default: continue
      }
    }
    return presented.map { .presented($0) } ?? .unknown
  }

  /// Nil when the controller is no argument in the chain.
  private func use(inCallsOf chain: Node, _ isController: (Node) -> Bool) -> HostingCall.Use? {
    var name: Node?
    for child in tree.children(chain) {
      switch tree.kind(child) {
      case .nameReference: name = child
      case .member: name = tree.child(.name, of: child)
      case .call:
        let holds = tree.children(child).contains { argument in
          tree.kind(argument) == .argument
            && tree.child(.expression, of: argument).map { isController($0) || isOnlyElement($0, isController) }
              ?? false
        }
        guard holds, let called = name else { continue }
        let text = reader.name(called)
        if sendsActions(child, named: text) { continue }
        // UIKit's always says whether it is animated; others are functions of the project.
        if ControllerUseReader.presenting.contains(text),
          text != "present" || reader.callLabels(child).contains("animated")
        {
          return .presented(tree.range(called).lowerBound..<tree.range(child).upperBound)
        }
        if case .names(let path, child) = ViewChain(chain, reader).base, makesNavigation(child, path),
          case .presented(let range) = use(ofController: child, chain).use
        {
          return .presented(range)
        }
        let isUIKits = ControllerUseReader.embeddingLabels[text].map(reader.callLabels(child).contains) ?? true
        return ControllerUseReader.embedding.contains(text) && isUIKits
          ? .embedded : .passed(text, tree.range(called).lowerBound..<tree.range(child).upperBound)
      default: continue
      }
    }
    return nil
  }

  /// Whether a call makes a control of the SDK's that sends an action to what it is given: `UIBarButtonItem(…, target: …, action: …)`.
  private func sendsActions(_ call: Node, named name: String) -> Bool {
    let labels = reader.callLabels(call)
    return (name.hasPrefix("UI") || name.hasPrefix("NS")) && labels.contains("target") && labels.contains("action")
  }

  /// Whether an expression is an array that holds the controller.
  private func isOnlyElement(_ expression: Node, _ isController: (Node) -> Bool) -> Bool {
    guard let chain = tree.firstChild(expression), let array = tree.firstChild(chain), tree.kind(array) == .arrayLiteral
    else {
      return false
    }
    return tree.children(array).contains { tree.child(.expression, of: $0).map(isController) ?? false }
  }

  /// `window.rootViewController = controller`, and other assignments, which store it.
  private func use(inAssignment node: Node, _ isController: (Node) -> Bool) -> HostingCall.Use? {
    guard tree.child(.assignment, of: node) != nil else { return nil }
    let operands = tree.children(node).filter { tree.kind($0) == .chain }
    guard operands.count == 2, isController(operands[1]) else { return nil }
    let members = tree.children(operands[0]).filter { tree.kind($0) == .member || tree.kind($0) == .nameReference }
    let names = members.compactMap { tree.kind($0) == .member ? reader.childName(.name, of: $0) : reader.name($0) }
    // Other types have such a property as well.
    let owners = names.dropLast().filter { $0 != "self" }
    let isWindows =
      owners.isEmpty
      ? typeName?.hasSuffix("Window") == true : owners.contains { $0.lowercased().contains("window") }
    return names.last == "rootViewController" && isWindows ? .presented(tree.range(node)) : .unknown
  }

  /// Whether a chain is `name.didMove(…)`, or puts `name.view` somewhere.
  private func movesIntoParent(_ chain: Node, _ name: String) -> Bool {
    guard case .names(let path, let call?) = ViewChain(chain, reader).base else { return false }
    if path.count == 2, path[0].name == name, path[1].name == "didMove" { return true }
    guard ControllerUseReader.embedding.contains(path[path.count - 1].name) else { return false }
    return tree.children(call).contains { argument in
      guard let value = tree.child(.expression, of: argument), let inner = tree.child(.chain, of: value),
        case .names(let members, nil) = ViewChain(inner, reader).base
      else { return false }
      return members.count == 2 && members[0].name == name && members[1].name == "view"
    }
  }
}

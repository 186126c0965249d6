import EnvlintSyntax

/// The project's own classes of hosting controllers: what each initializer makes the root.
///
/// A class is one by its superclass, which the SDK declares, or by its name, which the flow asks for (`FlowQuery.hostingClasses`).
extension ViewCollector {
  /// Whether a declaration or extension is that of a hosting class.
  func isHostingClass(_ type: Container) -> Bool {
    guard type.kind == .classType || type.kind == nil else { return false }
    return around.flowQuery.hostingClasses.contains(type.name) || type.hasHostingSuperclass
  }

  /// Records the views that an initializer makes, and of a hosting class the roots that it hands to `super.init` or `self.init`, or the one
  /// that it sets after that; unknown if it has an `#if`.
  ///
  /// - Parameter container: index of the type or extension around.
  mutating func record(initializer node: Node, of type: Container, at container: Int) {
    record(viewsMadeIn: node, at: container)
    guard recordsViews, isHostingClass(type), let keyword = tree.child(.keyword, of: node) else { return }
    let parameters = DeclarationReader(reader).parameters(of: node).map(ViewParameter.init)
    var body = viewReader(resultName: type.superclassArgument, parameters: parameters)
    var leaks: Set<String> = []
    var isConditional = true
    if let code = tree.child(.codeBlock, of: node) {
      body.bindLocals(in: code)
      let ownRoot = RootChange.all(in: code, reader).last
      if let ownRoot { body.readConstruction(ownRoot.value) }
      for call in InitializerCall.all(in: code, reader) where ownRoot == nil {
        if call.isSuper, type.hasHostingSuperclass {
          if let root = SDKHosting(reader).root(of: call.call) { body.readContent(of: root) }
        } else if let path = call.isSuper ? type.superclassPath : ["Self"] {
          body.readCall(call.call, .construction(path), call.range)
        }
      }
      let uses = HostedUseReader(reader, around.flowQuery)
      leaks = Set(
        parameters.map(\.name).filter { name in
          let shownCount = body.elements.count { $0.form == .reference(name) }
          return uses.useCount(of: name, in: code) > shownCount || uses.isUsedOtherwise(name, in: code)
        })
      isConditional = tree.descendants(code).contains { tree.kind($0) == .ifConfig }
    }
    add(
      ViewBody(
        kind: .initializer, name: "init", nameRange: tree.range(keyword), isStatic: true,
        access: DeclarationReader(reader).modifiers(of: node).access, parameters: parameters, leaks: leaks,
        elements: 0..<0, isCapped: body.isCapped || isConditional, scope: around.scope(ofBody: node)),
      body)
  }

  /// Records that a hosting class replaces its root, so that what its initializers are given is shown for a while only, or otherwise.
  mutating func record(rootChangesIn members: Node, of type: Container, at container: Int) {
    guard recordsViews, isHostingClass(type) else { return }
    let own = tree.children(members).filter { tree.kind($0) == .initializerDecl }
      .compactMap { tree.child(.codeBlock, of: $0) }.flatMap { RootChange.all(in: $0, reader).map(\.statement) }
    let changes = tree.descendants(members).contains { RootChange($0, reader) != nil && !own.contains($0) }
    if changes { views.changedHosts.append(container) }
  }
}

/// The calls of the SDK that take the root of a hosting controller.
struct SDKHosting {
  private let reader: TreeReader
  private var tree: SyntaxTree { reader.tree }

  init(_ reader: TreeReader) { self.reader = reader }

  /// The argument that is the root: a closure, or an expression.
  func root(of call: Node) -> Node? {
    let root = tree.children(call).first { child in
      tree.kind(child) == .trailingClosure || HostingRoots.labels.contains(reader.childName(.label, of: child) ?? "")
    }
    return root.flatMap { tree.child(.closure, of: $0) ?? tree.child(.expression, of: $0) }
  }
}

/// `rootView = AnyView(Home())`, `self.rootView = …`.
private struct RootChange {
  /// The chain that is the new root; nil for another expression.
  var chain: Node?

  /// Nil for another node.
  init?(_ node: Node, _ reader: TreeReader) {
    let tree = reader.tree
    guard tree.kind(node) == .expression, tree.child(.assignment, of: node) != nil,
      let target = tree.child(.chain, of: node), case .names(let path, nil) = ViewChain(target, reader).base,
      path.last?.name == "rootView"
    else { return nil }
    let parts = Array(tree.children(node))
    let isPlain =
      parts.count == 3 && tree.kind(parts[2]) == .chain && path.dropLast().allSatisfy { $0.name == "self" }
      && !tree.descendants(parts[2]).contains { tree.kind($0) == .nameReference && reader.isName($0, "rootView") }
    chain = isPlain ? parts[2] : nil
  }

  /// The changes among the statements of an initializer that replace what was handed on before, each with the chain that is the new root.
  static func all(in code: Node, _ reader: TreeReader) -> [(statement: Node, value: Node)] {
    reader.tree.children(code).compactMap { node in
      RootChange(node, reader).flatMap { change in change.chain.map { (node, $0) } }
    }
  }
}

/// A call of another initializer in an initializer: `super.init(…)`, `self.init(…)`.
private struct InitializerCall {
  var call: Node
  var isSuper: Bool
  /// Of `super.init` or `self.init`.
  var range: Range<UInt32>

  static func all(in code: Node, _ reader: TreeReader) -> [InitializerCall] {
    reader.tree.descendants(code).compactMap { node in
      guard reader.tree.kind(node) == .chain, case .names(let path, let call?) = ViewChain(node, reader).base,
        path.count == 2, path[1].name == "init", path[0].name == "super" || path[0].name == "self"
      else { return nil }
      return InitializerCall(
        call: call, isSuper: path[0].name == "super",
        range: reader.tree.range(path[0].node).lowerBound..<reader.tree.range(path[1].node).upperBound)
    }
  }
}

extension Container {
  /// The names of the first type that a class inherits from: its superclass, if it has one.
  fileprivate var superclassPath: [String]? {
    guard kind == .classType, case .named(let components)? = inherited.first?.form else { return nil }
    return components.map(\.name)
  }

  /// `Leaf` of `UIHostingController<Leaf>`, which the superclass of a class may be.
  fileprivate var superclassArgument: String? {
    guard kind == .classType, case .named(let components)? = inherited.first?.form,
      components.last?.arguments.count == 1
    else { return nil }
    return components.last?.arguments[0].simpleName
  }

  /// Whether the superclass has the name of a hosting controller of the SDK's.
  fileprivate var hasHostingSuperclass: Bool { superclassPath?.last.map(HostingRoots.contains) ?? false }
}

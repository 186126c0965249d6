import EnvlintSyntax

/// What builds views; see `ViewFacts`.
extension FactExtractor {
  /// Records the body of a property or function when it builds views.
  mutating func recordViews(inMember node: Node, named name: Node, of type: Node?, _ body: Node) {
    guard facts.views != nil, !isLocal, buildsViews(node, named: reader.name(name), type) else { return }
    let isFunction = tree.kind(node) == .functionDecl
    let parameters = isFunction ? reader.parameters(of: node) : []
    record(
      .member, named: reader.name(name), tree.range(name), in: [body],
      parameters: parameters.map(ViewParameter.init),
      resultName: type.flatMap { reader.type($0).unqualifiedName }, isStatic: reader.modifiers(of: node).isOfType)
  }

  /// Records what a `#Preview` shows.
  mutating func recordViews(inPreview node: Node, named name: Node) {
    guard facts.views != nil, let call = tree.child(.call, of: node) else { return }
    var content: [Node] = []
    var hasKnownTraits = true
    for child in tree.children(call) {
      switch tree.kind(child) {
      case .trailingClosure:
        if let closure = tree.child(.closure, of: child) { content.append(closure) }
      case .argument:
        if let closure = soleClosure(ofArgument: child) { content.append(closure) }
        if reader.childName(.label, of: child) == "traits" { hasKnownTraits = false }
      default: continue
      }
    }
    record(.preview(hasKnownTraits: hasKnownTraits), named: "Preview", tree.range(name), in: content)
  }

  /// Records the root of a hosting controller.
  ///
  /// - Parameter chain: that begins with the call.
  mutating func recordViews(inHosting call: Node, named name: Node, chain: Node) {
    guard facts.views != nil, HostingRoots.contains(reader.name(name)),
      hostingCallCount < FactExtractor.mostHostingCalls
    else { return }
    if functionBody != nil { hostingCallCount += 1 }
    let root = tree.children(call).first { child in
      tree.kind(child) == .trailingClosure
        || ["rootView", "content", "rootScene"].contains(reader.childName(.label, of: child))
    }
    guard let root else { return }
    let content = tree.child(.closure, of: root) ?? tree.child(.expression, of: root)
    guard let content else { return }
    let (start, shown) = (tree.range(name).lowerBound, reader.calleeRange(of: content) ?? tree.range(name))
    let parameter = reader.bareName(content).flatMap { name in functionParameters.contains(name) ? name : nil }
    let hosting = HostingCall(
      type: reader.name(name), range: start..<max(shown.upperBound, tree.range(name).upperBound),
      use: use(ofController: call, chain), parameter: parameter, function: parameter == nil ? nil : symbols.last)
    record(.hosting(hosting), named: reader.name(name), tree.range(name), in: [content])
  }

  private mutating func record(
    _ kind: ViewBody.Kind, named name: String, _ nameRange: Range<UInt32>, in nodes: [Node],
    parameters: [ViewParameter] = [], resultName: String? = nil, isStatic: Bool = false
  ) {
    let isExtension = container.map { facts.containers[$0].kind == nil } ?? false
    let isModifier = isExtension && typePath.last.map { InstallingTypes.confidence($0) != nil } ?? false
    let start = facts.views?.elements.count ?? 0
    var body = ViewReader(
      reader: reader, offset: start, hasImplicitReceiver: isModifier && kind == .member && !isStatic,
      resultName: resultName, parameters: parameters)
    if case .hosting = kind, let functionBody { body.bindLocals(in: functionBody) }
    for node in nodes { body.readContent(of: node) }
    let scope =
      isBroken || nodes.contains(where: tree.hasError) ? scope.entering(genericParameters: [], isBroken: true) : scope
    facts.views?.bodies.append(
      ViewBody(
        kind: kind, name: name, nameRange: nameRange, isStatic: isStatic, parameters: parameters,
        elements: start..<start + body.elements.count, isCapped: body.isCapped, scope: scope))
    facts.views?.elements += body.elements
  }
}

import EnvlintSyntax

/// Collects bodies that build views; see `ViewFacts`.
struct ViewCollector {
  let around: Surroundings
  var views = ViewFacts()
  /// The body that was recorded last, with its name.
  private(set) var lastBody: Range<UInt32> = 0..<0
  /// Whether the facts have what builds views. It doesn't depend on names, so files that are read again for names keep what they have.
  let recordsViews: Bool
  var reader: TreeReader { around.reader }
  var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings, recordsViews: Bool) {
    self.around = around
    self.recordsViews = recordsViews
  }

  /// Records the body of a property or function when it builds views.
  mutating func record(inMember node: Node, named name: Node, of type: Node?, _ body: Node, access: AccessLevel) {
    guard recordsViews, !around.place.isLocal,
      PositionReader(reader).buildsViews(node, named: reader.name(name), type)
    else { return }
    let isFunction = tree.kind(node) == .functionDecl
    let parameters = isFunction ? DeclarationReader(reader).parameters(of: node) : []
    let isTransform = transforms(of: node, parameters)
    record(
      .member, named: reader.name(name), tree.range(name), in: [body],
      parameters: zip(parameters, isTransform).map { parameter, isTransform in
        var parameter = ViewParameter(parameter)
        parameter.isTransform = isTransform
        return parameter
      },
      resultName: type.flatMap { reader.type($0).unqualifiedName },
      isStatic: DeclarationReader(reader).modifiers(of: node).isOfType, access: access,
      genericParameters: isFunction ? DeclarationReader(reader).genericParameterNames(of: node) : [])
  }

  /// Of each parameter of a function whether it is of the type `(Self) -> V`, where `V` is a view.
  private func transforms(of function: Node, _ parameters: [Parameter]) -> [Bool] {
    parameters.map { parameter in
      guard let type = parameter.type, case .function = type.form else { return false }
      let parts = reader.condensedText(type.range).split(separator: "->", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].hasSuffix("(Self)") else { return false }
      let attributes = parts[0].dropLast("(Self)".count).split(separator: "@")
      guard attributes.allSatisfy({ ["ViewBuilder", "escaping", "MainActor"].contains($0) }) else { return false }
      if ["someView", "AnyView", "anyView"].contains(parts[1]) { return true }
      return tree.children(function).contains { child in
        guard tree.kind(child) == .genericParameters || tree.kind(child) == .whereClause else { return false }
        var text = reader.condensedText(child)
        if text.hasPrefix("<") { text = String(text.dropFirst().dropLast()) }
        if text.hasPrefix("where") { text = String(text.dropFirst("where".count)) }
        return text.split(separator: ",").contains { $0 == parts[1] + ":View" || $0 == parts[1] + ":SwiftUI.View" }
      }
    }
  }

  /// Records what a `#Preview` shows.
  mutating func record(inPreview node: Node, named name: Node) {
    guard recordsViews, let call = tree.child(.call, of: node) else { return }
    var content: [Node] = []
    var traits: [Node] = []
    for child in tree.children(call) {
      let label = reader.childName(.label, of: child)
      if tree.kind(child) == .trailingClosure {
        if let closure = tree.child(.closure, of: child) { content.append(closure) }
      } else if let closure = reader.soleClosure(ofArgument: child) {
        content.append(closure)
      } else if label == "traits" || label == nil && !traits.isEmpty {
        traits.append(child)
      }
    }
    let known = traits.map { tree.child(.expression, of: $0).flatMap { PreviewTrait($0, reader) } }
    record(
      .preview(hasKnownTraits: !known.contains { $0 == nil }), named: "Preview", tree.range(name), in: content,
      traits: known.compactMap { $0?.modifier })
  }

  /// Records the root of a hosting controller.
  ///
  /// - Parameter chain: that begins with the call.
  mutating func record(inHosting call: Node, named name: Node, chain: Node) {
    guard recordsViews, HostingRoots.contains(reader.name(name)),
      around.function.hostingCallCount < ViewCollector.mostHostingCalls
    else { return }
    if around.function.body != nil { around.function.hostingCallCount += 1 }
    guard let content = SDKHosting(reader).root(of: call) else { return }
    let (start, shown) = (tree.range(name).lowerBound, NameReader(reader).calleeRange(of: content) ?? tree.range(name))
    let hosting = HostingCall(
      path: [reader.name(name)], range: start..<max(shown.upperBound, tree.range(name).upperBound),
      use: ControllerUseReader(reader: reader, body: around.function.body).use(ofController: call, chain),
      function: function(hosting: content, in: reader.name(name)), presenter: nil)
    record(.hosting(hosting), named: reader.name(name), tree.range(name), in: [content])
  }

  /// The function around, when the root of a controller is one of its parameters, alone or called; no initializer, because its calls do
  /// not name it.
  private func function(hosting content: Node, in type: String) -> HostingFunction? {
    guard let root = NameReader(reader).bareName(content), let function = around.place.symbols.last,
      let nameRange = around.function.nameRange,
      let index = around.function.parameters.firstIndex(where: { $0.name == root })
    else { return nil }
    return HostingFunction(
      name: function, nameRange: nameRange, label: around.function.parameters[index].label, index: index,
      isLast: index == around.function.parameters.count - 1, type: type)
  }

  /// Records what is given to a function of the project that makes it the root of a hosting controller.
  mutating func record(inPresenting call: Node, named name: Node) {
    let labels = reader.callLabels(call)
    guard around.function.hostingCallCount < ViewCollector.mostHostingCalls,
      let (function, argument) = content(of: call, named: name)
    else { return }
    if around.function.body != nil { around.function.hostingCallCount += 1 }
    let closure = tree.child(.closure, of: argument) ?? reader.soleClosure(ofArgument: argument)
    guard let content = closure ?? tree.child(.expression, of: argument) else { return }
    let hosting = HostingCall(
      path: [function.type], range: NameReader(reader).calleeRange(of: content) ?? tree.range(name),
      use: .presented(tree.range(name).lowerBound..<tree.range(call).upperBound), function: nil,
      presenter: PresenterCall(
        name: function.name, labels: labels,
        position: tree.children(call).prefix { $0 != argument }.count {
          [.argument, .trailingClosure].contains(tree.kind($0))
        },
        argument: closure != nil ? .closure : NameReader(reader).viewPath(of: content).map { .view($0) } ?? .other))
    record(.hosting(hosting), named: function.name, tree.range(name), in: [content])
  }

  /// Records a function by the name of one that makes a hosting controller of what it is given.
  mutating func recordNamesake(_ node: Node, named name: String) {
    guard !around.flowQuery.hostingFunctions[name].isEmpty, let nameNode = tree.child(.name, of: node) else {
      return
    }
    views.namesakes.append(
      Namesake(
        name: name, nameRange: tree.range(nameNode),
        parameters: DeclarationReader(reader).parameters(of: node).map(ViewParameter.init),
        scope: around.scope(ofBody: node)))
  }

  /// The function of the project that a call may be one of, and the argument that it presents.
  private func content(of call: Node, named name: Node) -> (HostingFunction, Node)? {
    for function in around.flowQuery.hostingFunctions[reader.name(name)] {
      if let argument = argument(of: call, for: function) { return (function, argument) }
    }
    return nil
  }

  private func argument(of call: Node, for function: HostingFunction) -> Node? {
    let arguments = tree.children(call).filter { [.argument, .trailingClosure].contains(tree.kind($0)) }
    if let label = function.label, let named = arguments.first(where: { reader.childName(.label, of: $0) == label }) {
      return named
    }
    if function.label == nil, arguments.indices.contains(function.index),
      tree.kind(arguments[function.index]) == .argument, tree.child(.label, of: arguments[function.index]) == nil
    {
      return arguments[function.index]
    }
    let trailing = arguments.filter { tree.kind($0) == .trailingClosure }
    return function.isLast && trailing.count == 1 ? trailing[0] : nil
  }

  /// So many controllers of one function are followed through it. No function that people write has more.
  static let mostHostingCalls = 16

  private mutating func record(
    _ kind: ViewBody.Kind, named name: String, _ nameRange: Range<UInt32>, in nodes: [Node],
    parameters: [ViewParameter] = [], resultName: String? = nil, isStatic: Bool = false,
    access: AccessLevel = .internalAccess, genericParameters: [String] = [], traits: [ViewChain.Step] = []
  ) {
    var body = viewReader(
      isMethod: kind == .member && !isStatic, isPreview: kind.isPreview, resultName: resultName, parameters: parameters)
    if case .hosting = kind, let outer = around.function.body { body.bindLocals(in: outer) }
    let parent = body.wrap(traits)
    for node in nodes { body.readContent(of: node, parent: parent) }
    if let end = nodes.last.map({ tree.range($0).upperBound }) { lastBody = nameRange.lowerBound..<end }
    let inner = around.scope.entering(
      genericParameters: genericParameters,
      isBroken: around.place.isBroken || nodes.contains(where: tree.hasError))
    add(
      ViewBody(
        kind: kind, name: name, nameRange: nameRange, isStatic: isStatic, access: access,
        parameters: parameters, elements: 0..<0, isCapped: body.isCapped, scope: inner),
      body)
  }

  func viewReader(
    isMethod: Bool = false, isPreview: Bool = false, resultName: String? = nil, parameters: [ViewParameter] = []
  ) -> ViewReader {
    let isModifier =
      around.place.isInExtension
      && around.place.typePath.last.map { InstallingTypes.confidence($0) != nil } ?? false
    return ViewReader(
      reader: reader, offset: views.elements.count, branchOffset: views.branches.count,
      clauseOffset: views.clauses.count,
      hasImplicitReceiver: isModifier && isMethod,
      resultName: resultName, parameters: parameters, laysOutChains: around.place.isForPreviews || isPreview,
      mayLookUp: !around.triggers.propertyNames.offsets.isEmpty)
  }

  /// Adds a body with the elements that were read of it.
  mutating func add(_ found: ViewBody, _ body: ViewReader) {
    let start = views.elements.count
    views.bodies.append(found)
    views.bodies[views.bodies.count - 1].elements = start..<start + body.elements.count
    views.elements += body.elements
    views.modifierStarts.merge(body.modifierStarts) { first, _ in first }
    views.branches += body.branches
    views.clauses += body.clauses.rows
    views.given += body.given
    views.arguments.merge(body.arguments) { first, _ in first }
  }
}

/// A trait of a preview, as far as it is known: one of the SDK, or a modifier.
private struct PreviewTrait {
  /// `.modifier(M())`; nil for what injects nothing.
  var modifier: ViewChain.Step?

  private static let plain: Set<String> = [
    "fixedLayout", "sizeThatFitsLayout", "defaultLayout", "portrait", "portraitUpsideDown", "landscapeLeft",
    "landscapeRight", "assistiveAccess",
  ]

  /// Nil for what is not known.
  init?(_ expression: Node, _ reader: TreeReader) {
    let tree = reader.tree
    guard let chain = tree.firstChild(reader.unparenthesized(expression)), tree.kind(chain) == .chain,
      let member = tree.firstChild(chain), tree.kind(member) == .implicitMember,
      let name = tree.child(.name, of: member)
    else { return nil }
    let call = tree.children(chain).first { tree.kind($0) == .call }
    if let call, reader.isName(name, "modifier") {
      modifier = ViewChain.Step(name: name, call: call)
    } else if !PreviewTrait.plain.contains(reader.name(name)) {
      return nil
    }
  }
}

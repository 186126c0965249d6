import EnvlintSyntax

/// Bodies that build views; see `ViewFacts`.
extension FactExtractor {
  /// Records the body of a property or function when it builds views.
  func recordViews(inMember node: Node, named name: Node, of type: Node?, _ body: Node) {
    guard recordsViews, !surroundings.place.isLocal, positionReader.buildsViews(node, named: reader.name(name), type)
    else { return }
    let isFunction = tree.kind(node) == .functionDecl
    let parameters = isFunction ? declarationReader.parameters(of: node) : []
    let isTransform = transforms(of: node, parameters)
    record(
      .member, named: reader.name(name), tree.range(name), in: [body],
      parameters: zip(parameters, isTransform).map { parameter, isTransform in
        var parameter = ViewParameter(parameter)
        parameter.isTransform = isTransform
        return parameter
      },
      resultName: type.flatMap { reader.type($0).unqualifiedName },
      isStatic: declarationReader.modifiers(of: node).isOfType,
      genericParameters: isFunction ? declarationReader.genericParameterNames(of: node) : [])
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
  func recordViews(inPreview node: Node, named name: Node) {
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
  func recordViews(inHosting call: Node, named name: Node, chain: Node) {
    guard recordsViews, HostingRoots.contains(reader.name(name)),
      surroundings.function.hostingCallCount < FactExtractor.mostHostingCalls
    else { return }
    if surroundings.function.body != nil { surroundings.function.hostingCallCount += 1 }
    let root = tree.children(call).first { child in
      tree.kind(child) == .trailingClosure
        || ["rootView", "content", "rootScene"].contains(reader.childName(.label, of: child))
    }
    guard let root else { return }
    let content = tree.child(.closure, of: root) ?? tree.child(.expression, of: root)
    guard let content else { return }
    let (start, shown) = (tree.range(name).lowerBound, nameReader.calleeRange(of: content) ?? tree.range(name))
    let hosting = HostingCall(
      type: reader.name(name), range: start..<max(shown.upperBound, tree.range(name).upperBound),
      use: ControllerUseReader(reader: reader, body: surroundings.function.body).use(ofController: call, chain),
      function: function(hosting: content, in: reader.name(name)), presenter: nil)
    record(.hosting(hosting), named: reader.name(name), tree.range(name), in: [content])
  }

  /// The function around, when the root of a controller is one of its parameters, alone or called; no initializer, because its calls do
  /// not name it.
  private func function(hosting content: Node, in type: String) -> HostingFunction? {
    guard let root = nameReader.bareName(content), let function = surroundings.place.symbols.last,
      let nameRange = surroundings.function.nameRange,
      let index = surroundings.function.parameters.firstIndex(where: { $0.name == root })
    else { return nil }
    return HostingFunction(
      name: function, nameRange: nameRange, label: surroundings.function.parameters[index].label, index: index,
      isLast: index == surroundings.function.parameters.count - 1, type: type)
  }

  /// Records what is given to a function of the project that makes it the root of a hosting controller.
  func recordViews(inPresenting call: Node, named name: Node) {
    let labels = reader.callLabels(call)
    let found = surroundings.hostingFunctions[reader.name(name)].lazy.compactMap { function in
      self.argument(of: call, for: function).map { (function, $0) }
    }.first
    guard surroundings.function.hostingCallCount < FactExtractor.mostHostingCalls, let (function, argument) = found
    else {
      return
    }
    if surroundings.function.body != nil { surroundings.function.hostingCallCount += 1 }
    let closure = tree.child(.closure, of: argument) ?? reader.soleClosure(ofArgument: argument)
    guard let content = closure ?? tree.child(.expression, of: argument) else { return }
    let hosting = HostingCall(
      type: function.type, range: nameReader.calleeRange(of: content) ?? tree.range(name),
      use: .presented(tree.range(name).lowerBound..<tree.range(call).upperBound), function: nil,
      presenter: PresenterCall(
        name: function.name, labels: labels,
        position: tree.children(call).prefix { $0 != argument }.count {
          [.argument, .trailingClosure].contains(tree.kind($0))
        },
        argument: closure != nil ? .closure : nameReader.viewPath(of: content).map { .view($0) } ?? .other))
    record(.hosting(hosting), named: function.name, tree.range(name), in: [content])
  }

  /// Records a function by the name of one that makes a hosting controller of what it is given.
  func recordNamesake(_ node: Node, named name: String) {
    guard !surroundings.hostingFunctions[name].isEmpty, let nameNode = tree.child(.name, of: node) else {
      return
    }
    facts.views.namesakes.append(
      Namesake(
        name: name, nameRange: tree.range(nameNode),
        parameters: declarationReader.parameters(of: node).map(ViewParameter.init),
        scope: scope.entering(
          genericParameters: declarationReader.genericParameterNames(of: node), isBroken: tree.hasError(in: node))
      ))
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

  private func record(
    _ kind: ViewBody.Kind, named name: String, _ nameRange: Range<UInt32>, in nodes: [Node],
    parameters: [ViewParameter] = [], resultName: String? = nil, isStatic: Bool = false,
    genericParameters: [String] = [], traits: [ViewChain.Step] = []
  ) {
    let isExtension = container.map { facts.containers[$0].kind == nil } ?? false
    let isModifier =
      isExtension && surroundings.place.typePath.last.map { InstallingTypes.confidence($0) != nil } ?? false
    let start = facts.views.elements.count
    let isForPreviews: Bool
    if case .preview = kind {
      isForPreviews = true
    } else {
      isForPreviews = container.map { facts.containers[$0].inherited.contains(where: \.isPreviewProtocol) } ?? false
    }
    var body = ViewReader(
      reader: reader, offset: start, branchOffset: facts.views.branches.count,
      clauseOffset: facts.views.clauses.count,
      hasImplicitReceiver: isModifier && kind == .member && !isStatic,
      resultName: resultName, parameters: parameters, laysOutChains: isForPreviews,
      mayLookUp: !surroundings.triggers.propertyNames.offsets.isEmpty)
    if case .hosting = kind, let around = surroundings.function.body { body.bindLocals(in: around) }
    let parent = body.wrap(traits)
    for node in nodes { body.readContent(of: node, parent: parent) }
    let inner = scope.entering(
      genericParameters: genericParameters,
      isBroken: surroundings.place.isBroken || nodes.contains(where: tree.hasError))
    facts.views.bodies.append(
      ViewBody(
        kind: kind, name: name, nameRange: nameRange, isStatic: isStatic, parameters: parameters,
        elements: start..<start + body.elements.count, isCapped: body.isCapped, scope: inner))
    facts.views.elements += body.elements
    facts.views.modifierStarts.merge(body.modifierStarts) { first, _ in first }
    facts.views.branches += body.branches
    facts.views.clauses += body.clauses.rows
    facts.views.given += body.given
    facts.views.arguments.merge(body.arguments) { first, _ in first }
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

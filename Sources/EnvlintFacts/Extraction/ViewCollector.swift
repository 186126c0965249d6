import EnvlintSyntax

/// Collects bodies that build views; see `ViewFacts`.
struct ViewCollector {
  let around: Surroundings
  var views = ViewFacts()
  /// Names of the members that were recorded because their type is a view of the project, or an array of views.
  private(set) var ownTypedMembers: Set<String> = []
  /// By chains that make views: the properties that hold these.
  var holders: [Node: ViewHolder] = [:]
  /// Whether `.init(…)` makes something of which it isn't known what it is.
  var makesImplicitly = false
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
    guard recordsViews, !around.place.isLocal else { return }
    if !PositionReader(reader).buildsViews(node, named: reader.name(name), type) {
      guard isWanted(type) || PositionReader(reader).givesViews(type) else { return }
      ownTypedMembers.insert(reader.name(name))
    }
    let isFunction = tree.kind(node) == .functionDecl
    let parameters = isFunction ? DeclarationReader(reader).parameters(of: node) : []
    let isTransform = transforms(of: node, parameters)
    let objectless = ObjectlessParameters(of: node, reader)
    record(
      .member, named: reader.name(name), tree.range(name), in: [body],
      parameters: zip(parameters, isTransform).map { parameter, isTransform in
        var shown = ViewParameter(parameter)
        shown.isTransform = isTransform
        shown.holdsNoObject = objectless.contain(parameter)
        shown.valueProtocols = objectless.valueProtocols(of: parameter)
        return shown
      },
      resultName: type.flatMap { reader.type($0).unqualifiedName },
      isStatic: DeclarationReader(reader).modifiers(of: node).isOfType, access: access,
      genericParameters: isFunction ? DeclarationReader(reader).genericParameterNames(of: node) : [])
  }

  /// Whether a member is of the type of a view that the project declares, as far as the flow asks for it.
  private func isWanted(_ type: Node?) -> Bool {
    guard let type, !around.flowQuery.constructedTypes.isEmpty else { return false }
    let written = reader.type(type)
    return (written.wrapped ?? written).unqualifiedName.map(around.flowQuery.constructedTypes.contains) ?? false
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

  /// So many controllers of one function are followed through it. No function that people write has more.
  static let mostHostingCalls = 32

  mutating func record(
    _ kind: ViewBody.Kind, named name: String, _ nameRange: Range<UInt32>, in nodes: [Node],
    parameters: [ViewParameter] = [], resultName: String? = nil, isStatic: Bool = false,
    access: AccessLevel = .internalAccess, genericParameters: [String] = [], traits: [ViewChain.Step] = []
  ) {
    var body = viewReader(
      isMethod: kind == .member && !isStatic, isPreview: kind.isPreview, resultName: resultName, parameters: parameters)
    let parent = body.wrap(traits)
    for node in nodes { body.readContent(of: node, parent: parent) }
    if let end = nodes.last.map({ tree.range($0).upperBound }) { lastBody = nameRange.lowerBound..<end }
    let inner = around.scope.entering(
      genericParameters: genericParameters,
      isBroken: around.place.isBroken || nodes.contains(where: tree.hasError))
    let used = body.elements.isEmpty && !parameters.isEmpty ? Set(nodes.flatMap(NameReader(reader).rootNames)) : []
    add(
      ViewBody(
        kind: kind, name: name, nameRange: nameRange, isStatic: isStatic, access: access,
        parameters: parameters, leaks: used.intersection(parameters.map(\.name)), elements: 0..<0,
        isCapped: body.isCapped, scope: inner),
      body)
  }

  func viewReader(
    isMethod: Bool = false, isPreview: Bool = false, resultName: String? = nil, parameters: [ViewParameter] = []
  ) -> ViewReader {
    return ViewReader(
      reader: reader, offset: views.elements.count, branchOffset: views.branches.count,
      clauseOffset: views.clauses.count,
      hasImplicitReceiver: isInViewExtension && isMethod,
      resultName: resultName, parameters: parameters, laysOutChains: around.place.isForPreviews || isPreview,
      types: around.flowQuery.constructedTypes)
  }

  /// Whether the code around is in an extension of all views.
  var isInViewExtension: Bool {
    around.place.isInExtension && around.place.typePath.last.map { InstallingTypes.confidence($0) != nil } ?? false
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
    views.givenValues.merge(body.givenValues) { first, _ in first }
    views.items.merge(body.items) { first, _ in first }
    views.bases.merge(body.bases) { first, _ in first }
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

import EnvlintSyntax

/// Reads what callers see of functions and initializers, and what their bodies do; see `Function` and `Initializer`.
struct FunctionReader {
  let around: Surroundings
  /// Whether the facts have what code does: bodies and default arguments.
  let keepsCode: Bool
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }
  private var declarations: DeclarationReader { DeclarationReader(reader) }

  func function(_ node: Node, named name: String, _ body: Node?) -> Function {
    let code = keepsCode ? body : nil
    return Function(
      name: name, parameters: declarations.parameters(of: node, keepsDefaults: keepsCode),
      result: declarations.result(of: node), access: declarations.modifiers(of: node).access,
      body: code.map { BodyReader.summary(of: $0, reader) }, stop: code.flatMap { TrapReader.stop($0, reader) },
      resets: code.map(ResetReader(reader).resetsSomething) ?? false,
      isIsolated: declarations.attributes(of: node).contains(where: \.isolates) || reader.isAsync(node),
      scope: around.scope(ofBody: node)
    )
  }

  func initializer(_ node: Node, _ body: Node?) -> Initializer {
    let code = keepsCode ? body : nil
    let parameters = declarations.parameters(of: node, keepsDefaults: keepsCode)
    return Initializer(
      parameters: parameters,
      body: code.map { BodyReader.summary(of: $0, reader) }, stop: code.flatMap { TrapReader.stop($0, reader) },
      access: declarations.modifiers(of: node).access,
      isFailable: tree.child(.optionalMark, of: node) != nil
        || tree.child(.implicitlyUnwrappedMark, of: node) != nil,
      hasEffects: tree.child(.effect, of: node) != nil,
      isSuperseded: AvailabilityReader(reader).isSuperseded(declarations.attributes(of: node)),
      handsOnController: body.map { handsOn("rootViewController", of: parameters, to: "super", $0) } ?? false,
      handsOnRoot: body.map { handsOn("rootView", of: parameters, to: "self", $0) } ?? false,
      scope: around.scope(ofBody: node))
  }

  /// Whether code has `super.init(rootViewController: rootViewController)`, or the same with other names, and nothing else about that
  /// parameter.
  private func handsOn(_ name: String, of parameters: [Parameter], to callee: String, _ body: Node) -> Bool {
    guard parameters.contains(where: { $0.label == name && $0.name == name }) else { return false }
    let isCalled = tree.children(body).contains { reader.condensedText($0) == "\(callee).init(\(name):\(name))" }
    return isCalled
      && tree.descendants(body).count { tree.kind($0) == .nameReference && reader.name($0) == name } == 1
  }

  /// Whether a function is an operator, by its name.
  func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    return first != "_" && !first.properties.isXIDStart
  }
}

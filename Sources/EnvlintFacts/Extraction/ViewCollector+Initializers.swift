import EnvlintSyntax

/// Views that initializers make, perhaps with the content that they are given.
extension ViewCollector {
  /// Records the properties to which an initializer gives a view that it makes: `inner = AnyView(Framed(content()))`.
  ///
  /// - Parameter container: index of the type or extension around.
  mutating func record(viewsMadeIn initializer: Node, at container: Int) {
    guard recordsViews, let code = tree.child(.codeBlock, of: initializer) else { return }
    var (stored, wrapped): ([String: [String]], Set<String>) = ([:], [])
    for node in tree.descendants(code) where tree.kind(node) == .expression && tree.child(.assignment, of: node) != nil
    {
      let operands = Array(tree.children(node))
      guard operands.count == 3, let name = NameReader(reader).bareName(operands[0]) else { continue }
      if makesView(operands[2]) { views.heldViews[container, default: []].insert(name) }
      if let value = NameReader(reader).bareName(operands[2]) {
        stored[value, default: []].append(name)
      } else if let value = StoredViewReader(reader).wrappedName(in: operands[2]) {
        stored[value, default: []].append(name)
        wrapped.insert(value)
      }
    }
    record(stored, wrapped, by: initializer, code, at: container)
  }

  /// Records which properties get the parameters of an initializer that does nothing else with them, if one may be given a view, has
  /// another name than the argument, or a local name hides a parameter.
  ///
  /// - Parameters:
  ///   - stored: the properties, by the parameter.
  ///   - wrapped: the parameters that are stored in an `AnyView`.
  private mutating func record(
    _ stored: [String: [String]], _ wrapped: Set<String>, by initializer: Node, _ code: Node, at container: Int
  ) {
    let parameters = DeclarationReader(reader).parameters(of: initializer)
    let isRenamed = parameters.contains { parameter in
      stored[parameter.name].map { $0 != [parameter.label ?? "_"] } ?? false
    }
    let hidden = parameters.isEmpty ? [] : NameReader(reader).boundNames(below: code)
    let keepsNames = !isRenamed && !parameters.contains { hidden.contains($0.name) }
    guard !keepsNames || parameters.contains(where: { wrapped.contains($0.name) || mayHoldView($0) }) else { return }
    let uses = uses(of: Set(stored.keys), in: code)
    let properties = parameters.map { parameter in
      let names = stored[parameter.name] ?? []
      return names.count == 1 && uses[parameter.name] == 1 && !hidden.contains(parameter.name) ? names[0] : nil
    }
    views.storingInitializers[container, default: []].append(
      StoringInitializer(
        parameters: parameters.map(ViewParameter.init), properties: properties, keepsNames: keepsNames))
  }

  private func mayHoldView(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type else { return false }
    switch (type.wrapped ?? type).form {
    case .function, .opaque, .existential: return true
    case .named: return (type.wrapped ?? type).simpleName == "AnyView"
    default: return false
    }
  }

  /// How often code uses values by some names, but for comparisons with nil.
  private func uses(of names: Set<String>, in code: Node) -> [String: Int] {
    var counts: [String: Int] = [:]
    for node in tree.descendants(code) where tree.kind(node) == .expression {
      let operands = Array(tree.children(node))
      for (index, operand) in operands.enumerated() where tree.kind(operand) == .chain {
        let isCompared = operands.dropFirst(index + 1).prefix(2).contains { reader.matches($0, "nil") }
        guard !isCompared, let first = tree.firstChild(operand), tree.kind(first) == .nameReference else { continue }
        let name = reader.name(first)
        if names.contains(name) { counts[name, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Whether an expression makes something of a type that is given something, besides `AnyView`.
  private func makesView(_ value: Node) -> Bool {
    ([value] + tree.descendants(value)).contains { node in
      guard tree.kind(node) == .chain, case .names(let path, let call?) = ViewChain(node, reader).base else {
        return false
      }
      let name = path[path.count - 1].name
      return name.isTypeName && name != "AnyView" && tree.firstChild(call) != nil
    }
  }
}

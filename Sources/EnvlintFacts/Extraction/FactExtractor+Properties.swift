import EnvlintSyntax

/// Properties: those of types, and globals.
extension FactExtractor {
  /// `let` or `var`: a property of a type, a global, or a local name.
  func visitVariable(_ node: Node) {
    if around.place.isLocal {
      visitLocalVariable(node)
      return
    }
    guard let keyword = tree.child(.keyword, of: node) else { return }
    let attributes = declarationReader.attributes(of: node)
    let variable = PropertyReader.Variable(
      node: node, keyword: keyword, attributes: attributes, modifiers: declarationReader.modifiers(of: node),
      source: declarationReader.declarationSource(node, attributes: attributes),
      isEntry: attributes.contains { $0.name == "Entry" || $0.name.hasSuffix(".Entry") },
      mayReadEnvironment: attributes.contains(where: \.mayReadEnvironment),
      isAlone: reader.count(.binding, in: node) == 1)
    let saved = (around.place.isBroken, around.place.isFallback, around.place.availability)
    around.place.isBroken = around.place.isBroken || tree.hasError(in: node)
    around.place.isFallback = around.place.isFallback || variable.source.isSuperseded
    around.place.require(AvailabilityReader(reader).versions(attributes))
    for child in tree.children(node) where tree.kind(child) == .binding {
      guard let binding = PropertyBinding(child, tree) else { continue }
      visit(binding, of: variable)
    }
    (around.place.isBroken, around.place.isFallback, around.place.availability) = saved
  }

  private func visit(_ binding: PropertyBinding, of variable: PropertyReader.Variable) {
    if let name = binding.name {
      add(PropertyReader(around: around, keepsCode: keepsCode).property(name, binding, of: variable))
      if let clause = binding.initializer { frequentValues.recordTimer(named: tree.range(name), clause) }
      if let block = binding.accessors {
        views.record(inMember: variable.node, named: name, of: binding.type, block, access: access(of: variable.node))
      }
      views.record(valueOf: name, binding, isHeld: container != nil && !variable.modifiers.isOfType)
    } else if let container, !variable.modifiers.isOfType {
      facts.containers[container].bindsPatterns = true
    }
    visitBodies(of: binding, of: variable.node)
  }

  private func add(_ property: consuming Property) {
    if let container {
      facts.containers[container].properties.append(property)
    } else {
      facts.globals.append(property)
    }
  }

  /// Looks for facts inside a property's initial value and accessors.
  private func visitBodies(of binding: PropertyBinding, of variable: Node) {
    let initializer = binding.initializer.flatMap { matters($0) ? $0 : nil }
    let accessors = binding.accessors.flatMap { matters($0) ? $0 : nil }
    if initializer == nil, accessors == nil { return }
    let saved = (around.place, around.execution)
    let name = binding.name.map(reader.name)
    if let name { around.place.symbols.append(name) }
    around.place.isLocal = true
    var isUnclear = around.place.isBroken
    func visit(_ body: Node, at position: Position) {
      around.execution = Execution()
      around.execution.position = position
      if isUnclear { uses.recordUnclear(in: variable) }
      isUnclear = false
      visitBody(body)
    }
    if let initializer { visit(initializer, at: .initialValue) }
    if let accessors {
      let useCount = uses.found.count
      visit(accessors, at: positionReader.position(ofGetter: variable, named: name ?? "", binding.type))
      if name != "body" { presentations.recordMemberCode(accessors, with: uses.found[useCount...]) }
    }
    (around.place, around.execution) = saved
  }
}

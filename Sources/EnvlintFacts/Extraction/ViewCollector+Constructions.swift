import EnvlintSyntax

/// Views that code makes outside of bodies that build views: stored, passed on, or returned as what they are.
extension ViewCollector {
  /// Records the view with which a chain begins, or the container of the SDK around it, with the modifiers of the chain. Nothing if an
  /// element of another body is there.
  mutating func record(constructionIn chain: Node) {
    if record(presentedIn: chain) { return }
    guard recordsViews, !around.flowQuery.constructedTypes.isEmpty else { return }
    recordTypes(inArgumentsOf: chain)
    recordSelf(inArgumentsOf: chain)
    let links = ViewChain(chain, reader)
    for (value, holder) in StoredViewReader(reader).holders(inCall: links) { holders[value] = holder }
    guard case .names(let path, let call) = links.base else {
      if case .implicitInitializer(let call) = links.base {
        makesImplicitly = makesImplicitly || !views.elements.contains { $0.range == tree.range(call) }
      }
      return
    }
    var names = path.map(\.name)
    let isNamed = call != nil || names.last == "init" || names.last == "self"
    if names.last == "init" { names.removeLast() }
    if names.last == "self" { names.removeLast() }
    guard isNamed else { return }
    guard let name = names.last else { return }
    if name == "Self" {
      if let type = around.place.typePath.last { record(constructionOf: [type], at: tree.range(path[0].node)) }
      return
    }
    let range = tree.range(path[0].node).lowerBound..<tree.range(path[names.count - 1].node).upperBound
    let isWanted = around.flowQuery.constructedTypes.contains(name)
    // The content of containers of the SDK in a body is read already, but for single views.
    let isContainer = !lastBody.contains(range.lowerBound) && (SDKViews.passesOn(name) || SDKViews.isTransparent(name))
    guard isWanted || isContainer, !isElement(range) else { return }
    var body = viewReader()
    if let outer = around.function.body { body.bindLocals(in: outer, seenFrom: tree.range(chain)) }
    body.readConstruction(chain)
    let isRead = body.elements.contains { element in
      if case .construction = element.form { element.range.lowerBound == range.lowerBound } else { false }
    }
    if isWanted, !isRead {
      record(constructionOf: names, at: range)
      return
    }
    let constructions = body.elements.filter(isWantedConstruction)
    // A container of the SDK is no element: its content shows whether it is in another body.
    if !constructions.isEmpty, isWanted || !constructions.contains(where: { isElement($0.range) }) {
      add(named: name, range, body, in: holders[chain])
    }
  }

  /// Records what a property makes by `.init(…)`, and notes what holds the views that it begins with.
  ///
  /// - Parameter isHeld: whether it is one of the values of a type.
  mutating func record(valueOf name: Node, _ binding: PropertyBinding, isHeld: Bool) {
    record(implicitConstructionIn: binding.initializer ?? binding.accessors, of: binding.type)
    guard isHeld, let value = binding.initializer, recordsViews, !around.flowQuery.constructedTypes.isEmpty else {
      return
    }
    for (value, holder) in StoredViewReader(reader).holders(named: reader.name(name), value) { holders[value] = holder }
  }

  /// Records what the default arguments of a function make.
  mutating func record(constructionsInDefaultsOf function: Node) {
    guard recordsViews, !around.flowQuery.constructedTypes.isEmpty,
      let parameters = tree.child(.parameters, of: function)
    else { return }
    for node in tree.descendants(parameters) where tree.kind(node) == .chain { record(constructionIn: node) }
  }

  /// Records what the arguments of attributes make or name: a macro may show it.
  mutating func record(constructionsInAttributesOf declaration: Node) {
    guard recordsViews, !around.flowQuery.constructedTypes.isEmpty else { return }
    for attribute in tree.children(declaration) where tree.kind(attribute) == .attribute {
      for node in tree.descendants(attribute) where tree.kind(node) == .chain { record(constructionIn: node) }
    }
  }

  /// Records what code may make by `.init(…)`, which says nothing of its type: what the annotation around it names.
  mutating func record(implicitConstructionIn code: Node?, of type: Node?) {
    guard recordsViews, !around.flowQuery.constructedTypes.isEmpty, let code, let type else { return }
    let makes = tree.descendants(code).contains { node in
      guard tree.kind(node) == .chain, case .implicitInitializer(let call) = ViewChain(node, reader).base else {
        return false
      }
      return !views.elements.contains { $0.range == tree.range(call) }
    }
    if makes { recordTypes(in: type) }
  }

  /// Records the types that `.init(…)`, as an argument or element, may make values of: those that the file names as generic arguments, in
  /// casts, as payloads of cases, and as results of closures and subscripts. The types of properties and parameters are known
  /// where these are shown.
  mutating func record(implicitConstructionsBelow root: Node) {
    guard recordsViews, makesImplicitly, !around.flowQuery.constructedTypes.isEmpty else { return }
    for node in tree.descendants(root) {
      switch tree.kind(node) {
      case .cast, .whereClause, .closureSignature, .enumCaseElement: recordTypes(in: node)
      case .subscriptDecl: if let result = tree.child(.returnType, of: node) { recordTypes(in: result) }
      case .type: record(argumentsOf: reader.type(node))
      default: continue
      }
    }
  }

  /// Records the generic arguments of a type, but for the roots of hosting controllers.
  private mutating func record(argumentsOf type: TypeReference) {
    guard case .named(let components) = (type.wrapped ?? type).form else { return }
    for component in components where !isHosting(component.name) {
      for argument in component.arguments {
        if case .named(let path) = argument.form { record(constructionOf: path.map(\.name), at: argument.range) }
      }
    }
  }

  private func isHosting(_ name: String) -> Bool {
    HostingRoots.contains(name) || around.flowQuery.hostingClasses.contains(name)
  }

  /// Records the types that generic arguments in a chain name.
  mutating func recordTypes(inArgumentsOf chain: Node) {
    for child in tree.children(chain) where tree.kind(child) == .genericArguments { recordTypes(in: child) }
  }

  /// Records the type around where a view hands itself to code that may show it.
  private mutating func recordSelf(inArgumentsOf chain: Node) {
    if around.place.symbols.last != "makeCoordinator" {
      record(selfAt: HandedSelf(reader).ranges(inArgumentsOf: chain))
    }
  }

  /// Records the type around where a view is what something is set to.
  mutating func record(selfIn expression: Node) {
    guard recordsViews, !around.flowQuery.constructedTypes.isEmpty else { return }
    record(selfAt: HandedSelf(reader).ranges(inAssignment: expression))
  }

  private mutating func record(selfAt ranges: [Range<UInt32>]) {
    guard let type = around.place.typePath.last else { return }
    for range in ranges where !views.elements.contains(where: { $0.range == range }) {
      record(constructionOf: [type], at: range)
    }
  }

  /// Records the types that a type or generic arguments name: what they are given to may make their values.
  private mutating func recordTypes(in node: Node) {
    for node in [node] + tree.descendants(node) where tree.kind(node) == .type {
      let type = reader.type(node)
      guard case .named(let components) = (type.wrapped ?? type).form else { continue }
      record(constructionOf: components.map(\.name), at: tree.range(node))
    }
  }

  private mutating func record(constructionOf path: [String], at range: Range<UInt32>) {
    guard let name = path.last, around.flowQuery.constructedTypes.contains(name), !isElement(range) else { return }
    var body = viewReader()
    body.addConstruction(path, range)
    add(named: name, range, body)
  }

  private mutating func add(
    named name: String, _ range: Range<UInt32>, _ body: ViewReader, in holder: ViewHolder? = nil
  ) {
    add(
      ViewBody(
        kind: .construction, name: name, nameRange: range, isStatic: false, access: .filePrivate, parameters: [],
        holder: holder, elements: 0..<0, isCapped: body.isCapped, scope: around.scope),
      body)
  }

  private func isWantedConstruction(_ element: ViewElement) -> Bool {
    guard case .construction(let path) = element.form, let name = path.last else { return false }
    return around.flowQuery.constructedTypes.contains(name)
  }

  /// Whether an element of some body is a construction there.
  private func isElement(_ range: Range<UInt32>) -> Bool {
    views.elements.contains { element in
      guard case .construction = element.form else { return false }
      return element.range.overlaps(range)
    }
  }
}

import EnvlintSyntax

/// The roots of hosting controllers, made where the call is or by functions of the project.
extension ViewCollector {
  /// Records the root of a hosting controller of the SDK's.
  ///
  /// - Parameter chain: that begins with the call.
  mutating func record(inHosting call: Node, named name: Node, chain: Node) {
    guard recordsViews, HostingRoots.contains(reader.name(name)), let content = SDKHosting(reader).root(of: call),
      countsHostingCall()
    else { return }
    let (start, shown) = (tree.range(name).lowerBound, NameReader(reader).calleeRange(of: content) ?? tree.range(name))
    var hosting = HostingCall(
      path: [reader.name(name)], range: start..<max(shown.upperBound, tree.range(name).upperBound),
      use: .unknown, function: nil, presenter: nil)
    hosting.labels = reader.callLabels(call)
    var body = rootReader(of: call)
    body.readContent(of: content)
    readUse(&hosting, call, chain)
    add(hosting, named: reader.name(name), tree.range(name), body)
  }

  /// Records the root of a controller that a class of the project makes: the call as a whole, because an initializer of the class
  /// determines what it shows.
  mutating func record(inHostingClass call: Node, chain: Node) {
    guard recordsViews, case .names(var path, let first?) = ViewChain(chain, reader).base, first == call else { return }
    if path.count > 1, reader.isModule(path[0].node) { path.removeFirst() }
    if path.count > 1, path[path.count - 1].name == "init" { path.removeLast() }
    guard around.flowQuery.hostingClasses.contains(path[path.count - 1].name), countsHostingCall() else { return }
    let range = tree.range(path[0].node).lowerBound..<tree.range(path[path.count - 1].node).upperBound
    let names = path.map(\.name)
    let shown = SDKHosting(reader).root(of: call).flatMap(NameReader(reader).calleeRange)
    var hosting = HostingCall(
      path: names, range: range.lowerBound..<max(range.upperBound, shown?.upperBound ?? 0),
      use: .unknown, function: nil, presenter: nil)
    hosting.labels = reader.callLabels(call)
    var body = rootReader(of: call)
    body.readCall(call, .construction(names), range)
    readUse(&hosting, call, chain)
    add(hosting, named: names[names.count - 1], range, body)
  }

  /// Records the call of a function of the project that makes a hosting controller of an argument, and calls that are given one which makes
  /// it of the view around.
  ///
  /// - Parameter chain: that has the call.
  mutating func record(inPresenting call: Node, named name: Node, chain: Node) {
    record(functionsGivenTo: call)
    if around.local(named: reader.name(name)) != nil { return }
    for function in around.flowQuery.hostingFunctions[reader.name(name)] {
      guard case .parameter(let parameter) = function.content, let argument = argument(of: call, for: parameter) else {
        continue
      }
      record(argument: argument, of: call, named: name, chain, function)
      return
    }
  }

  /// Records the call of a function of the project that makes a hosting controller of the view that it is called on; false where a chain
  /// has none.
  mutating func record(presentedIn chain: Node) -> Bool {
    guard recordsViews, !around.flowQuery.hostingFunctions.isEmpty else { return false }
    var name: Node?
    for link in tree.children(chain) {
      switch tree.kind(link) {
      case .nameReference: name = link
      case .member: name = tree.child(.name, of: link)
      case .call:
        guard let called = name else { continue }
        for function in around.flowQuery.hostingFunctions[reader.name(called)] where function.content == .receiver {
          guard
            record(receiverOf: link, named: called, chain, function) || record(selfIn: chain, link, called, function)
          else { return false }
          recordTypes(inArgumentsOf: chain)
          return true
        }
      default: continue
      }
    }
    return false
  }

  /// Records the view around where a call is given such a function without calling it: `onTapGesture(perform: snapshot)`.
  private mutating func record(functionsGivenTo call: Node) {
    guard recordsViews, !isInViewExtension else { return }
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard let value = tree.child(.expression, of: argument), let name = NameReader(reader).bareName(value),
        let function = around.flowQuery.hostingFunctions[name].first(where: { $0.content == .receiver }),
        around.local(named: name) == nil, countsHostingCall()
      else { continue }
      let presenter = PresenterCall(name: name, isMember: true, labels: [], position: nil, argument: .other)
      var body = rootReader(of: value)
      body.addSelf(in: name, tree.range(value))
      let hosting = HostingCall(
        path: function.path, range: tree.range(value), use: .presented(tree.range(value)), function: nil,
        presenter: presenter)
      add(hosting, named: name, tree.range(value), body)
    }
  }

  private mutating func record(
    argument: Node, of call: Node, named name: Node, _ chain: Node, _ function: HostingFunction
  ) {
    let closure = tree.child(.closure, of: argument) ?? reader.soleClosure(ofArgument: argument)
    guard let content = closure ?? tree.child(.expression, of: argument), countsHostingCall() else { return }
    let names = NameReader(reader)
    var presenter = PresenterCall(
      name: function.name, isMember: tree.kind(name) != .nameReference, labels: reader.callLabels(call),
      position: tree.children(call).prefix { $0 != argument }.count {
        [.argument, .trailingClosure].contains(tree.kind($0))
      },
      argument: closure != nil ? .closure : names.viewPath(of: content).map { .view($0) } ?? .other)
    presenter.isPresented = function.name.isTypeName && isPresented(call, chain)
    var body = rootReader(of: argument)
    body.readCall(call, .reference(function.name), tree.range(name))
    add(
      hosting(function, names.calleeRange(of: content) ?? tree.range(name), of: call, named: name, presenter),
      named: function.name, tree.range(name), body)
  }

  /// False where the call is on no view.
  private mutating func record(
    receiverOf call: Node, named name: Node, _ chain: Node, _ function: HostingFunction
  ) -> Bool {
    var body = rootReader(of: chain)
    body.readChain(chain, through: call)
    guard body.elements.first?.form == .modifier(function.name), countsHostingCall() else { return false }
    let presenter = PresenterCall(
      name: function.name, isMember: true, labels: reader.callLabels(call), position: nil, argument: .other)
    add(
      hosting(function, tree.range(name), of: call, named: name, presenter), named: function.name, tree.range(name),
      body)
    return true
  }

  /// Records a view that such a function is called on without a name, or as `self`; false for other calls.
  private mutating func record(
    selfIn chain: Node, _ call: Node, _ name: Node, _ function: HostingFunction
  ) -> Bool {
    guard !isInViewExtension, let first = tree.firstChild(chain), tree.kind(first) == .nameReference,
      first == name
        || reader.name(first) == "self" && tree.children(chain).contains(where: { tree.child(.name, of: $0) == name }),
      countsHostingCall()
    else { return false }
    let presenter = PresenterCall(
      name: function.name, isMember: true, labels: reader.callLabels(call), position: nil, argument: .other)
    var body = rootReader(of: chain)
    body.addSelf(in: function.name, tree.range(name))
    add(
      hosting(function, tree.range(name), of: call, named: name, presenter), named: function.name, tree.range(name),
      body)
    return true
  }

  private func hosting(
    _ function: HostingFunction, _ range: Range<UInt32>, of call: Node, named name: Node, _ presenter: PresenterCall
  ) -> HostingCall {
    HostingCall(
      path: function.path, range: range,
      use: .presented(tree.range(name).lowerBound..<tree.range(call).upperBound), function: nil, presenter: presenter)
  }

  private func argument(of call: Node, for parameter: HostedParameter) -> Node? {
    let arguments = tree.children(call).filter { [.argument, .trailingClosure].contains(tree.kind($0)) }
    if let label = parameter.label, let named = arguments.first(where: { reader.childName(.label, of: $0) == label }) {
      return named
    }
    if parameter.label == nil, arguments.indices.contains(parameter.index),
      tree.kind(arguments[parameter.index]) == .argument, tree.child(.label, of: arguments[parameter.index]) == nil
    {
      return arguments[parameter.index]
    }
    let trailing = arguments.filter { tree.kind($0) == .trailingClosure }
    return parameter.isLast && trailing.count == 1 ? trailing[0] : nil
  }

  /// Records a function or initializer by the name of one that makes a hosting controller of what it is given.
  mutating func recordNamesake(_ node: Node, named name: String) {
    guard !around.flowQuery.hostingFunctions[name].isEmpty, let nameRange = reader.nameRange(ofFunction: node) else {
      return
    }
    views.namesakes.append(
      Namesake(
        name: name, nameRange: nameRange,
        parameters: DeclarationReader(reader).parameters(of: node).map(ViewParameter.init),
        scope: around.scope(ofBody: node)))
  }

  private var useReader: ControllerUseReader {
    ControllerUseReader(reader: reader, body: around.function.body, typeName: around.place.typePath.last)
  }

  /// Whether the function around presents the controller that a call makes, and calls nothing else on it.
  private func isPresented(_ call: Node, _ chain: Node) -> Bool {
    let found = useReader.use(ofController: call, chain)
    guard case .presented = found.use else { return false }
    return found.methods.isSubset(of: ["present"]) && found.receiver.map { $0.form == .name("self") } ?? true
  }

  private func readUse(_ hosting: inout HostingCall, _ call: Node, _ chain: Node) {
    let found = useReader.use(ofController: call, chain)
    (hosting.use, hosting.methods, hosting.isInOwn) = (found.use, found.methods, found.isInOwn)
    hosting.navigationType = found.navigationType
    hosting.receiver = found.receiver.map { receiver in
      ModifierChain.Base(expression: receiver, local: receiver.leadingName.flatMap { around.local(named: $0) })
    }
  }

  // MARK: Bodies

  /// A reader of a root, which sees the names that a call can use.
  private func rootReader(of call: Node) -> ViewReader {
    var body = viewReader(
      isMethod: around.function.body != nil, parameters: around.function.parameters.map(ViewParameter.init))
    if let outer = around.function.body { body.bindLocals(in: outer, seenFrom: tree.range(call)) }
    return body
  }

  private mutating func add(
    _ hosting: HostingCall, named name: String, _ nameRange: Range<UInt32>, _ body: ViewReader
  ) {
    var hosting = hosting
    hosting.function = function(showing: body.elements, path: hosting.path)
    add(
      ViewBody(
        kind: .hosting(hosting), name: name, nameRange: nameRange, isStatic: false, access: .internalAccess,
        parameters: around.function.parameters.map(ViewParameter.init), elements: 0..<0, isCapped: body.isCapped,
        scope: around.scope),
      body)
  }

  /// The function around, when a root shows one of its parameters, or the view that it is called on.
  private func function(showing elements: [ViewElement], path: [String]) -> HostingFunction? {
    guard let nameRange = around.function.nameRange, let symbol = around.place.symbols.last,
      let name = symbol == "init" ? around.place.typePath.last : symbol
    else { return nil }
    let offset = views.elements.count
    for element in elements {
      guard case .reference(let shown) = element.form else { continue }
      if let index = around.function.parameters.firstIndex(where: { $0.name == shown }) {
        let parameter = around.function.parameters[index]
        guard isApplied(element, elements, offset) || isView(parameter.type), !isUsedOtherwise(shown) else { continue }
        let hosted = HostedParameter(
          label: parameter.label, index: index, isLast: index == around.function.parameters.count - 1)
        return HostingFunction(
          name: name, nameRange: nameRange, content: .parameter(hosted), path: path,
          useCount: useCount(of: shown))
      }
      if shown == "self", isInViewExtension, symbol != "init", !SDKModifiers.contains(name), !isUsedOtherwise(shown) {
        return HostingFunction(
          name: name, nameRange: nameRange, content: .receiver, path: path, useCount: useCount(of: shown))
      }
    }
    return nil
  }

  private func useCount(of name: String) -> Int {
    around.function.body.map { HostedUseReader(reader, around.flowQuery).useCount(of: name, in: $0) } ?? 0
  }

  /// Whether the function around may also show a view elsewhere.
  private func isUsedOtherwise(_ name: String) -> Bool {
    guard let body = around.function.body else { return true }
    return HostedUseReader(reader, around.flowQuery).isUsedOtherwise(name, in: body)
  }

  /// Whether an element is the root itself, or modifiers are applied to it: then it is a view.
  private func isApplied(_ element: ViewElement, _ elements: [ViewElement], _ offset: Int) -> Bool {
    var parent = Int(element.parent)
    while parent >= offset {
      guard elements[parent - offset].isModifier else { return false }
      parent = Int(elements[parent - offset].parent)
    }
    return true
  }

  /// Whether values of a type are views, or functions that give them, by the way it is written.
  private func isView(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    let text = reader.condensedText(type.range)
    let result = text.split(separator: ">").last.map(String.init) ?? text
    return text.hasPrefix("some") || text.hasPrefix("any") && text.contains("View") || result == "AnyView"
      || result.hasPrefix("some") || around.place.genericParameters.contains(result)
  }

  /// Whether one more controller of the function around is followed through it.
  private func countsHostingCall() -> Bool {
    guard around.function.hostingCallCount < ViewCollector.mostHostingCalls else { return false }
    if around.function.body != nil { around.function.hostingCallCount += 1 }
    return true
  }
}

extension TreeReader {
  /// The range of the name of a function, or of an initializer's `init`.
  func nameRange(ofFunction node: Node) -> Range<UInt32>? {
    (tree.child(.name, of: node) ?? tree.child(.keyword, of: node)).map(tree.range)
  }
}

import EnvlintSyntax

/// The arguments of calls: content, and values that tell which enum case something is.
extension ViewReader {
  /// - Parameter isKept: whether the arguments are elements of their own; else their content is where the call does.
  mutating func readArguments(of call: Node, calling name: String, _ parent: Int32, isKept: Bool = true) {
    if isKept {
      noteArguments(of: call, parent)
      if let item = PresentedItem(of: call, calling: name, reader) { items[Int(parent)] = item }
    }
    let row = ActionClosures.row(name)
    let labels = row == nil ? [] : reader.callLabels(call)
    let takesViews = !isKept || elements[Int(parent) - offset].takesViews
    let isGiven = isKept && elements[Int(parent) - offset].form == .modifier(name) && !SDKModifiers.contains(name)
    for child in tree.children(call) where [.argument, .trailingClosure].contains(tree.kind(child)) {
      let label = reader.childName(.label, of: child)
      let closure = tree.child(.closure, of: child) ?? reader.soleClosure(ofArgument: child)
      if closure != nil, row?.isAction(closureLabeled: label, inCallWith: labels) == true { continue }
      guard let content = closure ?? tree.child(.expression, of: child),
        closure != nil || takesViews && (isKept || label.map(SDKViews.isContentLabel) == true)
      else { continue }
      let isClosure = closure != nil
      let element =
        isKept ? add(.argument(label: label, isClosure: isClosure), [], tree.range(child), parent) : parent
      if isClosure {
        readContent(of: content, parent: element, isGiven: isGiven && ClosureContent(reader).isPlain(content))
      } else if !isKept, let member = nameReader.member(ofKeyPath: content) {
        // `ForEach(items, content: \.row)`
        _ = add(.valueMember(reader.name(member)), [], tree.range(member), element)
      } else {
        // Only views are destinations: `NavigationLink(title, destination: item.view)`.
        let isView = name == "NavigationLink" && label == "destination"
        readExpression(content, element, isArgument: !isView)
      }
      if isKept, elements.count + offset == Int(element) + 1 { elements.removeLast() }
    }
  }

  /// Notes whether what a call is given is surely no object, unless the SDK declares what is called.
  mutating func noteObjects(among call: Node, calling name: String, _ element: Int32) {
    let index = Int(element) - offset
    if case .modifier = elements[index].form, SDKModifiers.contains(name, with: elements[index].labels) { return }
    let locals = names.filter { if case .parameter = $0.meaning { false } else { true } }
    var arguments = ObjectArguments(reader, locals: Set(locals.map(\.name)))
    guard arguments.holdNone(of: call, calling: name) else { return }
    elements[index].isGivenNoObject = true
    if !arguments.values.isEmpty { givenValues[Int(element)] = arguments.values }
  }

  private mutating func noteArguments(of call: Node, _ element: Int32) {
    guard let values = CaseReader(reader).viewArguments(of: call) else { return }
    arguments[Int(element)] = values.map { value in
      guard case .name(let name) = value, name != "self" else { return value }
      switch meaning(of: name) {
      case .parameter: return value
      case .item(let argument): return .item(argument)
      default: return .other
      }
    }
  }
}

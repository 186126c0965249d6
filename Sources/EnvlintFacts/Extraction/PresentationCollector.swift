import EnvlintSyntax

/// Collects content that is presented separately, and code that runs as actions; see `Presentation` and `ActionCode`.
struct PresentationCollector {
  let around: Surroundings
  private(set) var presentations: [Presentation] = []
  private(set) var memberCode: [ActionCode] = []
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// Records an argument of a call when it builds the content of a presentation.
  ///
  /// - Parameter content: a closure, or another expression.
  mutating func record(_ content: Node, in argument: Node, calling name: Node, _ call: Node) {
    let text = reader.name(name)
    let labels = reader.callLabels(call)
    guard let row = PresentationModifiers.row(text), row.hasOwnDismiss, row.accepts(labels),
      row.isContent(closureLabeled: reader.childName(.label, of: argument), inCallTo: text, with: labels)
    else { return }
    presentations.append(
      Presentation(
        name: text, nameRange: tree.range(name), content: tree.range(content), subject: subject(of: call),
        code: actionCode(content)))
  }

  /// `shown` of `isPresented: $shown` and `item: $shown`.
  private func subject(of call: Node) -> String? {
    for argument in tree.children(call) where tree.kind(argument) == .argument {
      guard ["isPresented", "item"].contains(reader.childName(.label, of: argument) ?? ""),
        let name = tree.child(.expression, of: argument).flatMap(NameReader(reader).bareName), name.hasPrefix("$")
      else { continue }
      return String(name.dropFirst())
    }
    return nil
  }

  /// Records the code of a member of a type when it calls a property whose uses are recorded.
  ///
  /// - Parameter uses: that are recorded in it.
  mutating func recordMemberCode(_ body: Node, with uses: ArraySlice<PropertyUse>) {
    let isCalling = uses.contains { use in
      switch use.next {
      case .call, .member("wrappedValue", _, _), .member("callAsFunction", _, _): true
      default: false
      }
    }
    if isCalling { memberCode.append(actionCode(body)) }
  }

  private func actionCode(_ code: Node) -> ActionCode {
    var result = ActionCode(blocks: [.init(range: tree.range(code), role: .action)], resets: [], calls: [])
    var roles: [Node: ActionCode.Block.Role] = [:]
    for node in tree.descendants(code) {
      switch tree.kind(node) {
      case .closure: result.blocks.append(.init(range: tree.range(node), role: roles[node] ?? .action))
      case .expression: if ResetReader(reader).isReset(node) { result.resets.append(tree.range(node).lowerBound) }
      case .chain:
        if ResetReader(reader).isResettingCall(node) { result.resets.append(tree.range(node).lowerBound) }
        addCalls(of: node, to: &result, &roles)
      default: continue
      }
    }
    return result
  }

  /// Adds the calls of a chain, and determines what the closures among their arguments are for.
  private func addCalls(of chain: Node, to code: inout ActionCode, _ roles: inout [Node: ActionCode.Block.Role]) {
    var (name, base): (Node?, Node?) = (nil, nil)
    var isBare = false
    for child in tree.children(chain) {
      switch tree.kind(child) {
      case .nameReference:
        name = child
        isBare = true
      case .member:
        base = name
        isBare = isBare && base.map { reader.isName($0, "self") } ?? false
        name = tree.child(.name, of: child)
      case .call:
        guard let called = name else { continue }
        let text = reader.name(called)
        code.calls.append(.init(name: text, isBare: isBare, start: tree.range(chain).lowerBound))
        note(closuresOf: child, calling: text, behind: isBare ? nil : base, &roles)
        (name, base, isBare) = (nil, nil, false)
      case .optionalChaining, .forceUnwrap, .genericArguments: continue
      default: (name, base, isBare) = (nil, nil, false)
      }
    }
  }

  private func note(
    closuresOf call: Node, calling name: String, behind base: Node?, _ roles: inout [Node: ActionCode.Block.Role]
  ) {
    guard let row = PositionReader(reader).actionRow(name, base) else { return }
    let role: ActionCode.Block.Role = name == "onDisappear" ? .farewell : row.runsForCodeAround ? .part : .action
    if role == .action { return }
    for argument in tree.children(call) {
      if let closure = tree.child(.closure, of: argument) ?? reader.soleClosure(ofArgument: argument) {
        roles[closure] = role
      }
    }
  }
}

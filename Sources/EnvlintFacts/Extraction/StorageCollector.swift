import EnvlintSyntax

/// Collects what initializers, and the functions that they call, do to storage: see `StorageChange` and `MemberCall`.
struct StorageCollector {
  let around: Surroundings
  private(set) var changes: [StorageChange] = []
  private(set) var memberCalls: [MemberCall] = []
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  /// Records what an expression does to storage of `self`, but for what its parts do.
  mutating func recordChanges(in expression: Node) {
    guard let member = around.function.member, around.triggers.changesStorage(anyIn: tree.range(expression))
    else { return }
    let parts = Array(tree.children(expression))
    if let position = parts.firstIndex(where: { tree.kind($0) == .assignment }) {
      for target in parts[..<position].flatMap(targets) {
        if let form = form(ofAssigning: expression, to: target) { add(form, expression, member) }
      }
    }
    for (ampersand, operand) in zip(parts, parts.dropFirst()) where reader.isAmpersand(ampersand) {
      for target in targets(operand) { add(target, expression, member) }
    }
    if let chain = parts.last, tree.kind(chain) == .chain, reader.isDelegation(chain),
      let call = tree.child(.call, of: chain)
    {
      add(.delegation(labels: reader.callLabels(call)), expression, member)
    }
  }

  private mutating func add(_ form: StorageChange.Form, _ expression: Node, _ member: EnclosingFunction.Member) {
    changes.append(
      StorageChange(
        form: form, range: tree.range(expression), body: member.body, member: member.name,
        parameters: member.parameters.map(ViewParameter.init), scope: around.scope))
  }

  /// `self`, `_x` and `self._x`, also in a tuple.
  private func targets(_ node: Node) -> [StorageChange.Form] {
    guard tree.kind(node) == .chain else { return [] }
    let links = Array(tree.children(node))
    if links.count == 1, tree.kind(links[0]) == .tuple {
      return tree.children(links[0]).compactMap { tree.child(.expression, of: $0) }.flatMap { element in
        tree.children(element).flatMap(targets)
      }
    }
    if links.count == 1, reader.matches(links[0], "self") { return [.whole] }
    let isMember = links.count == 2 && reader.matches(links[0], "self")
    guard links.count == 1 || isMember,
      let name = isMember ? tree.child(.name, of: links[1]) : links[0],
      let meaning = around.propertyNames.meaning(at: tree.range(name).lowerBound), meaning.part == .storage
    else { return [] }
    return [.wrapper(meaning.name)]
  }

  /// The effect of an assignment; nil if it sets storage that is created there.
  private func form(ofAssigning expression: Node, to target: StorageChange.Form) -> StorageChange.Form? {
    guard case .sequence(let elements) = reader.expression(expression).form,
      let position = elements.firstIndex(of: .assignment), position == elements.count - 2,
      case .operand(let value) = elements[elements.count - 1],
      case .call(let callee, let arguments) = value.withoutMarkers.form
    else { return target }
    var type = callee.constructedType?.unqualifiedName
    if case .implicitMember("init") = callee.form { type = target == .whole ? "Self" : "Environment" }
    switch target {
    case .wrapper: return type == "Environment" || type == "EnvironmentObject" ? nil : target
    case .whole:
      let name = type?.split(separator: ".").last.map { String($0) }
      let isOwn = name == "Self" || name == around.place.typePath.last
      return isOwn ? .delegation(labels: arguments.labels) : target
    case .delegation: return target
    }
  }

  /// Records `f(…)` and `self.f(…)` where an initializer, or what it calls, may call a function of its type.
  mutating func recordCall(of name: Node) {
    let range = tree.range(name)
    guard let member = around.function.member,
      around.triggers.initializerCalls.offsets.contains(anyIn: range)
    else { return }
    let text = reader.name(name)
    if tree.kind(name) == .nameReference, around.isLocal(text) { return }
    memberCalls.append(
      MemberCall(
        name: text, body: member.body, member: member.name, range: range, position: around.execution.position,
        isCertain: around.execution.isCertain, scope: around.scope))
  }
}

import EnvlintSyntax

/// Collects injections, and the chains of modifiers that hold them; see `Injection` and `ModifierChain`.
struct InjectionCollector {
  let around: Surroundings
  private(set) var injections: [Injection] = []
  private(set) var chains: [ModifierChain] = []
  /// The chain that is visited.
  var chain: CurrentChain?
  private var reader: TreeReader { around.reader }
  private var tree: SyntaxTree { reader.tree }

  init(_ around: Surroundings) { self.around = around }

  struct CurrentChain {
    var node: Node
    /// Its index among the facts, once it is known to hold an injection.
    var index: Int?
  }

  /// Records `.environment(…)`, `.environmentObject(…)` and `.transformEnvironment(…)`.
  mutating func record(modifier: Node, call: Node) {
    // A function of the project that has the name of a modifier is no sign of one.
    guard around.triggers.mayInject || !around.flowQuery.hostingFunctions.isEmpty else { return }
    let isObject = reader.isName(modifier, "environmentObject")
    let isTransform = !isObject && reader.isName(modifier, "transformEnvironment")
    guard isObject || isTransform || reader.isName(modifier, "environment") else { return }
    let arguments = reader.arguments(call)
    let target: Injection.Target
    var value: Expression?
    if isObject {
      guard arguments.count == 1, arguments[0].label == nil else { return }
      value = arguments[0].value
      target = .object(arguments[0].value)
    } else if let first = arguments.first, case .keyPath(let keyPath) = first.value.form {
      if !isTransform, arguments.count == 2 { value = arguments[1].value }
      target = .key(keyPath)
    } else if !isTransform, arguments.count == 1, arguments[0].label == nil, !arguments[0].isTrailing {
      value = arguments[0].value
      target = .object(arguments[0].value)
    } else {
      target = .unknown
    }
    let start = tree.range(modifier).lowerBound
    guard let index = chainIndex(),
      let modifierIndex = chains[index].modifiers.firstIndex(where: { $0.range.lowerBound == start })
    else { return }
    let assigned = isTransform ? arguments.last.flatMap { assignedValue(in: $0.value, call) } : nil
    injections.append(
      Injection(
        target: target, value: value, isTransform: isTransform, assignedText: assigned,
        valueText: value.flatMap(reader.shortText),
        range: start..<tree.range(call).upperBound,
        link: Injection.Link(chain: index, modifier: modifierIndex), scope: around.scope,
        local: value?.leadingName.flatMap { around.local(named: $0) },
        locals: (value?.mentionedNames ?? []).sorted().compactMap { around.local(named: $0) },
        position: around.execution.position
      )
    )
  }

  /// `X` of `{ $0 = X }` and `{ value in value = X }`, as written; nil for every other transform, which may be made of the outer value.
  private func assignedValue(in value: Expression, _ call: Node) -> String? {
    guard case .closure(let closure) = value.form, let argument = tree.children(call).reversed().first,
      let node = tree.child(.closure, of: argument) ?? reader.soleClosure(ofArgument: argument)
    else { return nil }
    let statements = tree.children(node).filter { tree.kind($0) != .closureSignature }
    guard statements.count == 1, tree.kind(statements[0]) == .expression, let target = tree.firstChild(statements[0]),
      tree.child(.assignment, of: statements[0]) != nil
    else { return nil }
    let name = closure.parameterNames.first ?? "$0"
    let parts = Array(tree.children(statements[0]))
    guard NameReader(reader).bareName(target) == name, parts.count == 3,
      !NameReader(reader).names(below: parts[2]).contains(name)
    else { return nil }
    return reader.condensedText(tree.range(parts[2]))
  }

  /// The index of the current chain among the facts, to which it is added when it is not there yet.
  private mutating func chainIndex() -> Int? {
    guard let chain else { return nil }
    if let index = chain.index { return index }
    var found = ModifierChain(range: tree.range(chain.node), modifiers: [], scope: around.scope)
    addModifiers(of: chain.node, to: &found, behind: found.range.lowerBound)
    found.base = base(of: chain.node, found)
    chains.append(found)
    self.chain?.index = chains.count - 1
    return self.chain?.index
  }

  /// Records the current chain when one of its modifiers is an SDK one that sets a key, or one of the project, which may.
  @inline(never)
  mutating func recordKeySetters() {
    guard let chain, chain.index == nil else { return }
    if holdsModifier(chain.node, { maySetKey(reader.name($0)) }) { _ = chainIndex() }
  }

  /// Records the current chain when it has one of SwiftUI's modifiers twice.
  @inline(never)
  mutating func recordRepeatedModifiers() {
    guard let chain, chain.index == nil else { return }
    var names: Set<String> = []
    for link in tree.children(chain.node) where tree.kind(link) == .member {
      guard let name = tree.child(.name, of: link).map(reader.name), RepeatedModifier.isReplacing(name) else {
        continue
      }
      if !names.insert(name).inserted {
        _ = chainIndex()
        return
      }
    }
  }

  /// Whether a chain, or a clause of an `#if` in it, holds a modifier whose name fits.
  private func holdsModifier(_ holder: Node, _ fits: (_ name: Node) -> Bool) -> Bool {
    tree.children(holder).contains { child in
      switch tree.kind(child) {
      case .member: tree.child(.name, of: child).map(fits) ?? false
      case .postfixIfConfig, .ifConfigClause: holdsModifier(child, fits)
      default: false
      }
    }
  }

  private func maySetKey(_ modifier: String) -> Bool {
    KeySettingModifiers.contains(modifier) || modifier == "modifier" || !SDKModifiers.contains(modifier)
  }

  private func base(of chain: Node, _ found: ModifierChain) -> ModifierChain.Base? {
    guard let first = found.modifiers.first, first.receiverEnd > found.range.lowerBound,
      let end = tree.children(chain).first(where: { tree.range($0).lowerBound >= first.receiverEnd })
    else { return nil }
    for child in tree.children(chain) {
      if child == end { break }
      if tree.kind(child) == .call, tree.child(.trailingClosure, of: child) != nil { return nil }
    }
    let expression = reader.chain(chain, before: end)
    return ModifierChain.Base(
      expression: expression, local: expression.rootName.flatMap { around.local(named: $0) })
  }

  /// - Parameter holder: the chain, or a clause of an `#if` in it.
  private func addModifiers(of holder: Node, to chain: inout ModifierChain, behind end: UInt32) {
    var name: Node?
    var isBehindModule = false
    var (receiverEnd, linkEnd, linkStart) = (end, end, end)
    for child in tree.children(holder) {
      switch tree.kind(child) {
      // A function that is called without a base is a modifier of `self`, when it is one; else it makes the base.
      case .nameReference:
        name = isInjection(child) ? child : nil
        isBehindModule = reader.isModule(child)
      case .member:
        name = isBehindModule ? nil : tree.child(.name, of: child)
        isBehindModule = false
        receiverEnd = linkEnd
        linkStart = tree.range(child).lowerBound
      case .call:
        if let name {
          let range = tree.range(name).lowerBound..<tree.range(child).upperBound
          let text = reader.name(name)
          var modifier = ModifierChain.Modifier(
            name: text, nameRange: tree.range(name), range: range, receiverEnd: receiverEnd,
            removal: ChainLayout(reader).removal(
              ofModifier: min(linkStart, range.lowerBound)..<range.upperBound, behind: receiverEnd),
            takesContent: takesContent(child, of: text), isConditional: tree.kind(holder) == .ifConfigClause)
          if maySetKey(text) || isInjection(name) {
            modifier.argument = argumentText(of: child)
            modifier.firstLabel = tree.child(.argument, of: child).flatMap { reader.childName(.label, of: $0) }
            let receiver = chain.range.lowerBound..<receiverEnd
            if around.propertyNames.contains(anyIn: receiver) {
              modifier.sharesNames = sharesNames(child, with: receiver, holder)
            }
          }
          if !PlainModifiers.contains(text), SDKModifiers.contains(text) {
            modifier.typeNames = StyleReader(reader).typeNamesAlone(in: child)
          }
          chain.modifiers.append(modifier)
        }
        name = nil
      case .genericArguments: break
      case .postfixIfConfig:
        for clause in tree.children(child) where tree.kind(clause) == .ifConfigClause {
          addModifiers(of: clause, to: &chain, behind: linkEnd)
        }
      case .keyword, .ifConfigCondition: continue
      default: name = nil
      }
      linkEnd = tree.range(child).upperBound
    }
  }

  private func argumentText(of call: Node) -> String? {
    let arguments = tree.children(call).filter { tree.kind($0) == .argument }
    guard let first = arguments.first, arguments.count == 1 || tree.child(.label, of: first) == nil,
      let value = tree.child(.expression, of: first)
    else { return nil }
    return reader.shortText(tree.range(value))
  }

  /// Whether a value in the arguments of a modifier is also used in its receiver, or one of them is a part of the other.
  private func sharesNames(_ call: Node, with receiver: Range<UInt32>, _ holder: Node) -> Bool {
    let paths = NameReader(reader).namePaths(below: call)
    let parents = Set(paths.flatMap { path in path.indices.map { Array(path[...$0]) } })
    return !paths.isEmpty
      && tree.children(holder).contains { link in
        tree.range(link).upperBound <= receiver.upperBound
          && NameReader(reader).namePaths(below: link).contains { path in
            parents.contains(path) || path.indices.contains { paths.contains(Array(path[...$0])) }
          }
      }
  }

  private func isInjection(_ name: Node) -> Bool {
    reader.isName(name, "environment") || reader.isName(name, "environmentObject")
      || reader.isName(name, "transformEnvironment")
  }

  /// Whether a closure among the arguments is no action.
  private func takesContent(_ call: Node, of name: String) -> Bool {
    let row = ActionClosures.row(name)
    let labels = reader.callLabels(call)
    return tree.children(call).contains { argument in
      let holdsClosure = tree.kind(argument) == .trailingClosure || reader.soleClosure(ofArgument: argument) != nil
      return holdsClosure
        && row?.isAction(closureLabeled: reader.childName(.label, of: argument), inCallWith: labels) != true
    }
  }
}

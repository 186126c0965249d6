import EnvlintSyntax

/// Injections, and the chains of modifiers that they stand in.
extension FactExtractor {
  /// A chain that is visited.
  struct CurrentChain {
    var node: Node
    /// Its index among the facts, once it is known to hold an injection.
    var index: Int?
  }

  /// Records `.environment(…)`, `.environmentObject(…)` and `.transformEnvironment(…)`.
  func visitInjection(modifier: Node, call: Node) {
    // A function of the project that has the name of a modifier is no sign of one.
    guard landmarks.mayInject || !hostingFunctions.isEmpty else { return }
    let isObject = reader.isName(modifier, "environmentObject")
    let isTransform = !isObject && reader.isName(modifier, "transformEnvironment")
    guard isObject || isTransform || reader.isName(modifier, "environment") else { return }
    let arguments = reader.arguments(call)
    let target: Injection.Target
    var value: Expression?
    if isObject {
      guard arguments.count == 1 else { return }
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
      let place = facts.chains[index].modifiers.firstIndex(where: { $0.range.lowerBound == start })
    else { return }
    facts.injections.append(
      Injection(
        target: target, value: value, isTransform: isTransform, valueText: value.flatMap(reader.shortText),
        range: start..<tree.range(call).upperBound,
        link: Injection.Link(chain: index, modifier: place), scope: scope,
        local: value?.rootName.flatMap { local(named: $0) },
        locals: (value?.mentionedNames ?? []).sorted().compactMap { local(named: $0) }, position: execution.position
      )
    )
  }

  /// The index of the current chain among the facts, to which it is added when it is not there yet.
  private func chainIndex() -> Int? {
    guard let chain else { return nil }
    if let index = chain.index { return index }
    var found = ModifierChain(range: tree.range(chain.node), modifiers: [])
    addModifiers(of: chain.node, to: &found, behind: found.range.lowerBound)
    facts.chains.append(found)
    self.chain?.index = facts.chains.count - 1
    return self.chain?.index
  }

  /// Records the current chain when one of its modifiers is an SDK one that sets a key.
  @inline(never)
  func recordKeySetters() {
    guard let chain, chain.index == nil else { return }
    let holdsSetter = reader.holdsModifier(chain.node) { name in
      let range = tree.range(name)
      return KeySettingModifiers.mayContain(range.count, beginningWith: reader.source[Int(range.lowerBound)])
        && KeySettingModifiers.contains(reader.name(name))
    }
    if holdsSetter { _ = chainIndex() }
  }

  /// - Parameter holder: the chain, or a clause of an `#if` in it.
  private func addModifiers(of holder: Node, to chain: inout ModifierChain, behind end: UInt32) {
    var name: Node?
    var (receiverEnd, linkEnd) = (end, end)
    for child in tree.children(holder) {
      switch tree.kind(child) {
      // A function that is called without a base is a modifier of `self`, when it is one; else it makes the base.
      case .nameReference: name = isInjection(child) ? child : nil
      case .member:
        name = tree.child(.name, of: child)
        receiverEnd = linkEnd
      case .call:
        if let name {
          let range = tree.range(name).lowerBound..<tree.range(child).upperBound
          let text = reader.name(name)
          chain.modifiers.append(
            ModifierChain.Modifier(
              name: text, nameRange: tree.range(name), range: range, receiverEnd: receiverEnd,
              takesContent: takesContent(child, of: text),
              isConditional: tree.kind(holder) == .ifConfigClause))
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

  private func isInjection(_ name: Node) -> Bool {
    reader.isName(name, "environment") || reader.isName(name, "environmentObject")
      || reader.isName(name, "transformEnvironment")
  }

  /// Whether a closure among the arguments is no action.
  private func takesContent(_ call: Node, of name: String) -> Bool {
    let row = ActionClosures.row(name)
    let labels = reader.callLabels(call)
    return tree.children(call).contains { argument in
      let holdsClosure = tree.kind(argument) == .trailingClosure || soleClosure(ofArgument: argument) != nil
      return holdsClosure
        && row?.isAction(closureLabeled: reader.childName(.label, of: argument), inCallWith: labels) != true
    }
  }
}

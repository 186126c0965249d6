import EnvlintFacts

extension Catalog {
  /// Injections that the same chain overrides closer to the content. We give up where something between the two can see the outer one,
  /// and where one of them may depend on the other.
  static let shadowedInjection = Rule(
    id: "shadowed_injection",
    group: .injecting,
    summary: "An injection has no effect, because the same chain sets the same key closer to the content.",
    severity: .warning,
    fix: .suggestion,
    check: { project, _ in
      let repeated = project.files(with: .chains).flatMap { file -> [Diagnostic] in
        guard project.seesSwiftUI(file) else { return [] }
        return project.reach.repeatedModifiers(in: file).map { diagnostic($0, file, project) }
      }
      return repeated
        + project.files(with: .injections).flatMap { file -> [Diagnostic] in
          let injections = project.injections(in: file)
          guard injections.count > 1, Set(injections.lazy.map(\.link.chain)).count < injections.count,
            project.seesSwiftUI(file)
          else { return [] }
          let chains = Dictionary(grouping: injections, by: \.link.chain).sorted { $0.key < $1.key }
          return chains.flatMap { $0.value.count > 1 ? shadowed($0.value, file, project) : [] }
        }
    }
  )

  /// - Parameter injections: those of one chain.
  private static func shadowed(_ injections: [Injection], _ file: Int, _ project: ProjectIndex) -> [Diagnostic] {
    let chain = project.injections.chain(of: injections[0], in: file)
    // Given what each modifier may see, one pass over the chain finds whether anything is between two of its injections.
    var lastReader = (ofSDKKeys: -1, ofTexts: -1, ofOthers: -1)
    var next = 0
    var effective: [InjectedKey: [Injection]] = [:]
    return injections.sorted { $0.link.modifier < $1.link.modifier }.compactMap { injection in
      for index in next..<max(next, injection.link.modifier) {
        let modifier = chain.modifiers[index]
        // Modifiers of the SDK read keys of the SDK.
        if !["environment", "environmentObject"].contains(modifier.name) { lastReader.ofSDKKeys = index }
        if project.reach.maySee("font", modifier) { lastReader.ofTexts = index }
        if project.reach.maySee(nil, modifier) { lastReader.ofOthers = index }
      }
      next = max(next, injection.link.modifier)
      guard !injection.isTransform, let key = project.injections.key(of: injection, in: file),
        project.reach.isReplaced(key)
      else {
        return nil
      }
      let reader =
        switch sdkKey(key, project) {
        case let name? where KeyBlindModifiers.areBlind(to: name): lastReader.ofTexts
        case .some: lastReader.ofSDKKeys
        case nil: lastReader.ofOthers
        }
      // One that is there wherever the outer one is compiled.
      let condition = CompilationCondition(injection.scope.branches)
      let inner = effective[key]?.last { inner in
        inner.link.modifier >= reader && condition.implies(CompilationCondition(inner.scope.branches))
          && chain.modifiers[inner.link.modifier].name == chain.modifiers[injection.link.modifier].name
      }
      if let inner {
        guard !project.isExempt(injection.scope, in: file), !reads(key, in: [inner, injection], file, project),
          !project.usage.isOnlyForPreviews(injection.scope), !project.reach.isOwnFunction(injection, in: file)
        else { return nil }
        return diagnostic(injection, shadowedBy: inner, key, chain, file, project)
      }
      if injection.value?.form != .nilLiteral { effective[key, default: []].append(injection) }
      return nil
    }
  }

  private static func diagnostic(
    _ repeated: RepeatedModifier, _ file: Int, _ project: ProjectIndex
  ) -> Diagnostic {
    let range = repeated.outer.receiverEnd..<repeated.outer.range.upperBound
    return Diagnostic(
      rule: shadowedInjection.id, severity: .warning, location: project.location(repeated.outer.range, in: file),
      message:
        "this '.\(repeated.outer.name)' has no effect, because the same chain already sets it closer to the content",
      notes: [.init("this one takes effect", at: project.location(repeated.inner.range, in: file))],
      help: "remove one of the two modifiers",
      fixes: [
        Fix("Remove the outer modifier", safety: .unsafe, edits: [Fix.Edit("", at: project.location(range, in: file))])
      ], symbol: repeated.scope.symbol
    )
  }

  private static func diagnostic(
    _ outer: Injection, shadowedBy inner: Injection, _ key: InjectedKey, _ chain: ModifierChain, _ file: Int,
    _ project: ProjectIndex
  ) -> Diagnostic {
    var fixes: [Fix] = []
    if outer.scope.branches.isEmpty, outer.value?.mayHaveEffects == false {
      let call = chain.modifiers[outer.link.modifier]
      fixes.append(
        Fix(
          "Remove the outer injection", safety: .unsafe,
          edits: [Fix.Edit("", at: project.location(call.removal, in: file))]))
    }
    return Diagnostic(
      rule: shadowedInjection.id, severity: .warning, location: project.location(outer.headRange, in: file),
      message:
        "this injection of '\(key.name)' has no effect, because the same chain already sets it closer to the content",
      notes: [.init("this one takes effect", at: project.location(inner.headRange, in: file))],
      help: "remove one of the two injections", fixes: fixes, symbol: outer.scope.symbol
    )
  }

  /// The SDK's key that is set; nil where it is one of the project, or an object.
  private static func sdkKey(_ key: InjectedKey, _ project: ProjectIndex) -> String? {
    guard case .path(let names) = key, !project.keys.declaresKey(named: names[0]) else { return nil }
    return names[0]
  }

  /// Whether the value of an injection may depend on what is injected under the same key.
  private static func reads(
    _ key: InjectedKey, in injections: [Injection], _ file: Int, _ project: ProjectIndex
  ) -> Bool {
    injections.contains { injection in
      guard let names = injection.value?.mentionedNames else { return true }
      guard let type = project.resolver.enclosingType(of: injection.scope, in: file) else { return false }
      return names.contains { name in
        project.members.environmentProperties(named: name, of: type).contains { property in
          project.reads.key(of: property).map { $0 == key } ?? true
        }
      }
    }
  }
}

extension Expression {
  /// Whether evaluating it may do something besides giving a value: it calls something else than a value type of the SDK.
  fileprivate var mayHaveEffects: Bool {
    func any(_ parts: [Expression]) -> Bool { parts.contains(where: \.mayHaveEffects) }
    switch form {
    case .nilLiteral, .literal, .keyPath, .name, .moduleMember, .implicitMember, .closure: return false
    case .interpolatedString(let parts), .array(let parts), .dictionary(let parts): return any(parts)
    case .tuple(let elements): return any(elements.map(\.value))
    case .member(let base, _, _), .optionalChaining(let base), .forceUnwrap(let base),
      .marked(.prefixOperator("-"), let base),
      .marked(.prefixOperator("!"), let base):
      return base.mayHaveEffects
    case .call(let callee, let arguments):
      guard let path = callee.dottedPath, path.count == 1, DefaultExpressions.kind(ofType: path[0]) == .struct else {
        return true
      }
      return any(arguments.map(\.value))
    case .sequence(let elements):
      return elements.contains { element in
        switch element {
        case .operand(let value), .ternary(let value): value.mayHaveEffects
        case .infix, .cast: false
        case .assignment: true
        }
      }
    case .subscripted, .marked, .branches, .type, .opaque: return true
    }
  }
}

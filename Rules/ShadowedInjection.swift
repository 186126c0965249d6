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
      project.loadedFiles.flatMap { file -> [Diagnostic] in
        let injections = project.injections(in: file)
        return injections.indices.compactMap { shadowed(injections[$0], behind: injections[..<$0], file, project) }
      }
    }
  )

  /// - Parameter earlier: the injections of the file before it.
  private static func shadowed(
    _ outer: Injection, behind earlier: ArraySlice<Injection>, _ file: Int, _ project: ProjectIndex
  ) -> Diagnostic? {
    let candidates = earlier.filter { $0.link.chain == outer.link.chain && $0.link.modifier < outer.link.modifier }
    guard !candidates.isEmpty, !outer.isTransform, project.seesSwiftUI(file), !project.isExempt(outer.scope, in: file),
      let key = project.key(of: outer, in: file)
    else { return nil }
    let chain = project.chain(of: outer, in: file)
    let inner = candidates.first { inner in
      !inner.isTransform && inner.value?.form != .nilLiteral && inner.scope.branches == outer.scope.branches
        && project.key(of: inner, in: file) == key
        && isHidden(chain, between: inner, and: outer, isBuiltIn: isBuiltIn(key, project))
    }
    guard let inner, !reads(key, in: [inner, outer], file, project) else { return nil }
    var fixes: [Fix] = []
    if outer.scope.branches.isEmpty {
      let call = chain.modifiers[outer.link.modifier]
      fixes.append(
        Fix(
          "Remove the outer injection", safety: .unsafe,
          edits: [Fix.Edit("", at: project.location(call.receiverEnd..<call.range.upperBound, in: file))]))
    }
    return Diagnostic(
      rule: shadowedInjection.id, severity: .warning, location: project.location(outer.headRange, in: file),
      message:
        "This injection of '\(key.name)' has no effect, because the same chain already sets it closer to the content.",
      notes: [.init("this one wins", at: project.location(inner.headRange, in: file))],
      help: "remove one of the two injections", fixes: fixes, symbol: outer.scope.symbol
    )
  }

  /// Whether nothing between two injections can see the outer one.
  private static func isHidden(
    _ chain: ModifierChain, between inner: Injection, and outer: Injection, isBuiltIn: Bool
  ) -> Bool {
    chain.modifiers[inner.link.modifier + 1..<outer.link.modifier].allSatisfy { modifier in
      // Modifiers of the SDK read keys of the SDK.
      if isBuiltIn { return ["environment", "environmentObject"].contains(modifier.name) }
      return !modifier.takesContent && PlainModifiers.contains(modifier.name)
    }
  }

  private static func isBuiltIn(_ key: InjectedKey, _ project: ProjectIndex) -> Bool {
    guard case .path(let names) = key else { return false }
    return !project.declaresKey(named: names[0])
  }

  /// Whether the value of an injection may depend on what is injected under the same key.
  private static func reads(
    _ key: InjectedKey, in injections: [Injection], _ file: Int, _ project: ProjectIndex
  ) -> Bool {
    injections.contains { injection in
      guard let names = injection.value?.mentionedNames else { return true }
      guard let type = project.enclosingType(of: injection.scope, in: file) else { return false }
      return names.contains { name in
        project.environmentProperties(named: name, of: type).contains { property in
          project.key(of: property).map { $0 == key } ?? true
        }
      }
    }
  }
}

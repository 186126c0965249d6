/// A function of the project by the name of one of SwiftUI's modifiers, in an extension of a type of another module.
struct OwnModifier: Sendable {
  /// The simple name of the type that is extended.
  var extended: String
  /// The label of the first argument.
  var label: String?
  /// Whether the first argument is a key path.
  var takesKeyPath: Bool
}

extension InjectionReach {
  /// Whether a modifier is a function that the type of the chain's base declares itself, or that the project adds to it, so that nothing is
  /// said of the environment: `request.environment(\.stage, .test)`.
  public func isOwnFunction(_ modifier: ModifierChain.Modifier, ofBaseOf chain: ModifierChain, in file: Int) -> Bool {
    guard let base = chain.base else { return false }
    let site = LookupContext(file: file, scope: chain.scope)
    switch inference.staticType(of: base.expression, local: base.local, at: site, scope: chain.scope) {
    case .declared(let type):
      var isOwn = resolver.hasFunction(named: modifier.name, type)
      resolver.walkAncestors(of: type) { ancestor in
        if case .declared(let found) = ancestor { isOwn = isOwn || resolver.hasFunction(named: modifier.name, found) }
        return !isOwn
      }
      return isOwn
    case .external(let name, _): return isOwnFunction(modifier, of: ExternalName.last(ExternalName.plain(name)))
    default: return false
    }
  }

  /// Whether the project declares the function of an injection, perhaps for all views.
  public func isOwnFunction(_ injection: Injection, in file: Int) -> Bool {
    let chain = injections.chain(of: injection, in: file)
    let modifier = chain.modifiers[injection.link.modifier]
    return isOwnFunction(modifier, of: "View") || isOwnFunction(modifier, ofBaseOf: chain, in: file)
  }

  func isOwnFunction(_ modifier: ModifierChain.Modifier, of type: String) -> Bool {
    ownModifiers(named: modifier.name).contains {
      $0.extended == type && $0.label == modifier.firstLabel
        && $0.takesKeyPath == (modifier.argument?.first == "\\")
    }
  }

  private func ownModifiers(named name: String) -> [OwnModifier] {
    answers.ownModifiers.answer(to: name) {
      filesThatMayDeclare(membersNamed: [name]).flatMap { file in
        let views = self.views(in: file)
        return views.bodies.compactMap { body -> OwnModifier? in
          guard body.name == name, !body.isStatic, let container = body.scope.container,
            files[file].containers[container].kind == nil,
            files[file].containers[container].functionNames.contains(name)
          else { return nil }
          return OwnModifier(
            extended: files[file].containers[container].name, label: body.parameters.first?.label,
            takesKeyPath: body.parameters.first?.type?.unqualifiedName?.hasSuffix("KeyPath") ?? false)
        }
      }
    }
  }
}

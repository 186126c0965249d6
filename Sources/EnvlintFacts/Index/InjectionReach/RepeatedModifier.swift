/// A modifier of the SDK that sets a key which the same chain sets closer to the content, so that it has no effect.
public struct RepeatedModifier: Sendable {
  public var key: String
  /// Which wins.
  public var inner: ModifierChain.Modifier
  public var outer: ModifierChain.Modifier
  public var scope: Scope

  /// Whether a modifier does nothing but to replace a key.
  static func isReplacing(_ modifier: String) -> Bool { modifier == "font" || modifier == "lineLimit" }
}

extension InjectionReach {
  /// Whether something between two modifiers of a chain may see the value that the outer one sets.
  ///
  /// - Parameter key: the SDK's key that is set; nil for one of the project.
  public func maySee(_ key: String?, _ modifier: ModifierChain.Modifier) -> Bool {
    if let key {
      guard KeyBlindModifiers.areBlind(to: key) else { return true }
      return !KeyBlindModifiers.contains(modifier.name) && !draws(modifier, DrawnTypes.isShape)
    }
    if !modifier.takesContent, PlainModifiers.contains(modifier.name) { return false }
    return !draws(modifier, DrawnTypes.isPlain)
  }

  /// Whether a modifier is one of the SDK's around content that names nothing but some of the SDK's types.
  private func draws(_ modifier: ModifierChain.Modifier, _ isKnown: (String) -> Bool) -> Bool {
    modifier.typeNames?.allSatisfy { isKnown($0) && !tables.declaresType(named: $0) } ?? false
  }

  /// The repeated SDK modifiers in the chains of a file, with nothing in between that sees the values.
  public func repeatedModifiers(in file: Int) -> [RepeatedModifier] {
    chains(in: file).flatMap { chain -> [RepeatedModifier] in
      var effective: [String: Int] = [:]
      var lastView = -1
      var found: [RepeatedModifier] = []
      for (index, modifier) in chain.modifiers.enumerated() {
        let isReplacing = RepeatedModifier.isReplacing(modifier.name)
        if modifier.isConditional || !isReplacing && maySee("font", modifier) {
          effective = [:]
        } else if !isReplacing {
          // Of texts themselves the modifiers of the same name are others.
          if KeyBlindModifiers.givesView(modifier.name) { lastView = index }
        } else if let argument = modifier.argument, argument != "nil" {
          if let inner = effective[modifier.name] {
            if inner < lastView {
              found.append(
                RepeatedModifier(
                  key: modifier.name, inner: chain.modifiers[inner], outer: modifier, scope: chain.scope))
            }
          } else {
            effective[modifier.name] = index
          }
        }
      }
      return found.filter { repeated in
        isReplacement(repeated, in: file) && !isOwnFunction(repeated.outer, ofBaseOf: chain, in: file)
          && !isOwnFunction(repeated.outer, of: "View") && !isOwnFunction(repeated.inner, of: "View")
      }
    }
  }

  /// Whether neither value is made of the key's own.
  private func isReplacement(_ repeated: RepeatedModifier, in file: Int) -> Bool {
    guard !keys.declaresKey(named: repeated.key), !isExempt(repeated.scope, in: file) else { return false }
    let uses = propertyUses(in: file)
    return [repeated.inner, repeated.outer].allSatisfy { modifier in
      uses.starting(in: modifier.range).allSatisfy { use in
        use.base != .none && use.base != .instance
          || members.environmentProperty(usedBy: use, in: file).flatMap(reads.key(of:)) != .path([repeated.key])
      }
    }
  }
}

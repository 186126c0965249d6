/// The keys that the chain of a presentation injects only for the presenting view.
extension BodyWalk {
  mutating func collectChainKeys() {
    chainKeys = Array(repeating: .none, count: body.elements.count)
    for index in body.elements.reversed() {
      let element = views.elements[index]
      guard element.isModifier, Int(element.parent) >= 0, views.elements[Int(element.parent)].isModifier else {
        continue
      }
      var keys = chainKeys[index - start]
      if case .injection = element.form, let injection = builder.injections[id.file]?[element.range.lowerBound] {
        keys = keys.union(builder.keys(of: injection, in: id.file) ?? .none)
      }
      let parent = Int(element.parent) - start
      chainKeys[parent] = chainKeys[parent].union(keys)
    }
  }

  func missedKeys(inArgumentOf parent: Int) -> KeySet {
    guard case .modifier(let name) = views.elements[parent].form, let row = PresentationModifiers.row(name) else {
      return missed[parent - start]
    }
    let keys = missed[parent - start].union(chainKeys[parent - start])
    guard row.inheritance == .container else { return keys }
    return outer[parent - start].reduce(keys) { keys, context in
      let isSame = context.environment.origin == context.container.origin
      let known: KeySet = isSame ? context.container.provided : .none
      return keys.union(context.environment.provided.subtracting(known))
    }
  }
}

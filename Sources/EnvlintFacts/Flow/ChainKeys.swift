/// The keys that the modifiers of a body's chains inject further inside.
struct ChainKeys {
  private let start: Int
  private var keys: [KeySet]

  init(_ walk: BodyWalk) {
    start = walk.start
    keys = Array(repeating: .none, count: walk.body.elements.count)
    for index in walk.body.elements.reversed() {
      let element = walk.views.elements[index]
      guard element.isModifier, Int(element.parent) >= 0, walk.views.elements[Int(element.parent)].isModifier else {
        continue
      }
      let parent = Int(element.parent) - start
      keys[parent] = keys[parent].union(keys[index - start]).union(walk.injectedKeys(at: index))
    }
  }

  /// For a modifier, by its index.
  subscript(index: Int) -> KeySet { keys[index - start] }
}

extension BodyWalk {
  fileprivate func injectedKeys(at index: Int) -> KeySet {
    let element = views.elements[index]
    guard case .injection = element.form, let injection = builder.injections[id.file]?[element.range.lowerBound] else {
      return .none
    }
    return builder.keys(of: injection, in: id.file) ?? .none
  }
}

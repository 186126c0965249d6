/// The local names around a place, by name: a block may bind many, and each use asks for one.
struct LocalNames {
  /// How often the value of a name may be another local name; further back nobody looks.
  static let longestRootChain = 16

  private struct Binding {
    var name: LocalName
    /// The binding that this one hides; negative when there is none.
    var hidden: Int
  }

  /// What is bound, in that order.
  private var bindings: [Binding] = []
  /// For each name that was ever bound, its innermost binding; negative when none is in force.
  private var innermost: [String: Int] = [:]
  /// For each open block the count of bindings before it.
  private var blocks: [Int] = []

  mutating func openBlock() { blocks.append(bindings.count) }

  /// Forgets what was bound since the block was opened.
  mutating func closeBlock() {
    let count = blocks.popLast() ?? 0
    while bindings.count > count {
      let last = bindings.removeLast()
      innermost[last.name.name] = last.hidden
    }
  }

  mutating func bind(_ name: LocalName) {
    let hidden = innermost.updateValue(bindings.count, forKey: name.name) ?? -1
    bindings.append(Binding(name: name, hidden: hidden))
  }

  /// What hides a property or global of that name; nil when nothing does.
  subscript(name: String) -> LocalName? {
    guard let index = innermost[name], index >= 0 else { return nil }
    return bindings[index].name
  }
}

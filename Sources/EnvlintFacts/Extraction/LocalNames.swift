/// The local names around a place, by name: a block may bind many, and each use asks for one.
struct LocalNames {
  /// How often the value of a name may be another local name; further back nobody looks.
  static let longestRootChain = 16

  /// What each name means, the innermost last.
  private var meanings: [String: [LocalName]] = [:]
  /// The names that are bound, in the order of their binding.
  private var bound: [String] = []
  /// For each open block the count of names that were bound before it.
  private var blocks: [Int] = []

  mutating func openBlock() { blocks.append(bound.count) }

  /// Forgets what was bound since the block was opened.
  mutating func closeBlock() {
    let count = blocks.popLast() ?? 0
    while bound.count > count {
      let name = bound.removeLast()
      meanings[name]?.removeLast()
      if meanings[name]?.isEmpty == true { meanings[name] = nil }
    }
  }

  mutating func bind(_ name: LocalName) {
    meanings[name.name, default: []].append(name)
    bound.append(name.name)
  }

  /// What hides a property or global of that name; nil when nothing does.
  subscript(name: String) -> LocalName? { meanings[name]?.last }
}

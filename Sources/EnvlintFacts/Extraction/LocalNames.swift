import EnvlintSyntax

/// The local names around a place, by name: a block may bind many, and each use asks for one.
struct LocalNames {
  func name(at index: Int) -> String { bindings[index].name }

  /// Whether the meaning of a binding was read.
  func isKnown(_ index: Int) -> Bool { if case .known = bindings[index].origin { true } else { false } }

  /// How often the value of a name may be another local name; further back nobody looks.
  static let longestRootChain = 16

  /// The kind of a binding.
  enum Origin {
    case known(LocalName)
    /// `let name: T = value`, whose type and value are read when they are asked for: those of most names never are.
    case declaration(Node, isConstant: Bool)
    /// `if let name = value`, read likewise.
    case unwrapping(Node, isConstant: Bool)
    /// The parameter of a closure that is given a part of an argument, read likewise.
    case part(ClosurePart)
  }

  private struct Binding {
    var name: String
    var origin: Origin
    /// The binding that this one hides; negative when there is none.
    var hidden: Int
  }

  /// The bindings, in that order.
  private var bindings: [Binding] = []
  /// For each name that was ever bound, its innermost binding; negative when none is in force.
  private var innermost: [String: Int] = [:]
  /// For each open block the number of bindings before it.
  private var blocks: [Int] = []

  mutating func openBlock() { blocks.append(bindings.count) }

  /// Forgets what was bound since the block was opened.
  mutating func closeBlock() {
    emptyBlock()
    _ = blocks.popLast()
  }

  /// Forgets what was bound in the open block so far: the conditions of an `if` bind names in the block after them alone.
  mutating func emptyBlock() {
    let count = blocks.last ?? 0
    while bindings.count > count {
      let last = bindings.removeLast()
      innermost[last.name] = last.hidden
    }
  }

  mutating func bind(_ name: String, by origin: Origin) {
    let hidden = innermost.updateValue(bindings.count, forKey: name) ?? -1
    bindings.append(Binding(name: name, origin: origin, hidden: hidden))
  }

  /// The binding of a name, by its index.
  subscript(index: Int) -> Origin {
    get { bindings[index].origin }
    set { bindings[index].origin = newValue }
  }

  /// The index of what hides a property or global of that name; nil when nothing does.
  func index(of name: String) -> Int? {
    guard let index = innermost[name], index >= 0 else { return nil }
    return index
  }

  /// The meaning of a name at the place of a binding, which doesn't hide anything there yet.
  func index(of name: String, before binding: Int) -> Int? {
    guard var index = innermost[name] else { return nil }
    while index >= binding { index = bindings[index].hidden }
    return index >= 0 ? index : nil
  }
}

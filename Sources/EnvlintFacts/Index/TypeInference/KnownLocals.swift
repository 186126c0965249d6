/// The meanings of local names in an expression.
struct KnownLocals {
  private var names: [LocalName]
  /// Whether all local names that the expression mentions are among them; else only the one at its root.
  private(set) var areComplete: Bool

  /// Of an expression that can have none, such as a property's initial value.
  static let none = KnownLocals(names: [], areComplete: true)

  /// - Parameter root: the name at the root, when it is a local one.
  init(root: LocalName?) { self.init(names: root.map { [$0] } ?? [], areComplete: false) }

  init(names: [LocalName], areComplete: Bool) {
    self.names = names
    self.areComplete = areComplete
  }

  /// Nil for a property or global, as far as that is known.
  subscript(name: String) -> LocalName? { names.first { $0.name == name } }
}

extension LocalName {
  /// The meanings of local names in its value.
  var localsOfValue: KnownLocals { KnownLocals(names: valueRoot, areComplete: value?.hasOperators == true) }
}

extension Injection {
  /// The meanings of local names in the object that it injects.
  var localsOfObject: KnownLocals {
    KnownLocals(names: (local.map { [$0] } ?? []) + locals, areComplete: value?.mentionedNames != nil)
  }
}

extension Expression {
  /// Whether it is a sequence of operands whose names are known.
  var hasOperators: Bool {
    guard case .sequence = form else { return false }
    return mentionedNames != nil
  }
}

/// The types of what collections hold.
enum ElementType {
  /// The type of `base[…]`.
  static func ofSubscript(_ base: ResolvedType, _ arguments: [Argument]) -> ResolvedType {
    guard let first = arguments.first, first.label == nil, !first.isTrailing, !first.value.isPartialRange,
      !first.value.isRange
    else {
      return .unresolved
    }
    switch base {
    case .array(let element): return arguments.count == 1 ? element : .unresolved
    case .dictionary(_, let value):
      if arguments.count == 1 { return .optional(value) }
      return arguments.count == 2 && arguments[1].label == "default" ? value : .unresolved
    default: return .unresolved
    }
  }

  static func isDictionary(_ type: ResolvedType) -> Bool { if case .dictionary = type { true } else { false } }

  /// Whether a property of an array gives one of its elements.
  static func isMember(_ name: String) -> Bool { name == "first" || name == "last" }

  /// The type of such a property.
  static func ofMember(_ array: ResolvedType) -> ResolvedType {
    if case .array(let element) = array { .optional(element) } else { .unresolved }
  }

  /// The type that a method of an array gives which gives one of its elements, or some of them in an array; nil for other methods.
  static func ofCall(_ name: String, _ arguments: [Argument], of array: ResolvedType) -> ResolvedType? {
    guard case .array(let element) = array else { return nil }
    switch (name, arguments.first?.label) {
    case ("first", "where"), ("last", "where"), ("randomElement", nil), ("popLast", nil), ("first", nil), ("last", nil):
      return .optional(element)
    case ("removeFirst", nil), ("removeLast", nil), ("remove", "at"): return element
    case ("filter", _), ("sorted", _), ("shuffled", _): return array
    default: return nil
    }
  }

  /// Methods that give elements, by their names.
  static func isMethod(_ name: String) -> Bool { methods.contains(name) }

  private static let methods: Set<String> = [
    "first", "last", "randomElement", "popLast", "removeFirst", "removeLast", "remove", "filter", "sorted", "shuffled",
  ]
}

extension NameTables {
  private static let collections = [
    "Collection", "Sequence", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  /// Whether the project adds a property, function or subscript of that name to arrays or dictionaries.
  func declaresCollectionMember(_ name: String, isDictionary: Bool = false) -> Bool {
    ([isDictionary ? "Dictionary" : "Array"] + NameTables.collections).flatMap { extensions(of: $0) }.contains {
      declaresMember(named: name, in: $0)
    }
  }
}

extension Expression {
  /// `n...`, `...n`, `..<n`.
  fileprivate var isPartialRange: Bool {
    switch form {
    case .marked(.postfixOperator("..."), _), .marked(.prefixOperator("..."), _), .marked(.prefixOperator("..<"), _):
      true
    default: false
    }
  }
}

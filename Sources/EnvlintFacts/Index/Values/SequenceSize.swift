/// The number of elements of a sequence that a method such as `map`, or a loop, iterates.
enum SequenceSize: Equatable {
  /// So many elements at most.
  case elements(Int)
  case sequence
  /// A sequence whose elements are looked at when somebody asks for them.
  case lazySequence
  /// Something that is there or not.
  case optional
  /// A type with a method of its own by that name.
  case other
  case unknown

  /// To go through so many elements is cheap.
  private static let fewElements = 16

  var elementCount: Int? {
    if case .elements(let count) = self { return count }
    return nil
  }

  /// Whether it costs little to go through it.
  var isSmall: Bool { elementCount.map { $0 <= SequenceSize.fewElements } ?? false }

  /// The cost of one call of an iterating method, apart from its receiver.
  func traversal(by method: String) -> Verdict {
    switch self {
    case .elements: isSmall ? .cheap : .costly("'\(method)'")
    case .sequence: .costly("'\(method)'")
    case .lazySequence:
      // These go through all of it.
      ["reduce", "sorted", "forEach"].contains(method) ? .costly("'\(method)'") : .cheap
    case .optional: .cheap
    case .other, .unknown: .unresolved
    }
  }
}

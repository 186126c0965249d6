/// The storage that the initializers of a type take over, and the functions that they call, as far as these may fill in one property.
struct StorageChanges {
  private let property: String
  /// By the index of the file, for each file whose initializers are known.
  private let changes: [Int: [StorageChange]]
  private let calls: [Int: [MemberCall]]
  private let initializers: [(file: Int, parameters: [ViewParameter])]
  /// Whether labels are those of the initializer that the compiler writes.
  private let isMemberwise: (_ labels: [String]) -> Bool
  /// The functions that take something over, themselves or by a call.
  private(set) var functions: Set<String> = []

  init(
    _ property: String, _ changes: [Int: [StorageChange]], _ calls: [Int: [MemberCall]],
    _ initializers: [(file: Int, parameters: [ViewParameter])], isMemberwise: @escaping (_ labels: [String]) -> Bool
  ) {
    (self.property, self.changes, self.calls, self.initializers) = (property, changes, calls, initializers)
    self.isMemberwise = isMemberwise
    for _ in 0..<InitializerCalls.mostCalls {
      let found = changes.values.joined().filter { $0.member != "init" && takesOver($0) }.map(\.member)
      let callers = calls.values.joined().filter { $0.member != "init" && functions.contains($0.name) }.map(\.member)
      let known = functions.count
      functions.formUnion(found + callers)
      if functions.count == known { break }
    }
  }

  /// Whether the body around a place may have taken over what the property gives there.
  func mayPrecede(_ offset: UInt32, in file: Int) -> Bool {
    changes[file, default: []].contains { $0.body.contains(offset) && $0.range.upperBound <= offset && takesOver($0) }
      || calls[file, default: []].contains {
        $0.body.contains(offset) && $0.range.upperBound <= offset && functions.contains($0.name)
      }
  }

  private func takesOver(_ change: StorageChange, depth: Int = 0) -> Bool {
    switch change.form {
    case .wrapper(let name): name == property
    case .whole: true
    case .delegation(let labels): takesOver(delegatingWith: labels, depth: depth + 1)
    }
  }

  /// Whether another initializer may take something over. One that is not known may.
  private func takesOver(delegatingWith labels: [String], depth: Int) -> Bool {
    guard depth <= InitializerCalls.mostCalls, !labels.contains(property) else { return true }
    let called = initializers.filter { $0.parameters.accept(labels) }
    if called.isEmpty { return !isMemberwise(labels) }
    return called.contains { initializer in
      guard let found = changes[initializer.file] else { return true }
      return found.contains {
        $0.member == "init" && $0.parameters == initializer.parameters && takesOver($0, depth: depth)
      } || calls[initializer.file, default: []].contains { $0.member == "init" && functions.contains($0.name) }
    }
  }
}

/// Members that preserve the variability of a clock or random value: `Date().formatted()`, `[1, 2].shuffled()`.
extension DefaultClassifier {
  /// Members of dates, identifiers and their texts that differ where the value does.
  private static let faithful: Set<String> = [
    "addingTimeInterval", "advanced", "description", "formatted", "ISO8601Format", "lowercased",
    "timeIntervalSince1970",
    "timeIntervalSinceReferenceDate", "uppercased", "uuid", "uuidString",
  ]
  /// Members of collections that choose at random.
  private static let random: Set<String> = ["randomElement", "shuffled"]

  /// The verdict on `base.name` or a call of it; nil if it is unknown.
  func derived(
    _ name: String, from base: Expression, _ arguments: [Argument], _ context: Context
  ) -> Verdict? {
    if DefaultClassifier.random.contains(name), base.isListed, isOfSystem(arguments, context) {
      return Verdict(stability: .unstable, cost: .cheap, instability: .init(cause: .changingValue("\(name)()")))
    }
    guard
      DefaultClassifier.faithful.contains(name) && isClockOrRandom(base, context)
        || DefaultClassifier.streamParts.contains(name) && makesStream(base, context)
    else { return nil }
    let verdict = classify(base, expected: nil, context)
    return verdict.stability == .unstable ? verdict : nil
  }

  /// The parts of `AsyncStream.makeStream()`.
  private static let streamParts: Set<String> = ["stream", "continuation"]

  private func makesStream(_ expression: Expression, _ context: Context) -> Bool {
    guard case .call(let callee, _) = expression.form, let path = callee.dottedPath, path.count == 2 else {
      return false
    }
    return path[1] == "makeStream" && ["AsyncStream", "AsyncThrowingStream"].contains(path[0])
      && isExternal([path[0]], context)
  }

  /// Whether an expression is a new date or identifier of the SDK, or got from one in the same way.
  private func isClockOrRandom(_ expression: Expression, _ context: Context) -> Bool {
    switch expression.form {
    case .member(let base, "now", _):
      guard let path = base.typePath else { return false }
      return path.last == "Date" && isExternal(path, context)
    case .member(let base, let name, _):
      return DefaultClassifier.faithful.contains(name) && isClockOrRandom(base, context)
    case .call(let callee, let arguments):
      if case .member(let base, let name, _) = callee.form, DefaultClassifier.faithful.contains(name) {
        return isClockOrRandom(base, context)
      }
      guard arguments.isEmpty, let path = callee.typePath, let name = path.last else { return false }
      return (name == "Date" || name == "UUID") && isExternal(path, context)
    default: return false
    }
  }

  private func isExternal(_ path: [String], _ context: Context) -> Bool {
    if case .external = resolve(path, context) { return true }
    return false
  }
}

extension Expression {
  /// Whether it is an array literal, a range or `T.allCases`.
  fileprivate var isListed: Bool {
    switch form {
    case .array: true
    case .member(_, "allCases", _): true
    default: isRange
    }
  }

  /// Whether it is made by `...` or `..<`.
  var isRange: Bool {
    guard case .sequence(let elements) = form else { return false }
    return elements.contains(.infix("...")) || elements.contains(.infix("..<"))
  }
}

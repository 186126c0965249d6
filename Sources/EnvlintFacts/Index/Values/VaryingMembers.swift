/// Finds the members that preserve the variability of a clock or random value: `Date().formatted()`, `[1, 2].shuffled()`.
struct VaryingMembers {
  let context: AnalysisContext

  /// Members of dates, identifiers and their texts that differ where the value does.
  private static let faithful: Set<String> = [
    "addingTimeInterval", "advanced", "description", "formatted", "ISO8601Format", "lowercased",
    "timeIntervalSince1970", "timeIntervalSinceReferenceDate", "uppercased", "uuid", "uuidString",
  ]
  /// Members of collections that choose at random.
  private static let random: Set<String> = ["randomElement", "shuffled"]

  /// The verdict on `base.name` or a call of it; nil if it is unknown.
  func verdict(on name: String, of base: Expression, _ arguments: [Argument]) -> Verdict? {
    if VaryingMembers.random.contains(name), base.isListed, context.takesSystemRandomness(arguments) {
      return Verdict(stability: .unstable, cost: .cheap, instability: .init(cause: .changingValue("\(name)()")))
    }
    guard
      VaryingMembers.faithful.contains(name) && isClockOrRandom(base)
        || VaryingMembers.streamParts.contains(name) && makesStream(base)
    else { return nil }
    let verdict = context.classify(base, expected: nil)
    return verdict.stability == .unstable ? verdict : nil
  }

  /// The parts of `AsyncStream.makeStream()`.
  private static let streamParts: Set<String> = ["stream", "continuation"]

  private func makesStream(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.form, let path = callee.dottedPath, path.count == 2 else {
      return false
    }
    return path[1] == "makeStream" && ["AsyncStream", "AsyncThrowingStream"].contains(path[0])
      && isExternal([path[0]])
  }

  /// Whether an expression is a new date or identifier of the SDK, or got from one in the same way.
  private func isClockOrRandom(_ expression: Expression) -> Bool {
    switch expression.form {
    case .member(let base, "now", _):
      guard let path = base.typePath else { return false }
      return path.last == "Date" && isExternal(path)
    case .member(let base, let name, _):
      return VaryingMembers.faithful.contains(name) && isClockOrRandom(base)
    case .call(let callee, let arguments):
      if case .member(let base, let name, _) = callee.form, VaryingMembers.faithful.contains(name) {
        return isClockOrRandom(base)
      }
      guard arguments.isEmpty, let path = callee.typePath, let name = path.last else { return false }
      return (name == "Date" || name == "UUID") && isExternal(path)
    default: return false
    }
  }

  private func isExternal(_ path: [String]) -> Bool {
    if case .external = context.resolve(path) { return true }
    return false
  }
}

extension AnalysisContext {
  /// Whether random values come from the system: what another source gives, that source decides.
  func takesSystemRandomness(_ arguments: [Argument]) -> Bool {
    guard let source = arguments.first(where: { $0.label == "using" }) else { return true }
    guard case .marked(.prefixOperator("&"), let name) = source.value.form else { return false }
    return scope.type(of: name) == .external(name: "SystemRandomNumberGenerator", arguments: [])
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

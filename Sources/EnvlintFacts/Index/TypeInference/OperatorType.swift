/// The types of expressions with operators.
enum OperatorType {
  /// The type of `a ?? b` and of `condition ? a : b`; unresolved for other operators.
  ///
  /// - Parameter operand: the type of an operand.
  static func of(_ elements: [Expression.SequenceElement], operand typeOf: (Expression) -> ResolvedType) -> ResolvedType
  {
    // A chain with a question mark is optional, whatever its last member is.
    func operand(_ expression: Expression) -> ResolvedType {
      switch typeOf(expression) {
      case .unresolved: .unresolved
      case .optional(let wrapped): .optional(wrapped)
      case let type: expression.hasOptionalChaining ? .optional(type) : type
      }
    }
    if let index = elements.firstIndex(where: \.isTernary), case .ternary(let middle) = elements[index] {
      let rest = Array(elements[(index + 1)...])
      if rest.contains(where: \.isTernary) { return .unresolved }
      guard let other = value(of: rest, operand) else { return .unresolved }
      return common((middle, operand(middle)), other)
    }
    return value(of: elements, operand)?.type ?? .unresolved
  }

  private typealias Value = (expression: Expression, type: ResolvedType)

  /// The value of one operand, or of several with `??` between; nil for other operators.
  private static func value(
    of elements: [Expression.SequenceElement], _ operand: (Expression) -> ResolvedType
  ) -> Value? {
    guard case .operand(let last)? = elements.last else { return nil }
    var value = (expression: last, type: operand(last))
    var index = elements.count - 2
    while index > 0 {
      guard case .infix("??") = elements[index], case .operand(let optional) = elements[index - 1],
        case .optional(let wrapped) = operand(optional)
      else { return nil }
      value = (last, coalesced(wrapped, value))
      index -= 2
    }
    return index < 0 ? value : nil
  }

  /// The type of `optional ?? other`.
  private static func coalesced(_ wrapped: ResolvedType, _ other: Value) -> ResolvedType {
    if other.type == wrapped || other.type == .optional(wrapped) { return other.type }
    if other.expression.isNil { return .optional(wrapped) }
    return other.expression.takesTypeFromContext ? wrapped : .unresolved
  }

  private static func common(_ first: Value, _ second: Value) -> ResolvedType {
    if first.type == second.type { return first.type }
    for (one, other) in [(first, second), (second, first)] where one.type != .unresolved {
      if other.type == .optional(one.type) { return other.type }
      if other.expression.isNil { if case .optional = one.type { return one.type } else { return .optional(one.type) } }
      if other.expression.takesTypeFromContext { return one.type }
    }
    return .unresolved
  }
}

extension Expression {
  fileprivate var isNil: Bool { form == .nilLiteral }

  /// `.shared`, `.init(…)`, and `fatalError()`, which never gives anything.
  fileprivate var takesTypeFromContext: Bool {
    switch form {
    case .implicitMember: true
    case .call(let callee, _): callee.takesTypeFromContext || callee.form == .name("fatalError")
    default: false
    }
  }
}

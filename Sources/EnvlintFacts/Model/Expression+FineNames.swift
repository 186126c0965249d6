extension Expression {
  /// A name whose value an expression follows in all its detail.
  public struct FineName: Sendable, Equatable {
    public var name: String
    /// Whether it is written `self.x`.
    public var isMember: Bool
  }

  private static let arithmetic: Set<String> = ["+", "-", "*", "/"]
  private static let functions: Set<String> = ["min", "max", "abs", "CGFloat", "Double", "Float"]

  /// The names that the value of an expression changes with, however little they change: through members, arithmetic and the arguments of
  /// initializers. What makes it coarse, a comparison, a rounding, a choice, has none.
  public var fineNames: [FineName] {
    switch form {
    case .name(let name): return name == "self" ? [] : [FineName(name: name, isMember: false)]
    case .member(let base, let name, _):
      if case .name("self") = base.form { return [FineName(name: name, isMember: true)] }
      let isCoarse = name.hasPrefix("is") || name == "safeAreaInsets" || name == "count"
      return isCoarse ? [] : base.fineNames
    case .call(let callee, let arguments): return fineNames(ofCall: callee, arguments)
    case .forceUnwrap(let base), .optionalChaining(let base), .marked(.prefixOperator("-"), let base):
      return base.fineNames
    case .sequence(let elements):
      var names: [FineName] = []
      for element in elements {
        switch element {
        case .operand(let operand): names += operand.fineNames
        case .infix(let name) where Expression.arithmetic.contains(name): continue
        default: return []
        }
      }
      return names
    default: return []
    }
  }

  private func fineNames(ofCall callee: Expression, _ arguments: [Argument]) -> [FineName] {
    switch callee.form {
    case .name(let name), .moduleMember(_, let name):
      let isPassedOn = Expression.functions.contains(name) || name.first?.isUppercase == true && !name.hasPrefix("Int")
      return isPassedOn ? arguments.flatMap(\.value.fineNames) : []
    // `proxy.frame(in: .global)`.
    case .member(let base, "frame", _): return base.fineNames
    default: return []
    }
  }
}

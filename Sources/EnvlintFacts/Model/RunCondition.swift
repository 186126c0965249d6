/// The conditions for running a part of a body: one for each `if`, `guard`, `?:`, `??`, `&&`, `||` and `#if` around it.
public struct RunCondition: Sendable, Equatable {
  public indirect enum Form: Sendable, Equatable {
    case allHold([Test])
    case someFails([Test])
    /// Code in a clause of an `#if` is compiled.
    case isCompiled(Scope.Branch)
    /// An argument of a call is evaluated: the call, and which argument it is. A parameter may be an autoclosure.
    case isEvaluated(Call, argument: Int)
    /// The right side of an operator that is none of the standard library's is evaluated.
    case isOperand(of: String)
    /// A statement before, which leaves what is around, does not run: what must hold for that one.
    case isPast([RunCondition])
    /// A value fits one of some patterns; of a `default` and the like, and none of those of the cases before.
    case isCase(Expression, [ValuePattern], after: [ValuePattern])
    /// `@unknown default`: the value is of no case that there is today.
    case isUnforeseen
    /// A `catch`, a case after `fallthrough`.
    case unknown
  }

  /// One condition of a list.
  public enum Test: Sendable, Equatable {
    case isTrue(Expression)
    /// `if let x = value`.
    case isPresent(Expression)
    /// `if case pattern = value`.
    case fits(Expression, ValuePattern)
    /// `#available`, or `#unavailable`.
    case isAvailable(DeploymentTargets, isNegated: Bool)
    case unknown
  }

  public var form: Form
  /// Whether it is an operator that decides: `??`, `&&`, `||`, `?:`.
  public var isOfOperator = false

  /// The clause of an `#if` in which it holds; nil for every other condition.
  var branch: Scope.Branch? {
    if case .isCompiled(let branch) = form { return branch }
    return nil
  }

  /// Whether it determines that a statement before does not run.
  var isPast: Bool {
    if case .isPast = form { return true }
    return false
  }
}

extension [RunCondition] {
  /// Of more conditions than this, the first ones are known and the others are not. Otherwise those of a thousand operands would be a
  /// million.
  private static let most = 32

  /// Adds a condition to those that hold for all that follows.
  mutating func add(_ condition: RunCondition) {
    if count < Self.most {
      append(condition)
    } else if count == Self.most {
      append(RunCondition(form: .unknown, isOfOperator: condition.isOfOperator))
    }
  }
}

/// Whether a part of code runs whenever the code around it does, from surely to never.
enum Certainty: Int, Comparable {
  case always
  /// A branch, a loop, a case.
  case perhaps
  /// After `??`, `&&`, `||`, or in `?:`.
  case ifNeeded
  /// An argument that need not be evaluated, code that need not be compiled.
  case unproven
  case never

  static func < (left: Certainty, right: Certainty) -> Bool { left.rawValue < right.rawValue }
}

import EnvlintSyntax

/// A place where the name of an environment property of the same file is, and may mean it.
///
/// Names that hide the property (parameters, local names, captures) are respected; the index determines the type of the property.
public struct PropertyUse: Sendable, Equatable {
  /// The base of the name.
  public enum Base: Sendable, Equatable {
    /// Nothing: `x`, and `[x]` of a capture list and `if let x`.
    case none
    /// `self.x`.
    case instance
    /// `v.x`; the base, and what its root is when that is a local name. Nil for a base that is no expression alone.
    case other(Expression?, local: LocalName?)
    /// `\Root.x`; nil for `\.x`.
    case keyPath(root: TypeReference?)
    /// `x:` in a call.
    case label(LabeledCall)
    /// The code around has a syntax error, so that it may be anything.
    case unclear
  }

  /// A call with the name as an argument's label.
  public struct LabeledCall: Sendable, Equatable {
    /// The callee.
    public var callee: Expression
    /// All labels, `_` for an argument without one, `{}` for a trailing closure.
    public var labels: [String]
    /// The argument; nil for a trailing closure.
    public var value: Expression?
  }

  /// Which part of the property wrapper is meant.
  public enum Part: Sendable, Equatable {
    case value
    /// `_x`.
    case storage
    /// `$x`.
    case projection
  }

  /// The syntax after the reference.
  public enum Next: Sendable, Equatable {
    /// Nothing: the value is passed on as a whole, or an operand.
    case nothing
    /// `.m`, and whether it is called or subscripted.
    case member(String, range: Range<UInt32>, isCalled: Bool)
    /// `(…)`; the labels, `_` for an argument without one, `{}` for a trailing closure.
    case call(labels: [String])
    /// `[…]`, `?`, `!`, an operator, or a modifier in `#if`.
    case other
  }

  /// A call without arguments.
  public struct InnerCall: Sendable, Equatable {
    public var name: String
    /// Where the call ends.
    public var end: UInt32
  }

  /// The call that the reference is an argument of, all by itself.
  public struct EnclosingCall: Sendable, Equatable {
    public var callee: Expression
    public var label: String?
    /// Whether all other arguments are literals, or there are none.
    public var othersAreLiterals: Bool
  }

  /// The property's name, without what marks the part.
  public var name: String
  /// From `self` or the name to the end of the name; of the name alone after another base.
  public var range: Range<UInt32>
  public var base: Base
  public var part: Part
  public var next: Next
  /// The call of a member of the member that follows: `n` of `x.m.n()`.
  public var innerCall: InnerCall?
  /// Whether it is assigned or passed inout, as a whole or what follows it.
  public var isChanged: Bool
  /// Whether no parenthesis is around it or between it and what follows.
  public var isPlain: Bool
  /// The last name of what is called with it: as a part of an argument, or in a closure of which nobody knows when it runs, a task that
  /// such a closure starts included.
  public var callee: String?
  public var call: EnclosingCall?
  public var position: Position
  /// Whether it is read whenever the function around it is called, as far as branches before and around it tell.
  public var isCertain: Bool
  public var scope: Scope
}

extension PropertyUse {
  /// The name of the member of a type that it is in; nil where it is in none.
  var member: String? { scope.memberName }
}

extension [PropertyUse] {
  /// The uses that begin in a range of UTF-8 byte offsets. Precondition: they are in source order. O(log n).
  public func starting(in range: Range<UInt32>) -> ArraySlice<PropertyUse> {
    let starts = lazy.map(\.range.lowerBound)
    return self[starts.firstIndex(notBefore: range.lowerBound)..<starts.firstIndex(notBefore: range.upperBound)]
  }
}

extension PropertyUse {
  /// A name of which only tokens say that it may be a use.
  static func unclear(_ range: Range<UInt32>) -> PropertyUse {
    PropertyUse(
      name: "", range: range, base: .unclear, part: .value, next: .other, isChanged: false, isPlain: false,
      position: .unknown, isCertain: false, scope: .fileLevel)
  }
}

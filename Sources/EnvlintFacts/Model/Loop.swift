/// A loop that may wait for a value: a `while` or `repeat … while` whose condition does nothing but read and compare, or a loop of which
/// such a test in its body breaks out.
public struct Loop: Sendable, Equatable {
  /// The conditions of the loop; never empty. It ends when one of them doesn't hold.
  public var tests: [Test]
  /// The asynchronous context around it.
  public var context: Context
  public var body: LoopBody
  /// From the keyword to the end.
  public var range: Range<UInt32>
  public var scope: Scope
  /// Whether the surrounding function is `mutating`, so that plain properties can change.
  public var isInMutatingFunction: Bool

  /// A condition of the loop itself, or one in its body that leaves it.
  public struct Test: Sendable, Equatable {
    /// The condition as it is written.
    public var range: Range<UInt32>
    /// The condition that holds while the loop goes on.
    public var condition: Condition
  }

  /// A combination of comparisons by `&&`, `||` and `!`.
  public indirect enum Condition: Sendable, Equatable {
    case comparison(Comparison)
    case all([Condition])
    case any([Condition])
  }

  /// A part of a condition without `&&` and `||`: `a`, `!a`, `a.b == c`.
  public struct Comparison: Sendable, Equatable {
    /// The operands; empty for literals.
    public var operands: [Operand]
    /// The operators in it, in source order, but for `!`.
    public var operators: [String]
    /// Whether it has to be false: of a lone operand after `!`.
    public var isNegated: Bool
  }

  public struct Operand: Sendable, Equatable {
    /// `remote` of `remote`, `self.remote.value`.
    public var root: String
    /// The members after the root.
    public var members: [String]
    public var range: Range<UInt32>
    /// Compared only by `==`/`!=` with `nil`, or by `===`/`!==`.
    public var isIdentityTest: Bool
    /// The meaning of the root, if a local name hides the property.
    public var local: LocalName?
  }

  public struct Context: Sendable, Equatable {
    /// The call whose closure the loop runs in: `task`, `refreshable`, `Task`, `Task.detached`; nil in an async function.
    public var callName: String?
    /// From the call's name to the `{`.
    public var callRange: Range<UInt32>?
    /// Root names that the argument of `.task(id:)` mentions.
    public var identityNames: [String]
    /// Root names that conditions around the call mention, so that its views are gone when they no longer hold.
    public var branchNames: [String] = []
    public var isAsync: Bool
  }

  /// The code that runs while the loop waits: not code that runs once when a test in it leaves the loop.
  public struct LoopBody: Sendable, Equatable {
    public var summary: BodySummary
    /// Root names that are assigned, passed inout, or on which a method is called.
    public var changedNames: [String]
    /// Whether something is assigned or passed inout that is no local variable.
    public var changesState: Bool
    /// Another way out than the tests: `break`, `return`, `throw`, or a `try` that nothing in the loop catches; the end of what a `for`
    /// loop goes through.
    public var hasExit: Bool
    public var containsAwait: Bool
    /// Whether it ends, or has a chance to, when its task is cancelled: it asks whether it is, or awaits what throws then.
    public var heedsCancellation: Bool
  }

  /// The operands of the tests, in source order.
  public var operands: [Operand] { tests.flatMap(\.condition.operands) }
}

extension Loop.Condition {
  /// The operands, in source order.
  public var operands: [Loop.Operand] { comparisons.flatMap(\.operands) }

  public var comparisons: [Loop.Comparison] {
    switch self {
    case .comparison(let comparison): [comparison]
    case .all(let parts), .any(let parts): parts.flatMap(\.comparisons)
    }
  }

  /// The negation of it.
  var negated: Loop.Condition {
    switch self {
    case .comparison(var comparison):
      comparison.isNegated.toggle()
      return .comparison(comparison)
    case .all(let parts): return .any(parts.map(\.negated))
    case .any(let parts): return .all(parts.map(\.negated))
    }
  }

  /// Whether all of several conditions hold.
  static func joining(_ parts: [Loop.Condition]) -> Loop.Condition { parts.count == 1 ? parts[0] : .all(parts) }
}

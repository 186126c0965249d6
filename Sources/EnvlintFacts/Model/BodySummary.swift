/// The effects of a body, flat and capped: enough to determine its cost and its result.
///
/// Code inside closures that the body does not call itself does not run with it and is left out.
public struct BodySummary: Sendable, Equatable {
  /// Calls beyond this are not kept; the body is then `isCapped`, and whoever needs all of them gives up.
  public static let mostCalls = 64

  /// In source order of their ends.
  public var calls: [Call] = []
  /// Members that are read and whose reading alone is costly by the knowledge tables.
  public var costlyReads: [CostlyRead] = []
  public var loops: [Repetition] = []
  /// The returned expressions; for a body of one expression, that one.
  public var results: [Returned] = []
  /// Local constants and variables, with their initial value where they have one name, and what patterns bind.
  public var locals: [LocalName] = []
  /// Assignments of a whole value: `x = …`, `self.x = …`, `self = …`.
  public var assignments: [Assignment] = []
  /// The calls of `self.init`.
  public var delegations: [Expression] = []
  /// The number of statements on the top level.
  public var statementCount = 0
  /// Whether something was left out.
  public var isCapped = false

  /// `for`, `while` or `repeat`.
  public struct Repetition: Sendable, Equatable {
    /// Of the keyword.
    public var range: Range<UInt32>
    /// The sequence of a `for` loop.
    public var sequence: Expression?
    /// The condition for another round; for `repeat`, for one more.
    public var conditions: [RunCondition] = []
  }

  /// An expression that is returned.
  public struct Returned: Sendable, Equatable {
    public var value: Expression
    public var conditions: [RunCondition] = []
  }

  public struct CostlyRead: Sendable, Equatable {
    /// `Bundle.main.infoDictionary`.
    public var path: String
    public var range: Range<UInt32>
    public var conditions: [RunCondition] = []
  }

  public struct Assignment: Sendable, Equatable {
    /// `x` of `x = …` and of `self.x = …`; `self`.
    public var name: String
    /// Whether it is written `self.x`, so that it is no local name.
    public var isMember: Bool
    /// Whether it is in a branch or loop, and may not happen.
    public var isConditional: Bool
    public var value: Expression
    public var conditions: [RunCondition] = []
  }

  public init() {}

  /// Every returned expression.
  public var returns: [Expression] { results.map(\.value) }
}

/// One call: who is called with which labels.
public struct Call: Sendable, Equatable {
  public enum Callee: Sendable, Equatable {
    /// `f`, `T`, `T.f`, `a.b.f`; `self.f` and `Module.f` as `f`.
    case path([String])
    /// `T(…).f`.
    case memberOfConstruction(type: [String], name: String)
    /// `.f` on an implicit base.
    case implicitMember(String)
    /// A member of any other expression.
    case member(name: String)
    /// A closure literal, a subscript's value, …
    case other
  }

  public var callee: Callee
  /// The arguments' labels, `_` where there is none; trailing closures without label are `{}`.
  public var labels: [String]
  /// From the start of the callee to the end of the arguments.
  public var range: Range<UInt32>
  /// The conditions for running it.
  public var conditions: [RunCondition] = []
  /// The receiver of a method, if it matters: see `asksForReceiver`.
  @Rare public var receiver: Expression? = nil

  /// The arguments, in the order of the labels: opaque if longer than a few words; nil if all of them are.
  @Rare public var values: [Expression]? = nil

  /// The called name alone; nil when there is none.
  public var name: String? {
    switch callee {
    case .path(let path): path.last
    case .memberOfConstruction(_, let name), .implicitMember(let name), .member(let name): name
    case .other: nil
    }
  }
}

extension Call {
  /// Methods that go through all elements of a sequence, and that other types have as well.
  static let traversals: Set<String> = [
    "map", "filter", "reduce", "sorted", "compactMap", "flatMap", "forEach",
  ]

  /// Whether what a call costs depends on what it is called on.
  var asksForReceiver: Bool {
    guard let name, callee != .path([name]) else { return false }
    return Call.traversals.contains(name) || labels.first == "forKey"
  }
}

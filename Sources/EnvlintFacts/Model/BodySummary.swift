/// What a body does, flat and capped: enough to tell what it costs and what it returns.
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
  /// Returned expressions; of a body that is one expression, that one.
  public var returns: [Expression] = []
  /// Local constants and variables with one name and an initial value.
  public var locals: [LocalName] = []
  /// What is set as a whole: `x = …`, `self.x = …`, `self = …`.
  public var assignments: [Assignment] = []
  /// The calls of `self.init`.
  public var delegations: [Expression] = []
  /// Count of statements on the top level.
  public var statementCount = 0
  /// Whether something was left out.
  public var isCapped = false

  /// `for`, `while` or `repeat`.
  public struct Repetition: Sendable, Equatable {
    /// Of the keyword.
    public var range: Range<UInt32>
    /// The name of what a `for` loop goes through, where that is a name alone.
    public var sequence: String?
  }

  public struct CostlyRead: Sendable, Equatable {
    /// `Bundle.main.infoDictionary`.
    public var path: String
    public var range: Range<UInt32>
  }

  public struct Assignment: Sendable, Equatable {
    /// `x` of `x = …` and of `self.x = …`; `self`.
    public var name: String
    /// Whether it is written `self.x`, so that it is no local name.
    public var isMember: Bool
    /// Whether it stands in a branch or loop, and may not happen.
    public var isConditional: Bool
    public var value: Expression
  }

  public init() {}
}

/// One call: who is called with which labels.
public struct Call: Sendable, Equatable {
  public enum Callee: Sendable, Equatable {
    /// `f`, `T`, `T.f`, `a.b.f`; `self.f` and `Module.f` as `f`.
    case path([String])
    /// `T(…).f`.
    case memberOfConstruction(type: [String], name: String)
    /// `[…].f`, with the count of elements.
    case memberOfLiteral(elementCount: Int, name: String)
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
  /// Whether it stands behind `??`, `&&`, `||` or `?`, and may not run.
  public var isAlternative = false

  /// The called name alone; nil when there is none.
  public var name: String? {
    switch callee {
    case .path(let path): path.last
    case .memberOfConstruction(_, let name), .memberOfLiteral(_, let name), .implicitMember(let name),
      .member(let name):
      name
    case .other: nil
    }
  }
}

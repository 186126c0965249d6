/// What can stop the program, or may do so in the called project code, while a default is evaluated.
public struct Trap: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// `fatalError(…)`, `preconditionFailure(…)`, `precondition(false, …)`.
    case stop
    /// `try!`.
    case forcedTry
    /// `!` behind a value.
    case forceUnwrap
    /// `as!`.
    case forcedCast
    /// A call of something else, which may be project code that always stops: the dotted name and the labels.
    case call([String], labels: [String])
  }

  public var kind: Kind
  /// The call, `try!`, `!` or `as!`.
  public var range: Range<UInt32>
  /// Whether what is unwrapped or tried is made of literals and known to succeed for right ones: `URL(string: "…")!`, `T.allCases.first!`.
  public var isOfLiteral: Bool
}

/// What can stop the program, or may do so in the named project code, while a default is evaluated.
public struct Trap: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// `fatalError(…)`, `preconditionFailure(…)`, `precondition(false, …)`: the name, and whether it is written behind that of a module.
    case stop(String, isQualified: Bool)
    /// `try!`.
    case forcedTry
    /// `!` behind a value.
    case forceUnwrap
    /// `as!`.
    case forcedCast
    /// A call of something else, which may be project code that always stops: the dotted name.
    case call([String])
    /// A dotted name that is not called, and may be that of a constant or property that stops.
    case member([String])
    /// `.name`, called or not.
    case implicitMember(String)
  }

  public var kind: Kind
  /// The call, the names, `try!`, `!` or `as!`.
  public var range: Range<UInt32>
  /// What is unwrapped or tried.
  @Rare public var subject: Expression? = nil
  /// What must hold for it to be evaluated.
  public var conditions: [RunCondition] = []
}

/// Code that can crash the app, or may do so in the named project code, while a default is evaluated.
public struct Trap: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    /// `fatalError(…)`, `preconditionFailure(…)`, `precondition(false, …)`: the name, and whether it is written after that of a module.
    case stop(String, isQualified: Bool)
    /// `try!`.
    case forcedTry
    /// `!` after a value.
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
  /// The unwrapped or tried value.
  @Rare public var subject: Expression? = nil
  /// The conditions for evaluating it.
  public var conditions: [RunCondition] = []
}

/// A call of a function of the own type, as far as its name determines: `f(…)` or `self.f(…)` where no local name hides `f`.
///
/// Facts have those of initializers and of what initializers call, in files with an environment property.
public struct MemberCall: Sendable, Equatable {
  /// The name that is called.
  public var name: String
  /// Of the initializer or function around, and its name.
  public var body: Range<UInt32>
  public var member: String
  public var range: Range<UInt32>
  public var position: Position
  /// Whether it runs whenever the body around it does.
  public var isCertain: Bool
  public var scope: Scope
}

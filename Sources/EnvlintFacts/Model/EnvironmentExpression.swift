/// A wrapper of the environment, or environment values, that an expression makes itself.
public struct EnvironmentExpression: Sendable, Equatable {
  public enum Form: Sendable, Equatable {
    /// `Environment(\.k).wrappedValue`: the type as written, and its only argument; nil without one.
    case wrapper(TypeReference, argument: Expression?)
    /// `EnvironmentValues().k`
    case values(TypeReference, member: String)
    /// `V(l: Environment(\.k))` and `V(l: .init(\.k))`: what is called, the label, and the written type of the wrapper; nil for `.init`.
    case argument(callee: Expression, label: String, type: TypeReference?, keyPath: KeyPath)
  }

  public var form: Form
  /// Of a read to the end of the member's name; of an argument its value.
  public var range: Range<UInt32>
  public var position: Position
  public var scope: Scope
}

/// A local variable with a wrapper that may be one of the environment.
public struct LocalWrapper: Sendable, Equatable {
  public var name: String
  public var attribute: Attribute
  /// The written type; nil without one.
  public var type: TypeReference?
  public var scope: Scope
}

/// A modifier that does something anew when a value changes: `.task(id:)`, `.onChange(of:)` and `.id(_:)`. Recorded only in visits.
public struct Reaction: Sendable, Equatable {
  /// Root names that the value mentions.
  public var names: [String]
  /// Whether the views with the modifier are others afterwards: `.id(_:)`.
  public var replacesViews: Bool
  /// From the parenthesis to the end of the call's closures.
  public var range: Range<UInt32>
  /// Root names of what the closures assign, or call a method on.
  public var changedNames: [String]
  /// Whether the closures cancel something.
  public var cancels: Bool
  public var scope: Scope
}

/// Where a value comes from that may change at every frame.
public struct FrequentSource: Sendable, Equatable {
  /// `GeometryReader`, `DragGesture.onChanged`, `onContinuousHover`, …
  public var name: String
  /// Of the name of what is called.
  public var range: Range<UInt32>
  /// In seconds, where the value changes by a timer.
  public var interval: Double?
}

/// A property that the closure of such a source sets to what it is given.
public struct FrequentAssignment: Sendable, Equatable {
  public var property: String
  public var source: FrequentSource
  public var scope: Scope
}

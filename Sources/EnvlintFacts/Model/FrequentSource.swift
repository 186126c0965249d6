/// Where a value comes from that may change at every frame.
public struct FrequentSource: Sendable, Equatable {
  /// `GeometryReader`, `DragGesture.onChanged`, `onContinuousHover`, …; `Task.sleep` of a loop that waits by it.
  public var name: String
  /// Of the name of what is called.
  public var range: Range<UInt32>
  /// In seconds, where the value changes by a timer.
  public var interval: Double?
  /// The fact that the index has to provide.
  public var condition: Condition?

  /// On what it depends whether the value changes often.
  public enum Condition: Sendable, Equatable {
    /// The property of that name keeps a timer.
    case timer(property: String)
    /// The values of that preference key change with every point.
    case preference(key: TypeReference)
    /// The property that is set has that type.
    case type(String)
  }
}

/// A property that keeps a timer: `let timer = Timer.publish(every: 1, …)`.
public struct FrequentTimer: Sendable, Equatable {
  /// Of the property's name.
  public var range: Range<UInt32>
  /// In seconds.
  public var interval: Double
}

/// A property that the closure of such a source sets to what it is given, or to something new each time; or that a loop does which waits
/// in each round.
public struct FrequentAssignment: Sendable, Equatable {
  public var property: String
  public var source: FrequentSource
  /// Whether it is another value each time, whatever the closure is given: `x += 1`, `x = .now`.
  public var isStep = false
  public var scope: Scope
}

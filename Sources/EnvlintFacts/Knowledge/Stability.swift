/// Whether two evaluations of an expression compare equal. Ordered by what is worst: an expression is as unstable as
/// its worst part.
public enum Stability: String, Sendable, CaseIterable, Comparable {
  /// Two evaluations compare equal.
  case stable
  /// Not decided; a rule stays silent.
  case unresolved
  /// Two evaluations can differ: a new class instance, the clock, a random value.
  case unstable

  public static func < (left: Stability, right: Stability) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .stable: 0
    case .unresolved: 1
    case .unstable: 2
    }
  }
}

/// How much work an expression is. Ordered by what is worst: an expression costs as much as its worst part.
public enum Cost: String, Sendable, CaseIterable, Comparable {
  /// A constant or a stored value.
  case free
  /// A few value initializers.
  case cheap
  /// A callee is not resolved; a rule stays silent.
  case unknown
  /// Files, decoding, formatters, stores, hardware services, loops, logging.
  case costly

  public static func < (left: Cost, right: Cost) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .free: 0
    case .cheap: 1
    case .unknown: 2
    case .costly: 3
    }
  }
}

/// How bad a finding is. Ordered: `info < warning < error`.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing; often intended.
  case info
  /// Very likely wrong.
  case warning
  /// Proven wrong on every run that gets there.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

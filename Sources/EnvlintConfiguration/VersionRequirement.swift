/// Which versions of envlint a configuration is written for: `0.1.0`, `>=0.1.0`, `>=0.1, <2`.
public struct VersionRequirement: Sendable, Equatable {
  private enum Comparison: String, CaseIterable {
    // Longer ones first, because the shorter ones begin like them.
    case notBelow = ">="
    case notAbove = "<="
    case equal = "=="
    case different = "!="
    case above = ">"
    case below = "<"
    case same = "="
  }

  private struct Bound: Equatable {
    var comparison: Comparison
    var version: [Int]
  }

  private var bounds: [Bound] = []

  /// Nil when the text is none: one version, or comparisons with commas between them, which must all hold.
  public init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let trimmed = String(part.trimmingPrefix(while: \.isWhitespace))
      let comparison = Comparison.allCases.first { trimmed.hasPrefix($0.rawValue) }
      let digits = trimmed.dropFirst(comparison?.rawValue.count ?? 0)
      guard let version = VersionRequirement.numbers(digits.filter { !$0.isWhitespace }) else { return nil }
      bounds.append(Bound(comparison: comparison ?? .equal, version: version))
    }
  }

  /// - Parameter version: one to three numbers with dots between them; what is left out is zero.
  public func isMet(by version: String) -> Bool {
    guard let version = VersionRequirement.numbers(version) else { return false }
    return bounds.allSatisfy { bound in
      switch bound.comparison {
      case .notBelow: !version.lexicographicallyPrecedes(bound.version)
      case .notAbove: !bound.version.lexicographicallyPrecedes(version)
      case .equal, .same: version == bound.version
      case .different: version != bound.version
      case .above: bound.version.lexicographicallyPrecedes(version)
      case .below: version.lexicographicallyPrecedes(bound.version)
      }
    }
  }

  /// Three numbers; nil when the text is none.
  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(part) else { return nil }
      numbers.append(number)
    }
    return numbers + Array(repeating: 0, count: 3 - numbers.count)
  }
}

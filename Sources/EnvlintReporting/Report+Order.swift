import EnvlintFacts

extension Report {
  /// The indices of `findings`, the worst first, among equals in the order of the report: where a reader shows only so
  /// many, the cut loses the least.
  var worstFirst: [Int] {
    findings.indices.sorted { left, right in
      let (leftSeverity, rightSeverity) = (findings[left].severity, findings[right].severity)
      return leftSeverity == rightSeverity ? left < right : leftSeverity > rightSeverity
    }
  }
}

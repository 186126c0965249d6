import EnvlintFacts

extension Report {
  /// `path:line:column: severity: message (rule_id)`, one line for each finding.
  func concise() -> String {
    var output = ""
    for finding in findings {
      let path = paths.fromWorkingDirectory(finding.location.file)
      let place = sources[finding.location.file]?.position(of: finding.location.range.lowerBound)
      output +=
        "\(path):\(place?.line ?? 1):\(place?.column ?? 1): \(finding.severity): \(finding.message) (\(finding.rule))\n"
    }
    return output
  }
}

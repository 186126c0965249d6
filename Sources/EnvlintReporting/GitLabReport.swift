import EnvlintFacts

extension Report {
  /// GitLab's Code Quality report: a list of issues that GitLab compares with that of the target branch, by fingerprint.
  func gitlab() -> JSONValue {
    let fingerprints = Fingerprint.fingerprints(of: findings, sources: sources)
    return .array(zip(findings, fingerprints).map { gitlabIssue($0, fingerprint: $1) })
  }

  private func gitlabIssue(_ finding: Diagnostic, fingerprint: String) -> JSONValue {
    let span = span(of: finding.location)
    return .object([
      // GitLab shows only the description, so it also names the rule.
      ("description", .string("\(finding.rule): \(VisibleText.singleLine(finding.message))")),
      ("check_name", .string(finding.rule)),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(Report.gitlabSeverity(finding.severity))),
      (
        "location",
        .object([
          ("path", .string(paths.fromRepository(finding.location.file))),
          ("lines", .object([("begin", .integer(span.start.line)), ("end", .integer(span.end.line))])),
        ])
      ),
    ])
  }

  /// GitLab knows two more, `critical` and `blocker`: no lint finding is as bad as that.
  private static func gitlabSeverity(_ severity: Severity) -> String {
    switch severity {
    case .info: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}

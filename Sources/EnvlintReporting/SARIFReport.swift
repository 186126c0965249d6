import EnvlintFacts

/// SARIF 2.1.0 as GitHub code scanning reads it: one run, all rules, no absolute path and no time.
///
/// GitHub ignores much of the standard and rejects or hides some of what the standard allows; the comments name the
/// reason where a choice is not the obvious one.
struct SARIFReport {
  /// GitHub shows no more results of a run.
  static let maximumResults = 5_000
  /// The name of the base that all paths are relative to. It has no address, because that would be an absolute path.
  static let baseName = "%SRCROOT%"

  let report: Report
  /// The identities of `report.findings`, in their order, then those of the suppressed findings.
  let fingerprints: [String]
  /// `primaryLocationLineHash` of each line, for the files that hold a finding.
  let lineHashes: [String: [String]]

  init(_ report: Report) {
    self.report = report
    // Suppressed findings come last, so that they don't change the ordinals of the others.
    let all = report.findings + report.suppressed.map(\.finding)
    fingerprints = Fingerprint.fingerprints(of: all, sources: report.sources)
    let files = Set(all.map(\.location.file))
    lineHashes = report.sources.filter { files.contains($0.key) }.mapValues { LineHash.hashes(of: $0.bytes) }
  }

  func json() -> JSONValue {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run()])),
    ])
  }

  private func run() -> JSONValue {
    let base = JSONValue.object([("description", message("The root of the repository."))])
    return .object(
      [
        ("tool", .object([("driver", driver())])),
        ("invocations", .array([invocation()])),
        ("originalUriBaseIds", .object([(SARIFReport.baseName, base)])),
        ("columnKind", .string("utf16CodeUnits")),
      ] + automationDetails() + [("results", .array(results()))])
  }

  /// GitHub takes the text before the last slash as the category, and the rest for the name of a run, which has none here.
  private func automationDetails() -> [(key: String, value: JSONValue)] {
    guard let category = report.sarifCategory else { return [] }
    let id = category.hasSuffix("/") ? category : category + "/"
    return [("automationDetails", .object([("id", .string(id))]))]
  }

  /// Findings are no failure: `executionSuccessful` says that the tool did its work.
  private func invocation() -> JSONValue {
    var notifications = report.notices.map(notification)
    if let cut = cutNotification() { notifications.append(cut) }
    return .object([
      ("executionSuccessful", .bool(true)),
      ("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func notification(_ notice: Report.Notice) -> JSONValue {
    var location: [(key: String, value: JSONValue)] = [("artifactLocation", artifactLocation(notice.file))]
    if let line = notice.line { location.append(("region", .object([("startLine", .integer(line))]))) }
    return .object([
      ("level", .string(SARIFReport.level(notice.severity))),
      ("message", message(notice.message)),
      ("locations", .array([.object([("physicalLocation", .object(location))])])),
    ])
  }

  private func cutNotification() -> JSONValue? {
    let count = report.findings.count + report.suppressed.count
    guard count > SARIFReport.maximumResults else { return nil }
    let text =
      "\(count) findings; the worst \(SARIFReport.maximumResults) are listed, "
      + "\(count - SARIFReport.maximumResults) are omitted."
    return .object([("level", .string("warning")), ("message", message(text))])
  }

  func message(_ text: String) -> JSONValue { .object([("text", .string(text))]) }

  func artifactLocation(_ file: String) -> JSONValue {
    .object([
      ("uri", .string(percentEncoded(report.paths.fromRepository(file)))),
      ("uriBaseId", .string(SARIFReport.baseName)),
    ])
  }

  static func level(_ severity: Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

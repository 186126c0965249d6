import EnvlintFacts

/// JUnit's report: a test suite for each file with findings, a test case for each finding. Errors and warnings are
/// failures; an info is a case that passed. A run without findings is one case that passed, because readers take a report without
/// cases for a broken one.
struct JUnitReport {
  let report: Report

  init(_ report: Report) { self.report = report }

  func element() -> XMLElement {
    let suites = report.findings.isEmpty ? [cleanSuite()] : findingsByFile().map(suite)
    return XMLElement(
      name: "testsuites",
      attributes: [
        ("name", report.tool.name),
        ("tests", String(max(1, report.findings.count))),
        ("failures", String(report.findings.count(where: JUnitReport.isFailure))),
        ("errors", "0"),
      ], children: suites)
  }

  private static func isFailure(_ finding: Diagnostic) -> Bool { finding.severity > .info }

  /// Findings are sorted by path.
  private func findingsByFile() -> [ArraySlice<Diagnostic>] {
    var groups: [ArraySlice<Diagnostic>] = []
    for finding in report.findings {
      if groups.last?.last?.location.file == finding.location.file {
        groups[groups.count - 1].append(finding)
      } else {
        groups.append([finding])
      }
    }
    return groups
  }

  private func cleanSuite() -> XMLElement {
    let testcase = XMLElement(
      name: "testcase", attributes: [("name", "no findings"), ("classname", report.tool.name)])
    return XMLElement(
      name: "testsuite",
      attributes: [("name", report.tool.name), ("tests", "1"), ("failures", "0"), ("errors", "0")],
      children: [testcase])
  }

  private func suite(_ findings: ArraySlice<Diagnostic>) -> XMLElement {
    let path = findings.first.map { report.paths.fromWorkingDirectory($0.location.file) } ?? ""
    var counts: [String: Int] = [:]
    let cases = findings.map { finding in
      // Readers compare two runs by the names of the cases, so these have no line.
      let name = finding.symbol.isEmpty ? finding.rule : "\(finding.rule): \(finding.symbol)"
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return testcase(finding, name: count == 1 ? name : "\(name) #\(count)", path: path)
    }
    return XMLElement(
      name: "testsuite",
      attributes: [
        ("name", path), ("tests", String(cases.count)),
        ("failures", String(findings.count(where: JUnitReport.isFailure))), ("errors", "0"),
      ], children: cases)
  }

  private func testcase(_ finding: Diagnostic, name: String, path: String) -> XMLElement {
    let message = VisibleText.singleLine(finding.message)
    var lines = ["\(place(finding.location)): \(finding.severity.rawValue): \(message)"]
    lines += finding.notesBesidePlace.map { "\(place($0.location)): note: \(VisibleText.singleLine($0.message))" }
    if let help = finding.help { lines.append("help: \(VisibleText.singleLine(help))") }
    let text = lines.joined(separator: "\n")
    let child =
      JUnitReport.isFailure(finding)
      ? XMLElement(
        name: "failure", attributes: [("type", finding.severity.rawValue), ("message", message)], text: text)
      : XMLElement(name: "system-out", text: text)
    let line = report.span(of: finding.location).start.line
    return XMLElement(
      name: "testcase",
      attributes: [("name", name), ("classname", path), ("file", path), ("line", String(line))], children: [child])
  }

  private func place(_ location: Location) -> String {
    let start = report.span(of: location).start
    return "\(report.paths.fromWorkingDirectory(location.file)):\(start.line):\(start.column)"
  }
}

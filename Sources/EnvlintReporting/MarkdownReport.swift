import EnvlintFacts

extension Report {
  /// More rows than anybody reads; and the summary of a job on GitHub may hold 1 MiB.
  static let mostMarkdownRows = 500

  /// A heading, the summary and a table of the findings, the worst first. Paths are relative to the repository.
  func markdown() -> String {
    var output = "### \(tool.name)\n\n\(MarkdownText.inline(String(summaryLine().dropLast())))\n"
    if findings.isEmpty { return output }
    output += "\n| severity | where | what | rule |\n|---|---|---|---|\n"
    for index in worstFirst.prefix(Report.mostMarkdownRows) {
      let finding = findings[index]
      let place = "\(paths.fromRepository(finding.location.file)):\(span(of: finding.location).start.line)"
      let cells = [
        finding.severity.rawValue, MarkdownText.code(place), MarkdownText.inline(finding.message),
        MarkdownText.link(MarkdownText.code(finding.rule), to: tool.pageAddress(ofRule: finding.rule)),
      ]
      output += "| \(cells.joined(separator: " | ")) |\n"
    }
    let cut = findings.count - Report.mostMarkdownRows
    if cut > 0 { output += "\n\(counted(cut, "finding")) more.\n" }
    return output
  }
}

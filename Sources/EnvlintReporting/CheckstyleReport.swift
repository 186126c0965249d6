import EnvlintFacts

extension Report {
  /// Checkstyle's report: files with their findings, in the order of the report. Paths are relative to the working
  /// directory, columns count UTF-8 bytes.
  func checkstyle() -> XMLElement {
    var files: [XMLElement] = []
    var last: String?
    for finding in findings {
      if finding.location.file != last {
        let path = paths.fromWorkingDirectory(finding.location.file)
        files.append(XMLElement(name: "file", attributes: [("name", path)]))
        last = finding.location.file
      }
      files[files.count - 1].children.append(checkstyleError(finding))
    }
    // The version of the format, not of envlint: readers look at its major part.
    return XMLElement(name: "checkstyle", attributes: [("version", "8.0")], children: files)
  }

  private func checkstyleError(_ finding: Diagnostic) -> XMLElement {
    let start = span(of: finding.location).start
    return XMLElement(
      name: "error",
      attributes: [
        ("line", String(start.line)),
        ("column", String(start.column)),
        ("severity", finding.severity.rawValue),
        ("message", VisibleText.singleLine(finding.message)),
        ("source", "\(tool.name).\(finding.rule)"),
      ])
  }
}

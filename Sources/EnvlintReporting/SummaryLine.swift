import EnvlintFacts

extension Report {
  /// The summary line: `3 warnings, 1 info in 12 files (2 hidden below 'warning')`.
  public func renderedSummary(style: TextStyle = TextStyle()) -> String {
    let terminal = Terminal(color: style.color)
    var counts: [String] = []
    if summary.errors > 0 { counts.append(terminal.paint(counted(summary.errors, "error"), .error)) }
    if summary.warnings > 0 { counts.append(terminal.paint(counted(summary.warnings, "warning"), .warning)) }
    if summary.infos > 0 { counts.append(terminal.paint(counted(summary.infos, "info"), .info)) }
    if counts.isEmpty { counts = ["no findings"] }

    var heldBack: [String] = []
    if summary.hidden > 0 { heldBack.append("\(summary.hidden) hidden below '\(summary.hiddenBelow.rawValue)'") }
    if summary.suppressed > 0 { heldBack.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { heldBack.append("\(summary.baselined) in the baseline") }
    let tail = heldBack.isEmpty ? "" : " (\(heldBack.joined(separator: ", ")))"
    if summary.files == 0, findings.isEmpty { return "no Swift files were linted\(tail)\n" }
    return "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))\(tail)\n"
  }
}

/// `1 file`, `2 files`; `2 entries` when the plural is given.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

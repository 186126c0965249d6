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
    return "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))\(tail)\n"
  }
}

extension Report {
  /// How many findings each rule has that has any, the most first: `  12  closure_entry`, one line each.
  public func renderedStatistics(style: TextStyle = TextStyle()) -> String {
    let terminal = Terminal(color: style.color)
    let counts = Dictionary(grouping: findings, by: \.rule).mapValues(\.count)
    let width = counts.values.map { String($0).count }.max() ?? 0
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      let padding = String(repeating: " ", count: width - String(count).count + 2)
      return "\(padding)\(count)  \(terminal.paint(rule, .strong))\n"
    }.joined()
  }
}

/// `1 file`, `2 files`; `2 entries` when the plural is given.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

import EnvlintFacts

extension Report {
  /// The summary line, and at a terminal what to do next:
  ///
  ///     3 warnings, 1 info in 12 files (2 fixable with --fix, 2 hidden below 'warning')
  ///     envlint --min-severity info shows what is hidden
  ///     envlint explain closure_entry says more about a finding
  public func renderedSummary(style: TextStyle = TextStyle()) -> String {
    if !style.isForTerminal { return summaryLine(style: style) }
    var lines = TextWrap.lines(String(summaryLine(style: style).dropLast()), columns: style.columns, hanging: 2).map {
      $0 + "\n"
    }.joined()
    let terminal = Terminal(color: style.color)
    if summary.hidden > 0 {
      lines += "\(terminal.paint("envlint --min-severity info", .code)) shows what is hidden\n"
    }
    if let worst = worstFirst.first {
      lines += "\(terminal.paint("envlint explain \(findings[worst].rule)", .code)) says more about a finding\n"
    }
    return lines
  }

  /// How many findings `--fix` would fix.
  private var fixable: [String] {
    let safe = findings.count { finding in finding.fixes.contains { $0.safety == .safe } }
    let unsafe = findings.count { !$0.fixes.isEmpty } - safe
    switch (safe, unsafe) {
    case (0, 0): return []
    case (_, 0): return ["\(safe) fixable with --fix"]
    case (0, _): return ["\(unsafe) fixable with --fix --unsafe-fixes"]
    default: return ["\(safe) fixable with --fix", "\(unsafe) more with --unsafe-fixes"]
    }
  }

  /// The summary line alone.
  public func summaryLine(style: TextStyle = TextStyle()) -> String {
    let terminal = Terminal(color: style.color)
    var counts: [String] = []
    if summary.errors > 0 { counts.append(terminal.paint(counted(summary.errors, "error"), .error)) }
    if summary.warnings > 0 { counts.append(terminal.paint(counted(summary.warnings, "warning"), .warning)) }
    if summary.infos > 0 { counts.append(terminal.paint(counted(summary.infos, "info"), .info)) }
    if counts.isEmpty { counts = ["no findings"] }

    var details = fixable
    if summary.hidden > 0 { details.append("\(summary.hidden) hidden below '\(summary.hiddenBelow.rawValue)'") }
    if summary.suppressed > 0 { details.append("\(summary.suppressed) suppressed") }
    if summary.baselined > 0 { details.append("\(summary.baselined) in the baseline") }
    let tail = details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
    if summary.files == 0, findings.isEmpty { return "no Swift files were linted\(tail)\n" }
    return "\(counts.joined(separator: ", ")) in \(counted(summary.files, "file"))\(tail)\n"
  }
}

/// `1 file`, `2 files`; `2 entries` when the plural is given.
public func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

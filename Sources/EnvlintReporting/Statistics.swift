import EnvlintFacts

extension Report {
  /// How often each rule reports, the most frequent first, and the summary line:
  ///
  ///     12  closure_entry       12 warnings
  ///      3  unused_environment  2 warnings, 1 info; 3 safe fixes
  public func renderedStatistics(style: TextStyle = TextStyle()) -> String {
    let terminal = Terminal(color: style.color)
    let rows = Dictionary(grouping: findings, by: \.rule).sorted { left, right in
      left.value.count == right.value.count ? left.key < right.key : left.value.count > right.value.count
    }
    let countWidth = String(rows.first?.value.count ?? 0).count
    let ruleWidth = rows.map(\.key.count).max() ?? 0
    var output = ""
    for (rule, findings) in rows {
      let count = String(findings.count)
      let indentation = String(repeating: " ", count: 2 + countWidth - count.count)
      let gap = String(repeating: " ", count: 2 + ruleWidth - rule.count)
      let link = terminal.link(rule, to: tool.pageAddress(ofRule: rule))
      output +=
        "\(indentation)\(terminal.paint(count, .strong))  \(link)\(gap)\(Report.remark(on: findings, terminal))\n"
    }
    if !output.isEmpty { output += "\n" }
    return style.showsSummary ? output + renderedSummary(style: style) : output
  }

  private static func remark(on findings: [Diagnostic], _ terminal: Terminal) -> String {
    let severities = Severity.allCases.sorted(by: >).compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : terminal.paint(counted(count, severity.rawValue), Terminal.Role(severity))
    }
    let fixes = findings.count { finding in finding.fixes.contains { $0.safety == .safe } }
    let remark = fixes == 0 ? "" : "; \(fixes) safe fix\(fixes == 1 ? "" : "es")"
    return severities.joined(separator: ", ") + remark
  }
}

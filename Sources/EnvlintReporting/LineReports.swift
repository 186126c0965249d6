import EnvlintFacts

extension Report {
  /// `path:line:column: severity: message (rule_id)`, one line for each finding.
  func concise(_ style: TextStyle) -> String {
    let terminal = Terminal(color: style.color)
    return findings.map { headline($0, terminal) }.joined()
  }

  /// As `concise`, with the rule's id as a link to its page.
  func headline(_ finding: Diagnostic, _ terminal: Terminal) -> String {
    let rule = terminal.link(finding.rule, to: tool.pageAddress(ofRule: finding.rule))
    return line(
      at: finding.location, label: finding.severity.rawValue, role: Terminal.Role(finding.severity),
      message: finding.message, terminal) + " " + terminal.paint("(\(rule))", .dim) + "\n"
  }

  /// `path:line:column: label: message`, without a line break.
  func line(
    at location: Location, label: String, role: Terminal.Role, message: String, _ terminal: Terminal
  ) -> String {
    let path = VisibleText.singleLine(paths.fromWorkingDirectory(location.file))
    let start = span(of: location).start
    let place = terminal.paint("\(path):\(start.line):\(start.column):", .strong)
    let text = VisibleText.singleLine(message)
    return "\(place) \(terminal.paint(label + ":", role)) \(role == .note ? text : terminal.paint(text, .strong))"
  }

  /// The format that Xcode's build phases read: absolute paths; `error:`, `warning:` or `note:`. Xcode shows notes below the
  /// finding that they follow, so the help is one of them.
  func xcode() -> String {
    var output = ""
    for finding in findings {
      let label = finding.severity == .info ? "note" : finding.severity.rawValue
      output += xcodeLine(at: finding.location, label: label, message: "\(finding.message) (\(finding.rule))")
      for note in finding.notes { output += xcodeLine(at: note.location, label: "note", message: note.message) }
      if let help = finding.help {
        output += xcodeLine(at: finding.location, label: "note", message: "help: \(help)")
      }
    }
    return output
  }

  private func xcodeLine(at location: Location, label: String, message: String) -> String {
    let path = VisibleText.singleLine(paths.absolute(location.file))
    let start = span(of: location).start
    return "\(path):\(start.line):\(start.column): \(label): \(VisibleText.singleLine(message))\n"
  }

  /// The notices, one per line, for standard error: `path:line: warning: message`.
  public func renderedNotices(style: TextStyle = TextStyle()) -> String {
    let terminal = Terminal(color: style.color)
    var output = ""
    for notice in notices {
      let path = VisibleText.singleLine(paths.fromWorkingDirectory(notice.file))
      let place = path + (notice.line.map { ":\($0)" } ?? "") + ":"
      let label = terminal.paint(notice.severity.rawValue + ":", Terminal.Role(notice.severity))
      output += "\(terminal.paint(place, .strong)) \(label) \(VisibleText.singleLine(notice.message))\n"
    }
    return output
  }
}

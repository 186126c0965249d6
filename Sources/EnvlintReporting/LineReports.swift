import EnvlintFacts

extension Report {
  /// `path:line:column: severity: message (rule_id)`, one line for each finding.
  func concise(_ style: TextStyle) -> String {
    let terminal = Terminal(color: style.color)
    return findings.map { headline($0, terminal, columns: nil) }.joined()
  }

  /// As `concise`, with the rule's id as a link to its page.
  ///
  /// - Parameter columns: those of the terminal; nil for one line of any length.
  func headline(_ finding: Diagnostic, _ terminal: Terminal, columns: Int?) -> String {
    line(
      at: finding.location, label: finding.severity.rawValue, role: Terminal.Role(finding.severity),
      message: finding.message, rule: finding.rule, terminal, columns: columns)
  }

  /// `path:line:column: label: message (rule)`. A message that is too long for the terminal has lines of its own below, so that the place
  /// stays one word at the start of a line.
  func line(
    at location: Location, label: String, role: Terminal.Role, message: String, rule: String? = nil,
    _ terminal: Terminal, columns: Int?
  ) -> String {
    let path = VisibleText.singleLine(paths.fromWorkingDirectory(location.file))
    let start = span(of: location).start
    let place = "\(path):\(start.line):\(start.column):"
    let head = "\(terminal.paint(place, .strong)) \(terminal.paint(label + ":", role))"
    let words = VisibleText.singleLine(message) + (rule.map { " (\($0))" } ?? "")
    let texts: [String]
    if let columns, DisplayWidth.of("\(place) \(label): \(words)") > columns {
      texts = TextWrap.lines(words, columns: columns - 2).map { "  " + $0 }
    } else {
      texts = [" " + words]
    }
    let isBelow = texts[0].hasPrefix("  ")
    return head + (isBelow ? "\n" : "")
      + texts.enumerated().map { index, text in
        painted(text, role, rule: index == texts.count - 1 ? rule : nil, terminal) + "\n"
      }.joined()
  }

  /// A line of a message, with the rule at its end.
  private func painted(_ text: String, _ role: Terminal.Role, rule: String?, _ terminal: Terminal) -> String {
    let indentation = text.prefix { $0 == " " }
    let message = text.dropFirst(indentation.count).dropLast(rule.map { $0.count + 2 } ?? 0)
    let gap = rule != nil && message.last == " " ? " " : ""
    let said = String(message.dropLast(gap.count))
    let link = rule.map { terminal.paint("(\(terminal.link($0, to: tool.pageAddress(ofRule: $0))))", .dim) } ?? ""
    return indentation + (role == .note ? said : terminal.paint(said, .strong)) + gap + link
  }

  /// The format that Xcode's build phases read: absolute paths; `error:`, `warning:` or `note:`. Xcode shows notes below the
  /// finding that they follow, so the help is one of them.
  func xcode() -> String {
    var output = ""
    for finding in findings {
      let label = finding.severity == .info ? "note" : finding.severity.rawValue
      output += xcodeLine(at: finding.location, label: label, message: "\(finding.message) (\(finding.rule))")
      for note in finding.notesBesidePlace {
        output += xcodeLine(at: note.location, label: "note", message: note.message)
      }
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

import EnvlintFacts

extension Report {
  /// For people: each finding with an excerpt, its notes with theirs, and what to do; then the summary.
  func text(_ style: TextStyle) -> String {
    let terminal = Terminal(color: style.color)
    var output = ""
    for finding in findings {
      output += block(finding, style, terminal)
      output += "\n"
    }
    if style.showsSummary { output += renderedSummary(style: style) }
    return output
  }

  private func block(_ finding: Diagnostic, _ style: TextStyle, _ terminal: Terminal) -> String {
    let notes = finding.notesBesidePlace
    let excerpts = ([finding.location] + notes.map(\.location)).map { location in
      sources[location.file].map { Excerpt(of: location.range, in: $0) }
    }
    // One gutter for all excerpts of a finding keeps their code aligned.
    let gutterWidth = String(excerpts.compactMap { $0?.lineNumber }.max() ?? 1).count + 1
    func rendered(_ excerpt: Excerpt?, _ role: Terminal.Role) -> String {
      excerpt?.rendered(gutterWidth: gutterWidth, columns: style.columns, terminal: terminal, role: role) ?? ""
    }

    let columns = style.isForTerminal ? style.columns : nil
    var output = headline(finding, terminal, columns: columns) + rendered(excerpts[0], Terminal.Role(finding.severity))
    for (note, excerpt) in zip(notes, excerpts.dropFirst()) {
      output += line(at: note.location, label: "note", role: .note, message: note.message, terminal, columns: columns)
      output += rendered(excerpt, .note)
    }
    if let help = finding.help {
      let label = "help:"
      let text = VisibleText.singleLine(help)
      let texts = columns.map { TextWrap.lines(text, columns: $0, first: label.count + 1, hanging: 2) } ?? [text]
      output += "\(terminal.paint(label, .help)) \(texts.joined(separator: "\n"))\n"
    }
    return output
  }
}

/// The formats of a report, as `--format` spells them.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people: excerpts with carets, notes, help, and a summary line.
  case text
  /// One line for each finding.
  case concise
  /// The format that Xcode's build phases read.
  case xcode
  /// One object with everything; see `version` in it.
  case json
  /// JSON Lines: each finding an object on a line of its own, the summary on the last.
  case ndjson
  /// SARIF 2.1.0 as GitHub code scanning reads it.
  case sarif
  /// GitHub's workflow commands, which a job's log turns into annotations.
  case github
  /// GitLab's Code Quality report.
  case gitlab
  /// The XML of Checkstyle, which many review tools read.
  case checkstyle
  /// JUnit's XML, for what only knows test results.
  case junit
  /// A table, such as for the summary of a job.
  case markdown
}

/// How text for people looks: `text`, `concise`, and what goes to standard error.
public struct TextStyle: Sendable, Equatable {
  /// Whether to write escape sequences for colours, and links if the project has a home.
  public var color: Bool
  /// The number of terminal columns to stay within where text can be wrapped or cut.
  public var columns: Int
  /// Whether people read it at a terminal: messages are wrapped, and the summary says how to go on. Programs read one line for each
  /// message, and the summary as the last line.
  public var isForTerminal: Bool
  /// Whether `text` ends with the summary line.
  public var showsSummary: Bool

  public init(color: Bool = false, columns: Int = 120, isForTerminal: Bool = false, showsSummary: Bool = true) {
    self.color = color
    self.columns = columns
    self.isForTerminal = isForTerminal
    self.showsSummary = showsSummary
  }
}

extension Report {
  /// The whole report in one format; ends with a line break unless empty. Notices are part of `sarif` alone;
  /// `renderedNotices` gives them for the others.
  public func rendered(as format: OutputFormat, style: TextStyle = TextStyle()) -> String {
    switch format {
    case .text: text(style)
    case .concise: concise(style)
    case .xcode: xcode()
    case .json: json().serialized()
    case .ndjson: renderedLines()
    case .sarif: SARIFReport(self).json().serialized()
    case .github: GitHubReport(self).text()
    case .gitlab: gitlab().serialized()
    case .checkstyle: checkstyle().serialized()
    case .junit: JUnitReport(self).element().serialized()
    case .markdown: markdown()
    }
  }

  private func renderedLines() -> String {
    var output = ""
    writeLines { output += $0 }
    return output
  }
}

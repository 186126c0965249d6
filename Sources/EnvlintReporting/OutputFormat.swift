/// The formats of a report, as `--format` spells them.
public enum OutputFormat: String, CaseIterable, Sendable {
  /// For people: excerpts with carets, notes, help, and a summary line.
  case text
  /// One line for each finding.
  case concise
  /// What Xcode's build phases read.
  case xcode
  /// One object with everything; see `version` in it.
  case json
  /// SARIF 2.1.0 as GitHub code scanning reads it.
  case sarif
}

/// How text for people looks: `text`, `concise`, and what goes to standard error.
public struct TextStyle: Sendable, Equatable {
  /// Whether to write escape sequences for colours, and links if the project has a home.
  public var color: Bool
  /// The number of terminal columns to stay within where text can be wrapped or cut.
  public var columns: Int
  /// Whether `text` ends with the summary line.
  public var showsSummary: Bool

  public init(color: Bool = false, columns: Int = 120, showsSummary: Bool = true) {
    self.color = color
    self.columns = columns
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
    case .sarif: SARIFReport(self).json().serialized()
    }
  }
}

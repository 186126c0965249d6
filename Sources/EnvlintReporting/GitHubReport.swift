import EnvlintFacts

/// GitHub's workflow commands: lines in the log of a job that GitHub turns into annotations of the code.
///
///     ::warning file=Sources/A.swift,line=4,endLine=4,col=31,endColumn=38,title=closure_entry::Sources/A.swift:4:31: …
///
/// Only the first ten of each kind in a step become annotations, so the worst come first, and the very first one says how many
/// are cut. The others are in the log, which does not show a command's properties: hence the place in the message.
struct GitHubReport {
  /// The kinds of annotations, the worst first.
  private enum Kind: String, CaseIterable {
    case error
    case warning
    case notice

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .notice
      }
    }
  }

  /// GitHub annotates the code with no more of one kind from one step.
  static let mostOfAKind = 10

  let report: Report

  init(_ report: Report) { self.report = report }

  /// One line for each finding.
  func text() -> String { cutNotice() + report.worstFirst.map { command(for: report.findings[$0]) }.joined() }

  private func cutNotice() -> String {
    let counts = Kind.allCases.map { kind in (kind, report.findings.count { Kind($0.severity) == kind }) }
    guard counts.contains(where: { $0.1 > GitHubReport.mostOfAKind }) else { return "" }
    let cuts = counts.compactMap { kind, count -> String? in
      // The line that says so is a notice itself.
      let cut = count - GitHubReport.mostOfAKind + (kind == .notice ? 1 : 0)
      return cut > 0 ? counted(cut, kind.rawValue) : nil
    }
    return GitHubReport.line(
      .notice, [("title", report.tool.name)],
      "GitHub shows \(GitHubReport.mostOfAKind) annotations per severity; \(cuts.joined(separator: ", ")) more in the log."
    )
  }

  private func command(for finding: Diagnostic) -> String {
    let path = report.paths.fromRepository(finding.location.file)
    var properties = [("file", path)]
    if let source = report.sources[finding.location.file] {
      let start = source.utf16Position(of: finding.location.range.lowerBound)
      let end = source.utf16Position(of: finding.location.range.upperBound)
      properties += [("line", String(start.line)), ("endLine", String(end.line))]
      // GitHub refuses columns of a range over several lines.
      if start.line == end.line { properties += [("col", String(start.column)), ("endColumn", String(end.column))] }
    }
    properties.append(("title", finding.rule))
    return GitHubReport.line(Kind(finding.severity), properties, message(of: finding))
  }

  private func message(of finding: Diagnostic) -> String {
    var lines = ["\(place(finding.location)): \(VisibleText.singleLine(finding.message)) (\(finding.rule))"]
    lines += finding.notesBesidePlace.map { "\(place($0.location)): note: \(VisibleText.singleLine($0.message))" }
    if let help = finding.help { lines.append("help: \(VisibleText.singleLine(help))") }
    return lines.joined(separator: "\n")
  }

  private func place(_ location: Location) -> String {
    let start = report.span(of: location).start
    return "\(VisibleText.singleLine(report.paths.fromRepository(location.file))):\(start.line):\(start.column)"
  }

  private static func line(_ kind: Kind, _ properties: [(name: String, value: String)], _ message: String) -> String {
    let list = properties.map { "\($0.name)=\(escapedProperty($0.value))" }.joined(separator: ",")
    return "::\(kind.rawValue) \(list)::\(escaped(message))\n"
  }

  /// As GitHub's runner decodes it; by scalars, because `\r\n` is one character.
  private static func escaped(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": output += "%25"
      case "\r": output += "%0D"
      case "\n": output += "%0A"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

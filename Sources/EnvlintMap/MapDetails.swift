import EnvlintFacts
import EnvlintReporting

/// All that a map says of one entry, as a list.
///
///     \.theme  Theme
///       declared  Sources/Theme.swift:4  EnvironmentValues.theme
///       default   .light (stable, free)
///       injected  Sources/App.swift:9    MainApp.body
///       read      Sources/Row.swift:5    Row.theme, on some paths
struct MapDetails {
  private let report: MapReport
  private let terminal: Terminal

  init(_ report: MapReport, _ terminal: Terminal) {
    self.report = report
    self.terminal = terminal
  }

  private struct Row {
    var place: String
    var text: String
    var remarks: [String?]
  }

  func text(_ entry: EnvironmentMap.Entry) -> String {
    let title = terminal.paint(VisibleText.singleLine(entry.key.name), .strong)
    var output = title + (entry.type.map { "  " + VisibleText.singleLine($0) } ?? "") + "\n"
    output += rows("declared", entry.declarations.map { row($0, []) }, none: entry.origin.phrase)
    if let value = entry.defaultValue {
      let text = value.text.map { terminal.paint(VisibleText.singleLine($0), .code) } ?? place(value.location)
      output += line("default", "\(text) (\(value.judgement))")
    }
    output += rows(
      "injected", entry.injections.map { row($0.site, [$0.context.word]) },
      none: entry.isPerhapsInjected ? "unknown" : "nowhere")
    let reads = entry.reads.map {
      row($0.site, [$0.isRequired ? "required" : nil, $0.remark, $0.context.word])
    }
    output += rows("read", reads, none: entry.hasOtherUses ? "only in other ways" : "nowhere")
    for (index, finding) in entry.findings.map({ report.findings[$0] }).enumerated() {
      let severity = terminal.paint(finding.severity.rawValue, Terminal.Role(finding.severity))
      output += line(
        index == 0 ? "findings" : "",
        "\(place(finding.location)): \(severity): \(VisibleText.singleLine(finding.message)) (\(finding.rule))")
    }
    return output
  }

  private func row(_ site: EnvironmentMap.Site, _ remarks: [String?]) -> Row {
    Row(place: place(site.location), text: VisibleText.singleLine(site.symbol), remarks: remarks)
  }

  private func rows(_ title: String, _ rows: [Row], none: String) -> String {
    if rows.isEmpty { return line(title, terminal.paint(none, .dim)) }
    let width = rows.map { DisplayWidth.of($0.place) }.max() ?? 0
    return rows.enumerated().map { index, row in
      let words = ([row.text] + row.remarks.compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: ", ")
      let padding = words.isEmpty ? "" : String(repeating: " ", count: width - DisplayWidth.of(row.place) + 2)
      return line(index == 0 ? title : "", row.place + padding + words)
    }.joined()
  }

  private func line(_ title: String, _ text: String) -> String {
    let padding = String(repeating: " ", count: 10 - title.count)
    return "  " + (title.isEmpty ? "" : terminal.paint(title, .dim)) + padding + text + "\n"
  }

  private func place(_ location: Location) -> String {
    VisibleText.singleLine(report.paths.fromWorkingDirectory(location.file)) + ":\(report.position(of: location).line)"
  }
}

extension EnvironmentMap.Origin {
  /// Where something is declared, for people.
  fileprivate var phrase: String {
    switch self {
    case .project: "nowhere"
    case .sdk: "by Apple's SDK"
    case .other: "outside this project"
    }
  }
}

extension EnvironmentMap.Context {
  /// Nil for the app itself.
  fileprivate var word: String? { self == .app ? nil : "in a \(rawValue)" }
}

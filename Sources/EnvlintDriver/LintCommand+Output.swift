import EnvlintReporting

extension LintCommand {
  /// The reports to write. One for a file that cannot be written is an error before a long run, not after it.
  func checkedRequests() throws(UsageError) -> [FormatRequest<OutputFormat>] {
    for file in arguments.formats.compactMap(\.file) + [arguments.writtenBaseline].compactMap({ $0 }) {
      try checkOutputFile(file)
    }
    return arguments.formats.isEmpty ? [FormatRequest(format: .text, file: nil)] : arguments.formats
  }

  /// Writes every report, and to standard error what a report has no place for; false when one could not be written.
  ///
  /// - Parameter diff: what goes to standard output in place of a report.
  func write(_ report: Report, _ requests: [FormatRequest<OutputFormat>], diff: String?) -> Bool {
    var notices = report
    if arguments.isQuiet { notices.notices.removeAll { $0.severity < .error } }
    console.diagnose(notices.renderedNotices(style: console.errorStyle))

    var isComplete = true
    for request in requests {
      guard let file = request.file else {
        if diff == nil { isComplete = printed(report, as: request.format) && isComplete }
        continue
      }
      do throws(SystemError) {
        try writeFile(report.rendered(as: request.format), toPath: file)
      } catch {
        console.error("can't write '\(file)': \(error.message)", hint: "specify a writable file")
        isComplete = false
      }
    }
    if let diff { return console.print(diff) && isComplete }
    if arguments.showsStatistics {
      isComplete = console.print(report.renderedStatistics(style: console.outputStyle)) && isComplete
    }
    let showsText = arguments.showsStatistics || requests.contains { $0.format == .text && $0.file == nil }
    if !showsText, !arguments.isQuiet { console.diagnose(report.summaryLine(style: console.errorStyle)) }
    return isComplete
  }

  /// Writes a report to standard output; false when that failed.
  private func printed(_ report: Report, as format: OutputFormat) -> Bool {
    switch format {
    case .text where arguments.showsStatistics: true
    // A line at a time, for readers that act on the first one.
    case .ndjson: console.print { (write) throws(SystemError) in try report.writeLines(to: write) }
    default: console.print(report.rendered(as: format, style: console.outputStyle))
    }
  }
}

/// Holds a file that is to be written to what can be known of it before.
func checkOutputFile(_ file: String) throws(UsageError) {
  if (try? fileKind(file)) == .directory {
    throw .unusableFile(file, reason: "is a folder", hint: "specify a file in it")
  }
  let folder = file.lastIndex(of: "/").map { $0 == file.startIndex ? "/" : String(file[..<$0]) } ?? "."
  do throws(SystemError) {
    if try fileKind(folder) == .directory { return }
    throw .notFound
  } catch {
    throw .unusableFile(
      file, reason: "the folder '\(folder)' doesn't exist", hint: "create it first; envlint doesn't create folders")
  }
}

import EnvlintReporting

/// The two output streams of a run, and how text on them looks.
struct Console: Sendable {
  /// For reports on standard output.
  var outputStyle: TextStyle
  /// For notices and the summary on standard error.
  var errorStyle: TextStyle
  var isQuiet = false

  init(color: AutomaticChoice, isQuiet: Bool = false) {
    func style(_ stream: StandardStream) -> TextStyle {
      let isColored = usesColor(color, isTerminal: stream.isTerminal, variable: environmentVariable)
      let columns = stream.terminalColumns
      return TextStyle(
        color: isColored, columns: columns ?? 120, isForTerminal: columns != nil, showsSummary: !isQuiet)
    }
    outputStyle = style(.output)
    errorStyle = style(.error)
    self.isQuiet = isQuiet
  }

  /// Something went wrong; the run ends with status 2.
  func error(_ message: String, hint: String? = nil) { say("error", message, hint) }

  /// Something that may end the run with status 1.
  func warning(_ message: String, hint: String? = nil) { say("warning", message, hint) }

  /// Something that a reader may want to know; not with `--quiet`.
  func notice(_ message: String, hint: String? = nil) {
    if !isQuiet { say("notice", message, hint) }
  }

  /// Problems of a run, one line each.
  func say(_ notices: [Report.Notice]) {
    for notice in notices {
      let text = "'\(notice.file)\(notice.line.map { ":\($0)" } ?? "")' \(notice.message)"
      if notice.severity == .error { error(text) } else { self.notice(text) }
    }
  }

  /// Writes text to standard error unchanged. If that fails, there is nowhere left to report it.
  func diagnose(_ text: String) { try? StandardStream.error.write(text) }

  /// Writes to standard output in one go; false when that failed. A reader that has gone away, as `head` does, has
  /// seen enough: that is no failure.
  func print(_ text: String) -> Bool { print { (write) throws(SystemError) in try write(text) } }

  /// Writes in several pieces, as many as `body` makes.
  func print(_ body: ((String) throws(SystemError) -> Void) throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try body(StandardStream.output.write)
      return true
    } catch .brokenPipe {
      return true
    } catch {
      self.error("can't write to standard output: \(error.message)")
      return false
    }
  }

  /// Says why a project has no settings.
  ///
  /// - Throws: the error that names a file which cannot be read.
  func explain(_ failure: SettingsFailure) throws(UsageError) {
    switch failure {
    case .unreadable(let path, let reason):
      throw .unusableFile(path, reason: reason.message, hint: "'--no-config' runs without a configuration file")
    case .invalid(let errors):
      diagnose("\(errors)\n")
    case .commandLine(let error):
      throw error
    }
  }

  private func say(_ kind: String, _ message: String, _ hint: String?) {
    diagnose(
      wrapped("envlint: \(kind): \(message)", hanging: 2) + (hint.map { wrapped("  hint: \($0)", hanging: 4) } ?? ""))
  }

  /// A line, at a terminal broken at its width.
  private func wrapped(_ line: String, hanging: Int) -> String {
    guard errorStyle.isForTerminal else { return line + "\n" }
    let indentation = line.prefix { $0 == " " }
    let lines = TextWrap.lines(line, columns: errorStyle.columns, first: indentation.count, hanging: hanging)
    return indentation + lines.joined(separator: "\n") + "\n"
  }
}

/// Whether output to a stream is colored. `NO_COLOR` (no-color.org) wins over `FORCE_COLOR`, and both over the kind of
/// terminal.
///
/// - Parameter variable: an environment variable's value; nil when it is not set.
func usesColor(_ choice: AutomaticChoice, isTerminal: Bool, variable: (String) -> String?) -> Bool {
  switch choice {
  case .always: return true
  case .never: return false
  case .auto:
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("FORCE_COLOR"), !value.isEmpty { return value != "0" }
    return isTerminal && variable("TERM") != "dumb"
  }
}

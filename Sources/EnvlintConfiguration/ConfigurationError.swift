/// One mistake in a configuration file, with its place and a way out.
public struct ConfigurationError: Error, Sendable, Equatable {
  /// Another line that explains the error: the first of two equal keys.
  public struct Note: Sendable, Equatable {
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int
    public var message: String
    /// As in `ConfigurationError`.
    public var sourceLine: String
  }

  /// As the caller of `Settings.parse` named the file.
  public var path: String
  /// 1-based.
  public var line: Int
  /// 1-based, in UTF-8 bytes.
  public var column: Int
  /// One sentence without full stop: what is wrong here.
  public var message: String
  /// The line, with every byte that a terminal should not see replaced by `?`; empty when it is too long to show.
  public var sourceLine: String
  /// How to fix it; no full stop.
  public var hint: String?
  public var note: Note?

  public init(
    path: String, line: Int, column: Int, message: String, sourceLine: String, hint: String? = nil, note: Note? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
    self.hint = hint
    self.note = note
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// `path:line:column: error: message`, the line, a caret, the note in the same form, and `hint: …`; no line break
  /// at the end.
  public var description: String {
    var lines = excerpt(line, column, "error: \(message)", sourceLine)
    if let note { lines += excerpt(note.line, note.column, "note: \(note.message)", note.sourceLine) }
    if let hint { lines.append("hint: \(hint)") }
    return lines.joined(separator: "\n")
  }

  private func excerpt(_ line: Int, _ column: Int, _ message: String, _ sourceLine: String) -> [String] {
    let head = "\(path):\(line):\(column): \(message)"
    if sourceLine.isEmpty { return [head] }
    // A tab stays a tab, so that the caret is correct for any tab width of the terminal.
    let before = String(decoding: sourceLine.utf8.prefix(column - 1), as: UTF8.self)
    return [head, sourceLine, String(before.map { $0 == "\t" ? "\t" : " " }) + "^"]
  }
}

/// Everything that is wrong with one configuration file, in the order of the file; never empty.
public struct ConfigurationErrors: Error, Sendable, Equatable, CustomStringConvertible {
  public var errors: [ConfigurationError]

  /// - Precondition: there is one.
  public init(errors: [ConfigurationError]) {
    precondition(!errors.isEmpty, "an error without errors")
    self.errors = errors
  }

  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

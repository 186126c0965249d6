import EnvlintFacts
import EnvlintReporting

/// The findings of a project in the words of the protocol.
public struct EditorFindings {
  private let places: EditorPlaces
  private let tool: Report.Tool
  /// Whether the editor shows other places of a finding, and marks code that does nothing or is deprecated.
  private let showsNotes: Bool
  private let showsTags: Bool
  /// The version of a document that is open; nil for other files.
  private let version: (String) -> Int?

  public init(
    places: EditorPlaces, tool: Report.Tool, showsNotes: Bool, showsTags: Bool, version: @escaping (String) -> Int?
  ) {
    self.places = places
    self.tool = tool
    self.showsNotes = showsNotes
    self.showsTags = showsTags
    self.version = version
  }

  // MARK: Diagnostics

  /// A finding as a diagnostic of its file.
  public func diagnostic(_ finding: Diagnostic) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("range", places.range(of: finding.location)),
      ("severity", .integer(finding.severity.editorSeverity)),
      ("code", .string(finding.rule)),
      ("source", .string(tool.name)),
      ("message", .string(finding.message + (finding.help.map { "\nhelp: \($0)" } ?? ""))),
    ]
    if let address = tool.pageAddress(ofRule: finding.rule) {
      members.append(("codeDescription", .object([("href", .string(address))])))
    }
    if showsTags, let tag = EditorFindings.tags[finding.rule] { members.append(("tags", .array([.integer(tag)]))) }
    let notes = showsNotes ? finding.notesBesidePlace : []
    if !notes.isEmpty {
      let related = notes.map { note in
        JSONValue.object([("location", places.json(note.location)), ("message", .string(note.message))])
      }
      members.append(("relatedInformation", .array(related)))
    }
    return .object(members)
  }

  /// 1: code that does nothing; 2: code that is deprecated.
  private static let tags = ["unused_environment": 1, "dead_entry": 1, "deprecated_key": 2]

  // MARK: Edits

  /// A change of several files that the editor makes.
  ///
  /// - Parameter hasVersions: whether the editor understands versions of documents.
  public func workspaceEdit(_ edits: [Fix.Edit], hasVersions: Bool) -> JSONValue {
    let byFile = Dictionary(grouping: edits, by: \.location.file)
    let files = byFile.keys.sorted()
    func texts(_ file: String) -> JSONValue { .array((byFile[file] ?? []).map(textEdit)) }
    if !hasVersions {
      return .object([("changes", .object(files.map { (key: places.address($0), value: texts($0)) }))])
    }
    let changes = files.map { file in
      JSONValue.object([
        (
          "textDocument",
          .object([("uri", .string(places.address(file))), ("version", version(file).map(JSONValue.integer) ?? .null)])
        ),
        ("edits", texts(file)),
      ])
    }
    return .object([("documentChanges", .array(changes))])
  }

  private func textEdit(_ edit: Fix.Edit) -> JSONValue {
    let text = places.text(of: edit.location.file)
    let code = LineEnd(of: text.bytes).applied(to: edit.replacement)
    return .object([
      ("range", places.range(of: edit.location)), ("newText", .string(String(decoding: code, as: UTF8.self))),
    ])
  }

  // MARK: Actions

  /// A kind of action, as the protocol calls it.
  public enum ActionKind: String, Sendable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.envlint"

    /// Whether the editor asks for it: also by the beginning of its name, up to a dot.
    public func isWanted(_ only: [String]?) -> Bool {
      only?.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") } ?? true
    }
  }

  /// An action that changes code.
  public func action(
    _ title: String, _ kind: ActionKind, for finding: Diagnostic?, edits: [Fix.Edit], isPreferred: Bool,
    hasVersions: Bool
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("title", .string(title)), ("kind", .string(kind.rawValue))]
    if let finding { members.append(("diagnostics", .array([diagnostic(finding)]))) }
    if isPreferred { members.append(("isPreferred", .bool(true))) }
    members.append(("edit", workspaceEdit(edits, hasVersions: hasVersions)))
    return .object(members)
  }
}

extension Severity {
  fileprivate var editorSeverity: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}

import EnvlintConfiguration
import EnvlintProtocol
import EnvlintReporting

/// The diagnostics of one file, as they are sent.
struct FileDiagnostics: Equatable {
  /// A JSON array on one line.
  let items: String
  private let values: [JSONValue]
  /// Of the document, if it is open.
  let version: Int?

  init(items values: [JSONValue] = [], version: Int? = nil) {
    self.values = values
    items = JSONValue.array(values).serializedOnOneLine()
    self.version = version
  }

  static func == (left: FileDiagnostics, right: FileDiagnostics) -> Bool {
    left.items == right.items && left.version == right.version
  }

  /// Their id: equal diagnostics have equal ids.
  private var id: String {
    var hash = FNV1a()
    hash.add(items.utf8)
    return hash.hexadecimal
  }

  /// As an answer to an editor that may have them.
  ///
  /// - Parameter known: the id of those that it has.
  func report(known: String?, adding members: [(key: String, value: JSONValue)] = []) -> JSONValue {
    let id = id
    if known == id { return .object([("kind", .string("unchanged")), ("resultId", .string(id))] + members) }
    return .object(
      [("kind", .string("full")), ("resultId", .string(id)), ("items", .array(values))] + members)
  }

  /// As the parameters of `textDocument/publishDiagnostics`.
  func published(_ address: String) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [("uri", .string(address))]
    if let version { members.append(("version", .integer(version))) }
    return .object(members + [("diagnostics", .array(values))])
  }
}

extension ConfigurationError {
  /// The mistake as a diagnostic of the configuration file: from its place to the end of the line.
  ///
  /// - Parameter text: of the file; nil if it is gone.
  func diagnostic(in text: SourceText?, _ encoding: PositionEncoding) -> JSONValue {
    let text = text ?? SourceText("")
    let line = text.contentRange(ofLine: min(line, text.lineCount))
    let start = min(line.lowerBound + UInt32(max(0, column - 1)), line.upperBound)
    return .object([
      ("range", text.json(start..<line.upperBound, encoding)), ("severity", .integer(1)),
      ("source", .string("envlint")), ("message", .string(message + (hint.map { "\nhint: \($0)" } ?? ""))),
    ])
  }
}

import EnvlintProtocol
import EnvlintReporting
import Testing

@testable import EnvlintDriver

/// A conversation between an editor and the server: everything that each of them sent.
final class Conversation: @unchecked Sendable {
  let folder: TemporaryFolder
  private let queue = MessageQueue()
  private var sent: [JSONValue] = []
  private var requestCount = 0
  private var server: LanguageServer?

  init(_ files: [String: String]) throws { folder = try TemporaryFolder(files) }

  /// Another conversation about the same files.
  init(after other: Conversation) { folder = other.folder }

  func address(_ file: String) -> String { DocumentAddress.address(ofPath: folder.absolute(file)) }

  @discardableResult func request(_ method: String, _ parameters: JSONValue = .null) -> Int {
    requestCount += 1
    queue.add(.message(.request(id: .number(requestCount), method: method, parameters: parameters)))
    return requestCount
  }

  func note(_ method: String, _ parameters: JSONValue = .null) {
    queue.add(.message(.notification(method: method, parameters: parameters)))
  }

  func initialize(_ capabilities: JSONValue = .null) {
    request("initialize", .object([("rootUri", .string(address(""))), ("capabilities", capabilities)]))
    note("initialized")
  }

  /// As an editor that asks for findings, and can be told to ask again.
  func initializeToAsk() {
    initialize(
      .object([
        ("textDocument", .object([("diagnostic", .object([]))])),
        ("workspace", .object([("diagnostics", .object([("refreshSupport", .bool(true))]))])),
      ]))
  }

  func open(_ file: String, _ text: String) {
    note(
      "textDocument/didOpen",
      .object([
        (
          "textDocument",
          .object([("uri", .string(address(file))), ("version", .integer(1)), ("text", .string(text))])
        )
      ]))
  }

  func close(_ file: String) {
    note("textDocument/didClose", .object([("textDocument", .object([("uri", .string(address(file)))]))]))
  }

  func replace(_ file: String, _ text: String, version: Int = 2) {
    note(
      "textDocument/didChange",
      .object([
        ("textDocument", .object([("uri", .string(address(file))), ("version", .integer(version))])),
        ("contentChanges", .array([.object([("text", .string(text))])])),
      ]))
  }

  func noteDisk(_ files: String...) {
    note(
      "workspace/didChangeWatchedFiles",
      .object([("changes", .array(files.map { .object([("uri", .string(address($0)))]) }))]))
  }

  @discardableResult func diagnostics(_ file: String) -> Int {
    request("textDocument/diagnostic", .object([("textDocument", .object([("uri", .string(address(file)))]))]))
  }

  func actions(_ file: String, at place: DocumentPosition, only kinds: [String]? = nil) -> Int {
    var context: [(key: String, value: JSONValue)] = [("diagnostics", .array([]))]
    if let kinds { context.append(("only", .array(kinds.map(JSONValue.string)))) }
    return request(
      "textDocument/codeAction",
      .object([
        ("textDocument", .object([("uri", .string(address(file)))])),
        ("range", .object([("start", place.json), ("end", place.json)])), ("context", .object(context)),
      ]))
  }

  /// The text of a file after an action, as an editor makes its edits: the last one first.
  func text(of file: String, _ text: String, after action: JSONValue) throws -> String {
    var document = OpenDocument(address: "", version: nil, text: text)
    for edit in try #require(action["edit"]?["changes"]?[address(file)]?.array).reversed() {
      let change = JSONValue.object([("range", edit["range"] ?? .null), ("text", edit["newText"] ?? .null)])
      let isApplied = document.apply([change], version: nil, .utf16)
      try #require(isApplied)
    }
    return String(decoding: document.text.bytes, as: UTF8.self)
  }

  /// Has the server read all of it.
  ///
  /// - Returns: whether it ended as the protocol wants.
  @discardableResult func run() -> Bool {
    queue.add(.end)
    var server =
      server
      ?? LanguageServer(Arguments(), queue: queue, workingDirectory: folder.path) { self.sent.append($0) }
    let isOrderly = server.run()
    self.server = server
    return isOrderly
  }

  func answer(_ id: Int) -> JSONValue? { sent.first { $0["id"]?.integer == id && $0["method"] == nil } }

  func rules(_ id: Int) -> [String]? {
    answer(id)?["result"]?["items"]?.array?.map { $0["code"]?.string ?? $0["message"]?.string ?? "" }
  }

  func errorCode(_ id: Int) -> Int? { answer(id)?["error"]?["code"]?.integer }

  /// The parameters of all notifications or requests by a method.
  func said(_ method: String) -> [JSONValue] {
    sent.filter { $0["method"]?.string == method }.map { $0["params"] ?? .null }
  }
}

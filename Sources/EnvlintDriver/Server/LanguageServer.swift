import EnvlintFacts
import EnvlintProtocol
import EnvlintReporting

/// One conversation with an editor.
///
/// Messages are answered in their order. Findings are looked for when nothing more waits, or when an answer needs them; so the changes of
/// fast typing are taken together.
struct LanguageServer {
  private enum Phase {
    case starting
    case running
    case ending
  }

  private let queue: MessageQueue
  private let write: @Sendable (JSONValue) -> Void
  var workspace: Workspace
  var abilities = EditorAbilities()
  /// The diagnostics of each file with findings, by address.
  private(set) var diagnostics: [String: FileDiagnostics] = [:]
  private var phase = Phase.starting
  private var requestCount = 0
  /// Whether something changed since the last look for findings.
  private var isOutdated = false
  /// The addresses of documents that changed since then.
  private var changedDocuments: Set<String> = []
  /// The addresses of documents whose findings have changed and that an editor which asks for findings has yet to ask about.
  private var unaskedDocuments: Set<String> = []
  private var hasIndexed = false
  private var toldFailures: Set<String> = []
  var showsLenses = true
  /// The number of the last request for settings.
  private var settingsRequest: Int?

  /// - Parameter write: sends a message to the editor; called by several threads, one at a time.
  init(
    _ arguments: Arguments, queue: MessageQueue, workingDirectory: String,
    write: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.queue = queue
    let lock = Mutex()
    self.write = { message in lock.withLock { write(message) } }
    workspace = Workspace(arguments, workingDirectory: workingDirectory)
  }

  /// Answers until the editor ends the conversation.
  ///
  /// - Returns: whether it ended it as the protocol wants: with `shutdown` before `exit`.
  mutating func run() -> Bool {
    while true {
      switch queue.next() {
      case .end: return phase == .ending
      case .error(let error): write(Message.response(error.id, .failure(error.error)))
      case .message(.notification("exit", _)): return phase == .ending
      case .message(.notification(let method, let parameters)):
        if phase == .running { note(method, parameters) }
      case .message(.request(let id, let method, let parameters)):
        if queue.takeCancellation(of: id) {
          write(Message.response(id, .failure(ResponseError(.requestCancelled, "the request was cancelled"))))
        } else {
          write(Message.response(id, answer(method, parameters)))
        }
      case .message(.response(let id, let result)):
        if let settingsRequest, id == .number(settingsRequest) { take(result?.array?.first) }
      }
      if isOutdated, queue.isEmpty { update() }
    }
  }

  // MARK: Requests

  private mutating func answer(_ method: String, _ parameters: JSONValue) -> Result<JSONValue, ResponseError> {
    do throws(ResponseError) {
      switch phase {
      case .starting where method == "initialize": return .success(initialize(parameters))
      case .starting: throw ResponseError(.serverNotInitialized, "the first request is 'initialize'")
      case .ending: throw ResponseError(.invalidRequest, "the server is shut down")
      case .running: return .success(try result(of: method, parameters))
      }
    } catch {
      return .failure(error)
    }
  }

  private mutating func result(of method: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    switch method {
    case "initialize": throw ResponseError(.invalidRequest, "the server is initialized")
    case "shutdown":
      phase = .ending
      return .null
    case "textDocument/diagnostic":
      let path = try path(in: parameters)
      update()
      if let path { unaskedDocuments.remove(address(of: path)) }
      return (path.flatMap { diagnostics[address(of: $0)] } ?? FileDiagnostics())
        .report(known: parameters["previousResultId"]?.string)
    case "workspace/diagnostic":
      update()
      unaskedDocuments = []
      return workspaceReport(known: parameters["previousResultIds"]?.array ?? [])
    case "textDocument/codeAction":
      guard let path = try path(in: parameters) else { return .array([]) }
      update()
      return try codeActions(path, parameters)
    case "workspace/executeCommand": return try execute(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return try definition(parameters)
    case "textDocument/implementation": return try implementation(parameters)
    case "textDocument/references": return try references(parameters)
    case "textDocument/documentSymbol": return try documentSymbols(parameters)
    case "textDocument/codeLens": return try codeLenses(parameters)
    case "envlint/report":
      update()
      return .string(report())
    default: throw ResponseError(.methodNotFound, "unknown method '\(method)'")
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    abilities = EditorAbilities(parameters["capabilities"])
    if let folders = parameters["workspaceFolders"]?.array {
      for folder in folders { addFolder(folder["uri"]) }
    } else if let root = parameters["rootUri"], root.string != nil {
      addFolder(root)
    } else if let path = parameters["rootPath"]?.string, path.hasPrefix("/") {
      workspace.addFolder(path)
    }
    if case .bool(let isOn)? = parameters["initializationOptions"]?["codeLens"] { showsLenses = isOn }
    if let parent = parameters["processId"]?.integer { endWithProcess(parent) }
    phase = .running
    isOutdated = true
    return .object([
      ("capabilities", capabilities),
      ("serverInfo", .object([("name", .string("envlint")), ("version", .string(envlintVersion))])),
    ])
  }

  private var capabilities: JSONValue {
    let kinds: [EditorFindings.ActionKind] = [.quickFix, .fixAll]
    var members: [(key: String, value: JSONValue)] = [
      ("positionEncoding", .string(abilities.encoding.rawValue)),
      (
        "textDocumentSync",
        .object([
          ("openClose", .bool(true)), ("change", .integer(2)), ("save", .object([("includeText", .bool(false))])),
        ])
      ),
      ("codeActionProvider", .object([("codeActionKinds", .strings(kinds.map(\.rawValue)))])),
      (
        "executeCommandProvider",
        .object([("commands", .strings([LanguageServer.showPageCommand, LanguageServer.showPlacesCommand]))])
      ),
      ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)), ("implementationProvider", .bool(true)),
      ("referencesProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
      ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
      (
        "workspace",
        .object([
          (
            "workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
          )
        ])
      ),
    ]
    if abilities.asksForDiagnostics {
      members.append(
        (
          "diagnosticProvider",
          .object([
            ("identifier", .string("envlint")), ("interFileDependencies", .bool(true)),
            ("workspaceDiagnostics", .bool(true)),
          ])
        ))
    }
    return .object(members)
  }

  private mutating func addFolder(_ address: JSONValue?) {
    if let path = address?.string.flatMap(DocumentAddress.path) { workspace.addFolder(path) }
  }

  // MARK: Notifications

  private mutating func note(_ method: String, _ parameters: JSONValue) {
    switch method {
    case "initialized":
      register()
      askForSettings()
    case "workspace/didChangeConfiguration":
      if let settings = parameters["settings"]?["envlint"] { take(settings) } else { askForSettings() }
    case "textDocument/didOpen": open(parameters["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose":
      guard let path = documentPath(parameters) else { break }
      noteDocument(path) { $0.close(path) }
      workspace.noteChanges([path])
    case "textDocument/didSave":
      guard let path = documentPath(parameters) else { break }
      workspace.noteChanges([path])
      lookAtDisk()
    case "workspace/didChangeWatchedFiles":
      let paths = (parameters["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(DocumentAddress.path) }
      workspace.noteChanges(paths)
      isOutdated = true
    case "workspace/didChangeWorkspaceFolders":
      for folder in parameters["event"]?["removed"]?.array ?? [] {
        if let path = folder["uri"]?.string.flatMap(DocumentAddress.path) { workspace.removeFolder(path) }
      }
      for folder in parameters["event"]?["added"]?.array ?? [] { addFolder(folder["uri"]) }
      isOutdated = true
    default: break
    }
  }

  private mutating func open(_ document: JSONValue?) {
    guard let address = document?["uri"]?.string, let path = DocumentAddress.path(of: address),
      let text = document?["text"]?.string
    else { return }
    let opened = OpenDocument(address: address, version: document?["version"]?.integer, text: text)
    noteDocument(path) { $0.open(path, opened) }
  }

  private mutating func change(_ parameters: JSONValue) {
    guard let path = documentPath(parameters) else { return }
    let changes = parameters["contentChanges"]?.array ?? []
    let version = parameters["textDocument"]?["version"]?.integer
    guard workspace.change(path, changes, version: version, abilities.encoding) else {
      return log("a change of '\(path)' is ignored: the document isn't open, or the change has no text", severity: 2)
    }
    changedDocuments.insert(address(of: path))
    isOutdated = true
  }

  private mutating func noteDocument(_ path: String, _ body: (inout Workspace) -> Void) {
    changedDocuments.insert(address(of: path))
    body(&workspace)
    changedDocuments.insert(address(of: path))
    lookAtDisk()
  }

  /// Editors that can't tell about files on the disk tell at least when that is likely to have changed.
  private mutating func lookAtDisk() {
    if !abilities.watchesFiles, hasIndexed { workspace.noteChanges(nil) }
    isOutdated = true
  }

  // MARK: Findings

  /// Looks for findings if something changed, and sends the editor those that differ.
  mutating func update() {
    guard isOutdated else { return }
    isOutdated = false
    let progress = hasIndexed || !abilities.showsProgress ? nil : startProgress()
    hasIndexed = true
    let hasChanged: Bool
    if let progress {
      hasChanged = workspace.update { progress.advance() }
      progress.finish()
    } else {
      hasChanged = workspace.update()
    }
    let changed = changedDocuments
    changedDocuments = []
    guard hasChanged else { return }
    if showsLenses { refreshLenses() }
    tellFailures()
    let old = diagnostics
    diagnostics = currentDiagnostics()
    let addresses = Set(old.keys).union(diagnostics.keys).union(changed)
    if abilities.asksForDiagnostics {
      // The editor asks by itself about an open document that changed, but not about one that it has closed.
      let asked = changed.filter { DocumentAddress.path(of: $0).flatMap(workspace.document) != nil }
      unaskedDocuments.formUnion(addresses.filter { old[$0]?.items != diagnostics[$0]?.items })
      let others = unaskedDocuments.subtracting(asked)
      unaskedDocuments.formIntersection(asked)
      if !others.isEmpty { request("workspace/diagnostic/refresh", .null) }
      return
    }
    for address in addresses.sorted() where old[address] != diagnostics[address] || changed.contains(address) {
      let document = DocumentAddress.path(of: address).flatMap(workspace.document)
      let now = diagnostics[address] ?? FileDiagnostics(version: document?.version)
      notify("textDocument/publishDiagnostics", now.published(address))
    }
  }

  private func currentDiagnostics() -> [String: FileDiagnostics] {
    var byAddress: [String: [JSONValue]] = [:]
    for project in workspace.projects {
      let findings = editorFindings(of: project)
      for finding in project.run?.findings ?? [] {
        let address = workspace.address(of: joined(project.project.root, finding.location.file))
        byAddress[address, default: []].append(findings.diagnostic(finding))
      }
      for mistake in project.mistakes {
        let path = absolutePath(mistake.path, from: "/")
        let text = workspace.document(path)?.text ?? (try? readText(atPath: path)).map { SourceText($0) }
        byAddress[workspace.address(of: path), default: []].append(mistake.diagnostic(in: text, abilities.encoding))
      }
    }
    return Dictionary(
      uniqueKeysWithValues: byAddress.map { address, items in
        let document = DocumentAddress.path(of: address).flatMap(workspace.document)
        return (address, FileDiagnostics(items: items, version: document?.version))
      })
  }

  /// - Parameter sources: the texts that findings or edits point into; nil for those of the last run.
  func editorFindings(of project: WorkspaceProject, _ sources: [String: SourceText]? = nil) -> EditorFindings {
    let (workspace, root) = (workspace, project.project.root)
    let texts = sources ?? project.run?.sources ?? [:]
    return EditorFindings(
      places: places(of: project) { texts[$0] }, tool: .envlint, showsNotes: abilities.showsNotes,
      showsTags: abilities.showsTags, version: { workspace.document(joined(root, $0))?.version })
  }

  func places(of project: WorkspaceProject, text: @escaping (String) -> SourceText?) -> EditorPlaces {
    let (workspace, root) = (workspace, project.project.root)
    return EditorPlaces(encoding: abilities.encoding, text: text) { workspace.address(of: joined(root, $0)) }
  }

  private func workspaceReport(known: [JSONValue]) -> JSONValue {
    var ids: [String: String] = [:]
    for entry in known {
      if let address = entry["uri"]?.string, let id = entry["value"]?.string { ids[address] = id }
    }
    let addresses = Set(ids.keys).union(diagnostics.keys).sorted()
    return .object([
      (
        "items",
        .array(
          addresses.map { address in
            let file = diagnostics[address] ?? FileDiagnostics()
            return file.report(
              known: ids[address],
              adding: [
                ("uri", .string(address)), ("version", file.version.map(JSONValue.integer) ?? .null),
              ])
          })
      )
    ])
  }

  /// The output of `--format json` for the current texts.
  private func report() -> String {
    let runs = workspace.projects.compactMap { project in project.run.map { (root: project.project.root, run: $0) } }
    let root = commonFolder(runs.map(\.root))
    let moved = runs.map { $0.run.moved(below: relativePath($0.root, in: root) ?? "") }
    let hiddenBelow = workspace.projects.map(\.minSeverity).min() ?? .warning
    return Report(of: moved, root: root, workingDirectory: root, hiddenBelow: hiddenBelow).rendered(as: .json)
  }

  /// Says once why a project has no settings, or what can't be read.
  private mutating func tellFailures() {
    for project in workspace.projects {
      if let failure = project.failure, toldFailures.insert(failure).inserted {
        notify("window/showMessage", .object([("type", .integer(1)), ("message", .string("envlint: \(failure)"))]))
      }
      for notice in project.notices where notice.line == nil {
        let text = "'\(joined(project.project.root, notice.file))' \(notice.message)"
        if toldFailures.insert(text).inserted { log(text, severity: notice.severity == .error ? 1 : 2) }
      }
    }
  }

  // MARK: Talking

  func notify(_ method: String, _ parameters: JSONValue) { write(Message.notification(method, parameters)) }

  mutating func request(_ method: String, _ parameters: JSONValue) {
    requestCount += 1
    write(Message.request(requestCount, method, parameters))
  }

  private func log(_ text: String, severity: Int) {
    notify("window/logMessage", .object([("type", .integer(severity)), ("message", .string(text))]))
  }

  private mutating func startProgress() -> IndexingProgress {
    let token = JSONValue.string("envlint/index")
    request("window/workDoneProgress/create", .object([("token", token)]))
    let write = write
    return IndexingProgress(clock: monotonicMilliseconds) { value in
      write(Message.notification("$/progress", .object([("token", token), ("value", value)])))
    }
  }

  /// Asks the editor to tell of files and settings that change.
  private mutating func register() {
    var registrations: [JSONValue] = []
    func add(_ method: String, _ options: JSONValue) {
      registrations.append(
        .object([("id", .string("envlint/\(method)")), ("method", .string(method)), ("registerOptions", options)]))
    }
    if abilities.watchesFiles {
      // Sources, configurations, baselines, Xcode projects and their settings.
      let patterns = ["**/*.{swift,yml,yaml,json,pbxproj,xcconfig}", "**/.gitignore"]
      let watchers = patterns.map { JSONValue.object([("globPattern", .string($0))]) }
      add("workspace/didChangeWatchedFiles", .object([("watchers", .array(watchers))]))
    }
    if abilities.tellsOfSettings {
      add("workspace/didChangeConfiguration", .object([("section", .string("envlint"))]))
    }
    if !registrations.isEmpty {
      request("client/registerCapability", .object([("registrations", .array(registrations))]))
    }
  }

  private mutating func askForSettings() {
    guard abilities.answersSettings else { return }
    request(
      "workspace/configuration", .object([("items", .array([.object([("section", .string("envlint"))])]))]))
    settingsRequest = requestCount
  }

  /// Ends with the editor, even if that has no time to say so.
  private func endWithProcess(_ number: Int) {
    _ = Thread.start(stackByteCount: 1 << 18) {
      while processExists(number) { sleep(milliseconds: 500) }
      exitProcess(with: 1)
    }
  }

  // MARK: Documents

  /// The address of a file as the editor knows it.
  func address(of path: String) -> String {
    workspace.document(path)?.address ?? workspace.address(of: Workspace.realPath(of: path))
  }

  private func documentPath(_ parameters: JSONValue) -> String? {
    parameters["textDocument"]?["uri"]?.string.flatMap(DocumentAddress.path)
  }

  /// The path of the document that a request is about; nil if it isn't a file.
  func path(in parameters: JSONValue) throws(ResponseError) -> String? {
    guard let address = parameters["textDocument"]?["uri"]?.string else {
      throw ResponseError(.invalidParams, "'textDocument.uri' is missing")
    }
    return DocumentAddress.path(of: address)
  }
}

extension JSONValue {
  var isTrue: Bool { if case .bool(true) = self { true } else { false } }
}

import EnvlintFacts
import EnvlintPages
import EnvlintProtocol
import EnvlintReporting
import EnvlintSyntax

/// The actions that the editor offers beside a finding.
extension LanguageServer {
  static let showPageCommand = "envlint.showPage"

  func codeActions(_ path: String, _ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let start = DocumentPosition(parameters["range"]?["start"]),
      let end = DocumentPosition(parameters["range"]?["end"])
    else { throw ResponseError(.invalidParams, "'range' is missing") }
    guard let (project, file) = workspace.project(of: path), let run = project.run else { return .array([]) }
    let only = parameters["context"]?["only"]?.array?.compactMap(\.string)
    var actions: [JSONValue] = []
    // Only for who asks: to make all fixes takes several runs.
    if only != nil, EditorFindings.ActionKind.fixAll.isWanted(only) { actions += fixAll(project, file) }
    guard EditorFindings.ActionKind.quickFix.isWanted(only), let text = text(of: path, run, file) else {
      return .array(actions)
    }
    let lower = text.offset(of: start, abilities.encoding)
    let upper = max(lower, text.offset(of: end, abilities.encoding))
    let findings = run.findings.filter {
      $0.location.file == file && $0.location.range.lowerBound <= upper && $0.location.range.upperBound >= lower
    }
    let editor = editorFindings(of: project)
    actions += findings.flatMap { fixes($0, editor) }
    for finding in findings { actions += suppressions(finding, text, editor) + [pageAction(finding, editor)] }
    return .array(actions)
  }

  private func text(of path: String, _ run: ProjectRun, _ file: String) -> SourceText? {
    workspace.document(path)?.text ?? run.sources[file]
  }

  // MARK: Fixes

  private func fixes(_ finding: Diagnostic, _ editor: EditorFindings) -> [JSONValue] {
    finding.fixes.map { fix in
      editor.action(
        fix.safety == .safe ? fix.title : "\(fix.title) (suggestion: review the result)", .quickFix, for: finding,
        edits: fix.edits, isPreferred: fix.safety == .safe, hasVersions: abilities.hasVersionedEdits)
    }
  }

  private func fixAll(_ project: WorkspaceProject, _ file: String) -> [JSONValue] {
    let changes = project.fixAll(in: file)
    if changes.isEmpty { return [] }
    let edits = changes.flatMap { UnifiedDiff.edits(file: $0.file, old: $0.old, new: $0.new) }
    let sources = Dictionary(uniqueKeysWithValues: changes.map { ($0.file, $0.old) })
    return [
      editorFindings(of: project, sources).action(
        "Apply all safe fixes of envlint", .fixAll, for: nil, edits: edits, isPreferred: false,
        hasVersions: abilities.hasVersionedEdits)
    ]
  }

  // MARK: Suppressing

  private func suppressions(_ finding: Diagnostic, _ text: SourceText, _ editor: EditorFindings) -> [JSONValue] {
    let edits = [
      ("Suppress \(finding.rule) for this line", SuppressionInsertion(ofLine: finding, in: text)),
      ("Suppress \(finding.rule) for this file", SuppressionInsertion(ofFile: finding, in: text)),
    ]
    return edits.compactMap { title, insertion in
      guard let insertion else { return nil }
      return editor.action(
        title, .quickFix, for: finding, edits: [insertion.edit], isPreferred: false,
        hasVersions: abilities.hasVersionedEdits)
    }
  }

  // MARK: Pages

  private func pageAction(_ finding: Diagnostic, _ editor: EditorFindings) -> JSONValue {
    let title = "Show the page of \(finding.rule)"
    return .object([
      ("title", .string(title)), ("kind", .string(EditorFindings.ActionKind.quickFix.rawValue)),
      ("diagnostics", .array([editor.diagnostic(finding)])),
      (
        "command",
        .object([
          ("title", .string(title)), ("command", .string(LanguageServer.showPageCommand)),
          ("arguments", .array([.string(finding.rule)])),
        ])
      ),
    ])
  }

  mutating func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let command = parameters["command"]?.string else {
      throw ResponseError(.invalidParams, "'command' is missing")
    }
    let arguments = parameters["arguments"]?.array ?? []
    switch command {
    case LanguageServer.showPageCommand: try showPage(arguments)
    case LanguageServer.showPlacesCommand: try showPlaces(arguments)
    default: throw ResponseError(.invalidParams, "unknown command '\(command)'")
    }
    return .null
  }

  /// Shows the page of a rule: its address, if the project has a home and the editor can open one, else its text.
  private mutating func showPage(_ arguments: [JSONValue]) throws(ResponseError) {
    guard let rule = arguments.first?.string, let page = Pages.page(rule) else {
      throw ResponseError(.invalidParams, "'\(LanguageServer.showPageCommand)' requires the id of a rule")
    }
    if abilities.showsDocuments, let address = Report.Tool.envlint.pageAddress(ofRule: rule) {
      request("window/showDocument", .object([("uri", .string(address)), ("external", .bool(true))]))
    } else {
      let text = renderedPage(page.markdown)
      notify("window/showMessage", .object([("type", .integer(3)), ("message", .string(text))]))
    }
  }
}

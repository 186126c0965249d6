import EnvlintProtocol
import EnvlintReporting

/// The abilities of the editor, as far as they matter here.
struct EditorAbilities {
  var encoding = PositionEncoding.utf16
  /// Whether it asks for diagnostics and can be told to ask again; else they are sent.
  var asksForDiagnostics = false
  var hasVersionedEdits = false
  var watchesFiles = false
  var showsProgress = false
  var showsDocuments = false
  var showsNotes = false
  var showsTags = false
  var showsMarkdown = false
  var hasSymbolTrees = false
  var refreshesLenses = false
  /// Whether it can be asked for settings, and be told to say when they change.
  var answersSettings = false
  var tellsOfSettings = false

  init() {}

  init(_ capabilities: JSONValue?) {
    let (workspace, document) = (capabilities?["workspace"], capabilities?["textDocument"])
    let general = capabilities?["general"]?["positionEncodings"]?.array ?? []
    if general.contains(where: { $0.string == PositionEncoding.utf8.rawValue }) { encoding = .utf8 }
    asksForDiagnostics =
      document?["diagnostic"] != nil
      && workspace?["diagnostics"]?["refreshSupport"]?.isTrue == true
    hasVersionedEdits = workspace?["workspaceEdit"]?["documentChanges"]?.isTrue == true
    watchesFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.isTrue == true
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.isTrue == true
    showsDocuments = capabilities?["window"]?["showDocument"]?["support"]?.isTrue == true
    let diagnostics = ["publishDiagnostics", "diagnostic"].compactMap { document?[$0] }
    showsNotes = diagnostics.contains { $0["relatedInformation"]?.isTrue == true }
    showsTags = diagnostics.contains { $0["tagSupport"] != nil }
    // The first format is the one that it prefers.
    showsMarkdown = document?["hover"]?["contentFormat"]?.array?.first?.string == "markdown"
    hasSymbolTrees = document?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.isTrue == true
    refreshesLenses = workspace?["codeLens"]?["refreshSupport"]?.isTrue == true
    answersSettings = workspace?["configuration"]?.isTrue == true
    tellsOfSettings = workspace?["didChangeConfiguration"]?["dynamicRegistration"]?.isTrue == true
  }
}

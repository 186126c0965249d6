import EnvlintProtocol
import EnvlintReporting
import Foundation
import Testing

@testable import EnvlintDriver

/// Conversations with an editor, in one process but for the last test.
@Suite struct LanguageServerTests {
  private static let key = """
    import SwiftUI
    extension EnvironmentValues {
      @Entry var library = Library()
    }
    final class Library {}
    """

  @Test func theConversationHasItsPhases() throws {
    let talk = try Conversation([:])
    let early = talk.request("textDocument/diagnostic")
    talk.initialize()
    let again = talk.request("initialize")
    let unknown = talk.request("textDocument/dance")
    let wrong = talk.request("textDocument/codeAction", .array([.integer(1)]))
    talk.note("textDocument/didOpen", .integer(1))
    talk.note("$/dance")
    let last = talk.request("shutdown")
    let late = talk.request("workspace/diagnostic")
    talk.note("exit")
    #expect(talk.run())
    #expect(talk.errorCode(early) == -32002 && talk.errorCode(again) == -32600 && talk.errorCode(unknown) == -32601)
    #expect(talk.errorCode(wrong) == -32602 && talk.errorCode(late) == -32600)
    #expect(talk.answer(last)?["result"] != nil)
  }

  @Test func anEndWithoutShutdownIsTold() throws {
    let talk = try Conversation([:])
    talk.initialize()
    #expect(!talk.run())
  }

  @Test func unsavedTextCounts() throws {
    let talk = try Conversation(["A.swift": "import SwiftUI\n"])
    talk.initialize()
    let before = talk.diagnostics("A.swift")
    talk.open("A.swift", Self.key)
    let opened = talk.diagnostics("A.swift")
    talk.replace("A.swift", Self.key.replacing("@Entry ", with: ""))
    let changed = talk.diagnostics("A.swift")
    talk.replace("A.swift", Self.key, version: 3)
    talk.close("A.swift")
    let closed = talk.diagnostics("A.swift")
    talk.open("New.swift", Self.key)
    let new = talk.diagnostics("New.swift")
    talk.run()
    #expect(talk.rules(before) == [] && talk.rules(opened) == ["unstable_entry_default"])
    #expect(talk.rules(changed) == [] && talk.rules(closed) == [] && talk.rules(new) == ["unstable_entry_default"])
  }

  /// A change in one file changes the findings of another one, which are sent without being asked for.
  @Test func findingsOfOtherFilesFollow() throws {
    let entry = Self.key.replacing("final class Library {}", with: "")
    let talk = try Conversation(["Key.swift": entry, "Library.swift": "struct Library {}"])
    talk.initialize()
    let before = talk.diagnostics("Key.swift")
    talk.open("Library.swift", "final class Library {}")
    let after = talk.diagnostics("Key.swift")
    talk.run()
    #expect(talk.rules(before) == [] && talk.rules(after) == ["unstable_entry_default"])
    let published = talk.said("textDocument/publishDiagnostics")
    #expect(
      published.contains { $0["uri"]?.string == talk.address("Key.swift") && $0["diagnostics"]?.array?.count == 1 })
  }

  @Test func clientsThatAskAreToldToAskAgain() throws {
    let entry = Self.key.replacing("final class Library {}", with: "")
    let talk = try Conversation(["Key.swift": entry, "Library.swift": "struct Library {}"])
    talk.initializeToAsk()
    let empty = talk.request("workspace/diagnostic", .object([("previousResultIds", .array([]))]))
    talk.open("Library.swift", "final class Library {}")
    let full = talk.request("workspace/diagnostic", .object([("previousResultIds", .array([]))]))
    talk.run()
    #expect(talk.answer(empty)?["result"]?["items"]?.array?.isEmpty == true)
    let items = try #require(talk.answer(full)?["result"]?["items"]?.array)
    #expect(items.map { $0["uri"]?.string } == [talk.address("Key.swift")] && items[0]["kind"]?.string == "full")
    #expect(talk.said("workspace/diagnostic/refresh").count == 1)
    #expect(talk.said("textDocument/publishDiagnostics").isEmpty)
  }

  /// Its findings change, and the editor doesn't ask about a document that isn't open.
  @Test func aDocumentThatIsClosedHasTheEditorAskAgain() throws {
    let talk = try Conversation(["A.swift": Self.key])
    talk.initializeToAsk()
    talk.open("A.swift", "import SwiftUI\n")
    let open = talk.diagnostics("A.swift")
    talk.run()
    let before = talk.said("workspace/diagnostic/refresh").count
    talk.close("A.swift")
    let closed = talk.diagnostics("A.swift")
    talk.run()
    #expect(talk.rules(open) == [] && talk.rules(closed) == ["unstable_entry_default"])
    #expect(talk.said("workspace/diagnostic/refresh").count == before + 1)
  }

  /// It is closed before the editor has asked, with the findings that it had: nobody would ever ask.
  @Test func aDocumentThatWasNotAskedAboutHasTheEditorAskAgain() throws {
    let talk = try Conversation(["A.swift": Self.key, "B.swift": "import SwiftUI\n"])
    talk.initializeToAsk()
    talk.open(".envlint.yml", "excluded: [A.swift]\n")
    _ = talk.diagnostics("B.swift")
    talk.close(".envlint.yml")
    talk.open("A.swift", Self.key)
    _ = talk.diagnostics("B.swift")
    talk.close("A.swift")
    _ = talk.diagnostics("B.swift")
    talk.run()
    #expect(talk.said("workspace/diagnostic/refresh").count == 1)
  }

  @Test func whatIsKnownIsNotSentAgain() throws {
    let talk = try Conversation(["A.swift": Self.key])
    talk.initialize()
    let first = talk.diagnostics("A.swift")
    talk.run()
    let id = try #require(talk.answer(first)?["result"]?["resultId"]?.string)
    let next = Conversation(after: talk)
    next.initialize()
    let again = next.request(
      "textDocument/diagnostic",
      .object([
        ("textDocument", .object([("uri", .string(next.address("A.swift")))])), ("previousResultId", .string(id)),
      ]))
    next.run()
    #expect(next.answer(again)?["result"]?["kind"]?.string == "unchanged")
  }

  /// A pattern that only a document matches which isn't on the disk is no mistake, as it won't be one once that is saved.
  @Test func aDocumentThatIsNotOnTheDiskMatchesPatterns() throws {
    let talk = try Conversation(["A.swift": Self.key, ".envlint.yml": "modules:\n  Kit: [Kit]\n"])
    talk.initialize()
    let without = talk.diagnostics(".envlint.yml")
    talk.open("Kit/B.swift", "import SwiftUI\n")
    let open = talk.diagnostics(".envlint.yml")
    talk.close("Kit/B.swift")
    let closed = talk.diagnostics(".envlint.yml")
    talk.run()
    let counts = [without, open, closed].map { talk.answer($0)?["result"]?["items"]?.array?.count }
    #expect(counts == [1, 0, 1])
  }

  /// The settings of before hold, and not only for the files that were there.
  @Test func aDocumentIsLintedWhileTheConfigurationIsBroken() throws {
    let talk = try Conversation(["A.swift": "import SwiftUI\n"])
    talk.initialize()
    _ = talk.diagnostics("A.swift")
    talk.open(".envlint.yml", "excluded: [\n")
    _ = talk.diagnostics("A.swift")
    talk.open("New/B.swift", Self.key)
    let open = talk.diagnostics("New/B.swift")
    talk.close("New/B.swift")
    let closed = talk.diagnostics("New/B.swift")
    talk.run()
    #expect(talk.rules(open) == ["unstable_entry_default"] && talk.rules(closed) == [])
    #expect(talk.said("window/showMessage").isEmpty)
  }

  /// A run never looks for files there.
  @Test func aDocumentInAnXcodeProjectIsNoFileOfTheProject() throws {
    let talk = try Conversation(["B.swift": "import SwiftUI\n"])
    talk.initialize()
    talk.open("App.xcodeproj/A.swift", Self.key)
    talk.open("App.xcodeproj/.envlint.yml", "excluded: [\n")
    talk.open("App/A.swift", Self.key)
    let configuration = talk.diagnostics("App.xcodeproj/.envlint.yml")
    let bundled = talk.diagnostics("App.xcodeproj/A.swift")
    let other = talk.diagnostics("App/A.swift")
    talk.run()
    #expect(talk.answer(configuration)?["result"]?["items"]?.array?.isEmpty == true)
    #expect(
      talk.rules(bundled) == [] && talk.rules(other) == ["unstable_entry_default"])
  }

  @Test func theConfigurationOfAnIgnoredFolderIsNotRead() throws {
    let ignored = [
      "A.swift": Self.key, ".git/HEAD": "ref: refs/heads/main\n", ".gitignore": "Old\n", "Old/B.swift": "",
    ]
    let talk = try Conversation(ignored)
    talk.initialize()
    talk.open("Old/.envlint.yml", "excluded: [\n")
    talk.open("New/.envlint.yml", "excluded: [\n")
    let old = talk.diagnostics("Old/.envlint.yml")
    let new = talk.diagnostics("New/.envlint.yml")
    talk.run()
    #expect([old, new].map { talk.answer($0)?["result"]?["items"]?.array?.count } == [0, 1])
  }

  @Test func configurationsAreReadAgain() throws {
    let talk = try Conversation(["A.swift": Self.key, ".envlint.yml": "fail_on: error\n"])
    talk.initialize()
    let before = talk.diagnostics("A.swift")
    talk.open(".envlint.yml", "disabled_rules: [unstable_entry_default]\n")
    let off = talk.diagnostics("A.swift")
    talk.replace(".envlint.yml", "disabled_rules: [unstable_entry_defaul]\n")
    let mistake = talk.diagnostics(".envlint.yml")
    let kept = talk.diagnostics("A.swift")
    talk.replace(".envlint.yml", "fail_on: error\n", version: 3)
    let mended = talk.diagnostics(".envlint.yml")
    let on = talk.diagnostics("A.swift")
    talk.run()
    #expect(talk.rules(before) == ["unstable_entry_default"] && talk.rules(off) == [] && talk.rules(kept) == [])
    let message = try #require(talk.rules(mistake)?.first)
    #expect(message.contains("unstable_entry_defaul"), "\(message)")
    #expect(talk.rules(mended) == [] && talk.rules(on) == ["unstable_entry_default"])
  }

  @Test func aConfigurationCountsBeforeItIsSaved() throws {
    let talk = try Conversation(["A.swift": Self.key])
    talk.initialize()
    talk.open(".envlint.yml", "disabled_rules: [unstable_entry_default]\n")
    let off = talk.diagnostics("A.swift")
    talk.replace(".envlint.yml", "disabled_rules: []\ndisabled_rules: []\n")
    let mistake = talk.diagnostics(".envlint.yml")
    talk.run()
    #expect(talk.rules(off) == [])
    #expect(talk.rules(mistake)?.first?.contains("duplicate key") == true)
  }

  /// Another key, of another type.
  private static let otherKey = key.replacing("library", with: "archive").replacing("Library", with: "Archive")

  @Test func aConfigurationOfAFolderCountsBeforeItIsSaved() throws {
    let talk = try Conversation([
      "A.swift": Self.key, "B/B.swift": Self.otherKey, ".envlint.yml": "disabled_rules: []\n",
    ])
    talk.initialize()
    let before = talk.diagnostics("B/B.swift")
    talk.open("B/.envlint.yml", "disabled_rules: [unstable_entry_default]\n")
    let inside = talk.diagnostics("B/B.swift")
    let outside = talk.diagnostics("A.swift")
    talk.run()
    #expect(talk.rules(before) == ["unstable_entry_default"] && talk.rules(outside) == ["unstable_entry_default"])
    #expect(talk.rules(inside) == [])
  }

  /// The editor doesn't tell of files, so their state on the disk is compared when something else happens.
  @Test func filesThatChangedUnnoticedAreReadAgain() throws {
    let talk = try Conversation(["A.swift": "import SwiftUI\n", "B.swift": Self.otherKey, "C.swift": ""])
    talk.initialize()
    let (a, b) = (talk.diagnostics("A.swift"), talk.diagnostics("B.swift"))
    talk.run()
    try talk.folder.write(Self.key, to: "A.swift")
    try talk.folder.write(Self.otherKey.replacing("@Entry ", with: ""), to: "B.swift")
    talk.open("C.swift", "")
    let (newA, newB) = (talk.diagnostics("A.swift"), talk.diagnostics("B.swift"))
    talk.run()
    #expect(talk.rules(a) == [] && talk.rules(b) == ["unstable_entry_default"])
    #expect(talk.rules(newA) == ["unstable_entry_default"] && talk.rules(newB) == [])
  }

  @Test func commentsThatSuppressAreInserted() throws {
    let text = Self.key.replacing("\n", with: "\r\n")
    let talk = try Conversation(["A.swift": text])
    talk.initialize()
    talk.open("A.swift", text)
    let actions = talk.actions("A.swift", at: DocumentPosition(line: 2, character: 25))
    talk.run()
    let offered = try #require(talk.answer(actions)?["result"]?.array)
    let titles = offered.compactMap { $0["title"]?.string }
    #expect(
      Array(titles.suffix(3)) == [
        "Suppress unstable_entry_default for this line", "Suppress unstable_entry_default for this file",
        "Show the page of unstable_entry_default",
      ])
    for title in titles.suffix(3).prefix(2) {
      let action = try #require(offered.first { $0["title"]?.string == title })
      let fixed = try talk.text(of: "A.swift", text, after: action)
      #expect(!fixed.replacing("\r\n", with: "").contains("\n"))
      let folder = try TemporaryFolder(["A.swift": fixed])
      let run = try folder.envlint("--format", "concise")
      #expect(run.status == 0 && !run.output.contains("unstable"), "\(title): \(run.output)")
    }
  }

  @Test func safeFixesAreMadeTogether() throws {
    let text = """
      import SwiftUI
      struct Row: View {
        @Environment(\\.dismiss) private var dismiss
        @Environment(\\.openURL) private var openURL
        var body: some View { Text("🪴") }
      }
      """
    let talk = try Conversation(["A.swift": text])
    talk.initialize()
    talk.open("A.swift", text)
    let actions = talk.actions("A.swift", at: DocumentPosition(line: 0, character: 0), only: ["source.fixAll"])
    let still = talk.diagnostics("A.swift")
    talk.run()
    let offered = try #require(talk.answer(actions)?["result"]?.array)
    #expect(offered.map { $0["kind"]?.string } == ["source.fixAll.envlint"])
    let fixed = try talk.text(of: "A.swift", text, after: try #require(offered.first))
    #expect(!fixed.contains("@Environment") && fixed.contains("🪴"))
    // Until the editor makes the edits, the text is as it was.
    #expect(talk.rules(still) == ["unused_environment", "unused_environment"])
  }

  @Test func cancelledRequestsAreNotBegun() throws {
    let talk = try Conversation(["A.swift": Self.key])
    talk.initialize()
    let request = talk.request("workspace/diagnostic")
    talk.note("$/cancelRequest", .object([("id", .integer(request))]))
    talk.note("$/cancelRequest", .object([("id", .integer(99))]))
    talk.run()
    #expect(talk.errorCode(request) == -32800)
  }

  @Test func filesOnTheDiskFollow() throws {
    let talk = try Conversation(["A.swift": "import SwiftUI\n"])
    talk.initialize(
      .object([("workspace", .object([("didChangeWatchedFiles", .object([("dynamicRegistration", .bool(true))]))]))]))
    try talk.folder.write(Self.key, to: "B.swift")
    talk.noteDisk("B.swift")
    let added = talk.diagnostics("B.swift")
    talk.run()
    #expect(talk.rules(added) == ["unstable_entry_default"])
    #expect(talk.said("client/registerCapability").count == 1)
  }

  /// Also where the editor watches files but has not told of a change yet.
  @Test func aDocumentThatIsClosedIsReadFromTheDisk() throws {
    let watching = JSONValue.object([
      ("workspace", .object([("didChangeWatchedFiles", .object([("dynamicRegistration", .bool(true))]))]))
    ])
    let talk = try Conversation(["A.swift": Self.key])
    talk.initialize(watching)
    talk.open("A.swift", Self.key)
    let before = talk.diagnostics("A.swift")
    talk.run()
    try talk.folder.write("import SwiftUI\n", to: "A.swift")
    talk.close("A.swift")
    let after = talk.diagnostics("A.swift")
    talk.run()
    #expect(talk.rules(before) == ["unstable_entry_default"] && talk.rules(after) == [])
  }

  /// The report over the conversation is that of a new run over the same texts.
  @Test func reportsAreThoseOfNewRuns() throws {
    let pieces = [
      Self.key, "import SwiftUI\nstruct Library {}", "import SwiftUI\nfinal class Library {}",
      "import SwiftUI\nstruct Row: View {\n  @Environment(\\.library) private var library\n  var body: some View { Text(\"\\(library)\") }\n}",
      "import SwiftUI\nstruct Row: View {\n  @Environment(\\.library) private var library\n  var body: some View {",
      "// envlint:disable:file unstable_entry_default\n" + Self.key, "struct View {}", "",
    ]
    var number = 7
    for _ in 0..<12 {
      let names = ["A.swift", "B.swift", "C.swift"]
      let talk = try Conversation(["A.swift": pieces[0]])
      talk.initialize()
      var texts = ["A.swift": pieces[0]]
      var expected: [(id: Int, texts: [String: String])] = []
      for version in 0..<4 {
        number = number &* 1_103_515_245 &+ 12345
        let name = names[(number >> 16 & 0xFF) % names.count]
        let text = pieces[number >> 24 & 7]
        talk.open(name, "")
        talk.replace(name, text, version: version + 2)
        texts[name] = text
        expected.append((talk.request("envlint/report"), texts))
      }
      talk.run()
      for (id, texts) in expected {
        let fresh = try TemporaryFolder(texts)
        let run = try fresh.envlint("--format", "json")
        #expect(talk.answer(id)?["result"]?.string == run.output)
      }
    }
  }

  /// A file outside of all folders belongs to the innermost project around it.
  @Test func filesOfInnerProjectsAreTheirs() throws {
    let talk = try Conversation([
      "A.swift": "import SwiftUI\n", "Inner/.git/HEAD": "", "Inner/.envlint.yml": "fail_on: error\n",
      "Inner/B.swift": "",
    ])
    talk.request("initialize", .object([("capabilities", .null)]))
    talk.open("A.swift", "import SwiftUI\n")
    talk.open("Inner/B.swift", Self.key)
    let found = talk.diagnostics("Inner/B.swift")
    let actions = talk.actions("Inner/B.swift", at: DocumentPosition(line: 2, character: 25))
    talk.run()
    #expect(talk.rules(found) == ["unstable_entry_default"])
    #expect(talk.answer(actions)?["result"]?.array?.isEmpty == false)
  }

  @Test func baselinesOnTheDiskAreReadAgain() throws {
    let talk = try Conversation(["A.swift": Self.key, ".envlint.yml": "baseline: known.json\n"])
    _ = try talk.folder.envlint("--no-config", "--write-baseline", "known.json")
    let full = try talk.folder.text(of: "known.json")
    try talk.folder.write("{\"version\": 1, \"findings\": []}", to: "known.json")
    talk.initialize()
    let before = talk.diagnostics("A.swift")
    talk.run()
    try talk.folder.write(full, to: "known.json")
    talk.noteDisk("known.json")
    let after = talk.diagnostics("A.swift")
    talk.run()
    #expect(talk.rules(before) == ["unstable_entry_default"] && talk.rules(after) == [])
  }

  @Test func aWrongRootIsAnErrorOfTheCommandLine() throws {
    let folder = try TemporaryFolder()
    let run = try folder.envlint("lsp", "--project-root", "nowhere")
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("nowhere"))
  }

  /// Through the real program.
  @Test func theProgramAnswersOverItsStreams() throws {
    let folder = try TemporaryFolder(["A.swift": Self.key])
    let root = DocumentAddress.address(ofPath: folder.path)
    let messages: [JSONValue] = [
      Message.request(1, "initialize", .object([("rootUri", .string(root)), ("capabilities", .object([]))])),
      Message.notification("initialized", .object([])),
      Message.request(2, "shutdown", .null), Message.notification("exit", .null),
    ]
    let input = Data((messages.map(MessageReader.framed).joined()).utf8)
    let run = try folder.envlint("lsp", "--stdio", input: input)
    #expect(run.status == 0 && run.errors.isEmpty)
    var reader = MessageReader()
    reader.append(run.output.utf8)
    var count = 0
    while let part = reader.next() {
      guard case .content = part else { return #expect(Bool(false)) }
      count += 1
    }
    #expect(count >= 2)
    #expect(run.output.contains("\"positionEncoding\": \"utf-16\""))
    #expect(try folder.envlint("lsp", input: Data("Content-Length: 3\r\n\r\n{]}".utf8)).status == 1)
  }
}

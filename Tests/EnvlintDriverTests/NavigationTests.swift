import EnvlintProtocol
import EnvlintReporting
import Testing

@testable import EnvlintDriver

/// Hover, navigation, symbols and lenses in one small app.
@Suite struct NavigationTests {
  private static let files = [
    "App.swift": """
    import SwiftUI
    @main struct Shop: App {
      private let cart = Cart()
      var body: some Scene {
        WindowGroup { Root().environment(cart).environment(\\.gap, 4) }
        Settings { Root() }
      }
    }
    """,
    "Keys.swift": """
    import SwiftUI
    @Observable final class Cart {}
    extension EnvironmentValues {
      @Entry var gap: Int = 8
      @Entry var idle = false
    }
    """,
    "Root.swift": """
    import SwiftUI
    struct Root: View {
      @Environment(Cart.self) private var cart
      var body: some View { Row(); Other().environment(\\.gap, 2) }
    }
    struct Row: View {
      @Environment(\\.gap) private var gap
      var body: some View { Text("\\(gap)") }
    }
    struct Other: View {
      @Environment(\\.gap) private var width
      var body: some View { Text("\\(width)") }
    }
    """,
  ]

  private static let markdown = "{\"textDocument\": {\"hover\": {\"contentFormat\": [\"markdown\"]}}}"

  private func conversation(_ capabilities: String = "{}", options: String = "null") throws -> Conversation {
    let talk = try Conversation(Self.files)
    talk.request(
      "initialize",
      .object([
        ("rootUri", .string(talk.address(""))), ("capabilities", try json(capabilities)),
        ("initializationOptions", try json(options)),
      ]))
    talk.note("initialized")
    return talk
  }

  private func json(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  /// Asks about the place in a file at which some code begins that the text has only once.
  private func ask(
    _ talk: Conversation, _ method: String, _ file: String, _ code: String, including: Bool = false
  ) throws -> Int {
    let text = try #require(Self.files[file])
    let range = try #require(text.firstRange(of: code))
    let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    let place = DocumentPosition(line: lines.count - 1, character: lines.last?.utf16.count ?? 0)
    return talk.request(
      "textDocument/" + method,
      .object([
        ("textDocument", .object([("uri", .string(talk.address(file)))])), ("position", place.json),
        ("context", .object([("includeDeclaration", .bool(including))])),
      ]))
  }

  private func about(_ talk: Conversation, _ method: String, _ file: String) -> Int {
    talk.request("textDocument/" + method, .object([("textDocument", .object([("uri", .string(talk.address(file)))]))]))
  }

  /// `Root.swift:4` for each place of an answer.
  private func places(_ talk: Conversation, _ id: Int) -> [String]? {
    talk.answer(id)?["result"]?.array?.map { place in
      let name = place["uri"]?.string?.split(separator: "/").last ?? ""
      return "\(name):\((place["range"]?["start"]?["line"]?.integer ?? -1) + 1)"
    }
  }

  private func hovered(_ talk: Conversation, _ id: Int) -> String? {
    talk.answer(id)?["result"]?["contents"]?["value"]?.string
  }

  private func titles(_ talk: Conversation, _ id: Int) -> [String]? {
    talk.answer(id)?["result"]?.array?.map {
      "\(($0["range"]?["start"]?["line"]?.integer ?? -1) + 1): \($0["command"]?["title"]?.string ?? "")"
    }
  }

  // MARK: Hover

  @Test func aKeyShowsItsDefaultAndItsPlaces() throws {
    let talk = try conversation()
    let id = try ask(talk, "hover", "Keys.swift", "gap")
    talk.run()
    #expect(
      hovered(talk, id) == """
        \\.gap: Int

        - declared in Keys.swift:4
        - default 8 (stable, free)
        - injected in App.swift:5 (Shop.body), Root.swift:4 (Root.body)
        - read in 2 places

        """)
    #expect(talk.answer(id)?["result"]?["contents"]?["kind"]?.string == "plaintext")
  }

  @Test func aReadNamesThePathThatLacksIt() throws {
    let talk = try conversation(Self.markdown)
    let id = try ask(talk, "hover", "Root.swift", "Cart.self")
    talk.run()
    let text = try #require(hovered(talk, id))
    #expect(text.hasPrefix("**`Cart`**\n"))
    #expect(text.contains("[Keys.swift:2](\(talk.address("Keys.swift"))#L2)"))
    #expect(
      text.hasSuffix("- **here**: nothing injects it on the path `Shop → Root`; reading it there crashes the app\n"))
  }

  @Test(arguments: [
    ("Root.swift", "\\.gap) private var width", "**here**: every path that was found injects it"),
    ("Root.swift", "\\.gap) private var gap", "**here**: nothing injects it on the path `Shop → Root → Row`"),
    ("Keys.swift", "idle", "- injected nowhere\n- read nowhere\n"),
  ]) func arrivals(_ file: String, _ code: String, _ expected: String) throws {
    let talk = try conversation(Self.markdown)
    let id = try ask(talk, "hover", file, code)
    talk.run()
    let text = try #require(hovered(talk, id))
    #expect(text.contains(expected), "\(text)")
  }

  @Test func anUnclearPathHasItsReason() throws {
    let talk = try conversation(Self.markdown)
    let app = try #require(Self.files["App.swift"])
    talk.open(
      "App.swift",
      app.replacing("Settings { Root() }", with: "").replacing("environment(cart)", with: "decorated()"))
    let id = try ask(talk, "hover", "Root.swift", "Cart.self")
    talk.run()
    let text = try #require(hovered(talk, id))
    let reason = "**here**: it isn't known whether it is injected: unknown injections of the modifier '.decorated'"
    #expect(text.contains("\(reason) in [App.swift:5]"), "\(text)")
  }

  @Test(arguments: ["import", "var body", "Text"]) func otherCodeShowsNothing(_ code: String) throws {
    let talk = try conversation()
    let ids = try ["hover", "definition", "implementation", "references"].map {
      try ask(talk, $0, "Root.swift", code)
    }
    talk.run()
    for id in ids {
      let isNothing = if case .null? = talk.answer(id)?["result"] { true } else { false }
      #expect(isNothing)
    }
  }

  // MARK: Ways

  @Test func waysLeadToDeclarationsInjectionsAndReads() throws {
    let talk = try conversation()
    let definition = try ask(talk, "definition", "Root.swift", "gap) private var gap")
    let ofObject = try ask(talk, "definition", "App.swift", "environment(cart)")
    let references = try ask(talk, "references", "Keys.swift", "gap")
    let all = try ask(talk, "references", "Keys.swift", "gap", including: true)
    talk.run()
    #expect(places(talk, definition) == ["Keys.swift:4"])
    #expect(places(talk, ofObject) == ["Keys.swift:2"])
    #expect(places(talk, references) == ["App.swift:5", "Root.swift:4", "Root.swift:7", "Root.swift:11"])
    #expect(places(talk, all) == ["App.swift:5", "Keys.swift:4", "Root.swift:4", "Root.swift:7", "Root.swift:11"])
  }

  /// An injection further out doesn't reach a view for which another one replaces it.
  @Test func implementationsAreTheInjectionsThatReachARead() throws {
    let talk = try conversation()
    let row = try ask(talk, "implementation", "Root.swift", "gap) private var gap")
    let other = try ask(talk, "implementation", "Root.swift", "gap) private var width")
    let key = try ask(talk, "implementation", "Keys.swift", "gap")
    talk.run()
    #expect(places(talk, other) == ["Root.swift:4"])
    #expect(places(talk, key) == ["App.swift:5", "Root.swift:4"])
    #expect(places(talk, row) == ["App.swift:5"])
  }

  @Test(arguments: [
    ("{}", false), ("{\"textDocument\": {\"documentSymbol\": {\"hierarchicalDocumentSymbolSupport\": true}}}", true),
  ])
  func keysAreSymbols(_ capabilities: String, _ isTree: Bool) throws {
    let talk = try conversation(capabilities)
    let keys = about(talk, "documentSymbol", "Keys.swift")
    let none = about(talk, "documentSymbol", "Root.swift")
    talk.run()
    let symbols = try #require(talk.answer(keys)?["result"]?.array)
    #expect(symbols.map { $0["name"]?.string } == ["gap", "idle"])
    #expect(symbols.allSatisfy { ($0["selectionRange"] != nil) == isTree && ($0["location"] != nil) != isTree })
    #expect(talk.answer(none)?["result"]?.array?.isEmpty == true)
  }

  // MARK: Lenses

  @Test func lensesCountReadersAndInjections() throws {
    let talk = try conversation()
    let keys = about(talk, "codeLens", "Keys.swift")
    let app = about(talk, "codeLens", "App.swift")
    talk.run()
    #expect(
      titles(talk, keys) == [
        "2: 1 reader, injected at 1 place, missing on paths to 1 reader",
        "4: 2 readers, injected at 2 places, missing on paths to 1 reader",
        "5: 0 readers",
      ])
    #expect(titles(talk, app) == ["5: Cart: 1 reader", "5: \\.gap: 1 reader"])
  }

  @Test func lensesCanBeTurnedOff() throws {
    let talk = try conversation(
      "{\"workspace\": {\"codeLens\": {\"refreshSupport\": true}}}", options: "{\"codeLens\": false}")
    let off = about(talk, "codeLens", "Keys.swift")
    talk.note("workspace/didChangeConfiguration", try json("{\"settings\": {\"envlint\": {\"codeLens\": true}}}"))
    let on = about(talk, "codeLens", "Keys.swift")
    talk.note("workspace/didChangeConfiguration", try json("{\"settings\": {\"envlint\": {\"codeLens\": \"no\"}}}"))
    let still = about(talk, "codeLens", "Keys.swift")
    talk.run()
    #expect(talk.answer(off)?["result"]?.array?.isEmpty == true)
    #expect(titles(talk, on)?.count == 3 && titles(talk, still)?.count == 3)
    #expect(!talk.said("workspace/codeLens/refresh").isEmpty)
  }

  /// The server carries out what editors without a list of places leave to it.
  @Test func theOnlyPlaceIsOpened() throws {
    let talk = try conversation("{\"window\": {\"showDocument\": {\"support\": true}}}")
    let place = try json("{\"uri\": \"file:///a/B.swift\", \"range\": {\"start\": {\"line\": 3, \"character\": 0}}}")
    func show(_ arguments: JSONValue...) -> Int {
      talk.request(
        "workspace/executeCommand",
        .object([("command", .string("envlint.showPlaces")), ("arguments", .array(arguments))]))
    }
    let ids = [show(.string("file:///a/A.swift"), .null, .array([place]))]
    _ = show(.string("file:///a/A.swift"), .null, .array([place, place]))
    let wrong = [show(), show(.null, .null, .null)]
    talk.run()
    #expect(talk.errorCode(ids[0]) == nil && wrong.allSatisfy { talk.errorCode($0) == -32602 })
    #expect(talk.said("window/showDocument").map { $0["uri"]?.string } == ["file:///a/B.swift"])
    #expect(talk.said("window/showMessage").map { $0["message"]?.string } == ["/a/B.swift:4\n/a/B.swift:4"])
  }

  @Test func wrongPlacesAreErrors() throws {
    let talk = try conversation()
    let document = JSONValue.object([("uri", .string(talk.address("Root.swift")))])
    let ids = ["hover", "definition", "implementation", "references"].flatMap { method in
      [
        talk.request("textDocument/" + method, .object([("textDocument", document)])),
        talk.request(
          "textDocument/" + method,
          .object([("textDocument", document), ("position", DocumentPosition(line: -1, character: 0).json)])),
      ]
    }
    talk.run()
    for id in ids { #expect(talk.errorCode(id) == -32602) }
  }
}

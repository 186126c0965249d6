import EnvlintFacts
import Testing

/// The notes of a report lead from what it points at to its cause.
@Suite struct NoteTests {
  private func notes(_ rule: String, _ text: String) throws -> [String] {
    let project = PageProject("import SwiftUI\n" + text)
    let findings = try project.findings(of: [rule])
    #expect(findings.count == 1)
    let bytes = Array(project.files[0].text.utf8)
    return findings.flatMap(\.notes).map { note in
      let range = Int(note.location.range.lowerBound)..<Int(note.location.range.upperBound)
      return note.message + ": " + String(decoding: bytes[range], as: UTF8.self)
    }
  }

  @Test func aWrappedClosure() throws {
    let text = """
      struct Theme { var paragraph: [BlockStyle] = [] }
      enum BlockStyle { case plain, made(Maker) }
      struct Maker { let body: (Int) -> Int }
      extension EnvironmentValues { @Entry var theme = Theme() }
      """
    #expect(
      try notes("closure_entry", text) == [
        "'Theme' stores 'BlockStyle' here: paragraph", "'BlockStyle' stores 'Maker' here: Maker",
        "closure stored here: body",
      ])
  }

  @Test func workThatAMethodDoes() throws {
    let text = """
      struct Guide { var days = [1]; init() { prepare() }; mutating func prepare() { days = days.sorted() } }
      extension EnvironmentValues { @Entry var guide = Guide() }
      """
    #expect(
      try notes("expensive_entry_default", text) == [
        "'Guide.prepare()' is called here: prepare()", "the work is here: days.sorted()",
      ])
  }

  private static let handWrittenKey = """
    final class Store {}
    struct StoreKey: EnvironmentKey { static var defaultValue: Store { Store() } }
    struct Shelf: View { @Environment(\\.store) var store; var body: some View { Text("") } }

    """
  private static let accessor = """
    extension EnvironmentValues { var store: Store { get { self[StoreKey.self] } set { self[StoreKey.self] = newValue } } }
    """

  @Test(arguments: [
    (accessor, ["read here without an injection: @Environment(\\.store)"]),
    (
      accessor + "\nlet shown = Shelf().environment(\\.store, Store())",
      ["injected here, so this reader doesn't use the default: environment(\\.store, Store())"]
    ),
    (accessor + "\nlet shown = Shelf()\nlet other = Text(\"\").environment(\\.store, Store())", []),
    (
      accessor + "\nextension EnvironmentValues { var twice: [Store] { [self[StoreKey.self], self[StoreKey.self]] } }",
      []
    ),
    ("extension EnvironmentValues { var store: Store { self[StoreKey.self] } }", []),
  ]) func aReaderOfAHandWrittenKey(_ code: String, _ expected: [String]) throws {
    #expect(
      try notes("unstable_entry_default", Self.handWrittenKey + code) == [
        "declared as a class here: Store"
      ] + expected)
  }

  @Test func whatIsWrittenUnderAHandWrittenKey() throws {
    let text = """
      struct TapKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
      extension EnvironmentValues { var tap: () -> Void { get { self[TapKey.self] } set { self[TapKey.self] = newValue } } }
      let shown = Text("").environment(\\.tap) {}
      """
    #expect(try notes("closure_entry", text) == ["injected here: environment(\\.tap) {}"])
  }

  @Test func aNewInstanceSomeStepsAway() throws {
    let text = """
      final class Store {}
      struct Shelf { let box = Box() }
      struct Box { let store: Store; init() { store = Store() } }
      extension EnvironmentValues { @Entry var shelf = Shelf() }
      """
    #expect(
      try notes("unstable_entry_default", text) == [
        "'Shelf' creates its 'box' here: Box()", "creates a new 'Store' here: Store()",
        "declared as a class here: Store",
      ])
  }
}

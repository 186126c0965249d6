import Testing

@testable import EnvlintFacts

@Suite struct KnowledgeTablesTests {
  struct Table: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var columnCount: Int
    var requiredColumnCount: Int
    /// A table that lost its rows would be noticed.
    var leastCount = 40
    var testDescription: String { name }
  }

  static let tables = [
    Table(name: "default expressions", text: DefaultExpressions.rows, columnCount: 6, requiredColumnCount: 4),
    Table(name: "environment keys", text: EnvironmentKeys.rows, columnCount: 5, requiredColumnCount: 4),
    Table(name: "installing types", text: InstallingTypes.rows, columnCount: 3, requiredColumnCount: 3),
    Table(name: "not installing types", text: NotInstallingTypes.rows, columnCount: 1, requiredColumnCount: 1),
    Table(name: "action closures", text: ActionClosures.rows, columnCount: 4, requiredColumnCount: 1),
    Table(
      name: "deprecated keys", text: DeprecatedKeys.rows, columnCount: 4, requiredColumnCount: 4, leastCount: 4),
    Table(
      name: "key-setting modifiers", text: KeySettingModifiers.rows, columnCount: 2, requiredColumnCount: 2,
      leastCount: 35),
    Table(
      name: "presentation modifiers", text: PresentationModifiers.rows, columnCount: 7, requiredColumnCount: 2,
      leastCount: 20),
    Table(name: "plain modifiers", text: PlainModifiers.rows, columnCount: 1, requiredColumnCount: 1),
    Table(name: "builder closures", text: BuilderClosures.rows, columnCount: 1, requiredColumnCount: 1),
    Table(name: "hosting roots", text: HostingRoots.rows, columnCount: 3, requiredColumnCount: 1, leastCount: 4),
    Table(name: "frequent sources", text: FrequentSources.rows, columnCount: 2, requiredColumnCount: 2, leastCount: 4),
  ]

  @Test(arguments: tables) func rowsAreWellFormed(_ table: Table) {
    let rows = KnowledgeTable.rows(of: table.text, columnCount: table.columnCount)
    #expect(rows.count > table.leastCount)
    for row in rows {
      #expect(row.prefix(table.requiredColumnCount).allSatisfy { !$0.isEmpty }, "\(row)")
      #expect(row.allSatisfy { $0 == $0.split(separator: " ").joined(separator: " ") }, "\(row)")
    }
  }

  /// The index counts rows on its own.
  @Test(arguments: tables) func eachRowIsFoundByItsName(_ table: Table) {
    let index = KnowledgeIndex(rowsOf: table.text)
    for (position, row) in KnowledgeTable.rows(of: table.text, columnCount: table.columnCount).enumerated() {
      #expect(index.position(of: row[0]) == position, "\(row[0])")
    }
  }

  @Test(arguments: tables) func noRowStandsTwice(_ table: Table) {
    let names = KnowledgeTable.rows(of: table.text, columnCount: table.columnCount).map { $0[0] }
    let byName = Dictionary(grouping: names) { $0 }
    #expect(byName.filter { $0.value.count > 1 }.isEmpty)
  }

  @Test func noTypeBothInstallsAndDoesNot() {
    for row in KnowledgeTable.rows(of: InstallingTypes.rows, columnCount: 3) {
      #expect(!NotInstallingTypes.contains(row[0]), "\(row[0])")
    }
  }

  @Test func keysSayTheirTypeAndKind() throws {
    let phase = try #require(EnvironmentKeys.row("scenePhase"))
    #expect(phase.type == "ScenePhase" && phase.kind == .value && phase.module == "SwiftUI")
    #expect(phase.flags == [.refresh])
    #expect(EnvironmentKeys.row("modelContext")?.kind == .class)
    #expect(EnvironmentKeys.row("editMode")?.kind == .binding)
    #expect(EnvironmentKeys.row("dismiss")?.kind == .action)
    #expect(EnvironmentKeys.row("locale")?.flags == [.refresh, .settable])
    #expect(EnvironmentKeys.row("ledger") == nil)
  }

  @Test func supersededKeysNameKeysThatExist() throws {
    for cells in KnowledgeTable.rows(of: DeprecatedKeys.rows, columnCount: 4) {
      let row = try #require(DeprecatedKeys.row(cells[0]))
      #expect(EnvironmentKeys.row(row.key)?.flags.contains(.softDeprecated) == true, "\(row.key)")
      #expect(!row.replacements.isEmpty && !row.since.isEmpty)
      for replacement in row.replacements { #expect(EnvironmentKeys.row(replacement) != nil, "\(replacement)") }
      #expect(row.since.values.allSatisfy { $0 > PlatformVersion() })
    }
    #expect(DeprecatedKeys.row("presentationMode")?.replacements == ["dismiss", "isPresented"])
    #expect(DeprecatedKeys.row("sizeCategory")?.since[.iOS] == PlatformVersion("15"))
    #expect(DeprecatedKeys.row("accessibilityShowButtonShapes") == nil)
  }

  @Test func versionsAreCompared() throws {
    let texts = ["9", "10.0.1", "10.15", "10.15.4", "11"]
    let versions = texts.compactMap { PlatformVersion($0) }
    #expect(versions.count == texts.count && versions == versions.sorted())
    #expect(PlatformVersion("11.0") == PlatformVersion("11"))
    for text in ["", "1.", "v1", "1.2.3.4", "-1", "1..2"] { #expect(PlatformVersion(text) == nil, "\(text)") }
  }

  @Test func modifiersSetKeysThatExist() {
    for cells in KnowledgeTable.rows(of: KeySettingModifiers.rows, columnCount: 2) {
      for key in KeySettingModifiers.keys(of: cells[0]) { #expect(EnvironmentKeys.row(key) != nil, "\(key)") }
    }
    #expect(
      KeySettingModifiers.keys(of: "searchable") == ["isSearching", "dismissSearch", "searchSuggestionsPlacement"])
    #expect(KeySettingModifiers.keys(of: "preferredColorScheme").isEmpty)
  }

  @Test func contentIsToldFromOtherClosures() throws {
    let sheet = try #require(PresentationModifiers.row("sheet"))
    #expect(sheet.isContent(closureLabeled: nil, inCallTo: "sheet", with: ["isPresented", "onDismiss"]))
    #expect(!sheet.isContent(closureLabeled: "onDismiss", inCallTo: "sheet", with: ["isPresented", "onDismiss"]))
    #expect(!sheet.isContent(closureLabeled: nil, inCallTo: "sheet", with: ["isPresented", "content"]))
    #expect(sheet.hasOwnDismiss && sheet.inheritance == .position)
    let link = try #require(PresentationModifiers.row("NavigationLink"))
    #expect(link.isContent(closureLabeled: nil, inCallTo: "NavigationLink", with: ["_", "{}"]))
    #expect(!link.isContent(closureLabeled: nil, inCallTo: "NavigationLink", with: ["destination", "{}"]))
    #expect(!link.isContent(closureLabeled: nil, inCallTo: "NavigationLink", with: ["value", "{}"]))
    #expect(PresentationModifiers.row("alert")?.hasOwnDismiss == false)
    #expect(PresentationModifiers.row("padding") == nil)
  }

  @Test func optionalKeysHaveOptionalTypes() {
    for cells in KnowledgeTable.rows(of: EnvironmentKeys.rows, columnCount: 5) where cells[2] == "optional" {
      #expect(cells[1].hasSuffix("?"), "\(cells[0])")
    }
  }

  @Test func installingTypesSayHowSureThatIs() {
    #expect(InstallingTypes.confidence("View") == .certain)
    #expect(InstallingTypes.confidence("ButtonStyle") == .high)
    #expect(InstallingTypes.confidence("Widget") == .low)
    #expect(InstallingTypes.confidence("ObservableObject") == nil)
    #expect(NotInstallingTypes.contains("ObservableObject"))
    #expect(!NotInstallingTypes.contains("Ledger"))
  }

  @Test func actionsAreToldFromBuilders() throws {
    let button = try #require(ActionClosures.row("Button"))
    #expect(button.isAction(closureLabeled: nil, inCallWith: ["_"]))
    #expect(button.isAction(closureLabeled: nil, inCallWith: ["label"]))
    #expect(!button.isAction(closureLabeled: "label", inCallWith: ["label"]))
    #expect(button.isAction(closureLabeled: "action", inCallWith: ["action"]))
    #expect(!button.isAction(closureLabeled: nil, inCallWith: ["action"]))

    let sheet = try #require(ActionClosures.row("sheet"))
    #expect(sheet.isAction(closureLabeled: "onDismiss", inCallWith: ["isPresented", "onDismiss"]))
    #expect(!sheet.isAction(closureLabeled: nil, inCallWith: ["isPresented", "onDismiss"]))

    #expect(ActionClosures.row("Task.detached")?.isAction(closureLabeled: nil, inCallWith: []) == true)
    #expect(ActionClosures.row("VStack") == nil)
  }
}

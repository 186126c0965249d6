import Testing

/// Views that fetch from a store which the project never provides.
@Suite struct MissingContextTests {
  private static func app(_ content: String = "Leaf()") -> String {
    "@main struct Market: App { var body: some Scene { WindowGroup { \(content) } } }\n"
  }

  private static func leaf(_ property: String, _ mark: String = " // ~warning") -> String {
    "struct Leaf: View {\n  \(property)\(mark)\n  var body: some View { Text(\"\\(items.count)\") }\n}\n"
  }

  private func expect(_ code: String, imports: String, other: String = "", _ place: SourceLocation = #_sourceLocation)
    throws
  {
    try PageProject([
      "A.swift": "\(imports)\nimport SwiftUI\n" + code, "B.swift": "import SwiftUI\nimport SwiftData\n" + other,
    ]).expectFindings(of: "missing_injection", place)
  }

  private static let queries = [
    "@Query private var items: [Item]", "@Query(sort: \\Item.name) private var items: [Item]",
    "@Query(filter: #Predicate<Item> { $0.isOpen }, sort: \\.name) var items: [Item]",
    "@SwiftData.Query private var items: [Item]", "@Query\n  private var items: [Item]",
    "@Query var items: [Item] = []",
  ]
  private static let requests = [
    "@FetchRequest(sortDescriptors: []) private var items: FetchedResults<Item>",
    "@FetchRequest(entity: Item.entity(), sortDescriptors: []) var items: FetchedResults<Item>",
    "@SectionedFetchRequest<String, Item>(sectionIdentifier: \\.kind, sortDescriptors: []) private var items",
    "@SwiftUI.FetchRequest(fetchRequest: Item.recent) private var items: FetchedResults<Item>",
  ]

  private static func marked(_ property: String) -> String {
    guard property.contains("\n") else { return leaf(property) }
    return leaf(property.replacing("\n", with: " // ~warning\n"), "")
  }

  @Test(arguments: queries) func queriesWithoutAContainer(_ property: String) throws {
    try expect(Self.marked(property) + Self.app(), imports: "import SwiftData")
    try expect(Self.marked(property), imports: "import SwiftData", other: Self.app("VStack { Leaf() }"))
    // A preview's is no app's.
    try expect(
      Self.marked(property) + Self.app() + "#Preview { Leaf().modelContainer(for: Item.self) }\n",
      imports: "import SwiftData")
  }

  @Test(
    arguments: queries,
    [
      "Leaf().modelContainer(for: Item.self)", "Leaf().modelContext(ModelContext(container))",
      "Leaf().environment(\\.modelContext, context)", "Leaf().withStore()", "StoreKit.Reader { Leaf() }",
    ]) func queriesWithOne(_ property: String, _ content: String) throws
  {
    let code = Self.marked(property).replacing(" // ~warning", with: "")
    try expect(code + Self.app(content), imports: "import SwiftData")
  }

  @Test(arguments: requests) func requestsWithoutAContext(_ property: String) throws {
    try expect(Self.leaf(property) + Self.app(), imports: "import CoreData")
    let silent = Self.leaf(property, "")
    try expect(
      silent + Self.app("Leaf().environment(\\.managedObjectContext, store.context)"), imports: "import CoreData")
    try expect(silent, imports: "import CoreData")
    try expect(silent + Self.app("Leaf().stored()"), imports: "import CoreData")
  }

  @Test func wrappersOfOthers() throws {
    let query = Self.leaf(Self.queries[0], "") + Self.app()
    try expect(query, imports: "import GRDBQuery")
    try expect(query, imports: "import SwiftData", other: "@propertyWrapper struct Query { var wrappedValue: [Item] }")
    try expect(
      query, imports: "import SwiftData",
      other: "@attached(accessor) macro Query() = #externalMacro(module: \"A\", type: \"B\")")
    let request = Self.leaf(Self.requests[0], "") + Self.app()
    try expect(
      request, imports: "import CoreData", other: "@propertyWrapper struct FetchRequest { var wrappedValue: [Item] }")
    // No view, a test, a preview.
    try expect(
      "final class Model { @Query var items: [Item] }\n" + Self.app("Text(\"\")"), imports: "import SwiftData")
    try expect(
      Self.leaf(Self.queries[0], ""), imports: "import SwiftData\nimport Testing", other: Self.app("Text(\"\")"))
  }

  @Test func oneIsToldOf() throws {
    let context =
      "struct Other: View { @Environment(\\.modelContext) private var context // ~warning\nvar body: some View { Text(\"\\(context)\") } }\n"
    try expect(Self.leaf(Self.queries[0], "") + context + Self.app("Leaf(); Other()"), imports: "import SwiftData")
  }
}

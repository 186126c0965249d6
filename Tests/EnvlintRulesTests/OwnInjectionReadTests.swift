import TestSupport
import Testing

/// Reads in members of a view: which of them stand only in content for which the view sets the key.
@Suite struct OwnInjectionReadTests {
  /// - Parameters:
  ///   - body: that of the view.
  ///   - members: of the view.
  ///   - other: another file.
  private func expect(_ body: String, _ members: String, other: String = "", property: String = "private var") throws {
    try PageProject([
      "A.swift": """
      import SwiftUI
      @Observable final class Session { var name = "" }
      protocol Titled { var title: String { get } }
      extension EnvironmentValues { @Entry var level = 0; @Entry var other = 0 }
      struct Card<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View { content }
      }
      struct Child: View {
        var level: Int
        var body: some View { Text("\\(level)") }
      }
      struct Panel: View {
        @Environment(\\.level) \(property) level
        @Environment(\\.isSearching) \(property) isSearching
        @Environment(\\.dismissSearch) \(property) dismissSearch
        @Environment(Session.self) \(property) session
        @State private var isShown = false
        let guest: Session
        var body: some View {
          \(body)
        }
        \(members)
      }
      """,
      "B.swift": "import SwiftUI\n" + other,
    ]).expectFindings(of: "own_injection_read")
  }

  @Test(arguments: [
    #"var row: some View { Text("\(level)") } // ~warning"#,
    #"@ViewBuilder var row: some View { if level > 1 { Text("") } } // ~warning"#,
    #"func row() -> some View { Text("\(self.level)") } // ~warning"#,
    "var row: some View { Text(label) }\n  var label: String { String(level) } // ~warning",
    "var row: some View { outer }\n  var outer: some View { inner() }\n  func inner() -> some View { Text(String(level)) } // ~warning",
  ]) func members(_ members: String) throws {
    let row = members.contains("func row") ? "row()" : "row"
    try expect("VStack { \(row) }.environment(\\.level, 2)", members)
    try expect("VStack { HStack { \(row) } }.padding().environment(\\.level, 2)", members)
    try expect("Text(\"\").overlay { \(row) }.environment(\\.level, 2)", members)
    try expect("VStack { if isShown { \(row) } else { self.\(row) } }.environment(\\.level, 2)", members)
  }

  @Test(arguments: [
    "VStack { row }.environment(\\.other, 2)", "VStack { row }.environment(\\.level, 0)", "VStack { row }",
    "row; VStack { row }.environment(\\.level, 2)", "VStack { row }.environment(\\.level, 2); HStack { row }",
    "VStack { row }.environment(\\.level, level + 1)", "Text(\"\").environment(\\.level, 2).overlay { row }",
    "Text(\"\").sheet(isPresented: $isShown) { row }.environment(\\.level, 2)",
    "Card { row }.environment(\\.level, 2)", "Text(\"\").environment(\\.level, 2)",
    "ForEach(0..<2, id: \\.self) { row in Text(\"\\(row)\") }.environment(\\.level, 2)",
  ]) func otherPlaces(_ body: String) throws {
    try expect(body, #"var row: some View { Text("\(level)") }"#)
  }

  @Test(arguments: [
    "var row: some View { Child(level: level) }", "var row: some View { Text(\"\").environment(\\.other, level) }",
    "var row: some View { Button(\"\") { print(level) } }",
    "var row: some View { Text(\"\").sheet(isPresented: $isShown) { Text(\"\\(level)\") } }",
    "var row: some View { Text(\"\").task { print(level) } }",
    "func row() async { print(level) }",
  ]) func otherReads(_ member: String) throws {
    try expect("VStack { row }.environment(\\.level, 2)", member)
  }

  @Test func actions() throws {
    try expect(
      "Button(\"\") { print(label); log() }.environment(\\.level, 2)",
      "var label: String { String(level) }\n  func log() { print(level) }")
    try expect(
      "Button(\"\") { close() }.searchable(text: .constant(\"\"))", "func close() { dismissSearch() } // ~warning")
    try expect(
      "List { row }.searchable(text: .constant(\"\"))",
      "var row: some View { Button(isSearching ? \"a\" : \"b\") { dismissSearch() } } // ~warning ~warning")
  }

  @Test func valuesMadeOfTheProperty() throws {
    let row = #"var row: some View { Text("\(level)") }"#
    try expect("VStack { row }.environment(\\.level, next)", row + "\n  var next: Int { level + 1 }")
    try expect(
      "VStack { row }.environment(\\.level, further())",
      row + "\n  var next: Int { level + 1 }\n  func further() -> Int { next }")
    try expect("VStack { row }.transformEnvironment(\\.level) { $0 = 0 }", row)
    try expect(
      "VStack { row }.searchable(text: .constant(text))",
      "var row: some View { isSearching ? Text(\"\") : nil }\n  var text: String { isSearching ? \"a\" : \"b\" }")
  }

  @Test func objects() throws {
    try expect("VStack { row }.environment(guest)", "var row: some View { Text(session.name) } // ~warning")
    try expect("VStack { row }.environment(session)", "var row: some View { Text(session.name) }")
  }

  @Test func otherFiles() throws {
    let row = #"extension Panel { var row: some View { Text("\(level)") } }"#
    try expect("VStack { row }.environment(\\.level, 2)", "", other: row + " // ~warning", property: "var")
    try expect("VStack { row }.environment(\\.level, 2); row", "", other: row, property: "var")
    try expect(
      "VStack { row }.environment(\\.level, 2)", "", other: row + "\nextension Panel { var two: some View { row } }",
      property: "var")
    try expect(
      "all", "",
      other:
        #"extension Panel { var all: some View { VStack { Text("\(level)") }.environment(\.level, 2) } } // ~warning"#,
      property: "var")
    try expect(
      "all", #"var row: some View { Text("\(level)") } // ~warning"#,
      other: #"extension Panel { var all: some View { VStack { row }.environment(\.level, 2) } }"#)
    try expect(
      "VStack { row }.environment(\\.level, 2)", "",
      other: #"extension Panel { var row: some View { let level = 1; return Text("\(level)") } }"#, property: "var")
  }

  @Test func requirementsOfProtocols() throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0 }
      protocol Titled { var title: String { get } }
      extension Titled { var body: some View { VStack { Text(title) } } }
      struct Panel: View, Titled {
        @Environment(\\.level) private var level
        var list: some View { VStack { Text(title) }.environment(\\.level, 2) }
        var title: String { String(level) }
      }
      """
    ).expectFindings(of: "own_injection_read")
  }

  @Test func recursion() throws {
    try expect(
      "VStack { one(1) }.environment(\\.level, 2)",
      "func one(_ count: Int) -> some View { two(count) }\n  func two(_ count: Int) -> AnyView { count == 0 ? AnyView(Text(\"\\(level)\")) : AnyView(one(count - 1)) }"
    )
  }

  /// As many ways as the last member has lead from the first one to the content; one of them is told.
  @Test(.bodyTimeLimit(.seconds(60))) func membersWithManyUses() throws {
    let uses = { (name: String) in Array(repeating: name, count: 50).joined(separator: "; ") }
    let members = (1...9).map { "var row\($0): some View { VStack { \(uses("row\($0 - 1)")) } }" }
    try expect(
      "VStack { \(uses("row9")) }.environment(\\.level, 2)",
      "var row0: some View { Text(String(level)) } // ~warning\n  " + members.joined(separator: "\n  "))
  }
}

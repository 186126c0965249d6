import Testing

/// A search field is seen by what it is applied to, and not by the view that has it, wherever in the chain that reads.
@Suite struct SearchFieldTests {
  private func expect(_ body: String, _ place: SourceLocation = #_sourceLocation) throws {
    try PageProject(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var level = 0 }
      struct Page: View {
        @Environment(\\.isSearching) private var isSearching
        @Environment(\\.dismissSearch) private var dismissSearch
        @Environment(\\.level) private var level
        @State private var text = ""
        @State private var isShown = false
        var body: some View {
          \(body)
        }
      }
      """
    ).expectFindings(of: "own_injection_read", place)
  }

  @Test(
    arguments: [
      "List {}.searchable(text: $text).overlay { if isSearching { Text(\"\") } } // ~warning",
      "List {}\n.searchable(text: $text)\n.padding()\n.background { Text(isSearching ? \"a\" : \"b\") // ~warning\n}",
      "NavigationStack { List {}.searchable(text: $text).overlay(alignment: .top) { if isSearching { Text(\"\") } } } // ~warning",
      "List {}.searchable(text: $text).safeAreaInset(edge: .bottom) { if !isSearching { Text(\"\") } } // ~warning",
      "List {}.searchable(text: $text).toolbar { if isSearching { Button(\"\") {} } } // ~warning",
      "List {}.searchable(text: $text).opacity(isSearching ? 0.5 : 1) // ~warning",
      "List {}.searchable(text: $text).overlay { Button(\"\") { dismissSearch() } } // ~warning",
      "List { if isSearching { Text(\"\") } }.searchable(text: $text) // ~warning",
    ])
  func readsInTheSameChain(_ body: String) throws { try expect(body) }

  @Test(
    arguments: [
      "List {}.searchable(text: $text).overlay { Text(\"\\(level)\") }",
      "List {}.environment(\\.level, 1).overlay { Text(\"\\(level)\") }",
      "List {}.overlay { if isSearching { Text(\"\") } }",
      "VStack { List {}.searchable(text: $text); if isSearching { Text(\"\") } }",
      "List {}.searchable(text: $text).sheet(isPresented: $isShown) { if isSearching { Text(\"\") } }",
      "List {}.searchable(text: $text).overlay { Results() }",
    ])
  func otherReads(_ body: String) throws { try expect(body) }
}

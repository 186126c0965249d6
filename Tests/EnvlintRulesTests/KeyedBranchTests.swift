import EnvlintFacts
import Testing

/// Branches that the value of a key of the environment decides: code further out may have chosen another one.
@Suite struct KeyedBranchTests {
  private static let start = """
    enum Place { case drawer, move }
    extension EnvironmentValues {
      @Entry var place = Place.drawer
      @Entry var isMoving = false
      var isWide: Bool { horizontalSizeClass == .regular }
    }

    """

  private func states(_ code: String) throws -> [LookupProof.Mark] { try LeafStates.states(Self.start + code) }

  private static let cell = """
    struct Cell: View {
      @Environment(\\.place) private var place
      @Environment(\\.isMoving) private var isMoving
      @Environment(\\.isEnabled) private var isEnabled
      @Environment(\\.isWide) private var isWide
      var body: some View {
        CONDITION
      }
    }

    """

  @Test(arguments: [
    ("if place == .move { Text(\"\") } else { Leaf() }", "Cell().environment(\\.place, .move)"),
    ("switch place { case .move: Text(\"\")\n case .drawer: Leaf() }", "Cell().environment(\\.place, Place.move)"),
    ("if isMoving { Text(\"\") } else { Leaf() }", "Cell().environment(\\.isMoving, true)"),
    ("place == .move || isEnabled ? AnyView(Text(\"\")) : AnyView(Leaf())", "Cell().environment(\\.place, .move)"),
    ("if isMoving { Text(\"\") } else { Leaf() }", "Cell().environment(\\.isMoving, moves)"),
    ("if isMoving { Text(\"\") } else { Leaf() }", "Cell().transformEnvironment(\\.isMoving) { $0.toggle() }"),
    // Nothing sets it, so it has its default.
    ("if place == .move { Leaf() }", "Cell()"),
  ])
  func theValueDecides(_ content: String, _ root: String) throws {
    func states(_ root: String) throws -> [LookupProof.Mark] {
      let view = "struct Root: View { @State private var moves = false; var body: some View { \(root) } }"
      return try self.states(Self.cell.replacing("CONDITION", with: content) + view)
    }
    #expect(try states(root) == [.unresolved])
    // What is injected further out is there in any case.
    #expect(try states(root + ".environment(Shop())") == [.proven])
  }

  @Test(arguments: [
    // A key of the SDK's.
    ("if isEnabled { Text(\"\") } else { Leaf() }", "Cell().environment(\\.place, .move)"),
    // The key is derived from another one.
    ("if isWide { Text(\"\") } else { Leaf() }", "Cell()"),
    // The content isn't in the branch.
    ("if isMoving { Text(\"\") }; Leaf()", "Cell().environment(\\.isMoving, true)"),
    ("if let place = Optional(1) { Text(\"\\(place)\") } else { Leaf() }", "Cell().environment(\\.place, .move)"),
  ])
  func otherBranchesRun(_ content: String, _ root: String) throws {
    let cell = Self.cell.replacing("CONDITION", with: content)
    let code = "struct Root: View { @State private var moves = false; var body: some View { \(root) } }"
    #expect(try states(cell + code) == [.lacking])
  }

  /// Reading an `@EnvironmentObject` crashes the app; actions that only some value of a key runs may never read it.
  @Test(arguments: [
    ("Button(\"\") { switch place { case .move: return; case .drawer: shop.close() } }", LookupProof.Mark.unresolved),
    ("Button(\"\") { tap() }", .unresolved),
    // The body reads it, whatever the key is.
    ("Button(shop.name) { tap() }", .lacking),
    // The key isn't compared.
    ("Button(\"\") { show(place: place); shop.close() }", .lacking),
    // The SDK's keys are what they are.
    ("Button(\"\") { if isEnabled { shop.close() } }", .lacking),
  ])
  func actionsThatMayNotReadAnObject(_ content: String, _ mark: LookupProof.Mark) throws {
    let tap = content.contains("tap()") ? "private func tap() { if place == .drawer { shop.close() } }" : ""
    let code = """
      import SwiftUI
      \(Self.start)
      final class Shop: ObservableObject { var name = ""; func close() {} }
      func show(place: Place) {}
      struct Leaf: View {
        @Environment(\\.place) private var place
        @Environment(\\.isEnabled) private var isEnabled
        @EnvironmentObject private var shop: Shop
        var body: some View { \(content) }
        \(tap)
      }
      struct Root: View {
        var body: some View { VStack { Leaf().environment(\\.place, .move); Text("").environmentObject(Shop()) } }
      }
      @main struct Market: App { var body: some Scene { WindowGroup { Root() } } }
      """
    #expect(try LeafStates.states(of: ["App.swift": code]) == [mark])
    let missing = try PageProject(["App.swift": code]).findings(of: ["missing_injection"])
    #expect(missing.contains { $0.severity > .info } == (mark == .lacking))
  }
}

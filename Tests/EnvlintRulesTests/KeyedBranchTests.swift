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
}

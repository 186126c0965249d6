import EnvlintFacts
import Testing

/// Views that switch over an enum's case which they are made with: what they show for another case isn't shown.
@Suite struct StoredCaseTests {
  private static let start = """
    enum Kind: Identifiable {
      case list, leaf, other(Int)
      static let usual = Kind.leaf
      var id: Int { 0 }
    }

    """

  private static let page = """
    struct Page: View {
      let kind: Kind
      var body: some View { NavigationStack { content } }
      @ViewBuilder private var content: some View {
        switch kind {
        case .list: Text("")
        case .leaf: Leaf()
        case .other: EmptyView()
        }
      }
    }

    """

  private func states(_ code: String) throws -> [LookupProof.Mark] {
    try LeafStates.states(Self.start + (code.contains("struct Page") ? "" : Self.page) + code)
  }

  @Test(arguments: [
    "struct Root: View { var body: some View { Page(kind: .leaf).environment(Shop()); Page(kind: .list) } }",
    "struct Root: View { var body: some View { Page(kind: .usual).environment(Shop()); Page(kind: .other(1)) } }",
    """
    struct Root: View { @State private var kind: Kind?
      var body: some View { Button("") { kind = .list }.sheet(item: $kind) { Page(kind: $0) }; inside(.leaf) }
      func inside(_ kind: Kind) -> some View { Page(kind: kind).environment(Shop()) }
    }
    """,
    // The view's own functions know it as well.
    """
    struct Page: View {
      let kind: Kind
      var body: some View { VStack { part(1) } }
      @ViewBuilder func part(_ n: Int) -> some View { switch self.kind { case .leaf: Leaf(); default: Text("") } }
    }
    struct Root: View { var body: some View { Page(kind: .leaf).environment(Shop()); Page(kind: .list) } }
    """,
  ])
  func tellsCasesApart(_ code: String) throws {
    #expect(try states(code) == [.proven])
  }

  @Test(arguments: [
    "struct Root: View { var body: some View { Page(kind: .list).environment(Shop()); Page(kind: .leaf) } }",
    // A static member may be any case.
    "struct Root: View { var body: some View { Page(kind: .leaf).environment(Shop()); Page(kind: .usual) } }",
    """
    struct Root: View { @State private var kind: Kind?
      var body: some View { Button("") { kind = .leaf }.sheet(item: $kind) { Page(kind: $0) } }
    }
    """,
    // An initializer may keep another one, and a variable may change.
    """
    struct Page: View {
      let kind: Kind
      init(kind: Kind) { self.kind = .leaf }
      var body: some View { switch kind { case .leaf: Leaf(); default: Text("") } }
    }
    struct Root: View { var body: some View { Page(kind: .list) } }
    """,
    """
    struct Page: View {
      var kind: Kind
      var body: some View { switch kind { case .leaf: Leaf(); default: Text("") } }
      func leaf() -> Page { var page = self; page.kind = .leaf; return page }
    }
    struct Root: View { var body: some View { Page(kind: .list) } }
    """,
    // The name of a parameter hides that of the constant.
    """
    struct Page: View {
      let kind: Kind
      var body: some View { part(kind: .leaf) }
      @ViewBuilder func part(kind: Kind) -> some View { switch kind { case .leaf: Leaf(); default: Text("") } }
    }
    struct Root: View { var body: some View { Page(kind: .list) } }
    """,
    // A function may be given a static member.
    """
    struct Root: View { var body: some View { part(.usual) }
      @ViewBuilder func part(_ kind: Kind) -> some View { switch kind { case .leaf: Leaf(); default: Text("") } }
    }
    """,
  ])
  func findsTheCaseThatLacksIt(_ code: String) throws {
    #expect(try states(code) == [.lacking])
  }
}

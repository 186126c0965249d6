import Testing

/// Views that containers and modifiers of the SDK show although no closure makes them.
@Suite struct ShownViewTests {
  private static let row =
    "struct Row: View { let n: Int; init(_ n: Int) { self.n = n }; var body: some View { Leaf() } }\n"

  private static func deep(_ body: String, _ members: String = "") -> String {
    "struct Deep: View { \(members)\nvar body: some View { \(body) } }\nfunc deep() { show(Deep.self) }\n"
  }

  private static let flow = """
    struct Flow: Layout {
      var spacing = 1.0
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    """

  @Test(arguments: [
    row + deep("ForEach(0..<3, content: Row.init).environment(Shop.shared)"),
    row + deep("List { ForEach(xs, id: \\.self, content: Row.init) }.environment(Shop.shared)", "let xs: [Int]"),
    row + deep("List(xs, rowContent: Row.init(_:)).environment(Shop.shared)", "let xs: [Int]"),
    row + deep("Text(\"\").sheet(item: $n, content: Row.init).environment(Shop.shared)", "@State var n: Int?"),
    row + deep("Grid(make: Row.init).environment(Shop.shared)")
      + "struct Grid<C: View>: View { let make: (Int) -> C; var body: some View { make(1) } }",
    deep("Color.red.background { Leaf() }.environment(Shop.shared)"),
    deep("Color.clear.overlay(Leaf()).environment(Shop.shared)"),
    deep("Color.clear.frame(height: 1).overlay(alignment: .top) { Leaf() }.environment(Shop.shared)"),
    deep("Palette.ink.overlay { Leaf().environment(Shop.shared) }") + "enum Palette { static let ink = Color.red }",
    flow + deep("Flow { Leaf() }.environment(Shop.shared)"),
    flow + deep("Flow(spacing: 3) { Leaf() }.environment(Shop.shared)"),
  ])
  func isProven(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .proven)
  }

  /// Modifiers of packages that are known to inject nothing, in files that import these.
  @Test(arguments: [("SwiftUIIntrospect", LeafProject.Answer.lacking), ("Other", .unclear)])
  func packageModifiers(_ module: String, _ expected: LeafProject.Answer) throws {
    let code = """
      import \(module)
      final class C: UIViewController {
        func go() { present(UIHostingController(rootView: Leaf().introspect(.list, on: .iOS(.v17)) { list in list.reset() }), animated: true) }
      }
      """
    #expect(try LeafProject(code).answer() == expected)
  }

  @Test(arguments: [
    row + deep("VStack { let rows = xs.map(Row.init); stack(rows) }.environment(Shop.shared)", "let xs: [Int]"),
    row + deep("Button(\"\") { make = Row.init }.environment(Shop.shared)", "@State var make: ((Int) -> Row)?"),
    row + deep("Grid(make: Row.init).environment(Shop.shared)")
      + "struct Grid<C: View>: View { let make: (Int) -> C; var body: some View { Text(\"\") } }\nlet kept = Grid(make: Row.init).make(2)",
    deep("Color.red.wrapped { Leaf() }.environment(Shop.shared)"),
    flow + deep("Flow { Leaf() }.environment(Shop.shared)")
      + "extension Flow { func callAsFunction<V: View>(_ v: () -> V) -> some View { Text(\"\") } }",
    "struct Flow: Layout { let make: () -> AnyView; init(make: @escaping () -> AnyView) { self.make = make } }\n"
      + deep("Flow { AnyView(Leaf()) }.environment(Shop.shared)"),
  ])
  func isUnclear(_ code: String) throws {
    #expect(try LeafProject(code).answer() == .unclear)
  }
}

import EnvlintFacts
import Testing

/// Views that code keeps in properties, and shows by their names.
@Suite struct StoredViewTests {
  private static let start = """
    struct Item: Identifiable { let id = 0; let view: AnyView }
    struct Maker: Identifiable { let id = 0; let make: () -> AnyView }
    struct Wrapping: Identifiable {
      let id = 0
      let view: AnyView
      init<V: View>(@ViewBuilder _ view: () -> V) { self.view = AnyView(view()) }
    }

    """

  private func states(_ code: String, injecting: Bool) throws -> [LookupProof.Mark] {
    try LeafStates.states(Self.start + code, injecting: injecting)
  }

  /// A constant that a view begins with is surely what it shows.
  @Test(arguments: [
    "struct Root: View { let leaf = Leaf(); var body: some View { VStack { leaf } } }",
    "struct Root: View { private let leaf = Leaf().padding(); var body: some View { self.leaf } }",
    "struct Root: View { let make = { AnyView(Leaf()) }; var body: some View { VStack { make() } } }",
    """
    struct Root: View { let pages = [AnyView(Leaf())]
      var body: some View { ForEach(pages.indices, id: \\.self) { pages[$0] } } }
    """,
  ])
  func aConstantIsWhatItBeginsWith(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.lacking])
  }

  /// A value may hold another view, so that what one lacks is not proven to be lacking.
  @Test(arguments: [
    "struct Root: View { let items = [Item(view: AnyView(Leaf()))]; var body: some View { ForEach(items) { $0.view } } }",
    """
    struct Root: View { let items = [Item(view: AnyView(Leaf())), Item(view: AnyView(Text("")))]
      var body: some View { ForEach(items) { item in VStack { item.view } } } }
    """,
    """
    struct Root: View { let items = [Maker(make: { AnyView(Leaf()) })]
      var body: some View { ForEach(items) { item in item.make() } } }
    """,
    """
    struct Root: View { let items = [Wrapping { Leaf() }]
      var body: some View { ForEach(items) { item in let view = item.view; return VStack { view } } } }
    """,
    """
    final class Model: ObservableObject { let items = [Item(view: AnyView(Leaf()))] }
    struct Root: View { @StateObject private var model = Model()
      var body: some View { if model.items[0].view != nil { model.items[0].view } } }
    """,
    "struct Root: View { var leaf = Leaf(); var body: some View { leaf } }",
  ])
  func aValueHoldsAnyView(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// A subclass shows what its superclass holds, and a property of a value may have the name of another one.
  @Test(arguments: [
    """
    class Base: ObservableObject { let leaf = Leaf() }
    final class Model: Base { @ViewBuilder var page: some View { leaf } }
    struct Root: View { @StateObject private var model = Model()
      var body: some View { VStack { Text("") }.environment(Shop()); model.page } }
    """,
    """
    struct Plain { func make() -> some View { Text("") } }
    struct Root: View { let items = [Maker(make: { AnyView(Leaf()) })]
      var body: some View { ForEach(items) { item in item.make() } } }
    """,
  ])
  func nothingIsProvenWhereItIsLacking(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) != [.proven])
    #expect(try states(code, injecting: false) != [.unreached])
  }

  /// Something is injected at one place of several.
  @Test func eachPlaceThatShowsTheViewCounts() throws {
    let code = """
      struct Root: View { let items = [Item(view: AnyView(Leaf()))]
        var body: some View { ForEach(items) { $0.view }.environment(Shop()); ForEach(items) { $0.view } } }
      """
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// Other code may show it anywhere.
  @Test(arguments: [
    """
    struct Root: View { let items = [Item(view: AnyView(Leaf()))]
      var body: some View { ForEach(items) { $0.view } }
      func keep() { Registry.shared.views = items.map(\\.view) } }
    """,
    """
    struct Root: View { let items = [Item(view: AnyView(Leaf()))]
      var body: some View { ForEach(items) { $0.view } }
      func keep() { Registry.shared.keep(items[0].view) } }
    """,
    "struct Root: View { let leaf = Leaf(); var body: some View { leaf }; func all() -> [Leaf] { [leaf, leaf] } }",
    "struct Root: View { let leaf = Leaf(); init() { Registry.shared.keep(leaf) }; var body: some View { leaf } }",
    """
    class Base: ObservableObject { let leaf = Leaf() }
    final class Model: Base { func keep() { Registry.shared.keep(leaf) } }
    struct Root: View { @StateObject private var model = Model(); var body: some View { model.leaf } }
    """,
    """
    struct Root: View { @State private var leaf = AnyView(Leaf()); var body: some View { leaf.overlay { Changer(view: $leaf) } } }
    """,
    """
    struct Kept: Identifiable { let id = 0; let view: AnyView
      init(_ view: AnyView) { self.view = view; Registry.shared.keep(view) } }
    struct Root: View { let items = [Kept(AnyView(Leaf()))]; var body: some View { ForEach(items) { $0.view } } }
    """,
  ])
  func otherCodeMayShowIt(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.unresolved])
    #expect(try states(code, injecting: false) == [.unresolved])
  }
}

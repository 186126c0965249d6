import EnvlintFacts
import Testing

/// Ways on which code shows a view: each is proven where the root injects the object, and lacks it where nothing does.
@Suite struct ViewWaysTests {
  private static let start = """
    struct Dropping: ViewModifier { func body(content: Content) -> some View { Text("") } }
    struct Framing: ViewModifier { func body(content: Content) -> some View { VStack { content } } }

    """

  private func states(_ code: String, injecting: Bool) throws -> [LookupProof.Mark] {
    try LeafStates.states(Self.start + code, injecting: injecting)
  }

  @Test(arguments: [
    // Members of a concrete type.
    "struct Root: View { var leaf: Leaf { Leaf() }; var body: some View { leaf } }",
    "struct Root: View { func leaf(_ n: Int) -> Leaf? { Leaf() }; var body: some View { VStack { leaf(1) } } }",
    """
    struct Root: View { var body: some View { row(1) } }
    extension Root { private func row(_ n: Int) -> Leaf { switch n { case 0: return Leaf(); default: return Leaf() } } }
    """,
    // Values that are called.
    """
    struct Maker { func callAsFunction() -> some View { Leaf() } }
    struct Root: View { let make = Maker(); var body: some View { make() } }
    """,
    "struct Root: View { var body: some View { ModifiedContent(content: Leaf(), modifier: Framing()) } }",
    // Constants that get their value later.
    """
    struct Root: View { var isOn = true; var body: some View {
      let row: AnyView
      if isOn { row = AnyView(Leaf()) } else { row = AnyView(Text("")) }
      return row.padding()
    } }
    """,
    // Variables that code sets again.
    """
    struct Root: View { var isOn = true; var body: some View { make() }
      func make() -> AnyView {
        var row = AnyView(Leaf())
        row = AnyView(row.padding())
        if isOn { row = AnyView(VStack { row; Text("") }) }
        return row
      }
    }
    """,
    """
    struct Root: View { func make() -> AnyView? { AnyView(Leaf()) }
      var body: some View { if let row = self.make(), true { row.padding() } } }
    """,
    """
    struct Root: View { func make(_ n: Int) -> AnyView? { AnyView(Leaf()) }
      var body: some View { if let row = make(1) { row } else { Text("") } } }
    """,
    """
    struct Root: View { var body: some View { wrap(Leaf()) }
      func wrap<V: View>(_ view: V) -> some View { let view = view.padding(); return VStack { view } } }
    """,
    // A key path as content, and a view's own modifier.
    """
    struct Item: Identifiable { let id = 0; var row: some View { Leaf() } }
    struct Root: View { let items = [Item()]; var body: some View { ForEach(items, content: \\.row) } }
    """,
    """
    struct Card: View { var body: some View { Leaf() }; func framed() -> some View { self.modifier(Framing()) } }
    struct Root: View { var body: some View { Card().framed() } }
    """,
    // Any type that conforms to a protocol may wrap it, or show nothing.
    """
    protocol Plugin { func wrap<C: View>(@ViewBuilder content: () -> C) -> AnyView? }
    extension Plugin {
      func wrap<C: View>(@ViewBuilder content: () -> C) -> AnyView? { nil }
      func apply(to content: AnyView) -> AnyView {
        if let wrapped = self.wrap(content: { content }) { return wrapped }
        return content
      }
    }
    struct Frames: Plugin {
      func wrap<C: View>(@ViewBuilder content: () -> C) -> AnyView? { AnyView(VStack { content() }) }
    }
    struct Scrolls: Plugin {
      func wrap<C: View>(@ViewBuilder content: () -> C) -> AnyView? { AnyView(ScrollView { content() }) }
    }
    struct Nothing: Plugin {}
    final class Plugins: ObservableObject {
      let all: [any Plugin] = [Frames(), Scrolls(), Nothing()]
      func wrap<C: View>(@ViewBuilder content: () -> C) -> AnyView? {
        var wrapped: AnyView = AnyView(content())
        for plugin in all { wrapped = plugin.apply(to: wrapped) }
        return wrapped
      }
    }
    struct Root: View { @StateObject private var plugins = Plugins()
      var body: some View { if let wrapped = plugins.wrap(content: { Leaf() }) { wrapped } else { Leaf() } } }
    """,
    // A part of a closure that is given a view may be compiled in some builds alone.
    """
    extension View {
      @ViewBuilder func when<C: View>(_ isOn: Bool, @ViewBuilder transform: (Self) -> C) -> some View {
        if isOn { transform(self) } else { self }
      }
    }
    struct Root: View { var body: some View { Leaf().when(true) {
      #if os(macOS)
      $0.padding()
      #else
      $0
      #endif
    } } }
    """,
    """
    struct Pages: View { let pages: [AnyView]; var body: some View { ForEach(pages.indices, id: \\.self) { pages[$0] } } }
    struct Root: View { let numbers = [1]; var body: some View { Pages(pages: numbers.map { _ in AnyView(Leaf()) }) } }
    """,
    """
    struct Pages<Page: View>: View { let pages: [Page]; var body: some View { ForEach(pages) { page in page.padding() } } }
    struct Root: View { var body: some View { Pages(pages: [1].map { _ in Leaf() }) } }
    """,
    // Content under another name than the argument's.
    """
    struct Panel<Row: View, Preview: View>: View {
      let row: Row
      let shown: Preview
      init(content: Row, preview: Preview) { row = content; self.shown = preview }
      var body: some View { VStack { shown }; Other(row) }
    }
    struct Root: View { var body: some View { Panel(content: Text(""), preview: Leaf()) } }
    """,
    // A method that a modifier is told to perform is no content.
    """
    extension View { func onTick(perform action: @escaping () -> Void) -> some View { onAppear { action() } } }
    struct Box<Content: View>: View {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      func reload() {}
      var body: some View { content.onTick(perform: reload) }
    }
    struct Root: View { var body: some View { Box { Leaf() } } }
    """,
  ])
  func isFollowed(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.lacking])
  }

  /// A variable may have another value where it is shown.
  @Test(arguments: [
    """
    struct Root: View { var body: some View {
      var row = AnyView(Leaf())
      for edge in [1, 2] { row = AnyView(VStack { Text("\\(edge)"); row }) }
      return row
    } }
    """,
    """
    struct Root: View { var isOn = true; var body: some View {
      var row = AnyView(Leaf())
      if isOn { row = AnyView(Text("")) }
      if !isOn { row = AnyView(row.padding()) }
      return row
    } }
    """,
  ])
  func aVariableMayHaveAnotherValue(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// The value that a variable has where it is shown is the last one.
  @Test(arguments: [
    "var row = AnyView(Leaf()); row = AnyView(row.environment(Shop())); return row",
    """
    var row = AnyView(Leaf())
    if isOn { row = AnyView(row.environment(Shop())) } else { row = AnyView(VStack { row }.environment(Shop())) }
    return row
    """,
    "var row = AnyView(Leaf()); if isOn { return AnyView(row.environment(Shop())) }; row = AnyView(Text(\"\")); return row",
  ])
  func theLastValueIsShown(_ statements: String) throws {
    let code = "struct Root: View { var isOn = true; var body: some View { \(statements) } }"
    #expect(try states(code, injecting: false) == [.proven])
  }

  /// A member of a value is that of its type, whatever else has the name.
  @Test func aMemberOfAValueIsThatOfItsType() throws {
    let code = """
      struct Config { var title = [""]; mutating func clear() { title.removeAll() } }
      struct Field: View { let onEnd: () -> Void; var body: some View { Button("", action: onEnd) } }
      struct Root: View { @State private var config = Config()
        @ViewBuilder var title: some View { Leaf() }
        var body: some View { VStack { title.environment(Shop()); Field { config.title.remove(at: 0) } } }
      }
      """
    #expect(try states(code, injecting: false) == [.proven])
  }

  @Test func aClosureMayChangeAVariable() throws {
    let code = """
      struct Root: View { var body: some View {
        var row = AnyView(Leaf().environment(Shop()))
        let change = { row = AnyView(Leaf()) }
        change()
        return row
      } }
      """
    #expect(try states(code, injecting: false) != [.proven])
  }

  @Test func aValueThatIsShownEarlierCounts() throws {
    let code = """
      struct Root: View { var body: some View {
        var row = AnyView(Leaf())
        let stack = VStack { row }
        row = AnyView(row.environment(Shop()))
        return HStack { stack; row }
      } }
      """
    #expect(try states(code, injecting: true) == [.proven])
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// A child has the environment of its tree, be it shown in a hosting controller.
  @Test(arguments: [
    """
    struct Stack: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View { ForEach(children) { child in child } }
    }
    struct Root: View { var body: some View { _VariadicView.Tree(Stack()) { Leaf() } } }
    """,
    """
    struct Helper<Result: View>: _VariadicView_UnaryViewRoot {
      var make: (_VariadicView.Children) -> Result
      func body(children: _VariadicView.Children) -> some View { make(children) }
    }
    extension View {
      func variadic<R: View>(@ViewBuilder process: @escaping (_VariadicView.Children) -> R) -> some View {
        _VariadicView.Tree(Helper(make: process), content: { self })
      }
    }
    struct Pages: UIViewControllerRepresentable {
      var children: _VariadicView.Children
      func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController()
        pages.setViewControllers(children.map { UIHostingController(rootView: $0) }, direction: .forward, animated: false)
        return pages
      }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
    }
    struct Root: View { var body: some View { Leaf().variadic { Pages(children: $0) } } }
    """,
  ])
  func childrenOfATreeHaveItsEnvironment(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.proven])
    // The root may do more for some of them.
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// What a root injects around a child isn't the environment of its tree.
  @Test func aRootDoesNotInject() throws {
    let code = """
      struct Stack: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
          ForEach(children) { child in child.environment(Shop()) }
        }
      }
      struct Root: View { var body: some View { _VariadicView.Tree(Stack()) { Leaf() } } }
      """
    #expect(try states(code, injecting: false) == [.unresolved])
  }

  /// Code that puts a member's view into something else may show it anywhere.
  @Test(arguments: [
    "struct Root: View { var leaf: Leaf { Leaf() }; var body: some View { leaf; Text([leaf].debugDescription) } }",
    "struct Root: View { var leaf: Leaf { Leaf() }; var all: [Leaf] { [leaf] }; var body: some View { leaf } }",
  ])
  func aMemberThatIsTakenIsNotProven(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.unresolved])
    #expect(try states(code, injecting: false) == [.lacking])
  }

  @Test(arguments: [
    "struct Root: View { var body: some View { ModifiedContent(content: Leaf(), modifier: Dropping()) } }",
    """
    struct Root: View { var isOn = true; var body: some View {
      let row: AnyView
      #if DEBUG
      row = AnyView(Leaf())
      #else
      row = AnyView(Text(""))
      #endif
      return row
    } }
    """,
    """
    struct Panel<A: View, B: View>: View {
      let first: A
      let second: B
      init(a: A, b: B) { first = a; second = b; Registry.shared.keep(b) }
      var body: some View { first; Other(second) }
    }
    struct Root: View { var body: some View { Panel(a: Text(""), b: Leaf()) } }
    """,
  ])
  func staysUnknown(_ code: String) throws {
    #expect(try states(code, injecting: true) == [.unresolved])
    #expect(try states(code, injecting: false) == [.unresolved])
  }
}

/// Functions that hand a view to a closure, which shows it in its own way.
extension FlowProofTests {
  private static let functions = """
    import Foreign
    extension View {
      @ViewBuilder func when<C: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> C) -> some View {
        if condition { transform(self) } else { self }
      }
      @ViewBuilder func when<A: View, B: View>(
        _ condition: Bool, @ViewBuilder transform: (Self) -> A, @ViewBuilder else other: (Self) -> B
      ) -> some View {
        if condition { transform(self) } else { other(self) }
      }
      func apply<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { transform(self) }
      func given<V, C: View>(_ value: V, @ViewBuilder _ transform: (Self, V) -> C) -> some View { transform(self, value) }
      func provided<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { transform(self).environment(Shop()) }
      func boxed<C: View>(@ViewBuilder _ transform: (VStack<Self>) -> C) -> some View { transform(VStack { self }) }
      func opaque<C: View>(@ViewBuilder _ transform: (Self) -> C) -> some View { foreign(transform(self)) }
    }
    struct Card<C: View>: View { let content: C; var body: some View { content } }
    struct Safe<C: View>: View { let content: C; var body: some View { content.environment(Shop()) } }
    """

  static let closures = [
    (".apply { $0.padding() }", true), (".apply { view in view.padding() }", true),
    (".apply { $0.environment(Shop()) }", false), (".apply { view in view.padding().environment(Shop()) }", false),
    (".apply { Card(content: $0) }", true), (".apply { Safe(content: $0) }", false),
    (".apply { if isOn { $0.environment(Shop()) } else { $0 } }", true),
    (".apply { view in Button(\"a\") {}.overlay { view } }", true),
    (".apply { Wrapper($0) }", false), (".apply { $0.foreign() }", false), (".apply(decorated)", false),
    (".apply { _ in Text(\"\") }", false),
    (".apply { $0.apply { $0.padding() } }", true), (".apply { $0.apply { $0.environment(Shop()) } }", false),
    (".environment(Shop()).apply { $0.padding() }", false), (".apply { $0.padding() }.environment(Shop())", false),
    (".given(1) { view, value in view.padding(value) }", true),
    (".given(1) { view, value in view.environment(Shop()) }", false),
    (".provided { $0.padding() }", false), (".boxed { $0.padding() }", true), (".opaque { $0.padding() }", false),
    (".when(isOn) { $0.environment(Shop()) }", true),
    (".when(isOn) { $0.environment(Shop()) } else: { $0.padding() }", true),
    (".when(isOn) { $0.padding() } else: { $0.environment(Shop()) }", true),
    (".when(isOn) { $0.environment(Shop()) } else: { $0.opacity(0).environment(Shop()) }", false),
  ].map { modifiers, isLacking in
    Case(
      name: modifiers,
      views: """
        \(functions)
        struct Root: View { @State private var isOn = false; var body: some View { Leaf()\(modifiers) } }
        """, lacking: isLacking ? ["Leaf"] : [])
  }
}
